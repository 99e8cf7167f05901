import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test('a name after a thing is no part of what the thing is called', () => {
  const [dragon, ...others] = readPrompt('a dragon Tom on my arm').subjects
  expect(dragon).toMatchObject({ text: 'dragon', isStandIn: false })
  expect(others).toEqual([])
})

test('a stack of books is one stack where the motif has it, and a pile of skulls is many skulls', () => {
  expect(readPrompt('an owl on a stack of books').subjects[1]).toMatchObject({
    motif: 'book',
    variant: 'stack',
    count: 1,
  })
  expect(readPrompt('a pile of skulls').subjects[0]!.count).toBeGreaterThan(2)
})

test.for(['tawny owl', 'burrowing owl', 'black mamba', 'basilisk'])(
  'a %s that is drawn as its wider kind is told',
  (name) => {
    expect(readPrompt(`a ${name}`).subjects[0]).toMatchObject({ text: name, isStandIn: true })
  },
)

test.for(['rattlesnake', 'rattle snake', 'diamondback'])(
  'a %s is drawn as one, rattle and all',
  (name) => {
    expect(readPrompt(`a ${name}`).subjects[0]).toMatchObject({
      motif: 'snake',
      variant: 'rattling',
      isStandIn: false,
    })
  },
)

test.for([
  ['a red rose and a blue rose', ['rose', 'blue rose']],
  ['una rosa roja y una rosa azul', ['rosa', 'rosa azul']],
])(
  'two of a kind in two colours are two, and each has a name of its own: %s',
  ([prompt, texts]) => {
    const { subjects } = readPrompt(prompt as string)
    expect(subjects.map(({ text }) => text)).toEqual(texts)
    expect(subjects.map(({ colours }) => colours)).toEqual([['red'], ['blue']])
  },
)

test('a lamb has no horns: it is drawn as itself, and never as a ram', () => {
  const { subjects, notDrawn } = readPrompt('a lamb')
  expect(subjects[0]).toMatchObject({ motif: 'lamb', source: 'drawn', isStandIn: false })
  expect(notDrawn).toEqual([])
})

test('hundreds of words that no list knows are looked through in little time', () => {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const makeWord = () =>
    Array.from({ length: 4 + Math.floor(random() * 6) }, () =>
      String.fromCharCode(97 + Math.floor(random() * 26)),
    ).join('')
  const makeText = () => Array.from({ length: 320 }, makeWord).join(' ')
  for (let i = 0; i < 3; i++) readPrompt(makeText())
  const took = Array.from({ length: 5 }, () => {
    const text = makeText()
    const started = performance.now()
    readPrompt(text)
    return performance.now() - started
  })
  // About 40 ms by themselves; it was 650. The best of five, for a busy machine.
  expect(Math.min(...took)).toBeLessThan(250)
})

test.for<[string, string[]]>([
  ['husky tattoo for my dog Max', ['husky']],
  ['german shepherd portrait of my dog', ['german-shepherd']],
  ['un husky para mi perro Max', ['husky']],
  ['an owl bird on a branch', ['owl', 'olive-branch']],
  ['a husky and a dog', ['husky', 'dog']],
  ['a bird and an owl', ['swallow', 'owl']],
])('"%s" is the same animal told twice only where it is', ([text, motifs]) => {
  expect(readPrompt(text).subjects.map(({ motif }) => motif)).toEqual(motifs)
})

test.for<[string, string[]]>([
  ['un barco en el mar en calma', ['sailing-ship', 'wave']],
  ['eine Rose, Platz wäre das Schulterblatt', ['rose']],
  ['ein Anker, das hat jeder', ['anchor']],
  ['une tour Eiffel et une flaque', ['wave']],
  ['Minha mãe se chama Ana. Queria uma rosa', ['rose']],
  ['a lion, whip shading', ['lion']],
])('an ordinary word of its own language is no thing: %s', ([text, motifs]) => {
  expect(
    readPrompt(text)
      .subjects.filter(({ source }) => source !== 'none')
      .map(({ motif }) => motif),
  ).toEqual(motifs)
})

test('a name that was told is written where it is asked for, and is no thing', () => {
  const brief = readPrompt('Für meinen Sohn Jonas: ein Elefantenbaby, daneben sein Name')
  expect(brief.lettering.map(({ text }) => text)).toEqual(['Jonas'])
  expect(brief.subjects.map(({ motif }) => motif)).toEqual(['elephant'])
  expect(brief.notDrawn).toEqual([])
})

test('a cowboy is a man in his hat, and no hat', () => {
  expect(readPrompt('a cowboy with a rose').subjects[0]?.motif).toBe('cowboy')
})

test('where a name stands says nothing of the crown before it', () => {
  const { subjects, relations } = readPrompt(
    'a lion w a crown n my sons name jayden under it 03/14/2016',
  )
  expect(relations.map(({ kind, from }) => `${kind} ${subjects[from]!.motif}`)).toEqual([
    'on crown',
  ])
})

test.each([
  ['cuore trafitto da tre spade', ['heart', 'sword']],
  ['tartaruga com uma mandala no casco', ['turtle', 'mandala']],
  ['frase "tudo passa" com um coração, letra de mão', ['heart']],
  ['quiero un sol con cara', ['sun']],
  ['una bota de montaña con flores', ['boots', 'flower']],
])('a word of another language is read by its own language: "%s"', (prompt, expected) => {
  expect(readPrompt(prompt).subjects.map(({ wanted }) => wanted)).toEqual(expected)
})

test('a misspelt adverb is no animal, where the adverb is nearer', () => {
  const { subjects } = readPrompt('compass with an arrow going diagonaly')
  expect(subjects.map(({ wanted }) => wanted)).toEqual(['compass', 'arrow'])
})

test('parts belong to whom they are of: tentacles of a kraken, wings of a butterfly, peaks of mountains', () => {
  const drawn = (prompt: string) => readPrompt(prompt).subjects
  expect(drawn('a ship and three kraken tentacles')).toHaveLength(2)
  const [butterfly, ...others] = drawn('semicolon butterfly. purple wings')
  expect(butterfly!.colours).toEqual(['purple'])
  expect(others).toEqual([])
  expect(drawn('Bergkette mit drei Gipfeln')).toHaveLength(1)
  expect(drawn('koi pond with lily pads').map(({ wanted }) => wanted)).not.toContain('koi')
})

test.each([
  ['a kissing couple of skeletons with a rose', ['2 skeleton', '1 rose']],
  ['two skeletons kissing, lovers, with a rose between them', ['2 skeleton', '1 rose']],
  ['a dancing couple of frogs', ['2 frog']],
  ['a frog holding a mushroom as an umbrella', ['1 frog', '1 mushroom']],
  ['a mouse using a leaf as a boat', ['1 mouse', '1 leaf']],
  ['a little girl holding a balloon with her dad', ['1 child', '1 balloon', '1 man']],
  ["little girl holding a balloon and her dad's hand", ['1 child', '1 balloon', '1 man']],
  ['little boy walking with his grandpa', ['1 child', '1 old-man']],
  ['a superhero boy, hands on hips', ['1 child']],
  ['lovers kissing under a moon', ['1 couple', '1 moon']],
])('each is drawn once, and nobody is left out: %s', (prompt, expected) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map(({ count, motif }) => `${count} ${motif}`)).toEqual(expected)
})

test('what a thing is called in brackets by a longer name is what it is', () => {
  const { subjects } = readPrompt('Ein Drachen (so ein Papierdrachen, kein Tier) im Wind')
  expect(subjects.map(({ motif }) => motif)).toEqual(['kite'])
})

test('a thing that is spoken of again by the noun of its name is drawn once', () => {
  const { subjects } = readPrompt('um balão de ar quente com o nome Ana escrito no balão')
  expect(subjects.map(({ motif }) => motif)).toEqual(['hot-air-balloon'])
})

test('a thing spoken of again by the name of what it is drawn as is drawn once', () => {
  const { subjects } = readPrompt(
    'a dragon around a d20. Only the dragon in colour, the dice black',
  )
  expect(subjects.map(({ motif }) => motif)).toEqual(['dragon', 'dice'])
})

test('flowers that are named one by one take the place of the general word', () => {
  const { subjects } = readPrompt('flowers, mostly roses and lilies')
  expect(subjects.map(({ motif }) => motif)).toEqual(['rose', 'lily'])
})

test('the sails of a ship are its own in other languages too', () => {
  const { subjects, notDrawn } = readPrompt('ein Schiff mit gestreiftem Segel, Segel rot-weiß')
  expect(subjects.map(({ motif }) => motif)).toEqual(['sailing-ship'])
  expect(notDrawn).toEqual([])
})

test.for([
  ['portrait of my cat biscuit, one ear missing', 'cat', 'one ear missing'],
  ['a dog, he has one floppy ear', 'dog', 'one floppy ear'],
] as const)('%s: the ear is the beast’s own, and is told as not drawn', ([prompt, motif, part]) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.map((subject) => subject.motif)).toEqual([motif])
  expect(notDrawn.map(({ text }) => text)).toEqual([part])
})

test.for([
  ['a skull and the master sword from zelda', ['skull', 'sword']],
  ['his red Massey Ferguson tractor', ['farm-tractor']],
  ['bin Zimmermann und hätte gern einen Hammer', ['hammer-nails']],
  ['Eule auf nem Stapel Bücher', ['owl', 'book']],
] as const)('%s: names, makes and parts are no things of their own', ([prompt, motifs]) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(motifs)
  expect(notDrawn).toEqual([])
})

test.each([
  ['un sobre abierto con una rosa', ['envelope', 'rose']],
  ['ein Drache, der eine Kugel hält', ['dragon', 'ball']],
  ['un tigre en la selva', ['tiger', 'forest']],
  ['una tigre che esce dalla giungla', ['tiger', 'forest']],
  ['um pescador com uma rede de pesca', ['fisherman', 'net']],
  ['un galgo y una rosa', ['greyhound', 'rose']],
  ['une montre avec ses rouages', ['pocket-watch']],
  ['Ma fille Léa et un renard', ['fox']],
  ['une guitare, une rose posée sur les cordes', ['guitar', 'rose']],
  ['Leuchtende Laterne', ['lantern']],
  ['deux mains, une jeune et une vieille', ['hands']],
  ['lettrage gothique, un corbeau', ['raven']],
  ['a hand grenade', ['grenade']],
  ['bin Lehrerin und hätte gern eine Eule', ['owl']],
])('what a word of another language means is what it says there: "%s"', (prompt, expected) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map(({ wanted }) => wanted)).toEqual(expected)
})

test.each([
  ['a girl from behind, hair blown by the wind', ['woman']],
  ['a horse head with the wind in its mane', ['horse']],
  ['a flag in the wind', ['flag']],
  ['old woman, smiling, hair in a bun', ['old-woman']],
  ['a hawk, wings blurred, head bowed', ['hawk']],
  ['a rose around the blade of a dagger', ['rose', 'dagger']],
  ['hands of a couple, pinky promise', ['hands']],
  ['the hand of a child holding a key', ['hands', 'key']],
  ['a tree growing out of an open pair of hands', ['tree', 'hands']],
  ['ein Baum wächst aus zwei Händen', ['tree', 'hands']],
  ['a hand holding a leash, on it a fox', ['hands', 'leash', 'fox']],
  ['Virgen María con las manos juntas', ['virgin-mary']],
  ['a peony with four blossoms and two buds', ['peony']],
  ['a skeleton playing the drums, sticks in the air', ['skeleton', 'drums']],
  ['a moth with a crescent moon on it and the phases of the moon above', ['moth', 'moon', 'moon']],
  ['mother holding her newborn', ['mother-and-child']],
  ['a diver shaking hands with an octopus', ['diver', 'octopus']],
  ['Death playing chess with a knight', ['grim-reaper', 'chess-piece', 'knight']],
])('parts, looks and ways of speaking are no things of their own: "%s"', (prompt, expected) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map(({ wanted }) => wanted)).toEqual(expected)
})

test('a ballerina with her arms above her head is not meant for the arm', () => {
  expect(readPrompt('a ballerina, arms above her head').placement).toBeNull()
})

test.each([
  ['eine Frau, deren Haare zu Wellen werden', 'hair'],
  ['une femme dont les cheveux deviennent des vagues', 'hair'],
  ['zwei Elefanten, die sich mit den Rüsseln berühren', 'trunks'],
  ['una rosa nera con le spine', 'thorns'],
  ['a ram skull with candles between the horns', 'horns'],
  ['a heart with flowers growing out of the arteries', 'arteries'],
  ['a tiger face coming out of torn skin', 'torn skin'],
])('a part that was named is kept with whom it is of: "%s"', (prompt, part) => {
  const said = readPrompt(prompt).subjects.flatMap(({ modifiers }) => modifiers)
  expect(said.join(' ')).toContain(part)
})

test.each([
  ['a hand giving the middle finger', 'middle finger'],
  ['skeleton hand giving a thumbs up', 'thumbs up'],
  ['a hand with crossed fingers', 'crossed fingers'],
  ['a pocket watch without hands, with roses', 'without hands'],
])('what of a thing cannot be shown is told: "%s"', (prompt, told) => {
  expect(readPrompt(prompt).notDrawn.map(({ text }) => text)).toEqual([told])
})

test.each([
  ['a hand with a peace sign', []],
  ['native american chief with a feather headdress', []],
  ['Could I get a quote for a wolf head?', []],
  ['Gladiator, Brustbild', []],
])('what is shown or only asked is not told as missing: "%s"', (prompt, told) => {
  expect(readPrompt(prompt).notDrawn.map(({ text }) => text)).toEqual(told)
})

test.each([
  ['Familia, en letra cursiva elegante', 'Familia'],
  ['Lucky 13 with a horseshoe', 'Lucky 13'],
  [
    'My gran used to say "one day at a time". I want that sentence with a daisy',
    'one day at a time',
  ],
  ['Since my uncle signed every note with "Keep on", I want exactly these words', 'Keep on'],
])('words that are to be written are written: "%s"', (prompt, words) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual([words])
})

test.each([
  ['half skull woman, day of the dead makeup', ['skull', 'woman']],
  [
    "it's a little black gremlin on a leash, and I'm the hand holding the leash",
    ['goblin', 'leash', 'hands'],
  ],
  ['4 dandelion seeds blowing away from the flower', ['dandelion']],
  ['a moth with a skull on its body, and on each side a candle', ['moth', 'skull', 'candle']],
  [
    'a sea serpent around a ship the way they draw them on old maps',
    ['sea-serpent', 'sailing-ship'],
  ],
  [
    'I want something for surviving a motorbike crash. A phoenix rising from a wheel',
    ['phoenix', 'tire'],
  ],
])('each thing is read once, and none that is only spoken of: "%s"', (prompt, expected) => {
  expect(readPrompt(prompt).subjects.map(({ wanted }) => wanted)).toEqual(expected)
})

test('two beings that are told apart by what they do are two, each doing its own', () => {
  const { subjects } = readPrompt('two small lions, one asleep and one roaring, back to back')
  expect(subjects.map(({ count, variant }) => `${count} ${variant}`)).toEqual([
    '1 asleep',
    '1 roaring',
  ])
})

test.each([
  ["My husband is a beekeeper, so I'd like an owl", ['owl']],
  ['We bought our first house this spring and I want a key', ['key']],
  ['an old key, the bow of the key is a skull', ['key', 'skull']],
  ['pin-up on an anchor, red dress', ['pin-up', 'anchor']],
  ['an elk on a cliff with the northern lights behind', ['elk', 'cliff', 'aurora']],
  ['trois coquelicots, dont un fermé', ['poppy']],
  ['un leone con la corona', ['lion', 'crown']],
  ['three bees, one on each knuckle... no wait, an owl', ['owl']],
])(
  'what is told, worn or taken back is no thing of its own, and the rest is kept: "%s"',
  (prompt, expected) => {
    expect(readPrompt(prompt).subjects.map(({ wanted }) => wanted)).toEqual(expected)
  },
)

test('a name that is to stand somewhere is not the word for the place', () => {
  const { lettering } = readPrompt(
    'Meu cachorro Thor morreu. Quero a pata dele com o nome dentro de um coração.',
  )
  expect(lettering.map(({ text }) => text)).toEqual(['Thor'])
})

test.each([
  ['a peacock feather and a quill', ['feather', 'feather']],
  ['an open cage with an open door and a heart inside', ['bird-cage', 'heart']],
  ['a mother and three children holding hands', ['mother-and-child']],
  ['Been collecting records all my life. A lantern with a moth would be nice', ['lantern', 'moth']],
  ['I always say cats rule the world, so a fox on a throne', ['fox', 'throne']],
  ['Soy enfermera y quería un faro', ['lighthouse']],
  ['zwei Schwalben mit einem Band', ['swallow', 'banner']],
  ['my parents came with one suitcase, a suitcase with ferns', ['suitcase', 'fern']],
])('lists, lives and bands are read for what they are: "%s"', (prompt, expected) => {
  expect(readPrompt(prompt).subjects.map(({ wanted }) => wanted)).toEqual(expected)
})

test.each(['howling wolf, head thrown back', 'a beagle with his ears flying back'])(
  'which way a head is turned is no place on the body: "%s"',
  (prompt) => {
    const { placement, subjects } = readPrompt(prompt)
    expect(placement).toBeNull()
    expect(subjects).toHaveLength(1)
  },
)

test.each([
  ['hands of father and son', ['hands']],
  ['a fox sitting under a cherry tree', ['fox', 'tree']],
  ['un zorro bajo un cerezo', ['fox', 'tree']],
  ['a branch of cherry blossom', ['cherry-blossom']],
])('%s: %j', (prompt, motifs) => {
  expect(readPrompt(prompt).subjects.map(({ motif }) => motif)).toEqual(motifs)
})

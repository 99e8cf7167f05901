import { describe, expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const subjectsOf = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ wanted, count }) =>
    count === 1 ? wanted : `${count} ${wanted}`,
  )
const relationsOf = (prompt: string) => {
  const { subjects, relations } = readPrompt(prompt)
  return relations.map(
    ({ from, kind, manner, to }) =>
      `${subjects[from]!.wanted} ${manner ?? kind} ${subjects[to]!.wanted}`,
  )
}

describe('a word of one language is not read in another', () => {
  test.each([
    ["un renard et un lapin dans un terrier, l'un contre l'autre", ['fox', 'rabbit', 'burrow']],
    ['retrato de mi abuela con un velo', ['old-woman', 'veil']],
    ['ein Totenkopf mit Taucherhelm und ein Bullauge', ['skull', 'diving-helmet', 'porthole']],
    ['a raven standing, looking back over its shoulder. as dark as possible', ['raven']],
  ])('%s', (prompt, wanted) => {
    expect(subjectsOf(prompt)).toEqual(wanted)
  })

  test('the text of English function words is English', () => {
    expect(readPrompt('a raven looking back over its shoulder. as dark as possible').language).toBe(
      'en',
    )
  })

  test('two that lie against each other do so', () => {
    expect(relationsOf("un renard et un lapin endormis l'un contre l'autre")).toEqual([
      'fox beside rabbit',
    ])
    expect(relationsOf('ein Fuchs und ein Hase eng aneinander')).toEqual(['fox beside rabbit'])
  })
})

describe('a noun before a noun says of what kind it is', () => {
  test.each([
    ['a raccoon holding a bouquet of gas station roses', ['raccoon', '5 rose']],
    ['my dads 1969 chevy c10 truck, from the front', ['pickup-truck']],
    ['a chevy and a truck', ['classic-car', 'truck']],
    ['IKEA allen key, i have built 40 wardrobes for work', ['allen-key']],
  ])('%s', (prompt, wanted) => {
    expect(subjectsOf(prompt)).toEqual(wanted)
  })

  test('what no drawing shows is told, and nothing else is drawn for it', () => {
    const { subjects, notDrawn } = readPrompt("a carpenter's plane")
    expect(subjects.map(({ source }) => source)).toEqual(['none'])
    expect(notDrawn).toEqual([expect.objectContaining({ text: "carpenter's plane" })])
  })
})

describe('what the whole looks like is no subject', () => {
  test.each([
    [
      'a kraken pulling down a ship, it should look like a page from an old sea map',
      ['kraken', 'sailing-ship'],
    ],
    ['a foxglove with a bee, like a plate from an old botany book', ['foxglove', 'bee']],
    ['eine Distel, soll aussehen wie aus einem alten Botanikbuch', ['thistle']],
    ['una amapola, que parezca una lámina de un libro antiguo de botánica', ['poppy']],
    ["un coquelicot, comme une planche d'un vieux livre de botanique", ['poppy']],
  ])('%s', (prompt, wanted) => {
    expect(subjectsOf(prompt)).toEqual(wanted)
  })

  test('the style in which it looks so stays asked', () => {
    expect(readPrompt('a wolf, make it look like an old engraving').style).toBe('Engraving')
  })

  test('a map that something lies on is asked for', () => {
    expect(subjectsOf('a compass on an old map')).toEqual(['compass', 'treasure-map'])
  })
})

describe('somebody is told of by clauses and stays the one to be seen', () => {
  test.each([
    'portrait of my grandmother from her wedding photo in 1951, she has a pearl necklace',
    'retrato de mi abuela de una foto de su boda en 1951, con un collar',
    'Porträt meiner Oma nach einem Hochzeitsfoto von 1951, mit Halskette',
    "portrait de ma grand-mère d'après une photo de 1951, avec un collier",
    'retrato da minha avó, de uma foto de 1951, com um colar',
    'ritratto di mia nonna da una foto del 1951, con una collana',
  ])('%s', (prompt) => {
    const { subjects, lettering, notDrawn } = readPrompt(prompt)
    expect(subjects.map(({ wanted, role }) => [wanted, role])).toEqual([
      ['old-woman', 'hero'],
      ['necklace', expect.any(String)],
    ])
    expect(lettering).toEqual([])
    expect(notDrawn.map(({ reason }) => reason)).toEqual(['likeness'])
  })

  test('she wears what she has on', () => {
    expect(
      relationsOf('portrait of my grandmother, she has a short veil and a pearl necklace'),
    ).toEqual(['veil wearing old-woman', 'necklace wearing old-woman'])
  })

  test('what she is drawn with is not told as missing, and what nobody wears is', () => {
    const reasons = (prompt: string) => readPrompt(prompt).notDrawn.map(({ reason }) => reason)
    expect(reasons('portrait of my grandmother, she has a short veil')).toEqual(['likeness'])
    expect(reasons('a fox beside a veil')).toEqual(['undrawn'])
  })

  test('in whose hand words are written is nobody to be drawn', () => {
    const { subjects, lettering } = readPrompt(
      "nan's handwriting 'love you' with a robin, something close to an old lady's handwriting",
    )
    expect(subjects.map(({ wanted }) => wanted)).toEqual(['robin'])
    expect(lettering.map(({ text }) => text)).toEqual(['love you'])
  })
})

describe('parts that are named with their article are of the beast', () => {
  test('a jellyfish with a city inside the bell, the tentacles turn into rain', () => {
    const prompt = 'jellyfish with a city skyline inside the bell, the tentacles turn into rain'
    expect(subjectsOf(prompt)).toEqual(['jellyfish', 'city-skyline', 'rain'])
    expect(relationsOf(prompt)).toEqual([
      'city-skyline inside jellyfish',
      'jellyfish becoming rain',
    ])
  })

  test.each([
    'a T-rex in a bed, arms too short',
    'ein Bär im Sessel, Arme verschränkt',
    'un orso su una panchina, braccia incrociate',
  ])('%s: no place on the body', (prompt) => {
    const { placement, subjects } = readPrompt(prompt)
    expect(placement).toBeNull()
    expect(subjects).toHaveLength(2)
  })

  test('the snakes of Medusa are hers, and snakes beside her are not', () => {
    expect(subjectsOf('Medusa, some of the snakes are asleep')).toEqual(['medusa'])
    expect(subjectsOf('Medusa con gli occhi chiusi, serpenti verdi')).toEqual(['medusa', '3 snake'])
  })
})

describe('what is done and how things hang', () => {
  test.each([
    ['two hands doing a pinky promise', ['hands']],
    ['two hands and a rose', ['2 hands', 'rose']],
  ])('%s', (prompt, wanted) => {
    expect(subjectsOf(prompt)).toEqual(wanted)
  })

  test.each([
    ['um astronauta surfando uma onda', ['astronaut riding wave']],
    ['a skeleton surfing a wave', ['skeleton on wave']],
    ['sun and moon kissing, sun on left moon on right', ['sun kissing moon']],
    ['una llave que cuelga de una cinta roja', ['key hanging ribbon']],
    ['a key hanging from a red ribbon', ['key hanging ribbon']],
  ])('%s', (prompt, relations) => {
    expect(relationsOf(prompt)).toEqual(relations)
  })

  test('what words stand on is a banner', () => {
    expect(subjectsOf('a key with a ribbon that says "home"')).toContain('banner')
  })

  test('splashes of paint are splashes', () => {
    const { subjects, notDrawn } = readPrompt('a hummingbird, loose splashes of paint behind it')
    expect(subjects.map(({ wanted }) => wanted)).toEqual(['hummingbird'])
    expect(notDrawn).toEqual([])
  })

  test.each(['a hummingbird with my birthstone color (emerald)', 'a hummingbird, emerald color'])(
    '%s: a colour, and no gem',
    (prompt) => {
      const { subjects, colours } = readPrompt(prompt)
      expect(subjects.map(({ wanted }) => wanted)).toEqual(['hummingbird'])
      expect(colours).toEqual(['green'])
    },
  )
})

describe('what belongs to a thing is no thing besides', () => {
  test.each([
    [
      'a girl on a swing, the ropes disappear into a cloud',
      ['woman', 'playground-swing', 'clouds'],
    ],
    ['an old rotary phone off the hook, cord curling', ['telephone']],
    ['uma máquina de costura com flores saindo da agulha', ['sewing-machine', '3 flower']],
    ['moth, wings like stained glass windows', ['moth']],
    ['un colibrí, que las alas parezcan acuarela', ['hummingbird']],
    ['a crow dropping pebbles into a jug of water', ['raven', '3 rock', 'vase']],
    ['a wolf and its reflection in the water, but the reflection is a husky', ['wolf', 'husky']],
    ['the hands of a pianist', ['hands']],
    ['the kind of crab you draw as a kid, holding a pencil', ['crab', 'pencil']],
    ['ein Waschbär mit Kaffeetasse, müder Blick', ['raccoon', 'coffee-cup']],
  ])('%s', (prompt, wanted) => {
    expect(subjectsOf(prompt)).toEqual(wanted)
  })

  test('hands are those of a beast where one is named', () => {
    expect(subjectsOf('the hands of a tiger')).toContain('tiger')
  })

  test('how its wings are is said of them together', () => {
    const [owl] = readPrompt('a barn owl landing with wings fully open').subjects
    expect(owl!.modifiers).toEqual(['landing', 'wings fully open'])
  })

  test('what its back is, is no place on the body', () => {
    expect(readPrompt('Wal, dessen Rücken eine kleine Insel ist').placement).toBeNull()
    expect(readPrompt('ein Wal auf dem Rücken').placement?.gallery).toBe('Back')
  })
})

describe('what is turned down is not written', () => {
  test.each([
    'Tortuga marina cuyo caparazón es un mapa antiguo, sin letras',
    'três borboletas saindo de um livro, sem letras',
    'une baleine sous la pleine lune, sans lettres',
    'only the moon over the quiet sea, no lettering',
  ])('%s', (prompt) => {
    const { subjects, lettering } = readPrompt(prompt)
    expect(lettering).toEqual([])
    expect(subjects.length).toBeGreaterThan(0)
  })

  test('what is said before a hand is written still', () => {
    expect(readPrompt('Dios es amor, letra gótica').lettering.map(({ text }) => text)).toEqual([
      'Dios es amor',
    ])
  })

  test('a number by where it stands', () => {
    expect(
      readPrompt('running shoes and 42.2 next to them').lettering.map(({ text }) => text),
    ).toEqual(['42.2'])
  })

  test('all black except one thing: the colour is of that thing', () => {
    const { subjects } = readPrompt(
      'a magpie stealing a ring, all black except the ring which is gold',
    )
    expect(subjects.map(({ colours }) => colours)).toEqual([['black'], ['gold']])
  })
})

describe('names and sayings are written without what is said of them', () => {
  test.each([
    ['Linda & Robert (my parents) in nice cursive, inner bicep', ['Linda & Robert']],
    ['Mia and Tom, my kids, in typewriter font', ['Mia and Tom']],
    ['Only God Can Judge Me across my upper chest, old english letters', ['Only God Can Judge Me']],
    ['alles wird gut über die Rippen, Schreibschrift', ['alles wird gut']],
    ['siempre contigo en la muñeca, letra cursiva', ['siempre contigo']],
  ])('%s', (prompt, words) => {
    const { lettering, subjects } = readPrompt(prompt)
    expect(lettering.map(({ text }) => text)).toEqual(words)
    expect(subjects).toEqual([])
  })
})

test.each([
  'a lion with a crown and a pocket watch behind',
  'um leão com coroa e um relógio de bolso atrás',
  'un león con corona y un reloj de bolsillo detrás',
])('who wears a crown has it on, whatever stands behind: %s', (prompt) => {
  expect(relationsOf(prompt)).toEqual(['crown on lion', 'pocket-watch behind lion'])
})

test.each([
  ['una luna menguante chiquita', 'crescent'],
  ['a waxing moon', 'crescent'],
  ['one sprig of lavender along my collarbone', 'sprig'],
  ['a celtic triquetra knot', 'triquetra'],
])('%s: one drawing, in the shape that was named', (prompt, variant) => {
  expect(readPrompt(prompt).subjects.map((subject) => subject.variant)).toEqual([variant])
})

test('a mother with her young is one picture, and a boat does not swallow who fishes from it', () => {
  expect(readPrompt('mother elephant with her baby').subjects).toHaveLength(1)
  expect(subjectsOf('me and my grandad fishing from a little rowing boat')).toHaveLength(2)
})

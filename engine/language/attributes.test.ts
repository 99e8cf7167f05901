import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ text }) => text)
const told = (prompt: string) => readPrompt(prompt).notDrawn.map(({ text }) => text)

test.for(
  'starry rainy glittery lunar botanical rococo stoic crocheted goofy mossy cozy gradient whimsigothic iridescent hollow feral'.split(
    ' ',
  ),
)('how a thing looks is no thing: %s', (word) => {
  for (const prompt of [`a ${word} fox`, `a fox, ${word}, forearm`, `a fox that looks ${word}`])
    expect([prompt, things(prompt), told(prompt)]).toEqual([prompt, ['fox'], []])
})

test('a word that names a thing as well is one where it stands alone', () => {
  expect(things('a rainbow fox')).toEqual(['fox'])
  expect(things('a newborn and a fox')).toEqual(['newborn', 'fox'])
})

test.for([
  'heyy can you do a fox',
  'perhaps a fox',
  'a fox haha',
  'a fox, deffo small',
  'something for my twin boys: a fox',
])('small talk is no thing: %s', (prompt) => {
  expect([things(prompt), told(prompt)]).toEqual([['fox'], []])
})

test.for([
  ['a bulldog in a bumblebee costume', 'bumblebee costume'],
  ['a bear in a wizard robe', 'wizard robe'],
  ['an accordion whose bellows turn into mountains', 'bellows'],
])('what somebody is dressed as, and their parts, are said of them: %s', ([prompt, part]) => {
  const { subjects, notDrawn } = readPrompt(prompt!)
  expect(subjects[0]!.modifiers).toContain(part)
  expect(subjects.some(({ text }) => part!.includes(text))).toBe(false)
  expect(notDrawn).toEqual([])
})

test.for([
  ['a cow with a flower crown, tongue sticking out', 'tongue sticking out'],
  ['an angel kneeling, the wings broken', 'the wings broken'],
  ['eagle with broken wings', 'broken wings'],
  ['fallen angel with one broken wing', 'one broken wing'],
])('parts that are not drawn so are said of them, and told: %s', ([prompt, part]) => {
  const { subjects, notDrawn } = readPrompt(prompt!)
  expect(subjects[0]!.modifiers).toContain(part)
  expect(subjects.some(({ motif }) => motif === 'wing')).toBe(false)
  expect(notDrawn).toEqual([{ text: part, reason: 'undrawn', suggestion: null }])
})

test.for(['phoenix with large wings', 'an angel with wings'])(
  'who has wings is drawn with their own, and no pair behind: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toHaveLength(1)
  },
)

test.for<[string, string[]]>([
  ['a snail with a teapot for a shell', ['snail', 'teapot']],
  ['a skull with roses for eyes', ['skull', 'roses']],
  ['a scorpion with a rose for a stinger', ['scorpion', 'rose']],
])('what stands in the place of a part is there, and the part is not: %s', ([prompt, texts]) => {
  expect(things(prompt)).toEqual(texts)
})

test.for<[string, string[][]]>([
  ['koi and lotus, koi orange and black, lotus pink', [['orange', 'black'], ['pink']]],
  ['an ouroboros snake around a sunflower, snake black, sunflower yellow', [['black'], ['yellow']]],
  ['hummingbird and hibiscus, the hibiscus pink and the bird green', [['green'], ['pink']]],
])('colours that are named last are of the things they are said of: %s', ([prompt, colours]) => {
  expect(readPrompt(prompt).subjects.map((subject) => subject.colours)).toEqual(colours)
})

test('"shades of pink" are no sunglasses', () => {
  const { subjects } = readPrompt('roses in shades of pink')
  expect(subjects).toMatchObject([{ motif: 'rose', colours: ['pink'] }])
})

test('what a part becomes, the thing becomes that has it', () => {
  const { subjects, relations } = readPrompt('girl blowing a dandelion, seeds turning into stars')
  const [dandelion, stars] = ['dandelion', 'stars'].map((name) =>
    subjects.findIndex(({ text }) => text === name),
  )
  expect(relations).toContainEqual({
    kind: 'with',
    manner: 'becoming',
    from: dandelion,
    to: stars,
  })
})

test.for<[string, string[]]>([
  [
    'kingfisher',
    ['un martín pescador', 'ein Eisvogel', 'un martin-pêcheur', 'un martin pescatore'],
  ],
  ['trowel', ['una llana', 'eine Maurerkelle', 'une truelle', 'una cazzuola']],
  ['oil lamp', ['un candil', 'eine Öllampe', 'une lampe à huile', 'uma lamparina']],
  ['gentian', ['una genciana', 'ein Enzian', 'une gentiane', 'una genziana']],
])('a rarer word is read in every language: %s', ([english, said]) => {
  const wanted = (prompt: string) => readPrompt(prompt).subjects.map((subject) => subject.wanted)
  for (const words of said) expect([words, wanted(words)]).toEqual([words, wanted(`a ${english}`)])
})

test.for<[string, string[]]>([
  ['a pangolin curled up in a ball', ['pangolin']],
  ['a raccoon holding a slice of pizza with both hands', ['raccoon', 'pizza']],
  ['sloth hanging off a stethoscope, i just qualified as a nurse', ['sloth', 'stethoscope']],
  ['my nan knitting', ['old woman']],
  ['a zombie barista', ['zombie barista']],
  ['Schleiereule im Anflug', ['Schleiereule']],
  ['Schriftzug Heimweh in Fraktur, darunter eine Möwe', ['Möwe']],
  ['« Petit à petit » écrit à la main le long de la clavicule, et au bout un oiseau', ['oiseau']],
  ['my 3 kids names Theo, Wren and Oscar, and an acorn', ['acorn']],
])('ways of speaking draw nothing: %s', ([prompt, texts]) => {
  expect([things(prompt), told(prompt)]).toEqual([texts, []])
})

test('a bare request that asks "please" at its end is read from its beginning', () => {
  const prompt =
    'Skeleton with a lantern and seven bees around it. Wildflowers growing through the ribs. This is for my grandfather who kept them so please make them honey bees.'
  expect(things(prompt).slice(0, 3)).toEqual(['Skeleton', 'lantern', 'bees'])
})

test('two wrong letters make another word, and are no slip', () => {
  expect(readPrompt('a treadle sewing machine').subjects).toMatchObject([
    { wanted: 'sewing-machine' },
  ])
  expect(readPrompt('a sherrif badge').subjects[0]!.wanted).toBe('police-badge')
})

test('a Steinbock is an animal, and a sign only where it is said to be one', () => {
  expect(readPrompt('ein Steinbock auf einem Felsen').subjects[0]!.motif).toBe('goat')
  expect(readPrompt('Sternzeichen Steinbock').subjects[0]!.motif).toBe('zodiac')
})

test('a date in what is said is written whole', () => {
  expect(readPrompt('a tag that says LIS 04.09.18').lettering[0]!.text).toBe('LIS 04.09.18')
})

import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ wanted }) => wanted)
const joined = (prompt: string) => {
  const { relations, subjects } = readPrompt(prompt)
  return relations.map(
    ({ kind, from, to }) => `${subjects[from]!.wanted} ${kind} ${subjects[to]!.wanted}`,
  )
}

test.each([
  ['un hibou sur une lanterne, vous avez de la place en mars ?', ['owl', 'lantern']],
  ['un hibou, des dispos fin mars ?', ['owl']],
  ['un búho, tenéis hueco en marzo? es para el brazo', ['owl']],
  ['eine Eule, habt ihr im März noch einen Termin frei?', ['owl']],
  ['un gufo, avete posto a marzo?', ['owl']],
  ['uma coruja, vocês têm horário em março?', ['owl']],
  ['an owl, do you have any space in march?', ['owl']],
  ['drummer for 20 yrs here. an owl', ['owl']],
  ['Krankenschwester seit 15 Jahren hier. Eine Eule', ['owl']],
  ['a rose and an owl, black otherwise', ['rose', 'owl']],
  ['eine Eule mit roten Augen, ansonsten schwarz', ['owl']],
])('what is asked of the studio and told of the writer is not drawn: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test.each([
  ['ich fahr seit 15 jahren bulli und hätte gern einen t2 mit einem surfbrett auf dem dach', 1],
  ['hace 20 años que navego, quiero un velero', 1],
])('years are no count of what is named after them: "%s"', (prompt, count) => {
  expect(readPrompt(prompt).subjects[0]!.count).toBe(count)
})

test.each([
  'two hands doing a pinky promise',
  'due mani che si stringono il mignolo',
  'dos manos que se dan el meñique',
  'deux mains qui se tiennent par le petit doigt',
  'zwei Hände, die sich den kleinen Finger geben',
  'duas mãos com os mindinhos entrelaçados',
])('little fingers that hold each other are a promise: "%s"', (prompt) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(['hands'])
  expect(subjects[0]!.variant).toMatch(/^(?:pinky|promise)$/)
})

test.each([
  [
    'Anubis holding a scale with a heart on one side and a feather on the other',
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    'Anubis sosteniendo una balanza con un corazón en un lado y una pluma en el otro',
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    'Anubis hält eine Waage mit einem Herz auf der einen Seite und einer Feder auf der anderen',
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    "une balance avec un cœur d'un côté et une plume de l'autre",
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    "una bilancia con un cuore da un lato e una piuma dall'altro",
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    'uma balança com um coração de um lado e uma pena do outro',
    ['heart on scales-of-justice', 'feather on scales-of-justice'],
  ],
  [
    'Sanduhr mit einem Totenkopf im oberen Teil und einer roten Rose im unteren',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  [
    'Reloj de arena con una calavera en la parte de arriba y una rosa en la parte de abajo',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  [
    'un sablier avec un crâne dans la partie haute et une rose dans la partie basse',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  [
    'una clessidra con un teschio nella parte superiore e una rosa in quella inferiore',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  [
    'uma ampulheta com uma caveira na parte de cima e uma rosa na parte de baixo',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  [
    'an hourglass with a skull in the top part and a rose in the bottom part',
    ['skull inside hourglass', 'rose inside hourglass'],
  ],
  ['Serpente avvolto intorno a una mela rossa con foglie verdi', ['apple with leaf']],
  ['a snake wrapped around an apple with green leaves', ['apple with leaf']],
  ['a cherub with a shotgun, sitting on a cloud', ['cherub holding gun']],
  ['a skeleton with a saxophone', ['skeleton holding saxophone']],
  ['an angel with a harp', ['angel holding harp']],
  [
    'a daffodil, a rose and a poppy tied together w string',
    ['string around daffodil', 'string around rose', 'string around poppy'],
  ],
  ['astronaut sitting on the moon fishing for stars', ['astronaut with star']],
  ['a bee with flames around em', ['flames around bee']],
  ['two hands with a red thread tied between the fingers', ['string between hands']],
  ['Ein Bulli mit einem Surfbrett auf dem Dach', ['surfboard on van']],
])('each is said of whom it is meant: "%s"', (prompt, expected) => {
  expect(joined(prompt)).toEqual(expect.arrayContaining(expected))
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test.each([
  ['dragon and peonies full sleeve, green dragon red peonies', ['dragon green', 'peony red']],
  ['a fox and a rose. orange fox pink rose', ['fox orange', 'rose pink']],
  ['un fil rouge', ['string red']],
  ['ein roter Faden', ['string red']],
  ['un hilo rojo', ['string red']],
  ['um fio vermelho', ['string red']],
  ['i want my cat milo on a box hes a fat orange cat', ['cat orange', 'box ']],
  ['my dog rex with a rose, he is a small black dog', ['dog black', 'rose ']],
  ['Nossa Senhora com manto azul e rosas', ['virgin-mary blue', 'rose ']],
])('colours are of the one that they were said of: "%s"', (prompt, expected) => {
  const { subjects, notDrawn } = readPrompt(prompt)
  expect(subjects.map(({ wanted, colours }) => `${wanted} ${colours.join()}`)).toEqual(expected)
  expect(notDrawn).toEqual([])
})

test.each([
  ['un frasco de cristal roto', ['jar']],
  ['un frasco de vidrio con una mariposa', ['jar', 'butterfly']],
  ['ein Herz aus Glas', ['heart']],
  ['un vaso di vetro con una rosa', ['vase', 'rose']],
  ['un bocal en verre', ['jar']],
  ['a rose in a jar made of glass', ['rose', 'jar']],
  [
    'a womans face where theres flowers in her hair, like that but with blue roses',
    ['woman-face', 'rose'],
  ],
  ['my cat on a pile of yarn balls', ['cat', 'yarn']],
])(
  'what it is made of, and what takes the place of another, is no thing besides: "%s"',
  (prompt, expected) => {
    expect(drawn(prompt)).toEqual(expected)
  },
)

test('waves that a lighthouse on its cliff is drawn with are kept with it', () => {
  const [lighthouse] = readPrompt('a lighthouse on a cliff with waves crashing beneath it').subjects
  expect(lighthouse!.modifiers).toContain('with waves')
})

test('what is left is black on the whole piece, and what was named keeps its own colour', () => {
  const { subjects, colours } = readPrompt(
    'bee on a honeycomb, just the bee in yellow everything else black',
  )
  expect(subjects.map((subject) => subject.colours)).toEqual([['yellow'], []])
  expect(colours).toEqual(['yellow', 'black'])
})

test.each([
  'a lighthouse stood on rocks, massive wave crashing into it',
  'a lighthouse, massive wave crashing into it',
  'a lighthouse with waves crashing against it',
  'ein Leuchtturm mit Wellen, die dagegen schlagen',
  'un faro con olas rompiendo contra él',
  'un phare avec des vagues qui se brisent contre lui',
  'um farol com ondas batendo contra ele',
  'un faro con onde che si infrangono contro di esso',
])('%s: the waves break around the lighthouse', (prompt) => {
  const { subjects, relations } = readPrompt(prompt)
  const at = (motif: string) => subjects.findIndex((one) => one.motif === motif)
  expect(relations.map(({ kind, from, to }) => [kind, from, to])).toContainEqual([
    'around',
    at('wave'),
    at('lighthouse'),
  ])
})

test('a lighthouse that waves crash against is what the picture is of', () => {
  const { subjects } = readPrompt('waves crashing against a lighthouse')
  expect(subjects.find(({ role }) => role === 'hero')?.motif).toBe('lighthouse')
})

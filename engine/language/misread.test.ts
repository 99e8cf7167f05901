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
  expect(readPrompt('a cowboy with a rose').subjects[0]).toMatchObject({
    motif: 'man',
    variant: 'cowboy-hat',
  })
})

test('where a name stands says nothing of the crown before it', () => {
  const { subjects, relations } = readPrompt(
    'a lion w a crown n my sons name jayden under it 03/14/2016',
  )
  expect(relations.map(({ kind, from }) => `${kind} ${subjects[from]!.motif}`)).toEqual([
    'on crown',
  ])
})

import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ motif }) => motif)

test('the flowers are those that they turn out to be, and what ties them ties each', () => {
  const brief = readPrompt(
    "Hiya, hope you're well! Wondering if you could do my three kids' birth flowers tied together with a ribbon, so that's a daffodil, a poppy and a snowdrop. Poppy in red please, everything else just black. About 10cm, inner arm. Saturdays are best for me x",
  )
  expect(brief.subjects.map(({ motif }) => motif)).toEqual(['daffodil', 'poppy', 'snowdrop', 'bow'])
  expect(brief.subjects.map(({ colours }) => colours)).toEqual([[], ['red'], [], []])
  expect(brief.notDrawn).toEqual([])
  expect(
    brief.relations
      .filter(({ kind, from }) => kind === 'around' && from === 3)
      .map(({ to }) => to)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1, 2])
})

test.each([
  [
    "my kids' birth flowers in a jar, that's a daffodil, a poppy and a rose",
    ['daffodil', 'poppy', 'rose', 'jar'],
  ],
  [
    'die Geburtsblumen meiner drei Kinder mit einem Band zusammengebunden, also eine Narzisse, ein Mohn und ein Schneeglöckchen',
    ['daffodil', 'poppy', 'snowdrop', 'bow'],
  ],
  [
    'las flores de nacimiento de mis tres hijos atadas con una cinta, o sea un narciso, una amapola y una rosa',
    ['daffodil', 'poppy', 'rose', 'bow'],
  ],
  [
    'les fleurs de naissance de mes trois enfants attachées avec un ruban, donc une jonquille, un coquelicot et une rose',
    ['daffodil', 'poppy', 'rose', 'bow'],
  ],
  [
    'as flores dos meus três filhos amarradas com uma fita, ou seja um narciso, uma papoula e uma rosa',
    ['daffodil', 'poppy', 'rose', 'bow'],
  ],
  [
    'i fiori dei miei tre figli legati con un nastro, cioè un narciso, un papavero e una rosa',
    ['daffodil', 'poppy', 'rose', 'bow'],
  ],
])('%s: no others besides', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('flowers beside something else stay flowers', () => {
  expect(drawn('flowers in a jar, and a fox and a rabbit')).toContain('flower')
})

test.each([
  "three kids' birth flowers tied together with a ribbon: a daffodil, a poppy and a snowdrop",
  'birth flowers of three kids: daffodil, poppy, snowdrop, with a ribbon',
  "all four grandchildren's birth flowers with a ribbon: daffodil, poppy and snowdrop",
])('whose birth flowers they are is nobody to be drawn: %s', (prompt) => {
  expect(drawn(prompt)).not.toContain('child')
  expect(drawn(prompt)).toEqual(expect.arrayContaining(['daffodil', 'poppy', 'snowdrop']))
})

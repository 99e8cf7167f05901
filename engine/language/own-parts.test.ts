import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.for<[string, string, readonly string[]]>([
  [
    'german shepherd head, one ear flopped over, tongue out',
    'german-shepherd',
    ['one ear flopped over', 'tongue out'],
  ],
  ['lobo con la lengua fuera, una oreja caída', 'wolf', ['la lengua fuera', 'una oreja caída']],
  [
    'Schäferhund, ein Ohr geknickt, Zunge raus',
    'german-shepherd',
    ['ein ohr geknickt', 'zunge raus'],
  ],
  ['chien, une oreille pliée, langue pendante', 'dog', ['une oreille pliée', 'langue pendante']],
  [
    'gatto con la coda alzata e un orecchio piegato',
    'cat',
    ['la coda alzata', 'un orecchio piegato'],
  ],
  ['wolf, teeth bared, ears back', 'wolf', ['teeth bared', 'ears back']],
  ['cat, paw raised, one eye missing', 'cat', ['paw raised', 'one eye missing']],
  ['eagle, beak open, talons out', 'eagle', ['beak open', 'talons out']],
  ['horse head, mane flowing, ears forward', 'horse', ['mane flowing', 'ears forward']],
  ['dragon, wings folded, tail curled', 'dragon', ['wings folded', 'tail curled']],
  ['bulldog with his tongue hanging out', 'french-bulldog', ['his tongue hanging out']],
])('%s is one %s with its parts', ([prompt, motif, parts]) => {
  const { subjects, placement } = readPrompt(prompt)
  expect(subjects).toHaveLength(1)
  expect(subjects[0]).toMatchObject({ motif, count: 1 })
  expect(subjects[0]!.modifiers).toEqual(expect.arrayContaining([...parts]))
  // "Ears back" is no place on the skin.
  expect(placement).toBeNull()
})

test.for<[string, readonly string[]]>([
  ['a wolf, a rose and a paw print', ['wolf', 'rose', 'paw-print']],
  ['fox, tail wrapped around a tree', ['fox', 'tree']],
  ['dragon, claws gripping a sword', ['dragon', 'sword']],
  ['a raven with a rose in its beak', ['raven', 'rose']],
])('%s has no thing less', ([prompt, motifs]) => {
  expect(readPrompt(prompt).subjects.map(({ motif }) => motif)).toEqual(motifs)
})

test('colours of a part are colours of the piece', () => {
  expect(readPrompt('a black cat, yellow eyes open').colours).toContain('yellow')
})

test.for<[string, string]>([
  ['german shepherd head, one ear flopped over, tongue out', 'one ear flopped over'],
  ['german shepherd head, one ear flopped over, tongue out', 'tongue out'],
  ['cat, one eye missing', 'one eye missing'],
  ['a fox wearing a tuxedo and monocle', 'tuxedo'],
  ['chihuahua dressed as a vampire', 'vampire'],
  ['an astronaut cat', 'astronaut'],
  ['three headed dog guarding a gate', 'three headed'],
  ['a two headed snake', 'two headed'],
  ['geisha de espaldas', 'de espaldas'],
  ['a knight kneeling with his sword', 'kneeling'],
  ['a cowboy running', 'running'],
])('of "%s" the person is told that %s is not drawn', ([prompt, text]) => {
  expect(readPrompt(prompt).notDrawn).toContainEqual(
    expect.objectContaining({ text, reason: 'undrawn' }),
  )
})

test.for([
  'a dog with its tongue out',
  'a wolf from behind',
  'wolf, teeth bared, ears back',
  'samurai standing in the rain, back turned',
  'ballerina on tiptoe, from behind',
])('%s is drawn so, and nothing is told', (prompt) => {
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test('who peeks from behind a tree is not seen from behind', () => {
  const { subjects, notDrawn, relations } = readPrompt('a ballerina peeking from behind a tree')
  expect(subjects.map(({ motif }) => motif)).toEqual(['ballerina', 'tree'])
  expect(relations).toMatchObject([{ kind: 'behind', from: 0, to: 1 }])
  expect(notDrawn).toEqual([])
})

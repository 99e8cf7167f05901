import { describe, expect, test } from 'vitest'
import { describeWhat } from '#engine/language/describe.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

const read = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ motif, variant }) => `${motif}/${variant}`)

describe('a thing is shown in the state that was asked for', () => {
  test.each([
    ['skull, front view, lower jaw missing', 'skull/jawless'],
    ['a skull with no lower jaw', 'skull/jawless'],
    ['calavera sin mandíbula', 'skull/jawless'],
    ['skull from the side without its jaw', 'skull/profile-jawless'],
    ['skull with its mouth wide open', 'skull/screaming'],
    ['wilted rose losing petals', 'rose/wilted'],
    ['pocket watch with broken glass', 'pocket-watch/broken'],
    ['an oak tree with deep roots', 'tree/rooted'],
    ['lotus flower, half open', 'lotus/bud'],
    ['vintage muscle car, three quarter view from the front', 'car/muscle'],
  ])('%s', (prompt, drawn) => {
    expect(read(prompt)).toEqual([drawn])
    expect(readPrompt(prompt).notDrawn).toEqual([])
  })

  test('what is said of another thing is no state of this one', () => {
    expect(read('day of the dead skull and roses')).toEqual(['skull/sugar', 'rose/null'])
  })

  test.each(['a skull', 'a rose', 'a pocket watch', 'a lotus', 'a skull with a cracked jaw'])(
    '%s is in none of them',
    (prompt) => {
      expect(read(prompt).join()).not.toMatch(/jawless|screaming|wilted|broken|bud/)
    },
  )
})

describe('what a drawing stands on by itself is not drawn a second time', () => {
  test.each([
    ['A lighthouse on a cliff, waves below', ['lighthouse/cliff']],
    ['un cactus en una maceta', ['cactus/pot']],
    ['palm tree on a small island', ['palm-tree/island']],
  ])('%s', (prompt, drawn) => {
    expect(read(prompt)).toEqual(drawn)
  })

  test('what stands beside it keeps its relation', () => {
    const { subjects, relations } = readPrompt('a mermaid under a lighthouse on a cliff')
    expect(subjects.map(({ motif }) => motif).toSorted()).toEqual(['lighthouse', 'mermaid'])
    for (const { from, to } of relations) {
      expect(subjects[from]).toBeDefined()
      expect(subjects[to]).toBeDefined()
    }
  })

  test('one that leads without its ground leads with it', () => {
    const roles = readPrompt('a lighthouse on a cliff').subjects.map(({ role }) => role)
    expect(roles).toEqual(['hero'])
  })
})

test.each([
  ['a lighthouse on a rock', 'a lighthouse on a cliff'],
  ['cactus in a flower pot', 'a cactus in a pot'],
  ['a small palm tree on an island', 'a small palm tree on an island'],
])('%s: told as %s, and read so again', (prompt, told) => {
  expect(describeWhat(readPrompt(prompt))).toBe(told)
  expect(describeWhat(readPrompt(told))).toBe(told)
})

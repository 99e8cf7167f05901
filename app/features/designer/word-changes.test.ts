import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWordChanges } from '#app/features/designer/word-changes.ts'

test('what came and what went is told apart from what stayed', () => {
  expect(listWordChanges('a dargon and a rose', 'A dragon and a rose. In Dotwork style.')).toEqual([
    { kind: 'removed', text: 'a dargon' },
    { kind: 'added', text: 'A dragon' },
    { kind: 'same', text: 'and a' },
    { kind: 'removed', text: 'rose' },
    { kind: 'added', text: 'rose. In Dotwork style.' },
  ])
})

test('both texts can be read off any changes', () => {
  const text = fc.array(fc.constantFrom('a', 'rose', 'and', 'two', 'cats'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = listWordChanges(before.join(' '), after.join(' '))
      const without = (kind: string) =>
        changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join(' ')
      expect(without('added')).toBe(before.join(' '))
      expect(without('removed')).toBe(after.join(' '))
    }),
  )
})

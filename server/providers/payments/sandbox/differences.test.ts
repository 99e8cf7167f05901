import { expect, test } from 'vitest'
import { differences } from '#server/providers/payments/sandbox/differences.ts'

test.for([
  [{ a: 1 }, { a: 1 }, undefined],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 2 } }],
  [{ a: [1, 2] }, { a: [1, 3] }, { a: [1, 2] }],
  [{ a: null }, { a: { b: 1 } }, { a: null }],
  [{}, { a: 1 }, { a: null }],
] as const)('from %j to %j the old values are %j', ([before, after, expected]) => {
  expect(differences(before, after)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { answerOf, hasShape } from '#app/platform/http/answer-shape.ts'

type Answer = { id: number; name: string; isDone: boolean }
const SHAPE = { id: 'number', name: 'string', isDone: 'boolean' } as const

test.each([
  [{ id: 1, name: 'koi', isDone: false }, true],
  [{ id: 1, name: 'koi', isDone: false, more: 'than asked for' }, true],
  [{ id: '1', name: 'koi', isDone: false }, false],
  [{ id: 1, name: null, isDone: false }, false],
  [{ id: 1, name: 'koi' }, false],
  [undefined, false],
  [null, false],
  ['text', false],
])('%o is the answer: %s', (value, isAnswer) => {
  expect(hasShape<Answer>(value, SHAPE)).toBe(isAnswer)
  expect(answerOf<Answer>(SHAPE).safeParse(value).success).toBe(isAnswer)
})

import { expect, test } from 'vitest'
import { apiRequest } from './api-requests.ts'
import type { Operation } from './api-document.ts'
import { describeAttempt } from './attempt.ts'
import { escapeText } from './hostile-values.ts'
import { pageRequest } from './page-requests.ts'
import { createRandom } from './random.ts'
import { rawRequest } from './raw-requests.ts'
import { socketConversation } from './socket-frames.ts'

const LOGIN: Operation = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  parameters: [],
  body: {
    type: 'object',
    properties: { email: { type: 'string' }, password: { type: 'string', minLength: 6 } },
  },
}

const attemptsOf = (seed: number) =>
  Array.from({ length: 200 }, (_, number) => {
    const random = createRandom(seed, number)
    return [
      apiRequest(random, LOGIN),
      pageRequest(random, 'http://localhost'),
      rawRequest(random),
      socketConversation(random),
    ]
      .map(describeAttempt)
      .join('\n')
  })

test('the same seed makes the same requests, and another seed others', () => {
  expect(attemptsOf(7)).toEqual(attemptsOf(7))
  const others = new Set(attemptsOf(8))
  expect(attemptsOf(7).filter((attempt) => others.has(attempt))).toEqual([])
})

test('half of a surrogate pair goes into an address as the bytes that it must not have', () => {
  expect(escapeText('a\ud83d🐺\u0000')).toBe('a%ED%A0%BD%F0%9F%90%BA%00')
})

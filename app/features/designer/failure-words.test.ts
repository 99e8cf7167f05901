import { expect, test } from 'vitest'
import { failureOf, sayNothingCharged } from '#app/features/designer/failure-words.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { proves } from '#tests/proves.ts'

test.each([
  ['That could not be drawn.', 'That could not be drawn. Nothing was charged.'],
  ['It took too long. Nothing was charged.', 'It took too long. Nothing was charged.'],
  ['nothing is ever charged without a design', 'nothing is ever charged without a design'],
])('%s', (message, said) => {
  expect(sayNothingCharged(message)).toBe(said)
})

test('§8 an answer that is not understood: No valid response from API', () => {
  const error = new ApiError('Unexpected', { code: 'unexpected_response', status: 200 })
  expect(failureOf(error).message).toBe('No valid response from API')
  proves('§8.api.no-response')
})

test('an error of our own still says that nothing was charged', () => {
  expect(failureOf(new TypeError('x is undefined')).message).toBe(
    'The design could not be drawn. Nothing was charged.',
  )
})

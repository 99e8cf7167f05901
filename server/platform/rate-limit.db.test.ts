import { describe, expect } from 'vitest'
import { createRateLimits, RATE_LIMITS, TooManyRequestsError } from '#server/platform/rate-limit.ts'
import { test } from '#tests/support/deps.ts'

const limit = RATE_LIMITS.mailPerAccount

test('attempts made all at once are counted one by one', async ({ deps }) => {
  const attempts = Array.from({ length: limit.points + 3 }, () =>
    deps.rateLimits.consume(limit, 'somebody'),
  )
  const refused = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  await deps.rateLimits.consume(limit, 'somebody else')
})

test('a refunded attempt can be made again', async ({ deps }) => {
  for (let round = 0; round < limit.points * 2; round += 1) {
    await deps.rateLimits.consume(limit, 'somebody')
    await deps.rateLimits.refund(limit, 'somebody')
  }
  await expect(deps.rateLimits.consume(limit, 'somebody')).resolves.toBeUndefined()
})

describe('on Postgres', () => {
  test('several processes share one count', async ({ deps, skip }) => {
    if (deps.database.engine.kind === 'pglite') skip('one process only')
    const processes = [1, 2, 3].map(() => createRateLimits(deps.database, { scale: 1 }))
    for (let round = 0; round < limit.points; round += 1) {
      await processes[round % processes.length]!.consume(limit, 'somebody')
    }
    await expect(processes[1]!.consume(limit, 'somebody')).rejects.toThrow(TooManyRequestsError)
  })
})

import { expect, test } from 'vitest'
import { actWords, detailWords, momentWords } from '#app/features/admin/admin-words.ts'
import { ADMIN_ACTS } from '#shared/admin.ts'

test('every act has words of its own', () => {
  const words = ADMIN_ACTS.map(actWords)
  expect(new Set(words).size).toBe(ADMIN_ACTS.length)
  for (const [index, act] of ADMIN_ACTS.entries())
    expect(words[index]).not.toBe(act.replaceAll('_', ' '))
})

test('moments are in UTC, details in a line', () => {
  expect(momentWords('2026-01-31T23:05:07.000Z')).toBe('31 Jan, 23:05')
  expect(detailWords({ ownerId: 7, added: 2 })).toBe('of member 7, added 2')
})

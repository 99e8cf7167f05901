import { describe, expect, test } from 'vitest'
import { safeNextPath } from '#app/platform/session/next-path.ts'

describe('safeNextPath', () => {
  test.for(['/account', '/account#delete', '/explore?tag=Rose&next=//x', '/'])(
    'takes a path of this site: %s',
    (next) => {
      expect(safeNextPath(next)).toBe(next)
    },
  )

  test.for([
    null,
    '',
    'account',
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /account',
    'javascript:alert(1)',
  ])('refuses %j', (next) => {
    expect(safeNextPath(next)).toBeUndefined()
  })
})

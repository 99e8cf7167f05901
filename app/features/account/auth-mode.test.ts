import { expect, test } from 'vitest'
import { readAuthMode } from '#app/features/account/auth-mode.ts'
import { proves } from '#tests/proves.ts'

test.for([
  ['/login', '', 'signin'],
  ['/login', '?mode=signin', 'signin'],
  ['/login', '?mode=signup', 'signup'],
  ['/login', '?mode=other', 'signin'],
  ['/signup', '', 'signup'],
] as const)(
  '§2 mode takes signin or signup, and /signup sets signup: %s%s is %s',
  ([pathname, search, mode]) => {
    expect(readAuthMode({ pathname, search })).toBe(mode)
    proves('§2.auth.mode')
  },
)

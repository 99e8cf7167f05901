import { expect, test } from 'vitest'
import { isMobileUserAgent } from '#app/features/account/user-agent.ts'
import { proves } from '#tests/proves.ts'

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Mobile', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0', false],
  ['', false],
] as const)(
  '§2 mobile is detected by iPhone, iPad, iPod or Android: %s',
  ([userAgent, isMobile]) => {
    expect(isMobileUserAgent(userAgent)).toBe(isMobile)
    proves('§2.auth.mobile')
  },
)

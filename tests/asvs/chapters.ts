import { AUTHENTICATION, SESSIONS } from '#tests/asvs/authentication.ts'
import { API, FILES, FRONTEND } from '#tests/asvs/browser.ts'
import { ENCODING, VALIDATION } from '#tests/asvs/encoding.ts'
import { ARCHITECTURE, LOGGING, WEBRTC } from '#tests/asvs/operation.ts'
import { COMMUNICATION, CONFIGURATION, CRYPTOGRAPHY, DATA } from '#tests/asvs/platform.ts'
import { AUTHORIZATION, OAUTH, TOKENS } from '#tests/asvs/tokens.ts'
import type { Chapter } from '#tests/asvs/row.ts'

/** In the order of the standard. */
export const CHAPTERS: readonly Chapter[] = [
  ENCODING,
  VALIDATION,
  FRONTEND,
  API,
  FILES,
  AUTHENTICATION,
  SESSIONS,
  AUTHORIZATION,
  TOKENS,
  OAUTH,
  CRYPTOGRAPHY,
  COMMUNICATION,
  CONFIGURATION,
  DATA,
  ARCHITECTURE,
  LOGGING,
  WEBRTC,
]

import { useEffect, useState } from 'react'
import { judgePassword } from '#app/features/account/account.api.ts'
import type { PasswordStrength } from '#shared/accounts.ts'
import { PASSWORD_MIN_LENGTH } from '#shared/limits.ts'

/** So long after the last key the server is asked. */
const TYPING_PAUSE_MS = 300

/** How strong the password is that somebody is typing. Undefined until known; without an answer nothing is said and nothing stops. */
export function usePasswordStrength(password: string, email: string | undefined) {
  const [judged, setJudged] = useState<{ password: string; verdict: PasswordStrength }>()
  const isShort = password.length < PASSWORD_MIN_LENGTH

  useEffect(() => {
    if (isShort) return
    let isCurrent = true
    const timer = window.setTimeout(() => {
      judgePassword({ password, email }).then(
        (verdict) => isCurrent && setJudged({ password, verdict }),
        () => isCurrent && setJudged(undefined),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [password, email, isShort])

  if (password === '') return undefined
  if (isShort) return { strength: 'weak' } satisfies PasswordStrength
  // While the next answer is on its way the last one stays, so that nothing flickers at every key.
  return judged?.verdict
}

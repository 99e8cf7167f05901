import { canUsePasskeys, signWithPasskey } from '#app/features/account/passkeys.ts'
import {
  signInPasskeyOptions,
  signInWithPasskey as sendAssertion,
} from '#app/features/account/second-factor.api.ts'
import { startSession } from '#app/platform/session/session-store.ts'

/** Returns what to say when this browser cannot. Throws ApiError. */
export async function signInWithPasskey(): Promise<string | undefined> {
  if (!canUsePasskeys()) return 'This browser cannot use passkeys. Please sign in another way.'
  const assertion = await signWithPasskey(await signInPasskeyOptions())
  if (assertion !== undefined) startSession(await sendAssertion(assertion))
  return undefined
}

import { GoogleButton } from '#app/features/account/google-button.tsx'
import type { GoogleRequest } from '#app/features/account/google-sign-in.ts'
import { SandboxGoogleButton } from '#app/features/account/sandbox-google-button.tsx'
import type { GoogleSignIn } from '#shared/api.ts'

type GoogleChoiceProps = GoogleRequest & { google: Exclude<GoogleSignIn, { mode: 'off' }> }

/** Google's own button, or that of the sandbox. */
export function GoogleChoice({ google, ...request }: GoogleChoiceProps) {
  return google.mode === 'google' ? (
    <GoogleButton clientId={google.clientId} onToken={request.onToken} />
  ) : (
    <SandboxGoogleButton google={google} {...request} />
  )
}

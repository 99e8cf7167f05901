import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { AccountSectionId } from '#app/features/account/account-sections.ts'
import { GoogleChoice } from '#app/features/account/google-choice.tsx'
import {
  keepGoogleConfirmation,
  useGoogleConfirmation,
} from '#app/features/account/google-confirmation.ts'
import { paths } from '#app/paths.ts'
import { useRootData } from '#app/platform/http/public-config.ts'

/** For people without a password: Google says that it is them, as somebody else's password would. */
export function GoogleConfirm({ part }: { part: AccountSectionId }) {
  const idToken = useGoogleConfirmation()
  const google = useRootData()?.publicConfig.google ?? { mode: 'off' }
  if (idToken !== undefined) {
    return (
      <output className="flex items-center gap-2 text-15 font-medium text-ok">
        <CircleCheck aria-hidden className="size-4.5 flex-none" />
        Google confirms that it is you
      </output>
    )
  }
  if (google.mode === 'off') {
    return (
      <p className="text-15 text-faded">
        Signing in with Google is switched off here.{' '}
        <Link to={paths.forgotPassword()} className="text-ink text-link">
          Set a password by mail
        </Link>{' '}
        first.
      </p>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {google.mode === 'google' && (
        <p className="text-14 text-faded">Continue with Google to confirm:</p>
      )}
      <GoogleChoice
        google={google}
        next={`${paths.account()}#${part}`}
        isConfirmation
        onToken={keepGoogleConfirmation}
      />
    </div>
  )
}

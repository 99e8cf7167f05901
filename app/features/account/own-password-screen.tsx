import type { ReactNode } from 'react'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { PasswordForm } from '#app/features/account/password-section.tsx'
import { useCurrentUser, useSignOut } from '#app/platform/session/session.ts'
import type { CurrentUser } from '#shared/accounts.ts'

/** Stands before every screen of somebody whose password others may have read: the server answers them nothing else. */
export function OwnPasswordGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  return user?.mustChangePassword ? <OwnPasswordScreen user={user} /> : children
}

function OwnPasswordScreen({ user }: { user: CurrentUser }) {
  const signOut = useSignOut()
  return (
    <AuthLayout
      title="Choose your own password"
      lead="The one you signed in with was printed where others may have read it. Choose another to go on."
    >
      <PasswordForm user={user} />
      <p className="mt-6.5 text-15 text-faded">
        Not now?{' '}
        <button type="button" onClick={signOut} className="font-semibold text-ink text-link">
          Sign out
        </button>
      </p>
    </AuthLayout>
  )
}

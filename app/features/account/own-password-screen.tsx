import type { ReactNode } from 'react'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { PasswordForm } from '#app/features/account/password-section.tsx'
import { useCurrentUser, useSignOut } from '#app/platform/session.ts'
import { Button } from '#app/ui/button.tsx'
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
      lead="The one you signed in with was printed for everybody at that terminal to read. Choose another to go on."
    >
      <PasswordForm user={user} />
      <Button variant="quiet" onClick={signOut} className="mt-4">
        Sign out
      </Button>
    </AuthLayout>
  )
}

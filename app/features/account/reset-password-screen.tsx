import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { resetPassword } from '#app/features/account/account.api.ts'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { NewPasswordForm } from '#app/features/account/new-password-form.tsx'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'

export function ResetPasswordScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const [isDone, setIsDone] = useState(false)

  if (token === null || token === '') return <BrokenLink />
  if (isDone) {
    return (
      <AuthLayout
        title="New password saved"
        lead="Every other session has been signed out. Use the new password from now on."
      >
        <Link to={paths.login({ mode: 'signin' })} className={buttonClass()}>
          Sign in
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Choose a new password" lead="At least six characters, and not a common one.">
      <NewPasswordForm
        onSubmit={async (password) => {
          await resetPassword({ token, password })
          setIsDone(true)
        }}
      />
      <p className="mt-6.5 text-15 text-faded">
        Link no longer good?{' '}
        <Link to={paths.forgotPassword()} className="font-semibold text-ink text-link">
          Send a new one
        </Link>
      </p>
    </AuthLayout>
  )
}

function BrokenLink() {
  return (
    <AuthLayout
      title="This link is cut off"
      lead="The part that proves it is yours is missing. Open it from the mail again, or ask for a new one."
    >
      <Link to={paths.forgotPassword()} className={buttonClass()}>
        Send a new link
      </Link>
    </AuthLayout>
  )
}

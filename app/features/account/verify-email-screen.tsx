import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { verifyEmail } from '#app/features/account/account.api.ts'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { paths } from '#app/paths.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { refreshUser } from '#app/platform/session/session.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { buttonClass } from '#app/ui/button.tsx'

type Result = { isVerified: true } | { isVerified: false; message: string }

const FAILURE = 'We could not check the link. Please try again.'

export function VerifyEmailScreen() {
  const [query] = useSearchParams()
  const result = useVerification(query.get('token') ?? '')

  if (result === undefined) {
    return (
      <AuthLayout title="Checking your link" lead="One moment.">
        {null}
      </AuthLayout>
    )
  }
  if (!result.isVerified) {
    return (
      <AuthLayout title="That did not work" lead={<span role="alert">{result.message}</span>}>
        <Link to={paths.account()} className={buttonClass()}>
          Send a new link from your account
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Your email is verified"
      lead={<output>Thank you. That is all we needed.</output>}
    >
      <Link to={paths.design()} className={buttonClass()}>
        Start designing
      </Link>
    </AuthLayout>
  )
}

function useVerification(token: string) {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    let isCurrent = true
    verifyOnce(token).then(
      () => isCurrent && setResult({ isVerified: true }),
      (error: unknown) =>
        isCurrent && setResult({ isVerified: false, message: messageOf(error, FAILURE) }),
    )
    return () => {
      isCurrent = false
    }
  }, [token])
  return result
}

// A link works once, and development mode runs effects twice: both runs share the one call.
let pending: { token: string; verification: Promise<void> } | undefined

function verifyOnce(token: string) {
  if (pending?.token !== token) pending = { token, verification: verify(token) }
  return pending.verification
}

async function verify(token: string) {
  await verifyEmail(token)
  // The account page should know at once. If this fails the next page load tells it.
  if (getToken() !== undefined) await refreshUser().catch(() => {})
}

import { lazy, Suspense, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthForm } from '#app/features/account/auth-form.tsx'
import type { AuthMode } from '#app/features/account/auth-form-state.ts'
import { AuthLayout } from '#app/features/account/auth-layout.tsx'
import { readLoginFragment } from '#app/features/account/google-sign-in.ts'
import { GoogleChoice } from '#app/features/account/google-choice.tsx'
import { PasskeyButton } from '#app/features/account/passkey-button.tsx'
import { dropPendingStep, usePendingStep } from '#app/features/account/second-step-store.ts'
import { useGoogleLogin } from '#app/features/account/use-google-login.ts'
import { findPopupOpener, useLoginReturn } from '#app/features/account/use-login-return.ts'
import { paths } from '#app/paths.ts'
import { safeNextPath } from '#app/platform/session/next-path.ts'
import { useRootData } from '#app/platform/http/public-config.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Divider } from '#app/ui/divider.tsx'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#shared/product.ts'

/** Fetched by those who get so far. */
const SecondStepForm = lazy(async () => {
  const { SecondStepForm: form } = await import('#app/features/account/second-step-form.tsx')
  return { default: form }
})

const WORDS = {
  signin: {
    title: 'Welcome back',
    lead: 'Your designs are where you left them.',
    question: "Don't have an account?",
    toggle: 'Sign up',
    otherMode: 'signup',
  },
  signup: {
    title: 'Create your account',
    lead: 'Five credits on the house. No card needed.',
    question: 'Already have an account?',
    toggle: 'Sign in',
    otherMode: 'signin',
  },
} as const

/** Whoever is sent here on the way to a page may never have been here before. */
const ON_THE_WAY = 'Sign in to go on. New here? Sign up below, with five credits on the house.'

export function AuthScreen({ mode }: { mode: AuthMode }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isPassingThrough = useLoginReturn()
  const signInWith = useGoogleLogin()
  const google = useRootData()?.publicConfig.google ?? { mode: 'off' }
  const next = safeNextPath(query.get('next'))
  const words = WORDS[mode]

  const isSignedIn = useCurrentUser() !== undefined
  useEffect(() => {
    // In a popup the page only hands over and closes; going elsewhere would lose the opener.
    if (!isSignedIn || findPopupOpener() !== undefined) return
    // Somebody signed in who comes back from Google has only confirmed to be themselves, and goes where they came from.
    if (isPassingThrough || readLoginFragment(window.location.hash) !== undefined) return
    void navigate(next ?? paths.design(), { replace: true })
  }, [isSignedIn, isPassingThrough, navigate, next])

  const pendingStep = usePendingStep()
  useEffect(() => dropPendingStep, [])

  if (isSignedIn || isPassingThrough) return <div className="min-h-svh" />
  if (pendingStep !== undefined)
    return (
      <AuthLayout title="One more step" lead="You are nearly in. This part only you can do.">
        <Suspense fallback={<div className="min-h-60" />}>
          <SecondStepForm {...pendingStep} />
        </Suspense>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title={words.title}
      lead={mode === 'signin' && next !== undefined ? ON_THE_WAY : words.lead}
    >
      {google.mode !== 'off' && (
        <div className="mb-5.5 grid gap-5.5">
          <GoogleChoice google={google} next={next} isConfirmation={false} onToken={signInWith} />
          <Divider>Or continue with</Divider>
        </div>
      )}
      <AuthForm mode={mode} />
      {mode === 'signin' && (
        <div className="mt-3">
          <PasskeyButton />
        </div>
      )}
      <p className="mt-6.5 text-15 text-faded">
        {words.question}{' '}
        <Link
          to={paths.login({ mode: words.otherMode, next })}
          className="font-semibold text-ink text-link"
        >
          {words.toggle}
        </Link>
      </p>
      {mode === 'signup' && <SmallPrint />}
    </AuthLayout>
  )
}

function SmallPrint() {
  return (
    <p className="mt-3 text-13 text-faded">
      By creating an account you agree to the{' '}
      <Link to={paths.terms()} className="text-link">
        terms
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacyPolicy()} className="text-link">
        privacy policy
      </Link>
      . {PRODUCT_NAME} is for people of {MINIMUM_AGE_YEARS} and older.
    </p>
  )
}

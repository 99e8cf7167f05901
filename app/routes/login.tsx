import { useLocation } from 'react-router'
import { readAuthMode } from '#app/features/account/auth-mode.ts'
import { AuthScreen } from '#app/features/account/auth-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/login.ts'

/** Serves /login and /signup. */
export default function LoginRoute() {
  return <AuthScreen mode={readAuthMode(useLocation())} />
}

export function meta(args: Route.MetaArgs) {
  const isSignUp = readAuthMode(args.location) === 'signup'
  return pageMeta(args, {
    title: isSignUp ? 'Sign Up' : 'Sign In',
    description: isSignUp
      ? 'Make an account with an email address or Google. Five credits are yours at once, and no card is asked for.'
      : 'Sign in to your designs, your favourites and your credits.',
  })
}

import { useLocation } from 'react-router'
import { readAuthMode } from '#app/features/account/auth-mode.ts'
import { AuthScreen } from '#app/features/account/auth-screen.tsx'
import { pageMeta } from '#app/platform/meta.ts'
import type { Route } from './+types/login.ts'

/** Serves /login and /signup. */
export default function LoginRoute() {
  return <AuthScreen mode={readAuthMode(useLocation())} />
}

export function meta(args: Route.MetaArgs) {
  const title = readAuthMode(args.location) === 'signup' ? 'Sign Up' : 'Sign In'
  return pageMeta(args, { title })
}

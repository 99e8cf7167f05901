import { ForgotPasswordScreen } from '#app/features/account/forgot-password-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/forgot-password.ts'

export default function ForgotPasswordRoute() {
  return <ForgotPasswordScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Forgot Password', isIndexed: false })
}

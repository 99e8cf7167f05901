import { ResetPasswordScreen } from '#app/features/account/reset-password-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/reset-password.ts'

export default function ResetPasswordRoute() {
  return <ResetPasswordScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'New Password', isIndexed: false })
}

import { VerifyEmailScreen } from '#app/features/account/verify-email-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/verify-email.ts'

export default function VerifyEmailRoute() {
  return <VerifyEmailScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Verify Email', isIndexed: false })
}

import { SuccessScreen } from '#app/features/billing/success-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/billing-success.ts'

export default function BillingSuccessRoute() {
  return <SuccessScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your Payment', isIndexed: false })
}

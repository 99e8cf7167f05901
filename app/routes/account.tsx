import { AccountScreen } from '#app/features/account/account-screen.tsx'
import { CreditsSection } from '#app/features/credits/credits-section.tsx'
import { pageMeta } from '#app/platform/meta.ts'
import type { Route } from './+types/account.ts'

export default function AccountRoute() {
  return <AccountScreen credits={<CreditsSection id="credits" />} />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your Account', isIndexed: false })
}

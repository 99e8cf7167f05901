import { AccountScreen } from '#app/features/account/account-screen.tsx'
import { PlanSection } from '#app/features/billing/plan-section.tsx'
import { CreditsSection } from '#app/features/credits/credits-section.tsx'
import { TopUpTiles } from '#app/features/pricing/top-up-tickets.tsx'
import { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/account.ts'

export default function AccountRoute() {
  const purchase = usePurchase()
  return (
    <AccountScreen
      credits={<CreditsSection id="credits" />}
      plan={<PlanSection id="plan" topUps={<TopUpTiles purchase={purchase} />} />}
    />
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your Account', isIndexed: false })
}

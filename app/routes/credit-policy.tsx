import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { creditPolicy } from '#content/legal/credit-policy.ts'
import type { Route } from './+types/credit-policy.ts'

/** The text travels in the page and not in a script. */
export const loader = () => creditPolicy

export default function CreditPolicyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = args.loaderData
  return pageMeta(args, { title, description: lead })
}

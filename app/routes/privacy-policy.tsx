import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import type { Route } from './+types/privacy-policy.ts'

/** The text travels in the page and not in a script. */
export const loader = () => privacyPolicy

export default function PrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = args.loaderData
  return pageMeta(args, { title, description: lead })
}

import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { contentRules } from '#content/legal/content-rules.ts'
import type { Route } from './+types/content-rules.ts'

/** The text travels in the page and not in a script. */
export const loader = () => contentRules

export default function ContentRulesRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = args.loaderData
  return pageMeta(args, { title, description: lead })
}

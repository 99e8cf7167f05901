import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import { terms } from '#content/legal/terms.ts'
import type { Route } from './+types/terms.ts'

/** The text travels in the page and not in a script. */
export const loader = () => terms

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = args.loaderData
  return pageMeta(args, { title, description: lead })
}

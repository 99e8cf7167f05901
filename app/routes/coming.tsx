import { useMatches } from 'react-router'
import { getComingCopy } from '#app/features/coming/coming-copy.ts'
import { ComingPage } from '#app/features/coming/coming-page.tsx'
import { pageMeta } from '#app/platform/meta.ts'
import type { Route } from './+types/coming.ts'

/** Serves every route of app/routes.ts whose screen is not built yet. */
export default function ComingRoute() {
  return <ComingPage routeId={useMatches().at(-1)?.id ?? ''} />
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = getComingCopy(args.matches.at(-1)?.id ?? '')
  return pageMeta(args, { title, description: lead, isIndexed: false })
}

import { OverviewScreen } from '#app/features/admin/overview-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-overview.ts'

export default OverviewScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Today', isIndexed: false })
}

import { ReportsScreen } from '#app/features/tattoos/reports-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-reports.ts'

export default ReportsScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Reports', isIndexed: false })
}

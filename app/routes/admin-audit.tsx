import { AuditScreen } from '#app/features/admin/audit-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-audit.ts'

export default AuditScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Audit Log', isIndexed: false })
}

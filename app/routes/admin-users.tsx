import { UsersScreen } from '#app/features/admin/users-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-users.ts'

export default UsersScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'People', isIndexed: false })
}

import { MessagesScreen } from '#app/features/admin/messages-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-messages.ts'

export default MessagesScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Messages', isIndexed: false })
}

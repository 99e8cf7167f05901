import { LibraryScreen } from '#app/features/tattoos/library/library-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/designs.ts'

export default function DesignsRoute() {
  return <LibraryScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your designs', isIndexed: false })
}

import { BodyScreen } from '#app/features/body/body-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/body.ts'

export default function BodyRoute() {
  return <BodyScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your Photos', isIndexed: false })
}

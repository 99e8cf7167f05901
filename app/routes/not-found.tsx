import { data } from 'react-router'
import { NotFoundScreen } from '#app/features/shell/error-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundScreen />
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Page Not Found', isIndexed: false })
}

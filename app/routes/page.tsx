import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/page.ts'

/** Around every page and inside the shell, so that a page which breaks leaves the header and the styles alone. */
export default function PageRoute() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

/** Only seen when a page failed: every other route has its own. */
export function meta(args: Route.MetaArgs) {
  const isMissing = isRouteErrorResponse(args.error) && args.error.status === 404
  return pageMeta(args, {
    title: isMissing ? 'Page Not Found' : 'Something Went Wrong',
    isIndexed: false,
  })
}

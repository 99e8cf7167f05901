import { PhotoReviewsScreen } from '#app/features/admin/photo-reviews-screen.tsx'
import { pageMeta } from '#app/platform/head/meta.ts'
import type { Route } from './+types/admin-photos.ts'

export default PhotoReviewsScreen

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Photos', isIndexed: false })
}

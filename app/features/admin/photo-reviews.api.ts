import { call, send } from '#app/platform/http/api-client.ts'
import { pageOf, pageQuery } from '#app/platform/http/use-paged-list.ts'
import { PhotoReviewsResponse, type PhotoDecision } from '#shared/body.ts'

/** What nobody has looked at yet. */
export async function fetchPhotoReviews(before: number | null) {
  const path = `/admin/photo-reviews${pageQuery(before)}`
  const { reviews, hasMore } = await call(path, { schema: PhotoReviewsResponse })
  return pageOf(reviews, hasMore)
}

export function decidePhotoReview(id: number, decision: PhotoDecision) {
  return send(`/admin/photo-reviews/${id}`, { method: 'POST', body: { decision } })
}

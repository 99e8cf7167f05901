import { call, send } from '#app/platform/api-client.ts'
import { PhotoReviewsResponse, type PhotoDecision } from '#shared/body.ts'

/** What nobody has looked at yet, newest first; `before` the last one's id for the next page. */
export function fetchPhotoReviews(before?: number) {
  const query = before === undefined ? '' : `?before=${before}`
  return call(`/admin/photo-reviews${query}`, { schema: PhotoReviewsResponse })
}

export function decidePhotoReview(id: number, decision: PhotoDecision) {
  return send(`/admin/photo-reviews/${id}`, { method: 'POST', body: { decision } })
}

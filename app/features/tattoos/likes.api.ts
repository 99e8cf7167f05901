import { answerOf } from '#app/platform/http/answer-shape.ts'
import { call } from '#app/platform/http/api-client.ts'
import { visitorHeaders } from '#app/platform/session/visitor.ts'
import type { ToggleUpvoteResponse } from '#shared/gallery.ts'

// A heart that was pressed must not go back because a schema was late.
const upvoteAnswer = answerOf<ToggleUpvoteResponse>({
  tattooId: 'number',
  isUpvoted: 'boolean',
  upvotes: 'number',
})

/** Likes, or takes the like back. The answer says how it is now. */
export function toggleUpvote(tattooId: number) {
  return call('/tattoo/toggle-upvote', {
    method: 'POST',
    body: { tattooId },
    headers: visitorHeaders(),
    keepalive: true,
    schema: upvoteAnswer,
  })
}

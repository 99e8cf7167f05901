import { useEffect, useState } from 'react'
import { decidePhotoReview, fetchPhotoReviews } from '#app/features/admin/photo-reviews.api.ts'
import { ApiError } from '#app/platform/api-client.ts'
import type { PhotoDecision, PhotoReview, PhotoReviewsResponse } from '#shared/body.ts'

type List = {
  status: 'loading' | 'ready' | 'failed'
  reviews: readonly PhotoReview[]
  /** The last photo's id, when there are more behind it. */
  nextBefore: number | undefined
}

const EMPTY: List = { status: 'loading', reviews: [], nextBefore: undefined }
const NOT_FOUND = 404

/** The photos that wait for the administrator, and how to be done with one. */
export function usePhotoReviews() {
  const [list, setList] = useState(EMPTY)

  useEffect(() => {
    fetchPhotoReviews().then(
      (page) => setList(withPage(EMPTY, page)),
      () => setList(asFailed),
    )
  }, [])

  const load = async (before?: number) => {
    setList((now) => ({ ...now, status: 'loading' }))
    try {
      const page = await fetchPhotoReviews(before)
      setList((now) => withPage(before === undefined ? EMPTY : now, page))
    } catch {
      setList(asFailed)
    }
  }

  const drop = (id: number) =>
    setList((now) => ({ ...now, reviews: now.reviews.filter((one) => one.id !== id) }))

  /** Throws ApiError. */
  const decide = async (id: number, decision: PhotoDecision) => {
    try {
      await decidePhotoReview(id, decision)
      drop(id)
    } catch (error) {
      // Its owner deleted it meanwhile, or it was decided elsewhere.
      if (error instanceof ApiError && error.status === NOT_FOUND) drop(id)
      throw error
    }
  }

  return { ...list, load, decide }
}

const withPage = (list: List, { reviews, hasMore }: PhotoReviewsResponse): List => ({
  status: 'ready',
  reviews: [...list.reviews, ...reviews],
  nextBefore: hasMore ? reviews.at(-1)?.id : undefined,
})

const asFailed = (list: List): List => ({ ...list, status: 'failed' })

import { useState } from 'react'
import { PhotoReviewCard } from '#app/features/admin/photo-review-card.tsx'
import { decidePhotoReview, fetchPhotoReviews } from '#app/features/admin/photo-reviews.api.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { ConfirmDialog } from '#app/platform/http/confirm-dialog.tsx'
import { append, usePagedList } from '#app/platform/http/use-paged-list.ts'
import { ListPage } from '#app/ui/list-page.tsx'
import type { PhotoDecision, PhotoReview } from '#shared/body.ts'

const NOT_FOUND = 404
const WORDS = {
  empty: 'No photo is waiting for a look.',
  failed: 'The photos could not be fetched.',
  more: 'Older photos',
}

/** Photos that the automatic check did not let pass. */
export function PhotoReviewsScreen() {
  const list = usePagedList(fetchPhotoReviews, append<PhotoReview>)
  const [refusingId, setRefusingId] = useState<number>()
  const refusing = list.items.find(({ id }) => id === refusingId)

  const drop = (id: number) => list.edit((reviews) => reviews.filter((review) => review.id !== id))
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
  return (
    <>
      <ListPage
        title="Photos"
        lead="Uploaded for body mapping, and held back by the automatic check. None is used before somebody has looked. Bare skin is fine."
        list={list}
        words={WORDS}
      >
        {list.items.map((review) => (
          <PhotoReviewCard
            key={review.id}
            review={review}
            onAllow={() => decide(review.id, 'allow')}
            onRefuse={() => setRefusingId(review.id)}
          />
        ))}
      </ListPage>
      <ConfirmDialog
        deletion={
          refusing && {
            title: 'Refuse this photo?',
            description:
              'It is deleted for good. Its owner reads in their record that somebody looked and did not let it pass.',
            label: 'Refuse and delete',
            success: 'Photo refused and deleted',
            act: () => decide(refusing.id, 'refuse'),
          }
        }
        onClose={() => setRefusingId(undefined)}
      />
    </>
  )
}

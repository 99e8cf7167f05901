import { useState } from 'react'
import { PhotoReviewCard } from '#app/features/admin/photo-review-card.tsx'
import { usePhotoReviews } from '#app/features/admin/use-photo-reviews.ts'
import { ConfirmDialog } from '#app/platform/confirm-dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** Photos that the automatic check did not let pass. */
export function PhotoReviewsScreen() {
  const { status, reviews, nextBefore, load, decide } = usePhotoReviews()
  const [refusingId, setRefusingId] = useState<number>()
  const refusing = reviews.find(({ id }) => id === refusingId)
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">Photos</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        Uploaded for body mapping, and held back by the automatic check. None is used before
        somebody has looked. Bare skin is fine.
      </p>
      <div aria-busy={status === 'loading'} className="max-w-230">
        {reviews.map((review) => (
          <PhotoReviewCard
            key={review.id}
            review={review}
            onAllow={() => decide(review.id, 'allow')}
            onRefuse={() => setRefusingId(review.id)}
          />
        ))}
        {status === 'ready' && reviews.length === 0 && nextBefore === undefined && (
          <p className="border-t border-ink pt-8 text-22 font-semibold">
            No photo is waiting for a look.
          </p>
        )}
        {status === 'failed' && (
          <p role="alert" className="flex flex-wrap items-center gap-4 border-t border-hair pt-6">
            The photos could not be fetched.
            <Button variant="line" size="sm" onClick={() => void load(nextBefore)}>
              Try again
            </Button>
          </p>
        )}
        {nextBefore !== undefined && status !== 'failed' && (
          <div className="border-t border-hair pt-6">
            <Button
              variant="line"
              isLoading={status === 'loading'}
              onClick={() => void load(nextBefore)}
            >
              Older photos
            </Button>
          </div>
        )}
      </div>
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

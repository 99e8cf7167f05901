import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { momentWords } from '#app/features/admin/admin-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { PhotoReview } from '#shared/body.ts'

type PhotoReviewCardProps = {
  review: PhotoReview
  /** Throws ApiError. */
  onAllow: () => Promise<void>
  /** Asks first: a refused photo is gone. */
  onRefuse: () => void
}

/** One photo that waits, which nobody has to see before they want to. */
export function PhotoReviewCard({ review, onAllow, onRefuse }: PhotoReviewCardProps) {
  const { isRunning, run } = useTask()
  const { id, ownerId, createdAt } = review
  const allow = () =>
    run(onAllow, {
      success: 'Photo approved',
      failure: 'That did not work. Please try again.',
    })
  return (
    <article
      aria-label={`Photo ${id}`}
      className="grid gap-x-8 gap-y-4 border-t border-hair py-6 md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <CoveredPicture review={review} />
      <div className="min-w-0">
        <h2 className="text-22">Photo {id}</h2>
        <p className="mt-1 text-14 text-faded tabular-nums">
          Of member {ownerId}, uploaded on{' '}
          <time dateTime={createdAt}>{momentWords(createdAt)}</time>
        </p>
        <p className="mt-3 max-w-[48ch] text-15">
          The automatic check takes it for a sexual picture. It may be wrong.
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button variant="ink" size="sm" isLoading={isRunning} onClick={() => void allow()}>
            Approve
          </Button>
          <Button variant="line" size="sm" onClick={onRefuse}>
            Refuse
          </Button>
        </div>
      </div>
    </article>
  )
}

function CoveredPicture({ review: { id, url } }: { review: PhotoReview }) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={`Show photo ${id}`}
      onClick={() => setIsShown(!isShown)}
      className="sheet-paper relative aspect-square w-full self-start overflow-hidden p-1.25"
    >
      <span className="block size-full overflow-hidden">
        <img
          src={url}
          alt=""
          loading="lazy"
          className={classNames('size-full', isShown ? 'object-contain' : 'object-cover blur-2xl')}
        />
      </span>
      <span
        aria-hidden
        className="absolute bottom-3 left-3 flex items-center gap-2 rounded-control bg-ink px-3 py-2 text-14 font-semibold text-wall"
      >
        <Icon className="size-4" />
        {isShown ? 'Blur again' : 'Show'}
      </span>
    </button>
  )
}

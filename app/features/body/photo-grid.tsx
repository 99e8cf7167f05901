import { CircleAlert, CircleCheck, Clock, Eye, Trash2, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { photoState, type PhotoState } from '#app/features/body/body-profile.ts'
import { PHOTO_STATE_WORDS } from '#app/features/body/body-words.ts'
import { onPhoto, onSquare } from '#app/features/body/photo-point.ts'
import { PICTURE_DISC } from '#app/features/body/picture-disc.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { BodyPhoto, PhotoPoint } from '#shared/body.ts'

const ICONS: Record<PhotoState, LucideIcon> = {
  'in-review': Eye,
  unread: Clock,
  usable: CircleCheck,
  retake: CircleAlert,
}

type PhotoGridProps = {
  photos: readonly BodyPhoto[]
  onDelete: (photo: BodyPhoto) => void
  /** Undefined for whoever has nothing laid on photos. */
  onPoint: ((photo: BodyPhoto, point: PhotoPoint) => void) | undefined
}

/** The photos as they are kept: what has become of each, and the day it goes. */
export function PhotoGrid({ photos, onDelete, onPoint }: PhotoGridProps) {
  return (
    <ul
      aria-label="Your photos"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-x-3 gap-y-5 md:gap-x-5"
    >
      {photos.map((photo, index) => (
        <li key={photo.id} className="min-w-0">
          <div className="relative">
            <img
              src={photo.url}
              alt={`${index + 1} of your photos`}
              loading="lazy"
              width={photo.width}
              height={photo.height}
              className="sheet-paper aspect-square w-full object-cover p-1.25 shadow-lift"
            />
            {onPoint && (
              <PointingArea
                photo={photo}
                name={`Point at the skin on photo ${index + 1}`}
                onPoint={(point) => onPoint(photo, point)}
              />
            )}
            <button
              type="button"
              aria-label={`Delete photo ${index + 1}`}
              onClick={() => onDelete(photo)}
              className={`${PICTURE_DISC} absolute! top-2.5 right-2.5`}
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          </div>
          <p className="mt-2 text-13 leading-[1.4]">
            <StateMark state={photoState(photo)} />
            <span className="block text-faded">
              Will be deleted on{' '}
              <span className="whitespace-nowrap">{dateWords(photo.deletesAt)}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

type PointingAreaProps = {
  photo: BodyPhoto
  name: string
  onPoint: (point: PhotoPoint) => void
}

/** Over the picture, within its frame: where it is tapped, designs are laid. A dot shows where that is now. */
function PointingArea({ photo, name, onPoint }: PointingAreaProps) {
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key has no place: it means the middle.
    const isKey = event.detail === 0
    const x = isKey ? 0.5 : (event.clientX - left) / width
    const y = isKey ? 0.5 : (event.clientY - top) / height
    onPoint(onPhoto(photo, { x, y }))
  }
  const spot = photo.reading && onSquare(photo, photo.reading.tap)
  const isShown = spot && spot.x > 0 && spot.x < 1 && spot.y > 0 && spot.y < 1
  return (
    <button
      type="button"
      aria-label={name}
      onClick={point}
      className="absolute inset-1.25 cursor-crosshair"
    >
      {isShown && (
        <span
          aria-hidden
          style={{ left: `${100 * spot.x}%`, top: `${100 * spot.y}%` }}
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-white bg-ink shadow-lift"
        />
      )}
    </button>
  )
}

function StateMark({ state }: { state: PhotoState }) {
  const Icon = ICONS[state]
  return (
    <span className="flex items-center gap-1.5 font-semibold">
      <Icon aria-hidden className={`size-3.5 flex-none ${state === 'usable' ? 'text-ok' : ''}`} />
      {PHOTO_STATE_WORDS[state]}
    </span>
  )
}

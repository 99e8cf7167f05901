import { CircleAlert, CircleCheck, Clock, Eye, Trash2, type LucideIcon } from 'lucide-react'
import { photoState, type PhotoState } from '#app/features/body/body-profile.ts'
import { PHOTO_STATE_WORDS } from '#app/features/body/body-words.ts'
import { PICTURE_DISC } from '#app/features/body/picture-disc.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { BodyPhoto } from '#shared/body.ts'

const ICONS: Record<PhotoState, LucideIcon> = {
  'in-review': Eye,
  unread: Clock,
  usable: CircleCheck,
  retake: CircleAlert,
}

type PhotoGridProps = { photos: readonly BodyPhoto[]; onDelete: (photo: BodyPhoto) => void }

/** The photos as they are kept: what has become of each, and the day it goes. */
export function PhotoGrid({ photos, onDelete }: PhotoGridProps) {
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
              Will be deleted on {dateWords(photo.deletesAt)}
            </span>
          </p>
        </li>
      ))}
    </ul>
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

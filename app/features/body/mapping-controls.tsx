import { Link } from 'react-router'
import { countPhotos } from '#app/features/body/body-words.ts'
import { PhotoDrop } from '#app/features/body/photo-drop.tsx'
import { TrainingState } from '#app/features/body/training-state.tsx'
import type { BodyProfileState } from '#app/features/body/use-body-profile.ts'
import { paths } from '#app/paths.ts'
import { RetryNote } from '#app/ui/retry-note.tsx'
import { PHOTO_KEPT_DAYS } from '#shared/body.ts'

/** Thumbs that fit beside each other in the panel. */
const THUMBS = 6

/** The designer's way to photos: send them, wait for them to be read, then draw on them. */
export function MappingControls({ profile }: { profile: BodyProfileState }) {
  if (profile.status === 'loading') return <div aria-busy className="min-h-24" />
  if (profile.status === 'failed')
    return (
      <div className="text-14">
        <RetryNote onRetry={profile.reload}>Your photos could not be fetched.</RetryNote>
      </div>
    )
  const { isReady, isTraining, photos } = profile
  const isRead = isReady && profile.training?.state === 'ready'
  return (
    <div className="grid gap-3.5">
      {isReady && <ReadyPhotos profile={profile} />}
      <PhotoDrop
        photosKept={photos.length}
        place="panel"
        isOpen={!isReady && !isTraining}
        onUploaded={profile.receive}
      />
      {!isRead && (isTraining || photos.length > 0) && <TrainingState profile={profile} />}
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-13 text-faded">
        Only you see them, or an administrator what the check for nudity is unsure of. Deleted after{' '}
        {PHOTO_KEPT_DAYS} days.
        <Link to={paths.body()} className="font-medium text-ink text-link">
          {profile.training?.state === 'failed' ? 'See what to take again' : 'Manage photos'}
        </Link>
      </p>
    </div>
  )
}

function ReadyPhotos({ profile: { usedPhotos } }: { profile: BodyProfileState }) {
  return (
    <div>
      <output className="block text-14 font-medium">
        Ready: the next design is laid on {countPhotos(usedPhotos.length)}.
      </output>
      <ul aria-label="Photos in use" className="mt-2.5 grid grid-cols-6 gap-1.5">
        {usedPhotos.slice(-THUMBS).map(({ id, url }) => (
          <li key={id}>
            <img
              src={url}
              alt=""
              className="sheet-paper aspect-square w-full object-cover p-0.75"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

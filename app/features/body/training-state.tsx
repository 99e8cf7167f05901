import { CircleAlert, CircleCheck } from 'lucide-react'
import {
  missingWords,
  retakeWords,
  trainingWords,
  usableWords,
} from '#app/features/body/body-words.ts'
import type { BodyProfileState } from '#app/features/body/use-body-profile.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'

/** Where the reading of the photos stands: one sentence, and a line while it goes on. */
export function TrainingState({ profile }: { profile: BodyProfileState }) {
  const { training, isTraining, isReady, photos } = profile
  if (training === null || (training.state !== 'failed' && !isTraining && !isReady))
    return <p className="text-15 text-faded">{missingWords(photos.length)}</p>
  const Icon = training.state === 'ready' ? CircleCheck : CircleAlert
  return (
    <div className="grid gap-2.5">
      <output className="flex gap-2.5 text-15 font-medium tabular-nums">
        {!isTraining && (
          <Icon
            aria-hidden
            className={`mt-0.75 size-4.5 flex-none ${training.state === 'ready' ? 'text-ok' : ''}`}
          />
        )}
        {training.state === 'ready' ? usableWords(photos) : trainingWords(training)}
      </output>
      {isTraining && <ProgressBar value={training.photosRead} max={training.photosTotal} />}
    </div>
  )
}

/** Each photo that could not be used, with what was wrong and what to do about it. */
export function RetakeList({ profile: { training, photos } }: { profile: BodyProfileState }) {
  const retakes = training?.retakes ?? []
  // What has been deleted since needs no second photo.
  const shown = retakes.flatMap((retake) => {
    const photo = photos.find(({ id }) => id === retake.photoId)
    return photo === undefined || retake.reasons.length === 0 ? [] : [{ ...retake, photo }]
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label="Photos to take again" className="grid border-t border-hair">
      {shown.map(({ photo, reasons }) => (
        <li
          key={photo.id}
          className="grid grid-cols-[3.5rem_1fr] items-start gap-3.5 border-b border-hair py-3"
        >
          <img
            src={photo.url}
            alt=""
            loading="lazy"
            className="sheet-paper size-14 object-cover p-0.75"
          />
          <div className="grid gap-1.5 text-14 leading-[1.4]">
            {reasons.map((reason) => (
              <p key={reason}>
                <strong className="font-semibold">{retakeWords(reason).title}.</strong>{' '}
                <span className="text-faded">{retakeWords(reason).retake}</span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { deletePhoto, tryOn, uploadPhoto } from '#app/features/body/body.api.ts'
import { forgetKept, keptPhoto, noteUploaded } from '#app/features/body/kept-photos.ts'
import { addFiles } from '#app/features/body/photo-picks.ts'
import { LinkControls } from '#app/features/body/share-dialog.tsx'
import { paths } from '#app/paths.ts'
import { ApiError, messageOf } from '#app/platform/http/api-client.ts'
import { setCreditBalance } from '#app/platform/billing/credits-store.ts'
import { newRequestKey } from '#app/platform/http/request-key.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { openOutOfCredits } from '#app/platform/billing/upgrade-prompt.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import {
  PHOTO_KEPT_DAYS,
  type BodyRendering,
  type InkPlacement,
  type PhotoTap,
} from '#shared/body.ts'
import { BODY_MAPPING_COST_CREDITS } from '#shared/credits.ts'
import { planOf } from '#shared/plans.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'

type Fitting = {
  tattooId: number
  placement: InkPlacement
  /** The skin it was laid on. */
  tap: PhotoTap | undefined
  /** Undefined while it lies on nobody's own skin. */
  photo: File | undefined
  /** What will be saved, as it is seen. */
  makePng: () => Promise<Blob>
}

type Progress =
  | { step: 'asking' | 'working' }
  | { step: 'failed'; message: string }
  /** Null when it takes longer than anybody waits: it is among the pictures then. */
  | { step: 'kept'; rendering: BodyRendering | null }

/** Takes what was laid out in the browser into the account of somebody with a plan. Others keep the picture as a file. */
export function KeepFitting({ fitting }: { fitting: Fitting }) {
  const [progress, setProgress] = useState<Progress>()
  const [picture, setPicture] = useState<string>()
  const hasPlan = planOf(useCurrentUser()?.subscriptionPlan ?? 0).hasBodyMapping
  const { photo } = fitting
  if (!hasPlan || photo === undefined) return null
  const ask = async () => {
    setProgress({ step: 'asking' })
    setPicture(undefined)
    // Without it the dialog says what it says.
    const png = await fitting.makePng().catch(() => undefined)
    setPicture(png && URL.createObjectURL(png))
  }
  const keep = async () => {
    setProgress({ step: 'working' })
    setProgress(await keepFitting({ ...fitting, photo }))
  }
  const isBusy = progress?.step === 'working'
  return (
    <>
      <Button variant="line" isBlock onClick={() => void ask()}>
        <ImageUp aria-hidden className="size-4.5" />
        Save to my account
      </Button>
      <Dialog
        isOpen={progress !== undefined}
        onOpenChange={() => {
          if (isBusy) return
          setProgress(undefined)
          if (picture !== undefined) URL.revokeObjectURL(picture)
          setPicture(undefined)
        }}
        title={progress?.step === 'kept' ? 'It is in your account' : 'Save to your account?'}
        description={
          progress?.step === 'kept'
            ? `Only you see it, until the photo is deleted after ${PHOTO_KEPT_DAYS} days.`
            : `${keptPhoto(photo) === undefined ? SENDING : 'Your photo is in your account already.'} The picture is made in full quality for ${BODY_MAPPING_COST_CREDITS} credits.`
        }
      >
        {progress?.step === 'failed' && (
          <p role="alert" className="mt-4 text-15 text-red">
            {progress.message}
          </p>
        )}
        {picture !== undefined && progress?.step !== 'kept' && (
          <img
            src={picture}
            alt="What will be saved"
            className="mx-auto mt-4 max-h-[42dvh] max-w-full rounded-sheet"
          />
        )}
        {progress?.step === 'kept' ? (
          <Kept rendering={progress.rendering} />
        ) : (
          <div className="mt-6 flex flex-wrap gap-3">
            <Button isLoading={isBusy} onClick={() => void keep()}>
              Save for {BODY_MAPPING_COST_CREDITS} credits
            </Button>
            {!isBusy && (
              <Button variant="quiet" onClick={() => setProgress(undefined)}>
                Not now
              </Button>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}

const SENDING = `Until now your photo has stayed in this browser. To save, it is sent to us, kept for you alone, and deleted after ${PHOTO_KEPT_DAYS} days or as soon as you say so. ${PHOTO_REVIEW_WORDS}`

function Kept({ rendering }: { rendering: BodyRendering | null }) {
  const [shown, setShown] = useState(rendering)
  return (
    <div className="mt-5 grid gap-1">
      {shown === null ? (
        <p className="text-15">
          It takes a moment longer, and appears among your photos by itself.
        </p>
      ) : (
        <LinkControls
          rendering={shown}
          onChange={(_, fields) => setShown({ ...shown, ...fields })}
        />
      )}
      <Link to={paths.body()} className={buttonClass({ variant: 'quiet' }) + ' justify-self-start'}>
        See it among my photos
      </Link>
    </div>
  )
}

async function keepFitting({
  photo,
  tattooId,
  placement,
  tap,
}: Omit<Fitting, 'makePng'> & { photo: File }): Promise<Progress> {
  const [refusal] = addFiles([], [photo]).refusals
  if (refusal !== undefined) return { step: 'failed', message: refusal }
  try {
    const photoId = keptPhoto(photo)?.id ?? (await uploadPhoto(photo)).photos[0]!.id
    if (keptPhoto(photo) === undefined) noteUploaded(photo, photoId)
    const answer = await tryOn({ tattooId, photoId, placement, tap }, newRequestKey())
    setCreditBalance(answer.creditBalance)
    return { step: 'kept', rendering: answer.rendering }
  } catch (error) {
    return failed(error, photo)
  }
}

async function failed(error: unknown, photo: File): Promise<Progress> {
  const code = error instanceof ApiError ? error.code : undefined
  const kept = keptPhoto(photo)
  // Of no use to anybody, so it does not stay either.
  if (code === 'photo_unusable' && kept?.isFromBefore === false) {
    forgetKept(photo)
    await deletePhoto(kept.id).catch(() => {})
  }
  if (code === 'not_found') forgetKept(photo)
  const fallback = 'It could not be saved, and nothing was charged. Please try again.'
  const message = messageOf(error, fallback)
  if (code === 'insufficient_credits') openOutOfCredits(message)
  return { step: 'failed', message }
}

import { ShieldCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { hasEnoughPhotos } from '#app/features/body/body-profile.ts'
import { countPhotos, olderProfileWords } from '#app/features/body/body-words.ts'
import { ConfirmDialog, type Deletion } from '#app/platform/http/confirm-dialog.tsx'
import { DeletionRecord } from '#app/features/body/deletion-record.tsx'
import { PhotoDrop } from '#app/features/body/photo-drop.tsx'
import { PhotoGrid } from '#app/features/body/photo-grid.tsx'
import { RenderingShelf } from '#app/features/body/rendering-shelf.tsx'
import { RetakeList, TrainingState } from '#app/features/body/training-state.tsx'
import { useBodyProfile, type BodyProfileState } from '#app/features/body/use-body-profile.ts'
import { useRenderings, type RenderingsState } from '#app/features/body/use-renderings.ts'
import { paths } from '#app/paths.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import { BODY_MAPPING_COST_CREDITS } from '#shared/credits.ts'
import { PHOTO_KEPT_DAYS, PHOTOS_KEPT_MAX } from '#shared/body.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'
import { planOf } from '#shared/plans.ts'

/** Everything of body mapping that belongs to one person. Whoever has left a plan still comes here to delete. */
export function BodyScreen() {
  const profile = useBodyProfile(true)
  const renderings = useRenderings(true)
  return (
    <div className="page-wrap pt-8 pb-section md:pt-12">
      <h1 className="text-48 tracking-[-0.034em]">Your photos</h1>
      <p className="mt-3 flex max-w-[64ch] gap-2.5 text-faded">
        <ShieldCheck aria-hidden className="mt-1 size-4.5 flex-none text-ink" />
        Only you see them. {PHOTO_REVIEW_WORDS} They are never in the gallery, where they were taken
        is wiped off, and each is deleted {PHOTO_KEPT_DAYS} days after it came, or as soon as you
        say so.
      </p>
      {profile.status === 'loading' && <div aria-busy className="min-h-svh" />}
      {profile.status === 'failed' && (
        <div className="mt-8">
          <RetryNote onRetry={profile.reload}>Your photos could not be fetched.</RetryNote>
        </div>
      )}
      {profile.status === 'ready' && <Sections profile={profile} renderings={renderings} />}
    </div>
  )
}

type SectionsProps = { profile: BodyProfileState; renderings: RenderingsState }

function Sections({ profile, renderings }: SectionsProps) {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-12 max-lg:grid-cols-[minmax(0,1fr)] md:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <Photos profile={profile} renderings={renderings} />
      <BodyProfile profile={profile} />
      <div className="grid gap-12 lg:col-span-2">
        <Section id="pictures" title="Designs on you">
          {renderings.renderings.length === 0 ? (
            <p className="max-w-[60ch] text-15 text-faded">
              Nothing yet. Switch on “Try it on my photos” in the designer, and the next design is
              laid on every photo that can be used, for {BODY_MAPPING_COST_CREDITS} credits.
            </p>
          ) : (
            <RenderingShelf renderings={renderings.renderings} state={renderings} size="page" />
          )}
          {renderings.hasMore && (
            <Button variant="line" onClick={renderings.loadMore} className="mt-6">
              Show more
            </Button>
          )}
        </Section>
        <Section id="deletions" title="Deletion record">
          <div className="max-w-160">
            <DeletionRecord deletions={profile.deletions} />
          </div>
        </Section>
      </div>
    </div>
  )
}

type SectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** An ink line, the name of the thing, and at its end what can be done with all of it. */
function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-ink pt-5">
      <div className="mb-5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="text-28">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function Photos({ profile, renderings }: SectionsProps) {
  const { photos } = profile
  const [deletion, setDeletion] = useState<Deletion>()
  const hasPlan = planOf(useCurrentUser()?.subscriptionPlan ?? 0).hasBodyMapping
  const askAll = () =>
    setDeletion({
      title: 'Delete all photos?',
      description:
        'All your photos go, with what was read off them and every picture made of them. This cannot be undone.',
      label: `Delete ${countPhotos(photos.length)}`,
      success: 'All photos deleted',
      act: async () => {
        await profile.deleteAll()
        renderings.remove(() => true)
      },
    })
  const askOne = (id: number) =>
    setDeletion({
      title: 'Delete this photo?',
      description:
        'The photo goes, with what was read off it and every picture made of it. This cannot be undone.',
      label: 'Delete photo',
      success: 'Photo deleted',
      act: async () => {
        await profile.deletePhoto(id)
        renderings.remove(({ photoId }) => photoId === id)
      },
    })
  return (
    <Section
      id="photos"
      title="Photos"
      aside={
        photos.length > 0 && (
          <p className="flex items-center gap-3 text-14 text-faded tabular-nums">
            {photos.length} of {PHOTOS_KEPT_MAX}
            <Button variant="line" size="sm" onClick={askAll} className="text-ink">
              Delete all
            </Button>
          </p>
        )
      }
    >
      <div className="grid gap-7">
        {photos.length > 0 && (
          <PhotoGrid
            photos={photos}
            onDelete={({ id }) => askOne(id)}
            onPoint={hasPlan ? ({ id }, point) => void profile.pointAt(id, point) : undefined}
          />
        )}
        {hasPlan && photos.length > 0 && (
          <p className="-mt-3 text-14 text-faded">
            Tap a photo where the design should lie. The dot shows where that is now.
          </p>
        )}
        {hasPlan ? (
          <PhotoDrop
            photosKept={photos.length}
            place="page"
            isOpen={!profile.isTraining}
            onUploaded={profile.receive}
          />
        ) : (
          <UpgradeNote />
        )}
      </div>
      <ConfirmDialog deletion={deletion} onClose={() => setDeletion(undefined)} />
    </Section>
  )
}

/** §4.mapping.plan: without a paid plan, in place of the upload. */
function UpgradeNote() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control border border-hair bg-raised px-5 py-4">
      <p className="max-w-[52ch] text-15">
        Body mapping comes with every plan: upload photos of the spot, and see each new design on
        your own skin.
      </p>
      <Button onClick={() => openPricing('body-mapping')}>Upgrade</Button>
    </div>
  )
}

function BodyProfile({ profile }: { profile: BodyProfileState }) {
  const { isReady, isTraining, isStarting, photos, usedPhotos, train } = profile
  const canTrain = hasEnoughPhotos(photos) && !isTraining
  const hasPlan = planOf(useCurrentUser()?.subscriptionPlan ?? 0).hasBodyMapping
  return (
    <Section id="profile" title="Body profile">
      <div className="grid gap-4">
        <TrainingState profile={profile} />
        {isReady && profile.training?.state !== 'ready' && (
          <p className="text-15">{olderProfileWords(usedPhotos.length)}</p>
        )}
        {isReady && hasPlan && (
          <Link to={paths.design()} className={buttonClass({ isBlock: true })}>
            Design on my photos
          </Link>
        )}
        {canTrain && hasPlan && (
          <Button
            variant={isReady || profile.training !== null ? 'line' : 'primary'}
            isBlock
            isLoading={isStarting}
            onClick={train}
          >
            {profile.training === null ? 'Read my photos' : 'Read my photos again'}
          </Button>
        )}
        <RetakeList profile={profile} />
        <p className="text-13 text-faded">
          Reading finds the skin, how the limb runs and where the light comes from. It costs nothing
          and takes about a minute.
        </p>
      </div>
    </Section>
  )
}

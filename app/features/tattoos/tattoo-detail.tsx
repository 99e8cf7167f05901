import { ArrowLeft, Heart, ScanLine } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { DetailTools } from '#app/features/tattoos/detail-tools.tsx'
import { FavouriteButton } from '#app/features/tattoos/favourite-button.tsx'
import { SheetViews } from '#app/features/tattoos/sheet-views.tsx'
import { ShareButton } from '#app/features/tattoos/share-button.tsx'
import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { altOf, countWords, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { paths } from '#app/paths.ts'
import { DrawnList, isDrawnAsRead } from '#app/platform/reading/drawn-list.tsx'
import { dateWords } from '#app/ui/day-words.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { quoted } from '#app/ui/quoted.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type { PromptReading } from '#shared/reading.ts'
import { tagWords } from '#shared/tags.ts'
import { shortTitle } from '#shared/titles.ts'

/** What only some people have is fetched for them alone. */
const DrawnListOf = lazy(async () => ({
  default: (await import('#app/platform/reading/drawn-list-of.tsx')).DrawnListOf,
}))

type TattooDetailProps = {
  tattoo: Tattoo
  /** What the server has read in its words already. */
  reading?: PromptReading | undefined
  isLiked: boolean
  onLike: () => void
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: () => void
}

/** One design with everything that is known of it: the sheet on the left, the words on the right. */
export function TattooDetail(props: TattooDetailProps) {
  const { tattoo, onChange } = props
  return (
    <article className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
      <LargeSheet
        tattoo={tattoo}
        onFavourite={(isFavorited) => onChange(tattoo.id, { isFavorited })}
      />
      <div>
        <h1 className="text-48 tracking-[-0.034em] wrap-anywhere">{titleOf(tattoo)}</h1>
        <Prompt tattoo={tattoo} />
        <Creator tattoo={tattoo} />
        <Facts tattoo={tattoo} />
        <WhatWeDrew tattoo={tattoo} reading={props.reading} />
        <Acts {...props} />
        <DetailTools {...props} />
        <TagLinks tags={tattoo.tags} />
        <Meaning html={tattoo.meaning} />
      </div>
    </article>
  )
}

/** Straight back to where one was on the wall, or to its beginning. */
export function BackToGallery() {
  const navigate = useNavigate()
  const isFromGallery =
    (useLocation().state as { isFromGallery?: boolean } | null)?.isFromGallery === true
  return (
    <Link
      to={paths.explore()}
      onClick={(event) => {
        if (!isFromGallery) return
        event.preventDefault()
        void navigate(-1)
      }}
      className="inline-flex min-h-11 items-center gap-2 text-15 text-faded hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Gallery
    </Link>
  )
}

/** A sheet that is higher would hide its foot behind the edge of the window for as long as it stays. */
const STAYING_RATIO = 1.05

function LargeSheet({
  tattoo,
  onFavourite,
}: {
  tattoo: Tattoo
  onFavourite: (isFavorited: boolean) => void
}) {
  const [isZoomed, setIsZoomed] = useState(false)
  return (
    <figure
      className={classNames(
        'sheet-paper relative shadow-lift max-md:-mx-gutter max-md:border-x-0',
        // Stays beside the words while they are read, where all of it fits under the header.
        tattoo.height <= tattoo.width * STAYING_RATIO && 'md:sticky md:top-22',
      )}
    >
      <button
        type="button"
        aria-label={`Zoom: ${altOf(tattoo)}`}
        onClick={() => setIsZoomed(true)}
        className="block w-full cursor-zoom-in px-[7%] py-[6%] max-md:pt-16"
      >
        <span className="mx-auto block max-w-[min(100%,78svh)]">
          <TattooPicture tattoo={tattoo} sizes="(max-width: 768px) 90vw, 700px" loading="first" />
        </span>
      </button>
      <SheetViews key={`${tattoo.id}-${tattoo.version}`} tattoo={tattoo} />
      <div className="absolute top-3 right-3">
        <FavouriteButton tattoo={tattoo} onChange={onFavourite} />
      </div>
      <ZoomGallery
        tattoos={[tattoo]}
        openId={isZoomed ? tattoo.id : undefined}
        onClose={() => setIsZoomed(false)}
        onChange={(_, { isFavorited = false }) => onFavourite(isFavorited)}
      />
    </figure>
  )
}

/** Word for word, where the title is not that already. */
function Prompt({ tattoo }: { tattoo: Tattoo }) {
  const prompt = tattoo.prompt.trim()
  if (prompt === '' || prompt.toLowerCase() === titleOf(tattoo).toLowerCase()) return null
  return <p className="mt-3 text-18 leading-[1.45] text-faded wrap-anywhere">{quoted(prompt)}</p>
}

function Creator({ tattoo: { creator, remixedFrom } }: { tattoo: Tattoo }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-faded">
      <Avatar src={paths.avatar(creator)} />
      <p>
        Drawn for <strong className="font-semibold text-ink">{creator}</strong>
      </p>
      {remixedFrom !== null && (
        <p className="wrap-anywhere">
          Made from{' '}
          <Link to={paths.tattoo(remixedFrom.id)} className="text-link text-ink">
            {remixedFrom.prompt === ''
              ? `design ${remixedFrom.id}`
              : shortTitle({ altText: null, prompt: remixedFrom.prompt })}
          </Link>
        </p>
      )}
    </div>
  )
}

function Facts({ tattoo }: { tattoo: Tattoo }) {
  return (
    <dl
      className={classNames(
        'mt-6 grid gap-x-5 gap-y-4 border-y border-hair py-5 md:flex md:flex-wrap md:justify-between md:gap-x-8',
        tattoo.placement === null ? 'grid-cols-[1fr_auto_auto]' : 'grid-cols-2',
      )}
    >
      <Fact label="Likes">
        <span className="inline-block min-w-[5ch] tabular-nums">{countWords(tattoo.upvotes)}</span>
      </Fact>
      <Fact label="Created">
        {/* The server's time zone may be on another day. */}
        <time dateTime={tattoo.createdAt} suppressHydrationWarning>
          {dateWords(tattoo.createdAt)}
        </time>
      </Fact>
      <Fact label="Style">{tattoo.style}</Fact>
      {tattoo.placement !== null && <Fact label="Placement">{tattoo.placement}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-faded">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function WhatWeDrew({ tattoo, reading }: Pick<TattooDetailProps, 'tattoo' | 'reading'>) {
  if (!isDrawnAsRead(tattoo)) return null
  return (
    <section aria-label="We drew" className="mt-5">
      <h2 className="pb-2 font-text text-13 font-normal tracking-normal text-faded">We drew</h2>
      <Suspense fallback={<div className="min-h-8" />}>
        {reading ? <DrawnList reading={reading} /> : <DrawnListOf tattoo={tattoo} />}
      </Suspense>
    </section>
  )
}

function Acts({ tattoo, isLiked, onLike }: TattooDetailProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Link to={paths.design()} className={classNames(buttonClass(), 'w-full')}>
        Design Your Dream Tattoo
      </Link>
      <Link
        to={paths.fittingRoom({ design: tattoo.id })}
        className={classNames(buttonClass({ variant: 'line' }), 'flex-1')}
      >
        <ScanLine aria-hidden className="size-4" />
        Try it on
      </Link>
      <Button variant="line" aria-pressed={isLiked} onClick={onLike} className="flex-1">
        <Heart aria-hidden className={classNames('size-4', isLiked && 'fill-red text-red')} />
        {/* As wide for both words, so that nothing beside it moves. */}
        <span className="grid">
          <span className={classNames('col-start-1 row-start-1', isLiked && 'invisible')}>
            Like
          </span>
          <span className={classNames('col-start-1 row-start-1', !isLiked && 'invisible')}>
            Liked
          </span>
        </span>
      </Button>
      <ShareButton title={titleOf(tattoo)} className="flex-1" />
    </div>
  )
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-6 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.explore({ tag })}
            className="inline-flex min-h-9 items-center rounded-control border border-hair bg-raised px-3 text-14 font-medium hover:border-ink pointer-coarse:min-h-11"
          >
            <span className="inline-block first-letter:uppercase">{tagWords(tag)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Sanitised on the server. */
function Meaning({ html }: { html: string | null }) {
  if (html === null || html.trim() === '') return null
  return (
    <section className="mt-8 border-t border-ink pt-5">
      <h2 className="text-28">What it means</h2>
      <div
        dangerouslySetInnerHTML={{ __html: html }}
        className="text-16 text-faded [&_p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink"
      />
    </section>
  )
}

import { Download, Heart, Lock, Maximize2, Tags, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState, type PointerEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { FavouriteButton } from '#app/features/tattoos/favourite-button.tsx'
import { LikeFigure } from '#app/features/tattoos/like-figure.tsx'
import { TagChips } from '#app/features/tattoos/tag-chips.tsx'
import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { altOf, titleOf, wordsOf } from '#app/features/tattoos/tattoo-words.ts'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import { paths } from '#app/paths.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import type { PencilSketch, Tattoo } from '#shared/tattoos.ts'

// Most cards hang on public walls, where nobody needs it.
const OwnCardMenu = lazy(async () => ({
  default: (await import('#app/features/tattoos/own-card-menu.tsx')).OwnCardMenu,
}))

type TattooCardProps = {
  tattoo: Tattoo
  view: 'short' | 'long'
  onZoom: () => void
  onFavourite: (isFavorited: boolean) => void
  /** Opens the question whether to delete. Shown to the administrator, and on walls of one's own in a menu. */
  onDelete: () => void
  isOwnWall?: boolean
  /** On walls of one's own, where a design can be made private or public. */
  onChange?: ((id: number, fields: Partial<Tattoo>) => void) | undefined
  /** Without it the heart is only a count. */
  onLike?: (() => void) | undefined
  /** Drawn just now. */
  isFresh?: boolean
  /** The lines that were watched while it was. */
  sketch?: PencilSketch | undefined
  loading?: 'lazy' | 'eager' | 'first'
  /** The administrator's way to the tags. */
  onEditTags?: (() => void) | undefined
}

/** The flash sheet: paper, hairline, art, hairline, caption. It takes the whole of its place on a wall. */
export function TattooCard(props: TattooCardProps) {
  const { tattoo, onZoom, isFresh = false, sketch, loading = 'lazy' } = props
  const [hasMouse, setHasMouse] = useState(false)
  return (
    <article
      aria-label={titleOf(tattoo)}
      onPointerEnter={({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse')}
      className="group/card sheet-paper card-sheet absolute inset-0"
    >
      <button
        type="button"
        data-art={tattoo.id}
        aria-label={`Zoom: ${altOf(tattoo)}`}
        onClick={onZoom}
        // The ring is around the whole sheet; this one is for those who force their own colours.
        className="block w-full cursor-zoom-in px-[8%] pt-[9%] pb-[7%] outline-2 outline-transparent"
      >
        <TattooPicture
          tattoo={tattoo}
          sizes="(max-width: 768px) 42vw, 240px"
          loading={loading}
          isInkedIn={isFresh}
          sketch={sketch}
        />
      </button>
      <CardActions {...props} hasMouse={hasMouse} />
      <CardCaption {...props} />
    </article>
  )
}

function CardCaption({ tattoo, view, onLike }: TattooCardProps) {
  const isLong = view === 'long'
  const title = isLong ? wordsOf(tattoo) : titleOf(tattoo)
  const isFromGallery = useLocation().pathname.startsWith(paths.explore())
  return (
    <div className="mx-2.25 border-t border-sheet-hair pt-2.25 pb-2.5 text-13 leading-[1.4] md:mx-3">
      <div className="flex items-start gap-2.5">
        <p
          className={`line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere first-letter:uppercase ${isLong ? '' : 'md:line-clamp-1'}`}
        >
          <Link
            to={paths.tattoo(tattoo.id)}
            state={{ isFromGallery }}
            className="hover:underline hover:underline-offset-3 focus-visible:outline-on-sheet"
          >
            {title}
          </Link>
          {!isLong && !tattoo.isPublic && <PrivateMark isSmall />}
        </p>
        <LikeCount tattoo={tattoo} onLike={onLike} />
      </div>
      {isLong && (
        <>
          <p className="mt-1 mb-1 flex flex-wrap items-center justify-between gap-x-2 text-on-sheet-faded">
            <time dateTime={tattoo.createdAt}>{dateWords(tattoo.createdAt)}</time>
            {!tattoo.isPublic && <PrivateMark />}
          </p>
          <TagChips tags={tattoo.tags} />
        </>
      )}
    </div>
  )
}

/** In the caption, where it covers none of the art. */
function PrivateMark({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <span
      className={
        isSmall
          ? 'ml-1.5 inline-flex align-[-2px]'
          : 'flex items-center gap-1 rounded-control bg-on-sheet px-1.5 text-12 font-medium text-sheet'
      }
    >
      <Lock aria-hidden className="size-3" />
      <span className={isSmall ? 'sr-only' : undefined}>Private</span>
    </span>
  )
}

/** §2.card.long: the upvote count with a heart. */
function LikeCount({ tattoo, onLike }: Pick<TattooCardProps, 'tattoo' | 'onLike'>) {
  const { upvotes, isUpvoted } = tattoo
  const content = (
    <>
      <Heart aria-hidden className={`size-3.5 ${isUpvoted ? 'fill-current' : ''}`} />
      <LikeFigure count={upvotes} />
    </>
  )
  if (onLike === undefined) return <p className="card-likes">{content}</p>
  return (
    <button
      type="button"
      aria-pressed={isUpvoted}
      onClick={onLike}
      className="card-like-button card-likes"
    >
      {content}
    </button>
  )
}

/** Over the art for a mouse, which comes and goes. Under it for a finger, where they always show and must cover nothing. */
function CardActions(props: TattooCardProps & { hasMouse: boolean }) {
  const { tattoo, onZoom, onFavourite, onDelete, onEditTags, onChange, isOwnWall, hasMouse } = props
  const { save } = useDownload(tattoo.id)
  const user = useCurrentUser()
  const isAdmin = user?.id === ADMIN_USER_ID
  return (
    <div
      className={classNames(
        'card-actions',
        // Four of them fit a phone's card only side by side.
        isAdmin ? 'pointer-coarse:gap-0 pointer-coarse:px-px' : 'pointer-coarse:px-1.5',
      )}
    >
      {/* The art itself is this button for the keyboard, and for a finger. It comes with the mouse, and moves none of the others. */}
      {hasMouse && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onZoom}
          className="sheet-disc pointer-coarse:hidden"
        >
          <Maximize2 className="size-4" />
        </button>
      )}
      <FavouriteButton tattoo={tattoo} onChange={onFavourite} />
      {user !== undefined && (
        <button
          type="button"
          aria-label="Download PNG"
          onClick={() => save('png')}
          className="sheet-disc"
        >
          <Download aria-hidden className="size-4" />
        </button>
      )}
      {isAdmin && onEditTags !== undefined && (
        <button type="button" aria-label="Edit tags" onClick={onEditTags} className="sheet-disc">
          <Tags aria-hidden className="size-4" />
        </button>
      )}
      {isAdmin && (
        <button type="button" aria-label="Delete" onClick={onDelete} className="sheet-disc">
          <Trash2 aria-hidden className="size-4" />
        </button>
      )}
      {isOwnWall === true && !isAdmin && onChange !== undefined && (
        // Its place is kept: what moves under a finger is not pressed.
        <Suspense fallback={<span className="sheet-disc" />}>
          <OwnCardMenu tattoo={tattoo} onChange={onChange} onDelete={onDelete} />
        </Suspense>
      )}
    </div>
  )
}

import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LikeFigure } from '#app/features/tattoos/like-figure.tsx'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { useLike } from '#app/features/tattoos/use-like.ts'
import { paths } from '#app/paths.ts'
import { useLikes } from '#app/platform/storage/likes-store.ts'
import { PictureSources } from '#app/ui/small-picture.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** A row of the best-liked designs, each as high as its art. Scrolls sideways on phones, with a cut-off card to show that it does. */
export function FeaturedWall({ tattoos }: { tattoos: readonly Tattoo[] }) {
  const likes = useLikes()
  const [counts, setCounts] = useState<Record<number, number>>({})
  const like = useLike((id, { upvotes }) => {
    if (upvotes !== undefined) setCounts((before) => ({ ...before, [id]: upvotes }))
  })
  return (
    <ul className="sideways-strip">
      {tattoos.map((tattoo) => {
        const upvotes = counts[tattoo.id] ?? tattoo.upvotes
        return (
          <li key={tattoo.id} className="max-md:grid">
            <FeaturedCard
              tattoo={{ ...tattoo, upvotes, isUpvoted: likes.has(tattoo.id) }}
              onLike={() => like({ id: tattoo.id, upvotes })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function FeaturedCard({ tattoo, onLike }: { tattoo: Tattoo; onLike: () => void }) {
  const { upvotes, isUpvoted } = tattoo
  return (
    <article
      aria-label={titleOf(tattoo)}
      className="sheet-paper shadow-lift transition-transform duration-320 max-md:grid max-md:grid-rows-[1fr_auto] max-md:items-center motion-safe:md:hover:-translate-y-0.75"
    >
      <Link to={paths.tattoo(tattoo.id)} className="block px-[8%] pt-[9%] pb-[7%]">
        <picture>
          <PictureSources picture={tattoo} sizes="(max-width: 768px) 52vw, 230px" />
          <img
            src={tattoo.imageUrl}
            alt={altOf(tattoo)}
            width={tattoo.width}
            height={tattoo.height}
            loading="lazy"
            decoding="async"
            className="h-auto w-full mix-blend-multiply"
          />
        </picture>
      </Link>
      <div className="mx-3 flex items-start gap-2.5 border-t border-sheet-hair pt-2.25 pb-2.5 text-13 leading-[1.4] font-medium">
        <p className="line-clamp-1 min-w-0 flex-1 wrap-anywhere first-letter:uppercase">
          {titleOf(tattoo)}
        </p>
        <button
          type="button"
          aria-pressed={isUpvoted}
          onClick={onLike}
          className="relative flex flex-none items-center gap-1.25 text-on-sheet-faded tabular-nums after:absolute after:-inset-1.5 hover:text-on-sheet focus-visible:outline-on-sheet aria-pressed:text-[#a52a14] pointer-coarse:after:-inset-3"
        >
          <Heart aria-hidden className={`size-3.5 ${isUpvoted ? 'fill-current' : ''}`} />
          <LikeFigure count={upvotes} />
        </button>
      </div>
    </article>
  )
}

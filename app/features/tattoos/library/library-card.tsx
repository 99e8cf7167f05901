import { Check, Heart, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { altOf, titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { paths } from '#app/paths.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

type LibraryCardProps = {
  tattoo: Tattoo
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A sheet of one's own: a press opens it in the designer, the box takes it up for what is done to many. */
export function LibraryCard({ tattoo, isSelected, onSelect }: LibraryCardProps) {
  const title = titleOf(tattoo)
  return (
    <article
      aria-label={title}
      className={`sheet-paper relative shadow-lift ${isSelected ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
    >
      <Link
        to={paths.design({ open: tattoo.id })}
        aria-label={`Open in the designer: ${altOf(tattoo)}`}
        className="block px-[8%] pt-[9%] pb-[6%] focus-visible:outline-on-sheet"
      >
        <SmallPicture
          picture={tattoo}
          sizes="(max-width: 768px) 42vw, 240px"
          className="h-40 w-full md:h-56"
        />
      </Link>
      <label className="absolute top-1 left-1 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="peer size-6 cursor-pointer appearance-none rounded-control border border-[#857b6c] bg-sheet checked:border-on-sheet checked:bg-on-sheet focus-visible:outline-on-sheet"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute size-4 text-sheet opacity-0 peer-checked:opacity-100"
        />
      </label>
      <div className="mx-3 flex items-start gap-2 border-t border-sheet-hair pt-2.25 pb-2.5 text-13 leading-[1.4]">
        <p className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere md:line-clamp-1 first-letter:uppercase">
          <Link
            to={paths.tattoo(tattoo.id)}
            className="hover:underline hover:underline-offset-3 focus-visible:outline-on-sheet"
          >
            {title}
          </Link>
        </p>
        {!tattoo.isPublic && (
          <span className="text-on-sheet-faded">
            <Lock aria-hidden className="mt-0.5 size-3.5" />
            <span className="sr-only">Private</span>
          </span>
        )}
        <span className="flex items-center gap-1 text-on-sheet-faded tabular-nums">
          <Heart aria-hidden className="size-3.5" />
          {tattoo.upvotes}
          <span className="sr-only">{tattoo.upvotes === 1 ? ' like' : ' likes'}</span>
        </span>
      </div>
    </article>
  )
}

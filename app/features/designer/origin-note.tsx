import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { tagWords } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type OriginNoteProps = {
  id: number
  /** Undefined until it is known. */
  origin: Tattoo | undefined
  onRemove: () => void
}

/** Where the words came from, and what we made of them. */
export function OriginNote({ id, origin, onRemove }: OriginNoteProps) {
  return (
    <section
      aria-label="Made from"
      className="-mt-1.5 flex min-h-19 items-center gap-3 rounded-control border border-hair bg-(--field,var(--color-raised)) py-2 pr-1.5 pl-2 text-14 leading-[1.35]"
    >
      <span className="sheet-paper block size-14.5 flex-none p-1">
        {origin !== undefined && (
          <img
            src={origin.imageUrl}
            srcSet={origin.webpSrcSet === '' ? undefined : origin.webpSrcSet}
            sizes="58px"
            alt=""
            width={origin.width}
            height={origin.height}
            className="size-full object-contain mix-blend-multiply"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          Made from{' '}
          <Link to={paths.tattoo(id)} className="text-link">
            design #{id}
          </Link>
        </p>
        {origin !== undefined && (
          <p className="line-clamp-2 text-13 text-faded">We drew: {readingOf(origin)}</p>
        )}
      </div>
      <button
        type="button"
        aria-label="Start from nothing instead"
        onClick={onRemove}
        className="grid size-8 flex-none place-items-center rounded-full text-faded hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </section>
  )
}

function readingOf({ tags, altText, prompt }: Tattoo): string {
  if (tags.length > 0) return tags.map(tagWords).join(', ')
  return altText === null || altText.trim() === '' ? prompt : altText
}

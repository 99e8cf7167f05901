import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

type DesignChoiceProps = {
  tattoo: Tattoo
  title: string
  /** Others to try on. */
  suggestions: readonly Tattoo[]
  titleOf: (tattoo: Tattoo) => string
}

/** The design on the table, and the way to another one. */
export function DesignChoice({ tattoo, title, suggestions, titleOf }: DesignChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const facts = [tattoo.style, tattoo.color].filter((fact) => fact !== '').join(', ')
  return (
    <section aria-label="Design" className="border-b border-hair pb-4">
      <div className="flex items-center gap-3.5">
        <Link to={paths.tattoo(tattoo.id)} className="sheet-paper block size-19 flex-none p-1.5">
          <SmallPicture picture={tattoo} sizes="76px" alt={`About this design: ${title}`} />
        </Link>
        <div className="min-w-0 text-15 leading-[1.35]">
          <p className="line-clamp-2 font-semibold wrap-anywhere first-letter:uppercase">{title}</p>
          <p className="text-14 text-faded">{facts}</p>
          {suggestions.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setIsOpen(!isOpen)}
              className="text-link inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
            >
              Change design
              <ChevronDown
                aria-hidden
                className={classNames('size-3.5 transition-[rotate]', isOpen && 'rotate-180')}
              />
            </button>
          )}
        </div>
      </div>
      <ul id={listId} hidden={!isOpen} className="mt-3.5 grid grid-cols-4 gap-2">
        {suggestions.map((other) => (
          <li key={other.id}>
            <Link
              to={paths.fittingRoom({ design: other.id })}
              replace
              preventScrollReset
              aria-current={other.id === tattoo.id || undefined}
              className="sheet-paper block aspect-square p-1.5 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink"
            >
              <SmallPicture picture={other} sizes="76px" alt={titleOf(other)} />
            </Link>
          </li>
        ))}
        <li className="col-span-4 pt-1 text-14">
          <Link to={paths.explore()} className="text-link inline-flex min-h-6 items-center">
            All designs of the gallery
          </Link>
        </li>
      </ul>
    </section>
  )
}

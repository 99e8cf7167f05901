import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { TAGS_ON_CARD } from '#shared/limits.ts'
import { tagWords } from '#shared/tags.ts'

/** §9.card.tags: up to three, the rest as "+N". */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const hiddenCount = tags.length - TAGS_ON_CARD
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2.5 gap-y-1 text-13 text-on-sheet-faded">
      {tags.slice(0, TAGS_ON_CARD).map((tag) => (
        <li key={tag}>
          <Link
            to={paths.explore({ tag })}
            className="inline-flex min-h-6 items-center underline decoration-sheet-hair underline-offset-3 hover:text-on-sheet hover:decoration-current focus-visible:outline-on-sheet pointer-coarse:min-h-8"
          >
            {tagWords(tag)}
          </Link>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li className="inline-flex min-h-6 items-center pointer-coarse:min-h-8">+{hiddenCount}</li>
      )}
    </ul>
  )
}

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { GalleryFilters } from '#app/features/gallery/gallery-filters.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

/** Long enough to finish a word, short enough not to wait. */
const TYPING_PAUSE_MS = 350

type GallerySearchProps = {
  filters: GalleryFilters
  onSearch: (text: string) => void
}

/** A real form, so that it also searches without scripts. */
export function GallerySearch({ filters, onSearch }: GallerySearchProps) {
  const shown = filters.search ?? ''
  const [text, setText] = useState(shown)
  const [lastShown, setLastShown] = useState(shown)
  // Back, Clear All and links change the address; the box follows unless it is where the change came from.
  if (lastShown !== shown) {
    setLastShown(shown)
    if (text.trim() !== shown) setText(shown)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(value), TYPING_PAUSE_MS)
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        action={paths.explore({}, filters.tag)}
        onSubmit={(event) => {
          event.preventDefault()
          clearTimeout(timer.current)
          onSearch(text)
        }}
        className="relative"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-faded"
        />
        <input
          type="search"
          name="search"
          aria-label="Search tattoos"
          placeholder="Search tattoos..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="block min-h-12.5 w-full rounded-control border border-edge bg-raised pr-3.5 pl-11 text-16 focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink"
        />
        {Object.entries(filters).map(
          ([name, value]) =>
            name !== 'search' &&
            name !== 'tag' && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  )
}

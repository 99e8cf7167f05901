import { useState } from 'react'
import { Link } from 'react-router'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { LibraryCard } from '#app/features/tattoos/library/library-card.tsx'
import {
  arrange,
  NO_FILTERS,
  stylesOf,
  type LibraryFilters,
} from '#app/features/tattoos/library/library-filters.ts'
import { SelectionBar } from '#app/features/tattoos/library/selection-bar.tsx'
import { useLibrary } from '#app/features/tattoos/library/use-library.ts'
import { useMany } from '#app/features/tattoos/library/use-many.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'liked', label: 'Most liked' },
] as const
const SEEN_BY = [
  { value: 'everybody', label: 'All' },
  { value: 'public', label: 'In the gallery' },
  { value: 'private', label: 'Private' },
] as const

/** Everything a person has had drawn: looked through, and put in order many at a time. */
export function LibraryScreen() {
  const library = useLibrary()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const many = useMany({ onChange: library.update, onDeleted: library.remove })
  const shown = arrange(library.tattoos, filters)
  // What no longer shows is not acted on unseen.
  const selected = shown.filter(({ id }) => selectedIds.has(id))
  const isEmpty = library.tattoos.length === 0
  return (
    <div className="page-wrap min-h-[70svh] pt-10 md:pt-12">
      <h1 className="text-64 tracking-[-0.036em]">Your designs</h1>
      <div aria-busy={library.status === 'loading'} className="mt-6 pb-section">
        {library.status === 'failed' && (
          <RetryNote onRetry={library.retry}>
            Failed to fetch tattoos, please try again later.
          </RetryNote>
        )}
        {library.status === 'ready' && isEmpty && <NothingYet />}
        {!isEmpty && (
          <>
            <Filters filters={filters} tattoos={library.tattoos} onChange={setFilters} />
            <div className="mt-4 flex min-h-9 items-center justify-between gap-4 text-15 text-faded">
              <output className="tabular-nums">
                {shown.length === library.tattoos.length
                  ? `${shown.length} ${shown.length === 1 ? 'design' : 'designs'}`
                  : `${shown.length} of ${library.tattoos.length} fit`}
              </output>
              {shown.length > 0 && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => setSelectedIds(new Set(shown.map(({ id }) => id)))}
                >
                  Select all
                </Button>
              )}
            </div>
            {shown.length === 0 && <NothingFits onClear={() => setFilters(NO_FILTERS)} />}
            <ul className="mt-3 grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-5 lg:grid-cols-4 xl:grid-cols-5">
              {shown.map((tattoo) => (
                <li
                  key={tattoo.id}
                  className="[contain-intrinsic-size:auto_300px] [content-visibility:auto]"
                >
                  <LibraryCard
                    tattoo={tattoo}
                    isSelected={selectedIds.has(tattoo.id)}
                    onSelect={(isSelected) =>
                      setSelectedIds((before) => withOrWithout(before, tattoo.id, isSelected))
                    }
                  />
                </li>
              ))}
            </ul>
            {selected.length > 0 && (
              <SelectionBar
                selected={selected}
                many={many}
                onClear={() => setSelectedIds(new Set())}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

function withOrWithout(ids: ReadonlySet<number>, id: number, isIn: boolean) {
  const changed = new Set(ids)
  if (isIn) changed.add(id)
  else changed.delete(id)
  return changed
}

type FiltersProps = {
  filters: LibraryFilters
  tattoos: readonly Tattoo[]
  onChange: (filters: LibraryFilters) => void
}

function Filters({ filters, tattoos, onChange }: FiltersProps) {
  const styles = [
    { value: '', label: 'Every style' },
    ...stylesOf(tattoos).map((style) => ({ value: style, label: style })),
  ]
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        placeholder="Words, tags, placement"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
        className="max-md:col-span-2"
      />
      <SelectField
        label="Style"
        value={filters.style}
        options={styles}
        onChange={(style) => onChange({ ...filters, style })}
      />
      <SelectField
        label="Who sees it"
        value={filters.seenBy}
        options={SEEN_BY}
        onChange={(seenBy) => onChange({ ...filters, seenBy })}
      />
      <SelectField
        label="Sort"
        value={filters.sort}
        options={SORTS}
        onChange={(sort) => onChange({ ...filters, sort })}
        className="max-md:col-span-2"
      />
    </search>
  )
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture={FLASH_ART.feather}
      title="None of your designs fits"
      text="Fewer words or another style may bring it back."
      className="mt-4 border-t border-ink pt-10"
    >
      <Button variant="line" onClick={onClear}>
        Clear All
      </Button>
    </EmptyState>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={FLASH_ART.swallow}
      title="Nothing drawn yet"
      text="What you have drawn is kept here, with its words, until you take it away."
      className="border-t border-ink pt-10"
    >
      <Link to={paths.design()} className={buttonClass()}>
        Open the designer
      </Link>
    </EmptyState>
  )
}

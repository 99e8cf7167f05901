import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import {
  countFilters,
  FILTER_GROUPS,
  toggleOption,
  withoutFilter,
  type GalleryFilters,
} from '#app/features/gallery/gallery-filters.ts'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { tagWords } from '#shared/tags.ts'

type FilterProps = {
  filters: GalleryFilters
  onChange: (filters: GalleryFilters) => void
}

/** The panel pushes the wall down where there is room, and comes up from the foot of a phone. A click elsewhere closes it. */
export function useFilterPanel() {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const buttonId = `${id}-button`
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: MouseEvent) => {
      const isInside = [id, buttonId].some((part) =>
        document.getElementById(part)?.contains(target as Node),
      )
      if (!isInside) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      document.getElementById(buttonId)?.focus()
    }
    // Not on pointerdown: the wall moves up when the panel goes, and the click would miss what it was meant for.
    document.addEventListener('click', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, id, buttonId])
  return { isOpen, setIsOpen, id, buttonId }
}

type Panel = ReturnType<typeof useFilterPanel>

export function FilterButton({ panel, count }: { panel: Panel; count: number }) {
  return (
    <button
      id={panel.buttonId}
      type="button"
      aria-expanded={panel.isOpen}
      aria-controls={panel.id}
      onClick={() => panel.setIsOpen(!panel.isOpen)}
      className={classNames(
        buttonClass({ variant: panel.isOpen || count > 0 ? 'ink' : 'line' }),
        'min-h-12.5',
      )}
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      <span className="max-md:sr-only">Filters</span>
      {count > 0 && (
        <span className="grid size-5.5 place-items-center rounded-full bg-wall text-13 text-ink tabular-nums">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </button>
  )
}

type FilterPanelProps = FilterProps & {
  panel: Panel
  /** "24 designs fit", once that is known. */
  fitting: string | undefined
}

export function FilterPanel({ panel, filters, fitting, onChange }: FilterPanelProps) {
  return (
    <>
      {panel.isOpen && <div className="fixed inset-0 z-30 bg-[#161310]/66 md:hidden" />}
      <div
        id={panel.id}
        hidden={!panel.isOpen}
        className="flex flex-col max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:max-h-[86svh] max-md:rounded-t-panel max-md:bg-raised max-md:shadow-lift-2 md:mt-6"
      >
        <div className="grid gap-x-7 gap-y-6 border-y border-ink py-6 max-md:gap-5 max-md:overflow-y-auto max-md:overscroll-contain max-md:border-0 max-md:px-gutter md:grid-cols-[9.5rem_1fr_10rem]">
          <div className="flex items-center justify-between md:hidden">
            <h2 className="text-28">Filters</h2>
            <button
              type="button"
              aria-label="Close filters"
              onClick={() => panel.setIsOpen(false)}
              className="grid size-11 place-items-center rounded-full text-faded hover:bg-ink/7"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {FILTER_GROUPS.map(({ key, label, options }) => (
            <fieldset
              key={key}
              className={classNames(
                'min-w-0',
                (key === 'placement' || key === 'style') && 'border-hair md:border-x md:px-7',
              )}
            >
              <legend className="mb-2 text-14 text-faded">{label}</legend>
              <div className="flex flex-wrap gap-2">
                {options.map((option) => (
                  <button
                    key={option}
                    type="button"
                    aria-pressed={filters[key] === option}
                    onClick={() => onChange(toggleOption(filters, { key, option }))}
                    className="min-h-9 rounded-control border border-edge bg-raised px-3 text-14 font-semibold hover:border-ink aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-wall pointer-coarse:min-h-11 pointer-coarse:px-4"
                  >
                    {option}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div className="flex gap-2.5 border-t border-hair px-gutter pt-3 pb-6 md:hidden">
          {countFilters(filters) > 0 && (
            <button
              type="button"
              onClick={() => onChange({})}
              className={buttonClass({ variant: 'line', size: 'lg' })}
            >
              Clear All
            </button>
          )}
          <button
            type="button"
            onClick={() => panel.setIsOpen(false)}
            className={buttonClass({ variant: 'ink', size: 'lg', isBlock: true })}
          >
            {fitting === undefined ? 'Show designs' : `Done: ${fitting}`}
          </button>
        </div>
      </div>
    </>
  )
}

const filterWords = (key: keyof GalleryFilters, value: string) =>
  key === 'tag' ? tagWords(value) : value

/** What is chosen, each to be taken away by itself. Clear All is only there when there is something to clear. */
export function ActiveFilters({
  filters,
  fitting,
  onChange,
}: FilterProps & { fitting: string | undefined }) {
  if (countFilters(filters) === 0) return null
  const entries = Object.entries(filters) as [keyof GalleryFilters, string][]
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {entries.map(([key, value]) => (
        <button
          key={key}
          type="button"
          aria-label={`Remove filter ${filterWords(key, value)}`}
          onClick={() => onChange(withoutFilter(filters, key))}
          className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-edge px-3 text-left text-14 font-semibold wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
        >
          {key === 'search' ? `“${value}”` : filterWords(key, value)}
          <X aria-hidden className="size-3.5 flex-none text-faded" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => onChange({})}
        className="min-h-9 px-1.5 text-14 text-link pointer-coarse:min-h-11"
      >
        Clear All
      </button>
      <output className="ml-auto text-14 text-faded tabular-nums max-md:w-full">{fitting}</output>
    </div>
  )
}

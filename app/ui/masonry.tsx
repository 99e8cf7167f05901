import {
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  listVisible,
  placeFew,
  placeInColumns,
  type MasonryColumns,
} from '#app/ui/masonry-layout.ts'
import { useIsOfServer } from '#app/ui/hydration.tsx'

export type MasonryEntry = {
  key: string
  /** Height by width of the part that grows with the column; the rest is fixed by the style sheet. */
  ratio: number
  render: () => ReactNode
}

type MasonryProps = {
  entries: readonly MasonryEntry[]
  /** Of the response that carries the first page: its places stand in a style element. */
  nonce: string | undefined
  /** The whole page's, or beside the controls of a workbench. */
  room?: 'page' | 'desk'
}

/** The style sheet chooses one of them by the width of the window; see masonry-wall in app.css. */
const COLUMN_COUNTS = [2, 3, 4, 5]
const MOUNTED_MAX = 60
/** Before the wall has been measured. */
const FIRST_COUNT = 20
/** Of the window's height, above and below. */
const MARGIN = 0.6

/**
 * A wall of any length with few of its items mounted. Places are computed from the pictures' sizes for every number of columns and
 * resolved by the style sheet, so the server's page is already right and nothing moves, with scripts or without.
 */
export function Masonry({ entries, nonce, room = 'page' }: MasonryProps) {
  const name = useId()
  const ratios = useMemo(() => entries.map(({ ratio }) => ratio), [entries])
  const isPlacedByServer = useIsPlacedByServer(ratios)
  const layouts = useMemo(
    () =>
      COLUMN_COUNTS.map((count) => {
        // On a workbench sheets come one by one, and those that hang there stay where they are.
        const isSettled = room === 'page'
        return isSettled
          ? { count, ...placeFew(ratios, count) }
          : { count, used: count, columns: placeInColumns(ratios, count) }
      }),
    [ratios, room],
  )
  const probe = useRef<HTMLDivElement>(null)
  // By name: what comes before it changes its number.
  const [focusedKey, setFocusedKey] = useState<string>()
  const visible = useVisible(probe, layouts, ratios)
  const focusedIndex = entries.findIndex(({ key }) => key === focusedKey)
  const mounted = withFocused(visible, focusedIndex, entries.length)
  return (
    <div
      data-wall={name}
      className={room === 'desk' ? 'masonry-wall masonry-desk' : 'masonry-wall'}
    >
      {/* Style attributes are refused in server-rendered pages; in the browser they are set by script. */}
      {isPlacedByServer && (
        <style
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: styleSheet(name, entries, layouts) }}
        />
      )}
      <div
        className="masonry-field"
        {...(isPlacedByServer ? {} : { style: asStyle(fieldVariables(layouts)) })}
      >
        <div ref={probe} aria-hidden className="masonry-probe" />
        {mounted.map((index) => {
          const entry = entries[index]!
          return (
            <div
              key={entry.key}
              data-slot={index}
              className="masonry-slot"
              onFocus={() => setFocusedKey(entry.key)}
              {...(isPlacedByServer && index < FIRST_COUNT
                ? {}
                : { style: asStyle(slotVariables(index, entry.ratio, layouts)) })}
            >
              <SlotContent entry={entry} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Scrolling mounts and unmounts, but draws nothing anew that stays. */
const SlotContent = memo(({ entry }: { entry: MasonryEntry }) => entry.render())
SlotContent.displayName = 'SlotContent'

/** Whether the places that the server's page brought still hold: until something comes or goes, and never again after that. */
function useIsPlacedByServer(ratios: readonly number[]) {
  const [placed, setPlaced] = useState(useIsOfServer() ? ratios : undefined)
  const isPlaced = placed !== undefined && String(placed) === String(ratios)
  if (placed !== undefined && !isPlaced) setPlaced(undefined)
  return isPlaced
}

type Layout = {
  /** For a window with room for so many columns. */
  count: number
  used: number
  columns: MasonryColumns
}

function useVisible(
  probe: RefObject<HTMLDivElement | null>,
  layouts: readonly Layout[],
  ratios: readonly number[],
) {
  const [visible, setVisible] = useState<readonly number[]>(() =>
    Array.from({ length: Math.min(FIRST_COUNT, ratios.length) }, (_, index) => index),
  )
  useLayoutEffect(() => {
    const element = probe.current
    if (element === null) return undefined
    const update = () => {
      const columns = layouts.find(({ count }) => count === columnCountOf(element))?.columns
      if (columns === undefined) return
      // The probe is as wide as a column and as high as the fixed part of an item.
      const { width: widthPx, height: fixedPx, top } = element.getBoundingClientRect()
      const heightPx = window.innerHeight
      const next = listVisible(columns.places, ratios, {
        widthPx,
        fixedPx,
        topPx: -top,
        bottomPx: heightPx - top,
        marginPx: heightPx * MARGIN,
        atMost: MOUNTED_MAX - 1,
      })
      setVisible((previous) => (next.every((index) => previous.includes(index)) ? previous : next))
    }
    let frame = 0
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [layouts, probe, ratios])
  return visible
}

function columnCountOf(element: HTMLElement) {
  return Number(getComputedStyle(element).getPropertyValue('--columns'))
}

/** What has the focus stays, or a keyboard would lose its place. */
function withFocused(visible: readonly number[], focused: number, count: number) {
  const existing = visible.filter((index) => index < count)
  if (focused === -1 || existing.includes(focused)) return existing
  return [...existing, focused].toSorted((a, b) => a - b)
}

type Variables = Record<`--${string}`, string | number>

// React's type has no room for custom properties.
const asStyle = (variables: Variables) => variables as CSSProperties

const round = (value: number) => Math.round(value * 10_000) / 10_000

function slotVariables(index: number, ratio: number, layouts: readonly Layout[]): Variables {
  const variables: Variables = { '--ratio': round(ratio) }
  for (const { count, columns } of layouts) {
    const { column, ratioAbove, countAbove } = columns.places[index]!
    variables[`--c${count}`] = column
    variables[`--r${count}`] = round(ratioAbove)
    variables[`--n${count}`] = countAbove
  }
  return variables
}

function fieldVariables(layouts: readonly Layout[]): Variables {
  const variables: Variables = {}
  for (const { count, used, columns } of layouts) {
    if (used !== count) variables[`--k${count}`] = used
    const heights = columns.ends.map(
      ({ ratio, count: items }) => `${round(ratio)} * var(--column) + ${items} * var(--fixed)`,
    )
    variables[`--h${count}`] = `max(${heights.join(', ')})`
  }
  return variables
}

/** A page may have more than one wall, so its places bear the wall's name. */
function styleSheet(wall: string, entries: readonly MasonryEntry[], layouts: readonly Layout[]) {
  const within = (part: string) => `[data-wall="${wall}"] ${part}`
  const rule = (selector: string, variables: Variables) =>
    `${selector}{${Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return [
    rule(within('.masonry-field'), fieldVariables(layouts)),
    ...entries
      .slice(0, FIRST_COUNT)
      .map(({ ratio }, index) =>
        rule(within(`[data-slot="${index}"]`), slotVariables(index, ratio, layouts)),
      ),
  ].join('')
}

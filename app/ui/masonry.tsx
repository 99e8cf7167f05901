import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { countColumns, dealIntoColumns } from '#app/ui/masonry-columns.ts'

export type MasonryEntry = {
  key: string
  /** Height by width, so that the columns can be dealt before any picture is there. */
  ratio: number
  node: ReactNode
}

type MasonryProps = { entries: readonly MasonryEntry[] }

const NARROW = { leastPx: 150, gapPx: 10 }
const WIDE = { leastPx: 216, gapPx: 20 }
const NARROW_BELOW_PX = 560

/** A wall whose heights come from what is known of the pictures, so nothing moves while they load. */
export function Masonry({ entries }: MasonryProps) {
  const wall = useRef<HTMLDivElement>(null)
  const [columnCount, setColumnCount] = useState(2)
  useLayoutEffect(() => {
    const element = wall.current
    if (element === null) return undefined
    const measure = () => {
      const widthPx = element.clientWidth
      setColumnCount(countColumns({ widthPx, ...(widthPx < NARROW_BELOW_PX ? NARROW : WIDE) }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const columns = dealIntoColumns(
    entries.map((entry) => ({ height: entry.ratio, content: entry })),
    columnCount,
  )
  return (
    <div ref={wall} className="flex items-start gap-2.5 md:gap-5">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is nothing but its place
        <div key={index} className="grid min-w-0 flex-1 gap-2.5 md:gap-5">
          {column.map(({ key, node }) => (
            <div key={key}>{node}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

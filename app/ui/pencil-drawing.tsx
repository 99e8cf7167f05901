import { useState, type CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** The first stroke begins at once and the last one so much later; each takes as long as the style sheet says. */
const SPREAD_MS = 2_400

type PencilDrawingProps = {
  sketch: { width: number; height: number; strokes: readonly string[] }
  className?: string
}

/** When each sketch was first seen: a sheet that takes it over goes on with it where the one before left off. */
const begunAt = new WeakMap<object, number>()

function timeSinceBegun(sketch: object): number {
  const now = performance.now()
  const begun = begunAt.get(sketch) ?? now
  begunAt.set(sketch, begun)
  return now - begun
}

/** The lines of a design before its ink, stroke after stroke, in the very place where its picture will be. */
export function PencilDrawing({ sketch, className }: PencilDrawingProps) {
  const { width, height, strokes } = sketch
  const [passedMs] = useState(() => timeSinceBegun(sketch))
  const beginOf = (index: number) => Math.round((SPREAD_MS * index) / strokes.length - passedMs)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className={classNames('absolute inset-0 size-full stroke-on-sheet-faded', className)}
    >
      {strokes.map((path, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- the strokes of one sketch never change
          key={index}
          d={path}
          pathLength={1}
          strokeWidth={0.9}
          className="pencil-stroke"
          style={{ animationDelay: `${beginOf(index)}ms` } satisfies CSSProperties}
        />
      ))}
    </svg>
  )
}

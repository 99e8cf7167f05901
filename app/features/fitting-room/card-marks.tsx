import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Point, Shape } from '#app/features/fitting-room/placement.ts'
import type { CardEnds } from '#app/features/fitting-room/use-real-size.ts'

type CardMarksProps = {
  frame: RefObject<HTMLElement | null>
  photo: Shape
  ends: CardEnds
  onChange: (ends: CardEnds) => void
}

const STEP = 0.004
const LONG = 6
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const inside = (value: number) => Math.min(1, Math.max(0, value))

/** The two ends of a card's long side: pulled, set by a tap that takes the nearer one, or moved by arrow keys. */
export function CardMarks({ frame, photo, ends, onChange }: CardMarksProps) {
  const held = useRef<number>(undefined)
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return {
      x: inside((clientX - box.left) / box.width),
      y: inside((clientY - box.top) / box.height),
    }
  }
  const put = (index: number, point: Point) =>
    onChange(index === 0 ? [point, ends[1]] : [ends[0], point])
  const press = (index: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const step = STEP * (event.shiftKey ? LONG : 1)
    const from = ends[index]!
    put(index, {
      x: inside(from.x + arrow[0] * step),
      y: inside(from.y + (arrow[1] * step * photo.width) / photo.height),
    })
  }
  return (
    <div
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = pointAt(event)
        const [first, second] = ends.map((end) => Math.hypot(end.x - point.x, end.y - point.y))
        held.current = first! <= second! ? 0 : 1
        put(held.current, point)
      }}
      onPointerMove={(event) => {
        event.stopPropagation()
        if (held.current !== undefined) put(held.current, pointAt(event))
      }}
      onPointerUp={(event) => {
        event.stopPropagation()
        held.current = undefined
      }}
    >
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        <Line ends={ends} stroke="#12100e" width={5} />
        <Line ends={ends} stroke="#fff" width={2} />
      </svg>
      {ends.map((end, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- the two ends have no other name
          key={index}
          type="button"
          aria-label={
            index === 0
              ? 'First end of the card, arrow keys move it'
              : 'Second end of the card, arrow keys move it'
          }
          onKeyDown={press(index)}
          style={{ left: `${end.x * 100}%`, top: `${end.y * 100}%` }}
          className="absolute grid size-11 -translate-1/2 cursor-move place-items-center rounded-full outline-offset-0 focus-visible:outline-2 focus-visible:outline-[#fff]"
        >
          <span className="size-4 rounded-full border-2 border-[#12100e] bg-[#fff]" />
        </button>
      ))}
    </div>
  )
}

function Line({ ends: [a, b], stroke, width }: { ends: CardEnds; stroke: string; width: number }) {
  return (
    <line
      x1={`${a.x * 100}%`}
      y1={`${a.y * 100}%`}
      x2={`${b.x * 100}%`}
      y2={`${b.y * 100}%`}
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap="round"
    />
  )
}

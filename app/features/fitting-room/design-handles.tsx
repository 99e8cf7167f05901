import {
  cornersOf,
  onPhoto,
  type InkBounds,
  type Shape,
} from '#app/features/fitting-room/placement.ts'
import type { InkPlacement, LimbReading } from '#shared/body.ts'

type DesignHandlesProps = {
  photo: Shape
  art: Shape
  bounds: InkBounds
  placement: InkPlacement
  limb: LimbReading
  /** Pixels of the photo per pixel of the screen. */
  unit: number
  hasGuides: boolean
}

const HANDLE_PX = 11
const TURN_GAP_PX = 34
/** A finger is wider than what it aims at. */
const REACH_PX = 20
const RADIANS = Math.PI / 180

/** The frame around the ink: corners to pull, a knob to turn. For hand and mouse; the keyboard has keys and sliders. */
export function DesignHandles(props: DesignHandlesProps) {
  const { photo, art, bounds, placement, unit, hasGuides } = props
  const corners = cornersOf(placement, photo, art, bounds)
  const [topLeft, topRight] = corners
  const top = { x: (topLeft.x + topRight.x) / 2, y: (topLeft.y + topRight.y) / 2 }
  const turn = placement.turnDegrees * RADIANS
  const knob = {
    x: top.x + Math.sin(turn) * TURN_GAP_PX * unit,
    y: top.y - Math.cos(turn) * TURN_GAP_PX * unit,
  }
  const side = HANDLE_PX * unit
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
    >
      {hasGuides && <LimbGuides {...props} />}
      {/* A dark line under the light one, so that it shows on every skin. */}
      {['rgb(18 16 14 / 0.45)', '#fff'].map((stroke, index) => (
        <g key={stroke} stroke={stroke} strokeWidth={(index === 0 ? 3 : 1.5) * unit}>
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <path d={`M${top.x} ${top.y}L${knob.x} ${knob.y}`} />
        </g>
      ))}
      {corners.map((corner, index) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- corners have no other name
          key={index}
          transform={`rotate(${placement.turnDegrees} ${corner.x} ${corner.y})`}
          className={index % 2 === 0 ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}
        >
          <rect
            x={corner.x - side / 2}
            y={corner.y - side / 2}
            width={side}
            height={side}
            fill="#fff"
            stroke="#12100e"
            strokeWidth={1.5 * unit}
          />
          <circle
            data-grip="scale"
            cx={corner.x}
            cy={corner.y}
            r={REACH_PX * unit}
            fill="transparent"
          />
        </g>
      ))}
      <g className="cursor-grab">
        <circle
          cx={knob.x}
          cy={knob.y}
          r={7.5 * unit}
          fill="#fff"
          stroke="#12100e"
          strokeWidth={1.5 * unit}
        />
        <circle data-grip="turn" cx={knob.x} cy={knob.y} r={REACH_PX * unit} fill="transparent" />
      </g>
    </svg>
  )
}

/** The limb as it was read: its middle, and how the design bends around it. */
function LimbGuides({ photo, art, bounds, placement, limb, unit }: DesignHandlesProps) {
  const turn = limb.axisDegrees * RADIANS
  const reach = photo.width + photo.height
  const centre = { x: limb.tap.x * photo.width, y: limb.tap.y * photo.height }
  const along = { x: Math.sin(turn) * reach, y: -Math.cos(turn) * reach }
  const across = { x: Math.cos(turn), y: Math.sin(turn) }
  const half = (limb.width * photo.width) / 2
  const sag = placement.bend * half * 0.45
  const middle = (bounds.left + bounds.right) / 2
  const rings = [bounds.top, (bounds.top + bounds.bottom) / 2, bounds.bottom].map((part) => {
    const point = onPhoto(placement, photo, art, { x: middle, y: part })
    // Onto the limb's own middle, which the design need not lie on.
    const off = (point.x - centre.x) * across.x + (point.y - centre.y) * across.y
    return { x: point.x - off * across.x, y: point.y - off * across.y }
  })
  return (
    <g stroke="#fff" strokeLinecap="round">
      <path
        d={`M${centre.x - along.x} ${centre.y - along.y}L${centre.x + along.x} ${centre.y + along.y}`}
        strokeOpacity={0.7}
        strokeWidth={1.5 * unit}
        strokeDasharray={`${7 * unit} ${6 * unit}`}
      />
      {rings.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - across.x * half} ${y - across.y * half}Q${x + Math.sin(turn) * sag} ${y - Math.cos(turn) * sag} ${x + across.x * half} ${y + across.y * half}`}
          strokeOpacity={0.4}
          strokeWidth={1.25 * unit}
        />
      ))}
    </g>
  )
}

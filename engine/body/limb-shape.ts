import { cutAcross } from '#engine/body/limb-axis.ts'
import type { PhotoReading } from '#engine/body/read-photo.ts'

/** The limb as a round form beside the design's centre, in pixels of the photo. */
export interface LimbShape {
  /** Across the limb to the right, and along it downwards. */
  acrossX: number
  acrossY: number
  alongX: number
  alongY: number
  /** From the first station along the limb, relative to the design's centre, and from one to the next. */
  from: number
  step: number
  /** At each station: where the limb's middle lies across from the design's centre, and half its width. */
  middle: Float32Array
  radius: Float32Array
}

const STATIONS = 33
const INSIDE = 128

export function limbShape(
  { limb, mask }: PhotoReading,
  photo: { width: number; height: number },
  centre: { x: number; y: number },
  reachPx: number,
): LimbShape {
  const turn = (limb.axisDegrees * Math.PI) / 180
  const [acrossX, acrossY] = [Math.cos(turn), Math.sin(turn)]
  const [alongX, alongY] = [-acrossY, acrossX]
  const perPoint = photo.width / mask.width
  const inside = {
    width: mask.width,
    height: mask.height,
    isInside: (i: number) => mask.alpha[i]! >= INSIDE,
  }
  const from = -reachPx
  const step = (2 * reachPx) / (STATIONS - 1)
  const typical = (limb.width * photo.width) / 2
  const cuts = Array.from({ length: STATIONS }, (_, k) => {
    const along = from + k * step
    const x = (centre.x + alongX * along) / perPoint
    const y = (centre.y + alongY * along) / perPoint
    const cut = cutAcross(inside, x, y, acrossX, acrossY)
    if (!cut) return undefined
    const radius = cut.half * perPoint
    // Where something in front or a thumb changes the width, the limb goes on below it as it was.
    const isSound = radius > 0.6 * typical && radius < 1.6 * typical
    return isSound ? { middle: cut.offset * perPoint, radius } : undefined
  })
  const sound = cuts.filter((cut) => cut !== undefined)
  const radii = filled(cuts, (cut) => cut.radius, medianOf(sound, (cut) => cut.radius) ?? typical)
  const middles = filled(cuts, (cut) => cut.middle, medianOf(sound, (cut) => cut.middle) ?? 0)
  return { acrossX, acrossY, alongX, alongY, from, step, middle: middles, radius: radii }
}

type Cut = { middle: number; radius: number }

function medianOf(cuts: readonly Cut[], read: (cut: Cut) => number): number | undefined {
  return cuts.map(read).toSorted((a, b) => a - b)[cuts.length >> 1]
}

/** Gaps take their nearest neighbour's value; then single wrong cuts are smoothed away. */
function filled(
  cuts: readonly (Cut | undefined)[],
  read: (cut: Cut) => number,
  otherwise: number,
): Float32Array {
  const known = cuts.map((cut) => (cut ? read(cut) : undefined))
  const complete = known.map((value, k) => {
    for (let away = 0; away < known.length; away++) {
      const near = known[k - away] ?? known[k + away]
      if (near !== undefined) return near
    }
    return value ?? otherwise
  })
  const steady = complete.map((_, k) => {
    const around = complete.slice(Math.max(0, k - 4), k + 5).toSorted((a, b) => a - b)
    return around[around.length >> 1]!
  })
  return Float32Array.from(steady, (_, k) => {
    const around = steady.slice(Math.max(0, k - 4), k + 5)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

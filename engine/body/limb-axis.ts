import type { Grid } from '#engine/body/grid.ts'

/** How a limb runs through a point of a mask, in the mask's points. */
export interface Limb {
  /** A point on the middle line beside the tapped one. */
  x: number
  y: number
  /** Unit vector along the limb, downwards. */
  alongX: number
  alongY: number
  /** Half the limb's width there. */
  radius: number
  /** False for a chest or a heel, which run nowhere: then the point is the tapped one. */
  isTube: boolean
}

/** 1 inside, from any field whose half marks the outline. */
export interface Inside extends Grid {
  isInside: (index: number) => boolean
}

interface Side {
  length: number
  /** The picture ended first. */
  isCut: boolean
}

const DIRECTIONS = 48
/** Points outside in a row before a side ends: hair and creases are narrower. */
const GAP = 3
/** A limb shows both its sides along most of its length, and its middle line is nearly straight; a chest or a heel is not like that. */
const LEAST_SOUND = 0.42
const MOST_CROOKED = 0.17

export function limbAt(inside: Inside, tapX: number, tapY: number): Limb {
  const narrow = narrowestThrough(inside, tapX, tapY)
  const { alongX, alongY, width } = narrow
  const start: Limb = { x: tapX, y: tapY, alongX, alongY, radius: width / 2, isTube: true }
  let limb = start
  for (let round = 0; round < 4; round++) {
    const next = alongMiddle(inside, limb, tapX, tapY, width)
    if (!next) break
    limb = next
  }
  const isTooWide = limb.radius * 2 > 0.95 * Math.min(inside.width, inside.height)
  if (limb === start || !limb.isTube || isTooWide) return { ...start, isTube: false }
  return limb.alongY < 0 ? { ...limb, alongX: -limb.alongX, alongY: -limb.alongY } : limb
}

/** The direction in which the mask is narrowest lies across the limb. */
function narrowestThrough(inside: Inside, x: number, y: number) {
  let [least, alongX, alongY, width] = [Infinity, 0, 1, 0]
  for (let k = 0; k < DIRECTIONS; k++) {
    const turn = (k * Math.PI) / DIRECTIONS
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const one = sideFrom(inside, x, y, dx, dy)
    const other = sideFrom(inside, x, y, -dx, -dy)
    const length = one.length + other.length
    const cost = length + (one.isCut || other.isCut ? 15 : 0)
    if (cost >= least) continue
    least = cost
    alongX = -dy
    alongY = dx
    width = length
  }
  return { alongX, alongY, width }
}

/** A line through the middles of cuts across the limb, each weighing less the further it lies from the tap. */
function alongMiddle(
  inside: Inside,
  { x, y, alongX, alongY }: Limb,
  tapX: number,
  tapY: number,
  width: number,
): Limb | undefined {
  const [acrossX, acrossY] = [-alongY, alongX]
  const reach = 1.1 * width
  const middles: { along: number; offset: number; half: number }[] = []
  let stations = 0
  for (let along = -reach; along <= reach; along += 2) {
    const [atX, atY] = [x + alongX * along, y + alongY * along]
    if (atX >= 0 && atY >= 0 && atX < inside.width && atY < inside.height) stations++
    const cut = cutAcross(inside, atX, atY, acrossX, acrossY)
    if (cut) middles.push({ along, ...cut })
  }
  if (middles.length < 8) return undefined
  const typical = middles.map(({ half }) => half).toSorted((a, b) => a - b)[middles.length >> 1]!
  // Where a thumb, a breast or a leak widens the cut, its middle is not the limb's.
  const sound = middles.filter(({ half }) => half < 1.35 * typical && half > 0.65 * typical)
  const { slope, offset, spread } = lineThrough(sound, reach)
  const length = Math.hypot(1, slope)
  const nextX = (alongX + acrossX * slope) / length
  const nextY = (alongY + acrossY * slope) / length
  const startX = x + acrossX * offset
  const startY = y + acrossY * offset
  const toTap = (tapX - startX) * nextX + (tapY - startY) * nextY
  return {
    x: startX + nextX * toTap,
    y: startY + nextY * toTap,
    alongX: nextX,
    alongY: nextY,
    radius: typical,
    isTube: sound.length > LEAST_SOUND * stations && spread < MOST_CROOKED * typical,
  }
}

function lineThrough(points: { along: number; offset: number }[], reach: number) {
  let [w, sa, so, saa, sao] = [0, 0, 0, 0, 0]
  for (const { along, offset } of points) {
    const weight = 1 - 0.6 * (along / reach) ** 2
    w += weight
    sa += weight * along
    so += weight * offset
    saa += weight * along * along
    sao += weight * along * offset
  }
  const slope = (w * sao - sa * so) / (w * saa - sa * sa || 1)
  const middle = (so - slope * sa) / w
  const squares = points.reduce((sum, p) => sum + (p.offset - middle - slope * p.along) ** 2, 0)
  return { slope, offset: middle, spread: Math.sqrt(squares / points.length) }
}

/** Where the limb lies on a line across it, or undefined where a side is out of the picture. */
export function cutAcross(
  inside: Inside,
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
): { offset: number; half: number } | undefined {
  const { width, height } = inside
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined
  if (!inside.isInside((y | 0) * width + (x | 0))) return undefined
  const one = sideFrom(inside, x, y, acrossX, acrossY)
  const other = sideFrom(inside, x, y, -acrossX, -acrossY)
  if (one.isCut || other.isCut) return undefined
  return { offset: (one.length - other.length) / 2, half: (one.length + other.length) / 2 }
}

function sideFrom(inside: Inside, x: number, y: number, dx: number, dy: number): Side {
  const { width, height } = inside
  let missed = 0
  for (let length = 0; ; length++) {
    const column = Math.floor(x + dx * length)
    const row = Math.floor(y + dy * length)
    if (column < 0 || row < 0 || column >= width || row >= height) return { length, isCut: true }
    missed = inside.isInside(row * width + column) ? 0 : missed + 1
    if (missed >= GAP) return { length: length - GAP + 1, isCut: false }
  }
}

/** Clockwise from upright, more than -90 and up to 90. */
export function axisDegreesOf({ alongX, alongY }: Limb): number {
  const degrees = (Math.atan2(-alongX, alongY) * 180) / Math.PI
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees
}

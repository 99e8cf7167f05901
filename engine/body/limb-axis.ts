import type { Grid } from '#engine/pixels/field.ts'

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

/** A direction is tried every five degrees, then every one around the best. */
const DIRECTIONS = 36
const FINE_DEGREES = 4
/** Points outside in a row before a side ends: hair and creases are narrower. */
const GAP = 3
/** How far along the limb its sides are followed, and how far they may stray before they say nothing: in widths of the limb. */
const REACH = 1.2
const STRAY = 0.18
/** What a stretch of a side costs that is out of sight; one that strays costs up to 1. */
const UNSEEN = 0.5
/** A limb's sides run along it; those of a chest or a heel do not. A back is wide: what is, must run straighter. */
const MOST_COST = 0.36
const MOST_COST_WIDE = 0.15
/** Parts of the picture's shorter edge from which a limb is wide, and from which it is none. */
const WIDE = 0.65
const TOO_WIDE = 0.95
/** How much better it must run along than across: a heel runs nowhere. */
const LEAST_GAIN = 0.02
/** Where the sides draw together on both ways from the tap, so much that the narrowest way through it is longer: a chest, no limb. */
const LEAST_EVEN = 0.81

/**
 * Both sides of a limb run alongside it. An armpit or a thumb carries one of them off for a stretch, and a strap or the picture's
 * edge cuts them short: so each side is followed by itself, and what strays from its usual place counts little.
 */
export function limbAt(inside: Inside, tapX: number, tapY: number): Limb {
  const width = narrowestThrough(inside, tapX, tapY)
  let best = stripAlong(inside, tapX, tapY, 0, width)
  const consider = (turn: number) => {
    const strip = stripAlong(inside, tapX, tapY, turn, width)
    if (strip.cost < best.cost) best = strip
  }
  for (let k = 1; k < DIRECTIONS; k++) consider((k * Math.PI) / DIRECTIONS)
  const roughly = best.turn
  for (let degrees = -FINE_DEGREES; degrees <= FINE_DEGREES; degrees++)
    consider(roughly + (degrees * Math.PI) / 180)
  const { x, y, radius, turn, cost } = best
  const across = stripAlong(inside, tapX, tapY, turn + Math.PI / 2, width)
  const down = Math.cos(turn) < 0 ? -1 : 1
  const along = { alongX: -down * Math.sin(turn), alongY: down * Math.cos(turn) }
  return isTube(best, width, inside) && across.cost - cost >= LEAST_GAIN
    ? { x, y, ...along, radius, isTube: true }
    : { x: tapX, y: tapY, ...along, radius: width / 2, isTube: false }
}

function isTube({ radius, cost }: Strip, narrowest: number, { width, height }: Grid): boolean {
  const share = (2 * radius) / Math.min(width, height)
  const mostCost = share > WIDE ? MOST_COST_WIDE : MOST_COST
  return cost <= mostCost && share <= TOO_WIDE && 2 * radius >= LEAST_EVEN * narrowest
}

function narrowestThrough(inside: Inside, x: number, y: number): number {
  let [least, width] = [Infinity, 0]
  for (let k = 0; k < DIRECTIONS; k++) {
    const turn = (k * Math.PI) / DIRECTIONS
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const one = sideFrom(inside, x, y, dx, dy)
    const other = sideFrom(inside, x, y, -dx, -dy)
    const length = one.length + other.length
    const cost = length + (one.isCut || other.isCut ? 15 : 0)
    if (cost >= least) continue
    least = cost
    width = length
  }
  return width
}

interface Strip {
  turn: number
  /** 0 where both sides run alongside all the way, up to 1. */
  cost: number
  /** The middle beside the tapped point, and half the distance of the sides. */
  x: number
  y: number
  radius: number
}

/** How well the limb runs in this direction, which is that across it, clockwise from the right. */
function stripAlong(
  inside: Inside,
  tapX: number,
  tapY: number,
  turn: number,
  width: number,
): Strip {
  const [acrossX, acrossY] = [Math.cos(turn), Math.sin(turn)]
  const [alongX, alongY] = [-acrossY, acrossX]
  const start = cutAcross(inside, tapX, tapY, acrossX, acrossY)?.offset ?? 0
  const [startX, startY] = [tapX + acrossX * start, tapY + acrossY * start]
  const reach = REACH * width
  const sides: [Stretch[], Stretch[]] = [[], []]
  let [cost, total] = [0, 0]
  for (let along = -reach; along <= reach; along += 2) {
    const [x, y] = [startX + alongX * along, startY + alongY * along]
    if (x < 0 || y < 0 || x >= inside.width || y >= inside.height) continue
    const weight = 1 - 0.6 * (along / reach) ** 2
    total += 2 * weight
    if (!inside.isInside((y | 0) * inside.width + (x | 0))) {
      cost += 2 * weight * UNSEEN
      continue
    }
    for (const [which, side] of sides.entries()) {
      const sign = which === 0 ? -1 : 1
      const { length, isCut } = sideFrom(inside, x, y, sign * acrossX, sign * acrossY)
      if (isCut) cost += weight * UNSEEN
      else side.push({ weight, away: length })
    }
  }
  const [left, right] = sides.map(usualPlace) as [number, number]
  cost += strayCost(sides[0], left, width) + strayCost(sides[1], right, width)
  const middle = (right - left) / 2
  return {
    turn,
    cost: cost / total,
    x: startX + acrossX * middle,
    y: startY + acrossY * middle,
    radius: (left + right) / 2,
  }
}

/** A piece of a side: how far it lies from the line along the limb. */
interface Stretch {
  weight: number
  away: number
}

const usualPlace = (side: readonly Stretch[]): number =>
  side.map(({ away }) => away).toSorted((a, b) => a - b)[side.length >> 1] ?? 0

function strayCost(side: readonly Stretch[], usual: number, width: number): number {
  let cost = 0
  for (const { weight, away } of side) {
    const stray = ((away - usual) / (STRAY * width)) ** 2
    cost += (weight * stray) / (1 + stray)
  }
  return cost
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

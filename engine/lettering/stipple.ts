import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { spansOfRows } from '#engine/lettering/clearance.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { disc } from '#engine/lettering/pen.ts'
import { boundsOf, type Ring } from '#engine/lettering/plane.ts'
import { offset } from '#engine/lettering/polygons.ts'
import { strokeOf } from '#engine/lettering/whip-shade.ts'

/**
 * A peppered shade: how far it falls to the lower right and how bare it is beside the letter, as shares of the size; how large a dot
 * is against the needle, and how far one is from the next against its radius.
 */
const SHADE = { far: 0.17, gap: 0.012, dot: 0.46, apart: 2.7, thins: 0.85 }
/** At least so many dots lie between a letter and the end of its shade. */
const DOTS_DEEP = 3
const CORNERS = 7
/** More would be a page of dots, and a document of megabytes. */
const DOTS_MOST = 2_600

interface StippleOptions {
  size: number
  /** The width of a needle. */
  line: number
}

const INK = { fill: 'black', stroke: 0 } as const
const SKIN = { fill: 'paper', stroke: 0 } as const

/** Strokes as broad as this, as a share of the size, hold dots themselves: beside them there is no room. */
const HOLDS_DOTS = 0.075

/** Black letters in dots at their own scale: dots within strokes that hold them, a shade of dots beside those that do not. */
export function stippled(
  letters: readonly (readonly Ring[])[],
  { size, line }: StippleOptions,
): Part[] {
  const all = letters.flat()
  const solid = letters.flatMap((rings) => partsOf(rings, INK))
  return strokeOf(all) > HOLDS_DOTS * size
    ? [...solid, ...partsOf(stippledHeads(letters, { size, line }), SKIN)]
    : [...partsOf(stippledShade(all, { size, line }), INK), ...solid]
}

/** The shade that letters drop in dots, dense beside the stroke and thinner further off: the work of a single needle at the letters' own scale. */
function stippledShade(letters: readonly Ring[], { size, line }: StippleOptions): Ring[] {
  if (letters.length === 0) return []
  const radius = Math.max(line * SHADE.dot, size * 0.006)
  const apart = radius * SHADE.apart
  const far = Math.max(size * SHADE.far, apart * DOTS_DEEP)
  const dots = shadeOf(letters, {
    radius,
    apart,
    far,
    gap: radius + Math.max(line, size * SHADE.gap),
  })
  return fewEnough(dots).map((at) => disc(at, radius, CORNERS))
}

/** Every so many are left out where there are too many: an even thinning keeps the shade's own fall. */
function fewEnough(dots: readonly Point[]): readonly Point[] {
  const keep = Math.min(1, DOTS_MOST / Math.max(1, dots.length))
  return dots.filter((_, i) => Math.floor((i + 1) * keep) > Math.floor(i * keep))
}

/** Bare dots within fat strokes: how large and how far apart they are against the needle, the black that stays at the edge, and how far down they reach. */
const BARE = { dot: 0.5, apart: 1.75, edge: 1.1, reach: 0.72 }

/** Strokes that are set in dots from the head down: black at the foot, with an edge that stays whole. None in strokes that have no room for them. */
function stippledHeads(rows: readonly (readonly Ring[])[], { line }: StippleOptions): Ring[] {
  const [radius, apart] = [line * BARE.dot, line * BARE.apart]
  const dots = rows.flatMap((rings) => {
    const { top, bottom } = boundsOf(rings)
    const count = Math.floor((bottom - top) / (apart * 0.9))
    const heights = Array.from({ length: count }, (_, i) => top + (i + 0.5) * apart * 0.9)
    const core = offset(rings, -(line * BARE.edge + radius))
    if (core.length === 0 || count === 0) return []
    return spansOfRows(core, heights).flatMap((spans, row) => {
      const left = 1 - (heights[row]! - top) / ((bottom - top) * BARE.reach)
      return spans.flatMap(([from, to]) =>
        along([from, to], apart, row).flatMap((x): Point[] =>
          lotAt(Math.round(x * 8), row, 5) < left * 1.25 ? [[x, heights[row]!]] : [],
        ),
      )
    })
  })
  return fewEnough(dots).map((at) => disc(at, radius, CORNERS))
}

/** Places in a stretch, as far apart as they should be, between those of the row above. */
function along([from, to]: readonly [number, number], apart: number, row: number): number[] {
  const first = Math.ceil(from / apart - (row % 2) / 2)
  const last = Math.floor(to / apart - (row % 2) / 2)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, i) => (first + i + (row % 2) / 2) * apart,
  )
}

/** A number from 0 to 1 for each place, the same each time. */
function lotAt(x: number, y: number, salt: number): number {
  let hash = Math.imul(x + 7919 * salt, 374761393) ^ Math.imul(y + 104729, 668265263)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

function shadeOf(
  letters: readonly Ring[],
  { radius, apart, far, gap }: { radius: number; apart: number; far: number; gap: number },
): Point[] {
  const cell = Math.max(radius * 0.6, 0.5)
  const { left, right, top, bottom } = boundsOf(letters)
  const [x0, y0] = [left - gap - cell, top - gap - cell]
  const width = Math.ceil((right - left + far + 2 * gap) / cell) + 3
  const height = Math.ceil((bottom - top + far + 2 * gap) / cell) + 3
  const heights = Array.from({ length: height }, (_, row) => y0 + (row + 0.5) * cell)
  const isInk = new Uint8Array(width * height)
  spansOfRows(letters, heights).forEach((spans, row) => {
    for (const [from, to] of spans)
      for (let c = Math.floor((from - x0) / cell); c <= (to - x0) / cell; c++)
        if (c >= 0 && c < width) isInk[row * width + c] = 1
  })
  const isNear = grown(isInk, { width, height, by: Math.ceil(gap / cell) })
  const depth = fallOf(isInk, { width, height })
  const dots: Point[] = []
  for (let row = 0; row * apart < height * cell; row++)
    for (let column = 0; column * apart < width * cell; column++) {
      // Rows lie between each other as bricks do, and no dot quite where its row is.
      const x = (column + (row % 2) / 2 + 0.55 * (lotAt(column, row, 1) - 0.5)) * apart
      const y = (row + 0.55 * (lotAt(column, row, 2) - 0.5)) * apart * 0.9
      const [c, r] = [Math.floor(x / cell), Math.floor(y / cell)]
      if (c < 0 || r < 0 || c >= width || r >= height) continue
      const i = r * width + c
      const share = (depth[i]! * cell) / far
      if (isNear[i] || share >= 1) continue
      if (lotAt(column, row, 3) < (1 - share) ** SHADE.thins) dots.push([x0 + x, y0 + y])
    }
  return dots
}

/** Ink and what lies within so many cells of it. */
function grown(
  isInk: Uint8Array,
  { width, height, by }: { width: number; height: number; by: number },
): Uint8Array {
  const near = new Uint8Array(isInk.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!isInk[row * width + column]) continue
      for (let dy = -by; dy <= by; dy++)
        for (let dx = -by; dx <= by; dx++) {
          const [r, c] = [row + dy, column + dx]
          if (r >= 0 && c >= 0 && r < height && c < width && dx * dx + dy * dy <= by * by)
            near[r * width + c] = 1
        }
    }
  return near
}

/** How many cells away from the letter that shades it each place is, seen to the upper left; infinite where there is none. */
function fallOf(
  isInk: Uint8Array,
  { width, height }: { width: number; height: number },
): Float32Array {
  const depth = new Float32Array(isInk.length).fill(Infinity)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column
      if (isInk[i]) depth[i] = 0
      else if (row > 0 && column > 0) depth[i] = depth[i - width - 1]! + Math.SQRT2
    }
  return depth
}

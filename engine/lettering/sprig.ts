import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  clearanceOf,
  endsOf,
  writeBlock,
  type Row,
  type WritingOptions,
} from '#engine/lettering/block.ts'
import type { Clearance } from '#engine/lettering/clearance.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { disc, drop, evenStroke, leaf, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import {
  lengthOf,
  plus,
  times,
  towards,
  walk,
  type Line,
  type Ring,
  type Spot,
} from '#engine/lettering/plane.ts'
import { difference, intersection, offset, penned, union } from '#engine/lettering/polygons.ts'
import { goOn, sweepsUnder } from '#engine/lettering/swash.ts'
import type { Plant } from '#engine/language/find-growth.ts'

/** A stem that bears its flower elsewhere has leaves alone, and a stalk has none. */
export type Growth = Plant | 'stem' | 'stalk'

/** The ways a last stroke may take as it grows: up and away to the right, or around and back under its word. */
const UP: readonly (readonly Point[])[] = [
  [
    [0.42, -0.05],
    [0.98, -0.24],
    [1.5, -0.62],
    [1.82, -1.08],
  ],
  [
    [0.42, -0.02],
    [1.05, -0.1],
    [1.7, -0.34],
    [2.2, -0.74],
  ],
  [
    [0.42, 0.02],
    [1.1, 0],
    [1.8, -0.14],
    [2.35, -0.42],
  ],
]
/** To a flower that stands over the end of its word. */
const TO_FLOWER: readonly (readonly Point[])[] = [
  [
    [0.42, -0.03],
    [0.88, -0.26],
    [1.12, -0.72],
    [1.14, -1.2],
  ],
  [
    [0.5, 0],
    [1.1, -0.2],
    [1.45, -0.66],
    [1.5, -1.16],
  ],
]

/** Letters are this far from the stem, and from a leaf, in sizes. */
const WHITE = { stem: 0.09, leaf: 0.06 }

export interface Grown {
  inscribed: Inscribed
  /** Where the stem ends, and which way it goes there. */
  tip: Spot
}

/** A word whose last stroke goes on as the stem of a plant. Undefined where no stroke is free to grow. */
export function asSprig(
  rows: readonly Row[],
  growth: Growth,
  { isUnder, ...options }: WritingOptions & { isUnder: boolean },
): Grown | undefined {
  const block = writeBlock(rows, options)
  const { size } = block
  const big = block.rows.filter((row) => row.size >= size * 0.8)
  const row = big.at(-1)
  const end = row && endsOf(row, block.hand).last[0]
  if (!end) return undefined
  const clear = clearanceOf(block)
  const under = isUnder && row === block.rows.at(-1) ? [...sweepsUnder(end, row, size)] : []
  const ups = (growth === 'stem' || growth === 'stalk' ? TO_FLOWER : UP).map((points) =>
    goOn(end, size, points),
  )
  const stem = [...under, ...ups].find((line) => clear.along(line, 0.3 * size) > WHITE.stem * size)
  if (!stem) return undefined
  const width = Math.max(options.leastLine, size * 0.02)
  const drawn = plantOn(stem, growth, {
    size,
    width,
    clear,
    end,
    isBack: under.includes(stem),
    isOpen: HANDS[block.hand].hairline < 0.03 && !HANDS[block.hand].nib,
  })
  return {
    inscribed: {
      letters: big.map(({ rings }) => rings),
      small: block.rows.filter((each) => !big.includes(each)).map(({ rings }) => rings),
      ornament: drawn,
      size,
      missing: block.missing,
    },
    tip: walk(stem, lengthOf(stem)),
  }
}

interface Growing {
  size: number
  width: number
  clear: Clearance
  end: StrokeEnd
  /** It runs back under its word, where it has to come around first. */
  isBack: boolean
  /** Leaves are of a needle's line, and not filled. */
  isOpen: boolean
}

function plantOn(stem: Line, growth: Growth, growing: Growing): Ring[] {
  const { size, width, clear, end, isBack } = growing
  const long = lengthOf(stem)
  const from = isBack ? 0.36 : 0.2
  const spike = growth === 'lavender' || growth === 'wheat'
  const to = growth === 'stem' ? 0.74 : spike ? 0.46 : 0.96
  const isFree = (ring: Ring) => clear.along(ring) > WHITE.leaf * size
  const slim = growth === 'leaves' || growth === 'stem' ? 0.2 : 0.13
  const places =
    growth === 'stalk' ? [] : placesOn(stem, { from, to, step: (spike ? 0.34 : 0.2) * size })
  const leaves = places
    .map(({ spot, share, side }) => leafAt(spot, side, size * (0.4 - 0.16 * share), slim))
    .concat(growth === 'leaves' || growth === 'olive' ? [tipLeaf(stem, size * 0.28, slim)] : [])
    .filter(({ ring }) => isFree(ring))
  const fruit =
    growth === 'olive'
      ? placesOn(stem, { from: from + 0.05, to: 0.9, step: 0.2 * size }).map(({ spot, side }) =>
          disc(plus(spot.at, times(asideOf(spot, side, 1.5), 0.1 * size)), 0.06 * size),
        )
      : spike
        ? budsOn(stem, long, { size, growth })
        : []
  // As thick as the stroke it leaves, and thinning to its tip: one pen wrote both.
  const stroke = evenStroke(width, Math.max(width, end.width))
  return union(
    [ribbon(stem, stroke)],
    ...leaves.map((each) => inkedLeaf(each, growing)),
    ...fruit.filter((ring) => isFree(ring) && !touches(ring, leaves)).map((ring) => union([ring])),
  )
}

/** What lies over a leaf is read as a blot on it. */
const touches = (fruit: Ring, leaves: readonly Leaf[]) =>
  intersection(
    [fruit],
    leaves.flatMap(({ ring }) => union([ring])),
  ).length > 0

interface Place {
  spot: Spot
  share: number
  side: 1 | -1
}

/** Places along a stem, left and right in turn. */
function placesOn(
  stem: Line,
  { from, to, step }: { from: number; to: number; step: number },
): Place[] {
  const long = lengthOf(stem)
  const count = Math.max(2, Math.round(((to - from) * long) / step))
  return Array.from({ length: count }, (_, i) => {
    const share = from + ((to - from) * i) / Math.max(1, count - 1)
    return { spot: walk(stem, long * share), share, side: i % 2 === 0 ? -1 : 1 }
  })
}

/** A way off a stem, turned aside from its own. */
const asideOf = ({ direction: [x, y] }: Spot, side: number, turn: number): Point =>
  towards(Math.atan2(y, x) + side * turn, 1)

interface Leaf {
  ring: Ring
  rib: Line
}

function leafAt(spot: Spot, side: 1 | -1, length: number, slim: number): Leaf {
  const way = asideOf(spot, side, 0.74)
  return {
    ring: leaf(spot.at, way, length, length * slim * 1.7, -side * 0.3),
    rib: [spot.at, plus(spot.at, times(way, length * 0.72))],
  }
}

function tipLeaf(stem: Line, length: number, slim: number): Leaf {
  const { at, direction } = walk(stem, lengthOf(stem))
  return {
    ring: leaf(at, direction, length, length * slim * 1.6, 0),
    rib: [at, plus(at, times(direction, length * 0.7))],
  }
}

/** A needle draws the edge of a leaf and its rib; a pen with weight fills it. */
const inkedLeaf = ({ ring, rib }: Leaf, { width, isOpen }: Growing): Ring[] =>
  isOpen
    ? union(difference([ring], offset([ring], -width * 0.85)), penned([rib], width * 0.7))
    : union([ring])

/** Buds in whorls, or grains in two rows, smaller towards the tip, with one at the top. */
function budsOn(
  stem: Line,
  long: number,
  { size, growth }: { size: number; growth: Growth },
): Ring[] {
  const isGrain = growth === 'wheat'
  const step = (isGrain ? 0.15 : 0.19) * size
  const count = Math.max(5, Math.round((0.46 * long) / step))
  const rings = Array.from({ length: count }, (_, i) => {
    const share = i / count
    const spot = walk(stem, long * (0.54 + 0.46 * share))
    const length = size * (isGrain ? 0.2 : 0.17) * (1 - 0.4 * share)
    const turns = isGrain ? [-0.5, 0.5] : [-0.95, -0.36, 0.36, 0.95]
    return turns.map((turn) =>
      drop(spot.at, asideOf(spot, 1, turn), length, length * (isGrain ? 0.2 : 0.22)),
    )
  }).flat()
  const { at, direction } = walk(stem, long)
  return [...rings, drop(at, direction, size * 0.12, size * 0.03)]
}

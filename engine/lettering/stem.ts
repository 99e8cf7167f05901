import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bent } from '#engine/lettering/bend.ts'
import { clearanceOf, endsOf, writeBlock, type WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { drop, penPath, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import {
  boundsOf,
  cubic,
  minus,
  moved,
  plus,
  times,
  towards,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { penned, simplified, union } from '#engine/lettering/polygons.ts'

/** More letters than these make a stem that is longer than any flower bears. */
export const STEM_LETTERS_MOST = 28

/** The stretches of bare stem before and after the words, in letter sizes. */
const FOOT = 1.25
const NECK = 1.5
/** How steeply it rises, in radians: words that stand upright are hard to read. */
const RISE = 1.08

/** A pointed leaf: its edge and its rib, in flat coordinates along the stem. */
function leafLines(at: Point, side: 1 | -1, length: number): Line[] {
  const way = -side * 0.62
  const spot = (along: number, out: number): Point =>
    plus(at, plus(towards(way, along * length), towards(way - (side * Math.PI) / 2, out * length)))
  const edge = (bulge: number) => cubic(spot(0, 0), spot(0.3, bulge), spot(0.7, bulge), spot(1, 0))
  return [
    [...edge(0.3), ...edge(-0.26).toReversed()],
    cubic(spot(0, 0), spot(0.3, 0.05), spot(0.6, 0.04), spot(0.78, 0)),
  ]
}

/** The stem's way from its foot to the origin, where the flower sits. */
function stemLine(length: number): Line {
  const foot = times(towards(-RISE, length), -0.97)
  return cubic(
    foot,
    plus(foot, towards(-RISE + 0.42, length / 3)),
    minus([0, 0], towards(-RISE - 0.36, length / 3)),
    [0, 0],
    160,
  )
}

/** Words that rise as the stem of a flower: read upwards, their last stroke runs on to the head of the stem at the origin. */
export function asStem(
  text: string,
  options: WritingOptions,
  { hasBud }: { hasBud: boolean },
): Inscribed {
  const block = writeBlock([{ text, scale: 1 }], options)
  const { size } = block
  const row = block.rows[0]
  if (!row) return { letters: [], ornament: [], size, missing: block.missing }
  const { left, right } = boundsOf(row.rings)
  const width = Math.max(options.leastLine, size * 0.024)
  const from = left - FOOT * size
  const to = right + NECK * size
  const { lines, leaves } = stretches(block, row, { from, to, width })
  const flat = union(
    ...lines.map((line) => [ribbon(line, () => width / 2)]),
    ...leaves.map((line) => penned([line], width * 0.8)),
  )
  const curve = stemLine(to - from)
  const laid = (rings: readonly Ring[]) => simplified(bent(moved(rings, -from, 0), curve, 0))
  const bud = hasBud ? budOf(size, width) : []
  return {
    letters: [laid(row.rings)],
    ornament: [...laid(flat), ...bud],
    size,
    missing: block.missing,
  }
}

/** The bare stem on both sides of the words. Joined hands grow out of it; other letters stand clear of it. */
function stretches(
  block: ReturnType<typeof writeBlock>,
  row: ReturnType<typeof writeBlock>['rows'][number],
  { from, to, width }: { from: number; to: number; width: number },
) {
  const { size, hand } = block
  const { left, right } = boundsOf(row.rings)
  const gap = size * 0.16
  const waist = -size * 0.3
  const before: Line = penPath([
    [from, 0],
    [left - gap - size * 0.5, waist * 0.6],
    [left - gap, waist],
  ])
  const after: Line = penPath([
    [right + gap, waist],
    [right + gap + size * 0.5, waist * 0.6],
    [to, 0],
  ])
  const ends = HANDS[hand].isJoined ? endsOf(row, hand) : undefined
  const rootOf = ({ at, direction, width: wide }: StrokeEnd) => minus(at, times(direction, wide))
  const [first, last] = [ends?.first[0], ends?.last[0]]
  const risen =
    first &&
    penPath(
      [[from, 0], [left - size * 0.3, -size * 0.04], rootOf(first)],
      [1, 0],
      times(first.direction, -1),
    )
  const grown =
    last &&
    penPath([rootOf(last), [right + size * 0.3, -size * 0.16], [to, 0]], last.direction, [1, 0])
  const clear = ends && clearanceOf(block)
  const isClear = (line: Line | undefined): line is Line =>
    line !== undefined && clear!.along(line, size * 0.2) > width * 0.6
  const leaf = size * 0.5
  return {
    lines: [isClear(risen?.toReversed()) ? risen : before, isClear(grown) ? grown : after],
    leaves: [
      ...leafLines([from + size * 0.24, -size * 0.02], 1, leaf),
      ...leafLines([from + size * 0.42, -size * 0.05], -1, leaf * 0.8),
      ...leafLines([right + size * 0.72, -size * 0.08], -1, leaf * 0.9),
      ...leafLines([right + size * 0.5, -size * 0.12], 1, leaf * 0.7),
    ],
  }
}

/** A closed bud, where no flower was asked for. */
function budOf(size: number, width: number): Ring[] {
  const up = towards(-RISE - 0.2, 1)
  const petals = [-0.34, 0, 0.34].map((turn) =>
    drop(times(up, size * 0.1), towards(-RISE - 0.2 + turn, 1), size * 0.62, size * 0.17),
  )
  return [
    ...union(...petals.map((ring) => penned([[...ring, ring[0]!]], width))),
    ...[-0.8, 0.8].map((turn) =>
      drop([0, 0], towards(-RISE - 0.2 + turn, 1), size * 0.26, size * 0.05),
    ),
  ]
}

import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { endsOf, type WrittenRow } from '#engine/lettering/block.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { smooth } from '#engine/lettering/swash.ts'
import {
  disc,
  leaf,
  penPath,
  ribbon,
  scroll,
  strokeEnds,
  swellingStroke,
  type StrokeEnd,
} from '#engine/lettering/pen.ts'
import {
  boundsOf,
  distance,
  lengthOf,
  minus,
  moved,
  times,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'

interface Stem {
  /** Half the width it starts with: that of the stroke it grows from. */
  start: number
  /** Where along it counter-scrolls leave. */
  shoots: readonly number[]
  shootLength: number
  tip?: number
}

/** A lick of a flame off a stem: thick where it leaves, hooked, and sharp. */
function flick(
  root: { at: Point; direction: Point },
  length: number,
  width: number,
  side: number,
): Ring {
  const line = scroll({ ...root, length, side, turns: 0.22 })
  return ribbon(
    line,
    (share) => (width / 2) * Math.min(1, 0.25 + share * 6) * (1 - share) ** 0.9,
    1.6,
  )
}

/** A stem that ends in a scroll and throws off counter-scrolls and licks, each only where the paper is free. */
function growVine(plot: Plot, stem: Point[], { start, shoots, shootLength, tip = 1 }: Stem): void {
  const { size } = plot
  const end = walk(stem, lengthOf(stem))
  let main = stem
  for (const side of [1, -1, 0.7, -0.7]) {
    const curl = scroll({
      ...end,
      length: size * 0.85 * tip * Math.abs(side),
      side: Math.sign(side),
      turns: 0.95,
    })
    if (!plot.isFree(curl, { gap: 0.05, apart: 0.07 })) continue
    main = [...stem, ...curl.slice(1)]
    break
  }
  const [own, whole] = [lengthOf(stem), lengthOf(main)]
  const thin = plot.width(0.014) / 2
  // Lighter than the letters, or the vine is read before the name.
  const thick = Math.max(thin * 1.7, size * 0.03)
  plot.lay(
    [
      ribbon(main, (share, direction) => {
        const down = Math.max(0, direction[1])
        const lead = 1 - smooth(share * 5)
        const pressed = 0.6 * Math.sin(Math.PI * Math.min(1, (share * whole) / own)) ** 2
        const width = thin + (thick - thin) * Math.max(down * down, pressed)
        return Math.max(
          thin * 0.45,
          (width * (1 - lead) + start * lead) * Math.min(1, 0.12 + (1 - share) * 3.4),
        )
      }),
    ],
    main,
  )
  // Long and short in turn, and shorter towards the tip: even ones would be a comb.
  spread(shoots, own / size).forEach((along, i) =>
    growShoot(plot, walk(stem, own * along), {
      shootLength: shootLength * (1.12 - 0.5 * along) * (i % 2 === 1 ? 0.72 : 1),
      thin,
      isOdd: i % 2 === 1,
    }),
  )
  const licks = Math.max(2, Math.round(own / (size * 0.42)))
  for (let i = 1; i < licks; i++) {
    const root = walk(stem, (own * (i + 0.25)) / licks)
    const side = i % 2 === 0 ? 1 : -1
    plot.scatter([flick(root, size * (0.3 - 0.1 * (i / licks)), size * 0.05, side)], 0.12)
  }
}

/** More places between the first and the last on a long stem: a bare line is no vine. */
function spread(shoots: readonly number[], length: number): number[] {
  const [first = 0.5, last = first] = [shoots[0], shoots.at(-1)]
  const count = Math.max(shoots.length, Math.round(((last - first) * length) / 1.1) + 1)
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? first : first + ((last - first) * i) / (count - 1),
  )
}

/** A shoot leaves its stem at an angle: along it, the two would run side by side with a slit between them. */
const FORK = 0.5
const forked = ({ at, direction: [x, y] }: { at: Point; direction: Point }, side: number) => {
  const turn = side * FORK
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return { at, direction: [x * cosine - y * sine, x * sine + y * cosine] as Point }
}

function growShoot(
  plot: Plot,
  root: { at: Point; direction: Point },
  { shootLength, thin, isOdd }: { shootLength: number; thin: number; isOdd: boolean },
): void {
  const { size } = plot
  for (const share of [1, 0.75, 0.5])
    for (const side of isOdd ? [1, -1] : [-1, 1]) {
      const curl = scroll({
        ...forked(root, side),
        length: size * shootLength * share,
        side,
        turns: 0.9,
      })
      const lead = shootLength * share * 0.35
      if (!plot.isFree(curl, { gap: 0.05, apart: 0.05, lead })) continue
      const thick = Math.max(thin * 1.5, size * 0.026)
      plot.lay(
        [
          ribbon(
            curl,
            (at) =>
              Math.max(thin * 0.4, swellingStroke(thin, thick)(at) * Math.min(1, (1 - at) * 3)),
            2.4,
          ),
        ],
        curl,
      )
      for (const [along, long] of [
        [0.16, 0.26],
        [0.4, 0.2],
      ] as const)
        plot.scatter(
          [
            flick(
              walk(curl, lengthOf(curl) * along),
              size * long * share,
              size * 0.045 * share,
              -side,
            ),
          ],
          0.1,
        )
      return
    }
}

/** Where a point cannot be read as part of the letters: at a capital, over ascenders, under tails and where the row ends. Off the dot of an i or the foot of a c it would be an accent. */
function thornyEnds({ rings, line, dx, baseline, size }: WrittenRow, hand: HandName): StrokeEnd[] {
  const bodies = rings.filter((ring) => {
    const { top, bottom } = boundsOf([ring])
    return bottom - top > size * 0.3
  })
  const capitals = line.glyphs
    .filter(({ text, rings: own }) => /^\p{Lu}/u.test(text) && own.length > 0)
    .map((glyph) => boundsOf(moved(glyph.rings, dx, baseline)))
  const { right } = boundsOf(rings)
  return strokeEnds(bodies, size * HANDS[hand].stem).filter(
    ({ at: [x, y] }) =>
      y < baseline - size * 0.52 ||
      y > baseline + size * 0.16 ||
      x > right - size * 0.12 ||
      capitals.some((box) => x > box.left - 1 && x < box.left + (box.right - box.left) * 0.6),
  )
}

/** Blunt ends of strokes are drawn out to points, as a blade of a pen leaves them. */
export function thorns(plot: Plot): void {
  const { block, size } = plot
  const needle = plot.width(0.01)
  for (const row of block.rows.filter((each) => each.size >= size * 0.8))
    for (const end of thornyEnds(row, block.hand)) {
      if (plot.roots.some((root) => distance(root, end.at) < 0.1 * size)) continue
      const [dx, dy] = end.direction
      const side = dx * (dy > 0 ? 1 : -1) > 0 ? -1 : 1
      const root = {
        at: minus(end.at, times(end.direction, end.width * 0.8)),
        direction: end.direction,
      }
      const lines = [0.34, 0.24, 0.16].flatMap((long) =>
        [side, -side].map((turn) =>
          scroll({ ...root, length: size * long, side: turn, turns: 0.14 }),
        ),
      )
      const line = plot.choose(lines, { gap: 0.03, skip: 0.12, apart: 0.04, lead: 0.1 })
      if (!line) continue
      const half = Math.max(needle, end.width) / 2
      plot.lay(
        [ribbon(line, (share) => half * Math.min(1, 0.9 + share) * (1 - share) ** 0.75, 1.4)],
        line,
      )
      plot.roots.push(end.at)
    }
}

/** Vines of a chicano script: out of the last letter and back below, and out of the first. */
export function vines(plot: Plot): void {
  const { block, size } = plot
  const { left, right, bottom } = boundsOf(block.letters)
  const big = block.rows.filter((row) => row.size >= size * 0.8)
  const [head, foot] = [big[0], big.at(-1)]
  if (!head || !foot) return
  const width = right - left
  const root = (end: StrokeEnd) => minus(end.at, times(end.direction, end.width * 0.8))
  const grow = (end: StrokeEnd, candidates: Point[][], stem: Omit<Stem, 'start'>) => {
    const line = plot.choose(candidates, { gap: 0.06, skip: 0.2, apart: 0.05, lead: 0.2 })
    if (!line) return
    growVine(plot, line, { start: end.width / 2, ...stem })
    plot.roots.push(end.at)
  }
  const last = endsOf(foot, block.hand).last[0]
  if (last) {
    const around = Math.max(last.at[0] + 0.36 * size, right + 0.12 * size)
    const far = left + (block.rows.length > 1 ? 0.24 : 0.1 + 0.2 * plot.random()) * width
    const candidates = [0.3, 0.4, 0.52, 0.2].map((depth) => {
      const y = bottom - size * 0.12 + depth * size
      return penPath(
        [
          root(last),
          [(last.at[0] + around) / 2 + 0.04 * size, last.at[1] - 0.12 * size],
          [around, (last.at[1] + y) / 2 - 0.05 * size],
          [right - 0.18 * width, y + 0.05 * size],
          [(right - 0.18 * width + far) / 2, y - 0.03 * size],
          [far, y + 0.07 * size],
        ],
        last.direction,
        [-1, -0.2],
      )
    })
    grow(last, candidates, {
      shoots: [0.4, 0.9],
      shootLength: 1.15,
    })
  }
  const first = endsOf(head, block.hand).first[0]
  if (!first) return
  const short = [1, 0.7, 0.5].flatMap((share) =>
    [1, -1].map((side) =>
      penPath(
        [
          root(first),
          [first.at[0] - 0.3 * share * size, first.at[1] + 0.09 * side * size],
          [first.at[0] - 0.62 * share * size, first.at[1] - 0.02 * side * size],
        ],
        first.direction,
      ),
    ),
  )
  grow(first, short, {
    shoots: [0.45],
    shootLength: 0.7,
    tip: 0.8,
  })
}

/** Art Nouveau: stems rise on both sides of the words, cross under them and carry buds. */
export function whiplash(plot: Plot): void {
  const { block, size } = plot
  const { left, right, top, bottom } = boundsOf(block.letters)
  const half = Math.max(-left, right)
  const thin = plot.width(0.012) / 2
  const thick = Math.max(thin * 2, size * 0.026)
  const lay = (line: Line, width: (share: number) => number) =>
    plot.lay([ribbon(line, width)], line)
  const stemOf = (side: number) => {
    const at = (x: number, y: number): Point => [side * x, y]
    return penPath([
      at(-half * 0.22, bottom + size * 0.56),
      at(half * 0.3, bottom + size * 0.3),
      at(half + size * 0.2, bottom + size * 0.05),
      at(half + size * 0.34, (top + bottom) / 2),
      at(half + size * 0.05, top - size * 0.22),
      at(half * 0.55, top - size * 0.36),
    ])
  }
  const whips = [-1, 1].map((side) => {
    const stem = stemOf(side)
    const tip = walk(stem, lengthOf(stem))
    const whip = [...stem, ...scroll({ ...tip, length: size, side: -side, turns: 1.05 }).slice(1)]
    return { side, stem, whip }
  })
  // One alone would be a frame that broke.
  if (!whips.every(({ whip }) => plot.isFree(whip, { gap: 0.06, apart: 0 }))) return
  for (const { side, stem, whip } of whips) {
    lay(whip, (share) => swellingStroke(thin, thick)((share * 1.7) % 1.0001))
    const own = lengthOf(stem)
    for (const [along, turn, length] of [
      [0.3, 1, 0.7],
      [0.52, 1, 0.55],
      [0.72, -1, 0.6],
    ] as const) {
      const curl = scroll({
        ...walk(stem, own * along),
        length: size * length,
        side: turn * side,
        turns: 0.8,
      })
      if (!plot.isFree(curl, { gap: 0.05, apart: 0 })) continue
      const [last, before] = [curl.at(-1)!, curl.at(-9)!]
      lay(curl, swellingStroke(thin * 0.7, Math.max(thin, size * 0.016)))
      plot.lay([leaf(before, minus(last, before), size * 0.17, size * 0.05, 0.3 * turn * side)])
    }
    const root = walk(stem, 2)
    const tail = scroll({
      at: root.at,
      direction: times(root.direction, -1),
      length: size * 0.7,
      side,
      turns: 1.1,
    })
    lay(tail, (share) => Math.max(thin * 0.6, size * 0.011 * (1 - share * 0.7)))
  }
  plot.lay([disc([0, bottom + size * 0.32], size * 0.022)])
}

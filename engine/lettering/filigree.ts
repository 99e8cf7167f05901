import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import {
  disc,
  drop,
  leaf,
  lozenge,
  penPath,
  ribbon,
  scroll,
  swellingStroke,
} from '#engine/lettering/pen.ts'
import {
  across,
  boundsOf,
  lengthOf,
  minus,
  plus,
  times,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'

/** A line of ornament with the pieces that are drawn for it. */
interface Sprig {
  line: Line
  pieces: Ring[]
  /** Laid only where they keep clear of letters. */
  leaves?: Ring[]
}

/** The half of a spray that is drawn; the other is its mirror image about the middle of the words. */
export interface Spray {
  /** Where the two halves meet. */
  at: Point
  reach: number
  /** 1 hangs below the words, -1 stands over them. */
  down: 1 | -1
  scale: number
}

const mirrored = (line: Line, about: number): Point[] =>
  line.map(([x, y]): Point => [2 * about - x, y])
const both = (pieces: readonly Ring[], about: number): Ring[] => [
  ...pieces,
  ...pieces.map((ring) => mirrored(ring, about).toReversed()),
]

/** Letters may drop a shade: what grows keeps clear of that too. */
const GAP = { gap: 0.075, apart: 0.045 }

/** A scroll with a drop in its eye and leaves where it forks off. */
function sprig(
  plot: Plot,
  root: { at: Point; direction: Point },
  { length, side }: { length: number; side: number },
): Sprig {
  const { size } = plot
  const thin = plot.width(0.016) / 2
  const curl = scroll({ ...root, length, side, turns: 1.2 })
  const [last, before] = [curl.at(-1)!, curl.at(-8)!]
  const share = length / size
  const thick = Math.max(thin * 1.5, size * 0.03 * Math.min(1, share))
  const pieces = [
    ribbon(curl, swellingStroke(thin * 0.8, thick), 2.4),
    drop(before, minus(last, before), size * 0.075 * share, size * 0.036 * share),
  ]
  const bud = walk(curl, lengthOf(curl) * 0.2)
  const aside = times(across(bud.direction), -side)
  const leaves = [
    leaf(bud.at, plus(bud.direction, times(aside, 0.7)), length * 0.32, length * 0.09, side * 0.5),
    leaf(
      bud.at,
      plus(times(bud.direction, 0.3), times(aside, 0.9)),
      length * 0.22,
      length * 0.07,
      side * 0.4,
    ),
  ]
  return { line: curl, pieces, leaves }
}

/** A stem to either side of the middle, with scrolls that leave it in turn and grow shorter towards its tip. */
export function raise(plot: Plot, { at: [x, y], reach, down, scale }: Spray): boolean {
  const { size } = plot
  const k = size * scale
  const stem = penPath(
    [
      [x + 0.05 * k, y + 0.14 * down * k],
      [x + reach * 0.32, y + 0.32 * down * k],
      [x + reach * 0.72, y + 0.04 * down * k],
      [x + reach, y + 0.14 * down * k],
    ],
    [0.9, 0.6 * down],
  )
  const tip = scroll({
    ...walk(stem, lengthOf(stem)),
    length: 1.05 * k,
    side: -down,
    turns: 1.2,
  })
  const main = [...stem, ...tip.slice(1)]
  const isFree = (line: Line, lead = 0) =>
    plot.isFree(line, { ...GAP, lead }) && plot.isFree(mirrored(line, x), { ...GAP, lead })
  if (!isFree(main)) return false
  const lay = ({ line, pieces, leaves = [] }: Sprig) => {
    plot.lay(both(pieces, x), line)
    plot.scatter(both(leaves, x))
    plot.lay([], mirrored(line, x))
  }
  const thin = plot.width(0.018) / 2
  const thick = Math.max(thin * 1.7, k * 0.042)
  const [last, before] = [main.at(-1)!, main.at(-8)!]
  lay({
    line: main,
    pieces: [
      ribbon(main, (share) => swellingStroke(thin, thick)(Math.min(1, share * 1.25))),
      drop(before, minus(last, before), 0.07 * k, 0.032 * k),
    ],
  })
  const own = lengthOf(stem)
  const count = Math.max(2, Math.round(own / (0.68 * k)))
  for (let i = 0; i < count; i++) {
    const along = (i + 0.55) / (count + 0.1)
    const root = walk(stem, own * along)
    const wanted = (1.45 - 0.55 * along) * k
    // The first hangs away from the words, where there is most room.
    const first = i % 2 === 0 ? down : -down
    for (const [share, side] of [1, 0.78, 0.58, 0.42].flatMap((each) => [
      [each, first] as const,
      [each * 0.9, -first] as const,
    ])) {
      const grown = sprig(plot, root, { length: wanted * share, side })
      if (!isFree(grown.line, (wanted * share * 0.3) / size + 0.06)) continue
      lay(grown)
      break
    }
  }
  const fall = (far: number): Point => [x, y + far * down * k]
  plot.scatter([
    drop(fall(0.12), [0, down], 0.34 * k, 0.07 * k),
    lozenge(fall(0.03), 0.035 * k, 0.055 * k),
    ...[0.56, 0.65, 0.72].map((far, i) => disc(fall(far), Math.max(thin, (0.026 - 0.006 * i) * k))),
  ])
  return true
}

/** Sprays of scrolls about the words: under them, and over them where that was meant. */
export function filigree(plot: Plot, plan: 'below' | 'both'): void {
  const { block, size } = plot
  const { left, right, top, bottom } = boundsOf(block.letters)
  const middle = (left + right) / 2
  const width = right - left
  const spray = (down: 1 | -1, share: number, scale: number) => {
    const reach = Math.min(Math.max(width * share, size * 0.8), size * 3.4)
    const edge = down > 0 ? bottom : top
    for (const smaller of [1, 0.8])
      // Short letters in the middle let it come nearer than the tallest would.
      for (const away of [-0.25, -0.12, 0, 0.1, 0.2, 0.32]) {
        const at: Point = [middle, edge + down * away * size]
        if (raise(plot, { at, reach: reach * smaller, down, scale })) return
      }
  }
  const scale = Math.min(1, Math.max(0.62, width / size / 4.2))
  spray(1, 0.36, scale)
  if (plan === 'both') spray(-1, 0.25, scale * 0.8)
}

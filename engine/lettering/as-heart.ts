import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bent } from '#engine/lettering/bend.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { flatLine } from '#engine/lettering/on-curve.ts'
import { ribbon } from '#engine/lettering/pen.ts'
import { lengthOf, resampled, times, type Line, type Ring } from '#engine/lettering/plane.ts'
import { simplified, union } from '#engine/lettering/polygons.ts'

/** The right half of a heart of half width 1, from its point below up to its notch. */
const RIGHT: Line = Array.from({ length: 181 }, (_, i): Point => {
  const t = Math.PI * (1 - i / 180)
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
  return [Math.sin(t) ** 3, (4 - y) / 16]
})
const LEFT: Line = RIGHT.map(([x, y]): Point => [-x, y])

/** So much of a half, from the point up, is straight enough for words that stand within. */
const SIDE = 0.56 * lengthOf(RIGHT)
/** How near the point they come, in letter sizes: the words of both sides stand apart there. */
const FROM_POINT = { alone: 0.5, both: 1.05 }
/** The smallest heart, by half its width in letter sizes: on a smaller one heads would meet in the lobes. */
const LEAST = { sides: 2.2, round: 2.2 }
/** More letters go all the way round, on the outside. */
const ON_SIDES_MOST = 24

/** Words that are the outline of a heart themselves; a stroke of the pen closes what they leave open. */
export function asHeart(rows: readonly Row[], options: WritingOptions): Inscribed {
  const words = rows.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word !== '')
  const names = rows.map(({ text }) => text)
  const isShort = names.join('').length <= ON_SIDES_MOST && words.length <= 3
  return isShort ? onSides(names.length === 2 ? names : words, options) : allRound(words, options)
}

/** One word rises along the right side; of two or three the first comes down the left one. */
function onSides(words: readonly string[], options: WritingOptions): Inscribed {
  const cut = words.length - Math.ceil(words.length / 2)
  const [left, right] = [words.slice(0, cut), words.slice(cut)].map((part) => part.join(' '))
  const lines = [left!, right!].map((text) => flatLine(text, options))
  const { size } = lines[1]!
  const start = (left === '' ? FROM_POINT.alone : FROM_POINT.both) * size
  const widest = Math.max(...lines.map(({ width }) => width))
  const reach = Math.max(LEAST.sides * size, (widest + start + 0.3 * size) / SIDE)
  const scaled = (half: Line) => half.map((at) => times(at, reach))
  const [up, down] = [scaled(RIGHT), scaled(LEFT.toReversed())]
  const long = lengthOf(up)
  const stretches = [
    { curve: down, from: long - start - lines[0]!.width, line: lines[0]! },
    { curve: up, from: start, line: lines[1]! },
  ].filter(({ line }) => line.rings.length > 0)
  return drawn(stretches, [down, up], options)
}

/** Over both lobes and down to the point, read clockwise as a ring is: half of the words on each side of the notch. */
function allRound(words: readonly string[], options: WritingOptions): Inscribed {
  const widths = words.map((word) => flatLine(word, options).width)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let cut = 0
  for (let sum = 0; cut < words.length - 1 && sum + widths[cut]! / 2 < whole / 2; cut++)
    sum += widths[cut]!
  const lines = [words.slice(0, cut), words.slice(cut)].map((part) =>
    flatLine(part.join(' '), options),
  )
  const { size } = lines[0]!
  const widest = Math.max(...lines.map(({ width }) => width))
  const reach = Math.max(LEAST.round * size, (widest + 1.2 * size) / lengthOf(RIGHT))
  const halves = [LEFT, RIGHT.toReversed()].map((half) => half.map((at) => times(at, reach)))
  const long = lengthOf(halves[0]!)
  const stretches = lines.map((line, i) => ({
    curve: halves[i]!,
    from: (long - line.width) / 2,
    line,
  }))
  return drawn(stretches, halves, options)
}

interface Stretch {
  curve: Line
  from: number
  line: ReturnType<typeof flatLine>
}

/** A shorter stroke would be a splinter. */
const LEAST_STROKE = 0.5
/** White between the words and the stroke that goes on from them, in letter sizes. */
const APART = 0.13

function drawn(
  stretches: readonly Stretch[],
  outline: readonly Line[],
  options: WritingOptions,
): Inscribed {
  const { size } = stretches[0]!.line
  const width = Math.max(options.leastLine, size * 0.03)
  const strokes = outline.flatMap((curve) => {
    const own = stretches.find((each) => each.curve === curve)
    if (!own) return [curve]
    return [
      part(curve, 0, own.from - APART * size),
      part(curve, own.from + own.line.width + APART * size, lengthOf(curve)),
    ]
  })
  return {
    letters: stretches.map(({ curve, from, line }) => simplified(bent(line.rings, curve, from))),
    ornament: union(
      ...strokes
        .filter((line) => line.length > 2 && lengthOf(line) > LEAST_STROKE * size)
        .map((line): Ring[] => [penStroke(line, width)]),
    ),
    size,
    missing: stretches.flatMap(({ line }) => line.missing),
  }
}

const part = (curve: Line, from: number, to: number): Line => {
  const points = resampled(curve, lengthOf(curve) / 400)
  const step = lengthOf(curve) / 400
  return points.slice(Math.max(0, Math.ceil(from / step)), Math.max(0, Math.floor(to / step) + 1))
}

/** Pressed in the middle, thin where it leaves the letters. */
const penStroke = (line: Line, width: number): Ring =>
  ribbon(line, (share) => (width / 2) * (0.6 + 0.7 * Math.sin(Math.PI * share)))

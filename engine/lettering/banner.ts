import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { bent } from '#engine/lettering/bend.ts'
import { weld, writeLine, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import { carriedPart } from '#engine/lettering/marks.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import {
  across,
  boundsOf,
  lengthOf,
  linePath,
  moved,
  plus,
  ringPath,
  times,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { simplified } from '#engine/lettering/polygons.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

export interface BannerOptions extends WritingOptions {
  /** The rise of the middle as a share of the width: above 0 an arch, below a smile, for the foot of a design. */
  bow: number
  /** A wave along it, as a share of the width. */
  wave?: number
}

/** The rise of a banner that is the whole design. */
export const BOW_ALONE = 0.14

/** One banner for each row, the smaller ones under the first. */
export function bannersWith(rows: readonly Row[], options: BannerOptions): Drawing {
  let bottom: number | undefined
  const parts = rows.flatMap(({ text, scale }, i) => {
    const wave = rows.length > 1 ? (i % 2 === 0 ? 0.02 : -0.02) : (options.wave ?? 0)
    const bow = rows.length > 1 ? options.bow * 0.35 : options.bow
    const banner = bannerWith(text, { ...options, bow, wave })
    const [, top, , foot] = banner.box
    const dy = bottom === undefined ? 0 : bottom - top * scale + LETTER_SIZE * 0.1
    bottom = dy + foot * scale
    if (i === 0) return banner.parts
    const at = ([x, y]: Point): Point => [x * scale, y * scale + dy]
    return placed(banner.parts, { y: dy, scale }).map((part, p) =>
      carriedPart(banner.parts[p]!, part, at),
    )
  })
  return { parts, box: tightBox(parts, 0) }
}

/** Cloth for one line: the letters are bent by the curve that the cloth is made from, so none can be hidden. */
function bannerWith(text: string, options: BannerOptions): Drawing {
  const { bow, wave = 0 } = options
  const size = LETTER_SIZE
  const line = writeLine(text, options, size)
  const flat = weld(line.glyphs, options, size)
  const ink = boundsOf(flat)
  const tall = Math.max(size * 0.5, ink.bottom - ink.top)
  const depth = tall * 1.42
  const width = ink.right - ink.left + depth * 0.72
  const middle: Line = Array.from({ length: 61 }, (_, i): Point => {
    const share = i / 60
    return [
      (share - 0.5) * width,
      -Math.sin(Math.PI * share) * bow * width + Math.sin(2 * Math.PI * share) * wave * width,
    ]
  })
  const length = lengthOf(middle)
  const centred = moved(flat, -ink.left, -(ink.top + ink.bottom) / 2)
  const letters = simplified(bent(centred, middle, (length - (ink.right - ink.left)) / 2))
  const edge = (side: number, from = 0, to = 1): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const { at, direction } = walk(middle, length * (from + ((to - from) * i) / 40))
      return plus(at, times(across(direction), side * depth))
    })
  const panel: Ring = [...edge(-0.5), ...edge(0.5).toReversed()]
  const parts: Part[] = [
    ...tailOf(middle, length, depth, -1),
    ...tailOf(middle, length, depth, 1),
    { d: ringPath([panel]), fill: 'banner', shade: 0.55 },
    {
      d: linePath([edge(-0.42, 0.02, 0.98), edge(0.42, 0.02, 0.98)]),
      fill: null,
      stroke: 0.45,
      detail: 2,
    },
    ...partsOf(letters, { fill: 'black', stroke: 0 }),
  ]
  return { parts, box: tightBox(parts, 0) }
}

/** The end of the cloth: it folds behind the panel, drops and splits in a swallow tail. */
function tailOf(middle: Line, length: number, depth: number, side: 1 | -1): Part[] {
  const end = walk(middle, side < 0 ? 0 : length)
  const out = times(end.direction, side)
  const down = across(end.direction)
  const [fall, tuck, reach] = [depth * 0.4, depth * 0.5, depth * 0.95]
  const at = (along: number, dy: number): Point =>
    plus(end.at, plus(times(out, along), times(down, dy)))
  const lift = (along: number) =>
    -depth * 0.12 * Math.sin(((along + tuck) / (reach + tuck)) * Math.PI * 1.1)
  const edge = (dy: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const along = -tuck + ((reach + tuck) * i) / 24
      return at(along, dy + fall + lift(along))
    })
  const notch = reach - depth * 0.4
  const cloth: Ring = [
    ...edge(-depth / 2),
    at(notch, fall + lift(notch)),
    ...edge(depth / 2).toReversed(),
  ]
  const folds = [0.2, 0.34].map((along, i) => {
    const from = depth * (-0.3 + 0.5 * i)
    return [0, 0.3, 0.6, 1].map((share) =>
      at(depth * along * (1 + share), from + fall + lift(depth * along) + depth * 0.02 * share),
    )
  })
  return [
    { d: ringPath([cloth]), fill: 'banner', tone: 0.1, shade: 0.6 },
    { d: linePath(folds), fill: null, stroke: 0.5, detail: 1 },
    // the dark inside of the fold
    {
      d: ringPath([
        [at(0, depth / 2), at(-tuck, depth / 2 + fall + lift(-tuck)), at(-tuck, depth * 0.34)],
      ]),
      fill: 'black',
      stroke: 0.8,
    },
  ]
}

import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** One bar of wind: even in the middle, blunt at the head, drawn out at the tail. */
function bar(points: readonly Point[], width: number, tag: Tag = 'black'): Part {
  const body = tube(
    sample(points, 16),
    (u) =>
      width * Math.min(1, Math.sqrt(Math.max(0, u) / 0.04)) * Math.min(1, ((1 - u) / 0.3) ** 0.7) +
      0.05,
  )
  return { d: body.strip(0, 1, -1, 1, 60), fill: tag, stroke: tag === 'black' ? 0.3 : 0.9 }
}

/** Parallel bars of unequal length, as they frame a Japanese subject; dark ones alternate with shaded ones. */
function bars(): Part[] {
  // all bars ride the same slow swell, so they stay parallel
  const row = (y: number, from: number, to: number, width: number, tag: Tag) =>
    bar(
      Array.from({ length: 9 }, (_, i): Point => {
        const x = from + ((to - from) * i) / 8
        return [x, y + 7 * Math.sin(x / 44)]
      }),
      width,
      tag,
    )
  return [
    row(-62, 20, -84, 4.5, 'black'),
    row(-48, -40, 92, 5.5, 'cloud'),
    row(-32, 84, -112, 6, 'black'),
    row(-14, -70, 126, 6, 'black'),
    row(4, 110, -128, 6.5, 'cloud'),
    row(22, -112, 88, 6, 'black'),
    row(39, 116, -60, 5.5, 'black'),
    row(54, -88, 40, 5, 'cloud'),
    row(67, 70, -24, 4, 'black'),
  ]
}

/** A gust: bars that run together and roll up. */
function gust(): Part[] {
  const roll = (points: Point[], radius: number, side: 1 | -1, width: number, tag: Tag): Part =>
    bar(
      [...curled(points, radius, 1.1, side)].filter((_, i) => i % 3 === 0).toReversed(),
      width,
      tag,
    )
  return [
    roll(coords('-120,26 -60,10 0,22 40,20'), 24, -1, 5, 'black'),
    roll(coords('-104,42 -50,28 10,42 70,40'), 18, -1, 4.5, 'cloud'),
    roll(coords('-112,8 -60,-10 -10,0 16,-4'), 22, -1, 5, 'cloud'),
    roll(coords('-90,60 -30,48 20,60 52,60'), 15, 1, 4.5, 'black'),
    roll(coords('-84,-14 -50,-28 -30,-24'), 16, -1, 4, 'black'),
  ]
}

export const windBars: Motif = {
  name: 'wind-bars',
  kind: 'cloud',
  category: 'ornament',
  words: ['wind bars', 'wind bar', 'wind', 'japanese background', 'breeze', 'gust'],
  variants: ['bars', 'gust'],
  draw: ({ variant }) => measured(variant === 'gust' ? gust() : bars()),
}

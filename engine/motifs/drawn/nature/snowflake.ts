import { measured } from '#engine/motifs/drawing/box.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { circle, polar, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A twig leaving the arm at 60 degrees, as ice does. */
function twig(at: number, length: number, width: number): Part {
  const along = polar(length, -Math.PI / 6, [0, -at]),
    w = width / 2
  const n: [number, number] = [w * 0.5, w * 0.866]
  return {
    d: polygon([
      [-n[0], -at - n[1]],
      [along[0] - n[0] * 0.4, along[1] - n[1] * 0.4],
      [along[0] + 2, along[1] - 1],
      [along[0] + n[0] * 0.4, along[1] + n[1] * 0.4],
      [n[0], -at + n[1]],
    ]),
    fill: 'ice',
    stroke: 0.9,
  }
}

function arm(twigs: readonly (readonly [number, number])[]): Part[] {
  return [
    { d: rect(-3.4, -104, 6.8, 100), fill: 'ice', stroke: 0.9 },
    ...mirrored(twigs.map(([at, length]) => twig(at, length, 7))),
    {
      d: polygon([
        [0, -122],
        [9, -106],
        [0, -92],
        [-9, -106],
      ]),
      fill: 'ice',
      stroke: 0.9,
    },
    line('M0 -20L0 -88', 0.5, 2),
  ]
}

export const snowflake: Motif = {
  name: 'snowflake',
  category: 'nature',
  words: ['snowflake', 'snow flake', 'ice crystal', 'snow', 'winter'],
  variants: ['fern', 'star'],
  draw({ variant }) {
    const twigs =
      variant === 'fern'
        ? ([
            [34, 26],
            [54, 38],
            [74, 28],
          ] as const)
        : ([
            [42, 44],
            [82, 20],
          ] as const)
    const heart = Array.from({ length: 6 }, (_, i) =>
      polar(variant === 'fern' ? 20 : 30, (i * Math.PI) / 3),
    )
    return measured([
      ...around(6, 0, () => arm(twigs)),
      { d: polygon(heart), fill: 'ice' },
      line(polygon(heart.map(([x, y]) => [x * 0.6, y * 0.6] as const)), 0.7, 1),
      ...(variant === 'star'
        ? around(
            6,
            52,
            () => [{ d: circle([0, 0], 4), fill: 'ice', stroke: 0.8 } satisfies Part],
            Math.PI / 6,
          )
        : []),
    ])
  },
}

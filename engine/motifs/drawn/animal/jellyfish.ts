import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A frilled arm: a ribbon whose edges ripple more than its middle. */
function frill(curve: readonly Point[], width: number): Part[] {
  const ribbon = tube(sample(curve, 16), (u) => width * (1 - 0.7 * u))
  const edge = (side: number) =>
    Array.from({ length: 33 }, (_, i) => ribbon.at(i / 32, side * (i % 2 ? 1.25 : 0.7)))
  return [
    { d: smooth([...edge(-1), ...edge(1).toReversed()], true, 0.9), fill: 'pink' },
    line(
      ribbon.line(0.02, 0.95, 0, 30) +
        ribbon.line(0.02, 0.9, 0.35, 30) +
        ribbon.line(0.02, 0.9, -0.35, 30),
      0.5,
      1,
    ),
  ]
}

/** Jellyfish drifting. */
export const jellyfish: Motif = {
  name: 'jellyfish',
  coat: 'pink',
  category: 'animal',
  swims: true,
  words: ['jellyfish', 'medusa jellyfish', 'man of war'],
  variants: ['drifting', 'pair'],
  shows: { pair: 2 },
  draw({ variant }) {
    const tentacle = (x: number, sway: number, length: number): Part => {
      const thread = tube(
        sample(
          [
            [x, -20],
            [x + sway, 20],
            [x - sway * 0.8, 60],
            [x + sway, 100],
            [x - sway * 0.4, -20 + length],
          ],
          14,
        ),
        (u) => along([2.6, 2, 0.6], u),
      )
      return { d: thread.strip(0, 1, -1, 1, 50), fill: 'violet', stroke: 0.7 }
    }
    const rim: Point[] = coords('70,-30 62,-14 52,-22 42,-8 30,-18 20,-4 10,-16 0,-2')
    const bell: Part[] = [
      lines(
        [
          coords('8,-104 26,-72 30,-24'),
          coords('18,-100 46,-70 54,-28'),
          coords('2,-104 9,-70 10,-22'),
        ],
        0.7,
      ),
      {
        d: smooth(coords('20,-92 36,-84 48,-66 44,-62 32,-78')),
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
      ...(
        [
          [16, -58, 4],
          [38, -50, 4],
          [24, -40, 3],
          [48, -42, 2.6],
          [34, -68, 2.6],
        ] as const
      ).map(([x, y, r]): Part => ({ d: circle([x, y], r), fill: 'pink', stroke: 0.6, detail: 1 })),
      brush(coords('66,-34 40,-26 4,-24'), 1.4, 'black', 1),
    ]
    const parts: Part[] = [
      tentacle(-54, 10, 150),
      tentacle(54, -10, 158),
      tentacle(-38, -12, 168),
      tentacle(38, 12, 164),
      tentacle(-20, 10, 172),
      tentacle(22, -9, 176),
      ...frill(coords('-20,-20 -30,20 -14,60 -30,104 -18,136'), 10),
      ...frill(coords('20,-20 28,24 14,64 28,100 20,140'), 10),
      ...frill(coords('0,-18 -8,24 8,68 -6,112 2,152'), 12),
      { d: symmetric([[0, -108], [32, -102], [58, -80], [70, -48], ...rim]), fill: 'violet' },
      ...mirrored(bell),
    ]
    if (variant === 'drifting') return measured(parts)
    return measured([
      ...placed(parts, { x: 78, y: -66, scale: 0.56, angle: 0.5 }),
      ...placed(parts, { x: -24, y: 20, angle: -0.18 }),
    ])
  },
}

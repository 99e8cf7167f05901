import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'
import { petalBody, spinePetal } from '#engine/motifs/drawing/spine-petal.ts'

/** Half widths of a tepal: narrow in the throat, broadest past the middle, drawn out to a point. */
const FULLNESS = [0.2, 0.36, 0.58, 0.8, 0.95, 1, 0.97, 0.86, 0.68, 0.44, 0.2, 0.06, 0]
const FRECKLES = coords(
  '0.2,-0.5 0.2,0.5 0.27,-0.3 0.27,0.34 0.33,-0.56 0.34,0.58 0.41,-0.34 0.42,0.4',
)

/** A tepal that leaves the trumpet and bends back: a raised rib runs down its middle, freckles stand about the throat. */
function tepal(spine: string, width: number, roll?: 1 | -1): Part[] {
  const shape = { spine, width, fullness: FULLNESS, roll, tag: 'pink', rollTag: 'pink' } as const
  const body = petalBody(shape)
  const rib = [0.1, 0.3, 0.5, 0.7, 0.88]
  return [
    ...spinePetal(shape),
    {
      d: smooth([
        ...rib.map((u) => body.at(u, -0.1)),
        ...rib.toReversed().map((u) => body.at(u, 0.1)),
      ]),
      fill: 'petalLight',
      stroke: 0.5,
      detail: 1,
    },
    ...FRECKLES.map(([u, v]): Part => ({
      d: circle(body.at(u, v), 1.25),
      fill: 'black',
      stroke: 0,
      detail: 2,
    })),
  ]
}

/** Six filaments and the pistil between them, thrown forward out of the throat. */
function stamens(): Part[] {
  const ends = coords('-46,-22 -34,-44 -12,-56 22,-52 42,-34 48,-10')
  return [
    ...ends.flatMap(([x, y], i): Part[] => [
      {
        d: tube(
          sample(
            [
              [0, 0],
              [x * 0.4 + 3, y * 0.62 + 2],
              [x, y],
            ],
            10,
          ),
          () => 1.1,
        ).strip(),
        fill: 'petalLight',
        stroke: 0.6,
      },
      ...placed([{ d: ellipse([0, 0], 8, 2.9), fill: 'leather', stroke: 0.7 }], {
        x,
        y,
        angle: Math.atan2(y, x) + (i % 2 ? 1.2 : 1.9),
      }),
    ]),
    {
      d: tube(sample(coords('0,2 8,-28 4,-64'), 10), (u) => 2.6 - u).strip(),
      fill: 'green',
      stroke: 0.8,
    },
    { d: smooth(coords('4,-72 10,-68 9,-61 4,-63 -1,-61 -2,-68')), fill: 'green', stroke: 0.8 },
  ]
}

/** The trumpet turned towards whoever looks, a little from above: far tepals first, the nearest hangs forward. */
const bloom = (): Part[] => [
  ...tepal('0,0 -10,-44 -6,-86 14,-120', 23),
  ...tepal('0,0 42,-30 86,-50 126,-44', 23, 1),
  ...tepal('0,0 -44,-28 -86,-44 -124,-28', 24, -1),
  ...tepal('0,0 46,18 88,40 104,80', 27, -1),
  ...tepal('0,0 -38,20 -74,50 -84,94', 28, 1),
  ...tepal('0,0 8,40 12,84 -8,122', 30, 1),
  { d: star(6, 13, 5.5), fill: 'green', stroke: 0.7 },
  ...stamens(),
]

const bud: Part[] = [
  { d: smooth(coords('0,0 10,-16 13,-38 8,-58 0,-72 -8,-58 -12,-38 -9,-16')), fill: 'pink' },
  line('M0 -2C-7 -22 -6 -46 0 -68M4 -4C9 -24 8 -42 2 -62M-5 -6C-9 -22 -9 -38 -5 -54', 0.6, 1),
]

export const lily: Motif = {
  name: 'lily',
  category: 'plant',
  words: ['lily', 'stargazer lily', 'lilies', 'tiger lily'],
  variants: ['bloom', 'stem'],
  draw({ variant }) {
    if (variant === 'bloom') return measured(bloom())
    const stalk: Point[] = coords('0,0 12,70 -4,196')
    return measured([
      stem(coords('6,104 44,78 72,40'), 2.4, 2),
      ...placed(bud, { x: 71, y: 42, angle: 0.42 }),
      stem(stalk, 3.6, 3.2),
      ...placed(leaf({ length: 104, width: 13, bend: 0.2, veins: 0 }), {
        x: 4,
        y: 168,
        angle: -0.85,
      }),
      ...placed(leaf({ length: 96, width: 13, bend: -0.2, veins: 0 }), {
        x: 4,
        y: 176,
        angle: 0.95,
      }),
      ...placed(leaf({ length: 60, width: 9, bend: 0.2, veins: 0 }), {
        x: 6,
        y: 126,
        angle: -1.1,
      }),
      ...placed(bloom(), { x: 0, y: -20, angle: -0.12, scale: 0.92 }),
    ])
  },
}

import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** Half outline of a ruffled petal as fractions of half width and length, base to tip. */
const RUFFLED = coords(
  '0.12,0.02 0.2,0.16 0.56,0.34 0.92,0.5 1.04,0.62 0.94,0.7 0.98,0.8 0.82,0.85 0.78,0.94 0.56,0.94 0.44,1.01 0.22,0.97 0.08,1.02',
)

/** Veins as tapered strokes fanning from the claw of a petal: they hold where thin lines are lost. */
const veins = (length: number, width: number, count: number): Part[] =>
  Array.from({ length: count }, (_, i) => {
    const spread = (i / (count - 1)) * 2 - 1
    const reach = 0.84 - Math.abs(spread) * 0.2
    return brush(
      [
        [spread * width * 0.1, -length * 0.2],
        [spread * width * 0.46, -length * 0.46],
        [spread * width * 0.66, -length * reach],
      ],
      0.9,
      'black',
      1,
    )
  })

/** A petal growing up from the origin; a paler rim is left around its darker blade. */
function ruffledPetal(length: number, width: number, lean: number, rim: Tag, blade: Tag): Part[] {
  const place = (scale: number, side: number) =>
    RUFFLED.map(([x, y]): Point => [
      x * width * scale * side + lean * length * (y * scale) ** 2,
      -y * length * (0.04 + 0.96 * scale),
    ])
  const outline = (scale: number) => smooth([...place(scale, 1), ...place(scale, -1).toReversed()])
  return [
    { d: outline(1), fill: rim },
    { d: outline(0.84), fill: blade, stroke: 0.4, tone: 0.1 },
    ...veins(length, width, 7).map((part): Part => ({ ...part, shade: 0.3 })),
  ]
}

/** A hanging petal with the furry beard that bees follow. */
const fall = (length: number, width: number, angle: number): Part[] =>
  placed(
    [
      ...ruffledPetal(length, width, 0, 'violet', 'violet'),
      { d: smooth(coords('-6,-4 -8,-24 -5,-44 0,-56 5,-44 8,-24 6,-4')), fill: 'sun', stroke: 0.7 },
      ...[-12, -21, -30, -39, -47].map((y) =>
        brush(coords(`-9,${y + 4} 0,${y - 2} 9,${y + 4}`), 1, 'flame', 1),
      ),
    ],
    { y: -20, angle },
  )

const standard = (length: number, width: number, angle: number, lean: number): Part[] =>
  placed(ruffledPetal(length, width, lean, 'foam', 'blue'), { y: -14, angle })

const sword = (text: string, width: number): Part[] => {
  const blade = tube(sample(coords(text), 14), (u) => width * (1 - u) ** 0.5 + 0.2)
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    line(blade.line(0.02, 0.92, 0.2, 24) + blade.line(0.02, 0.8, -0.4, 24), 0.5, 1),
  ]
}

/** Bearded iris: three standards up, three falls down; the sheath of the stalk is at the origin. */
const bloom = (): Part[] => [
  { d: smooth(coords('-9,32 -11,8 -4,-12 4,-12 11,8 8,34')), fill: 'leaf' },
  ...standard(104, 38, 0, 0),
  ...fall(90, 36, -1.9),
  ...fall(90, 36, 1.9),
  ...standard(100, 34, -0.46, 0.2),
  ...standard(100, 34, 0.46, -0.2),
  ...fall(98, 42, Math.PI),
  { d: smooth(coords('-12,-22 0,-36 12,-22 8,-8 0,-4 -8,-8')), fill: 'violet', stroke: 0.9 },
]

/** A bud wound tight in its sheath. */
const bud: Part[] = [
  { d: smooth(coords('-8,0 -12,-26 -4,-54 2,-62 8,-46 11,-22 8,0')), fill: 'blue' },
  brush(coords('-6,-10 2,-30 2,-54'), 1.1, 'black', 1),
  brush(coords('6,-6 9,-22 6,-40'), 1, 'black', 1),
  { d: smooth(coords('-9,12 -12,-8 -7,-30 0,-12 8,-24 11,-4 8,12')), fill: 'leaf' },
]

const single = (): Part[] => [
  ...sword('-8,156 -30,100 -44,50 -70,16', 10),
  ...sword('10,156 34,104 44,64 40,26', 9),
  stem(coords('0,158 2,100 -2,40 0,-14'), 5, 4.4),
  ...bloom(),
]

/** A flower and a bud on one stalk. */
const budded = (): Part[] => [
  ...sword('-4,164 -40,110 -62,70 -98,48', 9),
  ...sword('14,164 44,120 50,84 74,52', 9),
  stem(coords('4,104 40,84 70,48 78,4'), 3.6, 3),
  ...placed(bud, { x: 78, y: 6, angle: 0.14, scale: 1.1 }),
  stem(coords('4,166 4,110 -16,60 -22,-4'), 5, 4),
  ...sword('6,166 -10,132 -10,100 -26,66', 7),
  ...placed(bloom(), { x: -24, y: -24, scale: 0.9, angle: -0.12 }),
]

export const iris: Motif = {
  name: 'iris',
  category: 'plant',
  words: ['iris flower', 'iris', 'bearded iris', 'fleur-de-lis flower'],
  variants: ['stem', 'bud'],
  draw: ({ variant }) => measured(variant === 'bud' ? budded() : single()),
}

import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const spout = tube(sample(coords('-58,34 -86,26 -98,0 -104,-28 -122,-42'), 16), (u) =>
  along([21, 17, 12, 9, 8, 9], u),
)
const handle = tube(sample(coords('56,-38 80,-62 112,-56 122,-24 108,8 70,36'), 16), (u) =>
  along([5, 7, 8, 7, 6, 5], u),
)

/** A full-blown rose of three rounds of petals. */
const rose: Part[] = [
  ...around(6, 4, () => petal({ length: 22, width: 12, veins: 2, tip: 'ruffle', tag: 'petal' })),
  ...around(5, 1, () => petal({ length: 15, width: 9, veins: 1, tag: 'petal' }), 0.5),
  { d: circle([0, 0], 6.5), fill: 'petal', stroke: 0.8 },
  line('M-4 1C-4 -5 4 -5 4 0C4 4 -2 4 -1 0', 0.9, 1),
]
const painted: Part[] = [
  ...placed(leaf({ length: 30, width: 9, veins: 3 }), { x: -18, y: 18, angle: -1.9 }),
  ...placed(leaf({ length: 28, width: 8, veins: 3 }), { x: -12, y: 2, angle: -0.9 }),
  ...placed(leaf({ length: 30, width: 9, veins: 3 }), { x: 18, y: 22, angle: 2 }),
  ...placed(leaf({ length: 26, width: 8, veins: 3 }), { x: 16, y: 4, angle: 1.1 }),
  ...placed(rose, { y: 12, angle: 0.2 }),
]

const pot: Part[] = [
  // the handle is a branch of clay, thumb rest on top
  { d: handle.strip(0, 1, -1, 1, 50), fill: 'bone' },
  line(handle.line(0.08, 0.92, 0.35, 40), 0.7, 1),
  { d: smooth(coords('86,-64 96,-78 108,-76 104,-62')), fill: 'bone', stroke: 0.9 },
  { d: spout.strip(0, 1, -1, 1, 50), fill: 'bone' },
  packed(spout.strip(0.05, 0.86, 0.5, 1, 40)),
  lines([coords('-66,18 -80,14 -90,2'), coords('-64,28 -82,22 -93,8')], 0.7),
  { d: ellipse([-127, -44], 6, 9.5), fill: 'black', stroke: 0.9 },
  // foot, then the belly
  { d: girdle([46, 62], [50, 74], 0.14), fill: 'bone' },
  {
    d: turned(coords('34,-54 54,-46 74,-24 82,4 76,34 60,56 44,66'), { sag: 0.14 }),
    fill: 'bone',
    shade: 0.8,
  },
  // the dark side
  packed('M76 -20C90 14 78 46 50 66C42 70 30 73 18 74C46 66 66 42 70 12C73 0 74 -10 76 -20Z'),
  line(hoop(62, -38, { sag: 0.16 }), 0.7, 1),
  line(hoop(66, -33, { sag: 0.16 }), 0.7, 1),
  gleam('M-68 -10C-66 -24 -58 -35 -47 -41L-44 -35C-52 -30 -59 -20 -61 -8Z'),
  gleam('M-70 4C-70 14 -68 22 -65 30L-59 26C-62 19 -63 12 -63 4Z'),
  // lid with its knob
  { d: ellipse([0, -53], 39, 8.5), fill: 'bone' },
  { d: turned(coords('10,-80 24,-75 34,-66 38,-56'), { sag: 0.2 }), fill: 'bone' },
  line(hoop(30, -66, { sag: 0.2 }), 0.7, 1),
  line(hoop(37, -58, { sag: 0.2 }), 0.7, 1),
  packed('M22 -73C32 -68 38 -60 38 -55C32 -51 24 -49 16 -48C26 -54 28 -64 22 -73Z'),
  { d: girdle([6, -86], [9, -80], 0.2), fill: 'bone', stroke: 0.9 },
  { d: smooth(coords('-11,-94 -6,-103 5,-104 12,-95 8,-86 -7,-86')), fill: 'gold' },
  gleam('M-7 -96C-6 -100 -2 -102 1 -101L0 -98C-2 -98 -4 -96 -4 -94Z'),
]

/** From the spout, to the left. */
const steam: Part[] = [
  wisp(coords('-130,-58 -142,-74 -126,-90 -134,-108 -122,-122'), 2.8),
  wisp(coords('-122,-58 -124,-74 -108,-86 -114,-104 -104,-114'), 2),
]

export const teapot: Motif = {
  name: 'teapot',
  stands: true,
  category: 'object',
  words: ['teapot', 'tea pot', 'tea kettle'],
  variants: ['steaming', 'plain'],
  draw: ({ variant }) =>
    measured([
      ...(variant === 'steaming' ? steam : []),
      ...pot,
      ...placed(painted, { x: -8, y: 6 }),
      brush(coords('-60,46 -40,62 -14,70'), 1.8),
    ]),
}

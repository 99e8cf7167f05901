import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Twine knotted round the neck: two loops, two frayed ends. */
const bow: Part[] = [
  ...rope(coords('-2,-46 -18,-22 -12,6 -24,30'), 2.6),
  ...rope(coords('4,-46 16,-24 26,-6 22,18'), 2.6),
  line('M-24 30L-32 38M-24 30L-25 41M-24 30L-17 38M22 18L15 27M22 18L23 29M22 18L30 26', 0.9, 1),
  ...rope(coords('2,-48 -20,-66 -44,-62 -46,-44 -28,-36 0,-46'), 2.8),
  ...rope(coords('0,-47 20,-70 44,-70 50,-52 34,-40 4,-46'), 2.8),
  { d: smooth(coords('-8,-53 6,-55 10,-44 2,-38 -9,-41')), fill: 'leather' },
  line('M-5 -51L4 -41M1 -53L8 -45', 0.7, 1),
]

/** A sprig raised in the glass. */
const sprig: Part[] = [
  ...[
    [-0.9, 36],
    [0.9, 30],
    [-0.8, 22],
    [0.8, 16],
    [0, 12],
  ].flatMap(([angle, y]) =>
    placed(leaf({ length: 22, width: 6, veins: 0, tag: 'glass' }), {
      x: 0,
      y: y! + 18,
      angle: angle!,
    }),
  ),
  line('M0 66C1 56 0 44 0 30', 0.9, 1),
]

/** A preserving jar without its lid: who is in it can look out. */
const open = (isLabelled: boolean): Part[] => [
  // the far wall, seen through the mouth
  { d: ellipse([0, -104], 47, 9.5), fill: 'glass', tone: 0.3 },
  { d: ellipse([0, -102.5], 40, 6.8), fill: 'black', stroke: 0.5 },
  {
    d: turned(coords('46,-74 50,-66 64,-54 70,-38 71,0 71,66 69,82 63,92 52,97'), { sag: 0.14 }),
    fill: 'glass',
  },
  // the dark that a round wall gathers at its sides
  packed('M70 -36C72 0 72 40 71 66C70 82 66 92 56 99C60 88 62 76 62 62C62 30 64 -4 70 -36Z'),
  brush(coords('-64,-32 -66,10 -65,62 -60,84'), 2),
  line('M-56 -38C-58 0 -58 40 -56 76', 0.6, 1),
  // the thick foot
  { d: ellipse([0, 90], 52, 9), fill: 'glass', tone: 0.2, stroke: 0.9 },
  line(ellipse([0, 89], 42, 6), 0.6, 1),
  ...[-30, -16, 0, 16, 30].map((x) => line(`M${x} 98.500L${x * 1.06} 103`, 0.6, 2)),
  ...(isLabelled
    ? [
        {
          d: 'M-56 4C-30 13 30 13 56 4L56 66C30 75 -30 75 -56 66Z',
          fill: 'paper',
          shade: 0.3,
        } as const,
      ]
    : [line(ellipse([0, 38], 36, 36), 1, 1), line(ellipse([0, 38], 32, 32), 0.5, 2), ...sprig]),
  // neck with its thread, lip
  { d: turned(coords('44,-98 44,-86 43,-72 46,-66'), { sag: 0.16 }), fill: 'glass' },
  { d: girdle([45, -92], [46, -87]), fill: 'glass', stroke: 0.8 },
  { d: girdle([45, -82], [46, -77]), fill: 'glass', stroke: 0.8 },
  { d: girdle([47.5, -104], [47.5, -97], 0.18), fill: 'glass' },
  line(hoop(46, -66), 0.8, 0),
  brush(coords('36,-96 38,-88 37,-74'), 2),
  gleam('M-50 -34C-46 -44 -38 -49 -28 -50L-28 -44C-36 -43 -41 -38 -43 -30Z'),
  gleam('M-50 -22C-51 0 -51 20 -50 44L-43 42C-44 20 -44 0 -43 -20Z'),
  lines([coords('46,-40 49,-10 49,30'), coords('52,-34 55,-4 55,26')], 0.6, 2),
  { d: girdle([45.5, -70], [46, -63]), fill: 'leather', stroke: 0.9 },
  ...placed(bow, { x: -6, y: -22, scale: 0.86 }),
]

/** Stopped with a cork, long of neck: what a witch or a chemist keeps on a shelf. */
const corked = (): Part[] => [
  { d: turned(coords('21,-116 19,-100 17,-84'), { sag: 0.2 }), fill: 'leather' },
  { d: ellipse([0, -116], 21, 4.6), fill: 'leather', stroke: 0.9 },
  line('M-10 -104L-6 -101M3 -108L8 -106M-2 -97L3 -95M10 -98L13 -95M-14 -112L-11 -110', 1.1, 1),
  {
    d: turned(coords('20,-88 20,-58 28,-46 58,-30 70,0 70,56 68,76 60,90 46,96'), { sag: 0.14 }),
    fill: 'glass',
  },
  // what it holds, up to its level
  {
    d: smooth(
      coords(
        '-66,8 -40,14 -14,17 10,17 40,14 66,8 67,56 60,84 46,93 20,99 -20,99 -46,93 -60,84 -67,56',
      ),
      true,
      0.7,
    ),
    fill: 'violet',
    stroke: 0.6,
  },
  { d: ellipse([0, 8], 66, 9), fill: 'violet', tone: 0.1, stroke: 0.9 },
  ...coords('-24,34 -8,58 18,40 30,66 -36,66 6,80 -14,8 22,7').map(([x, y], i): Part => ({
    d: ellipse([x, y], 3 + (i % 3) * 1.4, 3 + (i % 3) * 1.4),
    fill: 'paper',
    stroke: 0.7,
    shade: 0.2,
    detail: 1,
  })),
  packed('M68 -6C72 20 72 40 70 58C68 78 62 90 48 97C56 86 60 70 61 54C62 34 64 12 68 -6Z'),
  { d: girdle([24, -90], [24, -80], 0.2), fill: 'glass' },
  gleam('M-54 -14C-50 -24 -42 -30 -30 -35L-29 -29C-38 -25 -44 -19 -47 -10Z'),
  gleam('M-57 16C-58 32 -58 46 -56 60L-49 59C-50 44 -50 30 -50 17Z'),
  line('M-12 -78L-12 -58M10 -78C10 -66 12 -56 20 -48', 0.7, 1),
  ...rope(coords('-22,-66 -10,-62 10,-62 22,-66'), 2.6),
  // a label on a string
  line('M8 -62C20 -52 30 -50 36 -40', 1, 0),
  {
    d: tube(sample(coords('36,-40 44,-18 48,8'), 10), () => 12).strip(0, 1, -1, 1, 12),
    fill: 'paper',
    shade: 0.4,
  },
  line('M34 -24L52 -30M37 -14L55 -20M39 -4L57 -10', 0.7, 1),
]

export const jar: Motif = {
  name: 'jar',
  stands: true,
  category: 'object',
  hollow: { corked: [-54, -30, 54, 92], mason: [-54, -56, 54, 98] },
  rim: { at: [0, -103], half: 41, sag: 7, variants: ['mason'] },
  words: ['jar', 'mason jar', 'glass jar', 'jam jar'],
  variants: ['mason', 'corked', 'labelled'],
  spare: ['corked', 'labelled'],
  pages: { labelled: [{ box: [-48, 12, 48, 64], sag: 7 }] },
  draw: ({ variant }) => measured(variant === 'corked' ? corked() : open(variant === 'labelled')),
}

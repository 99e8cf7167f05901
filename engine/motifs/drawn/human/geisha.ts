import { measured } from '#engine/motifs/drawing/box.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const blossom: Part[] = [
  ...around(5, 2, () => petal({ length: 18, width: 9, tip: 'notch', veins: 1, tag: 'pink' })),
  { d: circle([0, 0], 4), fill: 'gold', stroke: 0.7 },
]
/** A hairpin with beads hanging from it. */
const pin: Part[] = [
  { d: 'M40 -92L112 -112L113 -108L42 -86Z', fill: 'gold', stroke: 0.8 },
  { d: circle([112, -110], 6), fill: 'ruby', stroke: 0.8 },
  ...[0, 1, 2].flatMap((i): Part[] => [
    line(`M${82 + i * 9} ${-102 - i * 2}L${82 + i * 9} ${-74 - i * 4}`, 0.6, 1),
    { d: circle([82 + i * 9, -72 - i * 4], 3.4), fill: 'gold', stroke: 0.7 },
    { d: circle([82 + i * 9, -82 - i * 3], 2), fill: 'red', stroke: 0.5, detail: 1 },
  ]),
]

/** White face, small red mouth, hair dressed in wide wings. */
function bust(): Part[] {
  const face = frontFace({ eyes: 'closed' }).map((part): Part =>
    part.fill === 'skin' ? { ...part, fill: 'paper', shade: 0.35 } : part,
  )
  return [
    ...placed(pin, {}),
    ...placed(pin, { mirror: true }),
    // back hair and the topknot
    {
      d: smooth(coords('-34,-84 -40,-108 -22,-128 0,-132 22,-128 40,-108 34,-84')),
      fill: 'hair',
      tone: 0.34,
    },
    {
      d: smooth(
        coords('0,-96 40,-92 66,-66 74,-28 66,8 46,18 -46,18 -66,8 -74,-28 -66,-66 -40,-92'),
      ),
      fill: 'hair',
      tone: 0.34,
    },
    // neck and kimono
    { d: 'M-17 44L-22 92C-6 110 6 110 22 92L17 44Z', fill: 'paper', shade: 0.4 },
    {
      d: 'M-17 52C-8 66 8 66 17 52C18 62 14 70 8 76C0 74 -10 68 -17 58Z',
      fill: 'paper',
      stroke: 0,
      tone: 0.25,
      detail: 1,
    },
    { d: 'M-24 80C-60 92 -96 104 -112 142L112 142C96 104 60 92 24 80L0 124Z', fill: 'red' },
    ...mirrored([
      {
        d: 'M20 72C32 82 36 92 30 104L4 142L-10 142L-2 118Z',
        fill: 'paper',
        stroke: 0.9,
        shade: 0.4,
      },
      {
        d: 'M28 76C44 86 48 100 42 112L22 142L4 142L30 104C36 92 34 84 24 76Z',
        fill: 'blue',
        stroke: 0.9,
      },
      brush(coords('60,98 72,116 76,140'), 2),
      lines([coords('46,112 54,126 56,140'), coords('84,112 94,126 98,140')], 0.6),
    ]),
    ...placed(blossom, { x: -66, y: 118, scale: 0.8 }),
    ...placed(blossom, { x: 72, y: 122, scale: 0.7 }),
    ...face,
    // the hairline comes down in a soft peak; the side wings frame the cheeks
    {
      d: 'M0 -44C16 -46 32 -36 38 -12C40 0 39 10 37 18C52 14 62 2 64 -20C66 -60 40 -88 0 -90C-40 -88 -66 -60 -64 -20C-62 2 -52 14 -37 18C-39 10 -40 0 -38 -12C-32 -36 -16 -46 0 -44Z',
      fill: 'hair',
      tone: 0.45,
    },
    lines(
      [
        coords('-8,-48 -34,-56 -52,-30'),
        coords('8,-48 34,-56 52,-30'),
        coords('-4,-54 -30,-74 -58,-50'),
        coords('4,-54 30,-74 58,-50'),
        coords('-46,-4 -56,-12 -60,-26'),
        coords('46,-4 56,-12 60,-26'),
      ],
      0.6,
    ),
    brush(coords('-22,-86 0,-92 22,-86'), 3, 'red'),
    {
      d: smooth(coords('-26,-96 0,-104 26,-96 18,-118 0,-124 -18,-118')),
      fill: 'hair',
      tone: 0.45,
    },
    ...placed(blossom, { x: -50, y: -66, scale: 1.25 }),
    ...placed(blossom, { x: -70, y: -42, scale: 0.9, angle: 0.5 }),
    ...placed(blossom, { x: -32, y: -86, scale: 0.85, angle: 1 }),
  ]
}

/** An open fan behind the head. */
const fan: Part[] = Array.from({ length: 13 }, (_, i): Part => {
  const a = Math.PI + (i / 13) * Math.PI,
    b = Math.PI + ((i + 1) / 13) * Math.PI
  const at = (r: number, t: number) =>
    `${(r * Math.cos(t)).toFixed(1)} ${(40 + r * Math.sin(t)).toFixed(1)}`
  return {
    d: `M${at(60, a)}L${at(184, a)}L${at(178, (a + b) / 2)}L${at(184, b)}L${at(60, b)}Z`,
    fill: i % 2 ? 'banner' : 'gold',
    stroke: 0.8,
  }
})

export const geisha: Motif = {
  name: 'geisha',
  category: 'human',
  words: ['geisha', 'japanese woman', 'maiko', 'japanese lady', 'geisha face'],
  variants: ['bust', 'fan'],
  draw: ({ variant }) => measured([...(variant === 'fan' ? fan : []), ...bust()]),
}

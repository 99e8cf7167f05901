import { measured } from '#engine/motifs/drawing/box.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { annulus } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Snail-shell curls in staggered rows, kept inside the outline of hair and topknot. */
function curls(): Part[] {
  const parts: Part[] = []
  for (let row = 0; row < 12; row++) {
    const y = -118 + row * 8.4
    for (let i = -6; i <= 6; i++) {
      const x = i * 8.6 + (row % 2) * 4.3
      const inTop = y < -78 && (x / 25) ** 2 + ((y + 92) / 30) ** 2 < 0.9
      const inCap =
        y >= -80 &&
        (x / 50) ** 2 + ((y + 26) / 58) ** 2 < 0.95 &&
        (x / 40) ** 2 + ((y + 4) / 44) ** 2 > 1
      if (inTop || inCap)
        parts.push(
          { d: circle([x, y], 5), fill: 'gold', stroke: 0.7 },
          line(
            `M${x - 2.5} ${y + 1}C${x - 3} ${y - 3} ${x + 3} ${y - 3} ${x + 2} ${y + 1}C${x + 1} ${y + 3} ${x - 1} ${y + 2} ${x} ${y}`,
            0.45,
            2,
          ),
        )
    }
  }
  return parts
}

function bust(): Part[] {
  const stone = frontFace({ eyes: 'closed', lips: 'gold' }).map((part): Part =>
    part.fill === 'skin' ? { ...part, fill: 'gold', shade: 0.6 } : part,
  )
  return [
    {
      d: 'M-20 46L-24 84C-56 92 -88 104 -98 140L98 140C88 104 56 92 24 84L20 46Z',
      fill: 'gold',
      shade: 0.7,
    },
    lines([coords('-22,66 0,74 22,66'), coords('-23,76 0,84 23,76')], 0.7),
    // robe over one shoulder
    { d: 'M-98 140C-90 108 -64 96 -34 88C-10 108 40 124 80 140Z', fill: 'flame' },
    ...[0, 1, 2, 3].map((i) =>
      brush(
        [
          [-70 + i * 16, 102 - i * 4],
          [-40 + i * 18, 118 - i],
          [-6 + i * 22, 138],
        ],
        1.6,
      ),
    ),
    // long ears
    ...mirrored([
      { d: smooth(coords('38,-14 48,-20 54,-8 52,18 50,44 42,50 38,40 38,14')), fill: 'gold' },
      { d: smooth(coords('44,22 48,24 47,38 43,38')), fill: 'black', stroke: 0.3 },
      brush(coords('42,-10 48,-8 46,8'), 1.2),
    ]),
    {
      d: smooth(coords('-22,-84 -26,-104 -14,-120 0,-124 14,-120 26,-104 22,-84')),
      fill: 'gold',
      tone: 0.3,
    },
    {
      d: smooth(coords('-50,-14 -48,-50 -28,-76 0,-84 28,-76 48,-50 50,-14 36,-36 0,-46 -36,-36')),
      fill: 'gold',
      tone: 0.3,
    },
    ...stone,
    ...curls(),
    { d: circle([0, -24], 3.4), fill: 'ruby', stroke: 0.7 },
    { d: 'M0 -142C6 -132 7 -126 0 -120C-7 -126 -6 -132 0 -142Z', fill: 'flame', stroke: 0.8 },
  ]
}

export const buddha: Motif = {
  name: 'buddha',
  category: 'mythical',
  words: ['buddha', 'buddha head', 'siddhartha', 'zen', 'meditation'],
  variants: ['bust', 'lotus'],
  draw({ variant }) {
    if (variant === 'bust')
      return measured([
        { d: annulus([0, -30], 122, 112), fill: 'gold' },
        line(circle([0, -30], 106), 0.7, 1),
        ...bust(),
      ])
    return measured([
      ...around(
        18,
        84,
        () => petal({ length: 52, width: 19, tip: 'point', veins: 3 }),
        0,
        [0, -30],
      ),
      { d: circle([0, -30], 104), fill: 'paper', shade: 0.2 },
      line(circle([0, -30], 98), 0.7, 1),
      ...placed(bust(), {}),
    ])
  },
}

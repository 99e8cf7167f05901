import { measured } from '#engine/motifs/drawing/box.ts'
import { drops, foamLip } from '#engine/motifs/drawing/breaker.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A ribbon of foam drawn up the water, thin at its foot and full where it turns over. */
function ribbon(way: string, width: number): Part {
  const body = tube(
    sample(coords(way), 14),
    (u) => width * Math.sin(Math.PI * Math.min(0.98, 0.06 + 0.9 * u ** 1.3)) ** 0.8 + 0.1,
  )
  return { d: body.strip(0, 1, -1, 1, 40), fill: 'foam', stroke: 0.7, detail: 1 }
}

/** The wave that towers: its back to the left, the hollow under its lip, the lip itself hanging over to the right. */
const tower = (): Part[] => [
  {
    d: 'M-150 92C-122 84 -108 50 -94 10C-78 -40 -48 -100 16 -112C62 -118 98 -92 104 -50C105 -38 102 -28 96 -18C88 -34 76 -46 56 -50C28 -54 8 -30 8 6C10 44 44 76 108 86C92 104 20 112 -30 108C-84 110 -126 104 -150 92Z',
    fill: 'water',
  },
  // the hollow lies in shade
  {
    d: 'M96 -18C88 -34 76 -46 56 -50C28 -54 8 -30 8 6C10 44 44 76 108 86C66 92 6 82 -20 38C-44 -8 -22 -76 32 -86C70 -90 98 -62 96 -18Z',
    fill: 'water',
    tone: 0.4,
    stroke: 0.7,
  },
  ribbon('-122,88 -96,54 -84,12 -70,-24 -44,-62', 4.6),
  ribbon('-94,98 -70,58 -62,16 -52,-20 -30,-54', 4.2),
  ribbon('-64,102 -46,66 -44,26 -40,-8 -26,-36', 3.6),
  brush(coords('-108,92 -82,52 -72,10 -58,-26'), 1.9),
  brush(coords('-80,100 -58,62 -53,20 -45,-12'), 1.7),
  ribbon('92,92 36,80 -2,48 -14,6 0,-44 34,-66', 5),
  ribbon('64,98 8,82 -24,44 -31,4 -18,-40', 3.8),
  brush(coords('104,88 44,76 10,44 2,6 12,-30 40,-52'), 2),
  brush(coords('36,100 -14,78 -37,40 -38,8'), 1.6),
  ...foamLip(coords('-62,-54 -34,-92 12,-112 60,-104 92,-74 100,-40 92,-12'), {
    from: 4,
    to: 14,
    fingers: 8,
    reach: 44,
    start: 0.34,
    side: 1,
  }),
]

const SPRAY = drops([
  [118, -28, 3.2],
  [112, -4, 2.4],
  [126, -52, 2.2],
  [98, 14, 2.8],
  [80, 22, 1.9],
  [116, -82, 3],
  [96, -108, 2.2],
  [130, -6, 1.8],
  [66, 12, 2.2],
  [64, -126, 2.4],
])

/** A lower swell that runs in before it, its own small lip to the left. */
const swell: Part[] = [
  {
    d: 'M-150 94C-128 76 -112 74 -96 86C-76 100 -46 98 -26 86C-6 74 16 74 36 86C60 100 84 92 104 76C118 62 136 62 144 76C134 72 124 76 126 84C136 92 150 92 164 88C140 112 92 116 54 110C20 120 -22 118 -50 110C-88 118 -130 110 -150 94Z',
    fill: 'water',
  },
  ...foamLip(coords('88,86 104,72 122,62 138,64 144,76'), {
    from: 2.6,
    to: 4.6,
    fingers: 4,
    reach: 8,
    start: 0.4,
  }),
  lines(
    [
      coords('-132,92 -112,86 -92,96 -66,103'),
      coords('-40,102 -16,98 8,90 30,96'),
      coords('36,103 62,106 92,98'),
      coords('-20,108 4,106 26,108'),
      coords('104,100 124,102 142,96'),
    ],
    0.7,
    1,
  ),
]

const fuji: Part[] = [
  { d: 'M52 84C74 66 86 46 94 32C98 29 104 29 108 32C116 46 130 66 152 84Z', fill: 'rockDark' },
  {
    d: 'M94 32C98 29 104 29 108 32C112 39 116 45 120 50L113 47L110 56L104 47L99 57L95 48L84 50C88 44 91 38 94 32Z',
    fill: 'foam',
    stroke: 0.8,
  },
]

/** After the old woodblock prints: a towering wave with clawed foam, the water of its back in ribbons, a far mountain in its bay. */
export const greatWave: Motif = {
  name: 'great-wave',
  kind: 'water',
  category: 'nature',
  words: ['great wave', 'wave', 'big wave', 'kanagawa wave', 'ocean wave', 'tsunami'],
  variants: ['mountain', 'plain'],
  draw: ({ variant }) =>
    measured([...(variant === 'mountain' ? fuji : []), ...placed(tower(), {}), ...SPRAY, ...swell]),
}

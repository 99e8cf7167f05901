import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** Asleep, curled into a ring: the brush wraps round and the nose rests on it. */
function curledUp(random: Rng): Part[] {
  const brushTail = tube(sample(coords('72,58 22,98 -44,96 -92,62 -112,14'), 14), (u) =>
    along([12, 24, 30, 29, 22, 3], u),
  )
  return [
    {
      d: smooth(coords('-66,-4 -52,-58 -6,-92 54,-84 96,-40 102,20 74,66 16,84 -44,66')),
      fill: 'fur',
    },
    // haunch and the line of the back
    { d: smooth(coords('28,-14 66,-30 96,-2 94,42 64,66 30,52 16,18')), fill: 'fur', stroke: 0.9 },
    brush(coords('28,40 22,10 44,-18'), 2.2),
    lines(
      [
        coords('-44,-52 -20,-70 8,-76'),
        coords('24,-78 50,-72 70,-56'),
        coords('-20,-46 2,-58 24,-60'),
        coords('44,-6 62,-12 78,0'),
        coords('44,14 62,10 78,20'),
        coords('-8,-28 8,-34 20,-30'),
      ],
      0.6,
    ),
    // tail, its tip white and ragged
    { d: brushTail.strip(0, 1, -1, 1, 60), fill: 'fur' },
    ...flow({
      from: coords('-64,44 -76,66 -74,92'),
      to: coords('-128,6 -122,18 -112,30'),
      count: 9,
      width: 7,
      sway: 0.12,
      tag: 'furLight',
      stroke: 0.7,
      random,
    }),
    lines(
      [
        coords('52,74 20,94 -14,98'),
        coords('50,66 14,82 -26,84'),
        coords('-34,104 -56,98 -66,90'),
        coords('20,106 -8,112 -30,112'),
      ],
      0.6,
    ),
    // far ear, head, near ear
    { d: 'M-58 -8C-66 -30 -66 -50 -60 -64C-46 -54 -36 -38 -34 -16Z', fill: 'fur', tone: 0.2 },
    {
      d: smooth(coords('-104,50 -88,28 -72,0 -42,-14 -12,-2 0,24 -14,48 -48,60 -84,62')),
      fill: 'fur',
    },
    {
      d: smooth(coords('-103,50 -80,42 -56,36 -34,40 -10,34 -18,50 -48,61 -84,62')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: 'M-36 -8C-36 -36 -28 -56 -16 -68C-2 -52 4 -28 2 4C-10 0 -24 -6 -36 -8Z', fill: 'fur' },
    { d: 'M-26 -10C-26 -32 -22 -46 -15 -54C-7 -42 -4 -24 -5 -4Z', fill: 'black', stroke: 0.5 },
    { d: smooth(coords('-108,48 -98,44 -96,53 -104,57')), fill: 'black', stroke: 0.4 },
    brush(coords('-72,22 -60,30 -46,24'), 2.2),
    lines(
      [
        coords('-68,28 -71,33'),
        coords('-60,31 -61,36'),
        coords('-52,28 -50,33'),
        coords('-84,58 -72,56 -60,58'),
      ],
      0.8,
    ),
  ]
}

/** Fox's face from the front: wide white cheeks, narrow snout, big ears. */
export const fox: Motif = {
  name: 'fox',
  category: 'animal',
  bulk: 0.66,
  words: ['fox', 'red fox', 'kitsune', 'fox head'],
  variants: ['head', 'curled'],
  draw({ variant, random }) {
    if (variant === 'curled') return measured(curledUp(random))
    const ear: Part[] = [
      { d: 'M8 -40C12 -70 30 -102 54 -116C70 -92 76 -52 66 -10Z', fill: 'fur' },
      {
        d: 'M40 -106C45 -111 50 -114 54 -116C64 -100 70 -82 70 -58C62 -78 54 -94 40 -106Z',
        fill: 'black',
        stroke: 0.5,
      },
      { d: 'M26 -50C30 -70 38 -84 48 -94C57 -76 62 -54 58 -32Z', fill: 'furLight', stroke: 0.7 },
      ...[0, 1, 2, 3, 4].flatMap((i) =>
        lock(
          [20 + i * 9, -44 + i * 6],
          degrees(-74 + i * 6),
          40 - i * 5,
          4.6,
          0.12,
          i % 2 ? 'furLight' : 'fur',
          1,
        ),
      ),
    ]
    const cheek = (inset: number, tag: 'furLight' | 'fur', count: number) =>
      furRow({
        edge: [
          [62 - inset, -14],
          [66 - inset, 6],
          [50 - inset, 28],
          [26 - inset * 0.5, 46],
          [6, 60],
        ],
        angles: [2, 16, 38, 62, 84],
        lengths: [26, 42, 42, 34, 26],
        count,
        width: 6.5,
        tag,
        strands: 1,
        random,
      })
    const face: Part[] = [
      {
        d: smooth(coords('6,34 14,12 32,0 56,-10 68,-2 58,16 38,32 20,44')),
        fill: 'furLight',
        stroke: 0.7,
      },
      ...almondEye([13, -2], [36, -14], 13, { iris: 'gold', pupil: 'slit', lid: 2.6 }),
      brush(coords('6,12 8,2 13,-6'), 2),
      brush(coords('8,-18 20,-26 36,-26'), 1.6, 'black', 1),
      lines(
        [
          coords('14,6 13,22 11,38'),
          coords('22,10 30,12 42,8'),
          coords('22,20 32,22 42,18'),
          coords('18,30 26,32 32,30'),
          coords('6,-38 5,-28 6,-20'),
          coords('16,-38 15,-32 14,-28'),
          coords('28,-38 28,-34 26,-31'),
          coords('46,-24 52,-18 54,-12'),
        ],
        0.6,
      ),
      whiskers([14, 44], [6, 18, 30], 44),
    ]
    const parts: Part[] = [
      ...mirrored(cheek(-2, 'fur', 11)),
      ...mirrored(cheek(8, 'furLight', 10)),
      ...mirrored(ear),
      {
        d: symmetric(coords('0,-48 24,-50 48,-40 64,-16 62,4 42,22 24,38 14,56 0,62')),
        fill: 'fur',
      },
      ...mirrored(face),
      // bridge of the nose
      { d: symmetric(coords('0,-30 7,-12 9,10 10,36 0,42')), fill: 'fur', stroke: 0.6 },
      { d: symmetric(coords('0,44 12,44 12,56 0,65')), fill: 'furLight', stroke: 0.7 },
      brush(coords('0,50 6,57 17,52'), 1.6),
      brush(coords('0,50 -6,57 -17,52'), 1.6),
      {
        d: 'M-11 38C-7 33 7 33 11 38C10 45 4 49 0 51C-4 49 -10 45 -11 38Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-6 37.500C-3 35.500 3 35.500 6 37.500C3 39 -3 39 -6 37.500Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
    ]
    return measured(parts)
  },
}

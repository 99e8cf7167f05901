import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** A hound sitting in profile, looking up to the right. */
function sitting(): Part[] {
  const tail = tube(sample(coords('-58,92 -92,94 -112,70 -116,44'), 12), (u) => 7.5 - 5.5 * u)
  return [
    { d: tail.strip(0, 1, -1, 1, 30), fill: 'fur' },
    {
      d: smooth(
        coords('-66,100 -70,58 -52,16 -22,-14 -4,-44 8,-66 46,-60 50,-34 44,0 46,44 40,102'),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('44,-34 40,4 42,44 32,62 18,34 20,-6 30,-34')),
      fill: 'furLight',
      stroke: 0.6,
    },
    // far foreleg, near foreleg, haunch
    {
      d: smooth(coords('30,40 46,40 48,78 52,94 66,98 64,106 40,106 36,90')),
      fill: 'fur',
      stroke: 0.9,
      tone: 0.14,
    },
    {
      d: smooth(coords('8,36 28,38 32,76 34,94 48,99 46,107 18,107 16,90 10,64')),
      fill: 'fur',
      stroke: 0.9,
    },
    {
      d: smooth(coords('-70,92 -66,52 -38,32 -8,46 4,76 -4,100 -36,107 -62,106')),
      fill: 'fur',
      stroke: 1,
    },
    { d: smooth(coords('-30,98 4,95 20,101 16,108 -28,109')), fill: 'furLight', stroke: 0.9 },
    brush(coords('-60,84 -54,56 -34,46'), 2),
    lines(
      [
        coords('8,108 8,102'),
        coords('0,109 0,103'),
        coords('40,106 40,101'),
        coords('33,107 33,102'),
        coords('-40,28 -24,8 -12,-10'),
        coords('-50,38 -38,20 -28,10'),
        coords('12,4 14,20 10,34'),
      ],
      0.6,
    ),
    { d: 'M-2 -40C12 -28 34 -26 52 -34L52 -22C34 -14 10 -16 -8 -28Z', fill: 'red' },
    { d: circle([42, -12], 8), fill: 'gold', stroke: 0.9 },
    // skull, muzzle, nose
    {
      d: smooth(
        coords(
          '-4,-46 -10,-76 6,-104 36,-112 60,-102 68,-88 92,-82 110,-72 108,-58 92,-50 66,-46 46,-38 20,-34',
        ),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('66,-86 92,-81 109,-71 107,-58 91,-50 68,-48 58,-62')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: smooth(coords('100,-82 113,-78 114,-67 104,-66')), fill: 'black', stroke: 0.4 },
    brush(coords('106,-62 86,-58 68,-62'), 2),
    { d: circle([56, -84], 5.4), fill: 'black', stroke: 0.5 },
    { d: circle([54, -86], 1.7), fill: 'paper', stroke: 0, shade: 0 },
    brush(coords('46,-92 56,-97 66,-92'), 1.8),
    lines(
      [coords('78,-70 78.5,-70'), coords('86,-72 86.5,-72'), coords('84,-65 84.5,-65')],
      1.3,
      2,
    ),
    // the hanging ear
    { d: smooth(coords('10,-100 26,-98 32,-76 30,-46 16,-26 2,-34 -4,-58 -2,-84')), fill: 'hair' },
    brush(coords('18,-92 22,-66 16,-42'), 1.8),
    lines([coords('6,-84 6,-62 8,-44')], 0.6),
  ]
}

/** Friendly dog, drop ears and collar, facing us. */
export const dog: Motif = {
  name: 'dog',
  category: 'animal',
  bulk: 0.75,
  words: ['dog', 'puppy', 'hound', 'pet dog'],
  variants: ['head', 'sitting'],
  draw({ variant, random }) {
    if (variant === 'sitting') return measured(sitting())
    const ear: Part[] = [
      {
        d: smooth(coords('26,-60 48,-64 72,-46 84,-10 84,24 70,40 56,26 50,-6 42,-30')),
        fill: 'hair',
      },
      brush(coords('40,-50 58,-40 66,-14 66,14'), 2.4),
      lines(
        [coords('72,-26 77,-4 76,18'), coords('52,-40 58,-20 60,4'), coords('64,32 70,22 72,10')],
        0.6,
      ),
    ]
    const chest = (y: number, wide: number, tag: 'fur' | 'furLight') =>
      mirrored(
        furRow({
          edge: [
            [wide, y - 18],
            [wide * 0.6, y - 4],
            [2, y + 4],
          ],
          angles: [62, 76, 90],
          lengths: [34, 36, 40],
          count: 6,
          width: 8,
          tag,
          strands: 2,
          random,
        }),
      )
    const face: Part[] = [
      {
        d: smooth(coords('15,-30 24,-36 36,-32 38,-25 26,-24')),
        fill: 'furLight',
        stroke: 0.5,
        detail: 1,
      },
      ...almondEye([15, -9], [35, -13], 17, { iris: 'leather', lid: 2.4 }),
      brush(coords('12,-24 22,-30 38,-26'), 2),
      lines(
        [
          coords('14,-4 22,1 34,-4'),
          coords('8,-20 6,-36 8,-50'),
          coords('20,-44 24,-50 30,-54'),
          coords('40,8 46,0 50,-10'),
          coords('36,20 44,14 48,6'),
        ],
        0.7,
      ),
      lines(
        [
          coords('14,36 14.6,36.4'),
          coords('21,33 21.6,33.4'),
          coords('19,41 19.6,41.4'),
          coords('26,37 26.6,37.4'),
        ],
        1.5,
        2,
      ),
    ]
    const parts: Part[] = [
      ...chest(104, 40, 'fur'),
      ...chest(90, 46, 'furLight'),
      { d: symmetric(coords('0,34 32,34 46,60 46,88 0,96')), fill: 'fur' },
      ...chest(84, 44, 'fur'),
      // collar with tag
      { d: 'M-50 62C-24 82 24 82 50 62L52 74C26 96 -26 96 -52 74Z', fill: 'red' },
      lines([coords('-48,67 0,83 48,67')], 0.5),
      { d: circle([0, 98], 10), fill: 'gold' },
      { d: circle([0, 98], 6), fill: 'gold', stroke: 0.5, detail: 1 },
      { d: symmetric(coords('0,-66 24,-66 44,-50 53,-22 50,6 40,32 28,54 0,66')), fill: 'fur' },
      ...mirrored(
        furRow({
          edge: coords('48,4 42,24 32,42'),
          angles: [70, 84, 96],
          lengths: [20, 22, 20],
          count: 4,
          width: 6,
          tag: 'fur',
          random,
          detail: 1,
        }),
      ),
      ...mirrored(ear),
      // blaze, then muzzle
      { d: symmetric(coords('0,-62 5,-46 4,-20 8,-2 0,8')), fill: 'furLight', stroke: 0.6 },
      { d: 'M-13 46C-13 66 -12 80 0 84C12 80 13 66 13 46Z', fill: 'red', stroke: 0.9 },
      lines([coords('0,52 0,62 0,74')], 0.8),
      {
        d: symmetric(coords('0,0 14,2 28,14 36,32 32,48 18,56 6,52 0,46')),
        fill: 'furLight',
        stroke: 0.9,
      },
      ...mirrored(face),
      brush(coords('0,34 6,50 20,54 32,44'), 2.4),
      brush(coords('0,34 -6,50 -20,54 -32,44'), 2.4),
      {
        d: 'M-18 14C-12 6 12 6 18 14C18 24 10 30 3 32L2 38L-2 38L-3 32C-10 30 -18 24 -18 14Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-10 13C-5 9.500 5 9.500 10 13C5 15.500 -5 15.500 -10 13Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
    ]
    return measured(parts)
  },
}

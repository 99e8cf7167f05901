import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { flow, limb } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const SKIN = 'hide'
const CROWN: Point[] = coords('0,-98 26,-92 46,-72 58,-42 62,-8 60,30 48,62 24,84 0,90')

/** Fur of the crown, swept back from the brow over the ridge of the skull. */
function crest(random: Rng): Part[] {
  const row = (from: string, to: string) => {
    const side = () =>
      flow({
        from: coords(from),
        to: coords(to),
        count: 12,
        width: 4.2,
        sway: 0.08,
        tag: 'furBlack',
        stroke: 0.5,
        strands: 1,
        random,
      })
    return [...placed(side(), { mirror: true }), ...side()]
  }
  return [
    ...row('1,-72 18,-69 34,-60 48,-42', '1,-101 24,-95 46,-75 60,-42'),
    ...row('1,-42 18,-46 36,-43 50,-28', '1,-80 22,-77 40,-64 57,-34'),
  ]
}

/** Silverback's face from the front. */
function frontFace(random: Rng): Part[] {
  const fur = (edge: string, angles: readonly number[], length: number, count: number) =>
    mirrored(
      furRow({
        edge: coords(edge),
        angles,
        lengths: [length],
        count,
        width: 7,
        tag: 'furBlack',
        strands: 2,
        random,
      }),
    )
  const face: Part[] = [
    // heavy brow, deep-set eye
    {
      d: smooth(coords('0,-26 10,-36 30,-38 46,-28 48,-16 34,-18 16,-16 2,-14')),
      fill: SKIN,
      stroke: 0.9,
    },
    { d: smooth(coords('8,-14 22,-18 40,-16 42,-6 28,0 12,-4')), fill: 'black', stroke: 0.5 },
    ...almondEye([14, -7], [33, -9], 11, { iris: 'gold', lid: 1.8 }),
    brush(coords('3,-20 18,-24 46,-20'), 2),
    lines(
      [coords('12,3 24,6 40,0'), coords('14,8 26,12 40,7'), coords('10,-30 24,-33 40,-28')],
      0.7,
    ),
    // nostril wing
    { d: smooth(coords('2,18 10,8 22,12 26,24 18,32 6,31')), fill: SKIN, stroke: 0.9 },
    { d: smooth(coords('7,22 13,17 20,20 20,27 12,29')), fill: 'black', stroke: 0.4 },
    brush(coords('28,14 36,28 38,46'), 2),
    brush(coords('30,6 44,18 48,38'), 1.6, 'black', 1),
    lines(
      [
        coords('24,36 30,44 30,54'),
        coords('10,38 12,44 10,50'),
        coords('20,36 22,42 20,48'),
        coords('8,70 18,68 28,62'),
        coords('6,76 14,75 22,71'),
      ],
      0.7,
    ),
  ]
  return [
    ...fur('60,-10 66,20 58,52 36,80 4,92', [52, 62, 72, 82, 90], 32, 14),
    ...mirrored([
      { d: smooth(coords('56,-20 68,-24 74,-10 68,8 58,8')), fill: SKIN },
      lines([coords('62,-14 67,-12 65,0')], 0.7),
    ]),
    {
      d: tufted([...CROWN, ...CROWN.slice(1, -1).toReversed().map(flip)], 72, 2.6, 0.4),
      fill: 'furBlack',
    },
    ...crest(random),
    ...fur('57,-20 59,8 55,36 40,62', [56, 66, 78, 88], 26, 9),
    {
      d: symmetric(coords('0,-40 26,-44 48,-32 52,-10 46,10 50,40 42,66 22,80 0,84')),
      fill: SKIN,
    },
    { d: symmetric(coords('0,32 26,34 42,48 38,66 20,78 0,80')), fill: SKIN, stroke: 0.8 },
    ...mirrored(face),
    lines([coords('0,12 1,20 0,30')], 0.8),
    brush(coords('-42,54 -20,60 0,57 20,60 42,54'), 3),
  ]
}

/** Trunk, near arm and near leg in one outline, so that no seam crosses shoulder or hip. */
const WALKING =
  '52,-80 30,-96 2,-92 -24,-72 -46,-46 -66,-20 -78,10 -78,38 -72,58 -82,78 -82,94 -66,100 -42,98 -42,88 -52,72 -40,50 -20,42 2,38 16,38 20,60 12,82 14,100 34,106 56,102 58,92 48,82 56,50 68,14 78,-20 74,-52'

function profileHead(random: Rng): Part[] {
  return [
    {
      d: smooth(coords('48,-56 52,-88 70,-108 90,-100 98,-84 94,-54 78,-36 60,-40')),
      fill: 'furBlack',
    },
    ...furRow({
      edge: coords('74,-104 62,-92 54,-74'),
      angles: [158, 140, 122],
      lengths: [24],
      count: 5,
      width: 6,
      tag: 'furBlack',
      strands: 2,
      random,
    }),
    {
      d: smooth(
        coords('84,-92 96,-92 104,-82 106,-72 116,-60 118,-46 108,-36 92,-34 82,-44 78,-64'),
      ),
      fill: SKIN,
    },
    // brow like a shelf, the eye deep under it
    { d: smooth(coords('84,-80 96,-88 108,-82 106,-74 92,-74')), fill: SKIN, stroke: 0.9 },
    { d: smooth(coords('88,-73 98,-75 104,-71 98,-66 89,-67')), fill: 'black', stroke: 0.4 },
    { d: circle([97, -71], 2.4), fill: 'gold', stroke: 0.4 },
    { d: smooth(coords('106,-62 113,-64 116,-57 110,-53 105,-57')), fill: SKIN, stroke: 0.8 },
    { d: circle([112, -58], 2.2), fill: 'black', stroke: 0.3 },
    brush(coords('117,-46 106,-44 94,-48'), 2),
    lines(
      [
        coords('90,-62 98,-56 102,-50'),
        coords('86,-56 92,-50 96,-42'),
        coords('104,-40 98,-38 92,-39'),
      ],
      0.6,
    ),
    { d: smooth(coords('66,-76 74,-78 76,-68 70,-62 65,-68')), fill: SKIN, stroke: 0.8 },
    ...furRow({
      edge: coords('76,-56 80,-42 90,-34'),
      angles: [122, 104, 86],
      lengths: [22, 24, 20],
      count: 5,
      width: 6,
      tag: 'furBlack',
      strands: 2,
      random,
    }),
  ]
}

/** On knuckles and feet, the silver saddle over the back. */
function walking(random: Rng): Part[] {
  const far = (joints: string, widths: readonly number[], end: string): Part[] => [
    ...limb(coords(joints), widths, 'furBlack', 1).map((part) => ({ ...part, tone: 0.16 })),
    { d: smooth(coords(end)), fill: SKIN, tone: 0.1 },
  ]
  const shag = (
    edge: string,
    angles: readonly number[],
    length: number,
    count: number,
    tag: Tag = 'furBlack',
  ) =>
    furRow({
      edge: coords(edge),
      angles,
      lengths: [length],
      count,
      width: 6.5,
      tag,
      strands: 2,
      random,
    })
  const coat = (from: string, to: string, count: number, tag: Tag) =>
    flow({
      from: coords(from),
      to: coords(to),
      count: Math.round(count * 1.6),
      width: 2.3,
      tag,
      stroke: 0.45,
      sway: 0.08,
      ragged: 0.3,
      random,
    })
  const parts: Part[] = [
    ...far('62,-20 84,26 78,58 88,88', [20, 17, 13, 11], '78,86 98,82 106,92 100,100 80,100'),
    ...far('-46,24 -30,52 -38,74 -28,90', [24, 18, 12, 10], '-40,88 -22,84 -8,92 -12,99 -40,99'),
    { d: smooth(coords(WALKING)), fill: 'furBlack' },
    // knuckles and foot
    { d: smooth(coords('12,94 34,90 58,92 60,102 36,108 14,104')), fill: SKIN, stroke: 0.9 },
    { d: smooth(coords('-82,92 -62,90 -40,92 -36,100 -60,104 -82,101')), fill: SKIN, stroke: 0.9 },
    lines(
      [
        coords('26,106 28,98'),
        coords('37,107 39,98'),
        coords('48,105 49,97'),
        coords('-52,102 -51,96'),
        coords('-44,101 -43,96'),
      ],
      0.7,
    ),
    ...shag('-22,42 -2,40 12,40', [110, 98, 88], 18, 5),
    ...shag('18,20 30,16 44,20', [112, 100, 86], 34, 5),
    ...coat('-14,-54 -34,-32 -54,-8 -74,16', '2,-12 -14,6 -38,24 -68,52', 26, 'hide'),
    ...coat('-2,-86 -26,-64 -50,-36 -72,-4', '-4,-44 -24,-24 -44,0 -72,30', 28, 'hide'),
    ...coat('34,-92 14,-94 -6,-82', '26,-46 4,-42 -22,-30', 14, 'furBlack'),
    ...coat('66,-62 48,-74 28,-76', '64,-10 44,-2 20,-10', 15, 'furBlack'),
    brush(coords('16,38 10,12 20,-8'), 2),
    brush(coords('-40,50 -34,30 -44,14'), 2),
    ...profileHead(random),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -112, y: 52 })
}

/** Gorilla: the silverback's face, or walking on its knuckles. */
export const gorilla: Motif = {
  name: 'gorilla',
  category: 'animal',
  bulk: 1.2,
  grip: 'paws',
  words: ['gorilla', 'silverback', 'ape', 'king kong'],
  variants: ['head', 'walking'],
  draw: ({ variant, random }) =>
    measured(variant === 'walking' ? walking(random) : frontFace(random)),
}

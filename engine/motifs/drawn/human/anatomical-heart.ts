import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

/** A vessel along a curve; its far end is cut and shows the dark lumen. */
function vessel(points: Point[], width: number, tag: Tag, open = true): Part[] {
  const path = sample(points, 16),
    body = tube(path, () => width)
  const parts: Part[] = [{ d: body.strip(0, 1, -1, 1, 40), fill: tag }]
  if (!open) return parts
  const end = path[path.length - 1]!,
    before = path[path.length - 4]!
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]) + Math.PI / 2
  return [
    ...parts,
    ...placed(
      [
        { d: ellipse([0, 0], width, width * 0.42), fill: tag },
        { d: ellipse([0, 0], width * 0.68, width * 0.26), fill: 'black', stroke: 0.4 },
      ],
      { x: end[0], y: end[1], angle },
    ),
  ]
}
/** A coronary vessel: thin, tapering, lying on the muscle. */
const coronary = (points: Point[], width: number, tag: Tag): Part => ({
  d: tube(sample(points, 14), (u) => width * (1 - 0.75 * u)).strip(),
  fill: tag,
  stroke: 0.6,
  detail: 1,
})

/** The great vessels behind the muscle, and the trunk that crosses in front of the aorta. */
const greatVessels = (): Part[] => [
  // behind: lower vena cava, right pulmonary branch, veins
  ...vessel(coords('-48,10 -54,40 -54,72'), 10, 'blue'),
  ...vessel(coords('-4,-58 -40,-62 -72,-58'), 9, 'blue'),
  ...vessel(coords('50,-22 70,-34 90,-38'), 7, 'red'),
  ...vessel(coords('54,-12 76,-16 92,-14'), 7, 'red'),
  ...vessel(coords('-50,-20 -72,-28 -84,-28'), 6.5, 'red'),
  // the arch of the aorta with its three branches
  ...vessel(coords('-2,-86 -8,-104 -14,-122'), 6.5, 'red'),
  ...vessel(coords('14,-92 15,-108 14,-126'), 6, 'red'),
  ...vessel(coords('28,-90 36,-106 42,-118'), 6, 'red'),
  ...vessel(coords('-6,-30 -16,-58 -4,-84 22,-92 44,-78 50,-50'), 15, 'red', false),
  ...vessel(coords('-42,-30 -40,-66 -38,-100'), 11.5, 'blue'),
  ...vessel(coords('16,-22 8,-46 24,-64 50,-66 76,-72'), 13, 'blue'),
  line('M10 -30C4 -42 8 -54 20 -60M-22 -44C-24 -60 -18 -76 -4 -86', 0.6, 2),
]

function whole(): Part[] {
  const grain =
    'M-40 36C-28 58 -12 74 4 86M-44 14C-40 26 -34 38 -28 46M34 0C46 12 52 30 50 50M44 -8C56 6 60 24 58 42M30 62C30 78 26 90 22 100M42 56C40 72 36 82 32 92M-8 8C-6 24 -2 40 4 54'
  return [
    ...greatVessels(),
    {
      d: smooth(coords('-28,-40 -50,-42 -66,-20 -66,8 -54,26 -44,14 -38,-10')),
      fill: 'petalLight',
    },
    {
      d: smooth(
        coords('-30,-34 -46,-6 -50,28 -38,60 -12,88 18,110 40,98 60,64 68,24 58,-12 34,-32 2,-38'),
      ),
      fill: 'red',
    },
    { d: smooth(coords('24,-38 44,-46 64,-34 62,-14 50,-20 40,-12 32,-22')), fill: 'petalLight' },
    line(
      'M-58 -16C-52 -8 -52 6 -56 14M-50 -26C-46 -16 -46 -4 -48 6M36 -34C44 -36 52 -30 54 -24',
      0.6,
      1,
    ),
    line(grain, 0.55, 2),
    coronary(coords('20,-26 10,4 18,40 16,74 24,104'), 4.2, 'flameIn'),
    coronary(coords('12,8 34,22 46,50 44,78'), 3, 'flameIn'),
    coronary(coords('15,30 -4,48 -10,70'), 2.6, 'flameIn'),
    coronary(coords('-14,-34 -34,-8 -42,24 -26,54 -6,72'), 4, 'flameIn'),
    coronary(coords('-38,10 -22,24 -14,44'), 2.4, 'flameIn'),
    coronary(coords('28,-24 20,6 28,38 26,70'), 2.6, 'blue'),
  ]
}

/** Turned to show the left side: apex low on the left, the aorta arching over to the front, vessels running bare to the tip. */
function turned(): Part[] {
  return [
    // far side: descending aorta, lower vena cava, veins of the lungs
    ...vessel(coords('-40,-60 -54,-34 -66,-2'), 10, 'red'),
    ...vessel(coords('44,14 62,44 64,80'), 10, 'blue'),
    ...vessel(coords('44,-8 74,-18 94,-16'), 7, 'red'),
    ...vessel(coords('48,6 76,8 94,18'), 7, 'red'),
    ...vessel(coords('10,-54 40,-62 74,-56'), 9, 'blue'),
    ...vessel(coords('18,-84 26,-104 34,-122'), 6.5, 'red'),
    ...vessel(coords('-2,-92 0,-110 2,-128'), 6, 'red'),
    ...vessel(coords('-20,-90 -28,-106 -32,-122'), 6, 'red'),
    ...vessel(coords('20,-26 26,-60 8,-86 -20,-88 -40,-72 -48,-48'), 15, 'red', false),
    ...vessel(coords('44,-20 50,-62 48,-104'), 11.5, 'blue'),
    ...vessel(coords('-2,-24 2,-46 -14,-60 -44,-62 -76,-70'), 13, 'blue'),
    line('M14 -72C6 -80 -6 -82 -16 -80M-14 -68C-30 -70 -46 -70 -60 -74', 0.6, 2),
    { d: smooth(coords('26,-38 50,-42 66,-20 64,10 50,26 42,8 38,-14')), fill: 'petalLight' },
    line('M52 -28C58 -16 58 0 54 12M46 -24C50 -12 50 -2 48 8', 0.6, 1),
    {
      d: smooth(
        coords(
          '-24,-32 -46,-8 -66,32 -78,74 -72,106 -50,108 -8,90 34,60 54,24 50,-14 34,-34 4,-40',
        ),
      ),
      fill: 'red',
    },
    // fat along the groove between the upper and the lower chambers
    {
      d: smooth(coords('-22,-32 -4,-22 20,-16 40,4 50,28 44,34 34,14 16,-4 -8,-12 -26,-20')),
      fill: 'flameIn',
      stroke: 0.8,
    },
    {
      d: smooth(coords('-12,-40 -34,-46 -52,-32 -50,-12 -38,-20 -30,-10 -22,-22')),
      fill: 'petalLight',
    },
    line('M-42 -34C-46 -28 -46 -22 -44 -18M-32 -36C-36 -30 -36 -24 -34 -20', 0.6, 1),
    line(
      'M-60 44C-66 60 -68 76 -66 92M-50 30C-58 50 -60 66 -60 80M4 20C-6 40 -22 62 -40 80M24 24C14 42 -6 64 -26 82M36 34C30 46 14 60 0 70M-14 10C-22 26 -34 44 -44 60M40 10C42 22 40 34 36 44',
      0.55,
      2,
    ),
    coronary(coords('-18,-20 -34,12 -46,48 -62,82 -64,102'), 4.4, 'flameIn'),
    coronary(coords('-30,4 -52,26 -66,52'), 2.8, 'flameIn'),
    coronary(coords('-38,28 -22,46 -22,70 -30,88'), 3, 'flameIn'),
    coronary(coords('0,-14 -4,16 6,44 -2,66'), 3.2, 'flameIn'),
    coronary(coords('20,-4 24,20 16,40'), 2.6, 'flameIn'),
    coronary(coords('-10,-18 -24,14 -36,46 -50,78'), 2.4, 'blue'),
    coronary(coords('10,-10 14,18 8,30'), 2.2, 'blue'),
  ]
}

export const anatomicalHeart: Motif = {
  name: 'anatomical-heart',
  isPart: true,
  category: 'human',
  words: ['anatomical heart', 'human heart', 'real heart'],
  variants: ['vessels', 'turned'],
  draw: ({ variant }) => measured(variant === 'turned' ? turned() : whole()),
}

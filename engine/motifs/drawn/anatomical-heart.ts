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

export const anatomicalHeart: Motif = {
  name: 'anatomical-heart',
  category: 'human',
  words: ['anatomical heart', 'human heart', 'real heart'],
  variants: ['vessels'],
  draw() {
    const muscle: Point[] = coords(
      '-30,-34 -46,-6 -50,28 -38,60 -12,88 18,110 40,98 60,64 68,24 58,-12 34,-32 2,-38',
    )
    const grain =
      'M-40 36C-28 58 -12 74 4 86M-44 14C-40 26 -34 38 -28 46M34 0C46 12 52 30 50 50M44 -8C56 6 60 24 58 42M30 62C30 78 26 90 22 100M42 56C40 72 36 82 32 92M-8 8C-6 24 -2 40 4 54'
    const parts: Part[] = [
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
      // pulmonary trunk crosses in front of the aorta
      ...vessel(coords('16,-22 8,-46 24,-64 50,-66 76,-72'), 13, 'blue'),
      line('M10 -30C4 -42 8 -54 20 -60M-22 -44C-24 -60 -18 -76 -4 -86', 0.6, 2),
      {
        d: smooth(coords('-28,-40 -50,-42 -66,-20 -66,8 -54,26 -44,14 -38,-10')),
        fill: 'petalLight',
      },
      { d: smooth(muscle), fill: 'red' },
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
    return measured(parts)
  },
}

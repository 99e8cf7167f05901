import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** One lick of the tail, widest behind the head and running out to a point. */
const streak = (points: readonly Point[], width: number, tag: Tag): Part => ({
  d: tube(
    sample(points, 14),
    (u) => width * (1 - u) ** 0.8 * (0.55 + 0.9 * Math.sin(Math.PI * Math.min(1, u * 1.6 + 0.15))),
  ).strip(0, 1, -1, 1, 40),
  fill: tag,
  stroke: 0.8,
})

export const comet: Motif = {
  name: 'comet',
  category: 'celestial',
  words: ['comet', 'meteor', 'asteroid', 'halley'],
  variants: ['rock', 'star'],
  draw({ variant }) {
    const tail: Part[] = [
      streak(coords('-70,64 -10,10 50,-70 124,-124'), 26, 'flame'),
      streak(coords('-82,44 -38,-10 10,-70 58,-126'), 18, 'flame'),
      streak(coords('-54,82 20,40 80,-10 138,-72'), 18, 'flame'),
      streak(coords('-66,62 -14,8 34,-54 92,-106'), 13, 'flameIn'),
      streak(coords('-78,50 -34,2 4,-44 36,-92'), 7, 'flameIn'),
      streak(coords('-58,74 4,36 54,-4 104,-52'), 7, 'flameIn'),
      line('M-10 -62L16 -96M30 42L74 2M88 -104L104 -120', 0.8, 1),
    ]
    const rock: Part[] = [
      {
        d: 'M-92 36C-80 30 -62 30 -50 42C-38 52 -34 66 -40 80C-46 96 -62 106 -80 104C-98 102 -112 90 -114 74C-116 58 -106 42 -92 36Z',
        fill: 'rock',
      },
      { d: circle([-88, 60], 8), fill: 'rockDark', stroke: 0.8 },
      { d: circle([-64, 82], 11), fill: 'rockDark', stroke: 0.8 },
      { d: circle([-64, 54], 5), fill: 'rockDark', stroke: 0.8 },
      { d: circle([-94, 86], 5), fill: 'rockDark', stroke: 0.8 },
      brush(coords('-108,62 -104,88 -84,100'), 2),
    ]
    const head: Part[] = [
      { d: star(5, 50, 22, [-72, 64], 0.5), fill: 'star' },
      line(
        'M-72 64L-48 20.1M-72 64L-22.7 73.6M-72 64L-65.6 113.6M-72 64L-117 85.6M-72 64L-106.5 27.7',
        0.6,
        1,
      ),
    ]
    return measured([
      ...tail,
      ...(variant === 'star' ? head : rock),
      { d: star(4, 11, 3, [-96, -60]), fill: 'star', stroke: 0.7 },
      { d: star(4, 8, 2.4, [70, 84]), fill: 'star', stroke: 0.7 },
      { d: circle([-50, -96], 2), fill: 'black', stroke: 0 },
      { d: circle([110, 40], 2), fill: 'black', stroke: 0 },
    ])
  },
}

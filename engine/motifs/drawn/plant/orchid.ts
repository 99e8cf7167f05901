import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { petal, stem } from '#engine/motifs/drawing/flora.ts'

/** Phalaenopsis: three sepals behind, two broad petals before them, a lobed lip and the column. */
function bloom(): Part[] {
  const sepal = petal({ length: 62, width: 22, tip: 'round', veins: 5, tag: 'violet' })
  const wing: Part[] = [
    { d: smooth(coords('2,-4 14,-30 40,-44 66,-32 72,-6 52,12 24,10')), fill: 'pink' },
    line('M10 -8C26 -22 42 -28 56 -26M12 -6C30 -12 46 -14 62 -10M12 -3C28 -3 40 0 52 3', 0.55, 2),
  ]
  const lip: Part[] = [
    ...mirrored([
      { d: smooth(coords('2,6 12,-2 24,0 28,12 18,20 6,16')), fill: 'violet' },
      line('M10 6C16 4 20 6 22 12', 0.6, 2),
    ]),
    {
      d: smooth(coords('0,6 10,12 14,26 6,36 10,44 2,42 0,48 -2,42 -10,44 -6,36 -14,26 -10,12')),
      fill: 'ruby',
    },
    line('M0 14L0 34M-4 16L-6 28M4 16L6 28', 0.6, 1),
    { d: smooth(coords('0,-10 7,-6 8,4 0,9 -8,4 -7,-6')), fill: 'gold' },
    { d: circle([0, 1], 2.4), fill: 'black', stroke: 0, detail: 1 },
  ]
  return [
    ...placed(sepal, { y: 2 }),
    ...placed(sepal, { angle: 2.2 }),
    ...placed(sepal, { angle: -2.2 }),
    ...mirrored(wing),
    ...lip,
  ]
}

const bud: Part[] = [
  { d: smooth(coords('0,0 10,-8 9,-22 0,-28 -9,-22 -10,-8')), fill: 'pink' },
  line('M0 -2C3 -10 3 -18 0 -25', 0.6, 1),
]

export const orchid: Motif = {
  name: 'orchid',
  category: 'plant',
  words: ['orchid', 'moth orchid'],
  variants: ['bloom', 'spray'],
  draw({ variant }) {
    if (variant === 'bloom') return measured(bloom())
    const arch: Point[] = coords('-76,128 -66,40 -40,-40 20,-84 86,-78')
    const parts: Part[] = [
      stem(arch, 3.2, 1.8),
      ...placed(bud, { x: 88, y: -78, angle: 2.2, scale: 0.8 }),
      ...placed(bud, { x: 64, y: -84, angle: 2.7, scale: 1 }),
      ...placed(bloom(), { x: 26, y: -50, scale: 0.62, angle: 0.2 }),
      ...placed(bloom(), { x: -40, y: 8, scale: 0.8, angle: -0.08 }),
      ...placed(
        [
          { d: smooth(coords('0,0 16,-30 44,-52 86,-56 70,-26 36,-4')), fill: 'leaf' },
          line('M4 -3C24 -30 50 -44 76 -51', 0.8, 1),
        ],
        { x: -76, y: 128 },
      ),
      ...placed(
        [
          { d: smooth(coords('0,0 -10,-20 -12,-44 -4,-64 8,-40 8,-16')), fill: 'leaf' },
          line('M0 -4C-4 -22 -5 -40 -4 -56', 0.8, 1),
        ],
        { x: -76, y: 128, angle: -0.3 },
      ),
    ]
    return measured(parts)
  },
}

import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal, seedHead, stem } from '#engine/motifs/drawing/flora.ts'
import { raysTurned } from '#engine/motifs/drawing/meadow.ts'
import { posy } from '#engine/motifs/drawing/posy.ts'
import { beadRing } from '#engine/motifs/drawing/shapes.ts'

/** Back row, front row, then the disc: three rings of florets darkening to the middle. */
function head(random: () => number): Part[] {
  const ray = (length: number) =>
    petal({
      length: length * (0.94 + random() * 0.12),
      width: 12.5,
      tip: 'point',
      veins: 3,
      tag: 'sun',
      lean: (random() - 0.5) * 0.1,
    })
  return [
    ...around(17, 30, () => ray(58), 0.18),
    ...around(17, 28, () => ray(50)),
    { d: circle([0, 0], 36), fill: 'leather' },
    ...beadRing([0, 0], 32, 30, 2.6, 'gold', 1),
    { d: circle([0, 0], 27), fill: 'leather', stroke: 0.8, detail: 1 },
    ...seedHead(25, 84, 1.5).map((seed): Part => ({ ...seed, detail: 1 })),
  ]
}

/** A head turned from us, as those at the rim of a bunch are. */
const aside = (tilt: number): Part[] =>
  raysTurned({
    count: 19,
    length: 46,
    width: 9,
    tilt,
    disc: 26,
    tag: 'sun',
    discTag: 'leather',
    tip: 'point',
  })

const broad = (length: number): Part[] => leaf({ length, width: length * 0.36, fat: 0.7 })

function bunch(random: () => number): Part[] {
  return posy([
    { at: [-84, -14], parts: broad(58), turn: -0.3, thick: 1.4 },
    { at: [84, -12], parts: broad(58), turn: 0.3, thick: 1.4 },
    { at: [-46, 36], parts: broad(54), turn: -0.8, thick: 1.4 },
    { at: [48, 38], parts: broad(54), turn: 0.8, thick: 1.4 },
    { at: [-40, -82], parts: broad(48), thick: 1.4 },
    { at: [44, -84], parts: broad(48), thick: 1.4 },
    { at: [2, -92], parts: aside(0.72), scale: 0.86, thick: 2.8 },
    { at: [-68, -46], parts: aside(0.66), scale: 0.9, thick: 2.8 },
    { at: [70, -44], parts: aside(0.7), scale: 0.88, thick: 2.8 },
    { at: [42, 6], parts: aside(0.8), scale: 0.74, thick: 2.6 },
    { at: [-46, 10], parts: aside(0.78), scale: 0.72, thick: 2.6 },
    { at: [0, -22], parts: head(random), scale: 0.66, thick: 3 },
  ])
}

export const sunflower: Motif = {
  name: 'sunflower',
  isOverhead: true,
  category: 'plant',
  words: ['sunflower', 'sun flower'],
  variants: ['head', 'stem', 'bouquet'],
  spare: ['bouquet'],
  draw({ variant, random }) {
    if (variant === 'bouquet') return measured(bunch(random))
    if (variant === 'head') {
      const leaves = [0.9, 2.6, 4.4].flatMap((angle) =>
        placed(leaf({ length: 62, width: 24, fat: 0.7 }), {
          x: 56 * Math.sin(angle),
          y: -56 * Math.cos(angle),
          angle,
        }),
      )
      return measured([...leaves, ...head(random)])
    }
    const stalk: Point[] = coords('0,0 12,80 0,172')
    const parts: Part[] = [
      stem(stalk, 5, 4),
      ...placed(leaf({ length: 76, width: 26, bend: 0.14, fat: 0.68 }), {
        x: 8,
        y: 140,
        angle: 1.0,
      }),
      ...placed(leaf({ length: 70, width: 24, bend: -0.14, fat: 0.68 }), {
        x: 10,
        y: 122,
        angle: -1.05,
      }),
      ...head(random),
    ]
    return measured(parts)
  },
}

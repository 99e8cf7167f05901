import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, TAU } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const SHADES: readonly Tag[] = ['blue', 'violet', 'ice', 'blue', 'violet']

/** One floret: four broad petals crosswise around a bead. */
const floret = (tag: Tag): Part[] => [
  ...around(4, 1, () => petal({ length: 19, width: 11.5, tip: 'round', veins: 1, tag })),
  { d: circle([0, 0], 3), fill: 'banner', stroke: 0.6 },
]

/** A ball of florets: rim first, those in the middle lie on top and look straight out. */
function head(radius: number, random: Rng): Part[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  const count = Math.round((radius / 12.4) ** 2)
  return Array.from({ length: count }, (_, i) => count - 1 - i).flatMap((i) => {
    const reach = Math.sqrt((i + 0.4) / count)
    const angle = i * golden + (random() - 0.5) * 0.2
    return placed(floret(SHADES[Math.floor(random() * SHADES.length)]!), {
      x: Math.cos(angle) * radius * reach,
      y: Math.sin(angle) * radius * 0.88 * reach,
      angle: random() * TAU,
      scale: 1.06 - reach * 0.26,
    })
  })
}

const broadLeaf = (x: number, y: number, angle: number, length = 84): Part[] =>
  placed(leaf({ length, width: length * 0.36, veins: 6, teeth: 14 }), { x, y, angle })

const onStem = (random: Rng): Part[] => [
  stem(coords('8,168 2,120 0,70 0,30'), 5, 4),
  ...broadLeaf(2, 118, 1.0, 90),
  ...broadLeaf(2, 124, -1.05, 90),
  ...broadLeaf(-10, 48, -1.9, 88),
  ...broadLeaf(10, 48, 1.9, 88),
  ...placed(head(82, random), { y: -36 }),
]

const bloom = (random: Rng): Part[] => [
  ...broadLeaf(-30, 36, -2.1, 96),
  ...broadLeaf(30, 36, 2.1, 96),
  ...broadLeaf(-52, -20, -1.2, 84),
  ...broadLeaf(52, -20, 1.2, 84),
  ...broadLeaf(0, 54, Math.PI, 78),
  ...head(86, random),
]

export const hydrangea: Motif = {
  name: 'hydrangea',
  category: 'plant',
  words: ['hydrangea', 'hortensia'],
  variants: ['bloom', 'stem'],
  draw: ({ variant, random }) => measured(variant === 'stem' ? onStem(random) : bloom(random)),
}

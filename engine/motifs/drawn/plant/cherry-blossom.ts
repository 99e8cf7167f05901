import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { bough, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import { NOTCHED, openBloom, stamenCrown } from '#engine/motifs/drawing/open-bloom.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'

/** Five notched petals about a star of a calyx, and a crown of fine stamens. */
function blossom(random: Rng, tilt = 1): Part[] {
  return [
    ...openBloom({
      count: 5,
      length: 33,
      width: 15.5,
      rim: NOTCHED,
      tag: 'pink',
      tilt,
      veins: 3,
      roll: 0.1,
      random,
    }),
    { d: star(5, 6, 2.4, [0, 0], Math.PI / 5), fill: 'ruby', stroke: 0.6 },
    ...stamenCrown(12, { from: 3, reach: 14, bead: 1.15, tilt, random }),
  ]
}

/** A bloom turned to the light, one half shut and a bud behind it on their stalks, and two leaves. */
function spray(random: Rng): Part[] {
  return [
    stem(coords('-2,8 -22,30 -42,46 -58,52'), 1.3, 1.5, 'wood'),
    stem(coords('-26,34 -42,30 -52,22'), 1, 1, 'leaf'),
    stem(coords('-34,42 -36,54 -30,64'), 1, 1, 'leaf'),
    ...placed(bud, { x: -50, y: 24, angle: -0.9, scale: 0.85 }),
    ...placed(bud, { x: -31, y: 61, angle: 2.7, scale: 0.7 }),
    ...placed(leaf({ length: 36, width: 9, veins: 4, teeth: 9 }), { x: 18, y: 14, angle: 1.9 }),
    ...placed(leaf({ length: 30, width: 8, veins: 4, teeth: 9, bend: -0.08 }), {
      x: -22,
      y: -14,
      angle: -1.15,
    }),
    ...placed(blossom(random, 0.9), { angle: -0.22 }),
  ]
}

const bud: Part[] = [
  { d: smooth(coords('0,-4 9,-12 8,-24 0,-30 -8,-24 -9,-12')), fill: 'pink' },
  line('M0 -8C-4 -16 -3 -22 0 -27', 0.6, 1),
  { d: smooth(coords('0,2 6,-6 5,-14 0,-9 -5,-14 -6,-6')), fill: 'leaf', stroke: 0.8 },
]
/** A petal adrift. */
const loose = petal({ length: 20, width: 9, tip: 'notch', veins: 1, tag: 'pink' })

export const cherryBlossom: Motif = {
  name: 'cherry-blossom',
  isTiny: true,
  category: 'plant',
  words: ['cherry blossom', 'sakura', 'cherry branch', 'blossom branch', 'almond blossom'],
  variants: ['branch', 'single'],
  draw({ variant, random }) {
    if (variant === 'single') return measured(placed(spray(random), { scale: 2.6 }))
    const main: Point[] = coords('-124,66 -84,40 -40,34 4,6 50,-6 86,-42 118,-58')
    const parts: Part[] = [
      ...bough(coords('-46,34 -30,2 -36,-32 -20,-60'), 4.4, 1.8),
      ...bough(coords('24,0 54,24 76,30 104,52'), 4, 1.6),
      ...bough(main, 8.5, 2),
      stem(coords('-20,-60 -12,-72 -8,-82'), 1.2, 1.2),
      ...placed(bud, { x: -8, y: -80, angle: 0.3, scale: 0.9 }),
      stem(coords('118,-58 120,-70'), 1.2, 1.2),
      ...placed(bud, { x: 119, y: -66, angle: 0.2, scale: 0.8 }),
      stem(coords('104,52 112,66'), 1.2, 1.2),
      ...placed(bud, { x: 111, y: 64, angle: 2.6, scale: 0.8 }),
      stem(coords('-82,40 -92,20'), 1.2, 1.2),
      ...placed(bud, { x: -91, y: 22, angle: -0.5, scale: 0.9 }),
      ...placed(leaf({ length: 36, width: 9, veins: 3 }), { x: -60, y: 36, angle: 2.5 }),
      ...placed(leaf({ length: 34, width: 9, veins: 3 }), { x: 70, y: -24, angle: 1.5 }),
      ...placed(blossom(random, 0.94), { x: -34, y: -42, scale: 0.95, angle: 0.2 }),
      ...placed(blossom(random, 0.86), { x: 62, y: -42, scale: 0.95, angle: 0.5 }),
      ...placed(blossom(random, 0.8), { x: 78, y: 40, scale: 0.78, angle: -0.3 }),
      ...placed(blossom(random, 1), { x: 8, y: 18, scale: 1.05, angle: 0 }),
      ...placed(blossom(random, 0.74), { x: -72, y: 56, scale: 0.72, angle: 0.7 }),
      ...placed(loose, { x: -4, y: 86, angle: 2 }),
      ...placed(loose, { x: 40, y: 92, angle: -2.2, scale: 0.8 }),
    ]
    return measured(parts)
  },
}

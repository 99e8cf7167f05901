import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import {
  cornflowerHead,
  daisyHead,
  grassEar,
  laceHead,
  poppyBud,
  poppyCup,
  spire,
} from '#engine/motifs/drawing/meadow.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { posy, type Bloom } from '#engine/motifs/drawing/posy.ts'
import { eucalyptus } from '#engine/motifs/drawn/plant/eucalyptus.ts'
import { peony } from '#engine/motifs/drawn/plant/peony.ts'
import { rose } from '#engine/motifs/drawn/plant/rose.ts'
import type { Drawing, Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** A whole drawing as a head of the bunch: its middle on the end of the stalk, `size` across. */
function headOf({ parts, box: [l, t, r, b] }: Drawing, size: number): Part[] {
  const scale = size / Math.max(r - l, b - t)
  return placed(parts, { x: (-(l + r) / 2) * scale, y: (-(t + b) / 2) * scale, scale })
}

const greenery = (random: Rng): Part[] => {
  const { parts, box } = eucalyptus.draw({ variant: 'sprig', random })
  return placed(parts, { y: -box[3] * 0.36, scale: 0.36 })
}

const broad = (length: number): Part[] => leaf({ length, width: length * 0.3, veins: 4 })

/** Roses and a peony among eucalyptus. */
function mixed(random: Rng): Part[] {
  const bloom = rose.draw({ variant: 'bloom', random })
  const big = peony.draw({ variant: peony.variants[0]!, random })
  const green = greenery(random)
  return posy([
    { at: [-78, -42], parts: green, turn: -0.3, thick: 1.4 },
    { at: [80, -46], parts: green, turn: 0.3, thick: 1.4, isMirrored: true },
    { at: [-22, -86], parts: green, turn: -0.1, thick: 1.4 },
    { at: [40, -84], parts: laceHead, scale: 1.1, thick: 1.4 },
    { at: [-64, 30], parts: broad(58), turn: -0.9, thick: 1 },
    { at: [68, 30], parts: broad(58), turn: 0.9, thick: 1 },
    { at: [4, -76], parts: headOf(bloom, 84), turn: -0.5 },
    { at: [-62, -32], parts: headOf(bloom, 100) },
    { at: [66, -30], parts: headOf(bloom, 94), turn: 0.6 },
    { at: [70, 26], parts: daisyHead(0.7), scale: 0.9, thick: 1.6 },
    { at: [-68, 24], parts: daisyHead(0.7), scale: 0.9, thick: 1.6 },
    { at: [2, 0], parts: headOf(big, 122), thick: 3 },
  ])
}

const WILD: readonly Bloom[] = [
  { at: [-88, -46], parts: grassEar, turn: -0.2, thick: 1 },
  { at: [86, -54], parts: grassEar, turn: 0.2, thick: 1 },
  { at: [-46, -66], parts: spire(), thick: 1.4 },
  { at: [44, -70], parts: laceHead, scale: 1.05, thick: 1.4 },
  { at: [-70, 16], parts: poppyBud, turn: -0.3, thick: 1.4 },
  { at: [-6, -62], parts: poppyCup, thick: 1.9 },
  { at: [66, -12], parts: cornflowerHead, thick: 1.8 },
  { at: [-58, -14], parts: daisyHead(0.66), scale: 1.05, thick: 1.8 },
  { at: [30, -26], parts: daisyHead(0.8), scale: 1, thick: 1.8 },
  { at: [-18, 2], parts: cornflowerHead, scale: 0.95, thick: 1.8 },
  { at: [52, 30], parts: poppyCup, scale: 0.72, turn: 0.2, thick: 1.7 },
]

export const bouquet: Motif = {
  name: 'bouquet',
  isMany: true,
  category: 'plant',
  words: ['bouquet', 'bunch of flowers', 'posy'],
  variants: ['mixed', 'wild'],
  draw: ({ variant, random }) => measured(variant === 'wild' ? posy(WILD) : mixed(random)),
}

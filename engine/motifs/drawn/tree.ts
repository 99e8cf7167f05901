import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { branching, clump, fused } from '#engine/motifs/drawing/flora.ts'

const trunk =
  'M-22 100C-30 108 -52 110 -66 116C-44 118 -30 114 -18 116C-10 110 8 112 16 118C30 114 46 118 66 114C50 108 30 108 24 98C16 76 16 46 22 14L-16 14C-12 46 -14 76 -22 100Z'
const bark = line(
  'M-8 104C-4 80 -4 50 -6 24M4 108C8 84 4 52 8 20M14 100C12 82 12 60 14 40M-16 106C-24 110 -34 112 -44 113M20 104C30 110 40 111 50 112',
  0.6,
  2,
)
const hollow: Part = {
  d: 'M0 62C6 58 10 66 8 74C6 82 0 82 -2 74C-3 68 -2 64 0 62Z',
  fill: 'black',
  stroke: 0.8,
  detail: 1,
}

/** Old oak: heavy forked trunk, crown of overlapping leaf masses. */
function oak(random: () => number): Part[] {
  const limbs = [
    'M-14 30C-24 10 -44 0 -58 -18L-50 -26C-34 -10 -14 -4 -4 12Z',
    'M16 28C26 6 46 -4 60 -20L52 -28C36 -14 14 -8 6 12Z',
    'M-10 24C-6 0 -6 -24 -4 -50L6 -50C6 -24 10 0 14 24Z',
  ]
  const masses: [number, number, number, number][] = [
    [-66, -18, 34, 26],
    [66, -22, 34, 26],
    [-44, -56, 36, 28],
    [46, -58, 36, 28],
    [0, -78, 40, 28],
    [-22, -22, 28, 20],
    [28, -24, 28, 20],
  ]
  return [
    ...fused([trunk, ...limbs], 'wood'),
    bark,
    hollow,
    ...masses.flatMap(([x, y, rx, ry]) => clump(x, y, rx, ry, 11, random)),
  ]
}

/** Bare winter tree: limbs fork until they are twigs. */
function bare(random: () => number): Part[] {
  const crown = coords('-0.95,44 -0.32,50 0.3,50 0.95,44').map(([angle, length]) =>
    branching({
      x: 3 + angle * 14,
      y: 26,
      angle: angle,
      length: length,
      width: 8.5,
      depth: 4,
      spread: 0.52,
      curl: 0.34,
      random,
      keep: (x, y) => y < 40 && Math.hypot(x, y + 20) < 112,
    }),
  )
  return [...fused([trunk, ...crown.flatMap((limb) => limb.limbs)], 'wood', 0.8), bark, hollow]
}

export const tree: Motif = {
  name: 'tree',
  category: 'plant',
  words: ['tree', 'oak', 'oak tree', 'old tree', 'dead tree', 'bare tree'],
  variants: ['oak', 'bare'],
  draw({ variant, random }) {
    if (variant === 'bare') {
      const parts = bare(random)
      return measured(parts)
    }
    return measured(oak(random))
  },
}

import type { Breed } from '#engine/forms/heads/breeds.ts'
import { patch } from '#engine/forms/heads/patch.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A dark crease that runs over the nose and down beside the lips. */
function fold([x, y, z]: V3, height: number): number {
  const side = Math.abs(x)
  const at = height - side * 0.3 - Math.max(0, side - 0.26) * 1.3
  return (
    smoothstep(0.032, 0.006, Math.abs(y - at)) *
    smoothstep(0.3, 0.42, z) *
    smoothstep(0.62, 0.46, side) *
    smoothstep(0.02, 0.12, side - height)
  )
}

/** Jowls and an undershot chin; folds over the nose, on the brow and down the cheeks. */
const folds = (c: Clay): void => {
  c.ball([0.23, -0.48, 0.58], [0.26, 0.27, 0.21], { k: 0.06 })
    .ball([0.48, -0.5, 0.32], [0.24, 0.3, 0.28], { k: 0.1 })
    .ball([0, -0.7, 0.54], [0.27, 0.11, 0.15], { k: 0.03 })
    .limb([0, 0.05, 0.66], [0.24, -0.06, 0.62], 0.06, 0.055, { k: 0.025 })
    .limb([0.24, -0.06, 0.62], [0.54, -0.38, 0.4], 0.055, 0.05, { k: 0.025 })
    .limb([0.05, 0.18, 0.56], [0.16, 0.36, 0.46], 0.05, 0.035, { k: 0.035 })
    .limb([0, -0.34, 0.84], [0, -0.56, 0.8], 0.02, 0.02, { cut: true, k: 0.05 })
}

/** Bat ears, a pushed-in face under a fold, hanging lips. */
export const FRENCH_BULLDOG: Breed = {
  build: {
    skull: [1.06, 0.86, 0.86],
    cheek: 1.1,
    ruff: 0,
    coat: 0.1,
    muzzle: { long: 0.38, wide: 1.66, deep: 1, drop: -0.1 },
    stop: 0.9,
    flews: 1,
    ear: {
      kind: 'pricked',
      at: [0.5, 0.42, -0.2],
      tip: [0.7, 1.0, -0.2],
      wide: 0.3,
      round: 0.14,
    },
    eye: { at: [0.45, 0.06, 0.44], width: 0.135, round: 0.88, slant: 0.06, tone: 0.66 },
    neck: { wide: 1.0, deep: 0.8, thick: 0.2, locks: 0 },
    end: [0, -1.8, -0.25],
  },
  // blue grey with a white chest and muzzle
  coat: (p) => {
    const white = Math.max(
      patch(p, [0, -1.25, 0.2], 0.5, [0.8, 1.2, 1]),
      patch(p, [0, -0.5, 0.66], 0.34, [1.1, 1, 1]) * 0.9,
    )
    const dark = Math.max(
      patch(p, [0.45, 0.06, 0.44], 0.2) * 0.6,
      patch(p, [0.6, 0.76, -0.02], 0.2, [0.8, 1.4, 1]) * 0.6,
    )
    return mix(
      mix(mix(0.46, 0.7, dark), 0.04, white),
      0.86,
      Math.max(fold(p, 0.02), fold(p, -0.12)),
    )
  },
  dress: folds,
  tags: ['hide', 'furWhite', 'furBlack', 'furDark', 'pink'],
  sheen: 0.14,
}

/** Round and wrinkled: a black mask and ears on fawn, and great dark eyes. */
export const PUG: Breed = {
  build: {
    ...FRENCH_BULLDOG.build,
    skull: [1.04, 0.94, 0.88],
    cheek: 1,
    muzzle: { long: 0.34, wide: 1.42, deep: 0.96, drop: -0.1 },
    ear: {
      kind: 'folded',
      at: [0.54, 0.52, -0.16],
      tip: [0.9, 0.12, 0.12],
      wide: 0.2,
      round: 0.1,
    },
    eye: {
      at: [0.44, 0.08, 0.46],
      width: 0.16,
      round: 0.96,
      slant: 0,
      tone: 0.8,
      mild: true,
    },
  },
  coat: (p) => {
    const dark = Math.max(
      patch(p, [0, -0.42, 0.72], 0.46, [1.15, 1, 1.2]),
      patch(p, [0.44, 0.04, 0.44], 0.2),
      patch(p, [0.76, 0.36, 0], 0.3, [1, 1.1, 1]),
    )
    const creases = Math.max(
      fold(p, 0.02),
      fold(p, -0.12),
      patch(p, [0, 0.42, 0.4], 0.09, [0.5, 1.6, 1]) * 0.7,
    )
    return mix(mix(0.22, 0.76, dark), 0.84, creases)
  },
  dress: folds,
  tags: ['furLight', 'furWhite', 'furBlack', 'furDark', 'pink'],
}

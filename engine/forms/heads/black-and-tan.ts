import type { Breed } from '#engine/forms/heads/breeds.ts'
import { below, SMOOTH } from '#engine/forms/heads/dog-parts.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Black, with tan on the sides of the muzzle, over the eyes, on cheeks and throat. */
const coat: Breed['coat'] = (p, muzzle, chin) =>
  mix(
    0.66,
    0.15,
    Math.max(
      below(p, muzzle([0, -0.3, 0])[1]) *
        smoothstep(0.36, 0.5, p[2] + ragged(p) * 0.4) *
        smoothstep(0.07, 0.13, Math.abs(p[0])),
      patch(p, chin, 0.26),
      patch(p, [0.3, 0.34, 0.42], 0.085),
      patch(p, [0.3, -1.0, 0], 0.3, [1, 1.2, 1]),
    ),
  )

const LOOKS = {
  coat,
  tags: ['furBlack', 'fur', 'furBlack', 'gold', 'pink'],
  sheen: 0.18,
} as const satisfies Partial<Breed>

/** Broad all over, with small ears that hang. */
export const ROTTWEILER: Breed = {
  build: {
    ...SMOOTH,
    skull: [1.06, 0.98, 1],
    cheek: 1.12,
    muzzle: { long: 0.76, wide: 1.3, deep: 1.12, drop: 0.02 },
    stop: 0.9,
    flews: 0.45,
    ear: {
      kind: 'hanging',
      at: [0.5, 0.56, -0.2],
      tip: [0.9, -0.08, 0.12],
      wide: 0.23,
      round: 0.12,
    },
    eye: {
      at: [0.345, 0.14, 0.46],
      width: 0.11,
      round: 0.66,
      slant: 0.2,
      tone: 0.74,
      mild: true,
    },
  },
  ...LOOKS,
}

/** A long clean wedge under tall cropped ears. */
export const DOBERMAN: Breed = {
  build: {
    ...SMOOTH,
    skull: [0.86, 0.9, 1],
    cheek: 0.86,
    muzzle: { long: 1.06, wide: 0.98, deep: 0.96, drop: 0.02 },
    stop: 0.42,
    flews: 0.2,
    ear: {
      kind: 'pricked',
      at: [0.38, 0.5, -0.32],
      tip: [0.5, 1.38, -0.34],
      wide: 0.25,
      round: 0.03,
    },
    eye: {
      at: [0.325, 0.14, 0.44],
      width: 0.104,
      round: 0.7,
      slant: 0.22,
      tone: 0.72,
      mild: true,
    },
    neck: { wide: 0.58, deep: 0.58, thick: 0.22, locks: 6 },
  },
  ...LOOKS,
}

import type { Breed } from '#engine/forms/heads/breeds.ts'
import { SMOOTH } from '#engine/forms/heads/dog-parts.ts'
import { patch } from '#engine/forms/heads/patch.ts'

/** A broad skull, a step before it, a square muzzle with hanging lips, and ears that fall beside the cheeks. */
export const LABRADOR: Breed = {
  build: {
    ...SMOOTH,
    skull: [0.98, 1, 1],
    cheek: 0.88,
    muzzle: { long: 0.9, wide: 1.1, deep: 1.06, drop: 0.02 },
    stop: 0.8,
    flews: 0.5,
    ear: {
      kind: 'hanging',
      at: [0.5, 0.54, -0.2],
      tip: [0.9, -0.34, 0.12],
      wide: 0.27,
      round: 0.16,
    },
    eye: {
      at: [0.335, 0.13, 0.45],
      width: 0.104,
      round: 0.9,
      slant: -0.02,
      tone: 0.78,
      mild: true,
    },
  },
  coat: (p) =>
    0.22 +
    0.18 * patch(p, [0.86, 0.1, 0], 0.42, [0.7, 1.3, 1]) -
    0.14 * patch(p, [0, -1.0, 0], 0.5) -
    0.1 * patch(p, [0.2, -0.45, 0.8], 0.3),
  tags: ['furLight', 'furWhite', 'furDark', 'furDark', 'pink'],
}

/** The same bones under long hair that feathers the ears and the chest. */
export const GOLDEN_RETRIEVER: Breed = {
  build: {
    ...LABRADOR.build,
    ruff: 0.84,
    coat: 0.72,
    muzzle: { long: 0.86, wide: 1.14, deep: 1.08, drop: 0.02 },
    flews: 0.4,
    ear: {
      kind: 'hanging',
      at: [0.5, 0.48, -0.22],
      tip: [0.92, -0.46, 0.08],
      wide: 0.29,
      round: 0.19,
    },
    neck: { wide: 0.8, deep: 0.72, thick: 0.22 },
    end: [0, -1.9, -0.35],
  },
  coat: (p) =>
    0.3 +
    0.16 * patch(p, [0.86, 0.05, 0], 0.46, [0.7, 1.3, 1]) -
    0.24 * patch(p, [0.16, -0.42, 0.85], 0.36) -
    0.2 * patch(p, [0, -1.15, 0.1], 0.5, [0.9, 1.3, 1]) -
    0.16 * patch(p, [0.32, 0.28, 0.42], 0.14, [1.3, 0.7, 1]),
  tags: ['fur', 'furLight', 'furDark', 'furDark', 'pink'],
}

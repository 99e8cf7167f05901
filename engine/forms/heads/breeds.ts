import { BEAGLE, BORDER_COLLIE, DALMATIAN } from '#engine/forms/heads/spotted-dogs.ts'
import { blaze, below, END, SMOOTH } from '#engine/forms/heads/dog-parts.ts'
import { FRENCH_BULLDOG, PUG } from '#engine/forms/heads/french-bulldog.ts'
import { DOBERMAN, ROTTWEILER } from '#engine/forms/heads/black-and-tan.ts'
import { GERMAN_SHEPHERD } from '#engine/forms/heads/german-shepherd.ts'
import { POODLE } from '#engine/forms/heads/poodle.ts'
import { GOLDEN_RETRIEVER, LABRADOR } from '#engine/forms/heads/retrievers.ts'
import type { CanineBuild } from '#engine/forms/heads/canine.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A breed: its bones, and its coat by place. `muzzle` finds places on the muzzle, `chin` is where the chin is now. */
export interface Breed {
  build: CanineBuild
  coat: (p: V3, muzzle: (p: V3) => V3, chin: V3) => number
  /** Coat, pale, dark, eye, tongue. */
  tags: NonNullable<Head['tags']>
  sheen?: number
  /** Folds or fleece on top of the bones. */
  dress?: (clay: Clay) => void
}

export const BREEDS = {
  'german-shepherd': GERMAN_SHEPHERD,
  husky: {
    build: {
      skull: [0.96, 0.95, 0.96],
      cheek: 1,
      ruff: 0.98,
      muzzle: { long: 0.82, wide: 0.98, deep: 1, drop: 0.02 },
      stop: 0.55,
      flews: 0.05,
      ear: {
        kind: 'pricked',
        at: [0.4, 0.5, -0.4],
        tip: [0.54, 1.12, -0.42],
        wide: 0.28,
        round: 0.04,
      },
      eye: { at: [0.335, 0.15, 0.43], width: 0.115, round: 0.58, slant: 0.44, tone: 0.06 },
      neck: { wide: 0.8, deep: 0.7, thick: 0.22 },
      end: [0, -1.85, -0.4],
      coat: 0.85,
    },
    // a dark cap that comes down between the eyes, white spectacles, cheeks and muzzle
    coat: (p) => {
      const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
      const edge = ragged(p) * 0.6
      const cap = smoothstep(-0.04, 0.04, y - 0.24 - (x > 0.3 ? (x - 0.3) * -0.5 : 0.02) + edge)
      const stripe =
        smoothstep(0.1, 0.05, x + edge * 0.3) * smoothstep(0.2, 0.4, z) * smoothstep(0.9, 0.6, z)
      const spots = patch(p, [0.3, 0.36, 0.42], 0.1)
      const nape = Math.max(
        smoothstep(0.62, 0.78, x + edge) * smoothstep(-0.5, -0.2, y),
        smoothstep(-0.5, -0.7, z + edge),
      )
      const cup = patch(p, [0.52, 0.8, -0.22], 0.16, [0.8, 1.3, 1])
      return mix(0.03, 0.62, Math.max(cap * (1 - spots) * (1 - cup), stripe, nape * 0.95))
    },
    tags: ['hide', 'furWhite', 'furBlack', 'ice', 'pink'],
  },
  labrador: LABRADOR,
  'golden-retriever': GOLDEN_RETRIEVER,
  rottweiler: ROTTWEILER,
  doberman: DOBERMAN,
  pitbull: {
    build: {
      ...SMOOTH,
      skull: [1, 0.94, 0.92],
      cheek: 1.14,
      muzzle: { long: 0.82, wide: 1.36, deep: 1.14, drop: 0 },
      stop: 0.85,
      flews: 0.45,
      ear: {
        kind: 'folded',
        at: [0.5, 0.62, -0.24],
        tip: [0.98, 0.44, -0.02],
        wide: 0.17,
        round: 0.07,
      },
      eye: { at: [0.37, 0.12, 0.46], width: 0.096, round: 0.8, slant: 0.1, tone: 0.7, mild: true },
      neck: { wide: 0.82, deep: 0.78, thick: 0.26, locks: 6 },
      end: END,
    },
    coat: (p, _, chin) =>
      mix(
        0.46,
        0.04,
        Math.max(
          blaze(p, 0.07) * smoothstep(0.75, 0.55, p[1]),
          patch(p, chin, 0.3),
          patch(p, [0, -1.05, 0.05], 0.5),
        ),
      ),
    tags: ['hide', 'furWhite', 'furBlack', 'gold', 'pink'],
    sheen: 0.12,
  },
  corgi: {
    build: {
      skull: [0.96, 0.9, 0.92],
      cheek: 1,
      ruff: 0.9,
      muzzle: { long: 0.8, wide: 0.86, deep: 0.86, drop: 0.03 },
      stop: 0.55,
      flews: 0,
      ear: {
        kind: 'pricked',
        at: [0.44, 0.48, -0.34],
        tip: [0.68, 1.26, -0.34],
        wide: 0.32,
        round: 0.07,
      },
      eye: {
        at: [0.335, 0.13, 0.44],
        width: 0.125,
        round: 0.84,
        slant: 0.2,
        tone: 0.78,
        mild: true,
      },
      neck: { wide: 0.76, deep: 0.66, thick: 0.2 },
      end: END,
      coat: 0.7,
    },
    coat: (p, muzzle, chin) =>
      mix(
        0.38,
        0.03,
        Math.max(
          blaze(p, 0.09),
          below(p, muzzle([0, -0.2, 0])[1]) * smoothstep(0.45, 0.6, p[2]),
          patch(p, chin, 0.34),
          patch(p, [0, -1.1, 0], 0.62, [1.1, 1.1, 1]),
          patch(p, [0.54, 0.78, -0.14], 0.18, [0.8, 1.4, 1]),
        ),
      ),
    tags: ['fur', 'furWhite', 'furDark', 'furDark', 'pink'],
  },
  dachshund: {
    build: {
      ...SMOOTH,
      skull: [0.84, 0.86, 0.96],
      cheek: 0.84,
      muzzle: { long: 1.08, wide: 0.84, deep: 0.84, drop: 0.06 },
      stop: 0.25,
      flews: 0.12,
      ear: {
        kind: 'hanging',
        at: [0.44, 0.4, -0.26],
        tip: [0.76, -0.62, 0.04],
        wide: 0.28,
        round: 0.22,
      },
      eye: {
        at: [0.32, 0.14, 0.43],
        width: 0.106,
        round: 0.86,
        slant: 0.04,
        tone: 0.78,
        mild: true,
      },
      neck: { wide: 0.56, deep: 0.56, thick: 0.2, locks: 6 },
      end: END,
    },
    coat: (p, muzzle) =>
      0.42 -
      0.2 * below(p, muzzle([0, -0.4, 0])[1]) * smoothstep(0.4, 0.6, p[2]) +
      0.3 * patch(p, [0.72, -0.06, -0.16], 0.5, [0.7, 1.2, 0.8]),
    tags: ['fur', 'furLight', 'furDark', 'furDark', 'pink'],
    sheen: 0.12,
  },
  chihuahua: {
    build: {
      ...SMOOTH,
      skull: [0.98, 1.04, 0.92],
      cheek: 0.92,
      muzzle: { long: 0.56, wide: 0.78, deep: 0.74, drop: 0 },
      stop: 1.1,
      flews: 0,
      ear: {
        kind: 'pricked',
        at: [0.52, 0.44, -0.3],
        tip: [1.02, 1.14, -0.34],
        wide: 0.36,
        round: 0.05,
      },
      eye: {
        at: [0.38, 0.08, 0.46],
        width: 0.15,
        round: 0.84,
        slant: 0.14,
        tone: 0.78,
        mild: true,
      },
      neck: { wide: 0.54, deep: 0.54, thick: 0.2, locks: 6 },
      end: [0, -1.6, -0.3],
    },
    coat: (p, _, chin) =>
      mix(
        0.3,
        0.04,
        Math.max(
          patch(p, chin, 0.26),
          patch(p, [0, -1.0, 0.05], 0.42),
          patch(p, [0.7, 0.74, -0.14], 0.2, [1, 1.3, 1]) * 0.5,
        ),
      ),
    tags: ['furLight', 'furWhite', 'furDark', 'furDark', 'pink'],
  },
  'french-bulldog': FRENCH_BULLDOG,
  pug: PUG,
  beagle: BEAGLE,
  'border-collie': BORDER_COLLIE,
  dalmatian: DALMATIAN,
  poodle: POODLE,
} as const satisfies Record<string, Breed>
export type BreedName = keyof typeof BREEDS

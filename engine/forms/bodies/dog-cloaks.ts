import { CANINE_BUILD } from '#engine/forms/bodies/canine.ts'
import { shaped } from '#engine/forms/bodies/shaped.ts'
import type { BreedName } from '#engine/forms/heads/breeds.ts'
import type { Build } from '#engine/forms/sculpt/quadruped.ts'

/** How a breed is built and coated below the neck: tones of coat and saddle, and how long its hair is. */
export interface Cloak {
  build: Build
  base: number
  saddle: number
  /** How far round the body the pale belly reaches, 1 not at all. */
  belly: number
  hair: number
  /** Legs and breast are white to here, as parts of the leg from below. */
  socks?: number
  /** Round dark spots all over. */
  isSpotted?: boolean
}

const SMOOTH: Build = {
  ...CANINE_BUILD,
  throat: [0.33, 0.26, 0.23],
  tail: { long: 0.85, r: [0.085, 0.08, 0.065, 0.05, 0.02] },
  sinew: 0.6,
}
const WHIP: Build['tail'] = { long: 0.75, r: [0.07, 0.055, 0.045, 0.035, 0.015] }
const STUB: Build['tail'] = { long: 0.14, r: [0.08, 0.07, 0.05] }

export const CLOAKS: Record<BreedName, Cloak> = {
  labrador: { build: SMOOTH, base: 0.26, saddle: 0.32, belly: 0.8, hair: 0.06 },
  'golden-retriever': { build: CANINE_BUILD, base: 0.3, saddle: 0.36, belly: 0.78, hair: 0.15 },
  'german-shepherd': { build: CANINE_BUILD, base: 0.3, saddle: 0.74, belly: 1, hair: 0.1 },
  husky: { build: CANINE_BUILD, base: 0.6, saddle: 0.64, belly: 0.5, hair: 0.16, socks: 0.9 },
  rottweiler: {
    build: shaped({ ...SMOOTH, tail: STUB }, { thick: 1.14, bone: 1.25, legs: 0.92 }),
    base: 0.64,
    saddle: 0.68,
    belly: 1,
    hair: 0.05,
  },
  doberman: {
    build: shaped({ ...SMOOTH, tail: STUB }, { thick: 0.94, legs: 1.08, bone: 0.95, head: 0.94 }),
    base: 0.64,
    saddle: 0.68,
    belly: 1,
    hair: 0.04,
  },
  pitbull: {
    build: shaped({ ...SMOOTH, tail: WHIP }, { thick: 1.16, bone: 1.25, legs: 0.86, head: 1.06 }),
    base: 0.44,
    saddle: 0.48,
    belly: 0.72,
    hair: 0.04,
    socks: 0.2,
  },
  corgi: {
    build: shaped(
      { ...CANINE_BUILD, tail: STUB },
      { legs: 0.5, back: 1.06, bone: 1.05, head: 1.12 },
    ),
    base: 0.36,
    saddle: 0.42,
    belly: 0.6,
    hair: 0.12,
    socks: 0.5,
  },
  dachshund: {
    build: shaped({ ...SMOOTH, tail: WHIP }, { legs: 0.42, back: 1.3, thick: 0.88, head: 0.98 }),
    base: 0.4,
    saddle: 0.46,
    belly: 1,
    hair: 0.04,
  },
  chihuahua: {
    build: shaped(
      { ...SMOOTH, tail: WHIP },
      { legs: 0.82, back: 0.82, thick: 0.76, bone: 0.8, head: 1.08 },
    ),
    base: 0.28,
    saddle: 0.32,
    belly: 0.7,
    hair: 0.04,
  },
  'french-bulldog': {
    build: shaped(
      { ...SMOOTH, tail: STUB },
      { legs: 0.68, back: 0.86, thick: 1.14, bone: 1.2, head: 1.16 },
    ),
    base: 0.46,
    saddle: 0.5,
    belly: 0.8,
    hair: 0.03,
  },
  pug: {
    build: shaped(
      { ...SMOOTH, tail: { long: 0.34, r: [0.07, 0.065, 0.06, 0.05, 0.03] } },
      { legs: 0.66, back: 0.84, thick: 1.08, head: 1.14 },
    ),
    base: 0.22,
    saddle: 0.28,
    belly: 1,
    hair: 0.03,
  },
  poodle: {
    build: shaped(CANINE_BUILD, { back: 0.84, thick: 0.96, bone: 1.15, head: 1.04 }),
    base: 0.24,
    saddle: 0.28,
    belly: 1,
    hair: 0.09,
  },
  beagle: {
    build: shaped(SMOOTH, { legs: 0.76, thick: 1.02, bone: 1.05, head: 1.08 }),
    base: 0.38,
    saddle: 0.72,
    belly: 0.62,
    hair: 0.05,
    socks: 0.7,
  },
  'border-collie': {
    build: shaped(CANINE_BUILD, { legs: 0.94, head: 0.98 }),
    base: 0.68,
    saddle: 0.72,
    belly: 0.72,
    hair: 0.18,
    socks: 0.4,
  },
  dalmatian: { build: SMOOTH, base: 0.04, saddle: 0.06, belly: 1, hair: 0.04, isSpotted: true },
}

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
  /** Tone of what is pale on legs and breast: white, unless it is a black dog's tan. */
  points?: number
  /** How far round the neck a white breast reaches, 0 a whole collar; as the belly unless told. */
  bib?: number
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
  labrador: {
    build: shaped(SMOOTH, { thick: 1.12, bone: 1.2, head: 1.12 }),
    base: 0.26,
    saddle: 0.32,
    belly: 0.8,
    hair: 0.06,
  },
  'golden-retriever': {
    build: shaped(CANINE_BUILD, { head: 1.16, thick: 1.04 }),
    base: 0.3,
    saddle: 0.36,
    belly: 0.78,
    hair: 0.15,
  },
  'german-shepherd': {
    build: shaped(CANINE_BUILD, { head: 1.14 }),
    base: 0.3,
    saddle: 0.74,
    belly: 1,
    hair: 0.1,
  },
  husky: {
    build: shaped(CANINE_BUILD, { head: 1.12 }),
    base: 0.6,
    saddle: 0.64,
    belly: 0.5,
    hair: 0.16,
    socks: 0.9,
  },
  rottweiler: {
    build: shaped({ ...SMOOTH, tail: STUB }, { thick: 1.14, bone: 1.25, legs: 0.92, head: 1.16 }),
    base: 0.64,
    saddle: 0.68,
    belly: 1,
    hair: 0.05,
    socks: 0.5,
    points: 0.36,
    bib: 0.66,
  },
  doberman: {
    build: shaped({ ...SMOOTH, tail: STUB }, { thick: 0.94, legs: 1.06, bone: 0.95, head: 1.04 }),
    base: 0.64,
    saddle: 0.68,
    belly: 1,
    hair: 0.04,
    socks: 0.5,
    points: 0.36,
    bib: 0.72,
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
      { legs: 0.52, back: 1.04, thick: 1.04, bone: 1.16, head: 1.2 },
    ),
    base: 0.36,
    saddle: 0.42,
    belly: 0.66,
    hair: 0.1,
    socks: 0.55,
    bib: 0.3,
  },
  dachshund: {
    build: shaped(
      { ...SMOOTH, tail: WHIP },
      { legs: 0.54, back: 1.14, thick: 0.9, bone: 1.05, head: 1.06, neck: 1.2 },
    ),
    base: 0.4,
    saddle: 0.46,
    belly: 1,
    hair: 0.04,
  },
  chihuahua: {
    build: shaped(
      { ...SMOOTH, tail: WHIP },
      { legs: 0.78, back: 0.78, thick: 0.76, bone: 0.84, head: 1.24 },
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
    bib: 0.5,
  },
  'border-collie': {
    build: shaped(CANINE_BUILD, { legs: 0.94, head: 1.1 }),
    base: 0.68,
    saddle: 0.72,
    belly: 0.72,
    hair: 0.18,
    socks: 0.4,
    bib: 0.12,
  },
  dalmatian: {
    build: shaped(SMOOTH, { head: 1.12, thick: 1.04 }),
    base: 0.04,
    saddle: 0.06,
    belly: 1,
    hair: 0.04,
    isSpotted: true,
  },
}

import { createRng } from '#shared/random.ts'

/** Features that differ from face to face: less of it, more of it, and how far a face may go. */
const FEATURES: readonly (readonly [string, string, number])[] = [
  ['nose-scale-horiz-decr', 'nose-scale-horiz-incr', 0.4],
  ['nose-scale-vert-decr', 'nose-scale-vert-incr', 0.35],
  ['nose-scale-depth-decr', 'nose-scale-depth-incr', 0.3],
  ['nose-curve-concave', 'nose-curve-convex', 0.35],
  ['nose-point-down', 'nose-point-up', 0.35],
  ['nose-point-width-decr', 'nose-point-width-incr', 0.4],
  ['nose-flaring-decr', 'nose-flaring-incr', 0.35],
  ['mouth-scale-horiz-decr', 'mouth-scale-horiz-incr', 0.35],
  ['mouth-upperlip-volume-decr', 'mouth-upperlip-volume-incr', 0.4],
  ['mouth-lowerlip-volume-decr', 'mouth-lowerlip-volume-incr', 0.4],
  ['mouth-cupidsbow-decr', 'mouth-cupidsbow-incr', 0.6],
  ['mouth-angles-down', 'mouth-angles-up', 0.3],
  ['chin-width-decr', 'chin-width-incr', 0.35],
  ['chin-height-decr', 'chin-height-incr', 0.3],
  ['chin-prominent-decr', 'chin-prominent-incr', 0.3],
  ['chin-bones-decr', 'chin-bones-incr', 0.35],
  ['cheek-bones-decr', 'cheek-bones-incr', 0.5],
  ['cheek-volume-decr', 'cheek-volume-incr', 0.35],
  ['eye-scale-decr', 'eye-scale-incr', 0.3],
  ['eye-corner2-down', 'eye-corner2-up', 0.45],
  ['eye-eyefold-down', 'eye-eyefold-up', 0.5],
  ['eye-trans-in', 'eye-trans-out', 0.3],
  ['eye-height2-decr', 'eye-height2-incr', 0.3],
  ['eyebrows-trans-down', 'eyebrows-trans-up', 0.3],
  ['forehead-scale-vert-decr', 'forehead-scale-vert-incr', 0.3],
  ['head-fat-decr', 'head-fat-incr', 0.25],
]
const OUTLINES = [
  'head-oval',
  'head-round',
  'head-square',
  'head-diamond',
  'head-invertedtriangular',
]
/** Nobody is the same on both sides. */
const UNEVEN = ['asym-brown-1-l', 'asym-eye-1-l', 'asym-jaw-1-l', 'asym-mouth-1-l', 'asym-nose-1-l']

/** A face of its own for every number, as far from the average as `bold` says; `own` is added to it. */
export function faceOf(
  seed: number,
  own: Readonly<Record<string, number>> = {},
  bold = 1,
): Record<string, number> {
  const rng = createRng(seed * 7919 + 13)
  const morphs: Record<string, number> = {}
  const give = (name: string, much: number) => {
    morphs[name] = (morphs[name] ?? 0) + much
  }
  for (const [less, more, most] of FEATURES) {
    const much = (rng() + rng() - 1) * most * 1.3 * bold
    give(much < 0 ? less : more, Math.abs(much))
  }
  give(OUTLINES[Math.floor(rng() * OUTLINES.length)]!, 0.35 * rng())
  for (const name of UNEVEN) give(name, (rng() - 0.5) * 0.5)
  for (const [name, much] of Object.entries(own)) give(name, much)
  return morphs
}

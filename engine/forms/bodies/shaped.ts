import type { Build } from '#engine/forms/sculpt/quadruped.ts'

/** A list of measures, each so many times as large. */
const times = <T extends readonly number[]>(values: T, k: number): T =>
  values.map((value) => value * k) as unknown as T

/** Legs of another length; the blade keeps half of its own or the chest would sink between them, and toes stay toes. */
const onLegs = <T extends readonly number[]>(bones: T, k: number): T =>
  bones.map((bone, n) =>
    n === 0 ? bone * (0.5 + 0.5 * k) : n === bones.length - 1 ? bone : bone * k,
  ) as unknown as T

/** The same dog with other proportions: how long in the leg and the back, how thick of body and bone, how large in the head, how long in the neck. */
export function shaped(
  b: Build,
  {
    legs = 1,
    back = 1,
    thick = 1,
    bone = 1,
    head = 1,
    neck = 1,
  }: Partial<Record<'legs' | 'back' | 'thick' | 'bone' | 'head' | 'neck', number>>,
): Build {
  return {
    ...b,
    spine: times(b.spine, back),
    trunk: times(b.trunk, thick),
    neck: times(b.neck, neck),
    throat: times(b.throat, thick),
    fore: onLegs(b.fore, legs),
    hind: onLegs(b.hind, legs),
    foreR: times(b.foreR, bone),
    hindR: times(b.hindR, bone),
    wide: times(b.wide, thick),
    head: { ...b.head, scale: b.head.scale * head },
  }
}

/** A young one of a build: short in leg and back, the head large for it. */
export const young = (build: Build): Build =>
  shaped(build, { legs: 0.76, back: 0.82, thick: 0.98, head: 1.38 })

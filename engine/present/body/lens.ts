import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** One unit of the human in millimetres. */
export const UNIT_MM = 100

/** A camera that looks from `eye` along `forward`; one picture of `size` pixels a side. */
export interface Lens {
  eye: V3
  right: V3
  up: V3
  forward: V3
  /** Pixels a thing is wide that is as wide as it is far away. */
  focal: number
  size: number
}

/** How many widths of the picture the camera stands away: a portrait lens. */
const AWAY = 2.6

export interface Sighting {
  target: V3
  /** Where the camera stands, as seen from the target. */
  from: V3
  up: V3
  /** Decimetres across the picture, at the target. */
  wide: number
}

export function lensFor({ target, from, up, wide }: Sighting, size: number): Lens {
  const forward = unit([-from[0], -from[1], -from[2]])
  const right = unit(cross(forward, up))
  return {
    eye: add(target, forward, -AWAY * wide),
    right,
    up: cross(right, forward),
    forward,
    focal: size * AWAY,
    size,
  }
}

/** Column, row and how far away. */
export function seenAt(lens: Lens, at: V3): V3 {
  const d = add(at, lens.eye, -1)
  const away = dot(d, lens.forward)
  return [
    lens.size / 2 + (dot(d, lens.right) / away) * lens.focal,
    lens.size / 2 - (dot(d, lens.up) / away) * lens.focal,
    away,
  ]
}

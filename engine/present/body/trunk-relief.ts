import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { noise3 } from '#engine/present/body/grain.ts'
import type { Joints } from '#engine/present/body/place.ts'

/** Decimetres across the body from its middle, and how high between hip (0) and collarbones (1). */
type Point = readonly [across: number, high: number]

/** A hump or hollow of one width, in decimetres. */
const swell = (away: number, width: number) => {
  const far = (away / width) ** 2
  return far > 9 ? 0 : Math.exp(-far)
}

/** From and up to, fading in between. */
const span = (high: number, from: number, to: number) =>
  smoothstep(from - 0.07, from + 0.05, high) * smoothstep(to + 0.05, to - 0.07, high)

/** The shoulder blade as it hangs: its inner border and its lower corner stand out, and its ridge runs up to the shoulder. */
const BLADE: readonly [Point, Point, Point] = [
  [0.6, 0.9],
  [1.5, 0.92],
  [0.84, 0.6],
]
const BLADE_RIDGE: readonly [Point, Point] = [[0.62, 0.87], BLADE[1]]

/**
 * What of a trunk is finer than its mesh, in millimetres above it at a place at rest: the furrow of the spine between its two
 * columns of muscle, shoulder blades, collarbones and the hollows beside them, ribs. A body without them looks like a cushion.
 */
export function trunkReliefOf(joints: Joints): (rest: V3) => number {
  const collar = joints('clavicle.L')
  const hip = joints('upperleg01.L')[1]
  const tall = collar[1] - hip
  const shoulder = joints('upperarm01.L')
  const wide = shoulder[0] / 1.7
  return ([x, y, z]) => {
    const high = (y - hip) / tall
    if (high < 0 || high > 1.2) return 0
    const across = Math.abs(x)
    let height = 0
    // By place, not by the way the mesh looks, which changes from face to face and would show its edges.
    const behind = smoothstep(0.25, -0.15, z)
    if (behind > 0) height += behind * backAt(across, high, { y, tall, wide })
    const before = smoothstep(0.05, 0.5, z)
    if (before > 0)
      height += before * collarAt(across, y - collar[1], { inner: collar[0], outer: shoulder[0] })
    // Farther out than they are the arms.
    const out = across / shoulder[0]
    const beside = smoothstep(0.45, 0.68, out) * smoothstep(0.95, 0.82, out)
    if (beside > 0) height += beside * span(high, 0.42, 0.72) * ribsAt(x, y, z)
    return height
  }
}

interface Trunk {
  y: number
  tall: number
  wide: number
}

function backAt(across: number, high: number, { y, tall, wide }: Trunk): number {
  const spine = span(high, 0.04, 0.98)
  let height = -(2 + 1.2 * span(high, 0.08, 0.5)) * spine * swell(across, 0.12)
  // Each vertebra is felt, and between the shoulder blades it is seen.
  height += 0.7 * spine * swell(across, 0.075) * Math.cos((y * 2 * Math.PI) / 0.31)
  height += 1.9 * span(high, 0.06, 0.5) * swell(across - 0.4, 0.24)
  const at: Point = [across / wide, high]
  if (high < 0.48 || at[0] < 0.2 || at[0] > 1.9) return height
  height += 4 * smoothstep(0.25, -0.35, signedFrom(BLADE, at, tall))
  return height + 1.4 * swell(alongSegment(at, BLADE_RIDGE, tall), 0.15)
}

/** Ends of a collarbone: it rises a little, and bows out before it reaches the shoulder. */
function collarAt(
  across: number,
  above: number,
  { inner, outer }: { inner: number; outer: number },
): number {
  if (Math.abs(above) > 0.9 || across > outer + 0.2) return 0
  const part = (across - inner) / (outer - inner)
  const bone = 0.02 + 0.15 * part - 0.06 * Math.sin(Math.min(1, part) * 2 * Math.PI)
  const there = smoothstep(-0.12, 0.1, part) * smoothstep(1.1, 0.75, part)
  const off = above - bone
  const hollow = swell(off - 0.34, 0.2) * smoothstep(0, 0.3, part)
  return (
    there * (4.2 * swell(off, 0.17) - 2.6 * hollow - 1.3 * swell(off + 0.34, 0.22)) -
    // The pit of the throat.
    2.6 * swell(Math.hypot(across, (above - 0.06) * 0.9), 0.2)
  )
}

/** They run down towards the front, and fat hides them here and there. */
function ribsAt(x: number, y: number, z: number): number {
  const seen = smoothstep(-0.5, 0.5, noise3(x * 1.1 + 7, y * 1.1, z * 1.1))
  const lie = y + 0.5 * z + 0.03 * noise3(x * 2, y * 2, z * 2 + 5)
  const wave = Math.cos((lie * 2 * Math.PI) / 0.33)
  return (0.5 + 1.2 * seen) * wave
}

/** How round the corners of the shoulder blade are. */
const ROUNDNESS = 9

/** How far outside of a triangle a point lies, below 0 inside; heights are taken in decimetres, too. */
function signedFrom(corners: readonly [Point, Point, Point], at: Point, tall: number): number {
  let sum = 0
  for (let k = 0; k < 3; k++) {
    const [a, b] = [corners[k]!, corners[(k + 1) % 3]!]
    const [ux, uy] = [b[0] - a[0], (b[1] - a[1]) * tall]
    const [px, py] = [at[0] - a[0], (at[1] - a[1]) * tall]
    sum += Math.exp((ROUNDNESS * (ux * py - uy * px)) / Math.sqrt(ux * ux + uy * uy))
  }
  return Math.log(sum) / ROUNDNESS
}

function alongSegment(at: Point, [a, b]: readonly [Point, Point], tall: number): number {
  const [ux, uy] = [b[0] - a[0], (b[1] - a[1]) * tall]
  const [px, py] = [at[0] - a[0], (at[1] - a[1]) * tall]
  const t = Math.min(1, Math.max(0, (ux * px + uy * py) / (ux * ux + uy * uy)))
  return Math.sqrt((px - ux * t) ** 2 + (py - uy * t) ** 2)
}

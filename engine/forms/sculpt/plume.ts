import type { Blade } from '#engine/forms/sculpt/blades.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A long single feather that swings: where it leaves, its way, how far and to which side it bends. */
export interface Plume {
  root: V3
  way: V3
  long: number
  /** To where it swings, and how often it swings back. */
  bend: V3
  waves?: number
  wide: number
  facing: V3
  lift: number
  look: Pick<Blade, 'tone' | 'hue' | 'tip' | 'paint'>
  /** How much broader it is before its tip than along its stalk. */
  flare?: number
}

const STEPS = 8
export function plume({
  root,
  way,
  long,
  bend,
  waves = 0.5,
  wide,
  facing,
  lift,
  look,
  flare = 1,
}: Plume): Blade {
  const to = unit(way)
  const points = Array.from({ length: STEPS + 1 }, (_, n): V3 => {
    const k = n / STEPS
    return add(add(root, to, long * k), bend, long * Math.sin(k * Math.PI * waves) * k)
  })
  const widths = points.map((_, n) => {
    const k = n / STEPS
    if (n === STEPS) return 0.004
    return wide * (k > 0.7 ? flare : 0.7 + (0.3 * k) / 0.7) * (n === STEPS - 1 ? 0.85 : 1)
  })
  return { points, widths, facing, lift, arch: 0.5, barb: 0.8, ...look }
}

/** An eye near the tip: rings of colours, from the middle out, each with its reach and tone. */
export const eyed =
  (
    rings: readonly { reach: number; hue: number; tone: number }[],
    stalk: { hue: number; tone: number },
    at = 0.86,
    tall = 0.12,
  ) =>
  (t: number, c: number): { tone: number; hue: number } => {
    const e = Math.hypot((t - at) / tall, c)
    const ring = rings.find(({ reach }) => e < reach)
    return ring ?? { tone: stalk.tone + Math.abs(c) * 0.2, hue: stalk.hue }
  }

import type { Thing } from '#engine/forms/figures/actor.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { loft } from '#engine/forms/human/solids.ts'
import { add, cross, curve, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Places about the tail and along each stretch of its line. */
const [AROUND, FINE] = [72, 5]
/** Scales about the tail, and how long each is beside its width. */
const [SCALES, LONG] = [12, 1.15]
/** How far scales stand out, as a share of the radius, and how high they are flattened. */
const [PROUD, FLAT] = [0.035, 0.86]
/** Numbers from here on are pieces that have no line within them. */
const PIECES = 1000

/** A tail along a line, its skin laid in rows of scales that overlap towards its end: each has an edge of its own. */
export function scaledTail(
  line: readonly V3[],
  radius: (t: number) => number,
): Pick<Thing, 'mesh' | 'parts'> {
  const fine = curve(line, FINE)
  const last = fine.length - 1
  let side: V3 = [1, 0, 0]
  let gone = 0
  const numbers: number[] = []
  const rings = fine.map((p, k) => {
    const along = unit(add(fine[Math.min(last, k + 1)]!, fine[Math.max(0, k - 1)]!, -1))
    side = unit(add(side, along, -dot(side, along)))
    const up = cross(along, side)
    const r = radius(k / last)
    // Scales are as small as the tail is thin.
    if (k) gone += Math.hypot(...add(p, fine[k - 1]!, -1)) / (LONG * ((2 * Math.PI * r) / SCALES))
    return Array.from({ length: AROUND }, (_, j) => {
      const a = (j / AROUND) * Math.PI * 2
      const { number, high } = scaleAt((j / AROUND) * SCALES, gone)
      numbers.push(number)
      const wide = r * (1 + PROUD * high)
      return add(add(p, side, Math.cos(a) * wide), up, Math.sin(a) * wide * FLAT)
    })
  })
  const mesh = loft(rings)
  // A loft closes its ends with a ring of their own, each.
  const parts = new Int32Array(mesh.data.length / STRIDE).fill(PIECES)
  numbers.forEach((number, k) => (parts[k + AROUND] = PIECES + number))
  return { mesh, parts }
}

/** Which scale lies at so many scales about and along, and how high it stands there: highest at its free end. */
function scaleAt(about: number, along: number): { number: number; high: number } {
  const [one, other] = [along + about, along - about]
  const [a, b] = [Math.floor(one), Math.floor(other)]
  // Around the whole tail numbers come back to where they began.
  const column = (((a - b) % (2 * SCALES)) + 2 * SCALES) % (2 * SCALES)
  return { number: (a + b + 4 * SCALES) * 4 * SCALES + column, high: (one - a) * (other - b) }
}

import { dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { KIND, type Exposure } from '#engine/present/body/exposure.ts'
import { UNIT_MM, type Lens } from '#engine/present/body/lens.ts'
import type { Studio } from '#engine/present/body/soft-light.ts'

/** Farther apart in depth than this, neighbours are different surfaces; decimetres. */
const STEP = 0.05

/** Fine relief turns the surface, the light follows, and shine is added. `lit` is what a white body would throw back. */
export interface Shaded {
  lit: Float32Array
  shine: Float32Array
}

export function shade(
  exposure: Exposure,
  depth: Float32Array,
  lens: Lens,
  { key, rim }: Studio,
): Shaded {
  const { kind, normal, height, tint, light } = exposure
  const { size, right, up, forward } = lens
  const n = kind.length
  const lit = new Float32Array(n * 3)
  const shine = new Float32Array(n)
  const back: V3 = [-forward[0], -forward[1], -forward[2]]
  const keyHalf = halfway(key, back)
  const rimHalf = halfway(rim, back)
  for (let p = 0; p < n; p++) {
    if (kind[p] === KIND.nothing) continue
    const pixelMm = (depth[p]! / lens.focal) * UNIT_MM
    const rise = (q: number) =>
      q >= 0 && q < n && kind[q] === kind[p] && Math.abs(depth[q]! - depth[p]!) < STEP
        ? height[q]! - height[p]!
        : 0
    const gx = (rise(p + 1) - rise(p - 1)) / (2 * pixelMm)
    const gy = (rise(p + size) - rise(p - size)) / (2 * pixelMm)
    const own: V3 = unit([normal[p * 3]!, normal[p * 3 + 1]!, normal[p * 3 + 2]!])
    const turned = unit([
      own[0] - gx * right[0] + gy * up[0],
      own[1] - gx * right[1] + gy * up[1],
      own[2] - gx * right[2] + gy * up[2],
    ])
    const ratio = caught(turned, key) / caught(own, key)
    for (let c = 0; c < 3; c++) lit[p * 3 + c] = tint[p * 3 + c]! * light[p * 3 + c]! * ratio
    const edge = (1 - Math.max(0, dot(own, back))) ** 4
    const [reached, beside] = [exposure.key[p]!, exposure.rim[p]!]
    shine[p] =
      kind[p] === KIND.cloth
        ? edge * 0.03
        : reached * (0.42 * gloss(turned, keyHalf, 0.56) + 0.05 * gloss(turned, keyHalf, 0.36)) +
          beside * 0.2 * gloss(turned, rimHalf, 0.55) +
          edge * 0.04 * (reached + beside)
  }
  return { lit, shine }
}

const caught = (normal: V3, key: V3) => 0.35 + Math.max(0, dot(normal, key) * 0.65 + 0.35)

interface Halfway {
  way: V3
  /** What the surface throws back of light that comes this way. */
  share: number
}

function halfway(towards: V3, back: V3): Halfway {
  const way = unit([towards[0] + back[0], towards[1] + back[1], towards[2] + back[2]])
  return { way, share: 0.028 + 0.972 * (1 - Math.max(0, dot(way, back))) ** 5 }
}

/** A highlight, the wider the rougher (Trowbridge and Reitz). */
function gloss(normal: V3, { way, share }: Halfway, rough: number): number {
  const facing = Math.max(0, dot(normal, way))
  const a2 = rough ** 4
  return (share * a2) / (facing * facing * (a2 - 1) + 1) ** 2
}

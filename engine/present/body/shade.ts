import { dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { KIND, type Exposure } from '#engine/present/body/exposure.ts'
import { noise3 } from '#engine/present/body/grain.ts'
import { UNIT_MM, type Lens } from '#engine/present/body/lens.ts'
import type { Studio } from '#engine/present/body/studio.ts'

/** Farther apart in depth than this, neighbours are different surfaces; decimetres. */
const STEP = 0.05

/** Surface that looks at the camera by less than this is longer on the skin than in the picture, as far as anybody sees. */
const ASLANT = 0.62

/** How much more than the light the shine follows fine relief. */
const KEENER = 0.9

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
  const { kind, normal, height, tint, light, rest } = exposure
  const { size, right, up, forward } = lens
  const n = kind.length
  const lit = new Float32Array(n * 3)
  const shine = new Float32Array(n)
  const back: V3 = [-forward[0], -forward[1], -forward[2]]
  const keyHalf = halfway(key, back)
  const rimHalf = halfway(rim, back)
  for (let p = 0, o = 0; p < n; p++, o += 3) {
    if (kind[p] === KIND.nothing) continue
    const pixelMm = (depth[p]! / lens.focal) * UNIT_MM
    const flat = 1 / Math.hypot(normal[o]!, normal[o + 1]!, normal[o + 2]!)
    const x = normal[o]! * flat
    const y = normal[o + 1]! * flat
    const z = normal[o + 2]! * flat
    const facing = Math.max(0, -(x * forward[0] + y * forward[1] + z * forward[2]))
    // Where the surface turns away a pixel is a longer way on it, so that what rises from one to the next is less steep.
    const step = 2 * pixelMm * Math.max(1, ASLANT / Math.max(facing, 0.05))
    const gx = (rise(p, p + 1) - rise(p, p - 1)) / step
    const gy = (rise(p, p + size) - rise(p, p - size)) / step
    let tx = x - gx * right[0] + gy * up[0]
    let ty = y - gx * right[1] + gy * up[1]
    let tz = z - gx * right[2] + gy * up[2]
    const long = 1 / Math.sqrt(tx * tx + ty * ty + tz * tz)
    tx *= long
    ty *= long
    tz *= long
    const ratio =
      caught(tx * key[0] + ty * key[1] + tz * key[2]) / caught(x * key[0] + y * key[1] + z * key[2])
    for (let c = 0; c < 3; c++) lit[o + c] = tint[o + c]! * light[o + c]! * ratio
    const edge = (1 - facing) ** 4
    const reached = exposure.key[p]!
    const beside = exposure.rim[p]!
    if (kind[p] === KIND.cloth) {
      shine[p] = edge * 0.03
      continue
    }
    // Shine comes from the very surface, where every pore shows; light that was in the skin has forgotten them.
    let sx = tx + (tx - x) * KEENER
    let sy = ty + (ty - y) * KEENER
    let sz = tz + (tz - z) * KEENER
    const keen = 1 / Math.sqrt(sx * sx + sy * sy + sz * sz)
    sx *= keen
    sy *= keen
    sz *= keen
    const front = sx * keyHalf.way[0] + sy * keyHalf.way[1] + sz * keyHalf.way[2]
    const side = sx * rimHalf.way[0] + sy * rimHalf.way[1] + sz * rimHalf.way[2]
    const oily = 1 + 0.45 * noise3(rest[o]! * 0.07, rest[o + 1]! * 0.07, rest[o + 2]! * 0.07)
    shine[p] =
      oily * reached * keyHalf.share * (0.6 * gloss(front, 0.54) + 0.11 * gloss(front, 0.36)) +
      beside * rimHalf.share * 0.3 * gloss(side, 0.55) +
      edge * 0.04 * (reached + beside)
  }
  return { lit, shine }

  function rise(p: number, q: number): number {
    if (q < 0 || q >= n || kind[q] !== kind[p]) return 0
    return Math.abs(depth[q]! - depth[p]!) < STEP ? height[q]! - height[p]! : 0
  }
}

const caught = (facing: number) => 0.35 + Math.max(0, facing * 0.65 + 0.35)

interface Halfway {
  way: V3
  /** What the surface throws back of light that comes this way. */
  share: number
}

function halfway(towards: V3, back: V3): Halfway {
  const way = unit([towards[0] + back[0], towards[1] + back[1], towards[2] + back[2]])
  return { way, share: 0.028 + 0.972 * (1 - Math.max(0, dot(way, back))) ** 5 }
}

/** A highlight, the wider the rougher (Trowbridge and Reitz); `facing` is the cosine to the way halfway to the lamp. */
function gloss(facing: number, rough: number): number {
  const a2 = rough ** 4
  const seen = Math.max(0, facing)
  return a2 / (seen * seen * (a2 - 1) + 1) ** 2
}

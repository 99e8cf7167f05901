import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { createRng } from '#shared/random.ts'

/** One wreath of locks about the face. */
interface Wreath {
  /** Middle, and half width and height, of the ring the locks grow from. */
  at: V3
  r: readonly [number, number]
  /** How far they stand out and fall back. */
  out: number
  back: number
  count: number
  thick: number
}

/** From the face outwards: short locks that frame it, then longer ones behind, the lowest hanging to a point. */
const WREATHS: readonly Wreath[] = [
  { at: [0, 0.26, -1.0], r: [0.9, 0.94], out: 0.98, back: 0.3, count: 8, thick: 0.24 },
  { at: [0, 0.16, -0.56], r: [0.84, 0.82], out: 0.86, back: 0.34, count: 9, thick: 0.19 },
  { at: [0, 0.12, -0.14], r: [0.78, 0.66], out: 0.56, back: 0.4, count: 10, thick: 0.13 },
]

/** How much further back the locks over the brow fall: standing up they would be a crest. */
const SWEEP = 1

/** A lion's mane as locks that curl: each a chain of tapering limbs that swings out, then down with its weight. */
export function mane(c: Clay, seed = 4): Clay {
  const rng = createRng(seed)
  c.ball([0, 0.25, -0.85], [0.98, 1.05, 0.5], { k: 0.2 })
  c.ball([0, -0.75, -0.6], [0.72, 0.75, 0.52], { k: 0.3 })
  WREATHS.forEach(({ at, r, out, back, count, thick }, ring) => {
    for (let n = 0; n < count; n++) {
      // half a turn is enough: heads mirror
      const angle = Math.PI * (0.5 - (n + (ring % 2) * 0.5 + 0.12) / (count - 0.3))
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const below = Math.max(0, -y)
      const above = Math.max(0, y)
      const long = out * (0.85 + 0.35 * rng()) * (1 + 0.75 * below - 0.38 * above)
      const sway = (rng() - 0.5) * 0.3
      const root: V3 = [at[0] + x * r[0] * 0.86, at[1] + y * r[1] * 0.86 - 0.1 * below, at[2]]
      // out along the ring, then over to hang
      const knee: V3 = [
        root[0] + (x + sway * y) * long * 0.5 * (1 - 0.3 * below),
        root[1] + y * long * 0.5 - 0.02,
        root[2] - back * 0.2,
      ]
      const tip: V3 = [
        knee[0] + (x * (1 - below * 0.9) * 0.45 - sway * y * 0.8) * long,
        knee[1] + (y * 0.5 - (0.26 + 0.2 * Math.abs(x)) * (1 - 0.9 * above)) * long,
        root[2] - back * (1 + SWEEP * above),
      ]
      const mid: V3 = [
        (knee[0] + tip[0]) / 2 + x * 0.05,
        (knee[1] + tip[1]) / 2 + 0.05,
        (knee[2] + tip[2]) / 2,
      ]
      c.limb(root, knee, thick, thick * 0.9, { k: 0.06 })
      c.limb(knee, mid, thick * 0.9, thick * 0.6, { k: 0.04 })
      c.limb(mid, tip, thick * 0.6, 0.015, { k: 0.03 })
    }
  })
  return c
}

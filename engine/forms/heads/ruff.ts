import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** The end of a bust: a neck that runs out in pointed locks, so that no ink has to end in a cut. */
export interface Ruff {
  /** Middle of the neck where the locks begin, and where the longest of them ends. */
  from: V3
  to: V3
  /** Half width of the neck, sideways and front to back. */
  wide: number
  deep: number
  /** Locks on one side. */
  locks?: number
  thick?: number
}

export function ruff(c: Clay, { from, to, wide, deep, locks = 7, thick = 0.2 }: Ruff): Clay {
  const span = add(to, from, -1)
  const down = unit(span)
  const ahead: V3 = [0, down[2], -down[1]]
  c.ball(from, [wide * 0.92, wide * 0.75, deep * 0.95], {
    bust: true,
    k: 0.3,
    axes: [[1, 0, 0], [0, -down[1], -down[2]], ahead],
  })
  c.limb(add(from, down, 0.05), to, Math.min(wide, deep) * 0.86, 0.03, {
    bust: true,
    k: wide * 0.3,
  })
  for (let n = 0; n < locks; n++) {
    // from the throat round to the nape, every second one shorter
    const angle = ((n + 0.35) / locks) * Math.PI
    const [x, z] = [Math.sin(angle) * wide, Math.cos(angle) * deep]
    const reach = (n % 2 ? 0.62 : 0.84) - 0.1 * Math.sin(angle)
    const at = (along: number, out: number): V3 => {
      const p = add(add(from, span, along), ahead, z * out)
      return [p[0] + x * out, p[1], p[2]]
    }
    const root = at(-0.08 * (n % 3), 0.88)
    const knee = at(reach * 0.45, 0.9)
    const tip = at(reach, 0.62 + 0.06 * (n % 2))
    c.limb(root, knee, thick * 1.1, thick * 0.8, { bust: true, k: 0.09 })
    c.limb(knee, tip, thick * 0.8, 0.015, { bust: true, k: 0.05 })
  }
  return c
}

import { clamp, dot, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** Where a pixel lies on the body: which tube, how far along it, which way round (0 back, ±π belly). */
export type Spot = {
  tube: Tube
  /** 0..1 by length. */ u: number
  /** Length from the tube's start. */ arc: number
  /** Round the tube, radians, 0 on the back. */ v: number
  /** The tube's half width here. */ r: number
  at: V3
  along: V3
  back: V3
}

const BLOCK = 8

/** Calls `visit` with the spot of every hit pixel; tubes far from a block of pixels are not asked. */
export function eachSpot(
  s: Surface,
  tubes: readonly Tube[],
  wants: (i: number) => boolean,
  visit: (i: number, spot: Spot) => void,
): void {
  const bones: { t: Tube; k: number }[] = tubes.flatMap((t) =>
    t.points.slice(1).map((_, k) => ({ t, k })),
  )
  const place = (i: number): V3 => [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
  for (let by = 0; by < s.size; by += BLOCK) {
    for (let bx = 0; bx < s.size; bx += BLOCK) {
      const inside: number[] = []
      for (let y = by; y < Math.min(by + BLOCK, s.size); y++)
        for (let x = bx; x < Math.min(bx + BLOCK, s.size); x++)
          if (s.hit[y * s.size + x] && wants(y * s.size + x)) inside.push(y * s.size + x)
      if (!inside.length) continue
      const near = new Set<{ t: Tube; k: number }>()
      for (const i of [inside[0]!, inside.at(-1)!, inside[inside.length >> 1]!]) {
        const p = place(i)
        const d = bones.map((bone) => toBone(bone.t, bone.k, p).d)
        const best = Math.min(...d)
        d.forEach((e, n) => e < best + 0.07 && near.add(bones[n]!))
      }
      const some = [...near]
      for (const i of inside) visit(i, spot(some, place(i)))
    }
  }
}

function toBone(t: Tube, k: number, p: V3): { d: number; h: number } {
  const [a, b] = [t.points[k]!, t.points[k + 1]!]
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [px, py, pz] = [p[0] - a[0], p[1] - a[1], p[2] - a[2]]
  const h = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez + 1e-9))
  const d = Math.hypot(px - ex * h, py - ey * h, pz - ez * h)
  return { d: d - (t.radii[k]! + (t.radii[k + 1]! - t.radii[k]!) * h), h }
}

function spot(bones: readonly { t: Tube; k: number }[], p: V3): Spot {
  let best = bones[0]!
  let [least, part] = [1e9, 0]
  for (const bone of bones) {
    const { d, h } = toBone(bone.t, bone.k, p)
    if (d < least) [best, least, part] = [bone, d, h]
  }
  const { t, k } = best
  const [a, b] = [t.points[k]!, t.points[k + 1]!]
  const off: V3 = [
    p[0] - a[0] - (b[0] - a[0]) * part,
    p[1] - a[1] - (b[1] - a[1]) * part,
    p[2] - a[2] - (b[2] - a[2]) * part,
  ]
  const j = part < 0.5 ? k : k + 1
  const arc = softArc(t, k, p)
  return {
    tube: t,
    u: arc / t.total,
    arc,
    v: Math.atan2(dot(off, t.side[j]!), dot(off, t.back[j]!)),
    r: t.radii[k]! + (t.radii[k + 1]! - t.radii[k]!) * part,
    at: p,
    along: t.along[j]!,
    back: t.back[j]!,
  }
}

/** Length along the tube, averaged over near bones: else all places outside a bend would share its joint's length. */
function softArc(t: Tube, k: number, p: V3): number {
  const width = t.radii[k]! * 0.3
  const near = []
  for (let i = Math.max(0, k - 3); i <= Math.min(t.points.length - 2, k + 3); i++) {
    const { d, h } = toBone(t, i, p)
    near.push({
      away: d + t.radii[i]! + (t.radii[i + 1]! - t.radii[i]!) * h,
      arc: t.arc[i]! + (t.arc[i + 1]! - t.arc[i]!) * h,
    })
  }
  const least = Math.min(...near.map((n) => n.away))
  let [sum, total] = [0, 0]
  for (const { away, arc } of near) {
    const w = Math.exp((least - away) / width)
    sum += arc * w
    total += w
  }
  return sum / total
}

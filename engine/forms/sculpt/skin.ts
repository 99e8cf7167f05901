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
  const bone = createBoneProbe()
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
        const d = bones.map(({ t, k }) => bone.ask(t, k, p))
        const best = Math.min(...d)
        d.forEach((e, n) => e < best + 0.07 && near.add(bones[n]!))
      }
      const some = [...near]
      for (const i of inside) visit(i, spot(bone, some, place(i)))
    }
  }
}

/** How far a place is from a bone's skin, and how far along it: asked millions of times, so the second answer is left lying. */
function createBoneProbe() {
  const probe = {
    along: 0,
    ask({ points, radii }: Tube, k: number, p: V3): number {
      const a = points[k]!
      const b = points[k + 1]!
      const ex = b[0] - a[0]
      const ey = b[1] - a[1]
      const ez = b[2] - a[2]
      const px = p[0] - a[0]
      const py = p[1] - a[1]
      const pz = p[2] - a[2]
      const h = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez + 1e-9))
      const dx = px - ex * h
      const dy = py - ey * h
      const dz = pz - ez * h
      probe.along = h
      return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radii[k]! + (radii[k + 1]! - radii[k]!) * h)
    },
  }
  return probe
}
type BoneProbe = ReturnType<typeof createBoneProbe>

function spot(probe: BoneProbe, bones: readonly { t: Tube; k: number }[], p: V3): Spot {
  let best = bones[0]!
  let [least, part] = [1e9, 0]
  for (const bone of bones) {
    const d = probe.ask(bone.t, bone.k, p)
    if (d >= least) continue
    best = bone
    least = d
    part = probe.along
  }
  const { t, k } = best
  const [a, b] = [t.points[k]!, t.points[k + 1]!]
  const off: V3 = [
    p[0] - a[0] - (b[0] - a[0]) * part,
    p[1] - a[1] - (b[1] - a[1]) * part,
    p[2] - a[2] - (b[2] - a[2]) * part,
  ]
  const j = part < 0.5 ? k : k + 1
  const arc = softArc(probe, t, k, p)
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
function softArc(probe: BoneProbe, t: Tube, k: number, p: V3): number {
  const width = t.radii[k]! * 0.3
  let [sum, total, least] = [0, 0, Infinity]
  for (let i = Math.max(0, k - 3); i <= Math.min(t.points.length - 2, k + 3); i++) {
    const d = probe.ask(t, i, p)
    const h = probe.along
    const away = d + t.radii[i]! + (t.radii[i + 1]! - t.radii[i]!) * h
    if (away < least) {
      // Weights so far were taken from a farther bone.
      const fade = Math.exp((away - least) / width)
      sum *= fade
      total *= fade
      least = away
    }
    const w = Math.exp((least - away) / width)
    sum += (t.arc[i]! + (t.arc[i + 1]! - t.arc[i]!) * h) * w
    total += w
  }
  return sum / total
}

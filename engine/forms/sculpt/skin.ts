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
  const bones = new Bones(tubes)
  const { size, hit, place } = s
  const far = new Float64Array(bones.count)
  const near = new Int32Array(bones.count)
  const isNear = new Uint8Array(bones.count)
  const inside = new Int32Array(BLOCK * BLOCK)
  for (let by = 0; by < size; by += BLOCK) {
    for (let bx = 0; bx < size; bx += BLOCK) {
      let many = 0
      for (let y = by; y < Math.min(by + BLOCK, size); y++)
        for (let x = bx; x < Math.min(bx + BLOCK, size); x++) {
          const i = y * size + x
          if (hit[i] && wants(i)) inside[many++] = i
        }
      if (many === 0) continue
      let count = 0
      isNear.fill(0)
      for (const i of [inside[0]!, inside[many - 1]!, inside[many >> 1]!]) {
        let best = Infinity
        for (let n = 0; n < far.length; n++) {
          far[n] = bones.ask(n, place[i * 3]!, place[i * 3 + 1]!, place[i * 3 + 2]!)
          best = Math.min(best, far[n]!)
        }
        for (let n = 0; n < far.length; n++) {
          if (far[n]! >= best + 0.07 || isNear[n]) continue
          isNear[n] = 1
          near[count++] = n
        }
      }
      for (let k = 0; k < many; k++) {
        const i = inside[k]!
        visit(i, spot(bones, near, count, [place[i * 3]!, place[i * 3 + 1]!, place[i * 3 + 2]!]))
      }
    }
  }
}

/** Numbers of a bone: where it begins 3, the way to its end 3, the square of its length, its radius and how that grows. */
const ROW = 9

/** All bones of all tubes beside each other, since every pixel asks many of them. */
class Bones {
  readonly count: number
  /** Of each bone its tube, and the number of the first one of that. */
  readonly tubeOf: Tube[] = []
  readonly firstOf: number[] = []
  /** How far along the bone the place lies that was asked about last. */
  along = 0
  private readonly rows: Float64Array

  constructor(tubes: readonly Tube[]) {
    const rows: number[] = []
    for (const tube of tubes) {
      const first = this.tubeOf.length
      const { points, radii } = tube
      for (let k = 0; k + 1 < points.length; k++) {
        const [a, b] = [points[k]!, points[k + 1]!]
        const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
        rows.push(...a, ex, ey, ez, ex * ex + ey * ey + ez * ez + 1e-9)
        rows.push(radii[k]!, radii[k + 1]! - radii[k]!)
        this.tubeOf.push(tube)
        this.firstOf.push(first)
      }
    }
    this.count = this.tubeOf.length
    this.rows = Float64Array.from(rows)
  }

  /** How far a place is from a bone's skin. */
  ask(bone: number, x: number, y: number, z: number): number {
    const q = this.rows
    const n = bone * ROW
    const px = x - q[n]!
    const py = y - q[n + 1]!
    const pz = z - q[n + 2]!
    const ex = q[n + 3]!
    const ey = q[n + 4]!
    const ez = q[n + 5]!
    const h = clamp((px * ex + py * ey + pz * ez) / q[n + 6]!)
    const dx = px - ex * h
    const dy = py - ey * h
    const dz = pz - ez * h
    this.along = h
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (q[n + 7]! + q[n + 8]! * h)
  }
}

function spot(bones: Bones, near: Int32Array, count: number, p: V3): Spot {
  let best = near[0]!
  let [least, part] = [1e9, 0]
  for (let l = 0; l < count; l++) {
    const d = bones.ask(near[l]!, p[0], p[1], p[2])
    if (d >= least) continue
    best = near[l]!
    least = d
    part = bones.along
  }
  const t = bones.tubeOf[best]!
  const k = best - bones.firstOf[best]!
  const [a, b] = [t.points[k]!, t.points[k + 1]!]
  const off: V3 = [
    p[0] - a[0] - (b[0] - a[0]) * part,
    p[1] - a[1] - (b[1] - a[1]) * part,
    p[2] - a[2] - (b[2] - a[2]) * part,
  ]
  const j = part < 0.5 ? k : k + 1
  const arc = softArc(bones, best, p)
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
function softArc(bones: Bones, bone: number, p: V3): number {
  const { points, radii, arc } = bones.tubeOf[bone]!
  const first = bones.firstOf[bone]!
  const k = bone - first
  const width = radii[k]! * 0.3
  let [sum, total, least] = [0, 0, Infinity]
  for (let i = Math.max(0, k - 3); i <= Math.min(points.length - 2, k + 3); i++) {
    const d = bones.ask(first + i, p[0], p[1], p[2])
    const h = bones.along
    const away = d + radii[i]! + (radii[i + 1]! - radii[i]!) * h
    if (away < least) {
      // Weights so far were taken from a farther bone.
      const fade = Math.exp((away - least) / width)
      sum *= fade
      total *= fade
      least = away
    }
    const w = Math.exp((least - away) / width)
    sum += (arc[i]! + (arc[i + 1]! - arc[i]!) * h) * w
    total += w
  }
  return sum / total
}

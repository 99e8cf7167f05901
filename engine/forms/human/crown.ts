import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { CROWN, TWIG } from '#engine/forms/human/materials.ts'
import type { Layer } from '#engine/forms/human/seen.ts'
import type { SkinMap } from '#engine/forms/human/skin-map.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import type { Rng } from '#shared/random.ts'

const TWIGS = 4
const STEPS = 72

/** How far from the axis of the head a crown lies there, so that it rests on hair and brow. */
function reachAt(skin: SkinMap, [x, z]: readonly [number, number], y: number): number {
  for (let r = 1.5; r > 0.6; r -= 0.03) {
    const away = skin.outside([x * r, y, z * r - 0.08])
    if (away !== undefined && away < 0.1) return r
  }
  return 0.9
}

/** A crown of thorns: twigs wound around each other and around the head, thorns standing off them. */
export function crownOfThorns(skin: SkinMap, rng: Rng): Layer {
  const locks: Lock[] = []
  for (let k = 0; k < TWIGS; k++) {
    const points: V3[] = []
    const out: V3[] = []
    const winds = 4 + (k % 3)
    for (let j = 0; j <= STEPS; j++) {
      const a = (j / STEPS) * Math.PI * 2
      const [x, z] = [Math.sin(a), Math.cos(a)]
      const twist = a * winds + k * 1.7
      const y = 0.86 - 0.1 * z + 0.075 * Math.sin(twist)
      const r = reachAt(skin, [x, z], y) + 0.05 + 0.06 * Math.cos(twist)
      points.push([x * r, y, z * r - 0.08])
      out.push(unit([x, 0.25, z]))
    }
    locks.push({ points, out, width: 0.045, tint: 0, round: 0.9, isBlunt: true })
    for (let j = 3; j < STEPS; j += 5) {
      const p = points[j]!
      const way = unit([
        out[j]![0] + (rng() - 0.5),
        (rng() - 0.35) * 1.6,
        out[j]![2] + (rng() - 0.5),
      ])
      const long = mix(0.14, 0.24, rng())
      const spike = [0, 1, 2, 3].map((t) => add(p, way, (t / 3) * long))
      locks.push({
        points: spike,
        out: spike.map(() => out[j]!),
        width: 0.028,
        tint: 0,
        round: 0.9,
      })
    }
  }
  const { mesh } = lockLayer(locks)
  return { mesh, material: TWIG, part: CROWN, isThin: true }
}

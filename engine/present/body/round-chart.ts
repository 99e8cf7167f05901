import type { Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { placeOf, type Chart } from '#engine/present/body/chart.ts'
import { UNIT_MM } from '#engine/present/body/lens.ts'
import { relax, ROUNDS_ABOUT_LIMB } from '#engine/present/body/relax.ts'
import { CHANNEL } from '#engine/present/body/visible.ts'

export interface Limb {
  /** Joints along it, from its root. */
  joints: readonly V3[]
  /** The side that is looked at. */
  facing: V3
  /** The vertex in the middle of the design. */
  seed: number
  /** Millimetres up and down from there. */
  reach: readonly [up: number, down: number]
  /** A band closes about the limb; a sleeve is cut where nobody looks, so that it may narrow with the arm. */
  isClosed: boolean
}

/** Where a point lies by a limb: how far along, how far around (half a turn is 0.5), how far from the bone. */
interface Beside {
  along: number
  turn: number
  radius: number
}

function besideLimb(joints: readonly V3[], facing: V3, p: V3): Beside {
  let best: Beside | undefined
  let least = Infinity
  let before = 0
  for (let k = 0; k + 1 < joints.length; k++) {
    const span = add(joints[k + 1]!, joints[k]!, -1)
    const size = Math.hypot(span[0], span[1], span[2])
    const axis = unit(span)
    const d = add(p, joints[k]!, -1)
    // Beyond its ends the limb goes on straight.
    const t = Math.min(
      k + 2 === joints.length ? Infinity : size,
      Math.max(k === 0 ? -Infinity : 0, dot(d, axis)),
    )
    const off = add(d, axis, -t)
    const radius = Math.hypot(off[0], off[1], off[2])
    if (radius < least) {
      least = radius
      const front = unit(add(facing, axis, -dot(facing, axis)))
      const turn = Math.atan2(dot(off, cross(front, axis)), dot(off, front)) / (2 * Math.PI)
      best = { along: before + t, turn, radius }
    }
    before += size
  }
  return best!
}

const SECTORS = 36

/** Millimetres around the limb near a place along it, walked over the mean radius of each sector. */
function girthAt(besides: readonly Beside[], along: number, halfMm: number): number {
  const sums = new Float64Array(SECTORS)
  const counts = new Float64Array(SECTORS)
  for (const { along: own, turn, radius } of besides) {
    if (Math.abs(own - along) * UNIT_MM > halfMm) continue
    const s = Math.min(SECTORS - 1, Math.floor((turn + 0.5) * SECTORS))
    sums[s]! += radius
    counts[s]!++
  }
  const radii = Array.from({ length: SECTORS }, (_, s) => {
    for (let k = 0; k < SECTORS; k++)
      for (const t of [(s + k) % SECTORS, (s - k + SECTORS) % SECTORS])
        if (counts[t]) return sums[t]! / counts[t]
    return 0
  })
  const angle = (2 * Math.PI) / SECTORS
  return (
    UNIT_MM *
    radii.reduce((sum, r, s) => {
      const next = radii[(s + 1) % SECTORS]!
      return sum + Math.sqrt(r * r + next * next - 2 * r * next * Math.cos(angle))
    }, 0)
  )
}

/** Along the bones and around by girth, as a sleeve or a band is laid out. */
export function roundChart(mesh: Required<Mesh>, limb: Limb): Chart {
  const { joints, facing, seed, reach, isClosed } = limb
  const count = mesh.data.length / mesh.stride
  const mm = new Float32Array(count * 2).fill(NaN)
  const middle = besideLimb(joints, facing, placeOf(mesh, seed))
  const members: number[] = []
  const besides: Beside[] = []
  for (let v = 0; v < count; v++) {
    if (mesh.data[v * mesh.stride + CHANNEL.limb]! < 0.5) continue
    const beside = besideLimb(joints, facing, placeOf(mesh, v))
    const along = (beside.along - middle.along) * UNIT_MM
    // A little more than is asked for, so that girths at the ends are known.
    if (along < -reach[0] - 20 || along > reach[1] + 20) continue
    members.push(v)
    besides.push(beside)
  }
  const girth = girthAt(besides, middle.along, 14)
  const girths = isClosed ? undefined : girthsAlong(besides, middle.along, reach)
  members.forEach((v, k) => {
    const { along, turn } = besides[k]!
    const down = (along - middle.along) * UNIT_MM
    let around = turn - middle.turn
    around -= Math.round(around)
    mm[v * 2] = around * (girths ? girths(down) : girth)
    mm[v * 2 + 1] = down
  })
  relax(mesh, mm, {
    pinned: seed,
    rounds: ROUNDS_ABOUT_LIMB,
    ...(isClosed ? { girth } : {}),
  })
  return isClosed ? { mm, girth } : { mm }
}

/** Girths every two centimetres, and between them what lies between. */
function girthsAlong(besides: readonly Beside[], middle: number, reach: Limb['reach']) {
  const step = 20
  const first = -reach[0] - step
  const known = Array.from({ length: Math.ceil((reach[0] + reach[1]) / step) + 3 }, (_, k) =>
    girthAt(besides, middle + (first + k * step) / UNIT_MM, 16),
  )
  return (down: number): number => {
    const at = Math.min(known.length - 1.001, Math.max(0, (down - first) / step))
    const k = Math.floor(at)
    return known[k]! + (known[k + 1]! - known[k]!) * (at - k)
  }
}

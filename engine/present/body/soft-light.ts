import { normalsOf, type Mesh } from '#engine/forms/human/mesh.ts'
import { cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Lamp, Studio } from '#engine/present/body/studio.ts'
import { BARE_STRIDE, LIT_STRIDE } from '#engine/present/body/visible.ts'

/** Pixels across a map of depths, and from how many directions one is drawn. */
const MAP = 256
const DIRECTIONS = 72

/** How far light of each colour travels under the skin, in decimetres: red wanders, blue hardly does. */
const TRAVEL = [0.075, 0.03, 0.012] as const

const directions = (count: number): V3[] =>
  Array.from({ length: count }, (_, k) => {
    const y = 1 - (2 * k + 1) / count
    const r = Math.sqrt(1 - y * y)
    const a = k * Math.PI * (3 - Math.sqrt(5))
    return [Math.cos(a) * r, y, Math.sin(a) * r]
  })

interface Eye {
  right: V3
  up: V3
  from: V3
  centre: V3
  scale: number
}

function points(
  { data, stride }: Required<Mesh>,
  { right, up, from, centre, scale }: Eye,
  raised?: { normals: Float32Array; by: number },
): Float32Array {
  const out = new Float32Array((data.length / stride) * 3)
  for (let i = 0, j = 0; j < out.length; i += stride, j += 3) {
    let x = data[i]! - centre[0]
    let y = data[i + 1]! - centre[1]
    let z = data[i + 2]! - centre[2]
    if (raised) {
      x += raised.normals[j]! * raised.by
      y += raised.normals[j + 1]! * raised.by
      z += raised.normals[j + 2]! * raised.by
    }
    out[j] = MAP / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
    out[j + 1] = MAP / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale
    out[j + 2] = -(x * from[0] + y * from[1] + z * from[2])
  }
  return out
}

/** How far from the light the nearest surface is; faces turned to the light are enough. */
function depthsOf({ quads }: Mesh, at: Float32Array): Float32Array {
  const map = new Float32Array(MAP * MAP).fill(Infinity)
  for (let q = 0; q < quads.length; q += 4)
    for (let half = 0; half < 2; half++) {
      const a = quads[q]! * 3
      const b = quads[q + 1 + half]! * 3
      const c = quads[q + 2 + half]! * 3
      const [ax, ay, az] = [at[a]!, at[a + 1]!, at[a + 2]!]
      const ux = at[b]! - ax
      const uy = at[b + 1]! - ay
      const wx = at[c]! - ax
      const wy = at[c + 1]! - ay
      const area = ux * wy - uy * wx
      if (area < 1e-6) continue
      const x0 = Math.max(0, Math.ceil(ax + Math.min(0, ux, wx)))
      const x1 = Math.min(MAP - 1, ax + Math.max(0, ux, wx))
      const y0 = Math.max(0, Math.ceil(ay + Math.min(0, uy, wy)))
      const y1 = Math.min(MAP - 1, ay + Math.max(0, uy, wy))
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const s = ((x - ax) * wy - (y - ay) * wx) / area
          const t = (ux * (y - ay) - uy * (x - ax)) / area
          if (s < -0.01 || t < -0.01 || s + t > 1.01) continue
          const z = az + (at[b + 2]! - az) * s + (at[c + 2]! - az) * t
          if (z < map[y * MAP + x]!) map[y * MAP + x] = z
        }
    }
  return map
}

export interface Space {
  centre: V3
  radius: number
}

/**
 * Soft light on every vertex: maps of depth are drawn from all around, and each direction that a vertex sees adds to the lamps
 * it lies in. Shadows with soft edges and the dark of hollows come out of the same loop.
 */
export function lightMeshes(
  meshes: readonly Required<Mesh>[],
  occluder: Required<Mesh>,
  { lamps }: Studio,
  { centre, radius }: Space,
): Required<Mesh>[] {
  const scale = MAP / 2 / radius
  const texel = 1 / scale
  const around = directions(DIRECTIONS)
  const inLamp = (lamp: Lamp, d: V3) => Math.exp(lamp.sharpness * (dot(d, lamp.towards) - 1))
  const full = lamps.map((lamp) =>
    around.reduce((sum, d) => sum + Math.max(0, dot(d, lamp.towards)) * inLamp(lamp, d), 0),
  )
  const lit = meshes.map((mesh) => {
    const normals = normalsOf(mesh)
    return { normals, reached: lamps.map(() => new Float32Array(normals.length / 3)) }
  })
  for (const from of around) {
    const shares = lamps.map((lamp, k) => inLamp(lamp, from) / full[k]!)
    const right = unit(cross(Math.abs(from[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], from))
    const eye: Eye = { right, up: cross(from, right), from, centre, scale }
    const map = depthsOf(occluder, points(occluder, eye))
    meshes.forEach((mesh, m) => {
      const { normals, reached } = lit[m]!
      const at = points(mesh, eye, { normals, by: 0.8 * texel })
      for (let v = 0, j = 0; j < normals.length; v++, j += 3) {
        const cosine = normals[j]! * from[0] + normals[j + 1]! * from[1] + normals[j + 2]! * from[2]
        if (cosine <= 0) continue
        const seen = openness(map, at, j, texel * (0.8 + 1.2 * (1 - cosine)))
        if (seen === 0) continue
        for (let l = 0; l < lamps.length; l++) reached[l]![v]! += cosine * shares[l]! * seen
      }
    })
  }
  return meshes.map((mesh, m) => withLight(mesh, lit[m]!.reached, lamps, m === 0))
}

function openness(map: Float32Array, at: Float32Array, j: number, slack: number): number {
  const x = at[j]!
  const y = at[j + 1]!
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  if (xi < 0 || yi < 0 || xi >= MAP - 1 || yi >= MAP - 1) return 1
  const z = at[j + 2]! - slack
  const i = yi * MAP + xi
  const fx = x - xi
  const fy = y - yi
  return (
    ((map[i]! < z ? 0 : 1 - fx) + (map[i + 1]! < z ? 0 : fx)) * (1 - fy) +
    ((map[i + MAP]! < z ? 0 : 1 - fx) + (map[i + MAP + 1]! < z ? 0 : fx)) * fy
  )
}

/** The mesh with light in three colours and what of key and rim reaches it. In skin light wanders before it comes out again. */
function withLight(
  mesh: Required<Mesh>,
  reached: readonly Float32Array[],
  lamps: readonly Lamp[],
  isSkin: boolean,
): Required<Mesh> {
  const count = mesh.data.length / mesh.stride
  const step = spacingOf(mesh)
  const colours = TRAVEL.map((far, c) => {
    const sum = new Float32Array(count)
    lamps.forEach(({ colour }, l) => {
      for (let v = 0; v < count; v++) sum[v]! += colour[c]! * reached[l]![v]!
    })
    const rounds = Math.min(24, Math.round((far / step) ** 2 / 0.6))
    return isSkin ? diffused(mesh, sum, rounds) : sum
  })
  const channels = [...colours, diffused(mesh, reached[0]!, 1), diffused(mesh, reached[3]!, 1)]
  const data = new Float32Array(count * LIT_STRIDE)
  for (let v = 0; v < count; v++) {
    data.set(mesh.data.subarray(v * mesh.stride, v * mesh.stride + BARE_STRIDE), v * LIT_STRIDE)
    channels.forEach((list, k) => (data[v * LIT_STRIDE + BARE_STRIDE + k] = list[v]!))
  }
  return { data, quads: mesh.quads, stride: LIT_STRIDE }
}

/** About how long an edge is. */
function spacingOf({ data, quads, stride }: Required<Mesh>): number {
  const step = 4 * Math.max(1, Math.floor(quads.length / 8000))
  let [sum, n] = [0, 0]
  for (let q = 0; q < quads.length; q += step, n++) {
    const [a, b] = [quads[q]! * stride, quads[q + 1]! * stride]
    sum += Math.hypot(data[a]! - data[b]!, data[a + 1]! - data[b + 1]!, data[a + 2]! - data[b + 2]!)
  }
  return sum / n
}

/** Each vertex shares with its neighbours, some rounds long. */
export function diffused({ quads }: Mesh, values: Float32Array, rounds: number): Float32Array {
  let from = values
  for (let round = 0; round < rounds; round++) {
    const sum = new Float32Array(values.length)
    const n = new Float32Array(values.length)
    for (let q = 0; q < quads.length; q++) {
      const a = quads[q]!
      const b = quads[(q & ~3) + ((q + 1) & 3)]!
      sum[a]! += from[b]!
      sum[b]! += from[a]!
      n[a]!++
      n[b]!++
    }
    from = from.map((x, v) => (n[v] ? x * 0.4 + (sum[v]! / n[v]) * 0.6 : x))
  }
  return from
}

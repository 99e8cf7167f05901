import { normalsOf, STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { Layer } from '#engine/forms/human/seen.ts'
import { cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Pixels across a map of depths. */
const MAP = 144
/** Directions that are asked for how open a place is. */
const RAYS = 26

const directions = (count: number): V3[] =>
  Array.from({ length: count }, (_, k) => {
    const y = 1 - (2 * (k + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = k * Math.PI * (3 - Math.sqrt(5))
    return [r * Math.cos(a), y, r * Math.sin(a)]
  })

interface Eye {
  right: V3
  up: V3
  from: V3
  scale: number
}

function points({ data }: Mesh, { right, up, from, scale }: Eye, normals?: Float32Array, lift = 0) {
  const out = new Float32Array(data.length / 2)
  // Thirty directions ask all vertices, so nothing here makes lists.
  const [rightX, rightY, rightZ] = right
  const [upX, upY, upZ] = up
  const [fromX, fromY, fromZ] = from
  for (let v = 0, j = 0; v < data.length; v += STRIDE, j += 3) {
    let x = data[v]!
    let y = data[v + 1]!
    let z = data[v + 2]!
    if (normals) {
      x += normals[j]! * lift
      y += normals[j + 1]! * lift
      z += normals[j + 2]! * lift
    }
    out[j] = MAP / 2 + (x * rightX + y * rightY + z * rightZ) * scale
    out[j + 1] = MAP / 2 + (x * upX + y * upY + z * upZ) * scale
    out[j + 2] = x * fromX + y * fromY + z * fromZ
  }
  return out
}

/** Of nothing and two numbers, which `Math.min` and `Math.max` would find by way of a list. */
const least = (a: number, b: number): number => (a < b ? (a < 0 ? a : 0) : b < 0 ? b : 0)
const most = (a: number, b: number): number => (a > b ? (a > 0 ? a : 0) : b > 0 ? b : 0)

/** The nearest surface to the light at each pixel. */
function depths(map: Float32Array, { quads }: Mesh, at: Float32Array): void {
  for (let q = 0; q < quads.length; q += 4)
    for (let half = 0; half < 2; half++) {
      const a = quads[q]! * 3
      const b = quads[q + 1 + half]! * 3
      const c = quads[q + 2 + half]! * 3
      const ax = at[a]!
      const ay = at[a + 1]!
      const az = at[a + 2]!
      const ux = at[b]! - ax
      const uy = at[b + 1]! - ay
      const wx = at[c]! - ax
      const wy = at[c + 1]! - ay
      // Most triangles of a fine mesh lie between the middles of pixels.
      const x0 = Math.max(0, Math.ceil(ax + least(ux, wx)))
      const x1 = Math.min(MAP - 1, Math.floor(ax + most(ux, wx)))
      if (x0 > x1) continue
      const y0 = Math.max(0, Math.ceil(ay + least(uy, wy)))
      const y1 = Math.min(MAP - 1, Math.floor(ay + most(uy, wy)))
      if (y0 > y1) continue
      const area = ux * wy - uy * wx
      if (Math.abs(area) < 1e-9) continue
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const s = ((x - ax) * wy - (y - ay) * wx) / area
          const t = (ux * (y - ay) - uy * (x - ax)) / area
          if (s < -0.01 || t < -0.01 || s + t > 1.01) continue
          const z = az + (at[b + 2]! - az) * s + (at[c + 2]! - az) * t
          if (z > map[y * MAP + x]!) map[y * MAP + x] = z
        }
    }
}

/** Fills in how open every vertex lies to all sides and how much of the key light, which is a little wide, reaches it. */
export function lightUp(
  layers: readonly Layer[],
  occluders: readonly Mesh[],
  towards: V3,
  radius: number,
): void {
  const scale = MAP / 2 / radius
  const texel = 1 / scale
  const lit = layers.map((layer) => {
    layer.normals ??= normalsOf(layer.mesh)
    const count = layer.normals.length / 3
    return {
      open: new Float32Array(count),
      full: new Float32Array(count),
      key: new Float32Array(count),
      keyFull: 0,
    }
  })
  const key = unit(towards)
  const spread = directions(RAYS)
  const around = [0, 1, 2, 3, 4, 5].map((k) => {
    const side = unit(cross(key, [0, 1, 0]))
    const up = cross(side, key)
    const a = (k / 5) * Math.PI * 2
    const r = k === 5 ? 0 : 0.16
    return unit(
      [0, 1, 2].map(
        (d) => key[d]! + side[d]! * Math.cos(a) * r + up[d]! * Math.sin(a) * r,
      ) as unknown as V3,
    )
  })
  for (const [k, from] of [...spread, ...around].entries()) {
    const isKey = k >= spread.length
    const right = unit(cross(Math.abs(from[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], from))
    const eye: Eye = { right, up: cross(from, right), from, scale }
    const map = new Float32Array(MAP * MAP).fill(-99)
    for (const mesh of occluders) depths(map, mesh, points(mesh, eye))
    const [fromX, fromY, fromZ] = from
    layers.forEach((layer, l) => {
      const normals = layer.normals!
      const at = points(layer.mesh, eye, normals, texel * 0.9)
      const own = lit[l]!
      const { open, full, key: reached } = own
      const isThin = layer.isThin === true
      if (isKey) own.keyFull++
      for (let v = 0, j = 0; j < normals.length; v++, j += 3) {
        const cosine = normals[j]! * fromX + normals[j + 1]! * fromY + normals[j + 2]! * fromZ
        const facing = isThin ? 0.5 + 0.5 * cosine : Math.abs(cosine)
        const isBehind = !isThin && cosine <= 0
        if (!isKey && isBehind) continue
        if (!isKey) full[v]! += facing
        const x = at[j]!
        const y = at[j + 1]!
        const xi = Math.floor(x)
        const yi = Math.floor(y)
        let seen = 1
        if (xi >= 0 && yi >= 0 && xi < MAP - 1 && yi < MAP - 1) {
          const z = at[j + 2]! + texel * (0.9 + 1.2 * (1 - facing))
          const i = yi * MAP + xi
          const fx = x - xi
          const fy = y - yi
          const near = (map[i]! > z ? 0 : 1 - fx) + (map[i + 1]! > z ? 0 : fx)
          const next = (map[i + MAP]! > z ? 0 : 1 - fx) + (map[i + MAP + 1]! > z ? 0 : fx)
          seen = near * (1 - fy) + next * fy
        }
        if (isKey) reached[v]! += seen
        else open[v]! += seen * facing
      }
    })
  }
  layers.forEach((layer, l) => {
    const { open, full, key: reached, keyFull } = lit[l]!
    layer.open = open.map((value, v) => (full[v]! > 0 ? value / full[v]! : 1))
    layer.lit = reached.map((value) => value / keyFull)
  })
}

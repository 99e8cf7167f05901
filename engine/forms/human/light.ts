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
  for (let v = 0, j = 0; v < data.length; v += STRIDE, j += 3) {
    let [x, y, z] = [data[v]!, data[v + 1]!, data[v + 2]!]
    if (normals) {
      x += normals[j]! * lift
      y += normals[j + 1]! * lift
      z += normals[j + 2]! * lift
    }
    out[j] = MAP / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
    out[j + 1] = MAP / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale
    out[j + 2] = x * from[0] + y * from[1] + z * from[2]
  }
  return out
}

/** The nearest surface to the light at each pixel. */
function depths(map: Float32Array, { quads }: Mesh, at: Float32Array): void {
  for (let q = 0; q < quads.length; q += 4)
    for (let half = 0; half < 2; half++) {
      const [a, b, c] = [quads[q]! * 3, quads[q + 1 + half]! * 3, quads[q + 2 + half]! * 3]
      const [ax, ay, az] = [at[a]!, at[a + 1]!, at[a + 2]!]
      const [ux, uy, wx, wy] = [at[b]! - ax, at[b + 1]! - ay, at[c]! - ax, at[c + 1]! - ay]
      const area = ux * wy - uy * wx
      if (Math.abs(area) < 1e-9) continue
      const x0 = Math.max(0, Math.ceil(ax + Math.min(0, ux, wx)))
      const x1 = Math.min(MAP - 1, Math.floor(ax + Math.max(0, ux, wx)))
      const y0 = Math.max(0, Math.ceil(ay + Math.min(0, uy, wy)))
      const y1 = Math.min(MAP - 1, Math.floor(ay + Math.max(0, uy, wy)))
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
    layers.forEach((layer, l) => {
      const normals = layer.normals!
      const at = points(layer.mesh, eye, normals, texel * 0.9)
      const own = lit[l]!
      if (isKey) own.keyFull++
      for (let v = 0, j = 0; j < normals.length; v++, j += 3) {
        const cosine = normals[j]! * from[0] + normals[j + 1]! * from[1] + normals[j + 2]! * from[2]
        const facing = layer.isThin ? 0.5 + 0.5 * cosine : Math.abs(cosine)
        const isBehind = !layer.isThin && cosine <= 0
        if (!isKey && isBehind) continue
        if (!isKey) own.full[v]! += facing
        const [x, y] = [at[j]!, at[j + 1]!]
        const [xi, yi] = [Math.floor(x), Math.floor(y)]
        let seen = 1
        if (xi >= 0 && yi >= 0 && xi < MAP - 1 && yi < MAP - 1) {
          const z = at[j + 2]! + texel * (0.9 + 1.2 * (1 - facing))
          const i = yi * MAP + xi
          const [fx, fy] = [x - xi, y - yi]
          const free = (p: number) => (map[p]! > z ? 0 : 1)
          seen =
            (free(i) * (1 - fx) + free(i + 1) * fx) * (1 - fy) +
            (free(i + MAP) * (1 - fx) + free(i + MAP + 1) * fx) * fy
        }
        if (isKey) own.key[v]! += seen
        else own.open[v]! += seen * facing
      }
    })
  }
  layers.forEach((layer, l) => {
    const { open, full, key: reached, keyFull } = lit[l]!
    layer.open = open.map((value, v) => (full[v]! > 0 ? value / full[v]! : 1))
    layer.lit = reached.map((value) => value / keyFull)
  })
}

import {
  apply,
  applyBack,
  clamp,
  turn,
  unit,
  type Mat3,
  type V3,
} from '#engine/forms/sculpt/maths.ts'

export type Camera = {
  yaw: number
  pitch: number
  roll: number
  zoom: number
  x: number
  y: number
  far?: number
  /** Towards the key light, as seen. */ light?: V3
}

/** What the surface is at every pixel: place in the head's own space, normal and depth as seen, occlusion, cast shadow. */
export type Surface = {
  size: number
  hit: Uint8Array
  place: Float32Array
  normal: Float32Array
  depth: Float32Array
  open: Float32Array
  lit: Float32Array
  material: Uint8Array
  project(p: V3): V3
  rotation: Mat3
  pixelsPerUnit: number
}

export const LIGHT: V3 = unit([-0.55, 0.8, 0.62])
const BACK = 3
const BLOCK = 8

const FAR = 7

/** Where a place is in the picture, in pixels, and how near. */
export function projection(camera: Camera, size: number): (p: V3) => V3 {
  const m = turn(camera.yaw, camera.pitch, camera.roll)
  const far = camera.far ?? FAR
  return (p) => {
    const [x, y, z] = apply(m, p)
    const w = far / (far - z)
    return [
      ((x * w - camera.x) / camera.zoom + 1) * size * 0.5,
      (1 - (y * w - camera.y) / camera.zoom) * size * 0.5,
      z,
    ]
  }
}

/** By hand: `set` of a typed array takes ten times as long for three numbers. */
export function put(places: Float32Array, i: number, [x, y, z]: V3): void {
  places[i * 3] = x
  places[i * 3 + 1] = y
  places[i * 3 + 2] = z
}

/** Anything that can be sphere-traced. */
export type Form = { material: number; distance(x: number, y: number, z: number): number }

type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** Sphere-traces the clay: every second pixel, then again each pixel where neighbours disagree. */
export function look(clay: Form, camera: Camera, size: number): Surface {
  const m = turn(camera.yaw, camera.pitch, camera.roll)
  const far = camera.far ?? FAR
  const n = size * size
  const s: Surface = {
    size,
    hit: new Uint8Array(n),
    place: new Float32Array(n * 3),
    normal: new Float32Array(n * 3),
    depth: new Float32Array(n).fill(-9),
    open: new Float32Array(n),
    lit: new Float32Array(n),
    material: new Uint8Array(n),
    rotation: m,
    pixelsPerUnit: size / 2 / camera.zoom,
    project: projection(camera, size),
  }
  const { place, normal } = s
  const [lightX, lightY, lightZ] = applyBack(m, unit(camera.light ?? LIGHT))
  const [eyeX, eyeY, eyeZ] = applyBack(m, [0, 0, far])
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = m as Nine

  // Left lying in one place: a list of three for each of half a million rays would all have to be swept up.
  const ray = new Float64Array(3)
  const aim = (px: number, py: number): void => {
    const sx = (((px + 0.5) / size) * 2 - 1) * camera.zoom + camera.x
    const sy = (1 - ((py + 0.5) / size) * 2) * camera.zoom + camera.y
    const long = Math.sqrt(sx * sx + sy * sy + far * far)
    const [x, y, z] = [sx / long, sy / long, -far / long]
    ray[0] = m0 * x + m3 * y + m6 * z
    ray[1] = m1 * x + m4 * y + m7 * z
    ray[2] = m2 * x + m5 * y + m8 * z
  }
  // a cone as wide as a block of pixels finds how far all its rays are surely free
  const blocks = Math.ceil(size / BLOCK)
  const reach = (BLOCK * 0.75 * 2 * camera.zoom) / size
  const free = new Float64Array(blocks * blocks).fill(Infinity)
  for (let k = 0; k < free.length; k++) {
    aim(((k % blocks) + 0.5) * BLOCK - 0.5, (Math.floor(k / blocks) + 0.5) * BLOCK - 0.5)
    const [dx, dy, dz] = [ray[0]!, ray[1]!, ray[2]!]
    let t = far - BACK
    while (t < far + BACK) {
      const d = clay.distance(eyeX + dx * t, eyeY + dy * t, eyeZ + dz * t)
      if (d < reach + 0.004) {
        free[k] = t
        break
      }
      t += (d - reach) * 0.92
    }
  }

  const shoot = (i: number, px: number, py: number): void => {
    let t = free[Math.floor(py / BLOCK) * blocks + Math.floor(px / BLOCK)]!
    if (t === Infinity) return
    aim(px, py)
    const [dx, dy, dz] = [ray[0]!, ray[1]!, ray[2]!]
    let d = 0
    for (let step = 0; step < 110; step++) {
      d = clay.distance(eyeX + dx * t, eyeY + dy * t, eyeZ + dz * t)
      t += d * 0.92
      if (d < 0.0015 || t > far + 4) break
    }
    if (t > far + 4 || d > 0.08) return
    const x = eyeX + dx * t
    const y = eyeY + dy * t
    const z = eyeZ + dz * t
    const e = 0.006
    s.hit[i] = 1
    s.material[i] = clay.material
    const a = clay.distance(x + e, y - e, z - e)
    const b = clay.distance(x - e, y - e, z + e)
    const c = clay.distance(x - e, y + e, z - e)
    const g = clay.distance(x + e, y + e, z + e)
    const [gx, gy, gz] = [a - b - c + g, -a - b + c + g, -a + b - c + g]
    const long = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    const [ox, oy, oz] = [gx / long, gy / long, gz / long]
    const j = i * 3
    place[j] = x
    place[j + 1] = y
    place[j + 2] = z
    normal[j] = m0 * ox + m1 * oy + m2 * oz
    normal[j + 1] = m3 * ox + m4 * oy + m5 * oz
    normal[j + 2] = m6 * ox + m7 * oy + m8 * oz
    s.depth[i] = m6 * x + m7 * y + m8 * z
  }

  /** Occlusion and cast shadow. */
  const shade = (i: number): void => {
    const j = i * 3
    const x = place[j]!
    const y = place[j + 1]!
    const z = place[j + 2]!
    const ox = m0 * normal[j]! + m3 * normal[j + 1]! + m6 * normal[j + 2]!
    const oy = m1 * normal[j]! + m4 * normal[j + 1]! + m7 * normal[j + 2]!
    const oz = m2 * normal[j]! + m5 * normal[j + 1]! + m8 * normal[j + 2]!
    let closed = 0
    for (let k = 1; k <= 4; k++) {
      const h = 0.036 * k * k
      closed += Math.max(0, h - clay.distance(x + ox * h, y + oy * h, z + oz * h)) / h / k
    }
    let lit = 1
    for (let k = 0, h = 0.06; k < 9 && h < 1.6 && lit > 0; k++) {
      const q = clay.distance(
        x + lightX * h + ox * 0.03,
        y + lightY * h + oy * 0.03,
        z + lightZ * h + oz * 0.03,
      )
      lit = Math.min(lit, 0.5 + (5 * q) / h)
      h += clamp(q, 0.05, 0.3)
    }
    s.open[i] = clamp(1 - closed * 0.62)
    s.lit[i] = clamp(lit)
  }

  for (let y = 0; y < size; y += 2) shootRow(shoot, y, size)
  fill(s, shoot)
  light4(s, shade)
  return s
}

function shootRow(shoot: (i: number, x: number, y: number) => void, y: number, size: number): void {
  for (let x = 0; x < size; x += 2) shoot(y * size + x, x, y)
}

// Rows are walked in functions of their own: one that is called once is left by the compiler at the end of every row.

/** Occlusion and shadow on every fourth pixel, spread to the rest of the same surface. */
function light4(s: Surface, shade: (i: number) => void): void {
  const { size, hit } = s
  for (let y = 0; y < size; y += 4)
    for (let x = 0; x < size; x += 4) if (hit[y * size + x]) shade(y * size + x)
  for (let y = 0; y < size; y++) lightRow(s, y, shade)
}

function lightRow(s: Surface, y: number, shade: (i: number) => void): void {
  const { size, hit, depth } = s
  const fy = (y & 3) / 4
  for (let x = 0; x < size; x++) {
    const i = y * size + x
    const fx = (x & 3) / 4
    if (!hit[i] || !(fx || fy)) continue
    let open = 0
    let lit = 0
    let sum = 0
    for (let k = 0; k < 4; k++) {
      const cx = (x & ~3) + (k & 1) * 4
      const cy = (y & ~3) + (k >> 1) * 4
      const j = cy * size + cx
      if (cx >= size || cy >= size || !hit[j] || Math.abs(depth[j]! - depth[i]!) > 0.07) continue
      const w = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 1e-3
      open += s.open[j]! * w
      lit += s.lit[j]! * w
      sum += w
    }
    if (sum) {
      s.open[i] = open / sum
      s.lit[i] = lit / sum
    } else shade(i)
  }
}

/** The pixels in between: averaged on smooth surface, traced on edges. */
function fill(s: Surface, shoot: (i: number, x: number, y: number) => void): void {
  for (let y = 0; y < s.size; y++) fillRow(s, y, shoot)
}

function fillRow(s: Surface, y: number, shoot: (i: number, x: number, y: number) => void): void {
  const { size, hit, depth, material, place, normal } = s
  const even = size - 1 - ((size - 1) & 1)
  const y0 = y & ~1
  const y1 = Math.min(y0 + (y & 1) * 2, even)
  for (let x = y & 1 ? 0 : 1; x < size; x += y & 1 ? 1 : 2) {
    const x0 = x & ~1
    const x1 = Math.min(x0 + (x & 1) * 2, even)
    const a = y0 * size + x0
    const b = y0 * size + x1
    const c = y1 * size + x0
    const d = y1 * size + x1
    const i = y * size + x
    const hits = hit[a]! + hit[b]! + hit[c]! + hit[d]!
    if (!hits) continue
    const near = Math.max(depth[a]!, depth[b]!, depth[c]!, depth[d]!)
    const deep = Math.min(depth[a]!, depth[b]!, depth[c]!, depth[d]!)
    const mixed =
      material[a] !== material[b] || material[a] !== material[c] || material[a] !== material[d]
    if (hits < 4 || mixed || near - deep > 0.04) {
      shoot(i, x, y)
      continue
    }
    hit[i] = 1
    material[i] = material[a]!
    depth[i] = (depth[a]! + depth[b]! + depth[c]! + depth[d]!) / 4
    for (let k = 0; k < 3; k++) {
      const [p, q, r, t] = [a * 3 + k, b * 3 + k, c * 3 + k, d * 3 + k]
      place[i * 3 + k] = (place[p]! + place[q]! + place[r]! + place[t]!) / 4
      normal[i * 3 + k] = (normal[p]! + normal[q]! + normal[r]! + normal[t]!) / 4
    }
  }
}

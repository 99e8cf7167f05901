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

/** Anything that can be sphere-traced. */
export type Form = { material: number; distance(x: number, y: number, z: number): number }

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
  const light = applyBack(m, unit(camera.light ?? LIGHT))
  const eye = applyBack(m, [0, 0, far])
  const f = (x: number, y: number, z: number): number => clay.distance(x, y, z)

  const ray = (px: number, py: number): V3 => {
    const sx = (((px + 0.5) / size) * 2 - 1) * camera.zoom + camera.x
    const sy = (1 - ((py + 0.5) / size) * 2) * camera.zoom + camera.y
    return applyBack(m, unit([sx, sy, -far]))
  }
  // a cone as wide as a block of pixels finds how far all its rays are surely free
  const blocks = Math.ceil(size / BLOCK)
  const reach = (BLOCK * 0.75 * 2 * camera.zoom) / size
  const free = Float64Array.from({ length: blocks * blocks }, (_, k) => {
    const [dx, dy, dz] = ray(
      ((k % blocks) + 0.5) * BLOCK - 0.5,
      (Math.floor(k / blocks) + 0.5) * BLOCK - 0.5,
    )
    let t = far - BACK
    while (t < far + BACK) {
      const d = f(eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t)
      if (d < reach + 0.004) return t
      t += (d - reach) * 0.92
    }
    return Infinity
  })

  const shoot = (i: number, px: number, py: number): void => {
    let t = free[Math.floor(py / BLOCK) * blocks + Math.floor(px / BLOCK)]!
    if (t === Infinity) return
    const [dx, dy, dz] = ray(px, py)
    let d = 0
    for (let step = 0; step < 110; step++) {
      d = f(eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t)
      t += d * 0.92
      if (d < 0.0015 || t > far + 4) break
    }
    if (t > far + 4 || d > 0.08) return
    const [x, y, z] = [eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t]
    const e = 0.006
    s.hit[i] = 1
    s.material[i] = clay.material
    const a = f(x + e, y - e, z - e)
    const b = f(x - e, y - e, z + e)
    const c = f(x - e, y + e, z - e)
    const g = f(x + e, y + e, z + e)
    const o = unit([a - b - c + g, -a - b + c + g, -a + b - c + g])
    s.place.set([x, y, z], i * 3)
    const v = apply(m, o)
    s.normal.set(v, i * 3)
    s.depth[i] = apply(m, [x, y, z])[2]
  }

  /** Occlusion and cast shadow. */
  const shade = (i: number): void => {
    const [x, y, z] = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    const o = applyBack(m, [s.normal[i * 3]!, s.normal[i * 3 + 1]!, s.normal[i * 3 + 2]!])
    let closed = 0
    for (let k = 1; k <= 4; k++) {
      const h = 0.036 * k * k
      closed += Math.max(0, h - f(x + o[0] * h, y + o[1] * h, z + o[2] * h)) / h / k
    }
    let lit = 1
    for (let k = 0, h = 0.06; k < 9 && h < 1.6 && lit > 0; k++) {
      const q = f(
        x + light[0] * h + o[0] * 0.03,
        y + light[1] * h + o[1] * 0.03,
        z + light[2] * h + o[2] * 0.03,
      )
      lit = Math.min(lit, 0.5 + (5 * q) / h)
      h += clamp(q, 0.05, 0.3)
    }
    s.open[i] = clamp(1 - closed * 0.62)
    s.lit[i] = clamp(lit)
  }

  for (let y = 0; y < size; y += 2) for (let x = 0; x < size; x += 2) shoot(y * size + x, x, y)
  fill(s, shoot)
  light4(s, shade)
  return s
}

/** Occlusion and shadow on every fourth pixel, spread to the rest of the same surface. */
function light4(s: Surface, shade: (i: number) => void): void {
  const { size, hit, depth } = s
  for (let y = 0; y < size; y += 4)
    for (let x = 0; x < size; x += 4) if (hit[y * size + x]) shade(y * size + x)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x
      const [fx, fy] = [(x & 3) / 4, (y & 3) / 4]
      if (!hit[i] || !(fx || fy)) continue
      let [open, lit, sum] = [0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const [cx, cy] = [(x & ~3) + (k & 1) * 4, (y & ~3) + (k >> 1) * 4]
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
}

/** The pixels in between: averaged on smooth surface, traced on edges. */
function fill(s: Surface, shoot: (i: number, x: number, y: number) => void): void {
  const { size, hit, depth, material } = s
  const even = size - 1 - ((size - 1) & 1)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!(x & 1) && !(y & 1)) continue
      const x0 = x & ~1
      const y0 = y & ~1
      const x1 = Math.min(x0 + (x & 1) * 2, even)
      const y1 = Math.min(y0 + (y & 1) * 2, even)
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
        s.place[i * 3 + k] =
          (s.place[a * 3 + k]! + s.place[b * 3 + k]! + s.place[c * 3 + k]! + s.place[d * 3 + k]!) /
          4
        s.normal[i * 3 + k] =
          (s.normal[a * 3 + k]! +
            s.normal[b * 3 + k]! +
            s.normal[c * 3 + k]! +
            s.normal[d * 3 + k]!) /
          4
      }
    }
  }
}

import { clamp, noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { createRng, type Rng } from '#shared/random.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** At this place the hair lies this way, this long (in head units), standing off the skin by `lift`. */
export type Guide = { at: V3; to: V3; length: number; lift: number }
export const lie = (at: V3, to: V3, length: number, lift = 0.25): Guide => ({
  at,
  to,
  length,
  lift,
})

/** The hair as seen: direction and length in pixels on a grid of every fourth pixel. */
export type Flow = {
  cell: number
  wide: number
  tall: number
  x: Float32Array
  y: Float32Array
  length: Float32Array
  /** Light and dark locks, -1..1, drawn out along the hair. */ streak: Float32Array
}

/** Combs the surface: guides weighted by nearness, laid in the tangent plane, then seen by the camera. */
export function comb(s: Surface, guides: readonly Guide[], isPart = false): Flow {
  const cell = 4
  const wide = Math.ceil(s.size / cell)
  const flow: Flow = {
    cell,
    wide,
    tall: wide,
    x: new Float32Array(wide * wide),
    y: new Float32Array(wide * wide),
    length: new Float32Array(wide * wide),
    streak: new Float32Array(wide * wide),
  }
  const m = s.rotation
  for (let j = 0; j < wide * wide; j++) {
    const [gx, gy] = [j % wide, Math.floor(j / wide)]
    const i = Math.min(gy * cell, s.size - 1) * s.size + Math.min(gx * cell, s.size - 1)
    if (!s.hit[i]) continue
    const side = s.place[i * 3]! < 0 ? -1 : 1
    const [px, py, pz] = [Math.abs(s.place[i * 3]!), s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    let [dx, dy, dz, length, lift, sum] = [0, 0, 0, 0, 0, 0]
    for (const { at, to, length: l, lift: up } of guides) {
      const d = (px - at[0]) ** 2 + (py - at[1]) ** 2 + (pz - at[2]) ** 2 + 0.004
      const w = 1 / (d * d)
      dx += to[0] * w
      dy += to[1] * w
      dz += to[2] * w
      length += l * w
      lift += up * w
      sum += w
    }
    dx *= side
    const size = Math.hypot(dx, dy, dz) || 1
    const [vx, vy, vz] = [
      (m[0]! * dx + m[1]! * dy + m[2]! * dz) / size,
      (m[3]! * dx + m[4]! * dy + m[5]! * dz) / size,
      (m[6]! * dx + m[7]! * dy + m[8]! * dz) / size,
    ]
    const [nx, ny, nz] = [s.normal[i * 3]!, s.normal[i * 3 + 1]!, s.normal[i * 3 + 2]!]
    const off = vx * nx + vy * ny + vz * nz - lift / sum
    const [tx, ty] = [vx - nx * off, vy - ny * off]
    const seen = Math.hypot(tx, ty)
    flow.x[j] = tx / (seen + 1e-6)
    flow.y[j] = -ty / (seen + 1e-6)
    flow.length[j] = (length / sum) * clamp(seen, 0.3, 1) * s.pixelsPerUnit
  }
  if (!isPart) streaks(flow)
  return flow
}

/** The lock a place belongs to, between cells. */
export function streakAt({ streak, cell, wide, tall }: Flow, x: number, y: number): number {
  const u = clamp(x / cell, 0, wide - 1.01)
  const v = clamp(y / cell, 0, tall - 1.01)
  const j = Math.floor(v) * wide + Math.floor(u)
  const [a, b] = [u % 1, v % 1]
  return (
    (streak[j]! * (1 - a) + streak[j + 1]! * a) * (1 - b) +
    (streak[j + wide]! * (1 - a) + streak[j + wide + 1]! * a) * b
  )
}

/** How long the hair is at a pixel, in pixels; cells cut by the outline borrow from their neighbours. */
export function hairAt({ flow, w }: Sight, i: number): number {
  const x = Math.floor((i % w) / flow.cell)
  const y = Math.floor(Math.floor(i / w) / flow.cell)
  let most = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      most = Math.max(most, flow.length[(y + dy) * flow.wide + x + dx] ?? 0)
  return most
}

/** Noise smeared along the flow, which is what makes strands gather into locks. */
export function streaks(flow: Flow): void {
  const { wide, x, y } = flow
  const rng = createRng(7)
  const speck = Float32Array.from({ length: wide * wide }, () => rng() * 2 - 1)
  for (let j = 0; j < speck.length; j++) {
    if (!x[j] && !y[j]) continue
    let sum = 0
    for (const way of [1, -1]) {
      let px = j % wide
      let py = Math.floor(j / wide)
      for (let k = 0; k < 7; k++) {
        const i = clamp(Math.round(py), 0, wide - 1) * wide + clamp(Math.round(px), 0, wide - 1)
        sum += speck[i]! * (1 - k / 7)
        px += x[i]! * way
        py += y[i]! * way
      }
    }
    flow.streak[j] = clamp(sum / 2.2, -1, 1)
  }
}

/** One hair from (x, y): follows the flow, gathering into locks, and goes straight on past the outline. */
export function grow(
  flow: Flow,
  x: number,
  y: number,
  length: number,
  wander: number,
  rng: Rng,
): V2[] {
  const steps = Math.max(3, Math.min(14, Math.round(length / 4)))
  const step = length / steps
  const curl = (rng() - 0.5) * wander * 0.5
  const points: V2[] = [[x, y]]
  let [dx, dy] = [0, 0]
  for (let k = 0; k < steps; k++) {
    const j =
      clamp(Math.round(y / flow.cell), 0, flow.tall - 1) * flow.wide +
      clamp(Math.round(x / flow.cell), 0, flow.wide - 1)
    if (flow.x[j] || flow.y[j]) {
      const lock = noise(x * 0.035, y * 0.035) * 0.55 + noise(x * 0.011 + 40, y * 0.011) * 0.4
      const a = lock * wander + curl
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const keep = k === 0 ? 0 : 0.55
      dx = dx * keep + (flow.x[j]! * c - flow.y[j]! * s) * (1 - keep)
      dy = dy * keep + (flow.x[j]! * s + flow.y[j]! * c) * (1 - keep)
    } else {
      const [c, s] = [Math.cos(curl * 0.3), Math.sin(curl * 0.3)]
      ;[dx, dy] = [dx * c - dy * s, dx * s + dy * c]
    }
    const l = Math.hypot(dx, dy) || 1
    x += (dx / l) * step
    y += (dy / l) * step
    points.push([x, y])
  }
  return points
}

export type Root = { x: number; y: number; i: number; length: number; depth: number }

/** Where hairs start: a shaken grid, thinned by the coat, farthest first so that near fur lies over far. */
export function roots(
  s: Sight,
  spacing: (length: number) => number,
  rng: Rng,
  wanted: Float32Array = s.hair,
): Root[] {
  const { w, h, flow } = s
  const out: Root[] = []
  const pitch = 2
  for (let gy = 0; gy < h; gy += pitch) {
    for (let gx = 0; gx < w; gx += pitch) {
      const x = gx + rng() * pitch
      const y = gy + rng() * pitch
      const i = Math.min(h - 1, Math.floor(y)) * w + Math.min(w - 1, Math.floor(x))
      if (!grows(s, i)) continue
      const j = Math.floor(y / flow.cell) * flow.wide + Math.floor(x / flow.cell)
      const length = flow.length[j]!
      const gap = spacing(length)
      if (rng() > ((pitch * pitch) / (gap * gap)) * wanted[i]!) continue
      out.push({ x, y, i, length, depth: s.depth[i]! + (rng() - 0.5) * 0.12 })
    }
  }
  return out.toSorted((a, b) => a.depth - b.depth)
}

import { clamp, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
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
export function hairAt({ flow, w }: Pick<Sight, 'flow' | 'w'>, i: number): number {
  const x = Math.floor((i % w) / flow.cell)
  const y = Math.floor(Math.floor(i / w) / flow.cell)
  let most = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      most = Math.max(most, flow.length[(y + dy) * flow.wide + x + dx] ?? 0)
  return most
}

/** Of every cell and those around it; beside the left and right edge, and no farther than there are cells, as `hairAt` has it. */
function longestAround({ length, wide }: Flow): Float32Array {
  const longest = new Float32Array(length.length)
  for (let j = 0; j < length.length; j++) {
    let most = 0
    for (let row = j - wide; row <= j + wide; row += wide)
      for (let n = Math.max(0, row - 1); n <= row + 1 && n < length.length; n++)
        if (length[n]! > most) most = length[n]!
    longest[j] = most
  }
  return longest
}

/** The same between the middles of cells, for what would show their corners. */
export function softHair({ flow, w }: Pick<Sight, 'flow' | 'w'>): (i: number) => number {
  const { cell, wide, tall } = flow
  const longest = longestAround(flow)
  return (i) => {
    const u = clamp((i % w) / cell - 0.5, 0, wide - 1.01)
    const v = clamp(Math.floor(i / w) / cell - 0.5, 0, tall - 1.01)
    const j = Math.floor(v) * wide + Math.floor(u)
    const [a, b] = [u % 1, v % 1]
    return mix(
      mix(longest[j]!, longest[j + 1]!, a),
      mix(longest[j + wide]!, longest[j + wide + 1]!, a),
      b,
    )
  }
}

/** Noise smeared along the flow, which is what makes strands gather into locks. */
export function streaks(flow: Flow): void {
  const { wide, x, y } = flow
  const rng = createRng(7)
  const speck = new Float32Array(wide * wide)
  for (let j = 0; j < speck.length; j++) speck[j] = rng() * 2 - 1
  for (let j = 0; j < speck.length; j++) {
    if (!x[j] && !y[j]) continue
    const ahead = smeared(flow, speck, j, 1, 0)
    flow.streak[j] = clamp(smeared(flow, speck, j, -1, ahead) / 2.2, -1, 1)
  }
}

/** Adds to a sum what lies one way along the flow, the less the farther. */
function smeared(
  { wide, x, y }: Flow,
  speck: Float32Array,
  j: number,
  way: number,
  before: number,
): number {
  const last = wide - 1
  let sum = before
  let px = j % wide
  let py = Math.floor(j / wide)
  for (let k = 0; k < 7; k++) {
    const i = clamp(Math.round(py), 0, last) * wide + clamp(Math.round(px), 0, last)
    sum += speck[i]! * (1 - k / 7)
    px += x[i]! * way
    py += y[i]! * way
  }
  return sum
}

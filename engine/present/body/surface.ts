import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { pairs, type Body, type Nail, type Stroke } from '#engine/present/body/body.ts'
import { marchBody, type Relief } from '#engine/present/body/march.ts'
import { packSolid, type Vec } from '#engine/present/body/solid.ts'

/** A body as the light and the design see it: form, fine relief, cloth, and where each point lies on the design's canvas. */
export interface Surface {
  relief: Relief
  /** Fine slopes on top of the form: folds, veins, hems. */
  slopeX: Float32Array
  slopeY: Float32Array
  /** Above 0 on a vein. */
  vein: Float32Array
  nail: Float32Array
  /** 0 is bare skin. */
  cloth: Float32Array
  clothColour: readonly [number, number, number]
  /** Along and across the canvas, in units of the picture, measured over the surface. */
  across: Float32Array
  along: Float32Array
  /** 1 where the design may lie. */
  isCanvas: Float32Array
  /** 1 near the body, fading: its shadow on the wall behind. */
  near: Float32Array
}

export const KEY_LIGHT: Vec = unit(-0.5, -0.58, 0.64)

function unit(x: number, y: number, z: number): Vec {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

export function surfaceOf(body: Body, side: number): Surface {
  const solid = packSolid(body.model.groups)
  const relief = marchBody(solid, side, KEY_LIGHT)
  const n = side * side
  const height = new Float32Array(n)
  const nail = new Float32Array(n)
  for (const stroke of body.model.strokes) drawStroke(height, side, stroke)
  const vein = height.map((h) => Math.max(0, h))
  for (const one of body.model.nails) drawNail(height, nail, relief, one)
  const { cloth, colour } = dress(body, relief, solid.names, height)
  const { slopeX, slopeY } = slopesOf(height, side)
  if (body.garments.length > 0) drape(relief, cloth)
  return {
    relief,
    slopeX,
    slopeY,
    vein,
    nail,
    cloth,
    clothColour: colour,
    ...unwrap(body, relief, solid.names, cloth),
    near: nearness(relief),
  }
}

function drawStroke(height: Float32Array, side: number, { points, ...stroke }: Stroke): void {
  const path = smoothPath(pairs(points))
  const width = stroke.width * side
  const reach = Math.ceil(2.5 * width)
  const depth = new Map<number, number>()
  path.forEach(([px, py], k) => {
    // Folds and veins run out at their ends.
    const ending = Math.sin((Math.PI * (k + 0.5)) / path.length) ** 0.6
    const [x, y] = [px * side, py * side]
    for (let row = Math.floor(y - reach); row <= y + reach; row++)
      for (let column = Math.floor(x - reach); column <= x + reach; column++) {
        if (row < 0 || column < 0 || row >= side || column >= side) continue
        const d2 = ((column - x) ** 2 + (row - y) ** 2) / (width * width)
        const v = ending * Math.exp(-d2)
        const i = row * side + column
        if (v > (depth.get(i) ?? 0.02)) depth.set(i, v)
      }
  })
  for (const [i, v] of depth) height[i]! += stroke.height * v
}

/** Catmull-Rom through the points, in steps short enough for the grid. */
function smoothPath(points: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ]
    // Steps of a thousandth: longer ones would show as beads.
    const steps = Math.max(4, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) * 1000))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const along = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t)
      out.push([along(0), along(1)])
    }
  }
  return out
}

function drawNail(height: Float32Array, mask: Float32Array, { side, rim }: Relief, nail: Nail) {
  const { halfWidth, halfLength, angle } = nail
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const reach = 1.5 * halfLength
  const first = (v: number) => Math.max(0, Math.floor((v - reach) * side))
  const last = (v: number) => Math.min(side - 1, Math.ceil((v + reach) * side))
  for (let row = first(nail.y); row <= last(nail.y); row++)
    for (let column = first(nail.x); column <= last(nail.x); column++) {
      const i = row * side + column
      if (rim[i]! < 0) continue
      const [dx, dy] = [column / side - nail.x, row / side - nail.y]
      const u = (dx * c + dy * s) / halfWidth
      const v = (dy * c - dx * s) / halfLength
      // A squared-off oval, as nails are.
      const r = (Math.abs(u) ** 2.6 + Math.abs(v) ** 2.6) ** (1 / 2.6)
      mask[i] = Math.max(mask[i]!, smoothstep(1.04, 0.94, r))
      height[i]! -= 0.14 * halfWidth * Math.exp(-(((r - 1.04) / 0.1) ** 2))
    }
}

const CLOTH_THICKNESS = 0.0035

function dress(body: Body, relief: Relief, names: readonly string[], height: Float32Array) {
  const { side, group, rim } = relief
  const cloth = new Float32Array(side * side)
  let colour: Surface['clothColour'] = [0, 0, 0]
  for (const garment of body.garments) {
    colour = garment.colour
    const isBare = names.map((name) => garment.spares?.includes(name) ?? false)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const i = row * side + column
        if (rim[i]! < -0.012 || isBare[group[i]!]) continue
        const inside = garment.inside((column + 0.5) / side, (row + 0.5) / side)
        if (inside < -0.01) continue
        cloth[i] = Math.max(cloth[i]!, smoothstep(-0.0012, 0.0012, inside))
        // The hem is a rolled edge.
        height[i]! +=
          CLOTH_THICKNESS * smoothstep(-0.002, 0.002, inside) +
          0.002 * Math.exp(-(((inside - 0.006) / 0.004) ** 2)) -
          0.0012 * Math.exp(-(((inside - 0.015) / 0.0016) ** 2))
      }
  }
  return { cloth, colour }
}

/** Cloth hangs over the hollows of the body: it keeps the large forms only. */
function drape(relief: Relief, cloth: Float32Array): void {
  const { side, rim } = relief
  const inside = Float32Array.from(rim, (v, i) => (v > 0 && cloth[i]! > 0 ? 1 : 0))
  const weight = inside.slice()
  const radius = Math.round(side / 30)
  const soften = (values: Float32Array) => blur({ width: side, height: side, values }, { radius })
  soften(weight)
  for (const plane of [relief.nx, relief.ny, relief.nz, relief.open]) {
    const smooth = plane.map((v, i) => v * inside[i]!)
    soften(smooth)
    for (let i = 0; i < plane.length; i++)
      if (weight[i]! > 0.001 && inside[i])
        plane[i] = plane[i]! + (smooth[i]! / weight[i]! - plane[i]!) * cloth[i]!
  }
}

function slopesOf(height: Float32Array, side: number) {
  const slopeX = new Float32Array(side * side)
  const slopeY = new Float32Array(side * side)
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x
      slopeX[i] = (height[i + 1]! - height[i - 1]!) * side * 0.5
      slopeY[i] = (height[i + side]! - height[i - side]!) * side * 0.5
    }
  return { slopeX, slopeY }
}

/** Winds the canvas about its axis: equal steps on the skin are equal steps on the design. */
function unwrap(body: Body, relief: Relief, names: readonly string[], cloth: Float32Array) {
  const { canvas } = body
  const { side, z, rim, group } = relief
  const n = side * side
  const across = new Float32Array(n)
  const along = new Float32Array(n)
  const isCanvas = new Float32Array(n)
  const carries = names.map((name) => canvas.groups.includes(name))
  const [c, s] = [Math.cos(canvas.angle), Math.sin(canvas.angle)]
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const i = row * side + column
      if (rim[i]! < -0.012) continue
      const dx = (column + 0.5) / side - canvas.at[0]
      const dy = (row + 0.5) / side - canvas.at[1]
      const aside = dx * c + dy * s
      const front = (z[i]! - canvas.axisZ) / canvas.flat
      const own = Math.hypot(aside, front)
      // Half the limb's own radius, half the canvas's: the design narrows with the limb, though less than it does.
      across[i] = Math.atan2(aside, Math.max(0.004, front)) * 0.5 * (own + canvas.radius)
      along[i] = dy * c - dx * s
      isCanvas[i] = carries[group[i]!] ? 1 - cloth[i]! : 0
    }
  return { across, along, isCanvas }
}

/** The body's silhouette, softened. */
function nearness({ side, rim }: Relief): Float32Array {
  const mask = Float32Array.from(rim, (v) => (v > 0 ? 1 : 0))
  return blur({ width: side, height: side, values: mask }, { radius: Math.round(side / 26) })
}

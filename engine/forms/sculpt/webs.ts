import type { Laid } from '#engine/forms/sculpt/blades.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import {
  add,
  apply,
  clamp,
  cross,
  curve,
  unit,
  type V2,
  type V3,
} from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { put, type Surface } from '#engine/forms/sculpt/view.ts'

/** What a web shows at a place of its own plane. */
export interface WebPaint {
  tone: number
  hue: number
  line?: number
}

/** A thin skin stretched in an outline: the wing of a butterfly, of a bat, of a bee. It may bend in space as it likes. */
export interface Web {
  /** Closed, in the web's own plane. */
  outline: readonly V2[]
  /** Where a place of the plane lies in space. */
  place: (u: number, v: number) => V3
  paint: (u: number, v: number) => WebPaint
  /** Depth added, so that the pile is in order. */
  lift?: number
}

/** Steps of the net that carries a web into space. */
const STEPS = 22

/** An outline, rounded; corners are kept where a point stands twice. */
export const rounded = (points: readonly V2[], per = 6): V2[] => curve([...points, points[0]!], per)

/** How far a place of the plane is from a line in it. */
export function toLine(points: readonly V2[], u: number, v: number): number {
  let best = 81
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!
    const b = points[i + 1]!
    const eu = b[0] - a[0]
    const ev = b[1] - a[1]
    const h = clamp(((u - a[0]) * eu + (v - a[1]) * ev) / (eu * eu + ev * ev + 1e-9))
    const du = u - a[0] - eu * h
    const dv = v - a[1] - ev * h
    best = Math.min(best, du * du + dv * dv)
  }
  return Math.sqrt(best)
}

/** Lays webs over the surface, each pixel to the nearest. Unlike blades, their tones are markings: black stays black. */
export function layWebs(s: Surface, webs: readonly Web[], laid: Laid): void {
  webs.forEach((web, n) => layWeb(s, web, laid, n + 1))
}

interface Knot {
  uv: V2
  px: V3
  normal: V3
}

function layWeb(s: Surface, web: Web, laid: Laid, part: number): void {
  const us = web.outline.map(([u]) => u)
  const vs = web.outline.map(([, v]) => v)
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  const ring = Float64Array.from(web.outline.flat())
  const knots = Array.from({ length: (STEPS + 1) ** 2 }, (_, k): Knot => {
    const u = mix(u0, u1, (k % (STEPS + 1)) / STEPS)
    const v = mix(v0, v1, Math.floor(k / (STEPS + 1)) / STEPS)
    return { uv: [u, v], px: s.project(web.place(u, v)), normal: normalAt(s, web, u, v) }
  })
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++) {
      const k = row * (STEPS + 1) + column
      const [a, b, c, d] = [knots[k]!, knots[k + 1]!, knots[k + STEPS + 1]!, knots[k + STEPS + 2]!]
      fill(s, web, laid, part, ring, [a, b, c])
      fill(s, web, laid, part, ring, [d, c, b])
    }
}

const REACH = 0.01
/** Half turned to us: a wing's underside in its own shade would be one black. */
function normalAt(s: Surface, { place }: Web, u: number, v: number): V3 {
  const at = place(u, v)
  const own = unit(cross(add(place(u + REACH, v), at, -1), add(place(u, v + REACH), at, -1)))
  const [x, y, z] = apply(s.rotation, own)
  const side = z < 0 ? -1 : 1
  return unit([x * side * 0.7, y * side * 0.7, z * side + 0.35])
}

function fill(
  s: Surface,
  { paint, lift = 0 }: Web,
  laid: Laid,
  part: number,
  ring: Float64Array,
  [a, b, c]: readonly [Knot, Knot, Knot],
): void {
  const area = (b.px[0] - a.px[0]) * (c.px[1] - a.px[1]) - (c.px[0] - a.px[0]) * (b.px[1] - a.px[1])
  if (Math.abs(area) < 1e-6) return
  const xs = [a.px[0], b.px[0], c.px[0]]
  const ys = [a.px[1], b.px[1], c.px[1]]
  const [x0, x1] = [Math.max(0, Math.ceil(Math.min(...xs))), Math.min(s.size - 1, Math.max(...xs))]
  const [y0, y1] = [Math.max(0, Math.ceil(Math.min(...ys))), Math.min(s.size - 1, Math.max(...ys))]
  const skin = MATERIALS.indexOf('skin')
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const p = ((x - a.px[0]) * (c.px[1] - a.px[1]) - (c.px[0] - a.px[0]) * (y - a.px[1])) / area
      const q = ((b.px[0] - a.px[0]) * (y - a.px[1]) - (x - a.px[0]) * (b.px[1] - a.px[1])) / area
      if (p < -1e-9 || q < -1e-9 || p + q > 1 + 1e-9) continue
      const at = (d: 0 | 1): number => a.uv[d] + (b.uv[d] - a.uv[d]) * p + (c.uv[d] - a.uv[d]) * q
      const z = a.px[2] + (b.px[2] - a.px[2]) * p + (c.px[2] - a.px[2]) * q + lift
      const i = y * s.size + x
      if (s.hit[i] && s.depth[i]! > z) continue
      const [u, v] = [at(0), at(1)]
      if (!within(ring, u, v)) continue
      const { tone, hue, line = 0 } = paint(u, v)
      s.hit[i] = 1
      s.lit[i] = 1
      s.open[i] = 1
      s.material[i] = skin
      s.depth[i] = z
      for (let d = 0; d < 3; d++)
        s.normal[i * 3 + d] = a.normal[d]! * (1 - p - q) + b.normal[d]! * p + c.normal[d]! * q
      put(s.place, i, [0, 0, z])
      laid.tone[i] = tone
      laid.hue[i] = hue
      laid.hue2[i] = hue
      laid.blend[i] = 0
      laid.part[i] = part
      laid.hair[i] = 0
      laid.line[i] = line
    }
}

function within(ring: Float64Array, u: number, v: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [au, av, bu, bv] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!]
    if (av > v !== bv > v && u < ((bu - au) * (v - av)) / (bv - av) + au) inside = !inside
  }
  return inside
}

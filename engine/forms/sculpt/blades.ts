import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { add, apply, clamp, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** A laid shape: a feather, a fin ray's web, a leaf of mane. Root to tip along a curve, with a half width at each step. */
export type Blade = {
  /** Spine in space. */ points: readonly V3[]
  widths: readonly number[]
  /** The side that is seen: which way its face looks. */ facing: V3
  /** Tone root to tip, and along both edges. */ tone: readonly [number, number, number]
  hue: number
  /** Colour of the tip and where it starts (0..1). */ tip?: readonly [number, number]
  /** How much it arches over its width. */ arch?: number
  /** Depth added, so that the pile is in order. */ lift?: number
  /** Drawn fine lines: barbs of a feather (angle to the shaft) or rays of a fin (0). */ barb?: number
  shaft?: number
  hair?: number
  /** Fray of the tip, 0..1. */ fray?: number
  /** It lies on the clay and takes its shade, as the small feathers of a breast. */ lies?: boolean
  /** Its own markings, by how far along it (0..1) and across (-1..1): bars, an eye. */
  paint?: (t: number, c: number) => { tone: number; hue: number }
  /** Blades of one group have no outline between them, as the rays of a fin. */ group?: number
}

/** What blades leave at pixels, beside the surface itself. */
export type Laid = {
  tone: Float32Array
  hue: Uint8Array
  /** Second colour and how much of it. */ hue2: Uint8Array
  blend: Float32Array
  part: Int32Array
  hair: Float32Array
  /** Way of the barbs, as seen. */ dx: Float32Array
  dy: Float32Array
  /** Lines on the blade: shaft, barbs, 0..1. */ line: Float32Array
}

/** Lays blades over the surface, each pixel to the nearest. */
export function layBlades(s: Surface, blades: readonly Blade[], laid: Laid): void {
  blades.forEach((blade, n) => layBlade(s, blade, n, laid))
}

const FEATHER = MATERIALS.indexOf('feather')
const SKIN = MATERIALS.indexOf('skin')

/** A blade as it is laid: all that is the same at each of its pixels, with nothing left unsaid. */
interface Laying {
  blade: Blade
  n: number
  last: number
  lift: number
  fray: number
  arch: number
  shaft: number
  hair: number
  part: number
  lies: boolean
  barbs: number
  /** The way of its barbs against the shaft. */ straight: number
  slant: number
  pitch: number
  /** How long it is, in pixels. */ reach: number
  seen: V3
}

function layBlade(s: Surface, blade: Blade, n: number, laid: Laid): void {
  const fine = curve(
    blade.points.map((p, i): readonly number[] => [...p, blade.widths[i]!]),
    6,
  )
  const px = fine.map((p) => s.project([p[0]!, p[1]!, p[2]!]))
  const face = unit(blade.facing)
  const wide = fine.map((p, i): V3 => {
    // half width as seen: across the blade, seen by the camera
    const q = fine[Math.min(i + 1, fine.length - 1)]!
    const o = fine[Math.max(i - 1, 0)]!
    const t = unit([q[0]! - o[0]!, q[1]! - o[1]!, q[2]! - o[2]!])
    const across = unit(cross(t, face))
    const a = s.project(add([p[0]!, p[1]!, p[2]!], across, Math.max(p[3]!, 0.001)))
    return [a[0] - px[i]![0], a[1] - px[i]![1], a[2] - px[i]![2]]
  })
  const seen = apply(s.rotation, face)
  // edge-on it would be a splinter; its neighbours make the outline
  if (blade.lies && seen[2] < 0.12) return
  const barbs = blade.barb ?? 0.9
  const laying: Laying = {
    blade,
    n,
    last: px.length - 1,
    lift: blade.lift ?? 0,
    fray: blade.fray ?? 0,
    arch: blade.arch ?? 0.5,
    shaft: blade.shaft ?? 1,
    hair: blade.hair ?? 0,
    part: 1000 + (blade.group === undefined ? n : 100000 + blade.group),
    lies: blade.lies ?? false,
    barbs,
    straight: Math.cos(barbs),
    slant: Math.sin(barbs),
    pitch: (s.size / 800) * 4.4,
    reach: px
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(p[0] - px[i]![0], p[1] - px[i]![1]), 0),
    seen,
  }
  for (let k = 0; k < laying.last; k++)
    layStep(s, laying, k, new Step(px[k]!, px[k + 1]!, wide[k]!, wide[k + 1]!), laid)
}

/** From one place of a blade's spine to the next, each with its half width as seen. */
class Step {
  readonly from: V3
  readonly to: V3
  readonly wideFrom: V3
  readonly wideTo: V3
  /** Its corners, as x, y. */
  readonly quad: Float64Array

  constructor(from: V3, to: V3, wideFrom: V3, wideTo: V3) {
    this.from = from
    this.to = to
    this.wideFrom = wideFrom
    this.wideTo = wideTo
    this.quad = Float64Array.of(
      from[0] + wideFrom[0],
      from[1] + wideFrom[1],
      from[0] - wideFrom[0],
      from[1] - wideFrom[1],
      to[0] - wideTo[0],
      to[1] - wideTo[1],
      to[0] + wideTo[0],
      to[1] + wideTo[1],
    )
  }
}

// A step, its rows and their pixels are functions of their own: as loops in one they would be compiled anew for every blade.

function layStep(s: Surface, laying: Laying, k: number, step: Step, laid: Laid): void {
  const [x0, x1] = spanOf(step.quad, 0, s.size)
  const [y0, y1] = spanOf(step.quad, 1, s.size)
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      if (within(step.quad, x, y)) layAt(s, laying, k, step, laid, x, y)
}

function layAt(
  s: Surface,
  laying: Laying,
  k: number,
  { from, to, wideFrom, wideTo }: Step,
  laid: Laid,
  x: number,
  y: number,
): void {
  const { blade, n, barbs, pitch, seen, lies, fray, arch } = laying
  const ex = to[0] - from[0]
  const ey = to[1] - from[1]
  const long = Math.sqrt(ex * ex + ey * ey) + 1e-6
  const h = clamp(((x - from[0]) * ex + (y - from[1]) * ey) / (long * long))
  const t = (k + h) / laying.last
  const wx = mix(wideFrom[0], wideTo[0], h)
  const wy = mix(wideFrom[1], wideTo[1], h)
  const ox = x - mix(from[0], to[0], h)
  const oy = y - mix(from[1], to[1], h)
  const c = (ox * wx + oy * wy) / (wx * wx + wy * wy + 1e-6)
  if (Math.abs(c) > 1) return
  // Blades lie over each other many deep: what is hidden is not drawn out.
  const z = mix(from[2], to[2], h) + c * mix(wideFrom[2], wideTo[2], h) + laying.lift
  const i = y * s.size + x
  if (s.hit[i] && s.depth[i]! > z) return
  // barbs slant off the shaft; a lock has hairs along it
  const across = Math.sqrt(wx * wx + wy * wy)
  const phase =
    barbs < 0.2
      ? (c * across) / (pitch * 0.7)
      : (t * laying.reach - Math.abs(c) * across * 0.9) / pitch
  const grain = Math.sin(phase * 2 * Math.PI + n)
  if (fray && t > 1 - fray * 0.5 && grain > 0.55 && Math.abs(c) > 0.3) return
  const w = across + 1e-6
  // half turned to us: a wing's underside in its own shade would be one black
  const own = lies ? 1 : 0.5
  const nx = seen[0] * own + (wx / w) * c * arch
  const ny = seen[1] * own - (wy / w) * c * arch
  const nz = Math.abs(seen[2]) + (lies ? 0.2 : 0.55)
  const steep = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  // what lies on the clay keeps some of the shade that falls there
  const shaded = lies && s.hit[i]
  s.lit[i] = shaded ? Math.max(s.lit[i]!, 0.5) : 1
  s.open[i] = shaded ? Math.max(s.open[i]!, 0.6) : 1
  s.hit[i] = 1
  s.material[i] = laying.hair > 0 ? FEATHER : SKIN
  s.depth[i] = z
  s.normal[i * 3] = nx / steep
  s.normal[i * 3 + 1] = ny / steep
  s.normal[i * 3 + 2] = nz / steep
  s.place[i * 3] = 0
  s.place[i * 3 + 1] = 0
  s.place[i * 3 + 2] = z
  const [root, tip, edge] = blade.tone
  const painted = blade.paint?.(t, c)
  const tone = painted?.tone ?? mix(mix(root, tip, t), edge, smoothstep(0.55, 1, Math.abs(c)))
  laid.tone[i] = clamp(tone + (barbs > 0 ? grain * (barbs < 0.2 ? 0.15 : 0.13) : 0))
  laid.hue[i] = painted?.hue ?? blade.hue
  laid.hue2[i] = blade.tip?.[0] ?? laid.hue[i]
  laid.blend[i] = blade.tip ? smoothstep(blade.tip[1] - 0.25, blade.tip[1] + 0.25, t) : 0
  laid.part[i] = laying.part
  laid.hair[i] = laying.hair
  const side = Math.sign(c)
  const straight = side ? laying.straight : 1
  const slant = laying.slant * side
  laid.dx[i] = (ex / long) * straight + (wx / w) * slant
  laid.dy[i] = (ey / long) * straight + (wy / w) * slant
  const shaft = laying.shaft * smoothstep(1.6, 0.6, Math.abs(c) * w) * smoothstep(1, 0.85, t)
  laid.line[i] = Math.max(shaft, barbs === 0 ? smoothstep(0.75, 0.95, Math.cos(c * 9)) * 0.7 : 0)
}

/** First and last pixel of a step along one side of the picture. */
function spanOf(quad: Float64Array, side: 0 | 1, size: number): [number, number] {
  const [a, b, c, d] = [quad[side]!, quad[side + 2]!, quad[side + 4]!, quad[side + 6]!]
  const least = Math.floor(Math.min(a, b, c, d))
  return [Math.max(0, least), Math.min(size - 1, Math.ceil(Math.max(a, b, c, d)))]
}

function within(quad: Float64Array, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = 6; i < 8; j = i, i += 2) {
    const ay = quad[i + 1]!
    const by = quad[j + 1]!
    if (ay > y === by > y) continue
    const ax = quad[i]!
    if (x < ((quad[j]! - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Steps that the shade of a blade is long. */
const CAST = 7

/** Blades shade what lies right under their edges. */
export function castOnto(s: Surface, part: Int32Array): void {
  const step = s.size / 420
  const aside = Int32Array.from({ length: CAST }, (_, k) => Math.round(-0.5 * (k + 1) * step))
  const above = Int32Array.from({ length: CAST }, (_, k) => Math.round(-0.85 * (k + 1) * step))
  for (let i = 0; i < s.hit.length; i++) {
    const deep = s.hit[i] ? shadeAt(s, part, i, aside, above) : 0
    if (deep > 0) s.open[i] = Math.min(s.open[i]!, 1 - 0.8 * deep)
  }
}

/** How near a place lies under the edge of a blade, 0 to 1. */
function shadeAt(
  { size, depth }: Surface,
  part: Int32Array,
  i: number,
  aside: Int32Array,
  above: Int32Array,
): number {
  const x = i % size
  const y = (i - x) / size
  for (let k = 0; k < CAST; k++) {
    const u = x + aside[k]!
    const v = y + above[k]!
    if (u < 0 || v < 0) return 0
    const j = v * size + u
    if (part[j]! >= 1000 && part[j] !== part[i] && depth[j]! > depth[i]!) return 1 - k / CAST
  }
  return 0
}

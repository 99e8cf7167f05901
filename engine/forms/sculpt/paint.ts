import {
  cross,
  curve,
  noise,
  pairs,
  triples,
  unit,
  type V2,
  type V3,
} from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { MATERIALS, type Material } from '#engine/forms/sculpt/clay.ts'
import { hitsOf, withinBox, type Hits } from '#engine/forms/sculpt/hits.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** A flat frame laid against the head: paint given in it is projected along its normal onto the surface. */
export type Frame = { o: V3; u: V3; v: V3; reach: number }
export const FRONT: Frame = { o: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], reach: 9 }
export const SIDE: Frame = { o: [0, 0, 0], u: [0, 0, 1], v: [0, 1, 0], reach: 9 }
/** A frame at `o` whose u runs towards `to` and whose normal is near `facing`. */
export function frame(o: V3, to: V3, facing: V3, reach = 0.3): Frame {
  const u = unit(to)
  const v = unit(cross(unit(facing), u))
  return { o, u, v, reach }
}

type Layer = {
  frame: Frame
  tone: number
  soft: number
  gloss: number
  alpha: number
  hair: number
  /** How far its edge wanders, differently on either side. */ shake: number
  clip?: V2[]
  /** The frame lies on the middle of an eye. */ isEye?: true
  /** Only on one half: 1 where x is above zero, -1 where below. */ side?: 1 | -1
}
export type Shape = Layer & { kind: 'shape'; points: V2[] }
export type Mark = Layer & { kind: 'mark'; points: V2[]; widths: number[] }
export type Dab = { kind: 'dab'; at: V3; r: number; tone: number; alpha: number; scale: V3 }
/** The coat as a function of the place: unlike all other paint it knows left from right, so a coat need not mirror. */
export type Field = {
  kind: 'field'
  tone: (at: V3) => number
  /** Only what is made of this. */ of?: Material
}
export type Paint = Shape | Mark | Dab | Field
type How = Partial<Pick<Layer, 'soft' | 'gloss' | 'alpha' | 'hair' | 'clip' | 'shake' | 'side'>>

const layer = (f: Frame, tone: number, how: How): Layer => ({
  frame: f,
  tone,
  soft: how.soft ?? 0.012,
  gloss: how.gloss ?? 0,
  alpha: how.alpha ?? 1,
  hair: how.hair ?? 1,
  shake: how.shake ?? 0,
  ...(how.clip ? { clip: how.clip } : {}),
  ...(how.side ? { side: how.side } : {}),
})

/** A filled outline. */
export const shape = (
  f: Frame,
  outline: string | readonly V2[],
  tone: number,
  how: How = {},
): Shape => {
  const points = typeof outline === 'string' ? pairs(outline) : outline
  return { kind: 'shape', points: curve([...points, points[0]!], 6), ...layer(f, tone, how) }
}
/** A brush stroke: [u, v, half width] along it. */
export const mark = (f: Frame, path: string | readonly V3[], tone: number, how: How = {}): Mark => {
  const fine = curve(typeof path === 'string' ? triples(path) : path, 6)
  return {
    kind: 'mark',
    points: fine.map(([a, b]) => [a, b]),
    widths: fine.map((p) => Math.max(p[2], 0)),
    ...layer(f, tone, how),
  }
}
/** A soft ball of tone, as from an airbrush: the colour of a coat. */
export const dab = (at: V3, r: number, tone: number, alpha = 1, scale: V3 = [1, 1, 1]): Dab => ({
  kind: 'dab',
  at,
  r,
  tone,
  alpha,
  scale,
})

export const field = (tone: (at: V3) => number, of?: Material): Field => ({
  kind: 'field',
  tone,
  ...(of ? { of } : {}),
})

export type Coat = {
  tone: Float32Array
  gloss: Float32Array
  hair: Float32Array
  /** Painted detail, kept crisp. */ crisp: Float32Array
  /** Drawn lines of scales and feathers, and where such drawing is. */
  line?: Float32Array
  drawn?: Uint8Array
}

/** Tone and gloss of what is not coat. */
const OWN: Partial<Record<Material, readonly [number, number]>> = {
  skin: [0.72, 0.3],
  horn: [0.4, 0.35],
  tooth: [0.02, 0.2],
  mouth: [0.98, 0],
  bone: [0.1, 0.05],
  tongue: [0.42, 0.4],
}

/** Lays the paints on the surface, in order; both sides, since heads mirror. */
export function paintOn(s: Surface, base: number, paints: readonly Paint[]): Coat {
  const n = s.size * s.size
  const coat: Coat = {
    tone: new Float32Array(n).fill(base),
    gloss: new Float32Array(n),
    hair: new Float32Array(n).fill(1),
    crisp: new Float32Array(n),
  }
  for (let i = 0; i < n; i++) {
    const own = OWN[MATERIALS[s.material[i]!]!]
    if (!s.hit[i] || !own) continue
    coat.tone[i] = own[0]
    coat.gloss[i] = own[1]
  }
  const hits = hitsOf(s)
  for (const paint of paints)
    if (paint.kind === 'dab') airbrush(s, hits, coat, paint)
    else if (paint.kind === 'field') flood(s, hits, coat, paint)
    else lay(s, hits, coat, paint)
  return coat
}

const OWN_AXES: readonly [V3, V3, V3] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

const grows = (material: number): boolean =>
  material < 2 || MATERIALS[material] === 'bone' || MATERIALS[material] === 'horn'

function airbrush(s: Surface, hits: Hits, coat: Coat, { at, r, tone, alpha, scale }: Dab): void {
  const count = withinBox(s, hits, {
    middle: at,
    axes: OWN_AXES,
    low: [-r * scale[0], -r * scale[1], -r * scale[2]],
    high: [r * scale[0], r * scale[1], r * scale[2]],
  })
  for (let h = 0; h < count; h++) {
    const i = hits.found[h]!
    if (!grows(s.material[i]!)) continue
    const x = (Math.abs(s.place[i * 3]!) - at[0]) / scale[0]
    const y = (s.place[i * 3 + 1]! - at[1]) / scale[1]
    const z = (s.place[i * 3 + 2]! - at[2]) / scale[2]
    const q = (x * x + y * y + z * z) / (r * r)
    if (q >= 1) continue
    coat.tone[i] = mix(coat.tone[i]!, tone, (1 - q) ** 1.5 * alpha)
  }
}

function flood(s: Surface, { places }: Hits, coat: Coat, { tone, of }: Field): void {
  const only = of ? MATERIALS.indexOf(of) : -1
  for (let h = 0; h < places.length; h++) {
    const i = places[h]!
    if (of ? s.material[i] === only : grows(s.material[i]!))
      coat.tone[i] = tone([s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!])
  }
}

function lay(s: Surface, hits: Hits, coat: Coat, paint: Shape | Mark): void {
  const { o, u, v, reach } = paint.frame
  const points = Float64Array.from(paint.points.flat())
  const clip = paint.clip ? Float64Array.from(paint.clip.flat()) : null
  const wide = paint.kind === 'mark' ? Math.max(...paint.widths) : 0
  const pad = wide + paint.soft
  const shake = Math.abs(paint.shake)
  const us = paint.points.map((p) => p[0])
  const vs = paint.points.map((p) => p[1])
  const [u0, u1, v0, v1] = [
    Math.min(...us) - pad,
    Math.max(...us) + pad,
    Math.min(...vs) - pad,
    Math.max(...vs) + pad,
  ]
  const count = withinBox(s, hits, {
    middle: o,
    axes: [u, v, cross(u, v)],
    low: [u0 - shake, v0 - shake, -reach],
    high: [u1 + shake, v1 + shake, reach],
  })
  for (let h = 0; h < count; h++) {
    const i = hits.found[h]!
    if (paint.side && s.place[i * 3]! * paint.side < 0) continue
    const x = Math.abs(s.place[i * 3]!) - o[0]
    const y = s.place[i * 3 + 1]! - o[1]
    const z = s.place[i * 3 + 2]! - o[2]
    let a = x * u[0] + y * u[1] + z * u[2]
    let b = x * v[0] + y * v[1] + z * v[2]
    if (paint.shake) {
      const side = s.place[i * 3]! < 0 ? 23 : 0
      a += noise(a * 5 + side, b * 5) * paint.shake
      b += noise(a * 5, b * 5 + side + 40) * paint.shake
    }
    if (a < u0 || a > u1) continue
    if (b < v0 || b > v1) continue
    let d = paint.kind === 'shape' ? outside(points, a, b) : away(points, paint.widths, a, b)
    if (d > paint.soft) continue
    if (clip) d = Math.max(d, outside(clip, a, b))
    const t = smoothstep(paint.soft, -paint.soft, d) * paint.alpha
    if (t <= 0) continue
    coat.tone[i] = mix(coat.tone[i]!, paint.tone, t)
    coat.gloss[i] = mix(coat.gloss[i]!, paint.gloss, t)
    coat.hair[i] = mix(coat.hair[i]!, paint.hair, t)
    if (paint.hair < 0.5) coat.crisp[i] = Math.max(coat.crisp[i]!, t)
  }
}

/** Signed distance to a closed outline of [x, y, ...]: negative inside. */
function outside(points: Float64Array, x: number, y: number): number {
  let best = 1e9
  let inside = false
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const ax = points[i]!
    const ay = points[i + 1]!
    const ex = points[j]! - ax
    const ey = points[j + 1]! - ay
    const px = x - ax
    const py = y - ay
    let h = (px * ex + py * ey) / (ex * ex + ey * ey + 1e-12)
    h = h < 0 ? 0 : h > 1 ? 1 : h
    const dx = px - ex * h
    const dy = py - ey * h
    best = Math.min(best, dx * dx + dy * dy)
    if (ay > y !== points[j + 1]! > y && px < (ex * py) / ey) inside = !inside
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best)
}

/** Distance to the edge of a brush stroke. */
function away(points: Float64Array, widths: readonly number[], x: number, y: number): number {
  let best = 1e9
  for (let i = 0; i + 3 < points.length; i += 2) {
    const px = x - points[i]!
    const py = y - points[i + 1]!
    const ex = points[i + 2]! - points[i]!
    const ey = points[i + 3]! - points[i + 1]!
    let h = (px * ex + py * ey) / (ex * ex + ey * ey + 1e-12)
    h = h < 0 ? 0 : h > 1 ? 1 : h
    const dx = px - ex * h
    const dy = py - ey * h
    const w = widths[i / 2]!
    best = Math.min(best, Math.sqrt(dx * dx + dy * dy) - w - (widths[i / 2 + 1]! - w) * h)
  }
  return best
}

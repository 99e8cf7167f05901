import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise, whip } from '#engine/pixels/noise.ts'
import { planes, regionColours } from '#engine/styles/colour.ts'
import type { RGB } from '#engine/styles/palette.ts'
import { lineInk, type Shaded } from '#engine/styles/shared.ts'

export interface FlashOptions {
  palette: Record<string, RGB>
  /** Where black shading begins and where it is solid. */
  from: number
  full: number
  /** Below this tone the skin shows as a highlight. */
  gap: number
  /** 0 = hard pepper of a whip shader, 1 = the smooth fade of Japanese bokashi. */
  softness: number
  /** How grainy the end of a shade is: 1 by default, near 0 where black ends in a clean edge. */
  grain?: number
  /** Share of a broad form that may be left bare skin. */
  bare?: number
  /** How far each broad shape is whipped black from the side away from the light, in parts of its breadth. */
  side?: number
  /** How deep a colour grows in the shade before black takes over, 0 for one flat colour. */
  grade?: number
  /** How much of each colour runs out towards the light, as bokashi does. */
  fade?: number
}

/** A highlight is a spark on a form. Where more than a share of a broad one would be bare, only its brightest part stays so. */
const BARE_MOST = 0.07
const BROAD_PX = 4000
const SHINE_STEPS = 128

/** Where the light comes from, as a way across the page. */
const AWAY = [0.62, 0.78] as const
/** Smaller shapes are dark or light as a whole. */
const SIDED_PX = 9000

/** How far a place lies on the dark side of its shape: 0 in the middle, about 1 at its far edge; 0 on shapes too small to part. */
function sidesOf({ g, f }: Shaded) {
  const reach = Float32Array.from(g.regions, (region, k) => {
    const { area } = f.shapes[k]!
    // A banner stays light, since its words must be read.
    const isWritten = g.layers[region.layer]?.words !== undefined
    return k > 0 && !isWritten && area > SIDED_PX && region.shade > 0.2 ? 1.5 / Math.sqrt(area) : 0
  })
  return (k: number, x: number, y: number) => {
    const shape = f.shapes[k]!
    return reach[k]! * ((x - shape.cx) * AWAY[0] + (y - shape.cy) * AWAY[1])
  }
}

/** For each region, the shine above which skin shows; 0 where the tone alone decides, above 1 where nothing shines. */
function sparkLimits({ g, l, f }: Shaded, gap: number, most: number): Float32Array {
  const count = g.regions.length
  const lit = new Uint32Array(count)
  const shine = new Uint32Array(count * SHINE_STEPS)
  for (let i = 0; i < g.id.length; i++) {
    const k = g.id[i]!
    if (l.form[i]! < gap) lit[k]!++
    shine[k * SHINE_STEPS + Math.min(SHINE_STEPS - 1, (l.shine[i]! * SHINE_STEPS) | 0)]!++
  }
  // What has its highlights drawn needs no others.
  const gleams = g.regions.filter(({ isGleam, tag }) => isGleam && tag === 'paper')
  const hasGleams = new Set(gleams.map(({ layer }) => layer))
  return Float32Array.from({ length: count }, (_, k) => {
    if (hasGleams.has(g.regions[k]!.layer)) return 2
    const { area } = f.shapes[k]!
    if (area < BROAD_PX || lit[k]! < most * area) return 0
    let left = most * area
    let step = SHINE_STEPS - 1
    while (step > 2 && left > 0) left -= shine[k * SHINE_STEPS + step--]!
    return step <= 2 ? 2 : step / SHINE_STEPS
  })
}

/** Packed flat colour with a skin gap in the highlight, black shading out of every shadow. */
export function flash(
  s: Shaded,
  { palette, from, full, gap, softness, grain = 1, bare = BARE_MOST, ...more }: FlashOptions,
): Ink {
  const { side = 0, grade = 0, fade = 0 } = more
  const { g, l, isColoured } = s
  const { w, h, id, regions } = g
  const black = lineInk(s)
  const colour = planes(s)
  const list = regionColours(s, palette)
  // white is shaded by black alone: grown deeper as a colour, it would turn to mauve
  const depth = list.map((c) => (c ? grade * smoothstep(0.86, 0.6, Math.min(...c)) : 0))
  // Locks and feathers lie so close that full shading would turn a mane black: small dense parts are shaded less.
  const hold = Float32Array.from(regions, (region, k) =>
    s.f.shapes[k]!.area < 2500 && /fur|hair|feather/.test(region.tag) ? 0.1 : 0,
  )
  const spark = sparkLimits(s, gap, bare)
  const sideOf = sidesOf(s)
  const fine = noise(2, 4)
  const coarse = noise(4, 5)
  const patch = fbm(64, 3, 6)
  const edge = 0.04 + 0.08 * grain + 0.3 * softness
  const rough = grain * (1 - 0.55 * softness)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const k = id[i]!
      if (!k) continue
      const t = l.form[i]!
      const c = list[k]
      if (c && isColoured) {
        const limit = spark[k]!
        const isPacked =
          limit > 0
            ? smoothstep(limit + 0.05, limit - 0.05, l.shine[i]! + 0.05 * at(patch, x, y))
            : smoothstep(gap - 0.05, gap + 0.05, t + 0.03 * at(patch, x, y))
        const running = fade > 0 ? 1 - fade * smoothstep(0.46, 0.06, t + 0.04 * at(patch, x, y)) : 1
        const pack = (0.1 + 0.9 * isPacked) * running * (0.97 + 0.03 * at(coarse, x, y))
        const rich = depth[k]!
        const deep = rich > 0 ? rich * smoothstep(0.24, 0.66, t + 0.03 * at(fine, x, y)) : 0
        colour.r[i] = 1 - (1 - c[0] * (1 - 0.55 * deep)) * pack
        colour.g[i] = 1 - (1 - c[1] * (1 - deep)) * pack
        colour.b[i] = 1 - (1 - c[2] * (1 - 0.7 * deep)) * pack
      }
      // Without colour the material's own darkness must be told by the black.
      const dark = (isColoured ? t : 0.55 * t + 0.45 * l.tone[i]!) - hold[k]!
      const whipped = side > 0 ? smoothstep(0.62, 1.5, sideOf(k, x, y) + 0.5 * t) * side : 0
      const ramp = Math.max(smoothstep(from, full, dark) * 1.1, whipped)
      if (ramp <= 0.03) continue
      // Pepper: a tone ramp thresholded by grain leaves loose dots at its end and solid black at its root.
      const n = 0.5 + rough * (0.22 * at(fine, x, y) + 0.28 * whip(coarse, x, y))
      const v = smoothstep(n - edge, n + edge, ramp)
      if (v > black[i]!) black[i] = v
    }
  return isColoured ? { w, h, black, colour } : { w, h, black }
}

import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Fields } from '#engine/render/fields.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { materialOf, type Relief } from '#engine/render/materials.ts'
import { MASK, at, fbm, streaks } from '#engine/pixels/noise.ts'
import type { RegionShape } from '#engine/render/region-shapes.ts'

const KIND: Record<Relief, number> = {
  none: 0,
  hair: 1,
  vein: 2,
  barb: 3,
  leaf: 4,
  scale: 5,
  grain: 6,
  brushed: 7,
  bone: 8,
  rock: 9,
  fold: 10,
  ripple: 11,
  rays: 12,
}

/** Bodies drawn scale by scale need no scales on each scale; broad ones without do. */
const SCALE_AREA_LEAST = 9000

export interface ReliefOptions {
  strength: number
  /** Above 0 where nobody asks for it. */
  covered?: Uint8Array | undefined
}

/**
 * Fine surface height at full size. Each region has its own coordinates: along its axis when it is long, around the layer's
 * origin when it is round (petals around the heart, fur around the nose).
 */
export function relief(
  g: GBuffer,
  f: Fields,
  { strength, covered }: ReliefOptions,
  workspace: Workspace,
): Float32Array {
  const { w, h, id } = g
  const out = workspace.floats('relief', w * h)
  const count = g.regions.length
  const kind = new Uint8Array(count)
  const height = new Float32Array(count)
  const isRadial = new Uint8Array(count)
  g.regions.forEach((region, k) => {
    const material = materialOf(region.tag)
    const shape = f.shapes[k]!
    const isTooSmall = material.relief === 'scale' && shape.area < SCALE_AREA_LEAST
    kind[k] = isTooSmall ? KIND.none : KIND[material.relief]
    height[k] = material.amp * strength * Math.min(1, 0.35 + Math.sqrt(shape.area) / 90)
    const flows = ['hair', 'vein', 'rays'].includes(material.relief)
    isRadial[k] = flows && shape.stretch < (material.relief === 'hair' ? 2.2 : 1e9) ? 1 : 0
  })
  if (strength === 0) return out
  const broad = fbm(64, 3, 21)
  const surface = surfaceFor(broad)
  for (let y = 0; y < h; y++) {
    const half = Math.min(f.h2 - 1, y >> 1) * f.w2
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const k = id[i]!
      if (!k || kind[k] === 0 || (covered !== undefined && isDeep(covered, i, w))) continue
      const shape = f.shapes[k]!
      let u: number
      let v: number
      if (isRadial[k]) {
        const dx = x - shape.ox
        const dy = y - shape.oy
        u = Math.sqrt(dx * dx + dy * dy)
        // Strands keep their width out to about 150 px from the origin, then fan out.
        v = Math.atan2(dy, dx) * 163 + 7 * at(broad, x, y)
      } else {
        const dx = x - shape.cx
        const dy = y - shape.cy
        u = dx * shape.ax + dy * shape.ay
        v = dy * shape.ax - dx * shape.ay
      }
      out[i] = height[k]! * surface(kind[k]!, k, u, v, x, y, f.height[half + (x >> 1)]!, shape)
    }
  }
  return out
}

/** Slopes are taken between neighbours: beside what is not covered the height must be known. */
const isDeep = (covered: Uint8Array, i: number, w: number): boolean =>
  covered[i] === 1 &&
  covered[i - 1] === 1 &&
  covered[i + 1] === 1 &&
  covered[i - w] === 1 &&
  covered[i + w] === 1

type Surface = (
  kind: number,
  k: number,
  u: number,
  v: number,
  x: number,
  y: number,
  form: number,
  shape: RegionShape,
) => number

/** Height of a material's surface at a place, about -1 to 1. Plain arguments: it runs once for every inked pixel. */
function surfaceFor(broad: Float32Array): Surface {
  const hair = streaks(3)
  const rough = fbm(32, 4, 9)
  return (kind, k, u, v, x, y, form, shape) => {
    switch (kind) {
      case KIND.hair:
        return hair[(((2 * v + 9 * at(broad, x, y)) & MASK) << 9) | ((2 * u + k * 37) & MASK)]!
      case KIND.vein:
        return hair[(((v * 1.1) & MASK) << 9) | ((u * 1.2 + k * 61) & MASK)]!
      case KIND.rays:
        return hair[(((v * 1.6) & MASK) << 9) | ((u * 0.6) & MASK)]!
      case KIND.barb: {
        // Barbs leave the quill at an angle on both sides.
        const side = v < 0 ? -v : v
        const barb = hair[(((u * 1.8 - side * 1.6) & MASK) << 9) | ((side * 3 + k * 31) & MASK)]!
        return barb - 1.6 * Math.exp(-side * side * 0.3)
      }
      case KIND.leaf:
        return leafAt(u, v) + 0.25 * at(rough, x, y)
      case KIND.scale:
        return scaleAt(u + 0.22 * form, v + 0.22 * form, shape.area)
      case KIND.grain:
        return hair[(((v * 1.4 + 8 * at(broad, x, y)) & MASK) << 9) | (u & MASK)]!
      case KIND.brushed:
        return hair[(((2 * v) & MASK) << 9) | ((u * 0.5) & MASK)]!
      case KIND.bone:
        return 0.8 * at(rough, x, y)
      case KIND.rock: {
        const ridge = at(rough, x, y)
        return 1 - 2 * (ridge < 0 ? -ridge : ridge)
      }
      case KIND.fold:
        return Math.sin(u * 0.05 + 2.4 * at(broad, x, y))
      case KIND.ripple:
        return Math.sin(form * 0.32 + 1.6 * at(broad, x, y))
      default:
        return 0
    }
  }
}

/** Side veins and a midrib. */
function leafAt(u: number, v: number): number {
  const side = v < 0 ? -v : v
  const p = (u - side * 0.9) / 13
  const q = p - Math.floor(p) - 0.5
  return 0.9 - 3.2 * q * q - 1.5 * Math.exp(-side * side * 0.12)
}

/** Staggered rows of overlapping round scales; their size follows the width of the body. */
function scaleAt(u: number, v: number, area: number): number {
  const size = area > 30000 ? 17 : 13
  const a = u / size
  const row = Math.floor(a)
  let b = v / (size * 0.95) + (row & 1) * 0.5
  b -= Math.floor(b) + 0.5
  const c = a - row
  const r = Math.sqrt(b * b + c * c * 0.5)
  return r < 0.56 ? 1 - r * r * 1.7 : 0.25 * (r - 0.56) - 0.15
}

import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
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
  const material = MATERIALS.indexOf('feather')
  const skin = MATERIALS.indexOf('skin')
  blades.forEach((blade, n) => {
    const fine = curve(
      blade.points.map((p, i): readonly number[] => [...p, blade.widths[i]!]),
      6,
    )
    const px = fine.map((p) => s.project([p[0]!, p[1]!, p[2]!]))
    const face = unit(blade.facing)
    const wide = fine.map((p, i) => {
      // half width as seen: across the blade, seen by the camera
      const q = fine[Math.min(i + 1, fine.length - 1)]!
      const o = fine[Math.max(i - 1, 0)]!
      const t = unit([q[0]! - o[0]!, q[1]! - o[1]!, q[2]! - o[2]!])
      const across = unit(cross(t, face))
      const a = s.project(add([p[0]!, p[1]!, p[2]!], across, Math.max(p[3]!, 0.001)))
      return [a[0] - px[i]![0], a[1] - px[i]![1], a[2] - px[i]![2]] as const
    })
    const last = px.length - 1
    const reach = px
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(p[0] - px[i]![0], p[1] - px[i]![1]), 0)
    const pitch = (s.size / 800) * 4.4
    const m = s.rotation
    const seen: V3 = [
      m[0]! * face[0] + m[1]! * face[1] + m[2]! * face[2],
      m[3]! * face[0] + m[4]! * face[1] + m[5]! * face[2],
      m[6]! * face[0] + m[7]! * face[1] + m[8]! * face[2],
    ]
    // edge-on it would be a splinter; its neighbours make the outline
    if (blade.lies && seen[2] < 0.12) return
    for (let k = 0; k < last; k++) {
      const quad = [
        [px[k]![0] + wide[k]![0], px[k]![1] + wide[k]![1]],
        [px[k]![0] - wide[k]![0], px[k]![1] - wide[k]![1]],
        [px[k + 1]![0] - wide[k + 1]![0], px[k + 1]![1] - wide[k + 1]![1]],
        [px[k + 1]![0] + wide[k + 1]![0], px[k + 1]![1] + wide[k + 1]![1]],
      ] as const
      const xs = quad.map((q) => q[0])
      const ys = quad.map((q) => q[1])
      const [x0, x1] = [
        Math.max(0, Math.floor(Math.min(...xs))),
        Math.min(s.size - 1, Math.ceil(Math.max(...xs))),
      ]
      const [y0, y1] = [
        Math.max(0, Math.floor(Math.min(...ys))),
        Math.min(s.size - 1, Math.ceil(Math.max(...ys))),
      ]
      const [ex, ey] = [px[k + 1]![0] - px[k]![0], px[k + 1]![1] - px[k]![1]]
      const long = Math.hypot(ex, ey) + 1e-6
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          if (!within(quad, x, y)) continue
          const h = clamp(((x - px[k]![0]) * ex + (y - px[k]![1]) * ey) / (long * long))
          const t = (k + h) / last
          const wx = mix(wide[k]![0], wide[k + 1]![0], h)
          const wy = mix(wide[k]![1], wide[k + 1]![1], h)
          const ox = x - mix(px[k]![0], px[k + 1]![0], h)
          const oy = y - mix(px[k]![1], px[k + 1]![1], h)
          const c = (ox * wx + oy * wy) / (wx * wx + wy * wy + 1e-6)
          if (Math.abs(c) > 1) continue
          const barbs = blade.barb ?? 0.9
          // barbs slant off the shaft; a lock has hairs along it
          const across = Math.hypot(wx, wy)
          const phase =
            barbs < 0.2
              ? (c * across) / (pitch * 0.7)
              : (t * reach - Math.abs(c) * across * 0.9) / pitch
          const grain = Math.sin(phase * 2 * Math.PI + n)
          if (blade.fray && t > 1 - blade.fray * 0.5 && grain > 0.55 && Math.abs(c) > 0.3) continue
          const z =
            mix(px[k]![2], px[k + 1]![2], h) +
            c * mix(wide[k]![2], wide[k + 1]![2], h) +
            (blade.lift ?? 0)
          const i = y * s.size + x
          if (s.hit[i] && s.depth[i]! > z) continue
          const arch = blade.arch ?? 0.5
          const w = Math.hypot(wx, wy) + 1e-6
          // half turned to us: a wing's underside in its own shade would be one black
          const own = blade.lies ? 1 : 0.5
          const normal = unit([
            seen[0] * own + (wx / w) * c * arch,
            seen[1] * own - (wy / w) * c * arch,
            Math.abs(seen[2]) + (blade.lies ? 0.2 : 0.55),
          ])
          // what lies on the clay keeps some of the shade that falls there
          const shaded = blade.lies && s.hit[i]
          s.lit[i] = shaded ? Math.max(s.lit[i]!, 0.5) : 1
          s.open[i] = shaded ? Math.max(s.open[i]!, 0.6) : 1
          s.hit[i] = 1
          s.material[i] = (blade.hair ?? 0) > 0 ? material : skin
          s.depth[i] = z
          s.normal.set(normal, i * 3)
          s.place.set([0, 0, z], i * 3)
          const [root, tip, edge] = blade.tone
          const painted = blade.paint?.(t, c)
          const tone =
            painted?.tone ?? mix(mix(root, tip, t), edge, smoothstep(0.55, 1, Math.abs(c)))
          laid.tone[i] = clamp(tone + (barbs > 0 ? grain * (barbs < 0.2 ? 0.15 : 0.13) : 0))
          laid.hue[i] = painted?.hue ?? blade.hue
          laid.hue2[i] = blade.tip?.[0] ?? laid.hue[i]
          laid.blend[i] = blade.tip ? smoothstep(blade.tip[1] - 0.25, blade.tip[1] + 0.25, t) : 0
          laid.part[i] = 1000 + (blade.group === undefined ? n : 100000 + blade.group)
          laid.hair[i] = blade.hair ?? 0
          const turn = Math.sign(c) * barbs
          laid.dx[i] =
            (ex / long) * Math.cos(turn) + (wx / w) * Math.sin(Math.abs(turn)) * Math.sign(c)
          laid.dy[i] =
            (ey / long) * Math.cos(turn) + (wy / w) * Math.sin(Math.abs(turn)) * Math.sign(c)
          const shaft =
            (blade.shaft ?? 1) * smoothstep(1.6, 0.6, Math.abs(c) * w) * smoothstep(1, 0.85, t)
          laid.line[i] = Math.max(
            shaft,
            barbs === 0 ? smoothstep(0.75, 0.95, Math.cos(c * 9)) * 0.7 : 0,
          )
        }
      }
    }
  })
}

function within(
  quad: readonly (readonly [number, number] | readonly number[])[],
  x: number,
  y: number,
): boolean {
  let inside = false
  for (let i = 0, j = 3; i < 4; j = i++) {
    const [ax, ay] = quad[i]!
    const [bx, by] = quad[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

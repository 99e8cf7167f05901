import type { Blade } from '#engine/forms/sculpt/blades.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { frameAt, onTube, radiusAt, type Tube } from '#engine/forms/sculpt/skeleton.ts'

/** The small feathers of a body: rows of blades that lie on a tube, each row over the roots of the next. */
export interface Plumage {
  /** Where along the tube they begin and end, 0..1. */
  from: number
  to: number
  /** Length and half width of a feather at a place along the tube. */
  long: (u: number) => number
  wide: (u: number) => number
  /** 0 a round tip, 1 a lance. */
  pointed?: number
  /** As the clay of the tube: how much narrower it is sideways than deep. */
  flat?: number
  /** How far tips stand off. */
  loose?: number
  /** Half of the way round that is covered, π all of it; and where its middle is. */
  round?: number
  middle?: number
  /** Rows per feather length. */
  dense?: number
  look: (u: number, v: number, row: number) => Pick<Blade, 'tone' | 'hue' | 'tip'>
}

export function plumage(t: Tube, coat: Plumage, seed = 1): Blade[] {
  const { pointed = 0, flat = 1, loose = 0.14, round = Math.PI, middle = 0, dense = 2 } = coat
  const rng = createRng(seed)
  const out: Blade[] = []
  let u = coat.from
  for (let row = 0; u < coat.to; row++) {
    const [long, wide, r] = [coat.long(u), coat.wide(u), radiusAt(t, u)]
    const files = Math.max(3, Math.round((2 * round * r) / (wide * 1.5)))
    for (let file = 0; file < files; file++) {
      const v =
        middle + ((file + (row & 1 ? 0.5 : 0) + (rng() - 0.5) * 0.25) / files - 0.5) * 2 * round
      const length = long * mix(0.88, 1.14, rng())
      const at = u + (rng() - 0.5) * 0.2 * (long / t.total)
      const [, back, side] = frameAt(t, at)
      const face = unit(add(add([0, 0, 0], back, Math.cos(v)), side, Math.sin(v)))
      const sway = (rng() - 0.5) * 0.22
      const place = (k: number): V3 => {
        const w = at + (length * k) / t.total
        // past the end of the tube feathers go straight on
        const over = Math.max(0, w - 1) * t.total
        const radius = radiusAt(t, w)
        const angle = v + (sway * k * length) / Math.max(r, 0.05)
        const on = onTube(t, w, Math.cos(angle) * radius, Math.sin(angle) * radius * flat)
        return add(add(on, face, length * loose * k - 0.008), frameAt(t, 1)[0], over)
      }
      out.push({
        points: [place(0), place(0.35), place(0.68), place(0.9), place(1)],
        widths: [0.6, 1, mix(0.95, 0.78, pointed), mix(0.62, 0.36, pointed), 0.06].map(
          (k) => k * wide,
        ),
        facing: face,
        lies: true,
        lift: 0.03,
        arch: 0.5,
        barb: 0.75,
        shaft: 0.6,
        ...coat.look(at, v, row),
      })
    }
    u += long / dense / t.total
  }
  return out
}

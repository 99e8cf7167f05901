import type { Mesh } from '#engine/forms/human/mesh.ts'
import { placeOf, type Chart } from '#engine/present/body/chart.ts'
import { UNIT_MM } from '#engine/present/body/lens.ts'

export interface Distortion {
  /** Mean over the area of how much longer or shorter than on the sheet a line on the skin is, at its worst direction. */
  mean: number
  /** Nine tenths of the area are better than this. */
  worst: number
  areaMm2: number
}

/** How far from true a chart is where a design of some size lies. */
export function distortionOf(
  mesh: Required<Mesh>,
  { mm, girth }: Chart,
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
): Distortion {
  const found: { area: number; off: number }[] = []
  const { quads } = mesh
  for (let q = 0; q < quads.length; q += 4)
    for (const half of [0, 1]) {
      const corners = [quads[q]!, quads[q + 1 + half]!, quads[q + 2 + half]!]
      const [a, b, c] = corners as [number, number, number]
      const right = mm[a * 2]! - (girth ? girth * Math.round(mm[a * 2]! / girth) : 0)
      // Of a face without a place the comparison is false, too.
      if (!(Math.abs(right) <= halfWidth && Math.abs(mm[a * 2 + 1]!) <= halfHeight)) continue
      const off = stretchOf(mesh, { mm, ...(girth === undefined ? {} : { girth }) }, [a, b, c])
      if (off) found.push(off)
    }
  const areaMm2 = found.reduce((sum, { area }) => sum + area, 0)
  const mean = found.reduce((sum, { area, off }) => sum + area * off, 0) / areaMm2
  let left = 0.9 * areaMm2
  const worst = found.toSorted((p, r) => p.off - r.off).find(({ area }) => (left -= area) <= 0)!.off
  return { mean, worst, areaMm2 }
}

/** The two stretches of one face, by the map from the sheet to the skin. */
function stretchOf(
  mesh: Required<Mesh>,
  { mm, girth }: Chart,
  [a, b, c]: [number, number, number],
) {
  const near = (d: number) => (girth ? d - girth * Math.round(d / girth) : d)
  const ux = near(mm[b * 2]! - mm[a * 2]!)
  const uy = mm[b * 2 + 1]! - mm[a * 2 + 1]!
  const vx = near(mm[c * 2]! - mm[a * 2]!)
  const vy = mm[c * 2 + 1]! - mm[a * 2 + 1]!
  const sheet = ux * vy - uy * vx
  if (!(Math.abs(sheet) > 1e-3)) return undefined
  const [pa, pb, pc] = [placeOf(mesh, a), placeOf(mesh, b), placeOf(mesh, c)]
  const side = (k: 0 | 1 | 2) => (pb[k] - pa[k]) * UNIT_MM
  const other = (k: 0 | 1 | 2) => (pc[k] - pa[k]) * UNIT_MM
  // What a millimetre to the right and one down on the sheet are on the skin.
  const right = ([0, 1, 2] as const).map((k) => (side(k) * vy - other(k) * uy) / sheet)
  const down = ([0, 1, 2] as const).map((k) => (other(k) * ux - side(k) * vx) / sheet)
  const dot = (p: number[], r: number[]) => p.reduce((sum, v, k) => sum + v * r[k]!, 0)
  const [e, f, g] = [dot(right, right), dot(right, down), dot(down, down)]
  const root = Math.sqrt(Math.max(0, ((e - g) / 2) ** 2 + f * f))
  const most = Math.sqrt((e + g) / 2 + root)
  const least = Math.sqrt(Math.max(0, (e + g) / 2 - root))
  return { area: Math.abs(sheet) / 2, off: Math.max(Math.abs(most - 1), Math.abs(least - 1)) }
}

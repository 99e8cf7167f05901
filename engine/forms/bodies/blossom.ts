import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { model, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'

interface Colours {
  petal: number
  heart: number
  leaf: number
}

/** A trumpet of five petals on a bent stem, open towards whoever drinks from it; `into` is the way of the bill. */
export function blossom(
  clay: Clay,
  mouth: V3,
  into: V3,
  { petal, heart, leaf }: Colours,
): { stem: Tube; blades: Blade[] } {
  const throat = add(mouth, into, 0.3)
  // turned a little to us, or the petals would be seen on edge
  const axis = unit(add(into, [0, 0, -1], 0.75))
  const across = unit(cross(axis, [0, 1, 0.2]))
  const up = cross(across, axis)
  const stem = tube(
    'stem',
    [
      throat,
      add(throat, into, 0.14),
      add(add(throat, into, 0.24), [0, -0.3, 0]),
      add(add(throat, into, 0.12), [0, -0.72, 0]),
      add(add(throat, into, -0.1), [0, -1.1, 0]),
    ],
    [0.1, 0.055, 0.03, 0.028, 0.02],
    [0, 1, 0.01],
    4,
  )
  model(clay, stem, { of: 'bone', k: 0.01 })
  const blades = Array.from({ length: 5 }, (_, n): Blade => {
    const a = (n / 5) * 2 * Math.PI + 0.5
    const out = unit(add(add([0, 0, 0], up, Math.sin(a)), across, Math.cos(a)))
    const at = (k: number): V3 =>
      add(add(throat, out, 0.06 + 0.54 * k ** 1.1), into, -0.34 * Math.sin(k * 2.1))
    return {
      points: [at(0), at(0.3), at(0.6), at(0.85), at(1)],
      widths: [0.06, 0.17, 0.26, 0.22, 0.02],
      facing: unit(add(into, out, -0.7)).map((v) => -v) as unknown as V3,
      tone: [0.9, 0.1, 0.25],
      hue: petal,
      paint: (t, c) => {
        const vein = Math.cos(c * 16) > 0.86 && t < 0.8
        return {
          tone: 0.75 * (1 - t) ** 2 + (vein ? 0.3 : 0) + Math.abs(c) ** 4 * 0.2 + 0.05,
          hue: t < 0.34 ? heart : petal,
        }
      },
      barb: 0,
      shaft: 0.4,
      arch: 0.6,
      lift: out[2] * 0.04,
    }
  })
  const leaves = [0.45, 0.75].map((h, n): Blade => {
    const root = stem.points[Math.round(h * (stem.points.length - 1))]!
    const way = unit([n ? -1 : 1, n ? 0.3 : 0.5, 0.3])
    const at = (k: number): V3 => add(add(root, way, 0.46 * k), [0, -0.16, 0], k * k)
    return {
      points: [root, at(0.3), at(0.65), at(1)],
      widths: [0.02, 0.1, 0.08, 0.004],
      facing: [0, 0.4, 1],
      tone: [0.7, 0.2, 0.3],
      hue: leaf,
      barb: 0.6,
      lift: 0.02,
    }
  })
  return { stem, blades: [...blades, ...leaves] }
}

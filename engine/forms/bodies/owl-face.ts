import { OWL_EYE } from '#engine/forms/heads/owl.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, type Seat } from '#engine/forms/sculpt/figure.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'

export const [BROWN, WHITE, BLACK, GOLD, BEAK, WOOD, DARK] = [0, 1, 2, 3, 4, 5, 6]

export type Plume = Pick<Blade, 'tone' | 'hue' | 'paint'>

/** Bars across a feather: dark ones on a pale ground. */
export const barred =
  (bars: number, pale: readonly [number, number], dark: readonly [number, number]) =>
  (t: number, c: number): { tone: number; hue: number } => {
    const isBar = Math.sin((t + c * c * 0.06) * bars * 2 * Math.PI) > 0.25
    const [tone, hue] = isBar ? dark : pale
    return { tone, hue }
  }

export const MOTTLED: Plume = { tone: [0.9, 0.3, 0.05], hue: BROWN }
const VEIL: Plume = { tone: [0.62, 0.2, 0.1], hue: BROWN }
const RIM: Plume = { tone: [0.98, 0.9, 0.6], hue: BLACK }
export const PALE: Plume = { tone: [0.3, 0, 0.02], hue: WHITE }

export type Lay = (
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
  plume: Plume,
  lift: number,
) => void

/** Lays feathers on the front of a skull, by places of the face as seen from before it. */
export function layerOn(clay: Clay, place: Seat, out: Blade[]): Lay {
  /** How far the skull comes forward at a place of the face. */
  const front = (x: number, y: number): number => {
    let z = 0.9
    for (let k = 0; k < 40 && z > -0.4; k++) {
      const d = clay.distance(x, y, z)
      if (d < 0.004) break
      z -= d * 0.8
    }
    return z
  }
  return (from, to, wide, plume, lift) => {
    const at = (k: number): V3 => {
      const [x, y] = [mix(from[0], to[0], k), mix(from[1], to[1], k)]
      return [x, y, front(x, y) + 0.03 * k + 0.01]
    }
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    out.push({
      points: [at(0), at(0.4), at(0.75), at(1)].map((p) => fromSeat(place, p)),
      widths: [wide * 0.5, wide, wide * 0.8, 0.004].map((w) => w * place.scale),
      facing: unit(add(fromSeat(place, [x * 0.8, y * 0.7, 1]), place.o, -1)),
      lies: true,
      lift,
      arch: 0.5,
      barb: 0.6,
      shaft: 0.5,
      ...plume,
    })
  }
}

/** The face of a horned owl: veil round each eye, dark rim, pale brows and bib, ears. */
export const hornedFace =
  (clay: Clay) =>
  (place: Seat): Blade[] => {
    const rng = createRng(4)
    const out: Blade[] = []
    const feather = layerOn(clay, place, out)
    crown(feather, rng)
    for (const side of [1, -1]) {
      const [ex, ey] = [OWL_EYE[0] * side, OWL_EYE[1] - 0.02]
      const ringOf = (
        count: number,
        inner: number,
        outer: number,
        wide: number,
        plume: Plume,
        lift: number,
      ): void => {
        for (let n = 0; n < count; n++) {
          const a = (n / count) * 2 * Math.PI + rng() * 0.1
          const [c, d] = [Math.cos(a), Math.sin(a)]
          // towards the beak the veil is cut short, above it the brow covers it
          const inward = c * side < -0.55
          if (inward && outer > 0.3) continue
          if (d > 0.55 && outer < 0.4) continue
          const reach = outer * (inward ? 0.66 : 1) * (d > 0.4 ? 0.86 : 1)
          feather(
            [ex + c * inner, ey + d * inner * 1.05],
            [ex + c * reach, ey + d * reach * 1.12],
            wide,
            plume,
            lift,
          )
        }
      }
      ringOf(22, 0.28, 0.45, 0.054, RIM, 0.01)
      ringOf(22, 0.21, 0.37, 0.046, VEIL, 0.02)
      ringOf(20, 0.15, 0.28, 0.036, { tone: [0.5, 0.06, 0.05], hue: WHITE }, 0.03)
      // brow: pale plumes from the beak out to the ear
      for (let n = 0; n < 11; n++) {
        const h = n / 10
        feather(
          [side * mix(0.06, 0.36, h), mix(0.17, 0.32, h)],
          [side * mix(0.12, 0.6, h), mix(0.33, 0.52, h)],
          0.036,
          PALE,
          0.05,
        )
      }
      for (let n = 0; n < 8; n++)
        feather(
          [side * mix(0.1, 0.12, rng()), mix(0.1, -0.18, n / 7)],
          [side * mix(0.14, 0.19, rng()), mix(0.0, -0.4, n / 7)],
          0.024,
          PALE,
          0.05,
        )
      ears(out, place, side)
    }
    bib(feather)
    return out
  }

export function crown(feather: Lay, rng: () => number, plume: Plume = MOTTLED, rows = 4): void {
  for (let row = 0; row < rows; row++)
    for (let n = -5; n <= 5; n++) {
      const x = n * 0.085 + (row & 1 ? 0.04 : 0)
      const y = 0.52 - row * 0.06 - Math.abs(x) * 0.18
      feather(
        [x * 0.85, y - 0.04],
        [x * 1.05, y + 0.09 + rng() * 0.02],
        0.042,
        plume,
        0.02 + row * 0.008,
      )
    }
}

function bib(feather: Lay): void {
  for (let row = 0; row < 4; row++)
    for (let n = -5; n <= 5; n++) {
      const x = n * 0.085 + (row & 1 ? 0.04 : 0)
      const y = -0.46 + row * 0.06 + Math.abs(x) * 0.2
      feather(
        [x * 0.9, y + 0.05],
        [x * 1.1, y - 0.14],
        0.05,
        row > 1 ? PALE : MOTTLED,
        0.04 + row * 0.01,
      )
    }
}

/** Long plumes that stand up from the end of the brow. */
function ears(out: Blade[], place: Seat, side: number): void {
  for (let n = 0; n < 9; n++) {
    const h = n / 8
    const root: V3 = [side * mix(0.22, 0.46, h), 0.4 - h * 0.04, 0.12 - h * 0.1]
    const long = 0.5 - Math.abs(h - 0.62) * 0.5
    const way = unit([side * mix(0.3, 0.75, h), 1, -0.12])
    const at = (k: number): V3 =>
      fromSeat(place, add(add(root, way, long * k), [side * 0.2, 0.05, 0], long * k * k * 0.5))
    out.push({
      points: [at(0), at(0.3), at(0.65), at(1)],
      widths: [0.035, 0.05, 0.036, 0.003].map((w) => w * place.scale),
      facing: unit(add(fromSeat(place, [side * 0.2, 0.1, 1]), place.o, -1)),
      lift: 0.08 - Math.abs(n - 4) * 0.006,
      arch: 0.5,
      barb: 0.6,
      tone: n % 3 === 1 ? [0.5, 0.2, 0.05] : [0.95, 0.7, 0.35],
      hue: n % 3 === 1 ? BROWN : BLACK,
    })
  }
}

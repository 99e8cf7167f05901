import type { Ink } from '#engine/render/artwork.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { groundOf } from '#engine/styles/negative-space.ts'
import { flash } from '#engine/styles/old-school.ts'
import { IREZUMI } from '#engine/styles/palette.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** A brushed line, colour that runs out towards the light, and wind about whatever has no stage to stand on. */
export function japanese(s: Shaded): Ink {
  const ink = flash(s, {
    palette: IREZUMI,
    from: 0.3,
    full: 0.98,
    gap: 0.02,
    softness: 1.2,
    fade: 0.24,
  })
  swell(s, ink.black)
  if (!s.g.layers.some(({ role }) => role === 'stage')) blowWind(s, ink.black)
  return ink
}

/** How much wider a brushed line is where it swells, in canvas units. */
const SWELL = 3.4
/** Steps between a thin line and a full one. */
const STEPS = 4

/** Lines as a loaded brush leaves them: they swell on the side away from the light, and more in some places than in others. */
function swell({ g }: Shaded, black: Float32Array): void {
  const { w, h, line } = g
  const drift = fbm(128, 2, 31)
  const step = (SWELL * g.pixel) / STEPS
  const reach = Math.ceil(SWELL * g.pixel) + 1
  for (let y = reach; y < h - reach; y++)
    for (let x = reach, i = y * w + reach; x < w - reach; x++, i++) {
      if (black[i]! > 0.98) continue
      const load = STEPS * Math.min(1, Math.max(0, 0.55 + 0.9 * at(drift, x, y)))
      let v = 0
      for (let n = 1; n <= load; n++) {
        const back = Math.round(n * step * 0.78) * w + Math.round(n * step * 0.62)
        const drawn = line[i - back]!
        if (drawn > v) v = drawn
      }
      if (v / 255 > black[i]!) black[i] = v / 255
    }
}

/** Heights of the bars by turns, in canvas units, and the skin between two of them. */
const BARS = [112, 64, 92, 48, 104, 72]
const GAP = 8
/** How far bars reach to each side, by turns: no two that lie on each other end in one place. */
const ENDS = [0.045, 0.15, 0.07, 0.04, 0.12, 0.055, 0.18]

/** For each level of the canvas, which bar it is in and how far down in that. */
function barsDown(height: number) {
  const bar = new Uint8Array(height)
  const down = new Float32Array(height)
  for (let n = 0, from = -20; from < height; from += BARS[n++ % BARS.length]!) {
    const high = BARS[n % BARS.length]!
    for (let y = Math.max(0, from); y < Math.min(height, from + high); y++) {
      bar[y] = n
      down[y] = (y - from) / high
    }
  }
  return { bar, down }
}

/** Bars of wind that hold the figure: black at their upper edge, run out to skin below, round at their ends. */
function blowWind(s: Shaded, black: Float32Array): void {
  const { g, heroBox } = s
  const { w, h, id, line, pixel } = g
  const ground = groundOf(s)
  const grain = noise(2, 4)
  const [left, right] = [heroBox[0], heroBox[2]]
  const { bar, down } = barsDown(1100)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (id[i] || ground[i]! < 0.02) continue
      const level =
        y / pixel + 40 + 26 * Math.sin(x / pixel / 190 + 0.6) + 9 * Math.sin(x / pixel / 61)
      const at0 = Math.max(0, Math.min(1099, level | 0))
      const [n, t] = [bar[at0]!, down[at0]!]
      const end = mix(
        ENDS[(2 * n) % ENDS.length]!,
        ENDS[(2 * n + 3) % ENDS.length]!,
        smoothstep(left, right, x),
      )
      // The ends are as round as the bar is high.
      const round = 1 - (2 * t - 1) ** 2
      const inside = smoothstep(end, end * 1.14 + 0.003, ground[i]! * (0.3 + 0.7 * round))
      if (inside <= 0) continue
      const high = BARS[n % BARS.length]!
      const gap = smoothstep(0, 2, t * high) * smoothstep(GAP - 1, GAP + 1, (1 - t) * high)
      const shade = 0.95 * (1 - smoothstep(0.02, 0.98, t)) ** 1.15 + 0.06
      const v = inside * gap * shade * (1 + 0.14 * at(grain, x, y)) * (1 - line[i]! / 255)
      if (v > black[i]!) black[i] = Math.min(1, v)
    }
}

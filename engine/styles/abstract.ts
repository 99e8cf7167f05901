import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, streaks } from '#engine/pixels/noise.ts'
import { stampDots } from '#engine/pixels/stamp.ts'
import { planes } from '#engine/styles/colour.ts'
import type { RGB } from '#engine/styles/palette.ts'
import { blackPlane, fadeAtRim, inkBox, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Few, flat, and light enough that black reads on them. */
const PAINTS: readonly RGB[] = [
  [0.86, 0.28, 0.2],
  [0.95, 0.69, 0.24],
  [0.24, 0.5, 0.64],
]
/** Without colour a swath is a thin wash of grey. */
const WASH = 0.24

/** Share of the thing that is laid in black. */
const MASS = 0.26
/** Canvas units: how far shade is gathered into masses, and how far the line strays from the drawing. */
const [GATHER, STRAY] = [9, 7]

/** One pull of a broad brush across the page. */
interface Swath {
  /** Where it begins, the way it goes, how long and how broad it is, in pixels. */
  x: number
  y: number
  dx: number
  dy: number
  long: number
  half: number
  grain: number
}

/** What a few pulls of the brush leave of a thing: its shade in masses of black, colour that goes its own way, and one line. */
export function abstract(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const [x0, y0, x1, y1] = inkBox(g)
  const pulls = swaths([x0, y0, x1, y1], s.seed)
  const black = blackPlane(s, 'zeros')
  const mass = masses(s, pulls[0]!)
  lines(s, black, mass)
  const colour = s.isColoured ? planes(s) : undefined
  const within = fadeAtRim(g, 34)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++)
      for (const [n, pull] of pulls.entries()) {
        const cover = coverOf(pull, x, y) * Math.min(1, 3 * within(x, y))
        if (cover <= 0) continue
        if (!colour) {
          black[i] = Math.max(black[i]!, WASH * cover)
          continue
        }
        const paint = PAINTS[n % PAINTS.length]!
        colour.r[i]! *= 1 - (1 - paint[0]) * cover
        colour.g[i]! *= 1 - (1 - paint[1]) * cover
        colour.b[i]! *= 1 - (1 - paint[2]) * cover
      }
  const dots = spatter(s, pulls[0]!)
  stampDots(pageOf(g, black), dots)
  const ink: Ink = { w, h, black, vectors: { isWhole: false, dots, strokes: [] } }
  return colour ? { ...ink, colour } : ink
}

/** One along the thing, the others across it; each begins outside and runs dry before its end. */
function swaths([x0, y0, x1, y1]: readonly [number, number, number, number], seed: number) {
  const random = createRng(seed + 4)
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const size = Math.hypot(x1 - x0, y1 - y0)
  const lean = random() < 0.5 ? 1 : -1
  return PAINTS.map((_, n): Swath => {
    const angle = lean * [-0.5, -0.36, 0.95][n]! + 0.24 * (random() - 0.5)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const off = size * [0.1, -0.17, 0.2][n]! + 0.05 * size * (random() - 0.5)
    const long = size * [0.86, 0.6, 0.44][n]! * (0.9 + 0.2 * random())
    return {
      x: cx - dy * off - (dx * long) / 2,
      y: cy + dx * off - (dy * long) / 2,
      dx,
      dy,
      long,
      half: size * [0.085, 0.06, 0.045][n]!,
      grain: 60 + n,
    }
  })
}

/** How much paint a pull leaves at a place: whole at first, streaked by its bristles at the rims and where it runs dry. */
function coverOf({ x, y, dx, dy, long, half, grain }: Swath, px: number, py: number): number {
  const along = ((px - x) * dx + (py - y) * dy) / long
  if (along < -0.06 || along > 1.06) return 0
  const across = ((py - y) * dx - (px - x) * dy) / half
  // The hand sways.
  const v = across + 0.16 * Math.sin(along * 4.4 + grain)
  if (v < -1.2 || v > 1.2) return 0
  const bristle = at(streaks(grain), (along * long * 0.5) | 0, (v * half * 2) | 0)
  const rim = smoothstep(1.02, 0.9, Math.abs(v) + 0.13 * bristle)
  const start = smoothstep(-0.03, 0.02, along + 0.035 * bristle)
  const dry = smoothstep(0.05, 0.2, 1 - along * 1.02 + 0.55 * bristle * smoothstep(0.25, 1, along))
  return rim * start * dry
}

/** The darkest quarter, gathered into few shapes with the edge of a dry brush. */
function masses(s: Shaded, { dx, dy }: Swath): Float32Array {
  const { g, l, features } = s
  const { w, h, id } = g
  const tone = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) tone[i] = id[i] ? l.tone[i]! : 0.2
  const radius = Math.max(1, Math.round(GATHER * g.pixel))
  const soft = blur({ width: w, height: h, values: tone }, { radius, passes: 2 })
  const bristles = streaks(57)
  const counts = new Uint32Array(256)
  let all = 0
  const valueAt = (i: number, x: number, y: number) =>
    soft[i]! + 0.07 * at(bristles, ((x * dx + y * dy) * 0.5) | 0, ((y * dx - x * dy) * 2) | 0)
  for (let y = 0; y < h; y += 2)
    for (let x = 0, i = y * w; x < w; x += 2, i += 2) {
      if (!id[i]) continue
      counts[Math.max(0, Math.min(255, (valueAt(i, x, y) * 255) | 0))]!++
      all++
    }
  let cut = 255
  for (let left = MASS * all; cut > 40 && left > 0; cut--) left -= counts[cut]!
  const limit = cut / 255
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (!id[i]) continue
      const gathered = smoothstep(limit - 0.012, limit + 0.012, valueAt(i, x, y))
      // Eyes and mouths keep their own darks, whatever is about them.
      const own = features ? smoothstep(0.05, 0.2, features[i]!) : 0
      const isSolid = g.regions[id[i]!]!.tag === 'black'
      const dark = own > 0 || isSolid ? smoothstep(0.5, 0.62, l.tone[i]!) : 0
      tone[i] = isSolid ? Math.max(gathered, dark) : gathered * (1 - own) + dark * own
    }
  for (let i = 0; i < w * h; i++) if (!id[i]) tone[i] = 0
  return tone
}

/** The drawing's line, strayed as a hand does that does not look down; in black it is skin. */
function lines({ g }: Shaded, black: Float32Array, mass: Float32Array): void {
  const { w, h, line } = g
  const [sway, rock] = [fbm(128, 2, 71), fbm(128, 2, 72)]
  const stray = STRAY * g.pixel
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const u = Math.max(0, Math.min(w - 1, Math.round(x + stray * at(sway, x, y))))
      const v = Math.max(0, Math.min(h - 1, Math.round(y + stray * at(rock, x, y))))
      const drawn = line[v * w + u]! / 255
      const m = mass[i]!
      black[i] = m * (1 - drawn) + (1 - m) * drawn
    }
}

/** Drops flung off where the first pull ends. */
function spatter({ g, seed }: Shaded, { x, y, dx, dy, long, half }: Swath): number[] {
  const random = createRng(seed + 9)
  return Array.from({ length: 14 }, () => {
    const along = long * (0.86 + 0.24 * random())
    const across = half * 2.4 * (random() - 0.5)
    const radius = g.pixel * (1.2 + 5 * random() ** 3)
    return [x + dx * along - dy * across, y + dy * along + dx * across, radius]
  })
    .filter(([px, py]) => Math.min(px!, py!, g.w - px!, g.h - py!) > 40 * g.pixel)
    .flat()
}

import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { stampDot } from '#engine/pixels/stamp.ts'
import { planes } from '#engine/styles/colour.ts'
import { inkBox, lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Cuts the drawing along slanted lines and lets the slices slip: it stays legible and stops being a picture of a thing. */
export function slip(g: GBuffer, { seed, workspace }: Pick<Shaded, 'seed' | 'workspace'>): void {
  const { w, h, id, line } = g
  const random = createRng(seed + 21)
  const slant = (random() < 0.5 ? -1 : 1) * (0.25 + 0.3 * random())
  const room = roomAround(g)
  const cuts: { from: number; shift: number }[] = []
  for (let y = -h; y < 2 * h;) {
    const isLoose = random() < 0.42
    const shift = isLoose ? Math.round((random() - 0.5) * 0.1 * w) : 0
    cuts.push({ from: y, shift: Math.max(-room, Math.min(room, shift)) })
    y += h * (isLoose ? 0.025 + 0.05 * random() : 0.07 + 0.14 * random())
  }
  const fromId = workspace.ids('slip: ids', w * h, 'as left')
  const fromLine = workspace.bytes('slip: lines', w * h, 'as left')
  fromId.set(id)
  fromLine.set(line)
  let band = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const level = y + slant * x
      while (band < cuts.length - 1 && cuts[band + 1]!.from <= level) band++
      while (band > 0 && cuts[band]!.from > level) band--
      const { shift } = cuts[band]!
      const sx = x - shift
      const sy = Math.round(y + slant * shift)
      const isIn = sx >= 0 && sx < w && sy >= 0 && sy < h
      const i = y * w + x
      id[i] = isIn ? fromId[sy * w + sx]! : 0
      line[i] = isIn ? fromLine[sy * w + sx]! : 0
    }
}

/** How far a slice may slip and still leave bare paper at the rim. */
function roomAround(g: GBuffer): number {
  const [x0, y0, x1, y1] = inkBox(g)
  return Math.max(0, Math.floor(Math.min(x0, y0, g.w - x1, g.h - y1) - 16 * g.pixel))
}

/** Light enough that lines and halftone read on them. */
const BLOTS = [
  [0.96, 0.5, 0.42],
  [0.47, 0.68, 0.88],
  [0.99, 0.81, 0.36],
] as const

/** Halftone on one side, bare line on the other, and blots of flat colour that ignore both. */
export function abstract(s: Shaded): Ink {
  const { g, l, seed } = s
  const { w, h, id } = g
  const black = lineInk(s)
  const page = pageOf(g, black)
  const random = createRng(seed + 4)
  const [x0, y0, x1, y1] = inkBox(g)
  const dots: number[] = []
  const cell = 9 * g.pixel
  const lean = random() < 0.5 ? 1 : -1
  const reach = Math.hypot(w, h)
  for (let u = -reach; u < reach; u += cell)
    for (let v = -reach; v < reach; v += cell) {
      const x = w / 2 + (u - v) * Math.SQRT1_2
      const y = h / 2 + (u + v) * Math.SQRT1_2
      if (x < 2 || y < 2 || x > w - 3 || y > h - 3) continue
      const i = (y | 0) * w + (x | 0)
      if (!id[i]) continue
      const fade = smoothstep(
        -0.25,
        0.5,
        (lean * (x - (x0 + x1) / 2)) / (x1 - x0) + (y - y0) / (y1 - y0) - 0.35,
      )
      const radius = cell * 0.72 * Math.sqrt(Math.max(0, l.tone[i]! - 0.16)) * fade
      if (radius < 0.7) continue
      dots.push(x, y, radius)
      stampDot(page, { x, y, radius })
    }
  const ink: Ink = { w, h, black, vectors: { dots, strokes: [] } }
  if (!s.isColoured) return ink
  return { ...ink, colour: blots(s, [x0, y0, x1, y1], random) }
}

function blots(s: Shaded, [x0, y0, x1, y1]: readonly number[], random: () => number) {
  const { g } = s
  const { w, h } = g
  const colour = planes(s)
  const ragged = fbm(128, 5, 44)
  for (const [n, c] of BLOTS.entries()) {
    const wantedX = x0! + (x1! - x0!) * (0.2 + 0.6 * random())
    const wantedY = y0! + (y1! - y0!) * (0.2 + 0.6 * random())
    const r = Math.min(x1! - x0!, y1! - y0!) * (0.2 + 0.14 * random())
    // A ragged blot reaches a third farther than its radius.
    const room = 1.34 * r + 16 * g.pixel
    const cx = Math.min(w - room, Math.max(room, wantedX))
    const cy = Math.min(h - room, Math.max(room, wantedY))
    for (let y = Math.max(0, (cy - 1.6 * r) | 0); y < Math.min(h, cy + 1.6 * r); y++)
      for (let x = Math.max(0, (cx - 1.6 * r) | 0); x < Math.min(w, cx + 1.6 * r); x++) {
        const d = Math.hypot(x - cx, y - cy) / r + 0.3 * at(ragged, x + 170 * n, y)
        const a = 0.94 * smoothstep(1.02, 0.98, d) * (0.9 + 0.1 * smoothstep(0.8, 1, d))
        if (a <= 0) continue
        const i = y * w + x
        // Cut paper, not glaze: where blots overlap the later one covers, for two colours laid over each other are mud.
        colour.r[i] = colour.r[i]! * (1 - a) + c[0] * a
        colour.g[i] = colour.g[i]! * (1 - a) + c[1] * a
        colour.b[i] = colour.b[i]! * (1 - a) + c[2] * a
      }
  }
  return colour
}

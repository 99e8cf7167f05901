import { createRng, type Rng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { stampSegment, stampStroke } from '#engine/pixels/stamp.ts'
import { blackPlane, pageOf, type Shaded } from '#engine/styles/shared.ts'

interface Family {
  angle: number
  /** The tone from which it is drawn. */
  from: number
  strength: number
}

const FAMILIES: readonly Family[] = [
  { angle: -0.85, from: 0.34, strength: 0.8 },
  { angle: -0.62, from: 0.52, strength: 0.85 },
  { angle: 0.72, from: 0.66, strength: 0.85 },
  { angle: 0.12, from: 0.8, strength: 0.95 },
]

/** Pencil on skin: the outline drawn three times, four families of hatching by tone, a few construction lines. */
export function sketch(s: Shaded): Ink {
  const { w, h } = s.g
  const black = blackPlane(s, 'zeros')
  const random = createRng(s.seed)
  searchLines(s, black)
  const strokes: number[][] = []
  for (const family of FAMILIES) hatch(s, black, family, random, strokes)
  construct(s, black, random)
  return { w, h, black, vectors: { dots: [], strokes } }
}

/** The same outline three times, pulled about by slow noise. */
function searchLines({ g }: Shaded, black: Float32Array): void {
  const { w, h, line } = g
  const slow = fbm(128, 2, 31)
  const pressure = fbm(64, 3, 33)
  const passes = [
    { reach: 3, strength: 1.15, offset: 0 },
    { reach: 9, strength: 0.62, offset: 170 },
    { reach: 12, strength: 0.45, offset: 340 },
  ]
  for (const { reach, strength, offset } of passes)
    for (let y = 14; y < h - 14; y++)
      for (let x = 14, i = y * w + 14; x < w - 14; x++, i++) {
        const sx = x + reach * at(slow, x + offset, y)
        const sy = y + reach * at(slow, x, y + offset + 90)
        const v = line[(sy | 0) * w + (sx | 0)]!
        if (v < 20) continue
        const p = strength * (0.8 + 0.5 * at(pressure, x + offset, y)) * (v / 255)
        if (p > black[i]!) black[i] = p < 1 ? p : 1
      }
}

function hatch(
  { g, l }: Shaded,
  black: Float32Array,
  { angle, from, strength }: Family,
  random: Rng,
  strokes: number[][],
): void {
  const { w, h, id } = g
  const page = pageOf(g, black)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const long = 0.75 * Math.hypot(w, h)
  const step = Math.max(1, 5 * g.pixel)
  for (let off = -long; off < long; off += (5 + 2.6 * random()) * g.pixel) {
    const bow = (random() - 0.5) * 0.0001
    let stroke: number[] = []
    let limit = 0
    for (let t = -long; t < long; t += step) {
      const b = off + bow * t * t
      const x = w / 2 + c * t - s * b
      const y = h / 2 + s * t + c * b
      const isInside = x > 1 && y > 1 && x < w - 2 && y < h - 2
      const i = isInside ? (y | 0) * w + (x | 0) : 0
      const tone = isInside && id[i] ? l.tone[i]! : 0
      const isOn = tone > from + (random() - 0.5) * 0.07
      if (isOn) {
        if (stroke.length === 0) limit = t + (70 + 150 * random()) * g.pixel
        const pressure = Math.min(1, 0.35 + stroke.length * 0.05)
        stroke.push(x, y, (0.42 + 0.75 * Math.min(1, (tone - from) * 1.7)) * pressure)
      }
      if (stroke.length === 0 || (isOn && t <= limit)) continue
      // The pencil leaves the paper a little late.
      stroke.push(x + 0.8 * c * step, y + 0.8 * s * step, 0.2)
      if (stroke.length > 9) {
        strokes.push(stroke)
        stampStroke(page, stroke, strength)
      }
      stroke = []
    }
  }
}

/** A circle drawn three times and the axes through it, as a draughtsman begins. */
function construct({ g, heroBox }: Shaded, black: Float32Array, random: Rng): void {
  const { w, h } = g
  const page = pageOf(g, black)
  const [cx, cy] = [(heroBox[0] + heroBox[2]) / 2, (heroBox[1] + heroBox[3]) / 2]
  const radius = Math.min(w, h) * 0.36
  // A line that ran off the paper would be cut on skin.
  const reach = Math.min(1.2 * radius, 0.96 * Math.min(cx, cy, w - cx, h - cy))
  const faint = (ax: number, ay: number, bx: number, by: number, alpha: number) =>
    stampSegment(page, { x: ax, y: ay, radius: 0.6 }, { x: bx, y: by, radius: 0.6 }, alpha)
  for (let k = 0; k < 3; k++) {
    const r = radius * (0.97 + 0.06 * random())
    const from = random() * 6.28
    const [ox, oy] = [cx + 8 * (random() - 0.5), cy + 8 * (random() - 0.5)]
    for (let a = 0; a < 5.8; a += 0.035) {
      const [p, q] = [from + a, from + a + 0.037]
      const alpha = 0.4 * Math.sin((a / 5.8) * Math.PI)
      faint(
        ox + r * Math.cos(p),
        oy + r * Math.sin(p),
        ox + r * Math.cos(q),
        oy + r * Math.sin(q),
        alpha,
      )
    }
  }
  for (const [ux, uy] of [
    [0, reach],
    [reach, 0],
    [0.72 * reach, 0.75 * reach],
  ] as const)
    for (let t = -1; t < 1; t += 0.02)
      faint(
        cx + ux * t,
        cy + uy * t,
        cx + ux * (t + 0.02),
        cy + uy * (t + 0.02),
        0.34 * (1 - t ** 6),
      )
}

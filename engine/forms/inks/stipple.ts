import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { stampDot } from '#engine/pixels/stamp.ts'
import type { Rng } from '#shared/random.ts'

export interface StippleOptions {
  rng: Rng
  /** Tone from which there are no dots, because it is black already. */
  cut: number
  /** Pixels between dots and their size, in hairs' widths. */
  gap?: number
  size?: number
  /** Whether scales and feathers are dotted too; they are drawn in lines otherwise. */
  onDrawn?: boolean
}

/** What grows no hair turns to black through dots. */
export function stipple(
  s: Sight,
  sheet: Sheet,
  mass: Float32Array,
  { rng, cut, gap = 4.2, size = 1, onDrawn = false }: StippleOptions,
): void {
  const page = { width: s.w, height: s.h, values: sheet.ink }
  const step = gap * s.needle
  for (let y = 2; y < s.h - 3; y += step)
    for (let x = 2; x < s.w - 3; x += step) {
      const px = Math.max(1, Math.min(s.w - 2, x + (rng() - 0.5) * step))
      const py = Math.max(1, Math.min(s.h - 2, y + (rng() - 0.5) * step))
      const i = Math.round(py) * s.w + Math.round(px)
      const isBald = s.drawn[i] ? onDrawn : !grows(s, i) && s.crisp[i]! <= 0.3
      if (!s.hit[i] || !isBald) continue
      const m = mass[i]!
      if (m > cut || rng() > smoothstep(0.16, cut, m) ** 1.6 * s.fade[i]!) continue
      stampDot(page, { x: px, y: py, radius: mix(0.8, 1.5, m) * s.needle * size })
    }
}

import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { grow, hairAt, roots } from '#engine/forms/sculpt/hair.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { stipple } from '#engine/forms/inks/blackwork.ts'
import { strands } from '#engine/forms/inks/realism.ts'

const HOLE = MATERIALS.indexOf('mouth')

/** One thin needle: contours where the surface ends, then hair only where the coat or the shade turns. */
export function fineLine(s: Sight, seed = 1): Sheet {
  const { flow, fade, dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const soft = blurred(dark, s, Math.round(4 * scale))
  const broad = blurred(dark, s, Math.round(16 * scale))
  const body = blurred(s.hit, s, Math.round(7 * scale))
  const thin = (t: number): number => 0.85 * scale * smoothstep(-0.2, 0.15, t) * (1 - t * 0.75)
  for (const { x, y, i, length } of roots(s, (l) => Math.max(5.5 * scale, l * 0.12), rng)) {
    const edge = smoothstep(0.92, 0.6, body[i]!)
    const turn = smoothstep(0.02, 0.16, soft[i]! - broad[i]!)
    const deep = smoothstep(0.42, 0.95, soft[i]!)
    const marking = smoothstep(0.72, 0.95, s.tone[i]!) * (length > 60 * scale ? 0.35 : 0.8)
    const chance =
      Math.max(edge * 0.9, turn * 0.45, deep * 0.34, marking) * smoothstep(0.25, 0.9, fade[i]!)
    if (rng() > chance) continue
    sheet.stroke(
      grow(flow, x, y, Math.max(length, 11 * scale) * mix(0.7, 1.15, rng()), 0.5, rng),
      thin,
      1,
      () => 0.92,
    )
  }
  for (let i = 0; i < dark.length; i++) {
    const c = s.crisp[i]!
    // holes are black even in a line drawing
    if (s.material[i] === HOLE)
      sheet.ink[i] = Math.max(sheet.ink[i]!, smoothstep(0.85, 0.9, dark[i]!))
    if (c > 0)
      sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.74, 0.86, dark[i]!), smoothstep(0.4, 0.8, c))
  }
  for (const { points, near } of s.contours) {
    const shown = (t: number): number => {
      const i = near[Math.min(near.length - 1, Math.round(t * near.length))]!
      return (
        (grows(s, i) ? smoothstep(26, 15, hairAt(s, i) / scale) : 1) *
        smoothstep(0.5, 0.8, fade[i]!)
      )
    }
    sheet.stroke(
      points,
      () => 0.95 * scale,
      1,
      (t) => shown(t) * 0.95,
    )
  }
  stipple(s, sheet, soft, scale, rng, 5 * scale, 0.6)
  strands(s, sheet, { weight: 0.7, tones: [1] })
  return sheet
}

import { grow, hairAt, roots, streakAt } from '#engine/forms/sculpt/hair.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { clamp, noise, type V2 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { blurred, Sheet, tapered, unstair } from '#engine/forms/sculpt/pen.ts'

/** Black and grey: a soft wash, then hair over hair, each carrying the tone of its root; light stays skin. */
export function realism(s: Sight, seed = 1): Sheet {
  const { flow, fade, dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const soft = blurred(dark, s, Math.round(3 * scale))
  for (let i = 0; i < soft.length; i++) {
    if (!s.hit[i]) continue
    const furry = grows(s, i) ? s.hair[i]! : 0
    const lock = furry > 0.5 ? streakAt(flow, i % s.w, Math.floor(i / s.w)) * 0.18 : 0
    sheet.ink[i] = clamp(mix(dark[i]!, soft[i]! * 0.94 + lock * soft[i]!, furry)) * fade[i]!
  }
  const passes = [
    { gap: 0.1, least: 4.6, reach: 1.15, width: 1.5, shift: 0.2, spread: 0.16, alpha: 0.5 },
    { gap: 0.09, least: 3.6, reach: 1, width: 1, shift: 0.04, spread: 0.26, alpha: 0.62 },
    { gap: 0.13, least: 4.4, reach: 0.8, width: 0.75, shift: -0.24, spread: 0.2, alpha: 0.6 },
  ]
  for (const pass of passes) {
    const places = roots(
      s,
      (length) => clamp(length * pass.gap, pass.least * scale, 6.5 * scale),
      rng,
    )
    for (const { x, y, i, length } of places) {
      const lock = streakAt(flow, x, y) * smoothstep(8, 50, length / scale)
      const tone = clamp(
        soft[i]! +
          pass.shift * mix(0.6, 1.2, soft[i]!) +
          (rng() - 0.5) * pass.spread +
          lock * mix(0.26, 0.42, smoothstep(40, 140, length / scale)),
      )
      const line = grow(
        flow,
        x,
        y,
        Math.max(length, 9 * scale) * pass.reach * mix(0.65, 1.25, rng()),
        0.55,
        rng,
      )
      const width =
        clamp(length / (30 * scale), 0.45, 1) * pass.width * scale * mix(0.7, 1.3, rng())
      const alpha = pass.alpha * fade[i]! ** 0.6
      if (alpha > 0.03 && (fade[i]! > 0.95 || rng() < fade[i]!))
        sheet.stroke(
          line,
          tapered(width),
          tone,
          (t) => alpha * smoothstep(0, 0.12, t) * (1 - t * 0.55),
        )
    }
  }
  restore(s, sheet)
  unstair(sheet, s.depth, (i) => s.hit[i] === 1 && !grows(s, i))
  rims(s, sheet)
  strands(s, sheet)
  for (let i = 0; i < sheet.ink.length; i++) {
    const d = sheet.ink[i]!
    if (d <= 0.004) continue
    const grain =
      noise((i % s.w) * 0.8, Math.floor(i / s.w) * 0.8) *
      (grows(s, i) ? 0.05 : 0.09) *
      d *
      (1 - d) *
      4
    sheet.ink[i] = clamp(smoothstep(0.06, 0.93, d) * 0.85 + d * 0.15 + grain * 0.6)
  }
  return sheet
}

/** White before white, as a pale head on skin, keeps a breath of an edge. */
function rims(s: Sight, sheet: Sheet): void {
  const { needle } = s
  for (const { points, near } of s.contours) {
    const at = (t: number): number => near[Math.min(near.length - 1, Math.round(t * near.length))]!
    const bare = (t: number): number =>
      (grows(s, at(t)) ? smoothstep(24, 10, hairAt(s, at(t)) / needle) * 0.6 + 0.2 : 1) *
      s.fade[at(t)]!
    sheet.stroke(
      points,
      () => 1.1 * needle,
      0.85,
      (t) => 0.4 * bare(t),
    )
  }
}

/** Eyes, nose and lips come back over the hair. */
function restore({ crisp, dark, fade }: Sight, sheet: Sheet): void {
  for (let i = 0; i < dark.length; i++)
    if (crisp[i]! > 0) sheet.ink[i] = mix(sheet.ink[i]!, dark[i]! * fade[i]!, crisp[i]!)
}

/** Whiskers, barbels and single hairs: a dark line and, beside it, a light one. */
export function strands(
  { strands: lines, needle }: Sight,
  sheet: Sheet,
  { weight = 1, tones = [0.9, 0] }: { weight?: number; tones?: readonly number[] } = {},
): void {
  const scale = needle * weight
  for (const { points, width } of lines)
    tones.forEach((tone, k) =>
      sheet.stroke(
        points.map(([x, y]): V2 => [x, y - k * 1.1 * scale]),
        (t) => width * (1 - t * 0.78) * scale * (k ? 0.6 : 1),
        tone,
        () => 0.85,
      ),
    )
}

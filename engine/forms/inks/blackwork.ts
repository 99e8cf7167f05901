import { grow, hairAt, roots, streakAt } from '#engine/forms/sculpt/hair.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { clamp } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng, type Rng } from '#shared/random.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { strands } from '#engine/forms/inks/realism.ts'

const CUT = 0.56

/** Bold black: masses by a light threshold, their edges carved by wedges of black and of bare skin along the hair. */
export function blackwork(s: Sight, seed = 1): Sheet {
  const { flow, fade, dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const soft = blurred(dark, s, Math.round(5 * scale))
  const body = blurred(s.hit, s, Math.round(9 * scale))
  const lock = (i: number): number => streakAt(flow, i % s.w, Math.floor(i / s.w))
  const mass = new Float32Array(soft.length)
  for (let i = 0; i < soft.length; i++) {
    if (!s.hit[i]) continue
    const furry = grows(s, i) && s.hair[i]! > 0.5
    const seen = furry ? soft[i]! : mix(soft[i]!, dark[i]!, s.crisp[i]!)
    // the coat counts beside the light, so that markings read even in shadow
    mass[i] = mix(seen, s.tone[i]!, furry ? 0.3 : 0)
  }
  for (let i = s.w; i < mass.length - s.w; i++)
    if (fade[i]! > 0.995 || fade[i]! + lock(i) * 0.3 > 0.72) sheet.ink[i] = edge(mass, i, s.w)
  drawn(s, sheet, mass)
  stipple(s, sheet, mass, scale, rng)

  // where the drawing dissolves there is no fill, only wedges growing rarer
  for (const { x, y, i, length } of roots(s, (l) => Math.max(4 * scale, l * 0.07), rng)) {
    if (
      fade[i]! > 0.999 ||
      fade[i]! < 0.12 ||
      mass[i]! + lock(i) * 0.2 < CUT ||
      rng() > fade[i]! * 1.1
    )
      continue
    const width = clamp(length * 0.05, 1.4 * scale, 4 * scale) * mix(0.5, 1.1, rng())
    sheet.stroke(
      grow(flow, x, y, length * mix(0.5, 1, rng()), 0.45, rng),
      (t) => width * smoothstep(-0.8, 0.2, t) * (1 - t) ** 0.9,
      1,
      () => 1,
    )
  }
  const places = roots(s, (length) => Math.max(7.5 * scale, length * 0.17), rng)
  for (const { x, y, i, length } of places) {
    const rim = smoothstep(0.9, 0.6, body[i]!) * 0.3
    const isBlack = mass[i]! + lock(i) * 0.16 + (rng() - 0.5) * 0.2 + rim > CUT
    if (fade[i]! < 0.12 || rng() > fade[i]! * 1.2 || (!isBlack && fade[i]! < 0.8)) continue
    // deep inside a black mass a few thin cuts of skin keep it fur; deep in the light, a few black flicks
    const other = Math.abs(mass[i]! - CUT) > 0.2 && rng() < 0.16
    const line = grow(flow, x, y, Math.max(length, 15 * scale) * mix(0.7, 1.2, rng()), 0.45, rng)
    const width =
      clamp(length * 0.055, 1.5 * scale, 4.2 * scale) * mix(0.6, 1.15, rng()) * (other ? 0.45 : 1)
    sheet.stroke(
      line,
      (t) => width * smoothstep(-0.08, 0.22, t) * (1 - t) ** 0.9,
      isBlack !== other ? 1 : 0,
      () => 1,
    )
  }
  for (let i = s.w; i < dark.length - s.w; i++) {
    const c = s.crisp[i]!
    if (c > 0 && !s.drawn[i])
      sheet.ink[i] = mix(sheet.ink[i]!, edge(mass, i, s.w), smoothstep(0.3, 0.7, c))
  }
  for (const { points, near, far } of s.contours) {
    const bald = (i: number): number =>
      (grows(s, i) ? smoothstep(20, 11, hairAt(s, i) / scale) : 1) * smoothstep(0.4, 0.8, fade[i]!)
    const at = (list: readonly number[], t: number): number =>
      list[Math.min(list.length - 1, Math.round(t * list.length))]!
    const taper = (t: number): number => smoothstep(0, 0.06, t) * smoothstep(1, 0.94, t)
    sheet.stroke(
      points,
      (t) => 2.3 * scale * taper(t) * bald(at(near, t)),
      1,
      (t) => (bald(at(near, t)) > 0.05 ? 1 : 0),
    )
    // black before black is parted by a cut of skin
    const parted = (t: number): number =>
      s.hit[at(far, t)] &&
      (s.depth[at(near, t)]! - s.depth[at(far, t)]! > 0.18 ||
        s.part?.[at(near, t)] !== s.part?.[at(far, t)]) &&
      mass[at(near, t)]! > CUT &&
      mass[at(far, t)]! > CUT - 0.1
        ? 1
        : 0
    sheet.stroke(points, (t) => 1.2 * scale * taper(t) * parted(t), 0, parted)
  }
  strands(s, sheet, { weight: 1.2, tones: [1] })
  return sheet
}

/** Scales and feathers: black lines and black roots in the light; in the dark, black with the lines left as skin. */
function drawn(s: Sight, sheet: Sheet, mass: Float32Array): void {
  const shade = blurred(s.shade, s, Math.round(3 * s.needle))
  for (let i = s.w; i < mass.length - s.w; i++) {
    if (!s.drawn[i]) continue
    mass[i] = shade[i]! * 0.8 + s.tone[i]! * 0.6
    const line = s.line[i]!
    // a line is the opposite of what it crosses
    const night = smoothstep(0.34, 0.42, shade[i]! + (s.tone[i]! * (1 - line) - 0.35) * 0.3)
    const fill = smoothstep(CUT - 0.04, CUT + 0.04, mass[i]! - line * 0.5)
    const cut = Math.max(fill, 0.98) - smoothstep(0.25, 0.6, line)
    sheet.ink[i] = mix(Math.max(fill, line), cut, night)
  }
}

/** A crisp threshold however gentle the slope. */
function edge(field: Float32Array, i: number, size: number): number {
  const slope = Math.hypot(field[i + 1]! - field[i - 1]!, field[i + size]! - field[i - size]!) / 2
  return clamp((field[i]! - CUT) / Math.max(slope, 0.002) + 0.5)
}

/** What grows no hair turns to black through dots. */
export function stipple(
  s: Sight,
  sheet: Sheet,
  mass: Float32Array,
  scale: number,
  rng: Rng,
  gap = 4.2 * scale,
  size = 1,
): void {
  for (let y = 2; y < s.h - 2; y += gap) {
    for (let x = 2; x < s.w - 2; x += gap) {
      const [px, py] = [x + (rng() - 0.5) * gap, y + (rng() - 0.5) * gap]
      const i = clamp(Math.round(py), 0, s.h - 1) * s.w + clamp(Math.round(px), 0, s.w - 1)
      if (!s.hit[i] || grows(s, i) || s.crisp[i]! > 0.3 || s.drawn[i]) continue
      const m = mass[i]!
      if (m > CUT || rng() > smoothstep(0.16, CUT, m) ** 1.6 * s.fade[i]!) continue
      sheet.stroke(
        [
          [px - 0.2, py],
          [px + 0.2, py],
        ],
        () => mix(0.8, 1.5, m) * scale * size,
        1,
        () => 1,
      )
    }
  }
}

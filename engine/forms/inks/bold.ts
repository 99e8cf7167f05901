import { grow, roots } from '#engine/forms/sculpt/hair.ts'
import { clamp } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'

/** How heavily the pen is held. */
export interface BoldOptions {
  /** Weight of the outline, 1 by default. */
  line?: number
  /** How much black shade there is beside markings and folds, 1 by default. */
  shade?: number
}

/**
 * The black of coloured styles: a bold outline from depth and part edges, markings, and shade that ends in pepper dots and
 * hair wedges.
 */
export function bold(s: Sight, seed = 1, { line = 1, shade: amount = 1 }: BoldOptions = {}): Sheet {
  const { flow } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const shade = blurred(s.shade, s, Math.round(4 * scale))
  const marks = blurred(s.tone, s, Math.round(scale))
  const crease = creases(s)
  for (let i = 0; i < shade.length; i++) {
    if (!s.hit[i]) continue
    // On a blade the tone is shade, drawn as pepper; elsewhere it is a marking, drawn black.
    const isBlade = s.part[i]! >= 1000
    const deep =
      amount *
      Math.max(
        smoothstep(0.36, 0.76, shade[i]!),
        isBlade ? smoothstep(0.45, 0.95, s.tone[i]!) * 0.9 : 0,
      )
    const pepper = rng() < deep ** 1.3 ? 0.92 * smoothstep(0.05, 0.35, deep) : 0
    const mass = smoothstep(0.56, 0.84, shade[i]!) * amount
    const crisp = s.crisp[i]! > 0.3
    const marking = isBlade
      ? 0
      : Math.max(
          smoothstep(0.68, 0.8, crisp ? s.tone[i]! : marks[i]!),
          crisp ? smoothstep(0.5, 0.8, s.tone[i]!) : 0,
        )
    sheet.ink[i] = Math.max(pepper, mass, crease[i]!, marking)
  }
  for (const { x, y, i, length } of roots(s, (l) => Math.max(9 * scale, l * 0.2), rng)) {
    const isEdge = Math.abs(shade[i]! - 0.55) < 0.14
    if (!isEdge && rng() > 0.1) continue
    const width = mix(0.7, 1.5, rng()) * scale * (isEdge ? 1.1 : 0.7)
    sheet.stroke(
      grow(flow, x, y, clamp(length, 8 * scale, 60 * scale) * mix(0.7, 1.1, rng()), 0.4, rng),
      (t) => width * smoothstep(-0.1, 0.2, t) * (1 - t) ** 0.9,
      1,
      () => 0.95,
    )
  }
  outline(s, sheet, line * scale)
  for (const { points, width } of s.strands)
    sheet.stroke(
      points,
      (t) => width * scale * 1.3 * (1 - t * 0.7) + 0.6,
      1,
      () => 1,
      true,
    )
  return sheet
}

/** Lines where forms meet in a fold: between muscles, toes, lip and cheek. */
export function creases(s: Sight): Float32Array {
  const { w, h, needle } = s
  const [nx, ny] = [0, 1].map((d) =>
    blurred(
      Float32Array.from(s.hit, (hit, i) => (hit ? s.normal[i * 3 + d]! : 0)),
      s,
      Math.round(1.5 * needle),
    ),
  ) as [Float32Array, Float32Array]
  const out = new Float32Array(s.hit.length)
  const step = Math.max(1, Math.round(2 * needle))
  const isSame = (i: number, j: number) => s.hit[j] && Math.abs(s.depth[j]! - s.depth[i]!) <= 0.1
  for (let y = step; y + step < h; y++)
    for (let x = step; x + step < w; x++) {
      const i = y * w + x
      if (!s.hit[i] || s.drawn[i]) continue
      const bend = nx[i + step]! - nx[i - step]! - (ny[i + step * w]! - ny[i - step * w]!)
      if (bend > -0.2) continue
      if (!isSame(i, i - step) || !isSame(i, i + step)) continue
      if (!isSame(i, i - step * w) || !isSame(i, i + step * w)) continue
      out[i] = smoothstep(0.2, 0.36, -bend)
    }
  return out
}

/** The pen: heavy where the figure ends, lighter inside it, thickest below; it breaks into hair where the coat is long. */
function outline(s: Sight, sheet: Sheet, scale: number): void {
  for (const { points, near, far } of s.contours) {
    const at = (list: readonly number[], t: number): number =>
      list[Math.min(list.length - 1, Math.round(t * list.length))]!
    const taper = (t: number): number =>
      mix(0.35, 1, smoothstep(0, 0.05, t) * smoothstep(1, 0.95, t))
    const heavy = (t: number): number => {
      const [i, j] = [at(near, t), at(far, t)]
      const below = 1 + 0.35 * clamp(-s.normal[i * 3 + 1]!)
      return (s.hit[j] ? 1.55 : 2.5) * below
    }
    sheet.stroke(
      points,
      (t) => heavy(t) * scale * taper(t),
      1,
      () => 1,
      true,
    )
  }
  const rng = createRng(3)
  const rim = blurred(s.hit, s, Math.round(4 * scale))
  const atRim = Float32Array.from(rim, (v) => (v < 0.8 ? 1 : 0))
  for (const { x, y, i, length } of roots(s, () => 5 * scale, rng, atRim)) {
    if (!grows(s, i) || length < 22 * scale) continue
    sheet.stroke(
      grow(s.flow, x, y, length * mix(0.6, 1.1, rng()), 0.35, rng),
      (t) => 2.1 * scale * (1 - t) ** 0.8,
      1,
      () => 1,
    )
  }
}

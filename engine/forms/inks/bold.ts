import { creases } from '#engine/forms/inks/creases.ts'
import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { Comb, scatter, taperTable } from '#engine/forms/inks/hairs.ts'
import { hairAt, streakAt } from '#engine/forms/sculpt/hair.ts'
import { clamp } from '#engine/forms/sculpt/maths.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, noise, whip } from '#engine/pixels/noise.ts'
import { createRng } from '#shared/random.ts'

/** How heavily the pen is held. */
export interface BoldOptions {
  /** Weight of the lines, 1 by default. */
  line?: number
  /** How much black shade there is beside markings and folds, 1 by default. */
  shade?: number
  /** 0 = the pepper of a whip shader, 1 = a smooth fade. */
  softness?: number
  /** How grainy the end of a shade is: 1 by default, near 0 where black ends in a clean edge. */
  grain?: number
  /** Whether colour lies under the black, true by default. Without it a dark coat is told by the black alone. */
  isColoured?: boolean
}

/** From this darkness on, seen from afar so that stripes and spots are none, a coat without colour is packed black. */
const DARK_COAT = [0.49, 0.57] as const
const AFAR = 20
/** A pale mark on it stays bare. */
const PALE_MARK = [0.15, 0.4] as const

/** Where light lies on what is packed black. Skin instead of a colour is so much brighter that less of it tells a form. */
const SHINING = [0.58, 0.16] as const
const GLEAMING = [0.24, 0.03] as const

/** Parts that are feathers or fins are numbered from here: their tone is shade, elsewhere it is a marking. */
const BLADES = 1000

/** What is packed black wherever no light falls on it. */
export const isPackedBlack = (tag: string): boolean =>
  tag === 'black' || tag === 'furBlack' || tag === 'featherBlack'

/**
 * The black of coloured styles: lines within the figure, markings, and shade that ends in pepper and hair wedges. The line around
 * the figure is the style's own, so that it closes around all that is coloured.
 */
export function bold(
  s: Sight,
  seed = 1,
  {
    line = 1,
    shade: amount = 1,
    softness = 0,
    grain: rough = 1,
    isColoured = true,
  }: BoldOptions = {},
): Sheet {
  const sheet = new Sheet(s)
  const scale = s.needle
  const shade = blurred(s.shade, s, Math.round(4 * scale))
  const marks = blurred(s.tone, s, Math.max(1, Math.round(scale)))
  const folds = creases(s)
  const [fine, coarse] = [noise(2, 4), noise(4, 5)]
  const night = nightOf(s, isColoured)
  const [dim, bright] = isColoured ? SHINING : GLEAMING
  const soft = 0.04 + 0.08 * rough + 0.3 * softness
  for (let y = 0, i = 0; y < s.h; y++)
    for (let x = 0; x < s.w; x++, i++) {
      if (!s.hit[i]) continue
      const isBlade = s.part[i]! >= BLADES
      const isCrisp = s.crisp[i]! > 0.3
      const own = isCrisp ? s.tone[i]! : marks[i]!
      let ramp = amount * smoothstep(0.4, 0.86, shade[i]!)
      if (isBlade) ramp = Math.max(ramp, amount * 0.75 * smoothstep(0.5, 1, s.tone[i]!))
      else ramp = Math.max(ramp, smoothstep(isCrisp ? 0.5 : 0.66, 0.82, own))
      const packed = isCrisp ? 0 : night(i)
      if (packed > 0) {
        const seen = shade[i]! + streakAt(s.flow, x, y) * 0.14
        ramp = Math.max(ramp, packed * (1.1 - 1.2 * smoothstep(dim, bright, seen)))
      }
      let v = s.drawn[i] ? smoothstep(0.4, 0.85, s.line[i]!) * 0.9 : folds[i]!
      if (ramp > 0.03) {
        const grain =
          0.5 + rough * (1 - 0.55 * softness) * (0.22 * at(fine, x, y) + 0.28 * whip(coarse, x, y))
        v = Math.max(v, smoothstep(grain - soft, grain + soft, ramp * 1.1))
      }
      sheet.ink[i] = v
    }
  wedges(s, sheet, shade, seed)
  within(s, sheet, { weight: line * scale, night })
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

/** How far a place is packed black wherever no light falls on it. */
function nightOf(s: Sight, isColoured: boolean): (i: number) => number {
  const isBlack = s.tags.map(isPackedBlack)
  const coat = isColoured ? undefined : blurred(s.tone, s, Math.round(AFAR * s.needle))
  return (i) => {
    if (isBlack[s.hue[i]!]) return 1
    if (!coat || s.part[i]! >= BLADES) return 0
    return smoothstep(...DARK_COAT, coat[i]!) * smoothstep(...PALE_MARK, s.tone[i]!)
  }
}

const WEDGE = taperTable({
  width: (t) => smoothstep(-0.1, 0.2, t) * (1 - t) ** 0.9,
  opacity: () => 0.95,
})

/** Coats from this length on are drawn as locks, fully so at the second. */
const LOCKS = [30, 64] as const

/** Hair where light turns to shade, a few single ones, and lines all along the locks of a mane: bare, they would be plates of armour. */
function wedges(s: Sight, sheet: Sheet, shade: Float32Array, seed: number): void {
  const scale = s.needle
  const rng = createRng(seed)
  const comb = new Comb(s, 0.4)
  const isEdge = (i: number) => Math.abs(shade[i]! - 0.55) < 0.14
  const roots = scatter(
    s,
    rng,
    (length) => Math.max(9 * scale, length * 0.2),
    (i) =>
      s.fade[i]! < 0.5
        ? 0
        : isEdge(i)
          ? 1
          : mix(0.1, 0.55, smoothstep(LOCKS[0], LOCKS[1], hairAt(s, i) / scale)),
  )
  for (let k = 0; k < roots.count; k++) {
    const i = roots.place[k]!
    const length = clamp(roots.length[k]!, 8 * scale, 60 * scale) * mix(0.7, 1.1, rng())
    comb.hair(
      sheet,
      { x: roots.x[k]!, y: roots.y[k]!, length, curl: (rng() - 0.5) * 0.2 },
      { width: mix(0.7, 1.5, rng()) * scale * (isEdge(i) ? 1.1 : 0.7), tone: 1, opacity: 1 },
      WEDGE,
    )
  }
}

/** Lines between one part of the figure and another; skin where both are black. */
function within(
  s: Sight,
  sheet: Sheet,
  { weight, night }: { weight: number; night: (i: number) => number },
): void {
  for (const contour of s.contours) {
    const { far } = contour
    const width = along(
      s,
      contour,
      (i, k) => (s.hit[far[k]!] ? 1.55 + 0.4 * clamp(-s.normal[i * 3 + 1]!) : 0),
      3 * s.needle,
    )
    drawEdge(
      sheet,
      contour,
      width.map((v) => v * weight),
    )
    const isNight = (i: number) => night(i) > 0.5 || s.tone[i]! > 0.7
    const apart = along(
      s,
      contour,
      (i, k) => (s.hit[far[k]!] && isNight(i) && isNight(far[k]!) ? 1 : 0),
      5 * s.needle,
    )
    drawEdge(
      sheet,
      contour,
      apart.map((v) => (v > 0.6 ? 0.8 * s.needle : 0)),
      { tone: 0 },
    )
  }
}

import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { Comb, scatter, taperTable } from '#engine/forms/inks/hairs.ts'
import { strands } from '#engine/forms/inks/realism.ts'
import { stipple } from '#engine/forms/inks/stipple.ts'
import { hairAt, streakAt } from '#engine/forms/sculpt/hair.ts'
import { clamp } from '#engine/forms/sculpt/maths.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { createRng, type Rng } from '#shared/random.ts'

/** What is darker than this is black. */
export const CUT = 0.56

/** Coat and light without any shine: on a black coat a shine would be a hole in the drawing. */
export function dullDark({ hit, tone, shade }: Sight): Float32Array {
  const dull = new Float32Array(hit.length)
  for (let i = 0; i < dull.length; i++)
    if (hit[i]) dull[i] = 1 - (1 - tone[i]! * 0.96) * (1 - shade[i]!)
  return dull
}

export interface BlackOptions {
  /** How much darker everything is taken to be, 0 by default. */
  dark?: number
  /** Weight of the line where no hair grows, 1 by default. */
  line?: number
  /** Whether bare surfaces turn to black through dots; two values and nothing between otherwise. */
  isDotted?: boolean
}

/** Bold black: masses by a light threshold, their edges carved by wedges of black and of bare skin along the hair. */
export function blackwork(
  s: Sight,
  seed = 1,
  { dark: darker = 0, line = 1, isDotted = true }: BlackOptions = {},
): Sheet {
  const { flow, fade, dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const scale = s.needle
  const soft = blurred(dullDark(s), s, Math.round(5 * scale))
  const mass = new Float32Array(soft.length)
  const hasMarks = isMarked(s)
  const ofCoat = hasMarks ? COAT_IF_MARKED : COAT
  for (let i = 0; i < soft.length; i++) {
    if (!s.hit[i]) continue
    const isFurry = grows(s, i) && s.hair[i]! > 0.5
    const seen = isFurry ? soft[i]! : mix(soft[i]!, dark[i]!, s.crisp[i]!)
    // the coat counts beside the light, so that markings read even in shadow
    mass[i] = mix(seen, s.tone[i]!, isFurry ? ofCoat : 0) + (s.crisp[i]! > 0.3 ? 0 : darker)
  }
  for (let y = 1, i = s.w; y < s.h - 1; y++)
    for (let x = 0; x < s.w; x++, i++)
      if (fade[i]! > 0.995 || (s.hit[i] && fade[i]! + streakAt(flow, x, y) * 0.3 > 0.72))
        sheet.ink[i] = edge(mass, i, s.w)
  drawn(s, sheet, mass)
  if (isDotted) stipple(s, sheet, mass, { rng, cut: CUT })
  wedges(s, sheet, mass, rng)
  if (hasMarks) markings(s, sheet)
  for (let i = s.w; i < dark.length - s.w; i++) {
    const c = s.crisp[i]!
    if (c > 0 && !s.drawn[i])
      sheet.ink[i] = mix(sheet.ink[i]!, edge(mass, i, s.w), smoothstep(0.3, 0.7, c))
  }
  keylines(s, sheet, mass)
  outline(s, sheet, mass, 2.3 * line)
  strands(s, sheet, { weight: 1.2, tones: [1] })
  return sheet
}

/** How much the coat counts beside the light: more where it is marked in black, or shadow would swallow stripes and spots. */
const COAT = 0.3
const COAT_IF_MARKED = 0.5
/** Parts of a coat that are black for it to be marked: fewer are the tips of ears, more a black coat. */
const MARKED = { least: 0.07, most: 0.55, from: 0.85 }

function isMarked(s: Sight): boolean {
  let [coat, black] = [0, 0]
  for (let i = 0; i < s.tone.length; i++) {
    if (!s.hit[i] || !grows(s, i)) continue
    coat++
    if (s.tone[i]! > MARKED.from) black++
  }
  return black > MARKED.least * coat && black < MARKED.most * coat
}

/** Stripes and spots come back over the hair that fell across them, ragged along it. */
function markings(s: Sight, sheet: Sheet): void {
  for (let y = 0, i = 0; y < s.h; y++)
    for (let x = 0; x < s.w; x++, i++) {
      if (!s.hit[i] || !grows(s, i) || s.fade[i]! < 0.9) continue
      const v = s.tone[i]! + streakAt(s.flow, x, y) * 0.14
      sheet.ink[i] = Math.max(sheet.ink[i]!, smoothstep(0.72, 0.8, v))
    }
}

/** How much darker a coat is taken to be along its edge. */
const RIM = 0.46
const RIM_OF_PALE = 0.6

const FADING = taperTable({
  width: (t) => smoothstep(-0.8, 0.2, t) * (1 - t) ** 0.9,
  opacity: () => 1,
})
const WEDGE = taperTable({
  width: (t) => smoothstep(-0.08, 0.22, t) * (1 - t) ** 0.9,
  opacity: () => 1,
})

function wedges(s: Sight, sheet: Sheet, mass: Float32Array, rng: Rng): void {
  const { flow, fade } = s
  const scale = s.needle
  const body = blurred(s.hit, s, Math.round(9 * scale))
  const comb = new Comb(s, 0.45)
  const bend = () => (rng() - 0.5) * 0.22
  // where the drawing dissolves there is no fill, only wedges growing rarer
  const ends = scatter(
    s,
    rng,
    (length) => Math.max(4 * scale, length * 0.07),
    (i) => (fade[i]! > 0.999 || fade[i]! < 0.12 ? 0 : fade[i]! * 1.1),
  )
  for (let k = 0; k < ends.count; k++) {
    const [x, y, i, length] = [ends.x[k]!, ends.y[k]!, ends.place[k]!, ends.length[k]!]
    if (mass[i]! + streakAt(flow, x, y) * 0.2 < CUT) continue
    const width = clamp(length * 0.05, 1.4 * scale, 4 * scale) * mix(0.5, 1.1, rng())
    const hair = { x, y, length: length * mix(0.5, 1, rng()), curl: bend() }
    comb.hair(sheet, hair, { width, tone: 1, opacity: 1 }, FADING)
  }
  const roots = scatter(
    s,
    rng,
    (length) => Math.max(7.5 * scale, length * 0.17),
    (i) => (fade[i]! < 0.12 ? 0 : fade[i]! * 1.2),
  )
  for (let k = 0; k < roots.count; k++) {
    const [x, y, i, length] = [roots.x[k]!, roots.y[k]!, roots.place[k]!, roots.length[k]!]
    // along its edge even a white coat is drawn, or its outline would be left to guess
    const pale = smoothstep(0.3, 0.1, mass[i]!)
    const rim = smoothstep(0.9, 0.6, body[i]!) * mix(RIM, RIM_OF_PALE, pale)
    const isBlack = mass[i]! + streakAt(flow, x, y) * 0.16 + (rng() - 0.5) * 0.2 + rim > CUT
    if (!isBlack && fade[i]! < 0.8) continue
    // Deep inside a black mass a few thin cuts of skin keep it fur, more of them where light falls on a black coat; deep in the
    // light there are a few black flicks.
    const lit = isBlack ? smoothstep(0.6, 0.15, s.shade[i]!) * 0.55 : 0
    const isOther = Math.abs(mass[i]! - CUT) > 0.2 && rng() < 0.16 + lit
    const wide = clamp(length * 0.055, 1.5 * scale, 4.2 * scale) * mix(0.6, 1.15, rng())
    comb.hair(
      sheet,
      { x, y, length: Math.max(length, 15 * scale) * mix(0.7, 1.2, rng()), curl: bend() },
      { width: wide * (isOther ? 0.45 : 1), tone: isBlack !== isOther ? 1 : 0, opacity: 1 },
      WEDGE,
    )
  }
}

/** Black features in a black coat, the nose in a dark mask, are kept apart from it by a thin line of skin. */
function keylines(s: Sight, sheet: Sheet, mass: Float32Array): void {
  const mask = new Float32Array(mass.length)
  for (let i = 0; i < mask.length; i++)
    if (s.crisp[i]! > 0.5 && !s.drawn[i] && s.part[i]! < 1000 && mass[i]! > CUT) mask[i] = 1
  const near = blurred(mask, s, Math.max(1, Math.round(1.3 * s.needle)))
  for (let i = 0; i < mask.length; i++)
    if (near[i]! > 0.04 && s.crisp[i]! < 0.4 && s.hit[i] && s.tone[i]! > 0.45)
      sheet.ink[i]! *= smoothstep(0.22, 0.06, near[i]!)
}

/** Bald edges have a line, coats end in wedges; black before black is parted by a cut of skin. */
function outline(s: Sight, sheet: Sheet, mass: Float32Array, weight: number): void {
  const scale = s.needle
  const bald = (i: number): number =>
    (grows(s, i) ? smoothstep(20, 11, hairAt(s, i) / scale) : 1) * smoothstep(0.4, 0.8, s.fade[i]!)
  // Lock before lock of one coat, or where a bust runs out, a cut would be a scratch across the fur.
  const isShaggy = (i: number, j: number): boolean =>
    s.fade[i]! < 0.98 ||
    (s.part[i] === s.part[j] && [i, j].every((k) => grows(s, k) && hairAt(s, k) > 34 * scale))
  for (const contour of s.contours) {
    const { far } = contour
    const shown = along(s, contour, bald, 8 * scale)
    drawEdge(
      sheet,
      contour,
      shown.map((v) => v * weight * scale),
    )
    const parted = along(
      s,
      contour,
      (i, k) => {
        const j = far[k]!
        const isApart = s.depth[i]! - s.depth[j]! > 0.18 || s.part[i] !== s.part[j]
        const isCut = s.hit[j] && isApart && !isShaggy(i, j) && mass[i]! > CUT
        return isCut && mass[j]! > CUT - 0.1 ? 1 : 0
      },
      5 * scale,
    )
    drawEdge(
      sheet,
      contour,
      parted.map((v) => (v > 0.5 ? 1.2 * scale : 0)),
      { tone: 0 },
    )
  }
}

/** Scales and feathers: black lines and black roots in the light; in the dark, black with the lines left as skin. */
function drawn(s: Sight, sheet: Sheet, mass: Float32Array): void {
  if (!s.drawn.includes(1)) return
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
  const across = field[i + 1]! - field[i - 1]!
  const down = field[i + size]! - field[i - size]!
  const slope = Math.sqrt(across * across + down * down) / 2
  return clamp((field[i]! - CUT) / Math.max(slope, 0.002) + 0.5)
}

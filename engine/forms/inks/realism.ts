import { drawEdge, along } from '#engine/forms/inks/edges.ts'
import { Comb, scatter, taperTable } from '#engine/forms/inks/hairs.ts'
import { lostFrom } from '#engine/forms/inks/focus.ts'
import { hairAt, streakAt } from '#engine/forms/sculpt/hair.ts'
import { clamp, type V2 } from '#engine/forms/sculpt/maths.ts'
import { blurred, Sheet, unstair } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import { createRng, type Rng } from '#shared/random.ts'

export interface RealismOptions {
  /** How many hairs are drawn over the wash: 1 by default, less for a smoother picture. */
  hair?: number
  /** Radius of the wash under them, in hairs' widths. */
  wash?: number
  /** Tones that become bare skin and black. */
  bare?: number
  black?: number
  /** Whether edges are lost away from the face. */
  isLost?: boolean
  /** Strength of the line where light meets skin. */
  rim?: number
}

/** Black and grey: a soft wash, then hair over hair, each carrying the tone of its root; light stays skin. */
export function realism(
  s: Sight,
  seed = 1,
  {
    hair = 1,
    wash = 2.4,
    bare = 0.08,
    black = 0.86,
    isLost = false,
    rim = 0.4,
  }: RealismOptions = {},
): Sheet {
  const { flow, fade, dark } = s
  const sheet = new Sheet(s)
  const rng = createRng(seed)
  const soft = blurred(dark, s, Math.max(1, Math.round(wash * s.needle)))
  for (let y = 0, i = 0; y < s.h; y++)
    for (let x = 0; x < s.w; x++, i++) {
      if (!s.hit[i]) continue
      const furry = grows(s, i) ? s.hair[i]! : 0
      const lock = furry > 0.5 ? streakAt(flow, x, y) * 0.18 * hair : 0
      sheet.ink[i] = clamp(mix(dark[i]!, soft[i]! * (0.96 + lock), furry)) * fade[i]!
    }
  coat(s, sheet, soft, { hair, rng })
  restore(s, sheet)
  unstair(sheet, s.depth, (i) => s.hit[i] === 1 && !grows(s, i))
  if (rim > 0) rims(s, sheet, rim)
  strands({ ...s, strands: s.strands.filter(({ isFeature }) => !isFeature) }, sheet)
  const keep = isLost ? lostFrom(s) : undefined
  const grain = noise(2, 5)
  for (let y = 0, i = 0; y < s.h; y++)
    for (let x = 0; x < s.w; x++, i++) {
      const d = keep ? sheet.ink[i]! * keep[i]! : sheet.ink[i]!
      if (d <= 0.004) {
        sheet.ink[i] = 0
        continue
      }
      const v = smoothstep(bare, black, d) * 0.85 + d * 0.15
      sheet.ink[i] = clamp(v + at(grain, x, y) * 0.12 * v * (1 - v))
    }
  return sheet
}

/** Dark hair at the bottom, then the coat's own, then light hair on top. */
const PASSES = [
  { gap: 0.1, least: 4.6, reach: 1.15, width: 1.5, shift: 0.2, spread: 0.16, alpha: 0.5 },
  { gap: 0.09, least: 3.6, reach: 1, width: 1, shift: 0.05, spread: 0.26, alpha: 0.62 },
  { gap: 0.13, least: 4.4, reach: 0.8, width: 0.75, shift: -0.24, spread: 0.2, alpha: 0.6 },
]
const HAIR = taperTable({
  width: (t) => smoothstep(-0.25, 0.2, t) * (1 - t) ** 0.7,
  opacity: (t) => smoothstep(0, 0.12, t) * (1 - t * 0.55),
})

function coat(
  s: Sight,
  sheet: Sheet,
  soft: Float32Array,
  { hair, rng }: { hair: number; rng: Rng },
): void {
  const { flow, fade, tone } = s
  const scale = s.needle
  const comb = new Comb(s, 0.55)
  for (const pass of PASSES) {
    const roots = scatter(
      s,
      rng,
      (length) => clamp(length * pass.gap, pass.least * scale, 6.5 * scale),
      (i) => hair * (fade[i]! > 0.95 ? 1 : fade[i]!),
    )
    for (let k = 0; k < roots.count; k++) {
      const i = roots.place[k]!
      const length = roots.length[k]!
      const opacity = pass.alpha * fade[i]! ** 0.6
      if (opacity <= 0.03) continue
      const [x, y] = [roots.x[k]!, roots.y[k]!]
      const lock = streakAt(flow, x, y) * smoothstep(8, 50, length / scale)
      // Markings stay black: light hair in a stripe turns it to grey.
      const shift =
        pass.shift * mix(0.6, 1.2, soft[i]!) * (1 - 0.7 * smoothstep(0.6, 0.9, tone[i]!))
      const own =
        soft[i]! +
        shift +
        (rng() - 0.5) * pass.spread +
        lock * mix(0.26, 0.42, smoothstep(40, 140, length / scale))
      comb.hair(
        sheet,
        {
          x,
          y,
          length: Math.max(length, 9 * scale) * pass.reach * mix(0.65, 1.25, rng()),
          curl: (rng() - 0.5) * 0.27,
        },
        {
          width: clamp(length / (30 * scale), 0.45, 1) * pass.width * scale * mix(0.7, 1.3, rng()),
          tone: clamp(own),
          opacity,
        },
        HAIR,
      )
    }
  }
}

/** White before white, as a pale head on skin, keeps a breath of an edge. */
function rims(s: Sight, sheet: Sheet, strength: number): void {
  const { needle, fade } = s
  const bare = (i: number): number =>
    (grows(s, i) ? smoothstep(24, 10, hairAt(s, i) / needle) * 0.6 + 0.2 : 1) * fade[i]!
  for (const edge of s.contours)
    drawEdge(
      sheet,
      edge,
      along(s, edge, bare, 6 * needle).map((v) => v * 1.1 * needle),
      { tone: 0.85, opacity: strength },
    )
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

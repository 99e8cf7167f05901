import { creases } from '#engine/forms/inks/creases.ts'
import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { rimHairs } from '#engine/forms/inks/fine-line.ts'
import { strands } from '#engine/forms/inks/realism.ts'
import { ribbon, SLICE, streamlines, waysOf } from '#engine/forms/inks/streamlines.ts'
import { streakAt } from '#engine/forms/sculpt/hair.ts'
import { clamp, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { blurred, Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Pixels between lines, in hairs' widths. */
const GAP = 5
/** Darkness from which a line is cut at all, and from which others cross it. */
const [CUT_FROM, CROSSED_FROM] = [0.14, 0.66]
const CROSS: V3 = unit([-0.75, 0.45, 0.5])

/** Copperplate: lines that follow the coat, or slice what is bald, and swell with the dark; a second set crosses the deep. */
export function engraving(s: Sight, seed = 1): Sheet {
  const sheet = new Sheet(s)
  const scale = s.needle
  const dark = blurred(s.dark, s, Math.max(1, Math.round(1.5 * scale)))
  const gap = GAP * scale
  const swell = (x: number, y: number) => {
    const i = (y | 0) * s.w + (x | 0)
    const coat = grows(s, i) ? streakAt(s.flow, x, y) * 0.1 + s.tone[i]! * 0.15 - 0.06 : 0
    const d = dark[i]! + coat
    return clamp((d - CUT_FROM) / (1 - CUT_FROM)) * smoothstep(0.5, 0.95, s.fade[i]!)
  }
  streamlines(
    s,
    waysOf(s, SLICE),
    { gap, isIn: (i) => s.hit[i] === 1 && dark[i]! > CUT_FROM && s.fade[i]! > 0.15 },
    (path, count) =>
      ribbon(sheet, path, count, (x, y) => {
        const t = swell(x, y)
        return t <= 0 ? 0 : gap * mix(0.07, 0.52, t ** 1.5)
      }),
  )
  streamlines(
    s,
    waysOf(s, CROSS, false),
    { gap, isIn: (i) => s.hit[i] === 1 && dark[i]! > CROSSED_FROM && s.fade[i]! > 0.6 },
    (path, count) =>
      ribbon(sheet, path, count, (x, y) => gap * 0.3 * smoothstep(0.55, 1, swell(x, y))),
  )
  const folds = creases(s)
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i]) continue
    const line = s.drawn[i] ? smoothstep(0.3, 0.75, s.line[i]!) : grows(s, i) ? 0 : folds[i]!
    if (line > sheet.ink[i]!) sheet.ink[i] = line
    const c = s.part[i]! < 1000 ? smoothstep(0.4, 0.8, s.crisp[i]!) : 0
    if (c > 0) sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.55, 0.75, s.dark[i]!), c)
  }
  for (const contour of s.contours)
    drawEdge(
      sheet,
      contour,
      along(
        s,
        contour,
        (i) => smoothstep(0.6, 0.95, s.fade[i]!) * mix(0.6, 1.5, s.shade[i]!) * scale,
        6 * scale,
      ),
    )
  rimHairs(s, sheet, seed)
  strands(s, sheet, { weight: 0.9, tones: [1] })
  return sheet
}

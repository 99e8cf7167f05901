import { along, drawEdge } from '#engine/forms/inks/edges.ts'
import { rimHairs } from '#engine/forms/inks/fine-line.ts'
import { strands } from '#engine/forms/inks/realism.ts'
import { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Shorter edges within the figure are details. */
const LONG_PX = 46

/** One even contour, the eyes, and a few hairs where the coat is long; nothing else. */
export function contourOnly(s: Sight, seed = 1): Sheet {
  const sheet = new Sheet(s)
  const scale = s.needle
  for (const contour of s.contours) {
    const isOuter = contour.far.filter((j) => !s.hit[j]).length > contour.far.length / 2
    if (!isOuter && contour.points.length < LONG_PX * scale) continue
    const shown = along(s, contour, (i) => smoothstep(0.6, 0.95, s.fade[i]!), 8 * scale)
    drawEdge(
      sheet,
      contour,
      shown.map((v) => v * (isOuter ? 1.6 : 1.2) * scale),
    )
  }
  rimHairs(s, sheet, seed, 0.3)
  for (let i = 0; i < s.hit.length; i++) {
    const c = s.part[i]! < 1000 ? smoothstep(0.4, 0.8, s.crisp[i]!) : 0
    if (c > 0) sheet.ink[i] = mix(sheet.ink[i]!, smoothstep(0.7, 0.84, s.dark[i]!), c)
  }
  strands(s, sheet, { weight: 0.8, tones: [1] })
  return sheet
}

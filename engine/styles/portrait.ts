import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { realistic } from '#engine/styles/realistic.ts'
import { clearOfWords } from '#engine/styles/clear-of-words.ts'
import { fadeAtRim, inkBox, type Shaded } from '#engine/styles/shared.ts'

/** Bare skin about words on the dark ground, in canvas units. */
const WORDS_ROOM = 16

/** Portrait: no outlines, low key, a dark brushed oval behind the head, and the lower edge left unfinished. */
export function portrait(s: Shaded): Ink {
  const { g } = s
  // A name under a head is not part of what lies before the ground.
  const clear = clearOfWords(g, WORDS_ROOM)
  const box = inkBox(g, { isOfThings: clear !== undefined })
  const { w, h, id } = g
  const ink = realistic(s, { low: 0.12, high: 0.86, gamma: 1.1, smoke: 0, line: 0.92, grain: 0.03 })
  // Words alone are no head to darken the ground behind.
  if (g.regions.length < 2) return ink
  const { black } = ink
  const cx = (box[0] + box[2]) / 2,
    cy = (box[1] + box[3]) / 2
  const rx = Math.min(w * 0.46, (box[2] - box[0]) * 0.56),
    ry = Math.min(h * 0.47, (box[3] - box[1]) * 0.56)
  const brush = fbm(64, 5, 61),
    grain = noise(2, 5)
  const fade = fadeAtRim(g, 60)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const u = (x - cx) / rx,
        v = (y - cy) / ry
      const r = Math.sqrt(u * u + v * v)
      // brush marks run diagonally: sample the noise in a sheared frame
      const b = at(brush, (x + y * 0.7) | 0, ((y - x * 0.7) * 3) | 0)
      if (!id[i]) {
        if (r > 1.35 || s.hasForms) continue
        const side = 0.6 + 0.34 * (-u * 0.75 - v * 0.35)
        const t =
          fade(x, y) *
          (clear?.[i] ?? 1) *
          side *
          (1 - smoothstep(0.72, 1.12, r + 0.22 * b)) *
          (1 + 0.05 * at(grain, x, y) + 0.12 * b)
        if (t > black[i]!) black[i] = t > 0.93 ? 0.93 : t
      } else {
        // the painting runs out in brush strokes at its rim
        const keep = v < 0 ? 1 : 1 - 0.75 * smoothstep(0.82, 1.12, v + 0.25 * b)
        black[i]! *= keep
      }
    }
  return ink
}

import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { createRng } from '#shared/random.ts'
import type { Field } from '#engine/pixels/field.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/pixels/stamp.ts'
import { type Ink } from '#engine/render/artwork.ts'
import { realistic } from '#engine/styles/realistic.ts'
import { pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Black and grey, with a night sky showing through the darks. */
export function surreal(s: Shaded): Ink {
  const { g, l, seed } = s
  const { w, h, id } = g
  const ink = realistic(s, { smoke: 0 })
  const { black } = ink
  // What has flown off is black, and so are words on cloth: no night shows through them.
  const hasNight = Uint8Array.from(g.regions, ({ layer, isWithin }, k) =>
    k > 0 && !isWithin && !g.layers[layer]?.words ? 1 : 0,
  )
  const nebula = fbm(128, 5, 91),
    veil = noise(64, 92)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      if (!hasNight[id[i]!]) continue
      const sky = smoothstep(0.66, 0.8, l.tone[i]! + 0.06 * at(veil, x, y))
      if (sky <= 0) continue
      const cloud = 0.95 - 0.5 * smoothstep(0.02, 0.42, at(nebula, x, y))
      black[i] = black[i]! * (1 - sky) + cloud * sky
    }
  const page = pageOf(g, black)
  const random = createRng(seed)
  for (let k = 0; k < 2600; k++) {
    const x = random() * w,
      y = random() * h,
      i = (y | 0) * w + (x | 0)
    if (!hasNight[id[i] ?? 0] || l.tone[i]! < 0.7) continue
    erase(page, { x, y, radius: 0.5 + 1.5 * random() ** 4 })
  }
  return ink
}

/** A star: a spot of bare skin. */
function erase({ width, height, values }: Field, { x, y, radius }: Spot): void {
  const left = Math.max(0, Math.floor(x - radius - 1))
  const top = Math.max(0, Math.floor(y - radius - 1))
  for (let row = top; row <= Math.min(height - 1, y + radius + 1); row++)
    for (let column = left; column <= Math.min(width - 1, x + radius + 1); column++) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)))
      values[row * width + column]! *= 1 - cover
    }
}

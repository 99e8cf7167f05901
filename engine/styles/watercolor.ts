import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { planes } from '#engine/styles/colour.ts'
import { blackPlane, type Shaded } from '#engine/styles/shared.ts'
import { layWash, type Wash } from '#engine/styles/wash.ts'

/** Wet colour under a loose ink line; without colour the same washes in grey, as with one brush and one bottle. */
export function watercolor(s: Shaded): Ink {
  const { w, h } = s.g
  const wash = layWash(s, createRng(s.seed))
  if (!s.isColoured)
    for (let i = 0; i < wash.r.length; i++) {
      const grey = 0.42 * (wash.r[i]! + wash.g[i]! + wash.b[i]!)
      wash.r[i] = grey
      wash.g[i] = grey * 0.97
      wash.b[i] = grey * 0.9
    }
  return { w, h, black: looseLine(s), colour: dried(s, wash) }
}

/** Beer-Lambert: what the paper still reflects through the pigment, raised to full size. */
function dried(s: Shaded, wash: Wash) {
  const { w, h } = s.g
  const { w2, h2 } = s.f
  const colour = planes(s)
  const table = Float32Array.from({ length: 2049 }, (_, i) => Math.exp(-i / 512))
  const through = (sum: number) => table[sum > 8 ? 2048 : (sum * 256) | 0]!
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const o = Math.min(h2 - 2, y >> 1) * w2 + Math.min(w2 - 2, x >> 1)
      const q = o + (x & 1) + (y & 1 ? w2 : 0)
      colour.r[i] = through(wash.r[o]! + wash.r[q]!)
      colour.g[i] = through(wash.g[o]! + wash.g[q]!)
      colour.b[i] = through(wash.b[o]! + wash.b[q]!)
    }
  return colour
}

/** The pen lifts off in the light and bears down in the dark; only the deepest shade gets grey of its own. */
function looseLine(s: Shaded): Float32Array {
  const { g, l } = s
  const { w, h, id, line } = g
  const black = blackPlane(s, 'as left')
  const press = fbm(64, 3, 33)
  const grain = noise(2, 5)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const ink = line[i]! * (1 / 255)
      let v = 0
      if (ink > 0)
        v = ink * Math.min(1, 0.55 + 0.55 * at(press, x, y) + (id[i] ? 0.7 * l.form[i]! : 0.25))
      if (id[i] && l.tone[i]! > 0.72) {
        const shade = 0.66 * smoothstep(0.72, 1.08, l.tone[i]!) * (1 + 0.2 * at(grain, x, y))
        if (shade > v) v = shade
      }
      black[i] = v > 1 ? 1 : v < 0 ? 0 : v
    }
  return black
}

import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'

/** Tags of which irises are made. */
const IRIS: readonly string[] = ['iris', 'gold', 'ice']

/** Where one looks first: the eyes, else what is painted finest, else the middle. */
export function focusOf(s: Sight): V2 {
  const middle = (isIn: (i: number) => boolean): V2 | undefined => {
    let [x, y, count] = [0, 0, 0]
    for (let i = 0; i < s.hit.length; i++) {
      if (!s.hit[i] || !isIn(i)) continue
      x += i % s.w
      y += Math.floor(i / s.w)
      count++
    }
    return count > 8 ? [x / count, y / count] : undefined
  }
  const isIris = s.tags.map((tag) => IRIS.includes(tag))
  return (
    middle((i) => s.crisp[i]! > 0.5 && isIris[s.hue[i]!]!) ??
    middle((i) => s.crisp[i]! > 0.5) ?? [s.w / 2, s.h / 2]
  )
}

/** How far from the eyes, in sizes of the picture, the drawing begins to go and where little of it is left. */
const [BEGINS, GONE] = [0.34, 0.92]

/** How much of the ink stays: all of it around the eyes, less and less away from them, most in the light. */
export function lostFrom(s: Sight): Float32Array {
  const [fx, fy] = focusOf(s)
  const size = Math.max(s.w, s.h)
  const cloud = fbm(128, 5, 8)
  const keep = new Float32Array(s.hit.length)
  for (let y = 0, i = 0; y < s.h; y++)
    for (let x = 0; x < s.w; x++, i++) {
      const [dx, dy] = [x - fx, (y - fy) * 0.9]
      const far = Math.sqrt(dx * dx + dy * dy) / size + 0.12 * at(cloud, x, y)
      const light = s.hit[i] ? 1 - s.shade[i]! : 0.5
      keep[i] = 1 - smoothstep(BEGINS, GONE, far + 0.14 * (light - 0.5)) * 0.85
    }
  return keep
}

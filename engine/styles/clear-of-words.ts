import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { wordsIn } from '#engine/styles/shared.ts'

/** How much of the softened letters is still beside them. */
const BESIDE = 0.1

/** Visits the ink of words that stand on skin, which no region is. */
function eachWritten(g: GBuffer, visit: (i: number, x: number, y: number) => void): void {
  const { w, h, id, line, layers } = g
  if (!layers.some(({ words }) => words)) return
  const isOfWords = wordsIn(g)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) if (!id[i] && line[i]! > 128 && isOfWords(x, y)) visit(i, x, y)
}

/** How much of a dark ground may stand at each place: none beside words, which are lost on it. Undefined where there are no words. */
export function clearOfWords(g: GBuffer, room: number): Float32Array | undefined {
  const values = new Float32Array(g.w * g.h)
  let hasWords = false
  eachWritten(g, (i) => {
    values[i] = 1
    hasWords = true
  })
  if (!hasWords) return undefined
  const radius = Math.round(room * g.pixel)
  const near = blur({ width: g.w, height: g.h, values }, { radius, passes: 2 })
  return near.map((value) => 1 - smoothstep(0, BESIDE, value))
}

/** How far the nearest words are from a place, in pixels. */
export function distanceToWords(g: GBuffer, [cx, cy]: readonly [number, number]): number {
  let least = Infinity
  eachWritten(g, (_, x, y) => {
    least = Math.min(least, (x - cx) ** 2 + (y - cy) ** 2)
  })
  return Math.sqrt(least)
}

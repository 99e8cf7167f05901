import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { mandala } from '#engine/styles/ornament-rings.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** What keeps its own drawing: eyes, black, and bare skin. */
const PLAIN = /^(?:paper|black|iris|none)$/
/** Where coat and light are darker than this the ornament is cut out of black. */
const NIGHT = 0.58
/** How far the ornament is drawn around a form that turns away, in canvas units. */
const WRAP = 38
/** A mandala that begins in the middle of the hero fills it, bent around its form, and turns to skin on black in its shade. */
export function ornamental(s: Shaded): Ink {
  const { g, f, l, heroBox, features } = s
  const { w, h, id, line, regions } = g
  const ink = dotwork(s, { low: 0.34, high: 1.1, dust: 0 })
  const isHero = Uint8Array.from(g.regions, ({ layer, tag }) =>
    layer >= 0 && g.layers[layer]!.role === 'hero' && !PLAIN.test(tag) ? 1 : 0,
  )
  const [x0, y0, x1, y1] = heroBox
  const centre = [(x0 + x1) / 2, y0 + 0.42 * (y1 - y0)] as const
  const at = mandala(Math.hypot(x1 - x0, y1 - y0) / g.pixel)
  // Fur and wrinkles must not crumple it: only the large form bends it.
  const [slopeX, slopeY] = [f.gx, f.gy].map((slope) =>
    blur(
      { width: f.w2, height: f.h2, values: slope.map((v) => Math.max(-2, Math.min(2, v))) },
      { radius: Math.round(6 * g.pixel), passes: 2 },
    ),
  ) as [Float32Array, Float32Array]
  const covered = new Uint8Array(w * h)
  for (let y = Math.max(0, y0 | 0); y < Math.min(h, y1); y++)
    for (let x = Math.max(0, x0 | 0), i = y * w + x; x < Math.min(w, x1); x++, i++) {
      if (regions[id[i]!]!.tag === 'black')
        ink.black[i] = Math.max(ink.black[i]!, smoothstep(0.5, 0.62, l.tone[i]!))
      if (!isHero[id[i]!] || line[i]! > 160) continue
      const j = Math.min(f.h2 - 1, y >> 1) * f.w2 + Math.min(f.w2 - 1, x >> 1)
      const [gx, gy] = [slopeX[j]!, slopeY[j]!]
      const turn = WRAP / Math.sqrt(1 + gx * gx + gy * gy)
      const v = at((x - centre[0]) / g.pixel - gx * turn, (y - centre[1]) / g.pixel - gy * turn)
      const tone = l.tone[i]!
      const night = smoothstep(NIGHT - 0.02, NIGHT + 0.02, tone)
      const pattern = v * (1 - night) + (1 - v) * night
      // a face keeps its own drawing, with its darks packed
      const own = features ? smoothstep(0.03, 0.12, features[i]!) : 0
      const face = own > 0 ? Math.max(ink.black[i]!, smoothstep(0.5, 0.62, tone)) : 0
      ink.black[i] = Math.max(line[i]! / 255, pattern * (1 - own) + face * own)
      covered[i] = 1
    }
  if (!ink.vectors) return ink
  const { dots } = ink.vectors
  const left = dots.filter((_, n) => {
    const o = n - (n % 3)
    return !covered[(dots[o + 1]! | 0) * w + (dots[o]! | 0)]
  })
  return { ...ink, vectors: { ...ink.vectors, isWhole: false, dots: left } }
}

import type { Breed } from '#engine/forms/heads/breeds.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Tall pricked ears on a wedge of a head; tan under a black mask that thins out between the eyes. */
export const GERMAN_SHEPHERD: Breed = {
  build: {
    skull: [0.92, 0.95, 1],
    cheek: 0.92,
    ruff: 0.84,
    muzzle: { long: 0.98, wide: 1.06, deep: 1.02, drop: 0.02 },
    stop: 0.62,
    flews: 0.14,
    ear: {
      kind: 'pricked',
      at: [0.4, 0.48, -0.38],
      tip: [0.54, 1.3, -0.36],
      wide: 0.33,
      round: 0.045,
    },
    eye: {
      at: [0.33, 0.15, 0.43],
      width: 0.108,
      round: 0.76,
      slant: 0.2,
      tone: 0.62,
      mild: true,
    },
    neck: { wide: 0.76, deep: 0.68, thick: 0.2 },
    end: [0, -1.85, -0.4],
    coat: 0.6,
  },
  coat: (p, muzzle) => {
    const edge = ragged(p)
    const side = Math.abs(p[0])
    // all of the muzzle to below the eyes, then a wedge that climbs between them
    const muzzleTop = muzzle([0, 0.06, 0.3])[1]
    const mask = Math.max(
      smoothstep(0.34, 0.5, p[2] + edge * 0.4 - smoothstep(0.16, 0.42, side) * 0.12) *
        smoothstep(0.08, -0.06, p[1] - muzzleTop + edge * 0.5),
      smoothstep(0.2, 0.06, side + edge * 0.5 + Math.max(0, p[1]) * 0.3) *
        smoothstep(0.1, 0.3, p[2]) *
        smoothstep(0.5, 0.25, p[1] + edge) *
        0.8,
    )
    const black = Math.max(
      mask,
      patch(p, [0.36, 0.13, 0.42], 0.16, [1.2, 0.8, 1]) * 0.8,
      smoothstep(0.42, 0.7, p[1] + edge) * smoothstep(0.5, 0.2, side) * 0.45,
      smoothstep(-0.62, -0.9, p[2] + edge),
      patch(p, [0.52, 0.9, -0.2], 0.17, [0.8, 1.5, 1]),
    )
    const pale = Math.max(
      patch(p, [0.6, -0.25, 0], 0.36),
      patch(p, [0.3, 0.34, 0.4], 0.12, [1.2, 0.7, 1]),
    )
    return mix(mix(0.3, 0.12, pale), 0.74, black)
  },
  tags: ['fur', 'furLight', 'furBlack', 'gold', 'pink'],
}

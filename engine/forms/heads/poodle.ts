import type { Breed } from '#engine/forms/heads/breeds.ts'
import { fleece } from '#engine/forms/heads/fleece.ts'
import { ragged } from '#engine/forms/heads/patch.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A shaved fine muzzle between fleece: topknot, ears and neck in curls. */
export const POODLE: Breed = {
  build: {
    skull: [0.84, 0.9, 0.9],
    cheek: 0.84,
    ruff: 0,
    coat: 0.16,
    muzzle: { long: 1.02, wide: 0.8, deep: 0.82, drop: 0.02 },
    stop: 0.5,
    flews: 0.08,
    ear: {
      kind: 'hanging',
      at: [0.5, 0.34, -0.3],
      tip: [0.72, -0.5, -0.2],
      wide: 0.26,
      round: 0.26,
    },
    eye: { at: [0.3, 0.14, 0.42], width: 0.115, round: 0.78, slant: 0.26, tone: 0.8 },
    neck: { wide: 0.6, deep: 0.56, thick: 0.22, locks: 6 },
    end: [0, -1.7, -0.35],
  },
  coat: (p) => {
    const edge = ragged(p)
    const curls = Math.max(
      smoothstep(0.3, 0.42, p[1] + edge * 0.3),
      smoothstep(-0.5, -0.7, p[1] + edge),
    )
    return mix(0.2, 0.3, curls)
  },
  dress: (c) => {
    fleece(c, [0, 0.72, -0.24], [0.56, 0.42, 0.52], 90, 0.12)
    fleece(c, [0.74, -0.16, -0.2], [0.24, 0.56, 0.3], 44, 0.11)
    fleece(c, [0, -0.95, -0.6], [0.62, 0.4, 0.56], 70, 0.13)
  },
  tags: ['furLight', 'furWhite', 'furDark', 'furDark', 'pink'],
}

import type { Breed } from '#engine/forms/heads/breeds.ts'
import { blaze, below, SMOOTH } from '#engine/forms/heads/dog-parts.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { LABRADOR } from '#engine/forms/heads/retrievers.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Long soft ears, a gentle face; white down its middle, tan beside, dark behind. */
export const BEAGLE: Breed = {
  build: {
    ...SMOOTH,
    skull: [0.92, 0.96, 0.98],
    cheek: 0.88,
    muzzle: { long: 0.82, wide: 1.04, deep: 1.06, drop: 0.03 },
    stop: 0.7,
    flews: 0.4,
    ear: {
      kind: 'hanging',
      at: [0.46, 0.44, -0.24],
      tip: [0.84, -0.6, 0.1],
      wide: 0.3,
      round: 0.22,
    },
    eye: {
      at: [0.335, 0.12, 0.45],
      width: 0.122,
      round: 0.9,
      slant: -0.04,
      tone: 0.76,
      mild: true,
    },
    neck: { wide: 0.6, deep: 0.6, thick: 0.22, locks: 6 },
  },
  coat: (p, muzzle, chin) => {
    const white = Math.max(
      blaze(p, 0.085),
      below(p, muzzle([0, -0.16, 0])[1]) * smoothstep(0.42, 0.56, p[2] + ragged(p) * 0.3),
      patch(p, chin, 0.3),
      patch(p, [0, -1.1, 0.1], 0.56),
    )
    const dark = smoothstep(-0.5, -0.75, p[2] + ragged(p))
    return mix(mix(0.38, 0.7, dark), 0.03, white)
  },
  tags: ['fur', 'furWhite', 'furBlack', 'furDark', 'pink'],
}

/** Ears half up, a keen face; black with a white blaze, muzzle and collar. */
export const BORDER_COLLIE: Breed = {
  build: {
    skull: [0.92, 0.92, 0.96],
    cheek: 0.9,
    ruff: 0.92,
    coat: 0.9,
    muzzle: { long: 0.92, wide: 0.88, deep: 0.92, drop: 0.02 },
    stop: 0.5,
    flews: 0.08,
    ear: {
      kind: 'pricked',
      at: [0.42, 0.48, -0.34],
      tip: [0.76, 0.98, -0.14],
      wide: 0.27,
      round: 0.05,
    },
    eye: {
      at: [0.33, 0.14, 0.44],
      width: 0.112,
      round: 0.8,
      slant: 0.2,
      tone: 0.62,
      mild: true,
    },
    neck: { wide: 0.8, deep: 0.7, thick: 0.22 },
    end: [0, -1.85, -0.4],
  },
  coat: (p, muzzle, chin) =>
    mix(
      0.7,
      0.03,
      Math.max(
        blaze(p, 0.1),
        below(p, muzzle([0, -0.22, 0])[1]) * smoothstep(0.4, 0.56, p[2] + ragged(p) * 0.3),
        patch(p, chin, 0.34),
        patch(p, [0, -1.15, 0], 0.72, [1.2, 1, 1.2]),
      ),
    ),
  tags: ['furBlack', 'furWhite', 'furBlack', 'gold', 'pink'],
}

/** 1 in round spots strewn over a place; where each lies is read off the place itself. */
export function spots([x, y, z]: V3, size: number): number {
  let most = 0
  const cell = [x, y, z].map((value) => Math.floor(value / size))
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const [a, b, c] = [cell[0]! + i, cell[1]! + j, cell[2]! + k]
        const hash = (salt: number): number => {
          const s = Math.sin(a * 127.1 + b * 311.7 + c * 74.7 + salt * 53.3) * 43758.5453
          return s - Math.floor(s)
        }
        if (hash(1) < 0.45) continue
        const at = [a + hash(2), b + hash(3), c + hash(4)].map((value) => value * size)
        const away = Math.hypot(x - at[0]!, y - at[1]!, z - at[2]!) / size
        const radius = 0.24 + hash(5) * 0.22
        most = Math.max(most, smoothstep(radius + 0.05, radius - 0.05, away))
      }
  return most
}

/** A labrador's bones, white all over with black spots; the ears are darker. */
export const DALMATIAN: Breed = {
  build: { ...LABRADOR.build, skull: [0.9, 0.96, 1], flews: 0.3 },
  coat: (p) =>
    mix(0.03, 0.85, Math.max(spots(p, 0.2), patch(p, [0.88, 0.1, 0], 0.3, [0.7, 1.3, 1]) * 0.9)),
  tags: ['furWhite', 'furWhite', 'furBlack', 'furDark', 'pink'],
}

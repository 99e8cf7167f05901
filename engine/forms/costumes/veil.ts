import { endingWithBust, shell, steps } from '#engine/forms/costumes/kit.ts'
import { sheet } from '#engine/forms/human/solids.ts'
import { about, type Costume } from '#engine/forms/human/worn.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { curve, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Heights of a veil from the crown down: how far it stands off the axis of the head there, and how many degrees it leaves open before the face. */
const FALL = [
  [1.42, 0.02, 0],
  [1.4, 0.3, 0],
  [1.3, 0.62, 0],
  [1.14, 0.86, 3],
  [1.0, 0.97, 24],
  [0.74, 1.06, 42],
  [0.4, 1.1, 52],
  [0, 1.12, 58],
  [-0.5, 1.14, 62],
  [-1, 1.2, 64],
  [-1.45, 1.4, 60],
  [-1.85, 1.66, 56],
  [-2.15, 1.82, 54],
] as const

/** Degrees from fold to fold, and how deep folds are at the crown, where cloth is drawn tight, and at the hem. */
const APART = 21
const [TIGHT, LOOSE] = [0.012, 0.13]

/** How far cloth stands out there for its folds, 0 to 1: ridges of uneven width that begin at the crown, each sharp along its back. */
function foldAt(degrees: number, y: number): number {
  const u = degrees / APART + 0.55 * noise(degrees / 34, 3) + 0.16 * noise(degrees / 25, y * 0.9)
  const from = Math.abs(2 * (u - Math.floor(u)) - 1)
  return 1 - from ** 0.75
}

/** Cloth laid over the head that falls on the shoulders, its folds deeper the lower it hangs. `set` takes it to where the head is. */
export function veil(set: (p: V3) => V3 = (p) => p, lowest = -2.15): Mesh {
  const fall = FALL.filter(([y]) => y >= lowest - 0.01).map((row): V3 => [...row])
  const rows = curve(fall, 2).map(([y, r, open]) => {
    const low = smoothstep(0.4, -1.6, y)
    const deep = mix(TIGHT, LOOSE, smoothstep(0.95, -1.5, y)) * smoothstep(0.05, 0.6, r)
    return steps(open, 360 - open, 121).map((degrees) => {
      const away = Math.min(degrees - open, 360 - open - degrees)
      // The rim at the face is turned back a little, and hangs free of folds.
      const rim = smoothstep(9, 0, away) * 0.05
      const fold = 1 + deep * (foldAt(degrees, y) - 0.4) * smoothstep(0, 14, away)
      const [x, , z] = about(degrees, y, r * fold + (open > 0 ? rim : 0))
      return set([x * mix(0.94, 1, low), y, z])
    })
  })
  return sheet(rows)
}

/** Where a face is bare within a wimple, on the human at rest. */
const isBare = ([x, y, z]: V3): boolean => z > 0 && (x / 0.6) ** 2 + ((y + 0.19) / 0.78) ** 2 < 1

/** White linen about face and throat, and the veil over it. */
export const habit: Costume = {
  pieces: (fit) => [
    {
      mesh: shell(fit, (rest) => !isBare(rest) && rest[1] > -1.95, { off: 0.09, smooth: 3 }),
      tone: 0.02,
      tag: 'paper',
    },
    { mesh: endingWithBust(veil()), tone: 0.8, tag: 'black' },
    { mesh: shell(fit, ([, y]) => y < -1.6, { off: 0.08 }), tone: 0.86, tag: 'black' },
  ],
}

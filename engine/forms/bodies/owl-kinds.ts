import {
  BLACK,
  BROWN,
  barred,
  crown,
  DARK,
  hornedFace,
  layerOn,
  PALE,
  WHITE,
  type Plume,
} from '#engine/forms/bodies/owl-face.ts'
import { OWL_EYE, type OwlEyes } from '#engine/forms/heads/owl.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { Seat } from '#engine/forms/sculpt/figure.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Plumage } from '#engine/forms/sculpt/plumage.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'

/** What parts one owl from another: its eyes, the feathers of its face, its wings and its breast. */
export interface OwlKind {
  eyes: OwlEyes
  face: (clay: Clay) => (place: Seat) => Blade[]
  wing: Wing['look']
  coat: Plumage['look']
}

/** Half of a heart about the face, from the cleft over the beak round to the point below it: across and up. */
const HEART: readonly V2[] = [
  [0.02, 0.3],
  [0.12, 0.42],
  [0.26, 0.49],
  [0.4, 0.45],
  [0.5, 0.32],
  [0.53, 0.12],
  [0.5, -0.08],
  [0.42, -0.26],
  [0.28, -0.42],
  [0.12, -0.52],
  [0.02, -0.56],
]
const SNOW: Plume = { tone: [0.26, 0, 0.01], hue: WHITE }
const TAN_RIM: Plume = { tone: [0.95, 0.7, 0.3], hue: DARK }

/** A place on the heart, 0 at its cleft and 1 at its point. */
function onHeart(t: number): V2 {
  const at = Math.min(HEART.length - 1.001, t * (HEART.length - 1))
  const [a, b] = [HEART[Math.floor(at)]!, HEART[Math.floor(at) + 1]!]
  return [mix(a[0], b[0], at % 1), mix(a[1], b[1], at % 1)]
}

/** The rim of the disc: a dark row, and a white one that overlaps its roots. */
const RIM_ROWS = [
  [0.98, 1.2, TAN_RIM],
  [0.9, 1.06, SNOW],
] as const

/** A barn owl's: a smooth white heart, bound by a narrow dark rim. */
const heartFace =
  (clay: Clay) =>
  (place: Seat): Blade[] => {
    const rng = createRng(6)
    const out: Blade[] = []
    const feather = layerOn(clay, place, out)
    crown(feather, rng, { tone: [0.8, 0.3, 0.06], hue: BROWN }, 1)
    for (const side of [1, -1])
      for (const [from, to, plume] of RIM_ROWS)
        for (let n = 0; n < 40; n++) {
          const [x, y] = onHeart((n + 0.5 + rng() * 0.2) / 40)
          feather([side * x * from, y * from], [side * x * to, y * to], 0.034, plume, 0.03)
        }
    return out
  }

/** A snowy owl's: small bright eyes in a smooth white face, a few dark flecks on the crown. */
const snowFace =
  (clay: Clay) =>
  (place: Seat): Blade[] => {
    const rng = createRng(8)
    const out: Blade[] = []
    const feather = layerOn(clay, place, out)
    crown(feather, rng, SNOW)
    for (const side of [1, -1])
      for (const [row, inner, outer] of [
        [0, 0.27, 0.42],
        [1, 0.19, 0.32],
        [2, 0.14, 0.24],
      ] as const)
        for (let n = 0; n < 26; n++) {
          const a = (n / 26) * 2 * Math.PI + rng() * 0.1
          const [c, d] = [Math.cos(a), Math.sin(a)]
          if (c * side < -0.6 && outer > 0.3) continue
          feather(
            [side * OWL_EYE[0] + c * inner, OWL_EYE[1] + d * inner],
            [side * OWL_EYE[0] + c * outer, OWL_EYE[1] + d * outer * 1.1],
            0.036,
            SNOW,
            0.02 + row * 0.015,
          )
        }
    for (let row = 0; row < 4; row++)
      for (let n = -5; n <= 5; n++) {
        const x = n * 0.085 + (row & 1 ? 0.04 : 0)
        const y = -0.42 + row * 0.06 + Math.abs(x) * 0.2
        feather([x * 0.9, y + 0.05], [x * 1.1, y - 0.14], 0.05, PALE, 0.04 + row * 0.01)
      }
    return out
  }

/** Dark spots near the tip of a pale feather. */
const flecked =
  (tone: number, hue: number) =>
  (t: number, c: number): { tone: number; hue: number } =>
    Math.hypot((t - 0.72) * 2.4, c) < 0.4 ? { tone: 0.82, hue: DARK } : { tone, hue }

export const OWL_KINDS = {
  horned: {
    eyes: { round: 0.145, iris: 0.2, isStern: true, base: 0.4 },
    face: hornedFace,
    wing: (row, n) =>
      row === 0
        ? { tone: [0.7, 0.3, 0.05], hue: BROWN, paint: barred(4.5, [0.16, BROWN], [0.82, DARK]) }
        : row === 1
          ? { tone: [0.7, 0.2, 0.05], hue: BROWN, paint: barred(2.5, [0.1, WHITE], [0.7, BROWN]) }
          : { tone: [0.9, n % 2 ? 0.2 : 0.4, 0.03], hue: n % 2 ? BROWN : DARK },
    // barred breast, mottled back
    coat: (u, v, row) => {
      if (Math.abs(v) < 1.7) return { tone: [0.9, 0.35, 0.05], hue: row % 3 ? BROWN : DARK }
      if (u < 0.2) return { tone: [0.3, 0, 0.02], hue: WHITE }
      return {
        tone: [0.4, 0.05, 0.02],
        hue: WHITE,
        paint: barred(1.6, [0.04, WHITE], [0.72, BROWN]),
      }
    },
  },
  barn: {
    eyes: { round: 0.1, iris: 0.92, isStern: false, base: 0.3, disc: HEART },
    face: heartFace,
    wing: (row, n) =>
      row === 0
        ? { tone: [0.6, 0.24, 0.05], hue: BROWN, paint: barred(3.2, [0.2, BROWN], [0.6, DARK]) }
        : { tone: [0.72, n % 2 ? 0.26 : 0.36, 0.04], hue: BROWN, paint: flecked(0.3, BROWN) },
    // white below with fine spots, gold and grey above
    coat: (_, v, row) =>
      Math.abs(v) < 1.7
        ? { tone: [0.7, 0.3, 0.05], hue: BROWN, paint: flecked(0.32, BROWN) }
        : { tone: [0.3, 0, 0.02], hue: WHITE, ...(row % 3 ? {} : { paint: flecked(0.03, WHITE) }) },
  },
  snowy: {
    eyes: { round: 0.11, iris: 0.2, isStern: false, base: 0.06 },
    face: snowFace,
    wing: (row) =>
      row === 0
        ? { tone: [0.34, 0.02, 0.02], hue: WHITE, paint: barred(3, [0.02, WHITE], [0.5, BLACK]) }
        : { tone: [0.34, 0.02, 0.02], hue: WHITE, paint: flecked(0.03, WHITE) },
    coat: (_, v, row) => ({
      tone: [0.34, 0.02, 0.02],
      hue: WHITE,
      ...(Math.abs(v) < 1.7 || row % 2 ? { paint: barred(1.1, [0.02, WHITE], [0.34, BROWN]) } : {}),
    }),
  },
} as const satisfies Record<string, OwlKind>

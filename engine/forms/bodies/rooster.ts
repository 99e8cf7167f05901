import { birdBody } from '#engine/forms/bodies/bird.ts'
import {
  BILL,
  BLACK,
  COMB,
  HACKLE,
  ROOSTER_TAGS,
  roosterHead,
  roosterHue,
} from '#engine/forms/heads/rooster.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Quills black, the bow of the wing bright. */
const look: Wing['look'] = (row) =>
  row < 2
    ? { tone: [0.95, 0.66, 0.2], hue: BLACK }
    : { tone: [0.62, 0.3, 0.08], hue: row === 2 ? HACKLE : COMB }

export interface RoosterPose {
  spine: readonly V3[]
  head: { at: V3; face: V3; crown?: V3; open: number }
}
/** Strutting, chest out. */
const STRUT: RoosterPose = {
  spine: [
    [0.46, 0.86, 0],
    [0.42, 0.62, 0],
    [0.36, 0.32, 0],
    [0.16, 0.02, 0],
    [-0.2, -0.06, 0],
    [-0.5, 0.12, 0],
  ],
  head: { at: [0.54, 0.96, 0], face: [0.96, -0.02, 0.24], open: 0 },
}
/** Stretched to its full height, bill wide. */
const CROW: RoosterPose = {
  spine: [
    [0.4, 1.0, 0],
    [0.38, 0.72, 0],
    [0.36, 0.38, 0],
    [0.18, 0.04, 0],
    [-0.2, -0.06, 0],
    [-0.5, 0.12, 0],
  ],
  head: { at: [0.46, 1.1, 0], face: [0.82, 0.52, 0.22], crown: [-0.5, 0.86, 0], open: 30 },
}
export const ROOSTER_POSES = { strut: STRUT, crow: CROW }

/** Sickles: up, over and down in a bow, the highest longest, in two sheaves. */
function sickles(root: V3): Blade[] {
  return Array.from({ length: 15 }, (_, n): Blade => {
    const h = n / 14
    const z = (n % 2 ? 1 : -1) * mix(0.04, 0.16, h)
    const far = mix(1, 0.62, h)
    const at = (x: number, y: number, out: number): V3 => add(root, [x * far, y * far, z * out])
    return {
      points: [
        at(0, 0, 0),
        at(mix(-0.16, -0.3, h), mix(0.56, 0.14, h), 0.3),
        at(mix(-0.52, -0.72, h), mix(0.92, 0.22, h), 0.6),
        at(mix(-0.98, -1.12, h), mix(0.8, 0, h), 0.9),
        at(mix(-1.26, -1.34, h), mix(0.34, -0.34, h), 1),
        at(mix(-1.3, -1.36, h), mix(0.04, -0.6, h), 1),
      ],
      widths: [0.03, 0.075, 0.09, 0.08, 0.045, 0.004],
      facing: [0.05, 0.25, 1],
      tone: [0.96, n % 3 === 1 ? 0.5 : 0.7, 0.18],
      hue: BLACK,
      barb: 0.6,
      shaft: 0.7,
      fray: 0.15,
    }
  })
}

const LEGS: readonly (readonly [V3, V3, V3, V3])[] = [
  [
    [0.0, -0.2, 0.16],
    [0.16, -0.46, 0.18],
    [0.0, -0.86, 0.17],
    [0.2, -0.88, 0.2],
  ],
  [
    [0.04, -0.2, -0.16],
    [0.3, -0.44, -0.18],
    [0.36, -0.82, -0.17],
    [0.56, -0.83, -0.2],
  ],
]

export function roosterBody({ spine, head }: RoosterPose, camera: Camera): Body {
  return birdBody({
    name: 'rooster',
    camera,
    tags: ROOSTER_TAGS,
    spine,
    radii: [0.13, 0.17, 0.26, 0.33, 0.28, 0.11],
    back: [-0.7, 0.7, 0.01],
    head: {
      bust: roosterHead(camera, head.open),
      at: head.at,
      face: head.face,
      ...(head.crown ? { crown: head.crown } : {}),
      scale: 0.36,
      hue: roosterHue,
      tip: [0, 0.9, 0.5],
    },
    coats: [
      {
        from: 0.42,
        to: 0.94,
        long: () => 0.2,
        wide: () => 0.075,
        pointed: 0.3,
        look: () => ({ tone: [0.95, 0.64, 0.24], hue: BLACK }),
      },
      {
        // the hackles fall over the shoulders
        from: 0.02,
        to: 0.5,
        long: (u) => mix(0.18, 0.42, smoothstep(0.05, 0.45, u)),
        wide: () => 0.042,
        pointed: 1,
        loose: 0.1,
        look: () => ({ tone: [0.66, 0.28, 0.04], hue: HACKLE }),
      },
    ],
    folded: {
      bend: [0.3, 0.2, 0.3],
      tip: [-0.66, -0.22, 0.16],
      facing: [-0.05, 0.25, 1],
      wide: 0.5,
      wrap: 0.16,
      look,
    },
    tail: sickles(spine.at(-1)!),
    legs: LEGS.map((joints, n): BirdLeg => ({
      joints,
      side: n ? -1 : 1,
      thigh: 0.15,
      shank: 0.045,
      toe: 0.2,
      claw: 0.09,
    })),
    thigh: {
      long: () => 0.14,
      wide: () => 0.05,
      look: () => ({ tone: [0.95, 0.66, 0.24], hue: BLACK }),
    },
    down: () => ({ tone: 0.7, hue: BLACK, hair: 0.06, lift: 0.2 }),
    foot: { skin: BILL, horn: BILL },
  })
}

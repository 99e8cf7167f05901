import { eye } from '#engine/forms/heads/eye.ts'
import { horn, type HornJoint } from '#engine/forms/heads/horns.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { curve, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field, mark, SIDE } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** How the trunk is held, from its root between the eyes to its tip. */
const TRUNKS = {
  raised: [
    [0, 0, 0.42, 0.34],
    [0, -0.36, 0.78, 0.27],
    [0, -0.42, 1.18, 0.215],
    [0, -0.12, 1.5, 0.18],
    [0, 0.36, 1.56, 0.152],
    [0, 0.82, 1.4, 0.13],
    [0, 1.12, 1.5, 0.12],
    [0, 1.2, 1.72, 0.125],
  ],
  hanging: [
    [0, 0, 0.42, 0.34],
    [0, -0.5, 0.7, 0.27],
    [0, -1.0, 0.76, 0.215],
    [0, -1.46, 0.66, 0.175],
    [0, -1.82, 0.72, 0.145],
    [0, -1.98, 1.0, 0.125],
    [0, -1.86, 1.26, 0.12],
  ],
} as const satisfies Record<string, readonly HornJoint[]>
export type Trunk = keyof typeof TRUNKS

const TRUNK_WIDE = 0.46

const TUSK: readonly HornJoint[] = [
  [0.26, -0.3, 0.42, 0.115],
  [0.42, -0.76, 0.7, 0.108],
  [0.58, -1.12, 1.06, 0.09],
  [0.66, -1.2, 1.46, 0.064],
  [0.6, -0.98, 1.8, 0.008],
]

/** Ends that a picture must hold when the head sits on a body. */
export const elephantTips = (trunk: Trunk): readonly V3[] => [
  ...TRUNKS[trunk].slice(-3).map(([x, y, z]): V3 => [x, y, z]),
  ...[1, -1].flatMap((side): V3[] => [
    [0.6 * side, -0.98, 1.8],
    [1.5 * side, 0.3, -0.55],
  ]),
]

function clay(trunk: Trunk): Clay {
  const c = new Clay(true, 'bone')
    .ball([0, 0.3, -0.4], [0.5, 0.56, 0.56])
    .ball([0.2, 0.62, -0.36], [0.3, 0.34, 0.42], { k: 0.14 }) // two domes
    .limb([0.1, 0.5, 0.02], [0.02, 0.0, 0.4], 0.28, 0.3, { k: 0.16 }) // brow to trunk
    .ball([0.38, 0.02, -0.14], [0.22, 0.36, 0.36], { k: 0.16 }) // cheek
    .limb([0.26, 0.0, 0.2], [0.26, -0.36, 0.44], 0.17, 0.13, { k: 0.1 }) // socket of the tusk
    .ball([0, -0.42, 0.1], [0.2, 0.22, 0.3], { k: 0.1 }) // lower jaw
    .limb([0, -0.5, 0.24], [0, -0.66, 0.44], 0.12, 0.05, { k: 0.08 }) // pointed lip
    .ball([0.54, 0.36, 0.02], [0.1, 0.16, 0.16], { cut: true, k: 0.16 }) // temple
    .ball([0.46, 0.1, 0.19], [0.1, 0.08, 0.12], { cut: true, k: 0.07 })
    .ball([0.41, 0.1, 0.15], [0.09, 0.09, 0.1], { k: 0.02 }) // eye
  ear(c)
  horn(c, TRUNKS[trunk], { of: 'bone', per: 4, k: 0.14 })
  const [tip, before] = [TRUNKS[trunk].at(-1)!, TRUNKS[trunk].at(-2)!]
  const ahead: V3 = [0, (tip[1] - before[1]) * 0.4, (tip[2] - before[2]) * 0.4]
  c.ball([0.045, tip[1] + ahead[1], tip[2] + ahead[2]], [0.035, 0.05, 0.09], {
    cut: true,
    k: 0.02,
    of: 'mouth',
  }) // nostrils
  return horn(c, TUSK, { of: 'tooth', k: 0.02 })
}

/** Wide above, hanging to a point, its upper rim rolled, ribbed like a fan from its root. */
function ear(c: Clay): void {
  const by: V3 = [14, 0, 0]
  c.ball([0.92, 0.3, -0.52], [0.58, 0.5, 0.06], { k: 0.1, by })
    .ball([0.96, -0.08, -0.52], [0.44, 0.56, 0.06], { k: 0.1, by })
    .ball([0.86, -0.42, -0.5], [0.27, 0.44, 0.06], { k: 0.12, by })
    .limb([0.5, 0.58, -0.36], [1.05, 0.76, -0.52], 0.1, 0.075, { k: 0.1 })
    .limb([1.05, 0.76, -0.52], [1.4, 0.5, -0.62], 0.075, 0.05, { k: 0.08 })
  for (const [x, y] of [
    [1.26, 0.42],
    [1.3, 0.06],
    [1.16, -0.32],
    [0.94, -0.62],
  ] as const)
    c.limb([0.66, 0.08 + y * 0.3, -0.42], [x, y, -0.47 - (x - 0.6) * 0.2], 0.05, 0.012, { k: 0.1 })
}

/** Short creases that cross, here more, there fewer. */
export const creases = (a: number, b: number): number =>
  smoothstep(0.12, 0.02, Math.abs(noise(a * 22, b * 7))) *
    smoothstep(-0.1, 0.4, noise(a * 5 + 8, b * 5)) +
  smoothstep(0.1, 0.02, Math.abs(noise(b * 20 + 5, a * 8))) *
    smoothstep(0, 0.5, noise(b * 5, a * 5 + 30)) *
    0.7

/** Creases of hide: rings round the trunk, a net over the rest, paler about cheek and ear's rim. */
function hide(trunk: Trunk): (at: V3) => number {
  const spine = curve<HornJoint>(TRUNKS[trunk], 4)
  const arc = [0]
  for (let i = 1; i < spine.length; i++)
    arc.push(
      arc[i - 1]! + Math.hypot(spine[i]![1] - spine[i - 1]![1], spine[i]![2] - spine[i - 1]![2]),
    )
  return ([x, y, z]) => {
    let [near, along, wide] = [9, 0, 0]
    // the trunk is no wider than this, and most of the head is beside it
    for (let i = 0; i + 1 < spine.length && Math.abs(x) < TRUNK_WIDE; i++) {
      const [a, b] = [spine[i]!, spine[i + 1]!]
      const [ey, ez] = [b[1] - a[1], b[2] - a[2]]
      const h = Math.min(1, Math.max(0, ((y - a[1]) * ey + (z - a[2]) * ez) / (ey * ey + ez * ez)))
      const d = Math.hypot(x, y - a[1] - ey * h, z - a[2] - ez * h)
      if (d < near) [near, along, wide] = [d, arc[i]! + Math.hypot(ey, ez) * h, a[3]]
    }
    const onTrunk = smoothstep(0.12, 0.03, near - wide) * smoothstep(0.15, 0.35, along)
    const wave = Math.abs(Math.sin(along * 34 + noise(x * 5 + 3, along * 4) * 0.7))
    const ring = smoothstep(0.28, 0.02, wave) * onTrunk
    const net = creases(y + z * 0.4, x - z * 0.5)
    const far = Math.abs(x) > 0.62 ? 0.45 : 1
    return 0.3 + ring * 0.34 + net * 0.3 * far * (1 - onTrunk) + noise(x * 3, y * 3 + z) * 0.06
  }
}

const hueOf: HueOf = (tone, material, crisp) => {
  const of = MATERIALS[material]
  if (of === 'tooth') return 1
  if (of === 'mouth') return 2
  if (crisp > 0.5) return tone < 0.6 ? 3 : 2
  return 0
}

export const elephant = (camera: Camera, trunk: Trunk): Head => ({
  name: 'elephant',
  clay: clay(trunk),
  camera,
  base: 0.24,
  sheen: 0.1,
  paints: [
    field(hide(trunk)),
    mark(SIDE, '0.5,-0.52,0.006 0.34,-0.44,0.018 0.16,-0.36,0.014 0.04,-0.24,0.004', 0.95, {
      soft: 0.02,
      hair: 0.1,
    }), // mouth
    ...[0, 1, 2].map((n) =>
      mark(
        SIDE,
        [
          [0.36 - n * 0.02, 0.0 - n * 0.07, 0.004],
          [0.22, -0.04 - n * 0.08, 0.013],
          [0.06, 0.02 - n * 0.08, 0.003],
        ],
        0.75,
        { soft: 0.016 },
      ),
    ), // bags under the eye
    ...eye({
      at: [0.485, 0.1, 0.2],
      along: [0.5, 0.1, -0.85],
      facing: [0.82, 0.02, 0.56],
      width: 0.085,
      round: 0.6,
      tone: 0.5,
      iris: 0.78,
      rim: 0.28,
      lid: 0.8,
    }),
  ],
  guides: [lie([0, 0.3, 0], [0, -1, 0], 0.01, 0.05)],
  tags: ['hide', 'bone', 'black', 'gold'],
  hue: hueOf,
})

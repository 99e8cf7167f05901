import { gestured } from '#engine/forms/human/gestured.ts'
import type { Gesture } from '#engine/forms/human/gestures.ts'
import type { Build } from '#engine/forms/human/human.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { ball, tube } from '#engine/forms/human/solids.ts'
import { add, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Room left at each end of a bone, as a share of it, where its joint is. */
const JOINT = 0.012
const ALONG = 18

/** A bone from joint to joint: its foot and its head stand out of a narrow shaft, which bends a little. */
function long(
  from: V3,
  to: V3,
  { foot, shaft, head }: { foot: number; shaft: number; head: number },
  bow: V3 = [0, 0, 0],
): Mesh {
  const way = add(to, from, -1)
  const line = Array.from({ length: ALONG + 1 }, (_, k): V3 => {
    const t = JOINT + (1 - 2 * JOINT) * (k / ALONG)
    return add(add(from, way, t), bow, Math.sin(t * Math.PI))
  })
  return tube(line, (t) => {
    const wide = mix(foot, head, t)
    const thick = mix(wide, shaft, smoothstep(0.06, 0.34, t) * smoothstep(0.96, 0.7, t))
    // Ends are round, with a notch between the two knobs of a head.
    return thick * Math.sqrt(Math.max(0.05, 1 - (2 * t - 1) ** 14))
  })
}

/** The last bone of a finger ends in a flat tuft. */
const tip = (from: V3, to: V3, foot: number): Mesh => {
  const way = add(to, from, -1)
  const line = Array.from({ length: ALONG + 1 }, (_, k): V3 =>
    add(from, way, JOINT + (1 - JOINT) * (k / ALONG)),
  )
  return tube(
    line,
    (t) =>
      foot *
      mix(mix(1, 0.42, smoothstep(0.05, 0.55, t)), 0.62, smoothstep(0.7, 0.9, t)) *
      Math.sqrt(Math.max(0.05, 1 - (2 * t - 1) ** 14)),
  )
}

/** Half widths of the bones of each finger, from the thumb to the little finger. */
const WIDTHS = [0.115, 0.1, 0.106, 0.1, 0.085]

/** Middles of the eight bones of a wrist and how large each is: out of the palm, up, to the thumb. */
const WRIST: readonly (readonly [V3, number])[] = [
  [[0.02, 0.06, 0.19], 0.135],
  [[0, 0.09, 0.01], 0.13],
  [[-0.01, 0.07, -0.16], 0.115],
  [[0.1, 0.1, -0.22], 0.08],
  [[0.05, 0.25, 0.29], 0.115],
  [[0, 0.29, 0.14], 0.105],
  [[-0.01, 0.3, -0.03], 0.125],
  [[0, 0.28, -0.2], 0.12],
]
/** Where the bones of the palm begin on it, from the index to the little finger. */
const PALM: readonly V3[] = [
  [0.02, 0.36, 0.19],
  [0, 0.39, 0.05],
  [0, 0.38, -0.1],
  [0.01, 0.36, -0.24],
]

/** Where the bones of the forearm begin under the wrist and end in nothing. */
const FOREARM: readonly (readonly [V3, V3, number])[] = [
  [[0, -0.04, 0.1], [0.02, -1.35, 0.07], 0.21],
  [[0, -0.05, -0.21], [-0.04, -1.35, -0.2], 0.125],
]

/** All bones of a left hand, each a mesh of its own, in the frame of the hand. */
export function bonesOfHand(build: Build, gesture: Gesture): Mesh[] {
  const { boneAt } = gestured(build, gesture)
  const fingers = WIDTHS.flatMap((wide, k) => {
    const finger = k + 1
    const bone = (n: number) => boneAt(`finger${finger}-${n}`)
    const shaped = (share: number, [from, to]: readonly [V3, V3]) =>
      long(from, to, {
        foot: wide * share,
        shaft: wide * share * 0.52,
        head: wide * share * 0.86,
      })
    const root = PALM[k - 1]
    const palm = root
      ? [
          long(root, bone(1)[0], {
            foot: wide * 0.98,
            shaft: wide * 0.52,
            head: wide * 1.06,
          }),
        ]
      : []
    return [
      ...palm,
      shaped(finger === 1 ? 1.1 : 1, bone(1)),
      shaped(finger === 1 ? 0.95 : 0.84, bone(2)),
      tip(...bone(3), wide * (finger === 1 ? 0.85 : 0.72)),
    ]
  })
  return [
    ...FOREARM.map(([from, to, wide]) =>
      long(from, to, { foot: wide, shaft: wide * 0.58, head: wide * 0.6 }),
    ),
    ...WRIST.map(([at, size]) => {
      const uneven = (n: number) => size * (1 + 0.4 * noise(at[2] * 30 + n, at[1] * 30))
      return ball(at, [uneven(1), uneven(5), uneven(9)])
    }),
    ...fingers,
  ]
}

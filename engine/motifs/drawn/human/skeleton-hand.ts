import { fingerTip, longBone } from '#engine/motifs/drawing/bones.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Joints of each finger from the wrist outward. */
const FINGERS: { joints: Point[]; width: number }[] = [
  { joints: coords('24,42 38,6 52,-24 61,-46 68,-66'), width: 6 },
  { joints: coords('10,38 16,-6 23,-48 27,-76 30,-100'), width: 7 },
  { joints: coords('-6,36 -9,-10 -11,-56 -12,-88 -13,-114'), width: 7.5 },
  { joints: coords('-21,40 -33,-4 -42,-44 -47,-70 -51,-94'), width: 7.2 },
  { joints: coords('-28,56 -54,28 -74,2 -88,-22'), width: 8 },
]
const CARPALS: [number, number, number, number][] = [
  [-20, 52, 9, 8],
  [-4, 48, 8, 8],
  [11, 50, 8, 8],
  [24, 56, 7, 8],
  [-14, 66, 10, 8],
  [3, 64, 8, 8],
  [18, 68, 8, 7],
]

/** Forearm stumps and the small bones of the wrist. */
function wrist(): Part[] {
  const parts: Part[] = [
    ...longBone([-16, 130], [-12, 74], 13),
    ...longBone([20, 130], [16, 78], 9),
  ]
  for (const [x, y, rx, ry] of CARPALS)
    parts.push({
      d: smooth([
        [x - rx, y],
        [x - rx * 0.6, y - ry * 0.9],
        [x + rx * 0.5, y - ry],
        [x + rx, y - ry * 0.2],
        [x + rx * 0.7, y + ry * 0.8],
        [x - rx * 0.4, y + ry],
      ]),
      fill: 'bone',
    })
  return parts
}

const digit = ({ joints, width }: { joints: Point[]; width: number }): Part[] =>
  joints.slice(0, -1).flatMap((joint, i) => {
    const next = joints[i + 1]!,
      w = width * (1 - i * 0.1)
    return i === joints.length - 2 ? fingerTip(joint, next, w) : longBone(joint, next, w)
  })

/** Sign of the horns: first and last finger up, the others folded under the thumb. */
const HORNS: { joints: Point[]; width: number }[] = [
  { joints: coords('26,42 44,0 62,-38 72,-66 79,-92'), width: 8 },
  { joints: coords('-21,40 -36,-4 -50,-50 -58,-82 -64,-112'), width: 9 },
  { joints: coords('10,38 18,-8'), width: 8.6 },
  { joints: coords('-6,36 -10,-14'), width: 9 },
  { joints: coords('20,-22 18,10 10,32'), width: 8.6 },
  { joints: coords('-10,-28 -12,8 -12,34'), width: 9 },
  { joints: coords('-28,60 -52,36 -22,14 18,12'), width: 10 },
]

const horns = (): Part[] => [
  ...wrist(),
  ...HORNS.flatMap((finger, i) =>
    // the two short ones are palm bones: they end in a knuckle, not in a fingertip
    i === 2 || i === 3
      ? longBone(finger.joints[0]!, finger.joints[1]!, finger.width)
      : digit(finger),
  ),
]

/** A fist about something upright, the forearm from below: bones of the palm behind it, fingers folded before, the thumb across. */
const FOLDED: { joints: Point[]; width: number }[] = [
  { joints: coords('36,-34 52,-26 20,-22'), width: 8.4 },
  { joints: coords('40,-14 56,-5 20,-2'), width: 9 },
  { joints: coords('38,6 53,15 18,17'), width: 8.6 },
  { joints: coords('32,25 44,33 16,34'), width: 7.6 },
]
const PALM: readonly (readonly [Point, Point])[] = [
  [
    [-12, 38],
    [-2, -36],
  ],
  [
    [-2, 38],
    [10, -30],
  ],
  [
    [8, 42],
    [20, -14],
  ],
  [
    [18, 48],
    [28, 8],
  ],
]
const KNUCKLES: readonly (readonly [Point, Point])[] = [
  [
    [-2, -40],
    [36, -36],
  ],
  [
    [12, -22],
    [41, -15],
  ],
  [
    [20, -2],
    [39, 6],
  ],
  [
    [24, 18],
    [33, 25],
  ],
]

const fist = (): Part[] => [
  ...wrist(),
  ...PALM.flatMap(([from, to]) => longBone(from, to, 8)),
  ...KNUCKLES.flatMap(([from, to]) => longBone(from, to, 8)),
  ...FOLDED.flatMap(digit),
  ...digit({ joints: coords('-22,54 -34,18 -8,-8 22,-14'), width: 9.5 }),
]

export const skeletonHand: Motif = {
  name: 'skeleton-hand',
  isPart: true,
  category: 'human',
  words: ['skeleton hand', 'bone hand', 'hand bones', 'skeletal hand'],
  variants: ['open', 'horns', 'fist'],
  spare: ['fist'],
  grip: 'fist',
  marks: (variant) => (variant === 'fist' ? { hands: [[18, 4]] } : undefined),
  draw: ({ variant }) =>
    measured(
      variant === 'fist'
        ? fist()
        : variant === 'horns'
          ? horns()
          : [...wrist(), ...FINGERS.flatMap(digit)],
    ),
}

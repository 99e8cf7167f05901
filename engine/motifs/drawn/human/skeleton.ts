import { fingerTip, longBone } from '#engine/motifs/drawing/bones.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { symmetric } from '#engine/motifs/drawing/pen.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import { frontSkull, turnedSkull } from '#engine/motifs/drawing/skulls.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

interface Pose {
  /** shoulder, elbow, wrist, and the way the fingers point, in radians from straight up */
  arms: readonly (readonly [Point, Point, Point, number])[]
  /** hip, knee, ankle, and the way the toes point */
  legs: readonly (readonly [Point, Point, Point, number])[]
  headTilt: number
}

const STANDING: Pose = {
  arms: [
    [[-42, -92], [-56, -38], [-64, 18], Math.PI + 0.12],
    [[42, -92], [56, -38], [64, 18], Math.PI - 0.12],
  ],
  legs: [
    [[-20, 46], [-24, 114], [-24, 182], -0.5],
    [[20, 46], [24, 114], [24, 182], 0.5],
  ],
  headTilt: 0,
}

const DANCING: Pose = {
  arms: [
    [[-42, -92], [-84, -72], [-94, -128], -0.25],
    [[42, -92], [76, -52], [106, -20], 1.9],
  ],
  legs: [
    [[-20, 46], [-36, 110], [-28, 178], -0.5],
    [[20, 46], [74, 76], [64, 142], 0.9],
  ],
  headTilt: 0.16,
}

/** A cup or a bottle in one raised hand. */
const HOLDING: Pose = {
  arms: [
    [[-42, -92], [-62, -44], [-52, 10], Math.PI - 0.3],
    [[42, -92], [80, -54], [78, -104], 0.1],
  ],
  legs: STANDING.legs,
  headTilt: 0.08,
}

/** Leaning over to somebody at the right, one arm about them. */
const KISSING: Pose = {
  arms: [
    [[-42, -92], [-58, -40], [-48, 14], Math.PI - 0.2],
    [[42, -92], [66, -52], [96, -78], 0.9],
  ],
  legs: STANDING.legs,
  headTilt: 0.12,
}

/** Ribs spring from the spine, swing out and come back to the breastbone. */
function ribCage(): Part[] {
  const rib = (i: number): Part => {
    const y = -90 + i * 10.5
    const wide = 24 + 15 * Math.sin(((i + 1.4) / 9) * Math.PI * 0.78)
    const end: Point = i < 6 ? [7, y + 18 - i * 0.6] : [15 + (i - 6) * 8, y + 20]
    const body = tube(
      sample([[3, y], [wide * 0.75, y - 3], [wide, y + 9], [wide * 0.72, y + 19], end], 10),
      () => 2.9,
    )
    return { d: body.strip(0, 1, -1, 1, 34), fill: 'bone', stroke: 0.9 }
  }
  const spine = Array.from({ length: 12 }, (_, i): Part => ({
    d: roundRect(-7, -98 + i * 11, 14, 9, 3),
    fill: 'bone',
    stroke: 0.9,
  }))
  return [
    ...spine,
    ...mirrored(Array.from({ length: 9 }, (_, i) => rib(8 - i))),
    { d: symmetric(coords('0,-94 9,-92 6,-80 7,-50 5,-32 0,-20')), fill: 'bone' },
    line('M-6 -78L6 -78M-6 -64L6 -64M-6 -50L6 -50', 0.6, 1),
  ]
}

/** Hip bones around the sacrum, the two openings dark. */
const pelvis: Part[] = [
  ...mirrored([
    { d: smooth(coords('4,34 12,22 30,14 44,22 42,40 30,46 28,58 16,68 6,64')), fill: 'bone' },
    { d: smooth(coords('12,54 20,50 24,56 18,63 11,61')), fill: 'black', stroke: 0.5 },
    line('M38 24C32 32 24 36 16 36M34 42C28 44 24 46 20 48', 0.6, 1),
  ]),
  { d: symmetric(coords('0,28 11,32 8,46 4,58 0,64')), fill: 'bone', stroke: 0.9 },
  line('M-3 38L-3 41M3 38L3 41M-2 47L-2 50M2 47L2 50', 0.9, 1),
]

const girdle: Part[] = mirrored([
  { d: smooth(coords('24,-92 44,-96 46,-82 34,-60 26,-70')), fill: 'bone', tone: 0.15 },
])

function hand([x, y]: Point, turn: number, mirror: boolean): Part[] {
  const fingers = [-0.5, -0.2, 0.05, 0.3].flatMap((lean, i) => {
    const at = (r: number): Point => [r * Math.sin(lean), -r * Math.cos(lean)]
    const reach = [24, 28, 27, 23][i]!
    return [
      ...longBone(at(5), at(reach * 0.52), 2.1),
      ...longBone(at(reach * 0.54), at(reach * 0.8), 1.8),
      ...fingerTip(at(reach * 0.82), at(reach * 1.05), 1.7),
    ]
  })
  const thumb = [...longBone([5, 0], [12, -8], 2.2), ...fingerTip([13, -9], [17, -17], 2)]
  return placed(
    [...fingers, ...thumb, { d: smooth(coords('-7,3 -6,-5 0,-7 6,-4 6,4 0,7')), fill: 'bone' }],
    { x, y, angle: turn, mirror },
  )
}

const foot = ([x, y]: Point, turn: number): Part[] =>
  placed(
    [
      ...[-0.5, -0.25, 0, 0.25, 0.5].flatMap((lean, i) => [
        ...longBone([lean * 5, 5], [lean * 20, 15], 2),
        ...fingerTip([lean * 21, 16], [lean * 29, 21 - Math.abs(i - 2) * 0.6], 1.8),
      ]),
      { d: smooth(coords('-8,-2 0,-6 8,-2 7,7 0,9 -7,7')), fill: 'bone' },
    ],
    { x, y, angle: -turn * 0.5 },
  )

const arm = ([shoulder, elbow, wrist, turn]: Pose['arms'][number], mirror: boolean): Part[] => {
  const beside = ([x, y]: Point, by: number): Point => [x + by, y]
  return [
    ...longBone(shoulder, elbow, 6),
    ...longBone(beside(elbow, -3), beside(wrist, -3), 3),
    ...longBone(beside(elbow, 3), beside(wrist, 3), 3.4),
    ...hand(wrist, turn, mirror),
  ]
}

const leg = ([hip, knee, ankle, turn]: Pose['legs'][number]): Part[] => [
  ...longBone(ankle, knee, 5.4),
  ...longBone(
    [ankle[0] + Math.sign(turn) * 8, ankle[1] - 2],
    [knee[0] + Math.sign(turn) * 7, knee[1] + 8],
    2.6,
  ),
  ...foot([ankle[0], ankle[1] + 8], turn),
  ...longBone(knee, hip, 7.4),
  {
    d: smooth([
      [knee[0] - 6, knee[1]],
      [knee[0], knee[1] - 6],
      [knee[0] + 6, knee[1]],
      [knee[0], knee[1] + 6],
    ]),
    fill: 'bone',
    stroke: 0.9,
  },
]

/** Small enough that the finest lines and hollows of the skull would run together into a black jaw. */
const head = (tilt: number): Part[] =>
  placed(
    frontSkull({ lines: false })
      .filter((part) => !(part.fill === 'black' && part.stroke === 0.4))
      .map((part): Part => (part.fill === 'bone' ? { ...part, shade: 0.5 } : part)),
    { y: -142, scale: 0.32, angle: tilt },
  )

/** Turned to the right, as small as the other. */
const turnedHead = (tilt: number): Part[] =>
  placed(turnedSkull(), { x: 4, y: -142, scale: 0.32, angle: tilt })

function figure({ arms, legs, headTilt }: Pose, skull = head): Part[] {
  return [
    ...girdle,
    ...legs.flatMap(leg),
    ...ribCage(),
    ...pelvis,
    ...mirrored(longBone([6, -94], [42, -98], 3.6)),
    ...arms.flatMap((joints, i) => arm(joints, i === 1)),
    { d: roundRect(-6, -112, 12, 14, 4), fill: 'bone' },
    ...skull(headTilt),
  ]
}

/** Where the spine runs in profile, its hollow and its hump. */
const spineAt = (y: number): number => {
  const t = (y + 98) / 144
  return 16 - 16 * t - 15 * Math.sin(Math.min(1, t * 1.5) * Math.PI) * (1 - 0.4 * t)
}

/** Ribs from the side: each leaves the spine, rises a little and sweeps forward and down to the breastbone. */
function ribsAside(): Part[] {
  const ribs = Array.from({ length: 9 }, (_, i): Part => {
    const y = -88 + i * 10
    const back = spineAt(y)
    const deep = 40 + 12 * Math.sin(((i + 1) / 9) * Math.PI * 0.8)
    const end: Point = i < 6 ? [52 - 0.4 * i, y + 20 - i] : [44 - (i - 6) * 11, y + 22]
    const body = tube(
      sample([[back, y], [back - 3, y + 6], [back + deep * 0.4, y + 16], end], 12),
      () => 3,
    )
    return { d: body.strip(0, 1, -1, 1, 30), fill: 'bone', stroke: 0.9 }
  })
  const spine = Array.from({ length: 14 }, (_, i): Part => {
    const y = -100 + i * 10.5
    return { d: roundRect(spineAt(y) - 8, y, 15, 9, 3), fill: 'bone', stroke: 0.9 }
  })
  return [
    ...spine,
    ...ribs.toReversed(),
    { d: smooth(coords('46,-74 53,-76 58,-48 56,-24 50,-20 50,-46')), fill: 'bone' },
  ]
}

/** One foot from the side: heel, instep, toes. */
const footAside = ([x, y]: Point): Part[] => [
  ...longBone([x + 8, y + 4], [x + 28, y + 11], 3.4),
  ...fingerTip([x + 28, y + 11], [x + 42, y + 13], 2.6),
  {
    d: smooth([
      [x - 9, y + 1],
      [x + 2, y - 5],
      [x + 12, y],
      [x + 10, y + 9],
      [x - 8, y + 12],
    ]),
    fill: 'bone',
  },
]

const [HIP, KNEE, ANKLE]: readonly [Point, Point, Point] = [
  [2, 50],
  [66, 82],
  [42, 148],
]
const REINS: Point = [104, -44]

/** Astride and seen from the side: a hand ahead, one leg before the flank; the other is behind it. */
function astride(): Part[] {
  const reach = (by: number): Part[] =>
    arm(
      [[14 + by, -84], [52 + by, -34], [REINS[0] - 12 + by, REINS[1] - by], Math.PI / 2 - 0.2],
      false,
    )
  return [
    ...reach(12),
    { d: roundRect(18, -116, 12, 14, 4), fill: 'bone' },
    ...ribsAside(),
    {
      d: smooth(coords('-24,22 -4,8 20,14 26,28 14,40 18,56 6,70 -8,64 -10,50 -24,40')),
      fill: 'bone',
    },
    { d: smooth(coords('0,52 8,54 8,62 0,63')), fill: 'black', stroke: 0.5 },
    line('M-18 26C-10 18 6 16 18 22', 0.6, 1),
    ...longBone(ANKLE, KNEE, 5.4),
    ...footAside([ANKLE[0], ANKLE[1] + 8]),
    ...longBone(KNEE, HIP, 7.4),
    {
      d: smooth([
        [60, 80],
        [67, 74],
        [73, 82],
        [66, 89],
      ]),
      fill: 'bone',
      stroke: 0.9,
    },
    { d: smooth(coords('2,-92 24,-90 22,-72 8,-48 -2,-66')), fill: 'bone', tone: 0.15 },
    ...longBone([44, -88], [16, -90], 3.6),
    ...reach(0),
    ...placed(turnedSkull(), { x: 34, y: -142, scale: 0.32, angle: 0.06 }),
  ]
}

/** Skull, ribs and shoulders only. */
const bust = (): Part[] => [
  ...girdle,
  ...ribCage(),
  ...mirrored([...longBone([6, -94], [44, -99], 4), ...longBone([46, -92], [56, -30], 6.4)]),
  { d: roundRect(-6, -112, 12, 14, 4), fill: 'bone' },
  ...placed(frontSkull(), { y: -152, scale: 0.42 }),
]

const FEET: readonly Point[] = [
  [-24, 200],
  [24, 200],
]

/** Where others touch it; who is kissed is touched at the teeth. */
const MARKS: Readonly<Record<string, Marks>> = {
  standing: { mouth: [0, -122], crown: [0, -178], feet: FEET },
  holding: { mouth: [2, -122], crown: [0, -178], feet: FEET, hands: [[78, -116]] },
  riding: { mouth: [56, -120], crown: [32, -178], feet: [[76, 168]], hands: [REINS] },
  kissing: { mouth: [28, -116], crown: [4, -178], feet: FEET },
}

const POSES: Readonly<Record<string, Pose>> = { dancing: DANCING, holding: HOLDING }

export const skeleton: Motif = {
  name: 'skeleton',
  category: 'human',
  words: ['skeleton', 'human skeleton', 'dancing skeleton', 'rib cage', 'ribcage'],
  variants: ['standing', 'dancing', 'bust', 'holding', 'kissing', 'riding'],
  spare: ['holding', 'kissing', 'riding'],
  marks: (variant) => MARKS[variant],
  draw({ variant }) {
    if (variant === 'bust') return measured(bust())
    if (variant === 'riding') return measured(astride())
    if (variant === 'kissing') return measured(figure(KISSING, turnedHead))
    return measured(figure(POSES[variant] ?? STANDING))
  },
}

import type { Actor, Placed, Thing } from '#engine/forms/figures/actor.ts'
import type { Figure } from '#engine/forms/figures/figure.ts'
import { arm, leg, type Stance } from '#engine/forms/figures/stance.ts'
import { gripOf } from '#engine/forms/figures/things.ts'
import { boots, shirt, skirt, trousers } from '#engine/forms/figures/wardrobe.ts'
import { LOOSE, man, seenFrom } from '#engine/forms/figures/who.ts'
import { RAISED, wings } from '#engine/forms/figures/wings.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { joined, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import { add, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Sword over the head, the other hand spread, looking down at whoever is under the foot. */
const RAISING_SWORD = {
  ...arm('L', [0.85, -0.6, 0.3], [0.75, -0.15, 0.75], [0.6, -0.3, 0.7]),
  ...arm('R', [-0.85, 0.42, 0.05], [-0.12, 1, -0.15], [0, 1, 0.1]),
}
const VICTORIOUS: Stance = {
  ways: {
    ...RAISING_SWORD,
    ...leg('L', [0.14, -1, 0.02], [0.06, -1, -0.1], [0.25, -0.35, 1]),
    ...leg('R', [-0.2, -0.3, 0.95], [-0.05, -1, -0.1], [0, -0.35, 1]),
  },
  nod: 9,
  look: -8,
  grip: [18, 72],
}
const ON_GUARD: Stance = {
  ...VICTORIOUS,
  ways: {
    ...RAISING_SWORD,
    ...leg('L', [0.2, -1, 0.04], [0.08, -1, -0.1], [0.3, -0.35, 1]),
    ...leg('R', [-0.2, -1, 0.24], [-0.06, -1, -0.2], [-0.2, -0.35, 1]),
  },
  nod: 6,
}

/** On knees and elbows, the head forced up. */
const BEATEN: Stance = {
  ways: {
    ...arm('L', [0.45, 0.1, 0.95], [0.1, 0.92, 0.5], [0, 1, 0.1]),
    ...arm('R', [-0.45, 0.1, 0.95], [-0.1, 0.92, 0.5], [0, 1, 0.1]),
    ...leg('L', [0.3, -0.2, 0.95], [0.05, -0.97, -0.26], [0, -1, -0.3]),
    ...leg('R', [-0.3, -0.2, 0.95], [-0.05, -0.97, -0.26], [0, -1, -0.3]),
  },
  nod: -34,
  look: 22,
  grip: [40, 40],
}

const warrior = (stance: Stance): Actor =>
  man(stance, {
    build: {
      gender: 1,
      muscle: 1,
      weight: 0.4,
      older: 0.2,
      morphs: faceOf(61, { 'head-square': 0.5, 'chin-width-incr': 0.5 }),
    },
    face: { skin: 0.04, lips: 0.3, brows: 0.85, arch: 0.2, heavy: 1.4, lashes: -0.4, seed: 61 },
    hair: { ...LOOSE, tone: 0.4, length: 1.35, part: 0, volume: 0.3, wave: 0.13, waves: 0.9 },
    wears: [
      shirt({
        covers: ['chest', 'waist'],
        from: 0.9,
        to: 5.5,
        off: 0.2,
        smooth: 26,
        folds: 0,
        tone: 0.4,
        tag: 'gold',
        gloss: 0.7,
      }),
      // Straps of the harness: about the chest below the arms, and the rim at the neck.
      shirt({
        covers: ['chest'],
        from: 5.1,
        to: 5.7,
        off: 0.28,
        smooth: 20,
        folds: 0,
        tone: 0.75,
        tag: 'leather',
      }),
      shirt({
        covers: ['chest', 'waist'],
        from: 2.5,
        to: 2.85,
        off: 0.27,
        smooth: 26,
        folds: 0,
        tone: 0.75,
        tag: 'leather',
      }),
      shirt({
        covers: ['waist'],
        from: 0.8,
        to: 1.3,
        off: 0.3,
        smooth: 6,
        folds: 0,
        tone: 0.75,
        tag: 'leather',
      }),
      shirt({ covers: ['upperArm'], off: 0.16, smooth: 10, folds: 0.1, tone: 0.06, tag: 'cloth' }),
      shirt({
        covers: ['foreArm'],
        off: 0.12,
        smooth: 4,
        folds: 0,
        tone: 0.2,
        tag: 'gold',
        gloss: 0.6,
      }),
      boots({ to: -4.3, off: 0.14, tone: 0.2, tag: 'gold', gloss: 0.6, smooth: 4 }),
    ],
    skirt: skirt({ length: 0.34, flare: 0.5, folds: 17, deep: 0.5, tone: 0.5, tag: 'red' }),
  })

const fiend: Actor = man(BEATEN, {
  build: {
    gender: 1,
    muscle: 1,
    weight: 0.3,
    morphs: faceOf(66, { 'chin-triangle': 0.6, 'nose-hump-incr': 0.8, 'eyebrows-down': 0.8 }),
  },
  face: { skin: 0.4, lips: 0.3, brows: 0.95, age: 0.8, arch: 0.9, heavy: 1.8, seed: 66 },
  hide: 'red',
  wears: [trousers({ from: -0.4, to: 1.2, off: 0.12, smooth: 6, tone: 0.85, tag: 'black' })],
  at: [3.4, 0, 3.9],
  yaw: -78,
  lean: 72,
})
const { hair: _, ...devil } = fiend

const RADIANS = Math.PI / 180

/** A straight blade over a cross guard in the raised hand. */
function sword({ joint }: Placed): Thing[] {
  const hand = gripOf(joint, 'R')
  const way = unit([0.42, 1, 0.1])
  const across = unit([1, -0.42, 0])
  const guard = add(hand, way, 0.5)
  return [
    {
      mesh: tube(
        [0, 0.5, 0.9, 1].map((t) => add(guard, way, 6.4 * t)),
        (t) => (t > 0.99 ? 0.01 : 0.4 - 0.12 * t),
        [1, 0.32],
      ),
      tone: 0.03,
      tag: 'steel',
      gloss: 0.7,
    },
    {
      mesh: joined([
        tube([add(guard, across, -1), guard, add(guard, across, 1)], () => 0.15),
        tube([add(hand, way, -0.75), guard], () => 0.13),
        tube([add(hand, way, -1), add(hand, way, -0.7)], () => 0.22),
      ]),
      tone: 0.25,
      tag: 'gold',
      gloss: 0.6,
    },
  ]
}

const halo = ({ onHead }: Placed): Thing => {
  const ring = ringAt([0, 0.35, -0.9], [1, 0, 0], [0, 1, 0], 1.95, 1.95, 40)
  return {
    mesh: tube([...ring, ring[0]!].map(onHead), () => 0.08),
    tone: 0.2,
    tag: 'gold',
    gloss: 0.5,
  }
}

/** Horns, a pair of webbed wings that droop, and a tail with a barb. */
function devilish({ joint, onHead }: Placed): Thing[] {
  const horns = [1, -1].map((side) =>
    tube(
      curve(
        [
          onHead([side * 0.45, 0.85, 0.55]),
          onHead([side * 0.95, 1.35, 0.45]),
          onHead([side * 1.1, 2, 0.1]),
          onHead([side * 0.8, 2.55, -0.1]),
        ],
        6,
      ),
      (t) => 0.26 * (1 - 0.9 * t),
    ),
  )
  const back = joint('spine02')
  const spine = unit(add(joint('neck01'), joint('root'), -1))
  const webs = [1, -1].flatMap((side) => {
    const fingers: readonly V3[] = [
      [4.6, 3.4, 0.9],
      [4.4, 0.4, 1.5],
      [2.6, -1.6, 1.6],
      [0.4, -0.8, 0.9],
    ]
    const wrist: V3 = add(back, [1.2, 2.9, side * 1.1])
    const tips = fingers.map(([x, y, z]): V3 => add(back, [x, y, side * z]))
    const rib = (k: number, t: number): V3 =>
      [0, 1, 2].map((d) => mix(wrist[d]!, tips[k]![d]!, t)) as unknown as V3
    const web = [0, 1, 2].map((k) =>
      sheet(
        Array.from({ length: 9 }, (_row, r) =>
          Array.from({ length: 7 }, (_place, c) => {
            const [u, t] = [c / 6, r / 8]
            const hollow = 1 - 0.22 * Math.sin(u * Math.PI)
            const [a, b] = [rib(k, t * hollow), rib(k + 1, t * hollow)]
            return [0, 1, 2].map((d) => mix(a[d]!, b[d]!, u)) as unknown as V3
          }),
        ),
      ),
    )
    const bones = [
      tube([back, wrist], () => 0.2),
      ...tips.map((tip, k) => tube([wrist, rib(k, 0.5), tip], (t) => 0.16 * (1 - 0.8 * t))),
    ]
    return [
      { mesh: joined(web), tone: 0.7, tag: 'wingDark' } as const,
      { mesh: joined(bones), tone: 0.5, tag: 'red' } as const,
    ]
  })
  const root = add(joint('root'), spine, -0.6)
  const tail = curve(
    [0, 1, 2, 3, 4].map((k): V3 =>
      add(root, [
        1.2 + 0.9 * k,
        0.5 + 1.1 * Math.sin(k * 1.1),
        0.6 + 0.5 * Math.cos(k * 60 * RADIANS),
      ]),
    ),
    8,
  )
  const end = tail.at(-1)!
  return [
    { mesh: joined(horns), tone: 0.75, tag: 'horn', gloss: 0.3 },
    ...webs,
    {
      mesh: joined([
        tube(tail, (t) => 0.26 * (1 - 0.7 * t)),
        tube(
          [end, add(end, [0.35, 0.25, 0]), add(end, [0.9, 0.6, 0])],
          (t) => 0.42 * (1 - t) + 0.01,
          [1, 0.4],
        ),
      ]),
      tone: 0.5,
      tag: 'red',
    },
  ]
}

const heavenly = (stance: Stance, foes: readonly Actor[]): Figure => ({
  name: 'archangel',
  seed: 7,
  camera: seenFrom(12, 3),
  actors: [warrior(stance), ...foes],
  things: (somebody, [, foe]) => [
    wings(somebody.joint, 0, RAISED),
    halo(somebody),
    ...sword(somebody),
    ...(foe ? devilish(foe) : []),
  ],
})

/** The captain of the heavenly host: alone, and over the devil. */
export const ARCHANGEL = {
  defeating: () => heavenly(VICTORIOUS, [devil]),
  standing: () => heavenly(ON_GUARD, []),
} as const

import type { Sculpture } from '#engine/forms/form.ts'
import type { Actor, Joint, Placed, Thing } from '#engine/forms/figures/actor.ts'
import type { Figure } from '#engine/forms/figures/figure.ts'
import {
  arm,
  FISHING,
  leg,
  POISED,
  READING,
  ROWING,
  SITTING,
  STANDING,
  WALKING,
  type Stance,
} from '#engine/forms/figures/stance.ts'
import {
  bench,
  boat,
  fishingRod,
  gripOf,
  oar,
  openBook,
  seatOf,
} from '#engine/forms/figures/things.ts'
import { tube } from '#engine/forms/human/solids.ts'
import { add, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { shoes, tee, trousers } from '#engine/forms/figures/wardrobe.ts'
import {
  baby,
  boy,
  girl,
  KNOT,
  man,
  oldMan,
  oldWoman,
  seenFrom,
  woman,
  type Who,
} from '#engine/forms/figures/who.ts'

const scene = (
  name: string,
  yaw: number,
  actors: readonly Actor[],
  things?: (somebody: Placed) => readonly Thing[],
): Figure => ({ name, seed: 5, camera: seenFrom(yaw, 4), actors, ...(things ? { things } : {}) })

const withArms = (
  base: Stance,
  ...arms: readonly Record<string, readonly [number, number, number]>[]
): Stance => ({
  ...base,
  ways: Object.assign({}, base.ways, ...arms),
})

/** Arms about somebody who stands before one: the higher ones about the neck, the lower ones about the back. */
const AROUND_NECK = withArms(
  STANDING,
  arm('L', [0.42, 0.12, 1], [-0.85, 0.45, 0.75], [-1, 0.05, -0.1]),
  arm('R', [-0.42, 0.12, 1], [0.85, 0.35, 0.75], [1, -0.05, -0.1]),
)
const AROUND_BACK = withArms(
  STANDING,
  arm('L', [0.7, -0.7, 0.75], [-0.85, 0.05, 0.8], [-1, 0.1, -0.1]),
  arm('R', [-0.7, -0.8, 0.75], [0.85, -0.1, 0.8], [1, 0.1, -0.1]),
)

/** Two who face each other, near enough to touch. */
const facing = (
  name: string,
  near: number,
  his: Stance,
  hers: Stance,
  [him, her]: readonly [Who, Who],
): Figure =>
  scene(name, 0, [
    him(his, { yaw: 90, at: [-near, 0, 0] }),
    her(hers, { yaw: -90, at: [near, 0, 0], hair: KNOT }),
  ])

/** Two side by side who walk hand in hand; the one who is smaller reaches up. */
const handInHand = (
  name: string,
  [left, right]: readonly [Who, Who],
  apart: number,
  reach: number,
): Figure => ({
  ...scene(name, 26, [
    left(withArms(WALKING, arm('L', [0.5, -1, 0.1], [0.32, -1, 0.15])), { at: [-apart, 0, 0] }),
    right(
      withArms(
        { ...WALKING, ways: mirrored(WALKING.ways) },
        arm('R', [-0.5, -1 + reach, 0.1], [-0.32, -1 + reach * 1.6, 0.15]),
      ),
      { at: [apart, 0, 0] },
    ),
  ]),
})

/** The same ways with left and right changed. */
const mirrored = (ways: Stance['ways']): Stance['ways'] =>
  Object.fromEntries(
    Object.entries(ways).map(([bone, [x, y, z]]) => [
      bone.endsWith('.L') ? bone.replace(/L$/, 'R') : bone.replace(/R$/, 'L'),
      [-x, y, z] as const,
    ]),
  )

/** The same scene with the back to us. */
const awayFromUs = (figure: Figure): Figure => ({
  ...figure,
  camera: seenFrom(figure.camera.yaw - 180, figure.camera.pitch),
})

/** He holds her by the waist; she has an arm about his neck, stands on her toes and has one heel in the air. */
const HIS_KISS: Stance = {
  ...withArms(
    STANDING,
    arm('L', [0.6, -0.75, 0.75], [-0.8, 0.1, 0.8], [-1, 0.1, 0]),
    arm('R', [-0.8, -0.85, 0.3], [0.5, -0.02, 0.85], [0.95, 0, 0.15]),
  ),
  bend: 8,
  nod: 12,
}
const HER_KISS: Stance = {
  ...withArms(
    STANDING,
    arm('L', [0.75, -0.12, 0.75], [-0.75, 0.55, 0.4], [-0.75, 0.5, -0.15]),
    arm('R', [-0.42, 0.12, 1], [0.6, 0.55, 0.75], [0.9, 0.3, 0]),
    leg('L', [0.06, -1, 0.03], [0.02, -1, -0.1], [0, -0.75, 0.7]),
    leg('R', [-0.06, -1, 0.14], [-0.02, -0.25, -1], [0, -0.7, -0.7]),
  ),
  bend: 6,
  nod: -22,
}

const COUPLE = [man, woman] as const
const OLD_COUPLE = [oldMan, oldWoman] as const

const casual =
  (who: Who): Who =>
  (stance, own = {}) => {
    const { skirt: _, ...rest } = who(stance, own)
    return { ...rest, wears: [trousers(), tee({ tone: 0.35, tag: 'red' }), shoes()] }
  }

const rowing = (name: string, [front, back]: readonly [Who, Who]): Figure => ({
  ...scene(
    name,
    66,
    [
      front(ROWING, { at: [0, 0.6, -4] }),
      casual(back)({ ...SITTING, bend: 4, nod: 0 }, { at: [0, 0.7, 7], yaw: 180 }),
    ],
    ({ joint }) => [
      ...boat([0, 3, 1.6], [0, 0, 1], 11),
      oar(gripOf(joint, 'L'), [5.4, -2.8, 1.6]),
      oar(gripOf(joint, 'R'), [-5.4, -2.8, 1.6]),
    ],
  ),
  camera: seenFrom(66, 12),
})

const onBench = (name: string, [left, right]: readonly [Who, Who]): Figure =>
  scene(
    name,
    18,
    [
      left({ ...SITTING, tilt: -14, look: 10 }, { at: [-1.55, 0, 0] }),
      casual(right)({ ...SITTING, tilt: 16, look: -8, side: 6 }, { at: [1.55, 0, 0] }),
    ],
    ({ joint }) => {
      const [, y, z] = seatOf(joint)
      return [bench([0, y, z])]
    },
  )

/** Both forearms under what lies before the chest, the face bent down to it. */
const CRADLING: Stance = {
  ...withArms(
    POISED,
    arm('L', [0.4, -1, 0.28], [-0.72, -0.02, 0.72], [-1, 0.12, 0.25]),
    arm('R', [-0.42, -0.95, 0.34], [0.5, 0.12, 0.85], [0.95, 0.15, 0.4]),
  ),
  nod: 24,
  look: -16,
  tilt: 6,
}

/** Stretched out in its blanket, the face turned to whoever looks on. */
const IN_ARMS: Stance = {
  ways: {
    ...arm('L', [0.15, -1, 0.3], [-0.5, 0.3, 0.6]),
    ...arm('R', [-0.15, -1, 0.3], [0.5, 0.3, 0.6]),
    ...leg('L', [0.08, -1, 0.25], [0, -1, -0.1], [0, -1, 0.2]),
    ...leg('R', [-0.08, -1, 0.25], [0, -1, -0.1], [0, -1, 0.2]),
  },
  nod: 12,
  look: -42,
}

/** A blanket wound about somebody small from the chin down, one fold of it aslant over the chest. */
function swaddle({ joint }: Placed): Thing[] {
  const [chin, hips, feet] = [joint('neck01'), joint('root'), joint('foot.L')]
  const along = unit(add(feet, chin, -1))
  const line = curve(
    [add(chin, along, -0.1), add(chin, along, 0.9), hips, add(feet, along, 0.5)],
    6,
  )
  const wide = (t: number) => 0.6 + 0.42 * Math.sin(Math.min(1, 0.25 + t) * 2.2) - 0.28 * t
  const fold = curve(
    [0, 0.2, 0.42, 0.62].map((t, k): V3 => {
      const at = line[Math.round(t * (line.length - 1))]!
      return add(at, unit([-0.1, 1 - 0.3 * k, 0.2 + 0.55 * k]), wide(t) + 0.02)
    }),
    6,
  )
  return [
    { mesh: tube(line, wide), tone: 0.06, tag: 'cloth' },
    { mesh: tube(fold, () => 0.12), tone: 0.1, tag: 'cloth' },
  ]
}

/** Those who hold each other are shown from the hips up: so small as whole figures their faces would be lost. */
const HIPS = 8.6

const carrying = (name: string, parent: Who): Figure => ({
  ...scene(name, 12, [
    parent(CRADLING),
    baby(IN_ARMS, { at: [0.35, 10.7, 1.95], yaw: 80, lean: -64, scale: 1.05 }),
  ]),
  things: (_, [, child]) => swaddle(child!),
  cut: HIPS - 1.4,
})

/** A child astride the neck of somebody who walks. */
const onShoulders = (name: string, parent: Who, child: Who): Figure => {
  const hold = withArms(
    WALKING,
    arm('L', [0.5, 0.1, 0.75], [-0.1, 1, 0.1], [0, 1, 0]),
    arm('R', [-0.5, 0.1, 0.75], [0.1, 1, 0.1], [0, 1, 0]),
  )
  return scene(name, 40, [parent(hold), child(STRADDLING, { at: [0, 10.4, -0.7] })])
}
const STRADDLING: Stance = {
  ways: {
    ...arm('L', [0.95, 0.5, 0.1], [0.8, 0.8, 0.1]),
    ...arm('R', [-0.95, 0.5, 0.1], [-0.8, 0.8, 0.1]),
    ...leg('L', [0.5, -0.2, 0.9], [0.05, -1, 0.1]),
    ...leg('R', [-0.5, -0.2, 0.9], [-0.05, -1, 0.1]),
  },
}

type Views = Record<string, () => Sculpture>

/** What two who love each other may be doing. */
export const COUPLES: Views = {
  embracing: () => ({
    ...facing(
      'couple',
      1.6,
      { ...AROUND_BACK, nod: 14, tilt: -16 },
      { ...AROUND_NECK, nod: -4, tilt: -16 },
      COUPLE,
    ),
    cut: HIPS,
  }),
  kissing: () => facing('couple', 1.95, HIS_KISS, HER_KISS, COUPLE),
  'holding-hands': () => handInHand('couple', COUPLE, 2.75, 0),
  'sitting-together': () => onBench('couple', COUPLE),
  behind: () => awayFromUs(handInHand('couple', COUPLE, 2.75, 0)),
  'holding-hands-behind': () => awayFromUs(handInHand('couple', COUPLE, 2.75, 0)),
  'sitting-together-behind': () => awayFromUs(onBench('couple', COUPLE)),
  rowing: () => rowing('couple', COUPLE),
  dancing: () => facing('couple', 2.2, WALTZ_LEADING, WALTZ_LED, COUPLE),
  'old-rowing': () => rowing('couple', OLD_COUPLE),
  'old-holding-hands': () => handInHand('couple', OLD_COUPLE, 2.75, 0),
  'old-sitting-together': () => onBench('couple', OLD_COUPLE),
}

const WALTZ_LEADING: Stance = withArms(
  { ...STANDING, nod: 8 },
  arm('L', [0.9, 0.05, 0.55], [0.5, 0.55, 0.8], [0.2, 0.6, 0.8]),
  arm('R', [-0.62, -0.62, 0.75], [0.3, 0, 1], [0.9, 0.1, 0.5]),
)
const WALTZ_LED: Stance = withArms(
  { ...STANDING, nod: -8, bend: -6 },
  arm('R', [-0.9, 0.15, 0.5], [-0.5, 0.6, 0.75], [-0.2, 0.6, 0.8]),
  arm('L', [0.45, 0.1, 1], [-0.25, 0.3, 1], [-0.6, 0.1, 0.8]),
)

/** A bench long enough for two, of whom the first is told. */
const benchFor = (joint: Joint): Thing => {
  const [, y, z] = seatOf(joint)
  return bench([0, y, z])
}

/** Side by side over the water, the child looking at what the line does. */
const fishingTogether = (name: string, [parent, child]: readonly [Who, Who]): Figure =>
  scene(
    name,
    40,
    [
      parent(FISHING, { at: [-1.5, 0, 0] }),
      playful(child)(
        { ...SITTING, nod: 10, look: -16, bend: 14 },
        { at: [1.5, HIGHER, 0], scale: 1.1 },
      ),
    ],
    ({ joint }) => [benchFor(joint), ...fishingRod(joint, [-1.6, 5.2, 7.5])],
  )

/** The book before the one who reads, the child leaning in. */
const readingTogether = (name: string, [parent, child]: readonly [Who, Who]): Figure =>
  scene(
    name,
    26,
    [
      parent({ ...READING, look: 4 }, { at: [-1.35, 0, 0] }),
      playful(child)(
        { ...SITTING, nod: 24, look: -50, tilt: 10, side: 10 },
        { at: [1.3, HIGHER, 0.2], scale: 1.1 },
      ),
    ],
    ({ joint, onHead }) => [benchFor(joint), ...openBook(joint, onHead([0, 0.1, 0.9]))],
  )

/** A child's feet do not reach the ground from a bench for the grown. */
const HIGHER = 1.5

/** Whoever sits wears no skirt, which would stand off between the knees. */
const playful =
  (who: Who): Who =>
  (stance, own = {}) => {
    const { skirt: _, ...rest } = who(stance, own)
    const blue = trousers({ from: -6.9, tone: 0.55, tag: 'blue' })
    return { ...rest, wears: [blue, tee({ tone: 0.15, tag: 'pink' }), shoes()] }
  }

/** Mothers, fathers and their children. */
export const FAMILIES: Views = {
  carrying: () => carrying('mother-and-child', woman),
  'father-carrying': () => carrying('mother-and-child', man),
  'mother-walking-behind': () =>
    awayFromUs(handInHand('mother-and-child', [woman, girl], 2.3, 0.45)),
  'father-walking-behind': () => awayFromUs(handInHand('mother-and-child', [man, boy], 2.4, 0.5)),
  'mother-walking': () => handInHand('mother-and-child', [woman, girl], 2.3, 0.45),
  'father-walking': () => handInHand('mother-and-child', [man, boy], 2.4, 0.5),
  'father-fishing': () => fishingTogether('mother-and-child', [man, boy]),
  'mother-fishing': () => fishingTogether('mother-and-child', [casual(woman), girl]),
  'father-reading': () => readingTogether('mother-and-child', [man, boy]),
  'mother-reading': () => readingTogether('mother-and-child', [casual(woman), girl]),
  shoulders: () => onShoulders('mother-and-child', man, boy),
}

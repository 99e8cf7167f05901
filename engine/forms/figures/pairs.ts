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

/** An arm bent to carry, the other about what is carried. */
const CARRYING: Stance = {
  ...withArms(
    POISED,
    arm('L', [0.4, -0.9, 0.35], [-0.55, 0.05, 0.85], [-0.8, 0.2, 0.5]),
    arm('R', [-0.35, -0.8, 0.6], [0.6, 0.3, 0.75], [0.8, 0.3, 0.4]),
  ),
  nod: 16,
  look: 14,
  tilt: -8,
}

const IN_ARMS: Stance = {
  ways: {
    ...arm('L', [0.5, -0.2, 0.9], [0.1, 0.5, 0.85]),
    ...arm('R', [-0.5, -0.3, 0.85], [0.1, 0.4, 0.9]),
    ...leg('L', [0.7, -0.3, 0.75], [0.1, -1, 0.2]),
    ...leg('R', [-0.7, -0.3, 0.75], [-0.1, -1, 0.2]),
  },
  nod: 4,
}

/** Those who hold each other are shown from the hips up: so small as whole figures their faces would be lost. */
const HIPS = 8.6

const carrying = (name: string, parent: Who): Figure => ({
  ...scene(name, 16, [
    parent(CARRYING),
    baby(IN_ARMS, { at: [0.75, 8.3, 2.35], yaw: 215, scale: 1.3 }),
  ]),
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
  kissing: () => ({
    ...facing(
      'couple',
      2.0,
      { ...AROUND_BACK, bend: 8, nod: 12 },
      { ...AROUND_NECK, bend: 6, nod: -22 },
      COUPLE,
    ),
    cut: HIPS,
  }),
  'holding-hands': () => handInHand('couple', COUPLE, 2.75, 0),
  'sitting-together': () => onBench('couple', COUPLE),
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
  'mother-walking': () => handInHand('mother-and-child', [woman, girl], 2.3, 0.45),
  'father-walking': () => handInHand('mother-and-child', [man, boy], 2.4, 0.5),
  'father-fishing': () => fishingTogether('mother-and-child', [man, boy]),
  'mother-fishing': () => fishingTogether('mother-and-child', [casual(woman), girl]),
  'father-reading': () => readingTogether('mother-and-child', [man, boy]),
  'mother-reading': () => readingTogether('mother-and-child', [casual(woman), girl]),
  shoulders: () => onShoulders('mother-and-child', man, boy),
}

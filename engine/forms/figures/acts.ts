import type { Figure } from '#engine/forms/figures/figure.ts'
import type { Actor } from '#engine/forms/figures/actor.ts'
import { bakingTable, skateboard } from '#engine/forms/figures/gear.ts'
import * as held from '#engine/forms/figures/stance.ts'
import {
  balloon,
  boat,
  fishingRod,
  gripOf,
  guitar,
  oar,
  openBook,
  rope,
  seatOf,
  bench,
  crate,
  rock,
  stool,
} from '#engine/forms/figures/things.ts'
import { shoes, tee, trousers } from '#engine/forms/figures/wardrobe.ts'
import { seenFrom, type Who } from '#engine/forms/figures/who.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Something that anybody may be doing, as the figure of somebody who does it. */
export type Act = (who: Who, name: string, seed: number) => Figure

const alone =
  (stance: held.Stance, yaw: number, pitch = 4): Act =>
  (who, name, seed) => ({ name, seed, camera: seenFrom(yaw, pitch), actors: [who(stance)] })

/** Who bends the knees wears trousers: cloth would stand off between them. */
const seated = (who: Who, stance: held.Stance): Actor => {
  const actor = who(stance)
  if (!actor.skirt) return actor
  const { skirt: _, ...rest } = actor
  return { ...rest, wears: [trousers(), tee({ tone: 0.35, tag: 'red' }), shoes()] }
}

/** A robe ends at the knees of who kneels on it, and lies close about the shins. */
function kneeling(actor: Actor): Actor {
  const { skirt, wears = [] } = actor
  if (!skirt || skirt.length < 0.7) return actor
  const hem = trousers({ tone: skirt.tone, tag: skirt.tag, to: -2, off: 0.25 })
  return { ...actor, wears: [...wears, hem], skirt: { ...skirt, length: 0.5 } }
}

/** On the rim of something that others draw: hands beside the hips, shins hanging free. */
const OVER_EDGE: held.Stance = {
  ways: {
    ...held.arm('L', [0.3, -1, -0.18], [0.16, -1, 0.12], [0.2, -0.5, 0.8]),
    ...held.arm('R', [-0.3, -1, -0.18], [-0.16, -1, 0.12], [-0.2, -0.5, 0.8]),
    ...held.leg('L', [0.14, -0.04, 1], [0.04, -1, 0.26], [0, -0.8, 0.6]),
    ...held.leg('R', [-0.16, -0.14, 1], [-0.06, -1, -0.12], [0, -0.8, 0.6]),
  },
  bend: 8,
  nod: 4,
  tilt: 3,
}

const fishingOverEdge: held.Stance = {
  ...held.FISHING,
  ways: {
    ...held.FISHING.ways,
    ...held.leg('L', [0.14, -0.04, 1], [0.04, -1, 0.26], [0, -0.8, 0.6]),
    ...held.leg('R', [-0.16, -0.14, 1], [-0.06, -1, -0.12], [0, -0.8, 0.6]),
  },
}

export const ACTS = {
  standing: alone(held.POISED, 24),
  behind: alone(held.POISED, -164),
  walking: alone(held.WALKING, 58),
  'walking-behind': alone(held.WALKING, 158),
  running: alone(held.RUNNING, 62),
  kneeling: alone(held.KNEELING, 52),
  praying: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(58),
    actors: [kneeling(who(held.PRAYING))],
  }),
  dancing: alone(held.DANCING, -16),
  meditating: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(8, 10),
    actors: [seated(who, held.MEDITATING)],
  }),
  waving: alone(held.RAISING, 20),
  holding: alone(held.HOLDING, -34),
  riding: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(82),
    actors: [seated(who, held.RIDING)],
  }),
  crouching: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(56),
    actors: [seated(who, held.CROUCHED)],
  }),
  sitting: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(46, 6),
    actors: [seated(who, held.SITTING)],
    things: ({ joint }) => [bench(seatOf(joint))],
  }),
  'sitting-behind': (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(-158, 8),
    actors: [seated(who, held.SITTING)],
    things: ({ joint }) => [bench(seatOf(joint))],
  }),
  'legs-over-edge': (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(48, 4),
    actors: [seated(who, OVER_EDGE)],
  }),
  'fishing-over-edge': (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(52, 6),
    actors: [seated(who, fishingOverEdge)],
    things: ({ joint }) => fishingRod(joint, [-0.6, 5.2, 7.5]),
  }),
  reading: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(40, 6),
    actors: [seated(who, held.READING)],
    things: ({ joint, onHead }) => [
      bench(seatOf(joint)),
      ...openBook(joint, onHead([0, 0.1, 0.9])),
    ],
  }),
  fishing: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(52, 6),
    actors: [seated(who, held.FISHING)],
    things: ({ joint }) => [crate(seatOf(joint)), ...fishingRod(joint, [-0.6, 5.2, 7.5])],
  }),
  guitar: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(22, 4),
    actors: [seated(who, held.STRUMMING)],
    things: ({ joint }) => {
      const hips = seatOf(joint, -1.1)
      return [stool(seatOf(joint)), ...guitar(joint, add(hips, [-0.7, 0.55, 2]), [0, 0.12, 1])]
    },
  }),
  rowing: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(62, 14),
    actors: [{ ...seated(who, held.ROWING), at: [0, 0.6, 0] }],
    things: ({ joint }) => [
      ...boat([0, 2.6, 1.6], [0, 0, 1], 7.8),
      oar(gripOf(joint, 'L'), [5, -2.6, 1.6]),
      oar(gripOf(joint, 'R'), [-5, -2.6, 1.6]),
    ],
  }),
  climbing: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(58, 4),
    actors: [who(held.CLIMBING)],
    things: ({ joint }) => [cliff(gripOf(joint, 'L'))],
  }),
  baking: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(26, 12),
    actors: [who(held.KNEADING)],
    things: ({ joint }) => bakingTable(gripOf(joint, 'L'), gripOf(joint, 'R')),
  }),
  skateboarding: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(34, 6),
    actors: [{ ...seated(who, held.SKATING), at: [0, 1.05, 0] }],
    things: ({ joint }) => skateboard(joint('foot.L'), joint('foot.R')),
  }),
  balloon: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(24, 3),
    actors: [who(held.RAISING)],
    things: ({ joint }) => balloon(gripOf(joint, 'L')),
  }),
  leashed: (who, name, seed) => ({
    name,
    seed,
    camera: seenFrom(58, 3),
    actors: [who(held.WALKING)],
    things: ({ joint }) => [rope(gripOf(joint, 'R'), [-1.2, 2.9, 8.2], 0.7, 0.07)],
  }),
} satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

/** A wall of rock before somebody who climbs it. */
const cliff = ([, high, z]: V3) => rock([0, high + 1.2, z + 2.4], [2.6, 2.2])

import type { Form, Sculpture } from '#engine/forms/form.ts'
import { ACTS, type Act, type ActName } from '#engine/forms/figures/acts.ts'
import {
  angel,
  astronaut,
  ballerina,
  diver,
  mermaid,
  nun,
  soldier,
  type Trade,
} from '#engine/forms/figures/costumes.ts'
import type { Figure } from '#engine/forms/figures/figure.ts'
import { GUARDING, samurai } from '#engine/forms/figures/samurai.ts'
import { ARCHANGEL } from '#engine/forms/figures/archangel.ts'
import { ICARUS } from '#engine/forms/figures/icarus.ts'
import { COUPLES, FAMILIES } from '#engine/forms/figures/pairs.ts'
import * as held from '#engine/forms/figures/stance.ts'
import { rock, seatOf, stool } from '#engine/forms/figures/things.ts'
import {
  baby,
  boy,
  girl,
  man,
  oldMan,
  oldWoman,
  pinUp,
  seenFrom,
  woman,
  type Who,
} from '#engine/forms/figures/who.ts'

type Views = Record<string, () => Sculpture>

/** Number that their hair falls by. */
const SEED = 3

/** What somebody of a kind may be doing, as views of their form. */
const doing = (name: string, who: Who, acts: readonly ActName[], prefix = ''): Views =>
  Object.fromEntries(acts.map((act) => [prefix + act, () => ACTS[act](who, name, SEED)]))

/** Somebody of a trade doing something, with the gear that belongs to them. */
function at(act: Act, { who, gear }: Trade, name: string): Figure {
  const figure = act(who, name, SEED)
  return {
    ...figure,
    things: (somebody, all) => [...(figure.things?.(somebody, all) ?? []), ...gear(somebody)],
  }
}

const working = (name: string, trade: Trade, acts: readonly ActName[]): Views =>
  Object.fromEntries(acts.map((act) => [act, () => at(ACTS[act], trade, name)]))

const posing =
  (stance: held.Stance, yaw: number, pitch = 4): Act =>
  (who, name, seed) => ({ name, seed, camera: seenFrom(yaw, pitch), actors: [who(stance)] })

const EVERY_ACT = Object.keys(ACTS) as ActName[]
const OF_THE_OLD = [
  'standing',
  'behind',
  'walking-behind',
  'legs-over-edge',
  'walking',
  'sitting',
  'reading',
  'fishing',
  'praying',
  'baking',
  'dancing',
  'guitar',
  'holding',
] as const
const OF_CHILDREN = [
  'standing',
  'legs-over-edge',
  'walking',
  'running',
  'sitting',
  'reading',
  'praying',
  'balloon',
  'dancing',
  'skateboarding',
  'holding',
  'riding',
] as const

/** Children are told apart by who they are: each from behind as they stand and walk. */
const turnedAway = (kind: string, who: Who): Views => ({
  [`${kind}-standing-behind`]: () => ACTS.behind(who, 'child', SEED),
  [`${kind}-walking-behind`]: () => ACTS['walking-behind'](who, 'child', SEED),
})

const onARock: Act = (who, name, seed) => ({
  name,
  seed,
  camera: seenFrom(38, 6),
  actors: [who(held.SITTING, { at: [0, 0.4, 0] })],
  things: ({ joint }) => [rock(seatOf(joint), [2.3, 1.9])],
})

/** Sideways on whatever carries her, her tail before it. */
const sideways: Act = (who, name, seed) => ({
  name,
  seed,
  camera: seenFrom(46, 4),
  actors: [who(held.SITTING)],
})

const onAStool: Act = (who, name, seed) => ({
  name,
  seed,
  camera: seenFrom(-48),
  actors: [who(held.PERCHED)],
  things: ({ joint }) => [stool(seatOf(joint))],
})

/** Whole figures by the name of the motif they belong to; where that has heads too, those are shown unless an act is named. */
export const FIGURES: Readonly<Record<string, Views>> = {
  nun: working('nun', nun, ['praying', 'standing']),
  man: doing('man', man, EVERY_ACT),
  woman: doing('woman', woman, EVERY_ACT),
  'pin-up': {
    standing: () => posing(held.POISED, -26)(pinUp, 'pin-up', SEED),
    sitting: () => onAStool(pinUp, 'pin-up', SEED),
    perched: () => posing(held.PERCHED, -48)(pinUp, 'pin-up', SEED),
    'legs-over-edge': () => posing(held.PERCHED, -48)(pinUp, 'pin-up', SEED),
    behind: () => posing(held.POISED, 160)(pinUp, 'pin-up', SEED),
  },
  'old-man': doing('old-man', oldMan, OF_THE_OLD),
  'old-woman': doing('old-woman', oldWoman, OF_THE_OLD),
}

/** Kinds that are shown whole. */
export const WHOLE_PEOPLE: readonly Form[] = [
  {
    name: 'child',
    views: {
      'girl-standing': () => ACTS.standing(girl, 'child', SEED),
      ...doing('child', boy, OF_CHILDREN, 'boy-'),
      ...doing('child', girl, OF_CHILDREN, 'girl-'),
      ...turnedAway('boy', boy),
      ...turnedAway('girl', girl),
    },
    asked: ['boy', 'girl'].flatMap((who) =>
      [...OF_CHILDREN.filter((act) => act !== 'standing'), 'standing-behind', 'walking-behind'].map(
        (act) => `${who}-${act}`,
      ),
    ),
  },
  {
    name: 'baby',
    views: { sitting: () => posing({ ...held.MEDITATING, nod: -4 }, 34, 6)(baby, 'baby', SEED) },
  },
  { name: 'couple', views: COUPLES, asked: Object.keys(COUPLES).slice(1) },
  { name: 'mother-and-child', views: FAMILIES, asked: Object.keys(FAMILIES).slice(1) },
  {
    name: 'astronaut',
    views: {
      floating: () => at(posing(held.FLOATING, 24), astronaut, 'astronaut'),
      ...working('astronaut', astronaut, [
        'standing',
        'walking',
        'sitting',
        'fishing',
        'reading',
        'guitar',
        'meditating',
        'balloon',
        'waving',
        'holding',
        'riding',
        'legs-over-edge',
        'fishing-over-edge',
        'behind',
        'walking-behind',
        'sitting-behind',
      ]),
    },
    asked: [
      'legs-over-edge',
      'fishing-over-edge',
      'behind',
      'walking-behind',
      'sitting-behind',
      'sitting',
      'fishing',
      'reading',
      'guitar',
      'meditating',
      'balloon',
      'waving',
      'holding',
      'riding',
    ],
  },
  { name: 'diver', views: { diving: () => at(posing(held.DIVING, 40), diver, 'diver') } },
  {
    name: 'soldier',
    views: working('soldier', soldier, [
      'standing',
      'kneeling',
      'walking',
      'behind',
      'walking-behind',
    ]),
    asked: ['kneeling', 'walking', 'behind', 'walking-behind'],
  },
  {
    name: 'angel',
    views: {
      praying: () => at(ACTS.praying, angel('folded'), 'angel'),
      standing: () => at(posing(held.STANDING, 14), angel('raised'), 'angel'),
      behind: () => at(posing(held.STANDING, -170), angel('raised'), 'angel'),
    },
    asked: ['behind'],
  },
  {
    name: 'ballerina',
    views: {
      'on-pointe': () => at(posing(held.ON_POINTE, 14), ballerina, 'ballerina'),
      arabesque: () => at(posing(held.ARABESQUE, 70), ballerina, 'ballerina'),
      dancing: () => at(ACTS.dancing, ballerina, 'ballerina'),
      behind: () => at(posing(held.ON_POINTE, 168), ballerina, 'ballerina'),
      'dancing-behind': () => at(posing(held.DANCING, 164), ballerina, 'ballerina'),
    },
    asked: ['behind', 'dancing-behind'],
  },
  {
    name: 'samurai',
    // His mask and his front are drawings of their own.
    isBeside: true,
    views: {
      behind: () => at(posing(GUARDING, 172, 3), samurai, 'samurai'),
    },
    asked: ['behind'],
  },
  { name: 'archangel', views: ARCHANGEL, asked: ['defeating'] },
  { name: 'icarus', views: ICARUS },
  {
    name: 'mermaid',
    views: {
      sitting: () => at(onARock, mermaid, 'mermaid'),
      riding: () => at(sideways, mermaid, 'mermaid'),
    },
    asked: ['riding'],
  },
]

import { isBust } from '#engine/compose/face.ts'
import { ICON } from '#engine/compose/icon-motif.ts'
import { isLiving, isSmoked, kindOf, looksOut, SETTLES } from '#engine/compose/kinds.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a relation asks of a body: to be there whole and at rest, to show its face, to go at somebody, to have its claws free, to be long … */
export type Pose =
  | 'resting'
  | 'facing'
  | 'sideways'
  | 'fierce'
  | 'grasping'
  | 'gripping'
  | 'winding'
  | 'moving'
  | 'held'
  | 'blooming'
  | 'round'
  | 'hollow'
  | 'open'
  | 'sickle'
  | 'astride'
  | 'ridden'
  | 'spread'

/** Off the ground. */
export const IN_THE_AIR =
  /^(?:flying|attacking|diving|banking|swooping|hovering|soaring|leaping|running)$/
const GRASPS = /^(?:attacking|swooping|diving)$/
/** People with a hand free for something, and astride: drawn when there is something to hold or to ride. */
const HOLDS = /(?:^|-)holding$/
const RIDES = /(?:^|-)riding$/
/** With their paws off the ground. */
const UPRIGHT = /^(?:sitting|upright|rearing|seated)$/
const FIERCE = /^(?:roaring|snarling|screaming|striking|attacking|charging)$/
/** Of whole bodies: how they go at each other. */
const FIGHTING = /^(?:attacking|striking|charging|rearing|leaping)$/
const MOVING = /^(?:running|galloping|charging|leaping|prowling|hunting|flying|swimming|walking)$/
const BLOOM = /^(?:bloom|head|single|front|flower)$/
/** Seen from above, both wings alike. */
const SPREAD = /^(?:open|spread|top|above)$/
/** Gripped by its middle, it shows its length. */
const HELD = /^curve$/

/** Open, for whoever is to be inside. */
const HOLLOW = /^(?:open|plain)$/

/** Crown above mouth, and both eyes to be seen: some views from the front are called heads. */
function isFrontal(motif: Motif, variant: string): boolean {
  const { crown, mouth, eyes } = motif.marks?.(variant) ?? {}
  const isStraight = crown && mouth && Math.abs(crown[0] - mouth[0]) < STRAIGHT
  return !FIERCE.test(variant) && isStraight === true && eyes?.length === 2
}

/** In units of a drawing. */
const STRAIGHT = 4

/** The variants that suit a pose, where there are any. */
export function inPose(
  motif: Motif,
  variants: readonly string[],
  pose: Pose | null,
): readonly string[] {
  const bust = (variant: string) => isBust(motif, variant)
  const whole = variants.filter((variant) => !bust(variant))
  const wishes: Record<Pose, (readonly string[])[]> = {
    // A head cannot sit on anything, and who flies does not.
    resting: [
      // With feet for whatever is below, where perching brings a branch.
      whole.filter((variant) => variant === 'standing'),
      whole.filter((variant) => !IN_THE_AIR.test(variant) && !FIGHTING.test(variant)),
      whole.filter((variant) => !IN_THE_AIR.test(variant)),
      whole,
    ],
    facing: [
      variants.filter(
        (variant) => bust(variant) && (variant === 'front' || isFrontal(motif, variant)),
      ),
      variants.filter((variant) => bust(variant) && !FIERCE.test(variant)),
    ],
    grasping: [
      motif.variants.filter((variant) => HOLDS.test(variant)),
      variants.filter((variant) => GRASPS.test(variant)),
      motif.grip === 'paws' ? variants.filter((variant) => UPRIGHT.test(variant)) : [],
      // A bird's head alone carries nothing away.
      kindOf(motif) === 'flyer' ? whole : [],
    ],
    gripping: [motif.variants.filter((variant) => variant === 'fist')],
    fierce: [
      whole.filter((variant) => FIGHTING.test(variant)),
      variants.filter((variant) => FIERCE.test(variant)),
      whole,
    ],
    sideways: [
      variants.filter((variant) => bust(variant) && variant !== 'front' && !FIERCE.test(variant)),
    ],
    moving: [whole.filter((variant) => MOVING.test(variant)), whole],
    // A back is seen from the side.
    ridden: [
      whole.filter((variant) => variant === 'side'),
      whole.filter((variant) => MOVING.test(variant)),
      whole,
    ],
    held: [variants.filter((variant) => HELD.test(variant))],
    spread: [variants.filter((variant) => SPREAD.test(variant))],
    blooming: [variants.filter((variant) => BLOOM.test(variant))],
    round: [motif.variants.filter((variant) => variant === 'full' || variant === 'plain')],
    // Who sits already has no legs to be put away.
    astride: [
      motif.variants.filter((variant) => RIDES.test(variant)),
      whole.filter((variant) => UPRIGHT.test(variant)),
      whole.filter((variant) => !IN_THE_AIR.test(variant)),
      whole,
    ],
    sickle: [variants.filter((variant) => variant === 'crescent')],
    open: [motif.rim?.variants ?? []],
    // A letter in the bottle leaves no room for a ship.
    hollow: [
      Object.keys(motif.hollow ?? {}),
      variants.filter((variant) => HOLLOW.test(variant)),
      variants.filter((variant) => variant !== 'message'),
    ],
    winding: [],
  }
  return (pose ? wishes[pose] : []).find((some) => some.length > 0) ?? variants
}

/** "A girl" who stands has one hand for her lantern, or sits astride: the same child in the act that is asked of her. */
export function inTheAct(motif: Motif, asked: string, pose: Pose | null): string {
  const act = pose === 'grasping' ? 'holding' : pose === 'astride' ? 'riding' : 'standing'
  const acting = asked.replace(/standing$/, act)
  return motif.variants.includes(acting) ? acting : asked
}

/** How unlike two poses may be in shape, so that either can stand in the other's place. */
const ALIKE = 0.5

/** Several of one kind are each seen in their own pose: the chosen one first, then those that could stand beside it. */
export function posesLike(
  motif: Motif,
  chosen: string,
  variants: readonly string[],
): readonly string[] {
  if (!['figure', 'flyer'].includes(kindOf(motif)) || !motif.measure) return [chosen]
  const aspectOf = (variant: string) => {
    const size = motif.measure?.(variant)
    return size ? Math.log(size.width / size.height) : 0
  }
  const others = variants.filter(
    (variant) =>
      variant !== chosen &&
      isBust(motif, variant) === isBust(motif, chosen) &&
      IN_THE_AIR.test(variant) === IN_THE_AIR.test(chosen) &&
      FIERCE.test(variant) === FIERCE.test(chosen) &&
      Math.abs(aspectOf(variant) - aspectOf(chosen)) < ALIKE,
  )
  return [chosen, ...others]
}

/** "With a cub": a small one of the same kind stands by. */
export const HAS_YOUNG = /^with an? /

const isAtMouth = (manner: Relation['manner']) => manner === 'in-mouth' || manner === 'drinking'

const comesOut = ({ kind, manner }: Relation) => kind === 'through' || manner === 'emerging'

const IN_RING =
  /^(?:circle|ring|circling|in an? (?:circle|ring)|en c[ií]rculo|en cercle|im kreis|in cerchio)\b/

/** "Three koi in a circle": each goes after the one before it, and nobody leads. */
export const isCircling = ({ modifiers }: { modifiers: readonly string[] }): boolean =>
  modifiers.some((modifier) => IN_RING.test(modifier))

/** Of two of a kind: one runs behind the other. */
export const CHASES = /^(?:chasing|racing|hunting)/

const FIGHTS = /^(?:fighting|battling|attacking|angry|fierce|aggressive|wrestling)$/

const isBeast = (motif: Motif | undefined): boolean =>
  motif?.category === 'animal' && kindOf(motif) === 'figure'

const motifOf = (subject: Subject | undefined) => findMotif(subject?.motif ?? '')

/** Who holds it in a fist or between the teeth. */
const isHand = (holder: Subject | undefined): boolean => {
  const motif = motifOf(holder)
  return motif?.grip === 'fist' || (isBeast(motif) && motif?.grip !== 'paws')
}

/** A subject without a drawing is an icon, and known by its name alone. */
const asVessel = (subject: Subject | undefined) =>
  motifOf(subject) ?? { name: subject?.motif ?? '', variants: [ICON] }

export function poseOf(
  { relations, subjects, style, placement }: Brief,
  index: number,
  motif: Motif,
  { modifiers, count = 1 }: Pick<Subject, 'modifiers'> & { count?: number },
): Pose | null {
  const own = relations.filter(({ from, to }) => from === index || to === index)
  const kind = kindOf(motif)
  const isWound = ({ kind: how, manner, from }: Relation) =>
    how === 'around' && manner !== 'beside' && from === index
  if (kind !== 'flyer' && own.some(isWound)) return 'winding'
  // On somebody or something it is seen from above; so it is on a breastbone, whose halves are alike.
  if (
    SETTLES.test(motif.name) &&
    (placement?.gallery === 'Sternum' ||
      own.some(({ kind: how, manner, from }) => how === 'on' && manner === null && from === index))
  )
    return 'spread'
  // What comes out of its eyes is seen from the front.
  if (motif.name === 'skull' && own.some(({ kind: how, to }) => how === 'through' && to === index))
    return 'facing'
  // A mouth holds a flower by its stem.
  if (kind === 'flower' && own.some(({ manner, to }) => manner === 'in-mouth' && to === index))
    return 'held'
  if (
    kind === 'flower' &&
    own.some(
      ({ kind: how, from, to }) => how === 'holding' && to === index && isHand(subjects[from]),
    )
  )
    return 'held'
  const isInVessel = own.some(
    ({ kind: how, manner, from, to }) =>
      (how === 'inside' || manner === 'emerging') &&
      from === index &&
      looksOut(motif, asVessel(subjects[to])),
  )
  // Its stem stands in the vase.
  if (kind === 'flower' && isInVessel) return 'blooming'
  // What comes up through something is a bloom, its stem is out of sight.
  if (kind === 'flower' && own.some((relation) => comesOut(relation) && relation.from === index))
    return 'blooming'
  // In a bunch the blooms are seen, and stems would stick out of it.
  if (kind === 'flower' && index > 0 && own.every(({ kind: how }) => how === 'with'))
    return 'blooming'
  // Behind a head there is a full moon: a sickle would stick out of it.
  if (
    kind === 'sky' &&
    own.some(
      ({ kind: how, manner, from, to }) =>
        (manner === 'towards' && to === index) || (how === 'behind' && from === index),
    )
  )
    return 'round'
  // Behind a beast the sun is a sun: with a face of its own it would be another hero.
  if (kind === 'sky' && motif.name === 'sun' && isBeast(motifOf(subjects[0])) && index > 0)
    return 'round'
  // A full moon with the sun is a plain ring: the sickle holds it.
  if (kind === 'sky' && index > 0 && own.every(({ kind: how }) => how === 'with')) {
    const hero = motifOf(subjects[0])
    if (hero && kindOf(hero) === 'sky' && hero.name !== motif.name) return 'sickle'
  }
  const content = own.find(
    ({ kind: how, manner, to }) => (how === 'inside' || manner === 'emerging') && to === index,
  )
  if (content && kind === 'object') {
    const inside = motifOf(subjects[content.from])
    return inside && looksOut(inside, motif) ? 'open' : 'hollow'
  }
  if (kind !== 'figure' && kind !== 'flyer') return null
  // In a cup or a bin it is the head that is seen.
  if (isInVessel) return kind === 'figure' ? 'facing' : 'resting'
  // a portrait is of a face, whatever else the body could do
  if (style === 'Portrait' && own.length === 0) return 'facing'
  const isBitten = ({ manner, from, to }: Relation) => {
    const thing = motifOf(subjects[to])
    return manner === 'biting' && from === index && !(thing && isLiving({ motif: thing }))
  }
  if (own.some(({ manner, from }) => manner === 'half' || (isAtMouth(manner) && from === index)))
    return 'facing'
  if (own.some(isBitten)) return 'facing'
  const isSmoking = ({ kind: how, from, to }: Relation) => {
    const thing = motifOf(subjects[to])
    return how === 'holding' && from === index && thing !== undefined && isSmoked(thing)
  }
  if (own.some(isSmoking)) return 'sideways'
  if (own.some(({ kind: how, from }) => how === 'holding' && from === index))
    return motif.grip === 'fist' ? 'gripping' : 'grasping'
  if (own.some(({ kind: how, to }) => how === 'holding' && to === index)) return 'held'
  if (
    modifiers.some((modifier) => CHASES.test(modifier)) ||
    (isCircling({ modifiers }) && count > 1)
  )
    return 'moving'
  if (own.some(({ manner, from }) => manner === 'riding' && from === index)) return 'astride'
  if (own.some(({ manner, to }) => manner === 'riding' && to === index)) return 'ridden'
  if (own.some(({ manner }) => manner === 'chasing')) return 'moving'
  if (own.some(({ manner }) => manner === 'reflected')) return 'resting'
  // A landscape is seen in the neck and mane of a head.
  if (own.some(({ kind: how, to }) => how === 'inside' && to === index)) return 'facing'
  if (own.some(({ manner }) => manner === 'kissing' || manner === 'facing')) return 'sideways'
  if (
    own.some(({ manner }) => manner === 'fighting' || manner === 'biting') ||
    modifiers.some((modifier) => FIGHTS.test(modifier))
  )
    return 'fierce'
  const wears = ({ kind: how, manner, from, to }: Relation) => {
    if (manner === 'wearing' && to === index) return true
    const thing = motifOf(subjects[from])
    return how === 'on' && to === index && thing !== undefined && kindOf(thing) === 'headgear'
  }
  if (own.some(wears) || modifiers.includes('crowned')) return 'facing'
  // Who sits on something or walks through it is there with its feet.
  const isSeat = own.some(
    ({ kind: how, manner, from, to }) =>
      how === 'on' && manner === null && to === index && isBeast(motifOf(subjects[from])),
  )
  if (isSeat && motif.category === 'animal') return 'resting'
  const hasFeet = own.some(
    ({ kind: how, from }) => (how === 'on' || how === 'through') && from === index,
  )
  // A mother stands over her young: a head above them is a giant's.
  const isParent = subjects.some(
    (other, place) =>
      place !== index && other.motif === motif.name && other.modifiers.includes('small'),
  )
  return hasFeet || isParent || modifiers.some((modifier) => HAS_YOUNG.test(modifier))
    ? 'resting'
    : null
}

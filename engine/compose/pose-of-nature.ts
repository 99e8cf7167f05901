import { isBeast, motifOf } from '#engine/compose/told.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import { MOVING, type Pose } from '#engine/compose/poses.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'

interface Told {
  /** The relations that it is in. */
  own: readonly Relation[]
  count: number
  /** It looks out of a vase or a cup. */
  isInVessel: boolean
}

/** What a relation asks of a flower, a moon or a tree; undefined for anything else, and where it asks nothing. */
export function poseOfNature(
  { subjects }: Brief,
  index: number,
  motif: Motif,
  told: Told,
): Pose | undefined {
  const kind = kindOf(motif)
  if (kind === 'flower' || motif.name.endsWith('tree')) {
    const grown = poseOfTree(motif, index, told)
    if (grown) return grown
  }
  if (kind === 'flower') return poseOfFlower(subjects, index, told)
  return kind === 'sky' ? poseOfSky(subjects, index, { motif, own: told.own }) : undefined
}

function poseOfTree(motif: Motif, index: number, { own, count }: Told): Pose | undefined {
  // Boughs that somebody turns into are bare: leaves would be a hat.
  if (motif.name === 'tree' && own.some(({ manner, to }) => manner === 'becoming' && to === index))
    return 'bare'
  // Trees by the dozen are one dark edge.
  if (motif.name === 'pine-tree' && count > 1) return 'grove'
  return undefined
}

function poseOfFlower(
  subjects: readonly Subject[],
  index: number,
  { own, count, isInVessel }: Told,
): Pose | undefined {
  // A mouth holds a flower by its stem.
  if (own.some(({ manner, to }) => manner === 'in-mouth' && to === index)) return 'held'
  if (
    own.some(
      ({ kind: how, from, to }) => how === 'holding' && to === index && isHand(subjects[from]),
    )
  )
    return 'held'
  // Its stem stands in the vase.
  if (isInVessel) return 'blooming'
  // What comes up through something is a bloom, its stem is out of sight.
  if (own.some((relation) => comesOut(relation) && relation.from === index)) return 'blooming'
  // So it is in a wreath, which stems would stick out of.
  const isInWreath = ({ kind: how, from }: Relation) => how === 'around' && from === index
  if (count > 1 && own.some(isInWreath)) return 'blooming'
  // In a bunch the blooms are seen, and stems would stick out of it.
  if (index > 0 && own.every(({ kind: how }) => how === 'with')) return 'blooming'
  return undefined
}

function poseOfSky(
  subjects: readonly Subject[],
  index: number,
  { motif, own }: { motif: Motif; own: readonly Relation[] },
): Pose | undefined {
  // What one leaps over is a ball, and so is what antlers frame.
  const isBall = ({ kind: how, from, to }: Relation) =>
    (how === 'above' && to === index) || (how === 'between' && from === index)
  if (own.some(isBall)) return 'round'
  // Behind a head there is a full moon: a sickle would stick out of it.
  if (
    own.some(
      ({ kind: how, manner, from, to }) =>
        (manner === 'towards' && to === index) || (how === 'behind' && from === index),
    )
  )
    return 'round'
  // Behind a beast the sun is a sun: with a face of its own it would be another hero.
  if (motif.name === 'sun' && isBeast(motifOf(subjects[0])) && index > 0) return 'round'
  // A full moon with the sun is a plain ring: the sickle holds it.
  if (index > 0 && own.every(({ kind: how }) => how === 'with')) {
    const hero = motifOf(subjects[0])
    if (hero && kindOf(hero) === 'sky' && hero.name !== motif.name) return 'sickle'
  }
  // A wheel or a hoof stands on the moon as on the ground; a sickle has none.
  if (
    own.some(({ kind: how, from, to }) => how === 'on' && to === index && isGoing(subjects[from]))
  )
    return 'round'
  return undefined
}

const comesOut = ({ kind, manner }: Relation) => kind === 'through' || manner === 'emerging'

/** What rolls, rides or walks. */
const isGoing = (subject: Subject | undefined): boolean => {
  const motif = motifOf(subject)
  return (
    motif?.category === 'object' || subject?.modifiers.some((said) => MOVING.test(said)) === true
  )
}

/** Who holds it in a fist or between the teeth. */
const isHand = (holder: Subject | undefined): boolean => {
  const motif = motifOf(holder)
  return motif?.grip === 'fist' || (isBeast(motif) && motif?.grip !== 'paws')
}

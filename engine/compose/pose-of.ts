import { bearsBird } from '#engine/compose/bearing.ts'
import { isBust } from '#engine/compose/face.ts'
import { ICON } from '#engine/compose/icon-motif.ts'
import { isLiving, isSmoked, kindOf, looksOut, type Kind } from '#engine/compose/kinds.ts'
import { meetingIn } from '#engine/compose/mutual.ts'
import {
  CHASES,
  CLASHING,
  FIERCE,
  HAS_YOUNG,
  isCircling,
  type Pose,
} from '#engine/compose/poses.ts'
import { poseOfNature } from '#engine/compose/pose-of-nature.ts'
import { isBeast, motifOf } from '#engine/compose/told.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'

const isAtMouth = (manner: Relation['manner']) => manner === 'in-mouth' || manner === 'drinking'

const IN_PROFILE: ReadonlySet<string> = new Set(['kissing', 'facing', 'back-to-back'])

const flanks = ({ kind, manner, from, to }: Relation, index: number): boolean =>
  (kind === 'between' && to === index) ||
  (kind === 'around' && manner === 'beside' && from === index)

/** What takes paws and all: a head alone cannot. */
const PLAYS = /^(?:playing|pouncing|fetching|begging|digging|dancing)$/
const FIGHTS = /^(?:fighting|battling|attacking|angry|fierce|aggressive|wrestling)$/

const isOfSky = (subject: Subject | undefined): boolean => kindOfSubject(subject) === 'sky'

/** A wood, a mountain or an island on anybody, and a ship or a house on a whale. */
const bearsLoad = (bearer: Motif, load: Subject | undefined): boolean => {
  const motif = motifOf(load)
  if (motif === undefined) return false
  return (
    kindOf(motif) === 'land' ||
    load?.variant === 'island' ||
    (bearer.bearsLoads === true && motif.category === 'object')
  )
}

/** Bodies where all of them can go at each other, else heads with open jaws: a head beside a body is a giant. */
function poseInFight(motifs: readonly Motif[]): Pose {
  const shows = (motif: Motif, isShown: (variant: string) => boolean) =>
    motif.variants.some((variant) => !motif.spare?.includes(variant) && isShown(variant))
  const clashes = (motif: Motif) =>
    shows(motif, (variant) => CLASHING.test(variant) && !isBust(motif, variant))
  if (motifs.every(clashes)) return 'fierce'
  const bares = (motif: Motif) =>
    motif.category !== 'human' &&
    shows(
      motif,
      (variant) => variant === 'head' || (FIERCE.test(variant) && isBust(motif, variant)),
    )
  if (motifs.every(bares)) return 'roaring'
  const hasBody = (motif: Motif) => shows(motif, (variant) => !isBust(motif, variant))
  // A helmet beside a whole dragon is a giant's.
  return motifs.every(hasBody) ? 'fierce' : 'roaring'
}

/** Two heads where both have one that is turned aside, else two bodies. */
const poseInHug = (...motifs: readonly (Motif | undefined)[]): Pose =>
  motifs.every((motif) => motif?.variants.some((variant) => /^(?:profile|turned)$/.test(variant)))
    ? 'nestling'
    : 'resting'

/** A subject without a drawing is an icon, and known by its name alone. */
const asVessel = (subject: Subject | undefined) =>
  motifOf(subject) ?? { name: subject?.motif ?? '', variants: [ICON] }

/** An icon is a thing, whatever it shows. */
const kindOfSubject = (subject: Subject | undefined): Kind => {
  const motif = motifOf(subject)
  return motif ? kindOf(motif) : 'object'
}

const COVERS: ReadonlySet<Kind> = new Set(['object', 'foliage', 'flower'])

export function poseOf(
  brief: Brief,
  index: number,
  motif: Motif,
  { modifiers, count = 1 }: Pick<Subject, 'modifiers'> & { count?: number },
): Pose | null {
  const { relations, subjects, style, placement } = brief
  const own = relations.filter(({ from, to }) => from === index || to === index)
  const kind = kindOf(motif)
  const isWound = ({ kind: how, manner, from }: Relation) =>
    how === 'around' && manner !== 'beside' && from === index
  if (kind !== 'flyer' && own.some(isWound)) return 'winding'
  // On somebody or something it is seen from above; so it is on a breastbone, whose halves are alike.
  if (
    motif.settles &&
    (placement?.gallery === 'Sternum' ||
      own.some(({ kind: how, manner, from }) => how === 'on' && manner === null && from === index))
  )
    return 'spread'
  // What comes out of its eyes is seen from the front.
  if (motif.name === 'skull' && own.some(({ kind: how, to }) => how === 'through' && to === index))
    return 'facing'
  const isInVessel = own.some(
    ({ kind: how, manner, from, to }) =>
      (how === 'inside' || manner === 'emerging') &&
      from === index &&
      looksOut(motif, asVessel(subjects[to])),
  )
  const isAtWindow = ({ kind: how, from, to }: Relation) =>
    how !== 'with' && from === index && motifOf(subjects[to])?.hasSill === true
  if (motif.hasSill && own.some(({ kind: how, to }) => how !== 'with' && to === index))
    return 'hollow'
  if ((kind === 'figure' || kind === 'flyer') && own.some(isAtWindow)) return 'facing'
  if (own.some(({ manner, from }) => manner === 'hanging' && from === index)) {
    if (motif.seat !== undefined) return 'roped'
  }
  const natural = poseOfNature(brief, index, motif, { own, count, isInVessel })
  if (natural) return natural
  const content = own.find(
    ({ kind: how, manner, to }) => (how === 'inside' || manner === 'emerging') && to === index,
  )
  if (content && kind === 'object') {
    const inside = motifOf(subjects[content.from])
    return inside && looksOut(inside, motif) ? 'open' : 'hollow'
  }
  if (kind !== 'figure' && kind !== 'flyer') return null
  // Over somebody's brow a beast looks ahead as they do.
  if (own.some(({ manner, from }) => manner === 'wearing' && from === index)) return 'facing'
  const hug = own.find(({ manner }) => manner === 'embracing')
  if (hug) return poseInHug(motifOf(subjects[hug.from]), motifOf(subjects[hug.to]))
  // Upside down from a branch or up from balloons hangs a body: a head there was cut off.
  if (
    motif.category === 'animal' &&
    own.some(({ manner, from }) => manner === 'hanging' && from === index)
  )
    return 'resting'
  // What is between antlers is over a face.
  if (count === 1 && own.some(({ kind: how, to }) => how === 'between' && to === index))
    return 'facing'
  // Out of the water comes a body: waves would close over the muzzle of a head.
  const isWet = ({ manner, from, to }: Relation) =>
    manner === 'emerging' && from === index && kindOfSubject(subjects[to]) === 'water'
  if (own.some(isWet)) return 'springing'
  // Over the moon one leaps.
  if (
    own.some(
      ({ kind: how, from, to }) => how === 'above' && from === index && isOfSky(subjects[to]),
    )
  )
    return 'soaring'
  // What grows out of somebody grows out of their head.
  const isGrownFrom = ({ kind: how, manner, from, to }: Relation) => {
    const [grown, grows] = manner === 'becoming' ? [from, to] : [to, from]
    if (grown !== index || (manner !== 'becoming' && manner !== 'emerging' && how !== 'through'))
      return false
    const plant = motifOf(subjects[grows])
    if (plant === undefined || !['flower', 'foliage', 'land'].includes(kindOf(plant))) return false
    if (manner === 'becoming' && /tree/.test(plant.name)) return true
    if (kindOf(plant) === 'land' && plant.one === undefined) return false
    return (
      manner !== 'becoming' || modifiers.some((said) => /antler|horn|hair|mane|head/i.test(said))
    )
  }
  if (motif.category !== 'plant' && own.some(isGrownFrom)) return 'facing'
  // What stands on a back wants it level.
  if (
    own.some(
      ({ kind: how, manner, from, to }) =>
        how === 'on' && manner === null && to === index && bearsLoad(motif, subjects[from]),
    )
  )
    return 'level'
  // What a thing turns into flies off.
  if (kind === 'flyer' && own.some(({ manner, to }) => manner === 'becoming' && to === index))
    return 'moving'
  const isPrey = own.some(({ manner, to }) => manner === 'biting' && to === index)
  if (isPrey) return motif.grip === 'fist' ? 'offered' : 'moving'
  // In a cup or a bin it is the head that is seen.
  if (isInVessel) return kind === 'figure' ? 'facing' : 'resting'
  // a portrait is of a face, whatever else the body could do
  if (style === 'Portrait' && own.length === 0) return 'facing'
  const isBitten = ({ manner, from, to }: Relation) => {
    const thing = motifOf(subjects[to])
    return manner === 'biting' && from === index && !(thing && isLiving({ motif: thing }))
  }
  // Who stands on something while they have it in the mouth is there whole.
  const stands = own.some(
    ({ kind: how, manner, from }) => how === 'on' && manner === null && from === index,
  )
  const hasInMouth = ({ manner, from }: Relation) => isAtMouth(manner) && from === index && !stands
  if (own.some(({ manner }) => manner === 'half')) return 'halved'
  if (own.some(hasInMouth)) return 'facing'
  if (own.some(isBitten)) return 'facing'
  // Out of a hat or a box comes a head; a body would be cut off by the edge.
  const comesOutOf = own.find(({ manner, from }) => manner === 'emerging' && from === index)
  const isOfThing = comesOutOf && kindOfSubject(subjects[comesOutOf.to]) === 'object'
  if (isOfThing && isBeast(motif) && !motif.winds && !motif.swims) return 'facing'
  // Out from behind a wall or a bush looks a head.
  const hides = ({ kind: how, from, to }: Relation) =>
    how === 'behind' && from === index && COVERS.has(kindOfSubject(subjects[to]))
  if (own.some(hides)) return 'facing'
  const isSmoking = ({ kind: how, from, to }: Relation) => {
    const thing = motifOf(subjects[to])
    return how === 'holding' && from === index && thing !== undefined && isSmoked(thing)
  }
  if (own.some(isSmoking)) return 'sideways'
  const isBorne = (load: number) =>
    own.some(({ kind: how, from, to }) => how === 'on' && from === load && to === index)
  if (own.some(({ kind: how, from, to }) => how === 'holding' && from === index && isBorne(to)))
    return 'ridden'
  // With something in the mouth or in a hand one still rides with all of oneself.
  if (own.some(({ manner, from }) => manner === 'riding' && from === index)) return 'astride'
  if (own.some(({ kind: how, from }) => how === 'holding' && from === index))
    return motif.grip === 'fist' ? 'gripping' : 'grasping'
  if (own.some(({ kind: how, to }) => how === 'holding' && to === index)) return 'held'
  if (
    modifiers.some((modifier) => CHASES.test(modifier)) ||
    (isCircling({ modifiers }) &&
      (count > 1 || subjects.some((other, at) => at !== index && isCircling(other))))
  )
    return 'moving'
  if (motif.category === 'animal' && modifiers.some((modifier) => PLAYS.test(modifier)))
    return 'resting'
  const sits = ({ kind: how, manner, from, to }: Relation) =>
    from === index &&
    (manner === 'riding' || (how === 'on' && motifOf(subjects[to])?.seat !== undefined))
  if (own.some(sits)) return 'astride'
  // A guard lies or stands before what is theirs.
  if (own.some(({ manner, from }) => manner === 'guarding' && from === index)) return 'resting'
  if (own.some(({ manner, to }) => manner === 'riding' && to === index)) return 'ridden'
  if (own.some(({ manner }) => manner === 'chasing')) return 'moving'
  if (own.some(({ manner }) => manner === 'reflected')) return 'resting'
  // A landscape is seen in the outline of a beast, and of somebody in what is below the head.
  if (own.some(({ kind: how, to }) => how === 'inside' && to === index))
    return isBeast(motif) ? 'outlined' : 'facing'
  const meeting = count === 2 ? meetingIn(modifiers) : undefined
  if (
    (meeting !== undefined && IN_PROFILE.has(meeting)) ||
    own.some(({ manner }) => manner !== null && IN_PROFILE.has(manner))
  )
    return 'profile'
  if (meeting === 'embracing') return poseInHug(motif)
  // Two with something between them look at it and at each other.
  if (count === 2 && kind === 'figure' && own.some((relation) => flanks(relation, index)))
    return 'profile'
  const fight = own.find(({ manner }) => manner === 'fighting')
  if (fight || meeting === 'fighting') {
    const other = fight && motifOf(subjects[fight.from === index ? fight.to : fight.from])
    return poseInFight(other ? [motif, other] : [motif])
  }
  // Jaws close on a body that is there whole.
  if (own.some(({ manner }) => manner === 'biting')) return 'springing'
  if (modifiers.some((modifier) => FIGHTS.test(modifier))) return 'fierce'
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
  if (motif.category === 'animal' && bearsBird(brief, index)) return 'ridden'
  const leaps = ({ kind: how, manner, from, to }: Relation) =>
    how === 'through' && manner === null && from === index && subjects[to]?.variant === 'ring'
  if (own.some(leaps)) return 'springing'
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

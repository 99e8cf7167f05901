import { findMotif } from '#engine/motifs/registry.ts'
import { meetingIn } from '#engine/compose/mutual.ts'
import { bulkOf, isLiving, kindOf, type Kind } from '#engine/compose/kinds.ts'
import { asBearing } from '#engine/compose/bearing-words.ts'
import { asLetter } from '#engine/compose/thing-for-letter.ts'
import { asCaught } from '#engine/compose/as-caught.ts'
import { asWorn } from '#engine/compose/as-worn.ts'
import { IN_FILE, SAID_IN_FILE } from '#engine/compose/filing.ts'
import { isBeast } from '#engine/compose/told.ts'
import { isEntwined } from '#engine/compose/entwining.ts'
import { asOverEye } from '#engine/compose/over-eye.ts'
import { CHASES, isCircling } from '#engine/compose/poses.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'

/** What the words say of two together is how they stand to each other, and what is in a place that is in a thing is in the thing. */
export function asRelated(told: Brief): Brief {
  const brief = asLetter(asBearing(asWorn(onBacks(onOwnBranch(told)))))
  const subjects = brief.subjects.map((_, at) =>
    withoutThread(
      brief,
      at,
      inFile(brief, withoutBracket(brief, at, goingRound(brief, at, facingUs(brief, at)))),
    ),
  )
  const relations = brief.relations
    .map((relation) => asMet(brief, relation))
    .map((relation) => asHugged(brief, relation))
    .map((relation) => asHeld(brief, relation))
    .map((relation) => asSipped(brief, relation))
    .map((relation) => asCaught(brief, relation))
    .map((relation) => asOverEye(brief, relation))
    // Who goes round with the other is not wound about them.
    .filter(
      ({ kind, from, to }) =>
        kind !== 'around' || !isCircling(subjects[from]!) || !isCircling(subjects[to]!),
    )
  return { ...brief, subjects, relations }
}

/** "By its thread": what hangs is drawn on one. */
function withoutThread({ relations }: Brief, at: number, subject: Subject): Subject {
  const isFree = !relations.some(({ from, to }) => from === at || to === at)
  const hangs = relations.some(({ manner }) => manner === 'hanging')
  const isThread = findMotif(subject.motif)?.cord === 'thread'
  return isFree && hangs && isThread ? { ...subject, source: 'none' } : subject
}

/** "Walking trunk to tail": whoever has legs goes in a file, seen from the side. */
function inFile({ prompt, subjects }: Brief, subject: Subject): Subject {
  const motif = findMotif(subject.motif)
  if (!motif || !SAID_IN_FILE.test(prompt) || !isBeast(motif)) return subject
  const kin = subjects.filter((other) => other.motif === subject.motif)
  const count = kin.reduce((sum, other) => sum + (other.count ?? 1), 0)
  if (count < 2) return subject
  const walks = motif.variants.find((variant) => WALKS.test(variant))
  return {
    ...subject,
    variant: walks ?? subject.variant,
    modifiers: [...subject.modifiers, IN_FILE],
  }
}

const WALKS = /^(?:walking|standing|side)$/

/** What hangs from something that was named brings no hook of its own. */
function withoutBracket({ relations }: Brief, at: number, subject: Subject): Subject {
  const isHung = relations.some(({ manner, from }) => manner === 'hanging' && from === at)
  const motif = findMotif(subject.motif)
  const bare = motif?.variants.find((variant) => variant !== 'hanging')
  const brings = motif?.category === 'object' && subject.variant === 'hanging'
  return isHung && brings && bare ? { ...subject, variant: bare } : subject
}

const ON_BACK =
  /\bon (?:her|his|its|their|the) (?:back|shell)s?\b|auf (?:dem|ihrem|seinem) R(?:ü|ue)cken|sur (?:son|le) dos|(?:en|sobre) (?:su|la) espalda|nas costas|sul (?:dorso|suo dorso)/i

/** "A turtle carrying an island with a temple on its back": the island is on the turtle, and the temple on the island. */
function onBacks(brief: Brief): Brief {
  if (!ON_BACK.test(brief.prompt)) return brief
  const { relations, subjects } = brief
  const load = relations.find(
    ({ kind, manner, from, to }) =>
      kind === 'holding' &&
      manner === null &&
      isLand(subjects[to]) &&
      relations.some((other) => other.kind === 'on' && other.to === from && other.from !== to),
  )
  if (!load) return brief
  return {
    ...brief,
    relations: relations.map((relation) => {
      if (relation === load) return { kind: 'on', from: load.to, to: load.from, manner: null }
      const isOnTop = relation.kind === 'on' && relation.to === load.from
      return isOnTop ? { ...relation, to: load.to } : relation
    }),
  }
}

const isLand = (subject: Subject | undefined): boolean => {
  const motif = findMotif(subject?.motif ?? '')
  return motif !== undefined && (kindOf(motif) === 'land' || subject?.variant === 'island')
}

/** "A fox behind a fern" is where it is, and not the fox seen from behind. */
function facingUs({ subjects, relations }: Brief, at: number): Subject {
  const subject = subjects[at]!
  const isBehind = relations.some(({ kind, from }) => kind === 'behind' && from === at)
  return isBehind && subject.variant === 'behind' ? { ...subject, variant: null } : subject
}

/** Any branch will do, and a bird that was drawn perched brings one. */
const ANY_BRANCH = /^(?:(?:an?|the|bare|dead|old|thin|tree) )*(?:branch|bough|twig)$/i
const PERCHED = 'perched'

function onOwnBranch(brief: Brief): Brief {
  const { subjects, relations } = brief
  const perching = relations.find(
    ({ kind, manner, from, to }) =>
      kind === 'on' &&
      manner === null &&
      ANY_BRANCH.test(subjects[to]?.text ?? '') &&
      findMotif(subjects[from]?.motif ?? '')?.variants.includes(PERCHED),
  )
  if (!perching) return brief
  return {
    ...brief,
    relations: relations.filter(({ from, to }) => ![from, to].includes(perching.to)),
    subjects: subjects.map((subject, at) => {
      if (at === perching.to) return { ...subject, source: 'none' }
      return at === perching.from ? { ...subject, variant: PERCHED } : subject
    }),
  }
}

/** Beasts that chase or circle each other are the circle, and two fish that are entwined turn about each other. */
function goingRound({ subjects, relations, frame }: Brief, at: number, subject: Subject): Subject {
  const own = relations.filter(({ from, to }) => from === at || to === at)
  const isBeastAt = (index: number) => {
    const motif = findMotif(subjects[index]?.motif ?? '')
    return motif !== undefined && motif.category !== 'human' && isLiving({ motif })
  }
  const circles = (index: number) => isCircling(subjects[index]!)
  const runs = own.some(({ kind, manner, from, to }) => {
    if (!isBeastAt(from) || !isBeastAt(to)) return false
    if (manner === 'chasing') return frame === 'circle' || circles(from) || circles(to)
    // "Circling each other": said of the second, it is what both do.
    return kind === 'around' && circles(to)
  })
  const turns = isEntwined(subject) && findMotif(subject.motif)?.swims === true
  // "Two foxes chasing each other": neither leads.
  const chases = subject.modifiers.some((said) => CHASES.test(said))
  const isRound = chases && (subject.count ?? 1) > 1 && own.length === 0 && isBeastAt(at)
  return turns || runs || isRound
    ? { ...subject, modifiers: [...subject.modifiers, 'circling'] }
    : subject
}

/** "A black wolf and a white wolf facing each other": both are said to face. */
function asMet({ subjects }: Brief, relation: Relation): Relation {
  if (relation.kind !== 'with' || relation.manner !== null) return relation
  const [one, other] = [relation.from, relation.to].map((at) =>
    meetingIn(subjects[at]?.modifiers ?? []),
  )
  return one !== undefined && one === other ? { ...relation, manner: one } : relation
}

const HUGS =
  /\b(?:embrac|hug|cuddl|snuggl|nuzzl)\w*|\b(?:abraz|abbracci|umarm|[ée]trei[gn]|enla[cç]|kuschel)\w*|\babraça\w*/i
const TOY = /teddy|plush|stuffed|toy|peluche|kuscheltier|doudou/i
/** Who is smaller than this beside the other is held in the arms as a thing is. */
const ARMFUL = 0.4

/** "A girl embracing a wolf": two heads that lean on each other, and nobody is lifted by the middle. */
function asHugged({ subjects, prompt }: Brief, relation: Relation): Relation {
  const [one, other] = [relation.from, relation.to].map((at) =>
    findMotif(subjects[at]?.motif ?? ''),
  )
  const { kind, manner } = relation
  const mayHug =
    (kind === 'holding' && manner === null) ||
    (kind === 'with' && (manner === null || manner === 'beside'))
  if (!mayHug || !HUGS.test(prompt)) return relation
  if (TOY.test(subjects[relation.to]?.text ?? '')) return relation
  if (!one || !other || !isLiving({ motif: one }) || !isLiving({ motif: other })) return relation
  const isArmful = bulkOf(other) < ARMFUL * bulkOf(one)
  return isArmful ? relation : { ...relation, manner: 'embracing' }
}

const AIR: ReadonlySet<Kind> = new Set(['sky', 'cloud', 'water', 'land'])

/** "A hummingbird at a foxglove": what else would it be there for. */
function asSipped({ subjects }: Brief, relation: Relation): Relation {
  const { kind, manner, from, to } = relation
  const flower = findMotif(subjects[to]?.motif ?? '')
  const isAtFlower =
    kind === 'with' &&
    manner === null &&
    subjects[from]?.motif === 'hummingbird' &&
    flower !== undefined &&
    kindOf(flower) === 'flower' &&
    subjects[to]!.count === 1
  return isAtFlower ? { ...relation, manner: 'drinking' } : relation
}

/** "A lighthouse in a storm in a bottle": the glass has the lighthouse in it. */
function asHeld({ subjects, relations }: Brief, relation: Relation): Relation {
  const isInside = ({ kind, manner }: Relation) => kind === 'inside' && manner === null
  const place = findMotif(subjects[relation.to]?.motif ?? '')
  if (!isInside(relation) || !place || !AIR.has(kindOf(place))) return relation
  const outer = relations.find((other) => isInside(other) && other.from === relation.to)
  return outer ? { ...relation, to: outer.to } : relation
}

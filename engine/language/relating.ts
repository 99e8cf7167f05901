import type { Relation, RelationKind, RelationManner } from '#engine/language/brief.ts'
import {
  arePair,
  findBrought,
  listTogether,
  findChief,
  isJoined,
  findActor,
  findBase,
  findFirm,
  findHolder,
  findMeant,
  findOwner,
  findPairOn,
  findPerson,
  findUser,
  hasBecome,
  isBelowWithin,
  isCarriedAlong,
  isVesselAt,
} from '#engine/language/antecedents.ts'
import type { PendingRelation } from '#engine/language/pending-relation.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import {
  ACTIVE,
  DONE_BY_BOTH,
  DONE_TO_THING,
  KEPT,
  ONE_WAY,
  POSTURE,
  TIED,
} from '#engine/language/relating-words.ts'
import {
  hasFace,
  bearsLeaves,
  isBeing,
  isFoliage,
  isObject,
  isPutOn,
  isScenery,
  isTrim,
  isWoven,
} from '#engine/language/subject-kinds.ts'

/** Joins subjects as they are read. It knows which one "it" means and which one the sentence is about. */
export class Relating {
  private readonly reading: Reading
  /** Where the present sentence begins in the list of subjects. */
  sentenceStart = 0
  /** The subject named last, which may be an earlier one named again. */
  recent = -1
  /** The relation that "A, B and C" after it continue. */
  private listed: Relation | null = null
  /** A relation given to the last subject only because a list went on; its own relation replaces it. */
  private continued: Relation | null = null
  /** The subject of the present clause: the last that was named by itself, and not by way of another. */
  private agent = -1
  /** The one before it, which a new clause may still be about: "slaying the devil, spear in hand". */
  private agentBefore = -1
  /** Beings that "and" joins: what the last of them does, both do. */
  private readonly coordinated = new Set<number>()
  /** The subjects of the present list after "with". */
  private together: number[] = []
  /** Those that were named one after the other, joined by nothing but commas and "and". */
  private row: number[] = []
  constructor(reading: Reading) {
    this.reading = reading
  }

  startSentence(): void {
    this.listed = null
    this.together = []
    this.sentenceStart = this.reading.subjects.length
  }

  /** Whether more was said of the subject named last than that it is there too. */
  isJoined(): boolean {
    return isJoined(this.reading, this.recent)
  }

  isAgent(place: number): boolean {
    return place >= 0 && place === this.agent
  }

  /** Who does what is said next: the subject just named, or after a comma the being that the sentence is about. */
  findDoer(opensClause: boolean): DraftSubject | undefined {
    const { subjects } = this.reading
    const last = subjects.at(-1)
    const agent = subjects[this.agent]
    return opensClause && agent && last && isBeing(agent) && !isBeing(last) ? agent : last
  }

  relate(kind: RelationKind, from: number, to: number, manner: RelationManner | null = null): void {
    if (from === to || from < 0 || to < 0) return
    if (kind !== 'with') this.dropLoose(from, to)
    const { relations } = this.reading
    // Whoever stands on a thing has it not on itself.
    if (
      ONE_WAY.test(kind) &&
      relations.some((one) => one.kind === kind && one.from === to && one.to === from)
    )
      return
    const known = relations.find(
      (relation) => relation.kind === kind && relation.from === from && relation.to === to,
    )
    // "Holding a rose in its mouth": said again, and more exactly.
    if (known) known.manner ??= manner
    else relations.push({ kind, from, to, manner })
  }

  /** "Mountains behind", "roses around it": the relation belongs to the subject just named, against its owner. */
  relateLast(
    kind: RelationKind,
    {
      isSwapped = false,
      manner = null,
      hasPronoun = false,
      toChief = false,
      isPersonal = false,
    }: {
      isSwapped?: boolean
      manner?: RelationManner | null
      hasPronoun?: boolean
      toChief?: boolean
      /** "Him", "her", "in hand": only a being is meant. */
      isPersonal?: boolean
    } = {},
  ): boolean {
    const last = this.recent
    if (last < 0) return false
    if (kind === 'between' && this.relateBetween()) return true
    const bringer = this.reading.relations.find(
      ({ kind: other, to }) => (other === 'with' || other === 'holding') && to === last,
    )
    const isFirst = last === 0 && this.reading.subjects.length > 1
    const chief = findChief(this.reading, this.sentenceStart)
    // "Wings on a heart with a dagger through it": the heart; but what hangs or leans is meant itself.
    const rests = this.reading.relations.some(
      ({ kind: other, from }) => /^(?:on|inside)$/.test(other) && from === bringer?.from,
    )
    const isMeant = bringer?.kind === 'with' && !rests
    const bringing = hasPronoun && !isMeant ? undefined : bringer?.from
    const known = bringing ?? (toChief && chief !== last ? chief : findOwner(this.reading, last))
    // "Under a boat with a fisherman in it": in the boat. "Hair that turns into waves with a ship in it": in the waves.
    const before = last - 1
    const isInVessel = kind === 'inside' && !isSwapped && isVesselAt(this.reading, before)
    const isInForm = /^(?:on|inside)$/.test(kind) && hasBecome(this.reading, before)
    if (hasPronoun && (isInVessel || isInForm)) {
      if (bringer) this.dropLoose(bringer.from, last)
      this.relate(kind, last, before, manner)
      return true
    }
    // "The snake is around the blade", said of the first subject again, means the next one.
    const meant = isFirst
      ? 1
      : hasPronoun
        ? findMeant(this.reading, { kind, known, last, isBrought: bringer?.kind === 'with' })
        : kind === 'under'
          ? findBase(this.reading, known, last)
          : known
    if (kind === 'under' && !hasPronoun && isBelowWithin(this.reading, last, meant)) kind = 'inside'
    const owner = isPersonal
      ? (findPerson(this.reading, [this.agent, this.agentBefore], last) ?? meant)
      : meant
    if (owner === last) return false
    this.dropContinued()
    if (bringer) this.dropLoose(bringer.from, last)
    if (isSwapped) this.relate(kind, owner, last, manner)
    else
      for (const each of listTogether(this.reading, this.together, { kind, last }))
        this.relate(kind, each, owner, manner)
    // "Between them" means both that came before.
    if (kind === 'between' && owner > 0) this.relate(kind, last, owner - 1)
    return true
  }

  /** What "with" has brought along is inside what it was brought by. */
  relateBrought(isThing: boolean): void {
    const { relations, subjects } = this.reading
    const brought = findBrought(relations, this.recent)
    if (!brought) return
    // "A cherub with a gun instead of a bow" holds it.
    if (isThing && isBeing(subjects[brought.from]!) && isObject(subjects[this.recent]!))
      this.relate('holding', brought.from, this.recent)
    else this.relate('inside', this.recent, brought.from)
  }

  /** "An island and a palm tree on the shell": all that were named together. */
  relateTogether(kind: RelationKind, whole: number, manner: RelationManner | null): void {
    const last = this.recent
    for (const each of listTogether(this.reading, this.together, { kind, last }))
      this.relate(kind, each, whole, manner)
  }

  /** What a being was said to have is on it. */
  relateToBearer(): boolean {
    const { relations, subjects } = this.reading
    const brought = findBrought(relations, this.recent)
    if (!brought || !isBeing(subjects[brought.from]!)) return false
    this.relate('on', this.recent, brought.from)
    return true
  }

  /** "A tiger and a dragon fighting", "a cat and a dog, back to back": said of the two that were named last. */
  relatePair(kind: RelationKind, manner: RelationManner | null): boolean {
    const { subjects } = this.reading
    const last = this.recent
    if (last < 1 || last !== subjects.length - 1) return false
    this.dropContinued()
    const second = findPairOn(this.reading, this.coordinated, last) ?? last
    this.relate(kind, second - 1, second, manner)
    return true
  }

  /** "Back to back with": said of two beings that "and" joins. */
  relateCoordinated(kind: RelationKind, manner: RelationManner | null): boolean {
    const last = this.recent
    if (!this.coordinated.has(last)) return false
    this.relate(kind, last - 1, last, manner)
    return true
  }

  /** "With a rope wound": around what the rope came with. */
  windAround(): boolean {
    const brought = findBrought(this.reading.relations, this.recent)
    if (!brought) return false
    this.relate('around', this.recent, brought.from)
    return true
  }

  /** "Two wolves facing each other, a totem in the middle": between the two. */
  relateBetween(): boolean {
    const { relations, subjects } = this.reading
    const last = this.recent
    const pair = relations.find(({ manner }) =>
      /^(?:facing|back-to-back|fighting|kissing)$/.test(manner ?? ''),
    )
    const chief = findChief(this.reading, this.sentenceStart)
    if (pair && last !== pair.from && last !== pair.to) {
      this.relate('between', last, pair.to)
      this.relate('between', last, pair.from)
      return true
    }
    if (last <= chief || subjects[chief]?.count !== 2) return false
    this.relate('between', last, chief)
    return true
  }

  private dropContinued(): void {
    const { reading, continued } = this
    if (!continued || (continued.kind === 'with' && continued.manner === null)) return
    reading.relations = reading.relations.filter((relation) => relation !== continued)
    this.continued = null
  }

  /** A firmer relation replaces the mere "with" between two subjects. */
  private dropLoose(a: number, b: number): void {
    const { reading } = this
    reading.relations = reading.relations.filter(
      ({ kind, from, to, manner }) =>
        kind !== 'with' ||
        KEPT.test(manner ?? '') ||
        !((from === a && to === b) || (from === b && to === a)),
    )
  }

  /** Joins the subject just read to what came before it. */
  join(here: number, pending: PendingRelation | null, isListed: boolean): void {
    const previous = this.recent
    this.recent = here
    const continuesList = isListed && this.listed !== null
    // "Wearing a suit and a crown": what is carried along does nothing itself.
    const { subjects } = this.reading
    const isCarried =
      isListed && this.agent >= 0 && isBeing(subjects[this.agent]!) && !isBeing(subjects[here]!)
    if (!pending && !continuesList && !isCarried && this.agent !== here) {
      this.agentBefore = this.agent
      this.agent = here
    }
    const row = this.row
    this.row = !pending && isListed && here === previous + 1 ? [...row, here] : [here]
    if (previous < 0 || previous === here) return
    const isPair = isListed && !pending && here === previous + 1
    if (isPair && isBeing(subjects[here]!) && isBeing(subjects[previous]!))
      this.coordinated.add(here)
    const { continued } = this
    this.continued = pending ? continued : null
    if (pending) {
      const from = this.findPartner(here, previous, pending)
      const { kind, isSwapped, manner } = pending
      if (kind !== 'with' && from === previous) this.dropContinued()
      this.continued = null
      if (isSwapped) this.relate(kind, here, from, manner)
      else this.relate(kind, from, here, manner)
      // "A daffodil, a rose and a poppy tied together with string": each of them is.
      if (isSwapped && TIED.test(pending.verb) && row.includes(from))
        for (const each of row.filter((i) => subjects[i]!.group === subjects[from]!.group))
          this.relate(kind, here, each, manner)
      if (
        (this.coordinated.has(from) || arePair(this.reading, from)) &&
        (DONE_BY_BOTH.test(kind) || manner === 'towards')
      ) {
        if (isSwapped) this.relate(kind, here, from - 1, manner)
        else this.relate(kind, from - 1, here, manner)
      }
      const goesOn =
        manner !== 'drinking' && (/^(?:with|around|holding|between)$/.test(kind) || isSwapped)
      this.listed = goesOn ? (this.reading.relations.at(-1) ?? null) : null
      this.together = kind === 'with' ? [here] : []
    } else if (isListed && this.listed) this.continueList(here, previous)
    else this.listed = null
  }

  private continueList(here: number, previous: number): void {
    const { kind, from, to, manner } = this.listed!
    const known = this.reading.relations.length
    // "Smoking a pipe, top hat and monocle": a hat is worn, whatever the list began with.
    const { subjects } = this.reading
    if (
      to === previous &&
      kind === 'holding' &&
      isPutOn(subjects[here]!) &&
      !isPutOn(subjects[to]!)
    )
      this.relate('on', here, from, 'wearing')
    else if (to === previous) this.relate(kind, from, here, manner)
    else if (from === previous) this.relate(kind, here, to, manner)
    else return
    this.listed = this.reading.relations.at(-1) ?? null
    // What was named again adds nothing, and takes nothing away.
    if (this.reading.relations.length > known) this.continued = this.listed
    this.together.push(here)
  }

  /** The subject that a relation starts from: the nearest, or the chief one where the nearest is only carried along. */
  private findPartner(
    here: number,
    previous: number,
    { kind, verb, manner, isSwapped, opensClause, isOfPart }: PendingRelation,
  ): number {
    const { agent } = this
    const { subjects } = this.reading
    if (isOfPart && manner === 'becoming') return previous
    // "A bear with balloons of planets": the balloons hold them, and not the bear.
    if (kind === 'inside' && verb === 'of') return previous
    const isSaidOfAgent = manner !== null || (kind !== 'with' && verb !== '')
    if (opensClause && isSaidOfAgent && agent >= 0 && agent !== here) return agent
    // What a list only carried on gives way to what is said of the thing itself: "a bouquet, and a crow on his hat".
    const relations = this.reading.relations.filter((relation) => relation !== this.continued)
    const passesScenery = /(?:ed|ing)$/.test(verb) && !/^(?:becoming|emerging)$/.test(manner ?? '')
    const firm = findFirm(this.reading, previous, kind === 'between' || passesScenery)
    const nearest = firm === here ? previous : firm
    const chief = Math.max(0, Math.min(findChief(this.reading, this.sentenceStart), nearest))
    if (kind === 'inside' && manner === null && isScenery(subjects[here]!.motif))
      return isBeing(subjects[nearest]!) ? (findHolder(this.reading, nearest) ?? nearest) : chief
    // "A crown of roses on a lion": the crown is on it, and the roses with it.
    const whole = relations.find(
      (relation) =>
        relation.kind === 'inside' && relation.from === nearest && relation.to < nearest,
    )
    if (kind !== 'with' && whole && isWoven(subjects[whole.to]!.motif) && verb !== 'made')
      return whole.to
    // "A sloth with sunglasses hanging from a cactus": what is worn hangs from nothing.
    if (manner === 'hanging' && !opensClause && !isPutOn(subjects[previous]!)) return previous
    if (ACTIVE.test(manner ?? '')) return findActor(this.reading, nearest) ?? chief
    // "Carrying a letter with a seal": the seal is the letter's.
    if (kind === 'with' && isTrim(subjects[here]!) && isObject(subjects[previous]!)) return previous
    // "Around an apple with green leaves": the apple's.
    if (kind === 'with' && isFoliage(subjects[here]!) && bearsLeaves(subjects[previous]!))
      return previous
    // "A moth next to the candle": the moth, and not what the sentence began with.
    if (manner === 'beside' && !opensClause && !isPutOn(subjects[previous]!)) return previous
    if (verb === '' || (kind === 'with' && manner !== 'becoming')) return chief
    const isInFront = kind === 'behind' && isSwapped
    // "A raven on a skull wearing a crown": a skull may, where it was named last.
    if (manner === 'wearing' && hasFace(subjects[previous]!) && !opensClause) return previous
    if (kind === 'holding' || isInFront || POSTURE.test(verb))
      return findActor(this.reading, nearest) ?? chief
    // "A fox on a book under the stars": the fox is under them, and the book with it.
    const isPlain = /^(?:under|behind|above)$/.test(kind) && !/(?:ed|ing)$/.test(verb)
    const user = isPlain ? findUser(this.reading, nearest) : undefined
    if (user !== undefined && user !== here) return user
    const isThing = isObject(subjects[nearest]!)
    const isCarried = isCarriedAlong(relations, nearest, isThing)
    // "A gorilla with a cigar on a throne": what is carried does not sit.
    // What is pulled out of something comes out of it itself; a sealed letter is sealed itself.
    const isLiving = manner === 'emerging' && isBeing(subjects[nearest]!) && !isThing
    if (
      isCarried &&
      !isLiving &&
      !(manner === 'emerging' && /^(?:out|from)$/.test(verb)) &&
      !(DONE_TO_THING.test(verb) && !opensClause) &&
      chief !== here &&
      (/(?:ing|ed)$/.test(verb) || isBeing(subjects[chief]!))
    )
      return chief
    return nearest
  }
}

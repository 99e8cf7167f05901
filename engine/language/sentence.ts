import { coatByName } from '#engine/language/coats-by-name.ts'
import { findBearer } from '#engine/language/antecedents.ts'
import { findFlagColours } from '#engine/language/colour-sets.ts'
import { isAnd } from '#engine/language/grammar.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import type { PendingRelation } from '#engine/language/pending-relation.ts'
import { Relating } from '#engine/language/relating.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import {
  isCollective,
  isFamilyOf,
  isPairByNature,
  isScenery,
  isVessel,
} from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

/** More subjects than this cannot be told apart on skin. */
export const MAX_SUBJECTS = 16
export const MAX_COUNT = 50
const MAX_MODIFIERS = 12
/** What a bare plural means until composition knows better. */
const PLURAL_COUNT = 3

const ONE_OF_CASE = /^(?:einen|einem|eines)$/

/** "A pair of scissors" is one. */
const PAIRED =
  /^(?:scissors|glasses|sunglasses|headphones|binoculars|goggles|pliers|tongs|jeans|trousers|pants|shorts|shears|tweezers|spectacles)$/

/** Whose it is, where it was named before. */
const OWN =
  /^(?:my|our|the|mi|nuestro|nuestra|mein|meinen|meinem|meines|unser|unseren|mon|notre|meu|minha|nosso|mio|mia|nostro)$/

const OTHER_ONE =
  /^(?:[\p{L}]+ )?(?:an?|another|una?|une|uma?|eine[rnm]?|otr[oa]|outr[oa]) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu
const DEFINITE = /^(?:the|el|la|los|las|der|die|das|le|les|il|lo|gli|o|os|as)$/

/** Variants that are a picture of their own beside a single one. */
const SHOWS_MANY = /^(?:phases|row)$/

/** "Gold coins" are in the lists by that name; a gold star may be anything. */
const isGold = (colour: string, group: SubjectEntry['group']): boolean =>
  /^(?:gold|golden|silver)$/.test(colour) && group === 'object'

/** The sentence so far: what was said and waits for its subject, and the subjects it has named. */
export class Sentence {
  private readonly tokens: Token[]
  private readonly reading: Reading
  readonly relating: Relating

  count: { value: number; isExact: boolean } | null = null
  colours: string[] = []
  modifiers: string[] = []
  relation: PendingRelation | null = null
  isNegated = false
  /** After "instead of" only the next thing is not wanted. */
  isReplaced = false
  /** Whether the subject read last had been named before. */
  isRepeated = false
  /** The token after the subject read last. */
  lastSubjectEnd = -1
  lastBoundary = -1
  /** Words before this token are read already. */
  skipTo = 0
  /** The token after the colour that was given to a thing last. */
  lastColourEnd = -1
  /** The token after the part or detail read last, which is no subject: what is said right after it is said of it. */
  lastPartEnd = -1

  constructor(tokens: Token[], reading: Reading) {
    this.tokens = tokens
    this.reading = reading
    this.relating = new Relating(reading)
  }

  saidBetween(start: number, end: number): string {
    return this.tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
  }

  draft(item: Item, entry: SubjectEntry, isWeak: boolean): DraftSubject {
    const text = this.saidBetween(item.start, item.end)
    // "Einen Raben" is one: the noun bends with its case.
    const isOne = ONE_OF_CASE.test(this.tokens[item.start - 1]?.plain ?? '')
    const isMany = item.isPlural && !isOne && !isCollective(entry.motif)
    const isPairOfOne = PAIRED.test(item.words) && this.tokens[item.start - 2]?.plain === 'pair'
    const { wanted, motif, variant, source } = entry
    const isOnePair = isPairOfOne || (isPairByNature(motif) && this.count?.value === 2)
    const said = this.count && this.count.value > 1 && !isOnePair ? this.count : null
    return {
      text,
      wanted,
      motif,
      variant,
      source,
      isStandIn: entry.isStandIn,
      group: entry.group,
      count: Math.min(said?.value ?? (isMany ? PLURAL_COUNT : 1), MAX_COUNT),
      isCountExact: said?.isExact ?? !isMany,
      modifiers: entry.adds ? [...this.modifiers, entry.adds] : this.modifiers,
      colours: [
        ...this.colours,
        ...this.listOwnColours(item, entry),
        ...findFlagColours(item.words),
      ],
      isWeak,
    }
  }

  addSubject(item: Item, entry: SubjectEntry, isWeak: boolean): void {
    const { reading } = this
    const subject = this.draft(item, entry, isWeak)
    if (this.isNegated) {
      reading.without.push(subject.text)
      this.reset()
      if (this.isReplaced) {
        this.isReplaced = false
        this.isNegated = false
      }
      return
    }
    for (const colour of subject.colours) this.nameColour(colour)
    if (this.relation?.isTwice && subject.count === 1)
      Object.assign(subject, { count: 2, isCountExact: true })
    if (/japan|kanagawa/.test(item.words)) reading.styles.push('Japanese')
    if (/tribal|maori|polynesian|samoan/.test(item.words) && !isWeak) reading.styles.push('Tribal')
    if (/huginn|odins? ravens/.test(item.words)) subject.count = 2
    // "A husky for my dog", "an owl bird": the same animal.
    const refersBack =
      item.start === this.lastSubjectEnd || OWN.test(this.tokens[item.start - 1]?.plain ?? '')
    const known = reading.subjects.findIndex(
      ({ wanted, motif, colours, variant }, i) =>
        // "A crescent moon and the phases of the moon".
        (entry.variant === variant || !SHOWS_MANY.test(entry.variant ?? '')) &&
        (wanted === entry.wanted || (refersBack && isFamilyOf(entry.wanted, { wanted, motif }))) &&
        (subject.colours.length === 0 ||
          colours.join() === subject.colours.join() ||
          (colours.length === 0 &&
            (i < this.relating.sentenceStart || this.isTitle(item.start, subject.colours.length)))),
    )
    // "A bear hugging a bear", "ducklings following a mother duck": another one.
    const isOther =
      this.relation !== null &&
      (this.relation.verb.endsWith('ing') || this.relation.manner === 'chasing') &&
      this.relating.isAgent(known) &&
      OTHER_ONE.test(this.saidBetween(Math.max(0, item.start - 2), item.end))
    const isRepeat =
      known >= 0 &&
      !isOther &&
      !this.isAdded(item.start) &&
      !this.isAddedByName(item, reading.subjects[known]!) &&
      (this.count?.value ?? 1) === 1
    this.isRepeated = isRepeat
    if (!isRepeat && reading.subjects.length >= MAX_SUBJECTS) {
      this.reset()
      return
    }
    // "An elephant and a baby elephant" are two.
    if (isRepeat && [item.words, ...subject.modifiers].some((said) => /^baby\b/.test(said)))
      reading.subjects[known]!.modifiers.push('with a baby')
    if (!isRepeat) subject.text = this.tellApart(item, subject.text)
    const here = isRepeat ? known : reading.subjects.push(subject) - 1
    if (isRepeat && reading.subjects[known]!.colours.length === 0)
      reading.subjects[known]!.colours = subject.colours
    if (!isRepeat && entry.source === 'none')
      reading.notDrawn.push({
        text: subject.text,
        reason: entry.reason ?? 'undrawn',
        suggestion: entry.suggestion,
      })
    // "…, la katana atraviesa un corazón": what is named again goes on with no list.
    const isAgain =
      isRepeat && !this.relation && DEFINITE.test(this.tokens[item.start - 1]?.plain ?? '')
    const isListed = !isAgain && this.isListed(item.start) && !this.isListClosed(item.start)
    this.lastSubjectEnd = item.end
    this.relating.join(here, this.relationTo(entry), isListed)
    this.reset()
  }

  /** "En una maceta", "na garrafa": what is said of a ground and of a vessel by one word, of a vessel means within. */
  private relationTo(entry: SubjectEntry): PendingRelation | null {
    const { relation } = this
    if (relation?.kind !== 'on' || !/^(?:en|em|num|numa|no|na)$/.test(relation.verb))
      return relation
    return isVessel(entry) ? { ...relation, kind: 'inside' } : relation
  }

  /** "A red rose and a blue rose": the second goes by its whole name, so that each can be spoken of. */
  private tellApart({ start, end }: Item, text: string): string {
    if (!this.isTwice(text)) return text
    let from = start
    while (from > 0 && start - from < 3 && this.isSaidOfNext(from - 1)) from--
    return this.saidBetween(from, end)
  }

  /** "Una rosa roja y una rosa azul": the colour comes later, and still they are two. */
  private isAdded(start: number): boolean {
    const [and, article] = [this.tokens[start - 2], this.tokens[start - 1]]
    return (
      isAnd(and?.plain ?? '') &&
      /^(?:una?|une|uma?|otra|otro|outra|outro|un'altra|altra)$/.test(article?.plain ?? '')
    )
  }

  /** "A peacock feather and a quill": drawn as one kind, named as two. */
  private isAddedByName({ start, words }: Item, known: DraftSubject): boolean {
    const [and, article] = [this.tokens[start - 2], this.tokens[start - 1]]
    const isOther = !plain(known.text).includes(words) && !words.includes(plain(known.text))
    return isOther && isAnd(and?.plain ?? '') && /^an?$/.test(article?.plain ?? '')
  }

  /** "A frog on a mushroom, green frog, red mushroom": no article, so the same one again. */
  private isTitle(start: number, colours: number): boolean {
    const before = this.tokens[start - 1 - colours]
    // "Green dragon red peonies": with no comma where a list of them goes on.
    const goesOn = this.isRepeated && this.lastSubjectEnd === start - colours
    return this.count === null && (before?.text === ',' || goesOn)
  }

  private isTwice(text: string): boolean {
    return this.reading.subjects.some((other) => plain(other.text) === plain(text))
  }

  private isSaidOfNext(at: number): boolean {
    const { isBoundary, plain: word } = this.tokens[at]!
    const isDescription = getLexicon()
      .find(word, 'en')
      .some(({ type }) => /^(?:colour|modifier|size|mood|style)$/.test(type))
    return !isBoundary && isDescription
  }

  /** Whether an "and" or a comma stands shortly before, so that a list goes on. */
  isListed(start: number): boolean {
    for (let i = start - 1; i >= Math.max(0, start - 5); i--) {
      const { plain: word } = this.tokens[i]!
      if (word === ',' || isAnd(word)) return true
    }
    return false
  }

  /** "With roses and a crown, mountains": the "and" named the last of the list, and what follows stands by itself. */
  private isListClosed(start: number): boolean {
    const { tokens } = this
    let comma = start - 1
    while (comma >= Math.max(0, start - 4) && tokens[comma]!.plain !== ',') comma--
    if (tokens[comma]?.plain !== ',') return false
    const from = tokens.findLastIndex((token, i) => i < comma && token.isBoundary)
    return (
      from >= 0 &&
      tokens[from]!.plain === ',' &&
      tokens.slice(from, comma).some(({ plain: word }) => isAnd(word))
    )
  }

  /** What is said next, is said of a subject that was named before. */
  nameAgain(place: number, end: number): void {
    this.relating.recent = place
    this.lastSubjectEnd = end
    this.isRepeated = true
  }

  /** A colour that was named, for one thing or for all of them. */
  nameColour(colour: string): void {
    const { reading } = this
    if (!reading.colours.includes(colour)) reading.colours.push(colour)
    if (!/^(?:black|white|grey)$/.test(colour)) reading.colourMode ??= 'colored'
  }

  /** "Red fox" is in the lists as one name, and still a fox that is red; a red panda is no panda. */
  private listOwnColours({ words }: Item, { wanted }: SubjectEntry): string[] {
    const [first = '', ...others] = words.split(' ')
    const ofKind = coatByName(words) ?? this.colourAfterNoun(words, wanted)
    if (ofKind || others.length === 0) return ofKind ?? []
    const lexicon = getLexicon()
    const name = others.join(' ')
    const isSame = [name, ...listSingulars(name, 'en')].some((form) =>
      lexicon
        .find(form, 'en')
        .some(
          (entry) =>
            entry.type === 'subject' && (entry.wanted === wanted || isGold(first, entry.group)),
        ),
    )
    // A black cat is a motif of its own, and black.
    const isInName = wanted.startsWith(`${first}-`)
    return lexicon
      .find(first, 'en')
      .flatMap((entry) => ((isSame || isInName) && entry.type === 'colour' ? [entry.value] : []))
      .slice(0, 1)
  }

  /** "Hilo rojo", "cavalo branco": in the lists as one name, and of that colour. */
  private colourAfterNoun(words: string, wanted: string): string[] | undefined {
    const [noun = '', last = '', ...others] = words.split(' ')
    if (last === '' || others.length > 0) return undefined
    for (const language of ['es', 'fr', 'pt', 'it'] as const) {
      const lexicon = getLexicon()
      const colour = lexicon.find(last, language).find(({ type }) => type === 'colour')
      if (colour?.type !== 'colour') continue
      const isSame = lexicon
        .find(noun, language)
        .some((entry) => entry.type === 'subject' && entry.wanted === wanted)
      // "Fil rouge", "fio vermelho": a thread is of the colour in its name.
      const isThread = wanted === 'string'
      if (isSame || isThread || wanted.startsWith(`${colour.value}-`)) return [colour.value]
    }
    return undefined
  }

  reset(): void {
    this.count = null
    this.colours = []
    this.modifiers = []
    this.relation = null
  }

  flushModifiers(): void {
    if (this.reading.subjects.length === 0 || this.modifiers.length === 0) return
    for (const said of this.modifiers.slice(0, MAX_MODIFIERS)) {
      const isDone = said.endsWith('ing') && this.lastBoundary >= this.lastSubjectEnd
      this.relating.findDoer(isDone)?.modifiers.push(said)
    }
    this.modifiers = []
  }

  /** What was left waiting belongs to the subject before. */
  flush(clauseStart = this.lastBoundary): void {
    this.flushModifiers()
    const { subjects } = this.reading
    // "Shoes hanging by their ribbons, light pink": said after a comma, it is the chief thing's.
    const isApart = clauseStart >= this.lastSubjectEnd
    const owner = isApart ? findBearer(this.reading, this.relating.sentenceStart) : subjects.at(-1)
    if (owner && owner.colours.length === 0 && !isScenery(owner.motif)) owner.colours = this.colours
    this.colours = []
    this.modifiers = []
  }
}

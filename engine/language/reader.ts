import type { Language, Size } from '#engine/language/brief.ts'
import { isAnd, isOneOfThem, isPlaceNext, isPronoun } from '#engine/language/grammar.ts'
import {
  needsObject,
  STATE_VERB,
  gatheredAs,
  HUNG,
  HANGING,
  WHOLE,
  CENTRE,
  PERSONAL,
  WHILE,
  TWO_SIDES,
  INTERTWINED,
  WOUND,
  MUTUAL,
  COUNTED_PEOPLE,
  LIVING_VERB,
  isLooseWith,
  BEFORE_IT,
  RELATIVE,
} from '#engine/language/reader-words.ts'
import { takesNegation } from '#engine/language/negation.ts'
import { createReading, type Reading } from '#engine/language/reading.ts'
import type { PendingRelation } from '#engine/language/pending-relation.ts'
import { getLexicon, type Entry } from '#engine/language/lexicon.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import { MAX_COUNT, Sentence } from '#engine/language/sentence.ts'
import { takesCountOfThem } from '#engine/language/count-of-them.ts'
import { paintCover } from '#engine/language/colour-of.ts'
import { takeColour, takeColourMode } from '#engine/language/colour-words.ts'
import { givesPartBack } from '#engine/language/relate-to-part.ts'
import { takesMake, takesSecondHalf } from '#engine/language/compound-names.ts'
import { takesBodyPart, takesPlaceOnBearer, takesYoung } from '#engine/language/body-parts.ts'
import { takePart, takesHalf, takesMaterial } from '#engine/language/made-of.ts'
import { takesOther, takesReciprocal } from '#engine/language/mutual.ts'
import { takesOwnPart, takesOwnWings } from '#engine/language/own-parts.ts'
import { takesParenthesis } from '#engine/language/parenthesis.ts'
import { takeSubject } from '#engine/language/subject-words.ts'
import { resolveTargets, type SubjectEntry } from '#engine/language/targets.ts'
import { judgeUnknown } from '#engine/language/unknown-words.ts'

/** Walks over what was understood, word by word, and gathers what is asked. */
export class Reader {
  readonly tokens: Token[]
  readonly items: Item[]
  readonly language: Language
  readonly reading: Reading = createReading()
  readonly sentence: Sentence
  /** Where the pronoun after the present relation stands. */
  private pronounAt = -1

  constructor(tokens: Token[], items: Item[], language: Language) {
    this.tokens = tokens
    this.items = items
    this.language = language
    this.sentence = new Sentence(tokens, this.reading)
  }

  read(): Reading {
    for (const [i, item] of this.items.entries()) this.take(item, i)
    this.sentence.flush()
    return this.reading
  }

  private take(item: Item, index: number): void {
    if (item.start < this.sentence.skipTo) return
    const token = this.tokens[item.start]!
    const { entry } = item
    if (takesParenthesis(this, item, this.items.slice(index + 1))) return
    if (token.isBoundary) return this.takeBoundary(item, token)
    if (takesNegation(this, item)) return
    if (isAnd(item.words)) {
      this.sentence.flushModifiers()
      return
    }
    if (item.words === 'aus' && takesMaterial(this, item)) return
    if (takesHalf(this, item, this.items.slice(index + 1))) return
    if (takesOwnPart(this, item) || takesYoung(this, item) || takesBodyPart(this, item)) return
    if (takesOwnWings(this, item)) return
    if (takesMake(this, item, this.items.slice(index + 1))) return
    if (!entry) this.takeUnknown(item, token)
    else if (entry.type === 'subject') takeSubject(this, { ...item, entry }, this.items[index + 1])
    else this.takeWord(item, entry)
  }

  private itemAt(at: number): Item | undefined {
    return this.items.find(({ start }) => start === at)
  }

  private takeWord(item: Item, entry: Exclude<Entry, SubjectEntry>): void {
    const { reading } = this
    switch (entry.type) {
      case 'style':
        return this.takeStyle(item, entry.value)
      case 'colourMode':
        takeColourMode(this, item, entry.value as 'black' | 'colored')
        if (!this.isBeforeNoun(item.end)) this.sentence.relation = null
        return
      case 'placement':
        return this.takePlacement(item, entry.value)
      case 'size':
        return this.takeSize(item, entry.value as Size)
      case 'mood':
        if (!this.sentence.isNegated && !reading.mood.includes(entry.value))
          reading.mood.push(entry.value)
        return
      case 'count':
        if (takesCountOfThem(this, item, entry)) return
        this.sentence.count = { value: entry.value, isExact: entry.isExact }
        this.sentence.modifiers.push(...gatheredAs(item.words))
        return
      case 'colour':
        return takeColour(this, item, entry.value)
      case 'modifier':
        return this.takeModifier(item, entry.value)
      case 'detail':
        return this.takeDetail(item, entry.value)
      case 'idea':
        reading.ideas.push({ text: item.words, motif: entry.value })
        return
      case 'position':
        return this.takePosition(item, entry.value as PendingRelation['kind'])
      case 'relation':
        return this.takeRelation(item, entry)
    }
  }

  private takeBoundary(item: Item, token: Token): void {
    const clauseStart = this.sentence.lastBoundary
    this.sentence.lastBoundary = item.start
    this.sentence.flush(clauseStart)
    this.sentence.count = null
    this.sentence.relation = null
    this.sentence.isNegated = false
    if (!/^[,()]$/.test(token.text)) this.sentence.relating.startSentence()
  }

  private takeStyle(item: Item, style: string): void {
    if (this.sentence.isNegated) {
      this.reading.without.push(item.words)
      return
    }
    this.reading.styles.push(style)
    // "Howling at a geometric moon": the moon is still to come.
    if (!this.isBeforeNoun(item.end)) this.sentence.relation = null
    if (style === 'Tribal') this.addBand(item)
  }

  private addBand(item: Item, count: Sentence['count'] = null): void {
    this.sentence.count = count
    this.sentence.addSubject(
      { ...item, isPlural: false },
      resolveTargets('tribal-band', item.words),
      true,
    )
  }

  private takePlacement(item: Item, gallery: string): void {
    const { reading } = this
    if (takesPlaceOnBearer(this, item)) return
    const known = reading.placement
    // "On my arm, half sleeve": the plain arm gives way to what is said more exactly.
    if (!known || /^(?:arm|leg|brazo|bras|braco)$/.test(known.asked))
      reading.placement = { gallery, asked: item.words }
    if (/full|sleeve|piece|whole|entire|complet|inteir/.test(item.words)) reading.size ??= 'large'
    const { count, modifiers } = this.sentence
    // "Full thigh": as large as the place.
    if (modifiers.some((word) => WHOLE.test(word))) reading.size ??= 'large'
    this.sentence.modifiers = modifiers.filter((word) => !WHOLE.test(word))
    this.sentence.relation = null
    this.sentence.count = null
    if (/armband|arm band|\bbands$/.test(item.words)) this.addBand(item, count)
  }

  /** "A tiny tent" says how large the tent is; only what is said of the first thing may mean the whole piece. */
  private takeSize({ words, end }: Item, size: Size): void {
    if (this.sentence.isNegated) return
    if (this.reading.subjects.length === 0) this.reading.size ??= size
    if (this.isBeforeNoun(end)) this.sentence.modifiers.push(words)
    else this.reading.size ??= size
  }

  /** Whether a thing follows in the same phrase, with nothing but its own descriptions between. */
  private isBeforeNoun(at: number): boolean {
    for (const { start, entry, words } of this.items) {
      if (start < at) continue
      if (entry?.type === 'subject') return true
      if (!entry) return this.language === 'en' && getLexicon().isNoun(words)
      if (!/^(?:colour|modifier|mood|size|style)$/.test(entry.type)) return false
    }
    return false
  }

  /** "Snake biting an apple": the doing belongs to the snake and joins the two. */
  private takeModifier(item: Item, word: string): void {
    const next = this.tokens[item.end]?.plain ?? ''
    const last = this.reading.subjects.at(-1)
    const { relation } = this.sentence
    if (last?.count === 1 && INTERTWINED.test(item.words) && !relation && !isAnd(next)) {
      if (this.sentence.relating.relatePair('around', null)) return
    }
    const isAfterIt = this.sentence.lastSubjectEnd === item.start && !relation
    if (isAfterIt && WOUND.test(item.words) && this.sentence.relating.windAround()) return
    if (relation?.kind === 'with' && last && /^(?:dangling|hanging)$/.test(word)) {
      this.sentence.relation = { ...relation, kind: 'under', isSwapped: true, verb: word }
      return
    }
    // "A banana peeled to show": what was done to the thing before it.
    const isNounNext = /^(?:subject|detail)$/.test(this.itemAt(item.end)?.entry?.type ?? '')
    if (last && word.endsWith('ed') && this.sentence.lastSubjectEnd === item.start && !isNounNext) {
      last.modifiers.push(word)
      return
    }
    const isVerb = word.endsWith('ing') && /^(?:a|an|the|his|her|its|two|three|at)$/.test(next)
    if (
      last &&
      isVerb &&
      this.sentence.lastBoundary < this.sentence.lastSubjectEnd &&
      !this.sentence.relation
    ) {
      last.modifiers.push(word)
      const { start: at } = item
      this.sentence.relation = { kind: 'with', isSwapped: false, manner: null, at, verb: word }
    } else this.sentence.modifiers.push(word)
  }

  /** Thorns, rays, blood: said of a subject, kept with it. */
  private takeDetail(item: Item, word: string): void {
    if (this.sentence.isNegated) {
      this.reading.without.push(word)
      return
    }
    const said = [...this.sentence.modifiers, ...this.sentence.colours, word].join(' ')
    const last = this.reading.subjects.at(-1)
    this.sentence.lastPartEnd = item.end
    if (last) {
      last.modifiers.push(said)
      paintCover(last, word, this.sentence.colours)
      this.sentence.modifiers = []
      this.sentence.colours = []
      // "With a mohawk and sunglasses": what follows is still with it.
      const goesOn =
        this.sentence.relation?.kind === 'with' || this.sentence.relation?.manner === 'wearing'
      if (!goesOn) this.sentence.relation = null
    } else this.sentence.modifiers.push(word)
  }

  /** "In the background", "at the bottom": for the subject before it, or for the next one at the start of a clause. */
  private takePosition(item: Item, kind: PendingRelation['kind']): void {
    const before = this.tokens[item.start - 1]
    const next = this.tokens[item.end]
    const opens = !before || before.isBoundary || isAnd(before.plain)
    this.sentence.flushModifiers()
    this.sentence.relation = null
    const last = this.reading.subjects.at(-1)
    const isTwice = TWO_SIDES.test(item.words)
    const endsHere = !opens || !next || next.isBoundary
    if (last && (last.count === 1 || !last.isCountExact) && isTwice && endsHere)
      Object.assign(last, { count: 2, isCountExact: true })
    // "Becoming a wave on the right side": joined already.
    if (kind === 'with' && this.sentence.relating.isJoined()) return
    if (kind === 'inside' && CENTRE.test(item.words) && this.sentence.relating.relateBetween())
      return
    const { start: at } = item
    if (endsHere) this.sentence.relating.relateLast(kind, { toChief: true })
    // "On each side a candle": two of them.
    else this.sentence.relation = { kind, isSwapped: true, manner: null, at, verb: '', isTwice }
  }

  private takeRelation(item: Item, entry: Extract<Entry, { type: 'relation' }>): void {
    // "A dragon, green with golden eyes".
    if (entry.kind === 'with' && this.sentence.lastBoundary >= this.sentence.lastSubjectEnd)
      this.sentence.flush()
    this.sentence.flushModifiers()
    const next = this.tokens[item.end]
    const verb = item.words.split(' ')[0]!
    const before = this.tokens[item.start - 1]
    const opensClause =
      before !== undefined &&
      !RELATIVE.test(item.words) &&
      (before.isBoundary || isAnd(before.plain) || WHILE.test(before.plain))
    const last = this.reading.subjects.at(-1)
    const doer = this.sentence.relating.findDoer(opensClause || LIVING_VERB.test(verb))
    if (doer && STATE_VERB.test(verb)) doer.modifiers.push(verb)
    if (takesOther(this, item, entry)) return
    if (this.sentence.isNegated && entry.kind === 'with') this.sentence.isNegated = false
    const isHung = item.words === 'from' && last?.modifiers.some((word) => HUNG.test(word))
    const turned = opensClause && BEFORE_IT.test(item.words) && next && !next.isBoundary
    const { kind, manner } = isHung ? HANGING : entry
    const isSwapped = (isHung ? HANGING : entry).isSwapped !== Boolean(turned)
    const isOfPart = this.sentence.lastPartEnd === item.start && last !== undefined
    this.sentence.relation = {
      kind,
      isSwapped,
      manner,
      at: item.start,
      verb,
      opensClause,
      isOfPart,
    }
    if (takesReciprocal(this, item, { entry, isPlaceNext: isPlaceNext(this.items, item.end) }))
      return
    // "A wolf and a fox back to back with a sun": the sun is there too.
    const isOfBoth = MUTUAL.test(manner ?? '') && item.words.endsWith(' with')
    if (isOfBoth && this.sentence.relating.relateCoordinated(kind, manner)) {
      this.sentence.relation = { ...this.sentence.relation, kind: 'with', manner: null }
      return
    }
    const goesOn = this.itemAt(item.end)?.entry?.type === 'relation'
    const endsClause =
      !next ||
      next.isBoundary ||
      isAnd(next.plain) ||
      goesOn ||
      (next.plain.endsWith('ly') && this.tokens[item.end + 1]?.isBoundary !== false) ||
      /^(?:as|while|when)$/.test(next.plain)
    const isBack = isPronoun(this.tokens, item.end) || isOneOfThem(this.tokens, item.end)
    this.pronounAt = item.end
    // "Behind him the sun goes down": what comes next is there.
    const isThingSoon = [1, 2, 3].some((far) =>
      /^(?:subject|detail)$/.test(this.itemAt(item.end + far)?.entry?.type ?? ''),
    )
    const opensSentence = isBack && before?.isBoundary === true && isThingSoon
    if (opensSentence) this.sentence.relation = { ...this.sentence.relation, isSwapped: true }
    else if (endsClause || isBack) this.relateBack(isBack)
  }

  /** "Mountains behind", "roses around it". */
  private relateBack(hasPronoun: boolean): void {
    const { relation } = this.sentence
    if (!relation || relation.at < this.sentence.lastSubjectEnd) return
    if (this.sentence.lastBoundary >= this.sentence.lastSubjectEnd && !hasPronoun) return
    if (hasPronoun ? isLooseWith(relation) : needsObject(relation)) return
    const isPersonal = PERSONAL.test(this.tokens[this.pronounAt]?.plain ?? '')
    if (hasPronoun && givesPartBack(this, relation.at, isPersonal)) return
    if (
      this.sentence.relating.relateLast(relation.kind, {
        ...relation,
        hasPronoun,
        toChief: !hasPronoun,
        isPersonal: hasPronoun && isPersonal,
      })
    )
      this.sentence.relation = null
  }

  private takeUnknown(item: Item, token: Token): void {
    const { reading } = this
    if (/^\d{1,2}$/.test(item.words)) {
      const value = Number(item.words)
      // "Jersey 21 with wings": a number right before "with" counts nothing.
      const isLoose = /^(?:relation|position)$/.test(this.itemAt(item.end)?.entry?.type ?? '')
      if (value >= 1 && value <= MAX_COUNT && !isLoose)
        this.sentence.count = { value, isExact: true }
      return
    }
    const isThingNext = this.itemAt(item.end)?.entry?.type === 'subject'
    if (takesMaterial(this, item, isThingNext)) return
    const verdict = judgeUnknown(item, {
      tokens: this.tokens,
      language: this.language,
      followsSubject: this.sentence.lastSubjectEnd === item.start,
      followsAny: reading.subjects.length > 0,
      lastMotif: reading.subjects.at(-1)?.motif ?? '',
      isHeld:
        this.sentence.relation?.kind === 'holding' &&
        this.sentence.relation.at >= this.sentence.lastSubjectEnd &&
        (this.tokens[item.end]?.isBoundary !== false ||
          /^(?:relation|position)$/.test(this.itemAt(item.end)?.entry?.type ?? '')),
    })
    if (verdict === 'nothing') {
      // "Uma família de quatro pessoas na praia": four people, and no four beaches.
      if (COUNTED_PEOPLE.test(item.words)) this.sentence.count = null
      return
    }
    if (verdict === 'part') return takePart(this, item)
    const isNoun = typeof verdict === 'object' && this.language === 'en'
    if (isNoun && takesSecondHalf(this, item)) return
    if (this.sentence.isNegated) reading.without.push(token.text)
    else if (verdict === 'description' || this.describes(item)) this.takeModifier(item, item.words)
    else this.sentence.addSubject(item, verdict, false)
  }

  /** "Hot sauce bottle": an unknown word right before a known thing describes it. */
  private describes({ end }: Item): boolean {
    // "A puck on fire": what it is in, and no puck of fire.
    if (/^(?:on|in) /.test(this.itemAt(end)?.words ?? '')) return false
    return (
      this.language === 'en' && /^(?:subject|detail)$/.test(this.itemAt(end)?.entry?.type ?? '')
    )
  }
}

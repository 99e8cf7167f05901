import {
  describesLast,
  describesNext,
  isAnd,
  isBodyPart,
  isExplanation,
  isFirstOfCompound,
  isMarking,
  isOnlyManner,
  isShapeOfNext,
} from '#engine/language/grammar.ts'
import {
  takesDoing,
  takesPartOfOther,
  takesPartOut,
  takesTrade,
} from '#engine/language/others-parts.ts'
import { takeColourOf } from '#engine/language/colour-of.ts'
import { isWhoseItIsFor, takesBelonging } from '#engine/language/belongings.ts'
import { isNamedExactly, isSameBeing } from '#engine/language/same-thing.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { DraftSubject } from '#engine/language/reading.ts'
import type { Item } from '#engine/language/scan.ts'
import { isBeing, isFamilyOf, isVessel, isWeakWord } from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { WHOSE, INDEFINITE, STATE_AFTER, type Context } from '#engine/language/body-parts.ts'

/** A subject's name: a new subject, a word about its neighbour, or a repetition. */
export function takeSubject(
  context: Context,
  item: Item & { entry: SubjectEntry },
  next: Item | undefined,
): void {
  const { tokens, reading, sentence } = context
  const { entry } = item
  // "As if it flies": a verb.
  if (/^(?:it|he|she|they|we)$/.test(tokens[item.start - 1]?.plain ?? '')) return
  if (isWhoseItIsFor(context, item)) return sentence.reset()
  // "On my nude back" says where it goes.
  if (BARE_SKIN.test(item.words) && next && saysOfWhat(next)) return
  const bearer = reading.subjects.at(-1)
  if (bearer && WHOSE.test(tokens[item.start - 1]?.plain ?? '')) {
    bearer.modifiers.push(item.words)
    sentence.reset()
    return
  }
  const isOwner =
    tokens[item.end - 1]!.isPossessive &&
    next?.entry?.type === 'subject' &&
    next.start === item.end &&
    (!isBodyPart(next.words) ||
      (OWN_PICTURE.test(next.words) && (sentence.relation?.kind ?? 'with') === 'with'))
  if (takesTrade(context, item, next)) return
  if (isOwner || describesNext(item, next) || isFirstOfCompound(tokens, item, next)) {
    sentence.modifiers.push(item.words)
    takeColourOf(sentence, item.words)
    return
  }
  // "A king's robe": whose it is like.
  if (
    tokens[item.end - 1]!.isPossessive &&
    next?.entry?.type === 'detail' &&
    !isBodyPart(next.words) &&
    entry.group === 'person'
  ) {
    sentence.modifiers.push(item.words)
    return
  }
  if (takesPartOfOther(context, item, next)) return
  // "A skull pattern on its back": a marking of the moth.
  if (bearer && entry.group !== 'plant' && isMarking(tokens, item)) {
    bearer.modifiers.push(`${item.words} ${tokens[item.end]!.plain}`)
    sentence.lastPartEnd = item.end
    sentence.reset()
    return
  }
  // "A sun with a sleepy face": its own.
  if (
    bearer &&
    FACE_WORD.test(item.words) &&
    sentence.relation?.kind === 'with' &&
    ((sentence.count?.value ?? 1) === 1 ||
      tokens.slice(0, item.start).some(({ plain: word }) => word === 'both'))
  ) {
    bearer.modifiers.push([...sentence.modifiers, 'face'].join(' '))
    sentence.reset()
    return
  }
  if (takesPartOut(context, item)) return
  if (takesBelonging(context, item)) return
  if (takesDoing(context, item)) return
  if (isShapeOfNext(tokens, item)) {
    sentence.modifiers.push(`${item.words} shaped`)
    return
  }
  const last = reading.subjects.at(-1)
  if (last && isExplained(context, item)) {
    last.modifiers.push(sentence.saidBetween(sentence.lastSubjectEnd, item.end))
    sentence.reset()
    return
  }
  // "A skeleton couple": two of them.
  if (last && sentence.lastSubjectEnd === item.start && COUPLE.test(item.words) && isBeing(last)) {
    Object.assign(last, { count: 2, isCountExact: true })
    last.modifiers.push(...item.words.split(' ').slice(1))
    sentence.lastSubjectEnd = item.end
    return
  }
  if (last && sentence.lastSubjectEnd === item.start && describesLast(item.words, last.group)) {
    last.text += ` ${item.words}`
    sentence.lastSubjectEnd = item.end
    return
  }
  const isSameClause = sentence.lastBoundary < sentence.lastSubjectEnd
  if (item.words === 'holding hands' && last && isSameClause) {
    last.modifiers.push(item.words)
    sentence.relation = null
    return
  }
  if (last && isNamedAgain(context, item)) return
  if (last && isDressedAs(context, item, last)) {
    last.modifiers.push(item.words)
    sentence.lastSubjectEnd = item.end
    sentence.reset()
    return
  }
  if (last && isApposition(context, item)) {
    last.modifiers.push(item.words)
    sentence.lastSubjectEnd = item.end
    return
  }
  if (last && (isSameBeing(context, item, last) || isNamedExactly(context, item, last))) {
    const { modifiers } = last
    Object.assign(last, sentence.draft(item, entry, false))
    last.modifiers = [...modifiers, ...last.modifiers]
    sentence.lastSubjectEnd = item.end
    sentence.reset()
    return
  }
  if (last && isStateOfPart(context, item)) {
    last.modifiers.push(`${item.words} ${tokens[item.end]!.plain}`)
    sentence.lastPartEnd = item.end
    sentence.reset()
    return
  }
  if (last && isBranchOf(context, item, last.text) && entry.group === 'plant') {
    // What is drawn with its stem is the branch itself: "branche de lavande".
    if (STEMMED.has(entry.motif))
      Object.assign(last, sentence.draft(item, entry, false), {
        text: `${last.text} ${tokens[item.start - 1]!.plain} ${item.words}`,
      })
    else last.modifiers.push(item.words)
    sentence.lastSubjectEnd = item.end
    sentence.reset()
    return
  }
  if (last && isKindOfFlower(context, item, last.text) && entry.source === 'drawn') {
    Object.assign(last, sentence.draft(item, entry, false), {
      text: `${last.text} de ${item.words}`,
    })
    sentence.lastSubjectEnd = item.end
    sentence.reset()
    return
  }
  // "A stethoscope shaped like a heart": one thing of that form; only many things form another together.
  if (last && sentence.relation?.manner === 'forming' && isSingleForm(last)) {
    last.modifiers.push(`${entry.wanted} shaped`)
    sentence.lastSubjectEnd = item.end
    sentence.reset()
    return
  }
  if (last && takesKindOf(context, item, last)) return
  // "Bear and wolf heads" are one of each.
  if (
    last &&
    item.words.endsWith('heads') &&
    isAnd(tokens[item.start - 1]?.plain ?? '') &&
    !sentence.count
  ) {
    last.modifiers.push('head')
    sentence.addSubject({ ...item, isPlural: false }, entry, false)
    return
  }
  // A face that is named first is the picture; after another subject it is that one's.
  const isCounted = (sentence.count?.value ?? 1) > 1
  const isWeak = isWeakWord(item.words) && !isCounted && !(item.words === 'face' && !last)
  const isForm = sentence.relation?.manner === 'forming'
  const isManner = !isForm && isOnlyManner(tokens, item)
  // "A cat sitting like a queen between two pillars": the cat is between them.
  if (isManner && last && !last.isWeak && isBeing(last)) {
    last.modifiers.push(...sentence.modifiers)
    sentence.reset()
    return
  }
  sentence.addSubject(item, entry, isWeak || isManner)
}

const FIGURE = /^(?:person|character|mythical)$/

const DRESSED_AS =
  /^(?:(?:dressed(?: up)?|disguised|vestid[oa]|disfrazad[oa]|verkleidet|deguisee?|vestit[oa]|travestit[oa]|fantasiad[oa]) )?(?:as|like|como|als|comme|come|de|en|da)(?: (?:an?|una?|une|uma?|eine?))?$/

/** "A cat as an Egyptian queen", "gato astronauta": one animal, dressed up. */
function isDressedAs(
  { tokens, sentence, language }: Context,
  { start, entry }: Item & { entry: SubjectEntry },
  last: DraftSubject,
): boolean {
  if (last.group !== 'animal' || !FIGURE.test(entry.group ?? '')) return false
  const said = tokens.slice(sentence.lastSubjectEnd, start).map((token) => token.plain)
  if (DRESSED_AS.test(said.join(' '))) return true
  return said.length === 0 && /^(?:es|fr|pt|it)$/.test(language)
}

const COUPLE = /^(?:couple|pair|duo|twins)\b/

/** Parts that are pictures of their own: "a tiger's eye". */
const OWN_PICTURE = /^(?:eyes?|paws?|claws?|wings?|talons?|tooth|tail|antlers?|horns?|feet|hands?)$/

/** "Nude tones", "naked branches": of a place, a colour or a thing, and no figure. */
const saysOfWhat = ({ entry, words }: Item): boolean =>
  entry?.type === 'placement' ||
  isBodyPart(words) ||
  (entry?.type === 'subject' && entry.group !== 'person' && entry.group !== 'mythical') ||
  /^(?:tones?|colou?rs?|palette|ink|shades?|pink|skin|placement|background|lips|lipstick|truth)$/.test(
    words,
  )

const FACE_WORD =
  /^(?:faces?|caras?|caritas?|rostros?|gesicht(?:er|chen)?|visages?|rosto|rostinho|viso|faccin?a)$/
const BARE_SKIN = /^(?:nude|naked|desnud[oa]|nackte[rn]?|nue?|nua?|nud[oa]|bare)$/

const isSingleForm = (subject: DraftSubject): boolean =>
  subject.count === 1 && !isBeing(subject) && subject.group !== 'plant' && subject.source !== 'none'

function isExplained({ tokens, reading, sentence }: Context, { start, entry }: Item): boolean {
  // "Hands of father and son": whose they are, and nobody beside them.
  const isBetween = sentence.lastSubjectEnd === start - 1 && tokens[start - 1]!.plain === 'of'
  const isSomebody = entry?.type === 'subject' && entry.group === 'person'
  if (isBetween && isSomebody && reading.subjects.at(-1)!.motif === 'hands') return true
  const isScript = reading.notDrawn.at(-1)?.reason === 'script'
  return isExplanation(tokens, start, {
    lastSubjectEnd: sentence.lastSubjectEnd,
    isScript,
  })
}

/** "Flor de cerezo", "fleur de lotus": one flower, named in two words. */
function isKindOfFlower({ tokens, sentence }: Context, item: Item, lastText: string): boolean {
  return (
    sentence.lastSubjectEnd === item.start - 1 &&
    /^(?:flor|flores|fleur|fleurs)$/.test(plain(lastText)) &&
    /^(?:de|d|do|da)$/.test(tokens[item.start - 1]!.plain)
  )
}

const ROMANCE_ARTICLE =
  /^(?:un|una|une|uma?|uno|el|la|le|il|lo|les|los|las|deux|dos|dois|duas|due)$/

/** What a thing may be besides: "main squelette". */
const UNDEAD = /^(?:squelettes?|esqueletos?|scheletr[oi]|zombie?s?|robots?|fantasmas?)$/

/** "Une main squelette": the second noun says of what kind the first is; a list would have a comma or an article. */
const isApposition = ({ tokens, sentence, language }: Context, { start, words }: Item): boolean =>
  /^(?:fr|es|pt|it)$/.test(language) &&
  sentence.lastSubjectEnd === start &&
  (ROMANCE_ARTICLE.test(tokens[start - 2]?.plain ?? '') || UNDEAD.test(words))

/** "A cage with the door open": how it is, and no door of its own. */
const isStateOfPart = ({ tokens, sentence }: Context, { start, end, words }: Item): boolean =>
  (OPENING.test(words) &&
    tokens[start - 1]?.plain === ',' &&
    STATE_AFTER.test(tokens[end]?.plain ?? '')) ||
  isWithState({ tokens, sentence }, { start, end })

const OPENING = /^(?:doors?|lid|window|gate|puerta|tur|porte|porta|deckel|tapa|couvercle)$/

const isWithState = (
  { tokens, sentence }: Pick<Context, 'tokens' | 'sentence'>,
  { start, end }: Pick<Item, 'start' | 'end'>,
): boolean =>
  sentence.relation?.kind === 'with' &&
  /^(?:the|its|la|el|die|der|das|le|o|a|il)$/.test(tokens[start - 1]?.plain ?? '') &&
  STATE_AFTER.test(tokens[end]?.plain ?? '')

const FACE_OF =
  /^(?:rostro|cara|cabeza|tete|visage|cabeca|rosto|testa|viso|volto|gesicht|kopf|busto|buste|silueta|silhueta|silhouette|sagoma|retrato|ritratto)$/

/** "Huellas de perro", "foglie di monstera": of what kind; "el rostro de una mujer" is the woman. */
function takesKindOf(
  { tokens, sentence }: Context,
  item: Item & { entry: SubjectEntry },
  last: DraftSubject,
): boolean {
  const between = tokens.slice(sentence.lastSubjectEnd, item.start).map((token) => token.plain)
  const [of = '', article = ''] = between
  if (sentence.relation || between.length === 0 || between.length > 2) return false
  if (!/^(?:de|d|di|do|da|del|della|dell|dei)$/.test(of)) return false
  // "Un cesto di limoni": they lie in it.
  if (isVessel(last)) {
    sentence.relation = { kind: 'inside', isSwapped: true, manner: null, at: item.start, verb: of }
    return false
  }
  const isFace = FACE_OF.test(plain(last.text))
  if (between.length === 2 && !(isFace && INDEFINITE.test(article))) return false
  if (isFace) {
    const { modifiers } = last
    Object.assign(last, sentence.draft(item, item.entry, false))
    last.modifiers = [...modifiers, ...last.modifiers]
  } else last.modifiers.push(`${of} ${item.words}`)
  sentence.lastSubjectEnd = item.end
  sentence.reset()
  return true
}

const STEMMED: ReadonlySet<string> = new Set(
  'lavender rosemary olive-branch cherry-blossom wheat holly fern ivy lily-of-the-valley willow thistle bamboo'.split(
    ' ',
  ),
)

/** "Rama de cerezo", "branche d'olivier": a branch, and of which tree. */
function isBranchOf({ tokens, sentence }: Context, item: Item, lastText: string): boolean {
  return (
    sentence.lastSubjectEnd === item.start - 1 &&
    /^(?:vines?|garlands?|sprigs?|wreath|enredadera|guirnaldas?|ranken?|kranz|liane|ramas?|ramo|galhos?|branches?|branch|rametto|ramit[oa]s?|zweig|hojas?|folhas?|feuilles?|foglie|foglia)$/.test(
      plain(lastText),
    ) &&
    /^(?:de|d|do|da|di|of|von)$/.test(tokens[item.start - 1]!.plain)
  )
}

const isColourWord = (word: string | undefined): boolean =>
  word !== undefined &&
  getLexicon()
    .find(word, 'en')
    .some(({ type }) => type === 'colour')

/** What any plant in bloom is called for short. */
const FLOWER = /^(?:flowers?|blossoms?|flor(?:es)?|fleurs?|blumen?|bluten?|fior[ei])$/

/** "A goldfish … the fish", "a foxglove … the flower": what was named before, by a shorter name. */
/** The noun of a name: the last of "hot air balloon", the first of "balão de ar quente". */
const isHeadOf = (name: string, noun: string): boolean =>
  name.endsWith(noun.length > 3 ? noun : ` ${noun}`) ||
  (name.startsWith(noun) && /^ (?:de|del|da|do|di)\b|^ d['’]/.test(name.slice(noun.length)))

/** Northern lights and a cliff are both drawn as mountains, and are two. */
const isSeparateStandIn = ({ isStandIn, wanted, motif }: SubjectEntry): boolean =>
  isStandIn && wanted !== motif

function isNamedAgain(
  { tokens, reading, sentence }: Context,
  { start, end, words, entry }: Item & { entry: SubjectEntry },
): boolean {
  const before = tokens[start - 1]?.plain ?? ''
  // "Red rose brown dog", after a bulldog: only its colour is new.
  const isColoured = sentence.colours.length > 0 && !sentence.count && !sentence.relation
  // "Snake black, sunflower yellow": a bare name and its colour after it.
  const isColouredAfter = isColourWord(tokens[end]?.plain) && !sentence.count && !sentence.relation
  if (
    !isColoured &&
    !(isColouredAfter && tokens[start - 1]?.isBoundary) &&
    !/^(?:the|el|la|los|las|der|die|das|den|dem|le|les|il|lo|gli|o|a|os|as|that|this|beim|am|im|vom|zum|zur|del|al|du|au|do|da|no|na|nel|nella|sul|sulla|della)$/.test(
      before,
    )
  )
    return false
  const said =
    reading.subjects.find(({ text }) => plain(text) !== words && isHeadOf(plain(text), words)) ??
    // "Around a d20 … the dice": by the name of what it is drawn as.
    (sentence.count
      ? undefined
      : reading.subjects.find(
          ({ isStandIn, motif }) => isStandIn && motif === entry.motif && !isSeparateStandIn(entry),
        )) ??
    (FLOWER.test(words)
      ? reading.subjects.findLast(
          ({ group, motif }) => group === 'plant' || findMotif(motif)?.category === 'plant',
        )
      : undefined) ??
    (isColoured || isColouredAfter
      ? reading.subjects.find((one) => isFamilyOf(entry.wanted, one))
      : undefined)
  if (!said) return false
  if (said.colours.length === 0) said.colours = sentence.colours
  // "A candle next to the skull": joined to the one that was named.
  const place = reading.subjects.indexOf(said)
  if (sentence.relation && sentence.relation.at >= sentence.lastSubjectEnd)
    sentence.relating.join(place, sentence.relation, false)
  if (isColouredAfter) sentence.nameAgain(place, end)
  sentence.reset()
  return true
}

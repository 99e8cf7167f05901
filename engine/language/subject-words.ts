import {
  areWingsSpread,
  describesLast,
  describesNext,
  isAnd,
  isBodyPart,
  isExplanation,
  isFirstOfCompound,
  isOnlyManner,
  isOwnWing,
  isShapeOfNext,
} from '#engine/language/grammar.ts'
import { plain } from '#engine/language/normalise.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import type { Sentence } from '#engine/language/sentence.ts'
import { isBeing, isWeakWord, isWinged } from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

/** What a word needs to know about the sentence it stands in. */
interface Context {
  tokens: readonly Token[]
  reading: Reading
  sentence: Sentence
}

/** Parts that a subject has by nature: "with red eyes" describes it. */
const OWN_PARTS =
  /^(?:eyes|augen|ojos|yeux|olhos|occhi|fangs|claws|teeth|horns?|mane|tail|trunks?|scales|whiskers|tentacles|tusks|paws|ears|fins|hooves|beak|schuppen|escamas|écailles|tentáculos|tentakeln?|tentacules)$/
/** The same parts where they are said of a being without "with": "eyes closed", "she has one blue eye". */
const BARE_PARTS =
  /^(?:eyes?|mouth|teeth|ears|tail|wings|claws|paws|scales|whiskers|face|augen|ojos|yeux|olhos|occhi)$/
/** Drawn forms that only hold the picture: "in a circle". */
const SHAPE =
  /^(?:circles?|triangles?|frame|oval|square|rectangle|border|kreis|dreieck|cercle|circulo|triangulo)$/
const OWNS =
  /^(?:its|his|her|their|whose|sa|su|sus|seu|sua|seus|suas|son|ses|leurs?|sein|seine|seinen|seinem|ihr|ihre|ihren|deren|dessen|suo|sua|suoi|sue|cuyos|cuyas|cujos|cujas|cui)$/
const WHOSE = /^(?:whose|deren|dessen|cuyos|cuyas|cujos|cujas|cui)$/
/** "Spear in hand", "una rosa in bocca": held, with no article between. */
const IN_GRIP = /^(?:hand|hands|mouth|beak|mano|manos|boca|bocca|bouche|main|maos)$/
const INDEFINITE = /^(?:a|an|un|una|ein|eine|einem|einer|une|um|uma)$/
const ARTICLE = /^(?:the|la|el|los|las|der|den|dem|das|die|im|le|les|o|os|a|as|na|no|nas|nos)$/

/** "In its mouth", "the skull's eye", "in her hair": a place on a subject, not a subject. */
export function takesBodyPart({ tokens, reading, sentence }: Context, item: Item): boolean {
  const last = reading.subjects.at(-1)
  const isPart = isBodyPart(item.words) || item.entry?.type === 'detail'
  if (!last || !isPart || item.entry?.type === 'placement') return false
  const { relation } = sentence
  const before = tokens[item.start - 1]
  // "Out of a basket" is a basket; "out of the basket" is a part of what was named.
  if (INDEFINITE.test(before?.plain ?? '') && item.entry?.type === 'subject') return false
  if (INDEFINITE.test(before?.plain ?? '') && SHAPE.test(item.words)) return false
  // "Wearing a suit": a thing, and no part that all of its kind have.
  if (INDEFINITE.test(before?.plain ?? '') && !isBodyPart(item.words)) return false
  const isLoose = !relation || relation.kind === 'with' || relation.kind === 'holding'
  const isOwn = OWN_PARTS.test(item.words) || (isWinged(last.motif) && isOwnWing(tokens, item))
  const bearer = findBearer({ tokens, reading, sentence }, item)
  if (bearer) {
    bearer.modifiers.push(sayPart({ tokens, reading, sentence }, item))
    sentence.reset()
    return true
  }
  const isSpread = isWinged(last.motif) && areWingsSpread(tokens, item)
  if (isSpread || (relation?.kind === 'with' && isOwn)) {
    last.modifiers.push([...sentence.modifiers, ...sentence.colours, item.words].join(' '))
    sentence.reset()
    return true
  }
  const isOwned = before?.isPossessive || OWNS.test(before?.plain ?? '')
  // "A jellyfish whose tentacles become flowers": what the part does, its owner does.
  if (WHOSE.test(before?.plain ?? '')) {
    last.modifiers.push(item.words)
    sentence.relation = null
    return true
  }
  if (relation?.kind === 'with' && isOwned && !before?.isPossessive) {
    // "On a rock with his head in his hands": his, and not the rock's.
    const being = isBeing(last) ? last : (reading.subjects.findLast(isBeing) ?? last)
    being.modifiers.push(`${before!.plain} ${item.words}`)
    sentence.lastPartEnd = item.end
    sentence.reset()
    return true
  }
  const isNamed =
    ARTICLE.test(before?.plain ?? '') ||
    item.entry === null ||
    /^(?:one|each|both|left|right|other|una|cada|einer|jeder|une|chaque|uma)$/.test(
      before?.plain ?? '',
    ) ||
    (IN_GRIP.test(item.words) && /^(?:in|en|em|a)$/.test(before?.plain ?? '')) ||
    (relation?.manner === 'emerging' && /^(?:of|from|through)$/.test(before?.plain ?? ''))
  // "Held by the ear": of whoever was named.
  if (
    !relation &&
    isBeing(last) &&
    ARTICLE.test(before?.plain ?? '') &&
    item.entry?.type === 'subject'
  )
    return /^(?:by|at|near|over|along|of|to|para|per|bei)$/.test(
      tokens[item.start - 2]?.plain ?? '',
    )
  if (!isOwned && (isLoose || !isNamed)) return false
  // "Through the eye of a skull": the skull is still to come.
  const isOf = /^(?:of|de|von|d|del|do|da)$/.test(tokens[item.end]?.plain ?? '')
  if (isOf && !/^(?:it|him|her|them)$/.test(tokens[item.end + 1]?.plain ?? '')) return true
  sentence.relation = null
  // "Blood dripping from the blade" joins no subjects.
  if (sentence.lastPartEnd > sentence.lastSubjectEnd) return true
  // "Out of a skull's eye" has joined the skull already.
  const isJoined =
    before?.isPossessive && relation !== null && relation.at < sentence.lastSubjectEnd
  if (relation && !isJoined) sentence.relating.relateToPart(item.words, relation)
  return true
}

const STATE_AFTER =
  /^(?:closed|open|shut|bared|spread|up|down|wide|cerrados|abiertos|geschlossen|offen|fermés|ouverts|fechados|abertos|chiusi|aperti)$/

/** "Eyes closed", "calm face", "one blue eye": said of the being before it, with no word that would make it a thing of its own. */
function findBearer(
  { tokens, reading, sentence }: Context,
  { start, end, words }: Item,
): DraftSubject | undefined {
  const isCounted =
    sentence.relation?.kind === 'with' &&
    /^(?:one|only one|un|una|einem|une|um|uma|un solo)$/.test(tokens[start - 1]?.plain ?? '') &&
    /^(?:eye|ear|horn|leg|tooth|wing|ojo|auge|oeil|olho|occhio)$/.test(words)
  if (isCounted) return [reading.subjects.at(-1)!].find(isBeing)
  if (!BARE_PARTS.test(words) || sentence.relation) return undefined
  const before = tokens[start - 1]
  const isDescribed = sentence.modifiers.length + sentence.colours.length > 0
  const opens = !before || before.isBoundary || isAnd(before.plain)
  const isSaid =
    STATE_AFTER.test(tokens[end]?.plain ?? '') ||
    (isDescribed && !INDEFINITE.test(before?.plain ?? '')) ||
    (opens && words === 'eyes')
  if (!isSaid) return undefined
  const last = reading.subjects.at(-1)!
  // "A dog with a ball, one eye blue": a ball has no eyes.
  return isBeing(last) || sentence.lastBoundary < sentence.lastSubjectEnd
    ? [last].find(isBeing)
    : reading.subjects.findLast(isBeing)
}

function sayPart({ tokens, sentence }: Context, { start, end, words }: Item): string {
  const state = tokens[end]?.plain ?? ''
  const said = [...sentence.modifiers, ...sentence.colours, words]
  if (sentence.count && start > 0 && /^(?:one|two)$/.test(tokens[start - 2]?.plain ?? ''))
    said.unshift(tokens[start - 2]!.plain)
  return [...said, ...(STATE_AFTER.test(state) ? [state] : [])].join(' ')
}

const YOUNG =
  /^(?:cubs?|pups?|chicks?|hatchlings?|foals?|kittens?|pupp(?:y|ies)|joeys?|cachorros?|welpen?|jungen?|petits|filhotes?)$/
/** Words for young of any kind: an animal's own where they are said to be. */
const OWN_YOUNG = /^(?:baby|babies|young|bebe|cria|bebes|crias)$/

/** "A bear with two cubs": more of the same animal, and small. */
export function takesYoung({ tokens, reading, sentence }: Context, item: Item): boolean {
  const parent = reading.subjects.findLast(({ group }) => group === 'animal')
  const isOwn = OWN_YOUNG.test(item.words) && OWNS.test(tokens[item.start - 1]?.plain ?? '')
  const isYoung = isOwn || (YOUNG.test(item.words) && (!item.entry || item.entry.type === 'detail'))
  if (!parent || !isYoung) return false
  if ((sentence.count?.value ?? 1) < 2)
    sentence.count = { value: item.words.endsWith('s') ? 2 : 1, isExact: false }
  if (sentence.count!.value < 2) {
    parent.modifiers.push(`with a ${item.words}`)
    sentence.reset()
    return true
  }
  const { wanted, motif, variant, source, isStandIn, group } = parent
  sentence.modifiers.push('small')
  sentence.addSubject(
    { ...item, isPlural: true },
    {
      type: 'subject',
      wanted,
      motif,
      variant,
      source,
      isStandIn,
      group,
      suggestion: null,
      reason: null,
      language: undefined,
      adds: null,
    },
    false,
  )
  return true
}

/** A subject's name: a new subject, a word about its neighbour, or a repetition. */
export function takeSubject(
  context: Context,
  item: Item & { entry: SubjectEntry },
  next: Item | undefined,
): void {
  const { tokens, reading, sentence } = context
  const { entry } = item
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
    (!isBodyPart(next.words) || (OWN_PICTURE.test(next.words) && !sentence.relation))
  if (isOwner || describesNext(item, next) || isFirstOfCompound(tokens, item, next)) {
    sentence.modifiers.push(item.words)
    takeColourOf(sentence, item.words)
    return
  }
  // "A king's robe": whose it is like.
  if (
    tokens[item.end - 1]!.isPossessive &&
    next?.entry?.type === 'detail' &&
    entry.group === 'person'
  ) {
    sentence.modifiers.push(item.words)
    return
  }
  if (takesPartOfOther(context, item, next)) return
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
  if (last && sentence.lastSubjectEnd === item.start && describesLast(item.words, last.group)) {
    last.text += ` ${item.words}`
    sentence.lastSubjectEnd = item.end
    return
  }
  if (item.words === 'holding hands' && last && sentence.lastSubjectEnd === item.start) {
    last.modifiers.push(item.words)
    return
  }
  if (last && isNamedAgain(context, item)) return
  if (last && isStateOfPart(context, item)) {
    last.modifiers.push(`${item.words} ${tokens[item.end]!.plain}`)
    sentence.lastPartEnd = item.end
    sentence.reset()
    return
  }
  if (last && isBranchOf(context, item, last.text) && entry.group === 'plant') {
    last.modifiers.push(item.words)
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
    last.modifiers.push(`${item.words} shaped`)
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
  const isWeak = isWeakWord(item.words) && !(item.words === 'face' && !last)
  const isForm = sentence.relation?.manner === 'forming'
  sentence.addSubject(item, entry, isWeak || (!isForm && isOnlyManner(tokens, item)))
}

const OTHERS_PART =
  /^(?:tail|head|wings?|horns?|antlers?|legs?|body|face|ears?|mane|fins?|claws|paws|hooves|beak|shell|skin|fur|eyes|tentacles|feet|hands|hair|arms?)$/

/** "A mermaid with an octopus tail": a part of the mermaid, and no octopus. */
function takesPartOfOther(
  { reading, sentence }: Context,
  item: Item,
  next: Item | undefined,
): boolean {
  const last = reading.subjects.at(-1)
  if (!last || !isBeing(last) || sentence.relation?.kind !== 'with' || !next) return false
  if (sentence.relation.manner !== null || next.start !== item.end) return false
  if (!OTHERS_PART.test(next.words)) return false
  last.modifiers.push(`${item.words} ${next.words}`)
  sentence.skipTo = next.end
  sentence.reset()
  return true
}

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

const BARE_SKIN = /^(?:nude|naked|desnud[oa]|nackte[rn]?|nue?|nua?|nud[oa]|bare)$/

const isSingleForm = (subject: DraftSubject): boolean =>
  subject.count === 1 && !isBeing(subject) && subject.group !== 'plant' && subject.source !== 'none'

/** "A lavender ribbon" has the flower's colour. */
const COLOUR_OF: ReadonlyMap<string, string> = new Map([
  ['lavender', 'purple'],
  ['violet', 'purple'],
  ['rose', 'pink'],
  ['peach', 'orange'],
  ['cherry', 'red'],
  ['orange', 'orange'],
  ['emerald', 'green'],
  ['ruby', 'red'],
  ['sapphire', 'blue'],
])

function takeColourOf(sentence: Sentence, words: string): void {
  const colour = COLOUR_OF.get(words)
  if (colour) sentence.colours.push(colour)
}

function isExplained({ tokens, reading, sentence }: Context, { start }: Item): boolean {
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

/** "A cage with the door open": how it is, and no door of its own. */
const isStateOfPart = ({ tokens, sentence }: Context, { start, end }: Item): boolean =>
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

/** "A goldfish … the fish": what was named before, by a shorter name. */
function isNamedAgain({ tokens, reading, sentence }: Context, { start, words }: Item): boolean {
  const before = tokens[start - 1]?.plain ?? ''
  if (
    !/^(?:the|el|la|los|las|der|die|das|den|dem|le|les|il|lo|gli|o|a|os|as|that|this)$/.test(before)
  )
    return false
  const said = reading.subjects.find(
    ({ text }) => plain(text) !== words && plain(text).endsWith(words) && words.length > 3,
  )
  if (!said) return false
  if (said.colours.length === 0) said.colours = sentence.colours
  sentence.reset()
  return true
}

import { relateToPart } from '#engine/language/relate-to-part.ts'
import { isAtMouth, ONE_OF_ITS } from '#engine/language/own-or-held.ts'
import type { Language } from '#engine/language/brief.ts'
import { areWingsSpread, isAnd, isBodyPart, isOwnWing, WINGS } from '#engine/language/grammar.ts'
import { paintCover } from '#engine/language/colour-of.ts'
import { ONLY_WHERE_NAMED, PARTS_OF } from '#engine/language/parts-of-things.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import type { Sentence } from '#engine/language/sentence.ts'
import { PART_IN_ENGLISH } from '#engine/language/vocabulary/descriptions.ts'
import { hasFace, isBeing, isObject, isPutOn, isWinged } from '#engine/language/subject-kinds.ts'

/** What a word needs to know about the sentence it stands in. */
export interface Context {
  tokens: readonly Token[]
  reading: Reading
  sentence: Sentence
  language: Language
}

/** Parts that a subject has by nature: "with red eyes" describes it. */
const OWN_PARTS =
  /^(?:eyes|augen|ojos|yeux|olhos|occhi|fangs|claws|teeth|horns?|mane|tail|trunks?|scales|whiskers|tentacles|tusks|paws|ears|fins|hooves|beak|schuppen|escamas|écailles|tentáculos|tentakeln?|tentacules)$/
/** The same parts where they are said of a being without "with": "eyes closed", "she has one blue eye". */
const BARE_PARTS =
  /^(?:eyes?|mouth|teeth|ears|tail|tongue|wings?|claws|paws|scales|whiskers|face|augen|ojos|yeux|olhos|occhi|alas|flugel|ailes|asas|ali|lengua|zunge|langue|lingua)$/
/** What a body has two of. */
const TWO_OF =
  /^(?:eyes?|eye sockets?|sockets?|hands?|claws?|ears?|horns?|wings?|paws?|shoulders?)$/
/** Drawn forms that only hold the picture: "in a circle". */
const SHAPE =
  /^(?:circles?|triangles?|frame|oval|square|rectangle|border|kreis|dreieck|cercle|circulo|triangulo)$/
const EYES = /^(?:eyes|augen|ojos|yeux|olhos|occhi)$/
const OWNS =
  /^(?:its|his|her|their|whose|sa|su|sus|seu|sua|seus|suas|son|ses|leurs?|sein|seine|seinen|seinem|ihr|ihre|ihren|deren|dessen|suo|sua|suoi|sue|cuyos|cuyas|cujos|cujas|cui)$/
export const WHOSE = /^(?:whose|deren|dessen|cuyos?|cuyas?|cujos?|cujas?|cui)$/
/** "Spear in hand", "una rosa in bocca": held, with no article between. */
const IN_GRIP = /^(?:hand|hands|mouth|beak|mano|manos|boca|bocca|bouche|main|maos)$/
export const INDEFINITE = /^(?:a|an|un|una|ein|eine|einem|einer|une|um|uma)$/
const ARTICLE =
  /^(?:the|la|el|los|las|der|den|dem|das|die|im|le|les|il|lo|i|gli|o|os|a|as|na|no|nas|nos|do|da|dos|das|del|du|des|dai|dagli|dalle|dei|degli|delle|nel|nella|nei|negli|nelle|sul|sulla|al|alla)$/

/** "Rowing a boat, a lantern on the bow": a part of the boat, and no bow with arrows. */
function takesPartOfThing({ tokens, reading, sentence }: Context, item: Item): boolean {
  const before = tokens[item.start - 1]?.plain ?? ''
  const whole = reading.subjects.findLastIndex(({ motif }) =>
    PARTS_OF.some(([thing, part]) => thing.test(motif) && part.test(item.words)),
  )
  if (whole < 0 || INDEFINITE.test(before)) return false
  const isNamed = ARTICLE.test(before) || OWNS.test(before)
  if (!isNamed && whole !== reading.subjects.length - 1) return false
  if (!isNamed && ONLY_WHERE_NAMED.test(reading.subjects[whole]!.motif)) return false
  const { relation } = sentence
  const subject = reading.subjects[whole]!
  const said = [...sentence.modifiers, ...sentence.colours, inEnglish(item.words)].join(' ')
  if (subject.colours.length === 0) subject.colours = sentence.colours
  if (sentence.isNegated) reading.without.push(item.words)
  else subject.modifiers.push(said)
  sentence.lastPartEnd = item.end
  sentence.reset()
  const last = reading.subjects.length - 1
  if (relation && whole !== last)
    sentence.relating.relateTogether(relation.kind, whole, relation.manner)
  // "A jellyfish with a city inside, the tentacles turn into rain": the jellyfish's do.
  else if (isNamed && whole !== last && !sentence.isNegated) sentence.relating.recent = whole
  return true
}

/** "In its mouth", "the skull's eye", "in her hair": a place on a subject, not a subject. */
export function takesBodyPart(context: Context, item: Item): boolean {
  const { tokens, reading, sentence } = context
  const last = reading.subjects.at(-1)
  if (takesPartOfThing(context, item)) return true
  const isPart = isBodyPart(item.words) || item.entry?.type === 'detail'
  if (!last || !isPart || item.entry?.type === 'placement') return false
  const { relation } = sentence
  // "Over its left eye" is over its eye.
  const isSided = /^(?:left|right)$/.test(tokens[item.start - 1]?.plain ?? '')
  const before = tokens[item.start - (isSided ? 2 : 1)]
  const isHolding = /^(?:holding|reaching|pointing|gripping|that|which)$/.test(
    tokens[item.end]?.plain ?? '',
  )
  // "I am the hand holding the leash".
  if (item.entry?.type === 'subject' && COUNTED_LIMBS.test(item.words)) {
    if (areCounted(context, item.words, before?.plain ?? '') && relation?.kind !== 'with')
      return false
    if (isHolding && /^(?:an?|the)$/.test(before?.plain ?? '')) return false
  }
  // "Con un ojo verde": one of its own.
  const counted = findBearer(context, item)
  if (counted && INDEFINITE.test(before?.plain ?? '') && context.language !== 'en') {
    counted.modifiers.push(sayPart(context, item))
    sentence.lastPartEnd = item.end
    sentence.reset()
    return true
  }
  // "No colour but the eyes": of whoever has some.
  const eyed = reading.subjects.findLast(isBeing)
  if (!relation && eyed && EYES.test(item.words) && ARTICLE.test(before?.plain ?? '')) {
    eyed.modifiers.push(sayPart(context, item))
    sentence.lastPartEnd = item.end
    sentence.reset()
    return true
  }
  // "Out of a basket" is a basket; "out of the basket" is a part of what was named.
  if (INDEFINITE.test(before?.plain ?? '') && item.entry?.type === 'subject') return false
  if (INDEFINITE.test(before?.plain ?? '') && SHAPE.test(item.words)) return false
  // "Wearing a suit": a thing, and no part that all of its kind have.
  if (INDEFINITE.test(before?.plain ?? '') && !isBodyPart(item.words)) return false
  const isLoose = !relation || relation.kind === 'with' || relation.kind === 'holding'
  const isOwn =
    OWN_PARTS.test(inEnglish(item.words)) || (isWinged(last.motif) && isOwnWing(tokens, item))
  const bearer = findBearer(context, item)
  if (bearer) {
    bearer.modifiers.push(sayPart(context, item))
    paintWings(bearer, item, sentence.colours)
    sentence.reset()
    return true
  }
  const isSpread = isWinged(last.motif) && areWingsSpread(tokens, item)
  // "Leão com coroa e olhos azuis": the list after "with" goes on, and the eyes are the lion's.
  const goesOn = !relation && isAnd(before?.plain ?? '') && EYES.test(item.words)
  // "Howling at the moon with its ears back": moons have none.
  const isOwnByArticle = context.language !== 'en' && ARTICLE.test(before?.plain ?? '') && isOwn
  const isOfBeing =
    (OWNS.test(before?.plain ?? '') || isOwnByArticle) && !isBeing(last) && !WINGS.test(item.words)
  const owner =
    goesOn || isOfBeing ? (reading.subjects.findLast(isBeing) ?? (goesOn ? undefined : last)) : last
  if (owner && (isSpread || goesOn || (relation?.kind === 'with' && isOwn))) {
    owner.modifiers.push(
      [...sentence.modifiers, ...sentence.colours, inEnglish(item.words)].join(' '),
    )
    paintCover(owner, inEnglish(item.words), sentence.colours)
    // "On a branch, with its tail around a pencil": the tail's owner is meant.
    if (isOfBeing && owner !== last) sentence.relating.recent = reading.subjects.indexOf(owner)
    sentence.lastPartEnd = item.end
    sentence.reset()
    return true
  }
  // "Con las manos juntas": its own.
  if (
    relation?.kind === 'with' &&
    isBeing(last) &&
    ARTICLE.test(before?.plain ?? '') &&
    COUNTED_LIMBS.test(item.words) &&
    STATE_AFTER.test(tokens[item.end]?.plain ?? '')
  ) {
    last.modifiers.push(sayPart(context, item))
    sentence.lastPartEnd = item.end
    sentence.reset()
    return true
  }
  const isOwned = before?.isPossessive || OWNS.test(before?.plain ?? '')
  // "A jellyfish whose tentacles become flowers", "dont les cheveux": what the part does, its owner does.
  if (WHOSE.test(before?.plain ?? '') || tokens[item.start - 2]?.plain === 'dont') {
    last.modifiers.push(inEnglish(item.words))
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
  // "Pecking at the eye": of the skull that was named.
  const isAimedAt = relation?.kind === 'with' && relation.manner === 'towards' && hasFace(last)
  if (isAimedAt && ARTICLE.test(before?.plain ?? '')) {
    sentence.reset()
    return true
  }
  if (!isOwned && (isLoose || !isNamed)) return false
  // "Through the eye of a skull": the skull is still to come.
  const isOf =
    /^(?:of|de|von|d|del|do|da|dos|das|du|des|della|dello|dell|dei|di|eines|einer)$/.test(
      tokens[item.end]?.plain ?? '',
    )
  if (isOf && !/^(?:it|him|her|them)$/.test(tokens[item.end + 1]?.plain ?? '')) return true
  sentence.relation = null
  keepNamedPart(reading, last, item.words)
  // "A poppy in each eye" is two.
  if (/^(?:each|both)$/.test(before?.plain ?? '') && TWO_OF.test(item.words) && last.count === 1)
    Object.assign(last, { count: 2, isCountExact: true })
  // "Blood dripping from the blade" joins no subjects.
  if (sentence.lastPartEnd > sentence.lastSubjectEnd) return true
  // "Out of a skull's eye" has joined the skull already.
  const isJoined =
    before?.isPossessive && relation !== null && relation.at < sentence.lastSubjectEnd
  if (relation && !isJoined)
    relateToPart({ relating: sentence.relating, reading }, item.words, relation)
  return true
}

const inEnglish = (part: string): string => PART_IN_ENGLISH.get(part) ?? part

/** Parts that show nothing of a view and are seen where something is at them: "candles between the horns". */
const SEEN_PART =
  /^(?:arter(?:y|ies)|veins?|valves?|horns?|antlers|cuernos?|geweih|horner|hornern|cornes|chifres?|corna|trunks?|trompa|russeln?|trompe|tromba|.* (?:skin|flesh)|tear in the skin|rip in the skin|hautriss|piel .*|peau .*|pele .*|pelle .*)$/
function keepNamedPart({ subjects }: Reading, last: DraftSubject, words: string): void {
  if (!SEEN_PART.test(words)) return
  const whose = subjects.findLast((one) => one !== last) ?? last
  whose.modifiers.push(inEnglish(words))
}

/** "Aus zwei Händen", "an open pair of hands": counted, they are hands of their own. */
const COUNTED_LIMBS = /^(?:hands?|feet|hande|handen|manos|mains|maos|mani)$/
const areCounted = ({ sentence }: Context, words: string, before: string): boolean =>
  COUNTED_LIMBS.test(words) &&
  (sentence.count?.value ?? 1) > 1 &&
  !/^(?:both|each|beiden?|ambas|entrambe)$/.test(before)

/** Where a being may carry a thing, in words that name places of a tattoo as well. */
const BEARING =
  /^(?:chest|back|head|pecho|espalda|lomo|cabeza|brust|rucken|kopf|poitrine|dos|tete|peito|costas|cabeca|petto|schiena|testa)$/

/** "With an axe over the shoulder", "con un saco al hombro": whoever carries it has it there. */
const ON_SHOULDER =
  /^(?:over|uber|auf|sobre|al|sur|ao|no|sulla|in) ?(?:the|its|his|her|their|der|die|seiner|ihrer|el|su|l|son|o|seu|la)?$/
const SHOULDERED = /^(?:shoulders?|schultern?|hombros?|epaules?|ombros?|spall[ae])$/

/** "Ein Igel mit einem Apfel auf dem Rücken": the hedgehog's back. What is worn or grows may as well be meant for the skin. */
export function takesPlaceOnBearer(
  { tokens, reading, sentence }: Context,
  { start, words }: Item,
): boolean {
  const last = reading.subjects.at(-1)
  const said = tokens.slice(sentence.lastSubjectEnd, start)
  const article = said.at(-1)?.plain ?? ''
  const path = said.map((token) => token.plain).join(' ')
  if (last && SHOULDERED.test(words) && ON_SHOULDER.test(path) && isObject(last)) {
    sentence.relation = null
    return reading.subjects.slice(0, -1).some(isBeing)
  }
  if (!last || !BEARING.test(words) || said.length > 2 || said.some((token) => token.isBoundary))
    return false
  if (!ARTICLE.test(article) || !isObject(last) || isPutOn(last)) return false
  return sentence.relating.relateToBearer()
}

export const STATE_AFTER =
  /^(?:closed|open|shut|bared|spread|up|down|wide|crossed|folded|clasped|bowed|juntas|juntos|zusammen|gefaltet|jointes|giunte|cruzadas|unidas|cerrados|abiertos|geschlossen|offen|fermés|ouverts|fechados|abertos|chiusi|aperti)$/

/** What only parts of a body are: "wings folded", "tongue out". */
const PART_STATE =
  /^(?:showing|visible|exposed|folded|half|out|outstretched|raised|tucked|plegadas|gefaltet|repliees|dobradas|piegate|abiertas|desplegadas|ausgebreitet|deployees|abertas|spiegate|heraus|fuera|broken|torn|tattered|clipped|bound|missing|gebrochen|brisees|rotas|quebradas|spezzate|sticking|blurred|blurry|bowed|tilted|lowered|lifted|pinned|pricked|perked|retracted|extended|flared|thrown|turned|cocked|curled|swinging|wagging|drooping|flapping|dripping|glowing|gleaming|intertwined|tangled|flowing|blowing)$/

/** "Eyes closed", "calm face", "one blue eye": said of the being before it, with no word that would make it a thing of its own. */
const ONE = /^(?:one|un|una|einem|une|um|uma)$/
const COLOUR =
  /^(?:blue|green|red|gold|golden|yellow|white|brown|grey|gray|amber|purple|teal|pink|orange|black|silver|turquoise)$/

function findBearer(
  { tokens, reading, sentence }: Context,
  { start, end, words }: Item,
): DraftSubject | undefined {
  const { relation } = sentence
  const after = tokens[end]?.plain ?? ''
  const isState = STATE_AFTER.test(after) || PART_STATE.test(after) || COLOUR.test(after)
  const isDescribed = sentence.modifiers.length + sentence.colours.length > 0
  const isCounted =
    // "With one floppy ear", "he has one floppy ear", "one ear missing".
    (relation?.kind === 'with' || (!relation && (isDescribed || isState))) &&
    tokens.slice(Math.max(0, start - 2), start).some(({ plain }) => ONE.test(plain)) &&
    ONE_OF_ITS.test(words) &&
    !isAtMouth(tokens, end)
  if (isCounted)
    return relation ? [reading.subjects.at(-1)!].find(isBeing) : reading.subjects.findLast(isBeing)
  if (!BARE_PARTS.test(words) || relation) return undefined
  const before = tokens[start - 1]
  const opens = !before || before.isBoundary || isAnd(before.plain)
  const isSaid =
    isState ||
    /^(?:left|right|upper|lower)$/.test(before?.plain ?? '') ||
    (isDescribed && !INDEFINITE.test(before?.plain ?? '')) ||
    (opens && EYES.test(words))
  if (!isSaid) return undefined
  const last = reading.subjects.at(-1)!
  // "A dog with a ball, one eye blue": a ball has no eyes.
  const goesOn = sentence.lastBoundary < sentence.lastSubjectEnd && !isState
  const bears = (one: DraftSubject) => isBeing(one) || (WINGS.test(words) && hasWings(one))
  return bears(last) || goesOn ? [last].find(bears) : reading.subjects.findLast(bears)
}

/** Signs that are made like a butterfly have its wings. */
const hasWings = ({ motif }: DraftSubject): boolean => motif.split('-').some(isWinged)

/** Whoever is all wings has their colour. */
const ALL_WINGS = /butterfly|moth|dragonfly/

/** "Purple wings" make a purple butterfly. */
function paintWings(bearer: DraftSubject, { words }: Item, colours: readonly string[]): void {
  if (WINGS.test(words) && ALL_WINGS.test(bearer.motif) && bearer.colours.length === 0)
    bearer.colours.push(...colours)
}

function sayPart({ tokens, sentence }: Context, { start, end, words }: Item): string {
  const state = tokens[end]?.plain ?? ''
  const said = [...sentence.modifiers, ...sentence.colours, inEnglish(words)]
  if (sentence.count && start > 0 && /^(?:one|two)$/.test(tokens[start - 2]?.plain ?? ''))
    said.unshift(tokens[start - 2]!.plain)
  return [...said, ...(STATE_AFTER.test(state) || PART_STATE.test(state) ? [state] : [])].join(' ')
}

const YOUNG =
  /^(?:cubs?|pups?|chicks?|hatchlings?|foals?|kittens?|pupp(?:y|ies)|joeys?|cal(?:f|ves)|fawns?|ducklings?|cygnets?|owlets?|piglets?|cachorros?|welpen?|junges?|jungen|jungtiere?|petits|filhotes?|cuccioli?o?)$/
/** Words for young of any kind: an animal's own where they are said to be. */
const OWN_YOUNG = /^(?:baby|babies|young|bebe|cria|bebes|crias)$/

const LITTER = /^(?:pups|pupp(?:y|ies)|kittens?|welpen|cachorros)$/
/** Whose young are calves, as those of a cow are. */
const HAS_CALVES = /elephant|whale|dolphin|hippo|rhino|giraffe|moose|bison|manatee/
const WITH = /^(?:with|her|his|its|their|mit|ihren|seinen|con|sus)$/

/** "A bear with two cubs": more of the same animal, and small. */
export function takesYoung({ tokens, reading, sentence }: Context, item: Item): boolean {
  const parent = reading.subjects.findLast(({ group }) => group === 'animal')
  const said = tokens.slice(Math.max(0, item.start - 2), item.start).map((token) => token.plain)
  // "Her two babies", "a mama elephant and 2 babies".
  const isOwn =
    OWN_YOUNG.test(item.words) &&
    (said.some((word) => OWNS.test(word)) ||
      ((sentence.count?.value ?? 1) > 1 && sentence.lastSubjectEnd >= item.start - 3))
  // A wolf's pups are wolves.
  const isLitter =
    ((LITTER.test(item.words) && !(/^(?:w|c)/.test(item.words) && parent?.wanted === 'cat')) ||
      (/^cal(?:f|ves)$/.test(item.words) && HAS_CALVES.test(parent?.wanted ?? ''))) &&
    said.some((word) => WITH.test(word))
  const isYoung =
    isOwn || (YOUNG.test(item.words) && (isLitter || !item.entry || item.entry.type === 'detail'))
  // "… with her baby. The baby sleeps": the same one again.
  const isAgain = parent?.modifiers.includes(`with a ${item.words}`) === true
  if (isAgain && tokens[item.start - 1]?.plain === 'the') {
    sentence.reset()
    return true
  }
  if (!parent || !isYoung) return false
  if ((sentence.count?.value ?? 1) < 2)
    sentence.count = { value: item.words.endsWith('s') ? 2 : 1, isExact: false }
  if (sentence.count!.value < 2) {
    parent.modifiers.push(`with a ${item.words}`)
    sentence.reset()
    return true
  }
  const { motif, variant, source, isStandIn, group } = parent
  // A lioness has lions: of a lioness they only have the looks.
  const wanted = parent.wanted === 'lioness' ? 'lion' : parent.wanted
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

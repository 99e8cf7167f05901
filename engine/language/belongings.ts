import type { Context } from '#engine/language/body-parts.ts'
import { plain } from '#engine/language/normalise.ts'
import type { DraftSubject } from '#engine/language/reading.ts'
import type { Item } from '#engine/language/scan.ts'
import { isBeing, isVessel } from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

// What belongs to somebody or something that was named, and is no thing of its own.

const OWN_FAMILY =
  /^(?:mujer|chica|nina|nino|frau|mann|madchen|junge|kind|femme|fille|mari|garcon|enfant|mulher|menina|menino|homem|crianca|donna|ragazza|bambino|bambina|marito|moglie|marido|hombre)$/

/** "Ma fille Léa", "my parents": whose it is for, as "my daughter" is. */
export function isWhoseItIsFor(
  { tokens }: Context,
  { start, words, entry }: Item & { entry: SubjectEntry },
): boolean {
  const before = tokens[start - 1]?.plain ?? ''
  if (/^(?:my|our)$/.test(before)) return /^(?:parents|grandparents|siblings)$/.test(words)
  const isForeign = entry.group === 'person' && entry.language !== undefined
  return (
    isForeign &&
    OWN_FAMILY.test(words) &&
    /^(?:mi|mein(?:e[nmrs]?)?|ma|mon|meu|minha|mia|mio)$/.test(before)
  )
}

/** Blossoms of a plant, the dress of a woman, the open door of a cage: kept with whom they are of. */
export function takesBelonging(context: Context, item: Item): boolean {
  const owner = findOwnerOf(context, item)
  if (!owner) return false
  const { sentence } = context
  owner.modifiers.push([...sentence.modifiers, ...sentence.colours, item.words].join(' '))
  sentence.lastPartEnd = item.end
  sentence.reset()
  return true
}

const DRINK =
  /^(?:water|milk|wine|beer|juice|oil|blood|tea|coffee|whisk(?:e)?y|honey|ink|wasser|milch|wein|agua|leche|vino|eau|lait|vin|leite|vinho|acqua|latte)$/
/** "A jug of water": what is in it, and no wave beside it. */
const isFilling = (
  { tokens, sentence }: Context,
  { start, words }: Item,
  last: DraftSubject,
): boolean =>
  DRINK.test(words) &&
  isVessel(last) &&
  sentence.lastSubjectEnd === start - 1 &&
  /^(?:of|de|d|di)$/.test(tokens[start - 1]!.plain)

const BRANCH =
  /(?:^| )(?:branch|sprig|twig|stem|vine|rama|ramita|ramo|raminho|galho|branche|brin|rametto|zweiglein)\b|zweig(?:lein)?$/
const LEAVES =
  /^(?:leaf|leaves|hojas|hojitas|blatter[n]?|feuilles|folhas|folhinhas|foglie|foglioline)$/

function findOwnerOf(context: Context, item: Item): DraftSubject | undefined {
  const { reading, sentence } = context
  const last = reading.subjects.at(-1)
  if (!last) return undefined
  // "A peony with four blossoms".
  if (last.group === 'plant' && sentence.relation && /^(?:blossoms?|blooms?)$/.test(item.words))
    return last
  // "A lemon branch with leaves": as every branch has them.
  if (
    last.group === 'plant' &&
    sentence.relation?.kind === 'with' &&
    BRANCH.test(plain(last.text)) &&
    LEAVES.test(item.words) &&
    !sentence.count &&
    sentence.colours.length === 0
  )
    return last
  if (isFilling(context, item, last)) return last
  // "A cage with an open door".
  const isOpenPart =
    sentence.relation?.kind === 'with' &&
    /^(?:open|closed) (?:doors?|lid|window|gate)$/.test(
      [...sentence.modifiers, item.words].join(' '),
    )
  if (isOpenPart && isVessel(last)) return last
  return isDress(context, item) ? reading.subjects.findLast(isPerson) : undefined
}

const isPerson = (subject: DraftSubject): boolean =>
  isBeing(subject) && /^(?:person|mythical|character)$/.test(subject.group ?? '')

/** Named bare after a comma, and with how it looks: "a pin-up on an anchor, red dress". */
function isDress({ tokens, sentence }: Context, { start, words }: Item): boolean {
  const said = sentence.modifiers.length + sentence.colours.length
  return (
    said > 0 &&
    !sentence.relation &&
    tokens[start - 1 - said]?.plain === ',' &&
    /^(?:dress|gown|skirt|suit|kimono|shirt|robes?|cloak|armou?r|uniform|outfit|stockings|heels|bikini|corset)$/.test(
      words,
    )
  )
}

import type { Lettering } from '#engine/language/brief.ts'
import { IN_CLOTH_ACROSS, THING_PLACED } from '#engine/language/lettering-patterns.ts'

const POSITION_WORDS: readonly [RegExp, NonNullable<Lettering['position']>][] = [
  [
    /^(?:under|underneath|below|beneath|debajo|bajo|darunter|drunter|unter|dessous|en dessous|sous|embaixo|sob|abajo|unten|sotto)\b/i,
    'under',
  ],
  [
    /^(?:above|over (?:it|an?|(?:the|some|two|three) (?!heart|chest|ribs?|collar|shoulders?|eyes?|brows?|knees?|elbows?|ankles?|wrists?|ears?|spine|back|scars?|hips?))\b|on top|arriba|oben|darüber|drüber|über|encima|au-dessus|acima|em cima|sopra)/i,
    'above',
  ],
  [/^(?:around|round|alrededor|autour|ao redor|intorno)/i, 'around'],
  [/^(?:inside|in the (?:middle|cent)|dentro|innen|dans)/i, 'inside'],
]

const MIDDLE_BEFORE =
  /^(?:and |y |und |et |e )?(?:in the (?:middle|cent(?:er|re))|in der mitte|en (?:el )?(?:medio|centro)|au (?:milieu|centre)|no (?:meio|centro)|al centro|nel mezzo|in mezzo)\b/i

/** "Im Hufeisen soll … stehen". */
const INSIDE_BEFORE =
  /^(?:and |y |und |et |e )?(?:im|in de[rm]|inside(?: of)?(?: the)?|dentro del?|dans l[ea]|nell?a?) \p{L}+(?: (?:soll|sollte|should|debe|deve|doit))?$/iu

/** What may stand between the words and their place: "in cursive, wrapped around". */
const HOW_WRITTEN =
  /^[^\p{L}]*(?:(?:(?:in|en|em) (?:[a-z]+ ){0,2}|(?:(?!under|below|beneath|above|over|abajo|debajo|arriba|encima|sous|unten|oben|sotto|sopra|with|con|avec|mit|com)[a-z]+ ){0,3})(?:cursive|script|letters|lettering|font|english|gothic|typewriter|calligraphy|blackletter|handwriting|look|style|writing|letras?|lettres|schrift|corsivo|cursiva|gótic[ao]s?)[^\p{L}]+)?(?:in an? (?:half )?(?:circle|arc|arch|curve|ring|semicircle) )?(?:(?:written|wrapped|going|wrapping|curving|curved|running|arched|it|écrite?s?|escrit[oa]s?|geschrieben|scritt[oaie]|juste|justo|right|just) ){0,2}/iu

/** "A dagger through the word …", "… with an arrow through it". */
const THROUGH =
  /\b(?:through|piercing|stabbing|behind|(?:wrap(?:s|ped|ping)|coil(?:s|ed|ing)|wind(?:s|ing)|wound|twist(?:s|ed|ing)|curl(?:s|ed|ing)|grow(?:s|ing)|climb(?:s|ing)|(?:inter|en)?twin(?:es|ed|ing)|slither(?:s|ing)|weav(?:es|ing)) (?:around|round|through|over|with))(?: (?:the|my|a))?(?: (?:word|words|name|letters?|text|lettering))?["'“„« ]*$/i
const THROUGH_IT =
  /^["'”’»]?,? (?:(?:with )?(?:an? )?(?:[a-z]+ ){1,3}(?:going |running |stuck |stabbed )?(?:through|behind|piercing) (?:it|them)\b|(?:with )?(?:an? )?(?:[a-z]+ ){1,3}(?:wrapp(?:ed|ing)|coil(?:ed|ing)|winding|wound|twist(?:ed|ing)|curl(?:ed|ing)|growing|climbing|(?:inter|en)?twin(?:ed|ing)|weaving|slithering) (?:around|round|through) (?:it|them|(?:the|its) (?:word|name|letters?))\b|(?:pierced|stabbed|struck) (?:by|through|with)\b|(?:standing |passing |running |written |going )?behind (?:an?|the|my) (?!(?:left |right )?(?:ears?|knees?)\b))/i

/** "A ribbon across it that says …", "with a banner wrapped around it reading …". */
const CLOTH_ACROSS =
  /\b(?:ribbon|banner|scroll) (?:[a-z]+ )?(?:across|around|over|in front of|through) (?:it|them|the|its)\b[^,.;]*$/i

/** Where the lettering stands, by the word right after it, or right before it ("underneath it says …"). */
export function findPosition(text: string, start: number, end: number): Lettering['position'] {
  const isCrossed = [THROUGH, CLOTH_ACROSS].some((said) => said.test(text.slice(0, start)))
  const isClothAcross = IN_CLOTH_ACROSS.test(text.slice(end))
  if (isCrossed || isClothAcross || THROUGH_IT.test(text.slice(end))) return 'across'
  const after = text.slice(end, end + 100).replace(HOW_WRITTEN, '')
  const clause = text
    .slice(Math.max(0, start - 40), start)
    .split(/[,.;]/)
    .at(-1)!
    .trim()
  const before = clause.split(' ').slice(-4)
  for (const [pattern, position] of POSITION_WORDS) {
    if (pattern.test(after)) return position
  }
  const other = THING_PLACED.exec(after)?.groups
  if (other) return other.below ? 'above' : 'under'
  if (MIDDLE_BEFORE.test(clause) || INSIDE_BEFORE.test(clause)) return 'inside'
  for (const word of before.toReversed()) {
    for (const [pattern, position] of POSITION_WORDS.slice(0, 2))
      if (pattern.test(word)) return position
  }
  return null
}

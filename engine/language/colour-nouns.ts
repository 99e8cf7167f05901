import type { Language } from '#engine/language/brief.ts'
import { isAnd } from '#engine/language/grammar.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { isStopWord, type Place, type Token } from '#engine/language/scan.ts'

/** Fruits and flowers that colours are named after. */
export const COLOUR_NOUN =
  /^(?:rosas?|roses?|oranges?|naranjas?|laranjas?|lilac|violets?|coral|olive|peach|plum|salmon|mint|emeralds?|ruby|sapphire|jade|amber|violetas?|esmeralda|smaragd|emeraude|smeraldo|rubi|rubin|rubis|rubino)$/
const ARTICLE = /^(?:an?|one|una?|une|uma?|eine[rmns]?|the|la|le|l|die|der|das|o|as?|las|os)$/
const AFTER_NOUN =
  /^(?:on|in|with|at|next|na|no|nas|nos|en|con|com|sur|dans|avec|auf|im|mit|su|sul|sulla|nel|nella|between|and|y|e|et|und)$/

/** "Un ajolote rosa", "an orange cat": the colour; but "una rosa", "an orange on its head". */
export function isColourHere({ tokens, start, language }: Place): boolean {
  const before = tokens[start - 1]
  const after = tokens[start + 1]
  if (isPaintedIn({ tokens, start, language }) || isOneOfTwo({ tokens, start, language }))
    return true
  if (GEM.test(tokens[start]!.plain))
    return isCalledColour(tokens, start) || isAmongColours(tokens, start, language)
  if (VIOLET.test(tokens[start]!.plain) && isAmongColours(tokens, start, language)) return true
  if (/^(?:ros(?:as?|es?)|violetas?)$/.test(tokens[start]!.plain))
    return (
      (/^(?:rosa|viol)/.test(tokens[start]!.plain) ? /^(?:es|pt|it)$/ : /^fr$/).test(language) &&
      before !== undefined &&
      !before.isBoundary &&
      !isStopWord(before.plain) &&
      !ARTICLE.test(before.plain) &&
      endsWithThing(tokens.slice(0, start), language)
    )
  if (tokens[start]!.plain === 'oranges')
    return SHADE.test(before?.plain ?? '') || isAmongColours(tokens, start)
  if (/^(?:naranjas|laranjas)$/.test(tokens[start]!.plain))
    return before !== undefined && !before.isBoundary && !isStopWord(before.plain)
  // "One black, one white, one orange".
  if (
    before?.plain === 'one' &&
    tokens.slice(0, start - 1).some(({ plain: word }) => word === 'one')
  )
    return true
  if (/^(?:lilac|violets?|coral|olive|peach|plum|salmon|mint)$/.test(tokens[start]!.plain))
    return isAmongColours(tokens, start)
  if (!before || !ARTICLE.test(before.plain)) return true
  if (after?.plain === 'and' || after?.plain === 'und') return true
  return after !== undefined && !after.isBoundary && !AFTER_NOUN.test(after.plain)
}

/** "Fiori di ciliegio rosa": the last word may be a thing by itself or only with those before it. */
const endsWithThing = (tokens: readonly Token[], language: Language): boolean =>
  [1, 2, 3].some((length) => {
    const [first = '', ...others] = tokens.slice(-length).map((token) => token.plain)
    return [first, ...listSingulars(first, language)].some((form) =>
      getLexicon()
        .find([form, ...others].join(' '), language)
        .some(({ type }) => type === 'subject' || type === 'detail'),
    )
  })

const VIOLET = /^violetas?$/

const GEM =
  /^(?:emeralds?|ruby|sapphire|jade|amber|esmeralda|smaragd|emeraude|smeraldo|rubi|rubin|rubis|rubino)$/

const COLOUR =
  /^(?:colou?rs?|tones?|shades?|colou?red|farben?|farbton|tonen|couleurs?|color|colores|tonos?|cor|cores|tons?|colore|colori|tonalita)$/
/** "My birthstone colour (emerald)", "emerald colour", "en color esmeralda": called a colour right there. */
function isCalledColour(tokens: readonly Token[], start: number): boolean {
  const at = /^[(:,]$/.test(tokens[start - 1]?.plain ?? '') ? start - 2 : start - 1
  return [tokens[at], tokens[start + 1]].some((near) => COLOUR.test(near?.plain ?? ''))
}

/** "Le gâteau en rose", "in emerald and gold": in that colour, where the clause ends or another colour goes on. */
function isPaintedIn({ tokens, start, language }: Pick<Place, 'tokens' | 'start' | 'language'>) {
  const before = tokens[start - 1]?.plain ?? ''
  const after = tokens[start + 1]
  const isIn = /^(?:en|em|in)$/.test(before) && tokens[start - 2]?.isBoundary === false
  const isWord = !tokens[start]!.plain.endsWith('s') || tokens[start]!.plain === 'rubis'
  const goesOn = isAnd(after?.plain ?? '') && isColour(tokens[start + 2]?.plain ?? '', language)
  return isIn && isWord && (!after || after.isBoundary || goesOn)
}

/** "Una naranja y otra blanca": the one of them, and the other. */
function isOneOfTwo({ tokens, start, language }: Pick<Place, 'tokens' | 'start' | 'language'>) {
  const rest = tokens.slice(start + 1, start + 5).map(({ plain: word }) => word)
  const other = rest.findIndex((word) =>
    /^(?:otr[oa]|outr[oa]|autre|altr[oa]|andere[rs]?|other)$/.test(word),
  )
  return (
    ARTICLE.test(tokens[start - 1]?.plain ?? '') &&
    other > 0 &&
    isColour(rest[other + 1] ?? '', language)
  )
}

const isColour = (word: string, language: Language): boolean =>
  getLexicon()
    .find(word, language)
    .some(({ type }) => type === 'colour')

/** What is said of colours, and not of fruit. */
const SHADE = /^(?:muted|bright|soft|warm|burnt|pastel|dark|light|vivid|deep|bold|earthy)$/

/** "Lilac and pale pink", "white and lilac". */
const isAmongColours = (
  tokens: readonly Token[],
  start: number,
  language: Language = 'en',
): boolean =>
  [tokens.slice(Math.max(0, start - 2), start), tokens.slice(start + 1, start + 4)].some(
    (near) =>
      near.some(({ plain: word }) => isAnd(word)) &&
      near.some(({ plain: word }) => isColour(word, language)),
  )

/** A colour that needs more than black ink. */
export const isPaint = (word: string, language: Language): boolean =>
  !/^(?:black|grey|gray|white)$/.test(word) && isColour(word, language)

import type { Brief, Lettering } from '#engine/language/brief.ts'

/** Places of a body that a word may be written behind, with no picture before it. */
const BODY =
  '(?!(?:(?:my|the|her|his|your|mein(?:em|er)?|mi|mon|meu|mio) )?(?:left |right )?(?:ears?|knees?|neck|ohr|oreja|oreille|orelha|orecchio)\\b)'

const DETACHED =
  '(?:(?:is|are|stands?|standing|written|set|placed|sits?|sitting|going|running|peeking|peeking out|partly|half|large|big|in (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+) ){0,4}?'

/** "FAMILY behind a lion", "FAMILY" detrás de un león. */
const BEHIND_AFTER = new RegExp(
  `^["'”’»]?,? ${DETACHED}(?:behind (?:it|him|her|them\\b|${BODY}\\p{L})|detrás de |hinter (?:de[mnr]|eine[mr]?)\\b|derrière |atrás d[eao]|dietro )`,
  'iu',
)

/** "The word FAMILY with a lion in front", "… and a rose before it". */
const THING_AFTER = new RegExp(
  `^["'”’»]?,? ${DETACHED}(?:with|and|con|mit|avec|com) (?:an? |the |un[ae]? |einer? |uma? )?(?:\\p{L}+ ){1,4}?(?:in front\\b|before it\\b|delante\\b|davor\\b|devant\\b|na frente\\b|davanti\\b)`,
  'iu',
)

/** "A rose in front of the name Anna". */
const THING_BEFORE =
  /(?:in front of|delante de|vor|devant|na frente d[eao]|davanti a) ?(?:(?:the|my|el|la|d[ea][mns]|le|il|al?|l[ae']) ?)?(?:[\p{L}']+ )?(?:(?:word|words|name|names|letters?|text|lettering|palabra|nombre|worte?|namen|mot|nom|nome|palavra|parola)[,:]? )?["'“„«]?$/iu

/** "A lion, behind it the word FAMILY", "with FAMILY written behind it" is the first of these. */
const BEHIND_BEFORE =
  /behind (?:it|him|her|them|(?:the|a) (?!words?\b|names?\b|letters?\b|text\b|lettering\b)\p{L}+),? (?:(?:is|are|stands?|it says|reads|written|with) )?(?:(?:the|a) )?(?:(?:word|words|name|letters?|text|lettering) )?["'“„«]?$/iu

/**
 * Whether words were asked behind the picture: the picture stands before them, and may hide some of them. "A wolf behind the word
 * PACK" is the other way round.
 */
export function isAskedBehind({ prompt }: Pick<Brief, 'prompt'>, { text }: Lettering): boolean {
  const start = prompt.toLowerCase().indexOf(text.toLowerCase())
  if (start < 0) return false
  const [before, after] = [prompt.slice(0, start), prompt.slice(start + text.length)]
  return (
    BEHIND_AFTER.test(after) ||
    THING_AFTER.test(after) ||
    THING_BEFORE.test(before) ||
    BEHIND_BEFORE.test(before)
  )
}

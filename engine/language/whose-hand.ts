/** In whose hand words are written is how they look, and nobody to be drawn: "an old lady's handwriting", "Handschrift einer alten Dame". */

const WRITING =
  '(?:hand ?writing|handwritten|hand ?script|penmanship|cursive|scrawl|scribbles?|writing style|writing|signature)'
const SOMEBODY =
  "(?:(?:my|our|his|her|their|an?|the) )?(?:(?!(?:and|with|of|in|by|from) )[\\p{L}-]+ ){0,3}?[\\p{L}-]+['’]s?"
const ENGLISH = new RegExp(
  `(?:\\b(?:in|with|like|to|close to|something like) )?\\b${SOMEBODY} (?:own |old |shaky |messy |neat |real |actual )*(?=${WRITING}(?: style)?\\b)`,
  'giu',
)

const NOBODY = '(?:(?!(?:y|und|et|e|con|mit|avec|com) )[\\p{L}-]+ ?){1,3}?'
const ENDS = '(?= ?(?:[,.;:!?)]|$)| (?:y|und|et|e|con|mit|avec|com|en|auf|sur|su|em|in)(?!\\p{L}))'
/** What writing is called, and whose it is said to be after it. */
const ABROAD = [
  `(?:in |mit )?(?:(?:der|meiner|seiner|ihrer|unserer) )?(?:[\\p{L}]+s|[\\p{L}]+['’]) (handschrift|schreibschrift)${ENDS}`,
  `(handschrift|schreibschrift) (?:von )?(?:einer|eines|meiner|meines|ihrer|seiner|unserer) ${NOBODY}${ENDS}`,
  `(letra|caligrafía|escritura|caligrafia|escrita|grafia|calligrafia|scrittura) (?:de|di|da|do|del|della) ?(?:una?|mi|uma?|minha|meu|mia|mio|la|el|il|o|a) ?${NOBODY}${ENDS}`,
  `(écriture) (?:de|d['’]) ?(?:une?|ma|mon|sa|la|le) ${NOBODY}${ENDS}`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'giu'))

export const withoutWriters = (text: string): string =>
  ABROAD.reduce((rest, said) => rest.replace(said, '$1'), text.replace(ENGLISH, ' '))

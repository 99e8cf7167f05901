/**
 * Puts sentences that say a thing in an order of their own into the order that the reader walks: "half a lion, half a woman" and "der
 * einen Mond anheult" become a thing, a relation and another thing. Only structure is rewritten, never what is named.
 */
const HALF = '(?:half|moitié|mitad|halb|metade|metà)'
const ARTICLE =
  "(?:(?:an?|the|un|una|une|ein|eine|einen|um|uma|uno|el|la|le|il|o|die|der|das) |l['’])?"

/** The needle of a compass, the centre of a flower: named only to say what stands in its place. */
const REPLACED_PART = new RegExp(
  `,? \\b(?:where|but|whose|pero que|mais où|où|aber|wobei|onde|em que|mas que|dove|ma)(?: (?:the|its|el|la|le|die|der|das|o|a|il|l['’]))? ?[\\p{L}]+(?: [\\p{L}]+)? (?:is|are|sea|sean|es|est|soit|ist|é|seja|sia|è) (?=(?:an?|the|made|un|una|une|eine?|um|uma|uno)\\b)`,
  'giu',
)

/** German puts the verb of a clause last; before its object it reads as in any other language. */
const VERB_LAST =
  /\b(?:der|die|das|welche[rs]?),? ((?:ein(?:e|en|em|er)?|den|die|das|dem|der|seine?n?|ihre?n?) (?:\p{L}+ ){0,2}?\p{L}+) (anheult|anbellt|anschaut|anstarrt|ansieht|bewacht|hält|halten|trägt|tragen|reitet|liest|frisst|beißt|umarmt|jagt|bekämpft)\b/giu

const HALVES = new RegExp(
  `\\b${HALF}(?: (?:of (?:an?|the)|de))? ${ARTICLE}([\\p{L}' -]{2,40}?),?(?: (?:and|y|und|et|e) (?:the other )?)? ?${HALF} ${ARTICLE}(?=\\p{L})`,
  'giu',
)

/** "A face tattoo of her name": the tattoo is on the face, and shows no face. */
const BODY_TATTOO =
  /\b(?:an? )?(face|hand|neck|foot|finger|knuckle|head|throat|leg|arm|chest|back|rib) tattoo (?:of|with) /giu

export const putInPlainOrder = (text: string): string =>
  text
    .replace(BODY_TATTOO, 'on my $1 , ')
    .replace(HALVES, '$1 half and half with ')
    .replace(VERB_LAST, '$2 $1')
    .replace(REPLACED_PART, ' containing ')

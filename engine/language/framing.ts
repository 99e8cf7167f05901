/** Outlines that somebody asks to have drawn about or behind the whole. */
export const FRAMES = ['triangle', 'circle', 'square', 'diamond', 'hexagon'] as const
export type Frame = (typeof FRAMES)[number]

const NAMED: Readonly<Record<Frame, string>> = {
  triangle: 'triangles?|tri[aá]ngulo|dreieck|triangolo',
  circle: 'circles?|c[ií]rculo|kreis|cercle|cerchio',
  square: 'squares?|rectangles?|cuadrado|quadrat|carr[eé]|quadrado',
  diamond: 'rhombus|rombo|raute|losange|diamond (?:shape|frame|outline|border)',
  hexagon: 'hexagons?|hex[aá]gono|sechseck|hexagone|esagono|geometric (?:frame|border|shape)',
}
const ADJECTIVES: readonly (readonly [RegExp, Frame])[] = [
  [/\btriang(?:ular|le) (?:frame|border|outline|background)\b/i, 'triangle'],
  [/\b(?:circular|round|circle) (?:frame|border|outline)\b/i, 'circle'],
  [/\b(?:square|rectangular|rectangle) (?:frame|border|outline)\b/i, 'square'],
  [/\bdiamond[- ](?:shaped )?(?:frame|border|outline)\b/i, 'diamond'],
  [/\b(?:hexagonal|hexagon|geometric(?:al)?) (?:frame|border|outline)\b/i, 'hexagon'],
]
const BEFORE =
  'inside|within|in|into|framed (?:in|by|with)|enclosed (?:in|by)|set in|surrounded by|against|behind (?:it|him|her|them)|with|dentro de|en|in einem|im|dans|num|em|dentro'
const ARTICLE = '(?:an?|the|un|una|um|uma|ein(?:em|er)?|une|uno) '
/** Not "in a circle of roses", and no "circle of life". */
const AFTER = '(?! (?:of|de|von|du|di)\\b)'

/** "A wolf inside a triangle": the outline that was asked for, null where none was. */
export function frameIn(text: string): Frame | null {
  const asked = ADJECTIVES.find(([pattern]) => pattern.test(text))
  if (asked) return asked[1]
  const found = FRAMES.find((frame) =>
    new RegExp(
      `\\b(?:${BEFORE}) ${ARTICLE}(?:[\\w-]+ )?(?:${NAMED[frame]})(?![\\w-])${AFTER}`,
      'i',
    ).test(text),
  )
  return found ?? null
}

/** "A diamond frame" has no gem in it. */
export const plainFrames = (text: string): string =>
  text.replace(/\bdiamond(?:[- ]shaped?)? (?=frame|border|outline)/gi, 'square ')

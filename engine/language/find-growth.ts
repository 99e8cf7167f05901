/** What a pen draws of a plant that grows out of a letter. */
export type Plant = 'leaves' | 'olive' | 'lavender' | 'wheat'

const PLANT =
  '(?:sprigs?|branch(?:es)?|twigs?|leaf|leaves|vines?|ivy|stems?|flowers?|lavender|rose|roses|rosemary|olive|laurel|eucalyptus|wheat|fern|daisy|tulip|sunflower|poppy|lily|lotus|peony|blossoms?|wildflowers?|plant|zweige?|blätter|ranke|blume|ramita|rama|flor|hojas|branche|feuilles|fleur|ramo|flore|folhas|foglie|ramoscello|fiore)'
const OF_LETTERS =
  '(?:letters?|words?|names?|tail|stroke|swash|script|cursive|text|lettering|flourish|ends?|buchstabe|wort|letra|palabra|lettre|mot|lettera|parola|palavra)'
const GROWS =
  '(?:turn(?:s|ing)?|grow(?:s|ing)?|becom(?:es|ing)|flow(?:s|ing)?|extend(?:s|ing)?|transform(?:s|ing)?|end(?:s|ing)?|lead(?:s|ing)?|trail(?:s|ing)?|morph(?:s|ing)?|blend(?:s|ing)?|branch(?:es|ing)?|run(?:s|ning)?|sprout(?:s|ing)?|wächst|wird|endet|geht|se convierte|termina|crece|devient|se transforme|finit|vira|diventa|finisce)'

/** "Whose last letter turns into a lavender sprig", "a rose stem growing out of the last letter". */
const GROWING = [
  new RegExp(
    `(?<![\\p{L}])${OF_LETTERS}(?![\\p{L}])[^.;]{0,40}?(?<![\\p{L}])(?:becom(?:es|ing) |devient |diventa |${GROWS} (?:out |off |up )?(?:in ?to|as|in|with|zu|zur|zum|über in|en|em|par|dans) )(?:(?!and |with )[\\p{L}-]+ ){0,4}?${PLANT}(?: (?:of )?${PLANT}){0,2}(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:[\\p{L}-]+ )?${PLANT}(?: (?:of )?${PLANT}){0,2} (?:that |which )?(?:is |are )?(?:grow(?:s|ing)?|sprout(?:s|ing)?|com(?:es|ing)|emerg(?:es|ing)|bloom(?:s|ing)?) (?:out |off |up )?(?:of|from|out) (?:the |its |my |her |his )?(?:end of (?:the |its )?|last |final |tail of (?:the |its )?)*(?:${OF_LETTERS}|it\\b)`,
    'iu',
  ),
]

const PLANTS: readonly (readonly [RegExp, Plant])[] = [
  [/lavend/i, 'lavender'],
  [/olive/i, 'olive'],
  [/wheat|weizen|trigo|blé\b|grano/i, 'wheat'],
]

/** A plant that was asked to grow from the letters, with the person's words for it. */
export function findGrowth(text: string): { plant: Plant; said: string } | undefined {
  for (const pattern of GROWING) {
    const said = pattern.exec(text)?.[0].toLowerCase()
    if (said) return { plant: PLANTS.find(([named]) => named.test(said))?.[1] ?? 'leaves', said }
  }
  return undefined
}

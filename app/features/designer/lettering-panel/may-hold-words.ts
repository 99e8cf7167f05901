import { LETTERING } from '#shared/styles.ts'

const IN_QUOTES = /["“”„«»]|‘[^’]+’/

/** How people name words without quotation marks: the reader knows many more, and one that is missed here is still read before it is drawn. */
const NAMED =
  /(?<!\p{L})(?:words?|text|lettering|quotes?|phrase|saying|says?|reads?|spell(?:s|ing)|written|names?|initials?|palabras?|frases?|letras?|nombres?|dig[ae]n?|dice|escrit[oa]|worte?|wörter|spruch|satz|schriftzug|namen?|initialen|steht|mots?|noms?|prénoms?|initiales?|disant|écrit|palavras?|nomes?|iniciais|diz|parol[ae]|scritt[aoe]|nom[ei])(?!\p{L})/iu
/** A day, a span of years or a place on the map. */
const FIGURES = /\d[./-]\d{1,2}[./-]\d|\d{4} ?[-–—] ?\d{4}|\d ?°/
/** Letters that a Latin wish only has where they are to be copied. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** Whether words may be meant, so that somebody should see them before a needle does. Which they are the server reads. */
export const mayHoldWords = (prompt: string, style: string | null): boolean =>
  prompt.trim() !== '' &&
  (style === LETTERING ||
    [IN_QUOTES, NAMED, FIGURES, OTHER_SCRIPT].some((sign) => sign.test(prompt)))

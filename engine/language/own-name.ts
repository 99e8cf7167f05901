import { anyCase, LETTER, PERSON } from '#engine/language/lettering-patterns.ts'

/** Who writes says who they are, at the start or under the message. Neither is to be written on anybody. */

const FULL_NAME = `${PERSON}(?: ${PERSON})?(?![${LETTER}])`
const INTRODUCED = new RegExp(
  `(?<![${LETTER}])${anyCase("my name(?:['’]?s| is)|i['’]?m called|the name['’]s|me llamo|mi nombre es|mein name ist|ich hei(?:ß|ss)e|je m['’]appelle|mon (?:pré)?nom est|me chamo|meu nome é|o meu nome é|mi chiamo|il mio nome è")} ${FULL_NAME}`,
  'gu',
)
/** "… so please tell me. Best, Priya": a greeting at the end, with who sends it. */
const SIGNED = new RegExp(
  `(?<=[.!?\\n] ?)${anyCase('(?:all the |kind |warm |many |best |much )?(?:best|regards|wishes|thanks|thank you|thx|cheers|sincerely|viele grüße|liebe grüße|lg|vg|danke|mit freundlichen grüßen|saludos|un saludo|gracias|un abrazo|merci|cordialement|bien à vous|bises|bisous|abraços|obrigad[oa]|abs|beijos|grazie|saluti|un saluto|a presto|cordiali saluti)')}(?: (?:so much|a lot|in advance|mille|d['’]avance|im voraus|x+))?,?!? ?(?:- ?)?${FULL_NAME}[ .!x]*$`,
  'u',
)

const OWN_NAME =
  /\b(?:my|mi|mein(?:en)?|mon|meu|(?:il )?mio) (?:own |first |full |last |propio |eigene[nr]? |propre |próprio )?(?:names?|initials|nombre|iniciales|namen?|initialen|prénom|nom|nome|iniciais|iniziali)\b/iu

const blank = (said: string): string => ' '.repeat(said.length)

/** The text without who writes it, letter for letter. */
export const maskWriter = (text: string): string =>
  text.replace(INTRODUCED, blank).replace(SIGNED, blank)

/** Where names may be looked for that the wish asks for: the writer's own only for "my name". */
export const whereNamesStand = (text: string, wish: string): string =>
  OWN_NAME.test(maskWriter(wish)) ? text : maskWriter(text)

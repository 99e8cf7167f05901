/** How a sentence that tells of somebody's life is known from one that names what is to be drawn. */

const FILLERS =
  '(?:(?:hi|hey|hello|ok|okay|so|well|basically|honestly|and|but|hola|hallo|bonjour|salut|oi|olá|ciao)\\b[,!]? ?|also |(?:this|it) (?:might|may|will|could) sound (?:a bit |really |kind of )?(?:dumb|silly|weird|strange|stupid|crazy|odd|corny),? ?(?:but )?)*'
/** Whom or when it tells of. What is to be drawn begins with an article or a number, or with nothing. */
const OPENS_TELLING = new RegExp(
  `^\\W*${FILLERS}(?:i|we|me and|my|our|he|she|they|it|this|these|when|since|after|before|last|every|growing|during|as an?|both|everyone|everybody|nobody|people|being|been|born|raised|grew|always|recently|finally|for (?:years|as long|my|our|the last)|yo|mi|mis|nuestr[oa]s?|cuando|desde|hace|hoy|soy|somos|tengo|trabajo|perdí|nací|me|crecí|ich|wir|mein\\p{L}*|unser\\p{L}*|seit|als|letzte[rsn]?|vor|nach|jede[rsn]?|bin|habe|je|nous|mon|ma|mes|notre|nos|quand|depuis|après|il y a|eu|meus?|minhas?|nossa?o?s?|quando|há|perdi|sou|trabalho|cresci|io|mio|mia|miei|nostr[oa]|sono|ho|abbiamo|da quando|dopo|quest'anno)(?![\\p{L}-])|^\\W*(?:j|l|c|d)['’]`,
  'iu',
)
/** What was done or is so: without it, "my dog on the moon" is what they want. */
const TELLS = [
  /\bbeen [\p{L}]+ing\b|\b(?:born|raised)\b/iu,
  /\b(?:i|we|he|she|they|it|this|that|these)(?:['’](?:m|s|ve|d|re|ll)\b| (?:also |just |still |always |never |really |have |had |has )*[\p{L}]+)/iu,
  /\b(?:is|are|was|were|has|have|had|does|did|says?|said|gets?|got|gave|took|made|means?|meant|grew|kept|left|went|came|taught|told|died|dances|works|plays|sings|lives|calls|loves|likes|hates|thinks|keeps|teaches)\b/iu,
  /\b[\p{L}]{3,}ed\b(?! (?:as|up as|like|in|with|by|around|on|between|out of|from)\b)/iu,
  /(?<!\p{L})(?:era|fue|es|son|murió|falleció|tengo|tiene|tenemos|soy|somos|trabajo|perdí|nací|hice|hago|he|ha|han|\p{L}{2,}(?:aba|aban|ía|ían|amos|imos|ó|ieron|aron))(?!\p{L})/iu,
  /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|habe|hatte|bin|wurde|starb|liebt|mag|arbeite|lebe|gehe|\p{L}{3,}te)(?!\p{L})/iu,
  /(?<!\p{L})(?:est|était|sont|ai|a|ont|avait|suis|sommes|viens|vient|fais|joue|marche|travaille|aime|vis|\p{L}{2,}(?:ait|aient))(?!\p{L})/iu,
  /(?<!\p{L})(?:é|foi|era|tem|tinha|sou|temos|perdi|trabalho|moro|adora|ama|\p{L}{2,}(?:ava|avam|ou|eu|iu))(?!\p{L})/iu,
  /(?<!\p{L})(?:è|ho|ha|abbiamo|sono|siamo|suona|ama|adora|lavora|lavoro|vivo|\p{L}{2,}(?:ava|eva|iva|avano|evano))(?!\p{L})/iu,
]

/** "My dad was a pilot", "seit der Scheidung bin ich viel gewandert". */
export const isTelling = (sentence: string): boolean =>
  OPENS_TELLING.test(sentence) && TELLS.some((said) => said.test(sentence))

/** "A portrait of him", "her with a crown": who was told of is to be seen. */
export const meansWhoWasTold = (wish: string): boolean =>
  /(?<!\b(?:one|two|three|four|each|some|none|most|\d) )\b(?:of|with|as|around|behind|under|above|next to|beside|holding) (?:him|them|it|her(?! \p{L}))\b|\b(?:him|them) (?:with|as|in|on|sitting|lying|laying|sleeping|running|playing|wearing|holding|looking|together|both|curled)\b|\b(?:both|all|two|three) of (?:them|us)\b|\bthat (?:tree|house|dog|cat|bird|car|boat|flower|place|plant|animal|horse|same)\b|\b(?:too|as well|also|added|además|también|auch|aussi|também|anche)\b/iu.test(
    wish,
  )

import { blankTold, OFFER, WISH } from '#engine/language/story.ts'
import { isTelling, meansWhoWasTold } from '#engine/language/telling.ts'

/**
 * A message of several sentences tells before it asks: who somebody is, who died, what they do. What comes before the sentence that
 * names the wish is told, and so are the questions after it, to the studio.
 */

/** What is wished by another name than the thing itself: "I want it", "quiero marcar esta etapa", "we want matching tattoos". */
const NOT_NAMED =
  '(?= ?[^.!?]*\\p{L})(?! ?(?:(?:for|about|in (?:memory|honou?r)|to (?:mark|remember|honou?r|celebrate|remind)|that (?:represents?|symboli[sz]es?|shows?|reminds?|means?))\\b(?![^.!?]*[,:] (?:an?|the|so)\\b)|(?:it|this|that)\\b(?![^.!?]*[,:] (?:an?|the)\\b)|them|these|those|to|you|your|him|her|us|me|something|anything|someone|matching|an? (?:tattoo|tat|design|piece|quote|price|appointment|consultation)(?! (?:of|with|featuring|that))|more|algo|alguien|saber|pedir|marcar|hacerme|tatuarme|me faire|je|agendar|etwas|was|mich|euch|einen termin|mal|gerne|quelque|savoir|prendre|faire|vous|qualcosa|sapere|portarmi|farmi|prenotare|fazer(?! um)|homenagear|honrar|ricordare|recordar)\\b)'
const MORE_WISHES =
  "(?<!not )wondering (?:if|whether) (?:you|u|i|we)(?:['’]d)? (?:(?:guys|could|can|might|would) )*(?:be able to )?(?:do|draw|make|design|create|get|have|tattoo) (?=(?:me |us )?(?:my|our|an?|the|some|two|three|four|five|\\d))|what (?:feels?|felt|seems|would be) (?:right|like me|perfect)(?: to me| for me)? (?:is|was|would be)|what i(?:'m| am)? (?:do |really |actually )?(?:have in mind|picture|want|thinking|imagine)(?: is)?|i (?:picture|imagine)|(?:my|the|our) idea (?:is|was|would be)|we (?:landed|settled|agreed|decided) on|i(?:['’]d| would| should) (?:(?:really|also|quite) )?like|(?:we|i)(?:['’](?:re|m)| are| am) (?:all |both )?getting(?! (?:married|divorced|ready|old|engaged|back|together|there|better|closer|sober|out|into))(?: matching (?:ones|tattoos|pieces)[,:])?|i(?:'d| would) love|ich wünsche mir|ich stelle mir|meine idee(?: ist| wäre)?|je pense à|mon idée(?: est| serait)?|mi idea es|he pensado en|pensei n|minha ideia é|a ideia é|la mia idea è|penso a|pensavo a"
/** "Could you sketch that up?" wishes for what was said before. */
const ONLY_ASKS =
  /\b(?:can|could|would|will) (?:you|u|i|we)\b(?! (?:please |maybe )?(?:do|make|draw|design|create|get|have|tattoo)(?: me)? (?:an?|the|some|my|two|three|\d))/giu
/** "Please tell me honestly if it will show" asks for an answer. */
const ASKS_ANSWER =
  /\b(?:please|pls|(?:can|could|would) (?:you|u)) (?:just |also )?(?:tell|let|send|message|call|email|text|advise|contact|reply|confirm|say|be honest)\b/giu
/** "Poppy in red please": of what was named before only the colour is asked. */
const ONLY_PAINTS =
  /^\W*(?:(?:with )?the )?(?<thing>[\p{L}-]+)(?: [\p{L}-]+)? (?:in|to be) (?:[\p{L}-]+ ){0,3}?(?:please|pls)\b/iu
const paintsAgain = (said: string, before: string): boolean => {
  const thing = ONLY_PAINTS.exec(said)?.groups?.thing
  return thing !== undefined && new RegExp(`(?<!\\p{L})${thing}`, 'iu').test(before)
}
/** "I don't want an anchor". */
const UNWANTED =
  /\b(?:do(?:es)?n['’]?t|do not|didn['’]?t|not|never)(?: really| even)? (?:want|need|like|love)\b|\bno (?:quiero|quisiera)\b|\bn[aã]o (?:quero|queria)|\bnon (?:voglio|vorrei)\b|\b(?:möchte|will|brauche) (?:ich )?(?:kein|nicht)|\bne (?:veux|voudrais)\b/giu
const NAMES_WISH = new RegExp(`(?<![\\p{L}])(?:${MORE_WISHES}|${WISH})${NOT_NAMED}`, 'iu')
/** "Could it say her name underneath?" asks for something; "do you work on Saturdays?" does not. */
const ASKS_FOR_MORE =
  /\b(?:could|can|would|should|podr[ií]as?|podr[ií]an?|puede[ns]?|k[oö]nnte[nt]?|pourr(?:ait|iez)|poderia[m]?|potre(?:bbe|ste))\b|["“„«‘]/iu
/** The dots of "12.06.2015" end no sentence. */
const SENTENCE = /(?:[^.!?\n]|(?<=\d)\.(?=\d))+[.!?\n]*/gu
/** Of fewer sentences only those that surely tell are passed over. */
const MANY_SENTENCES = 3
const FEWEST_SENTENCES = 2
const FEWEST_WORDS = 3

/** "A raven on a skull would be perfect", "so, a raven", "Two ravens on a branch": named without saying that it is wanted. */
const NAMED_BARELY = [
  /\b(?:an?|one|two|three|some|just|\d+) [^.!?]{3,}? would (?:(?:just|so|really|absolutely|definitely) )?(?:be (?:(?:just|so|really|very|absolutely) )?(?:perfect|right|great|lovely|ideal|amazing|cool|nice|awesome|fun|wonderful|sweet|beautiful|good|enough|it)|make|mean|do|suit)\b/iu,
  /^\W*(?:so|therefore|hence|thus|anyway)\b[,:]? (?:(?:it['’]?s|that['’]?s|just|only|maybe|now|for me) )*(?:an?|one|two|the|some|\d+)\b/iu,
  /^\W*(?:(?:just|only|maybe|perhaps|simply|please) )?(?:an?|one|two|three|four|five|six|some|small|tiny|little|big|simple|\d+)(?: [\p{L}'’-]+){2,}/iu,
]
const namesBarely = (said: string): boolean => NAMED_BARELY.some((named) => named.test(said))

/** "We met in Venice so maybe a gondola?": offered at the end of what is told, and asked for however it is put. */
const OFFERED = new RegExp(
  `(?:^\\W*|(?<!\\p{L})(?:so|hence|then|therefore|and|also|deshalb|deswegen|daher|darum|por eso|así que|entonces|donc|du coup|alors|então|por isso|quindi|perciò|allora|così),? )(?:(?:i was thinking|we thought|we were thinking|pensaba en|dachte ich|on pensait à|pensavamo|pensamos),? )?${OFFER}`,
  'iu',
)
/** "… so maybe a small one?" offers nothing to draw. */
const OFFERS_NOTHING =
  /(?:maybe|perhaps|vielleicht|quizás?|peut-être|talvez|forse)(?: \p{L}+){0,2} (?:bit|little(?! \p{L})|smaller|bigger|one|touch|deposit|booking|consult\p{L}*|appointment|weekend|day|month|week|termin|cita|rendez-vous|rdv|appuntamento|horário)(?!\p{L})/iu
const isOffered = (said: string): boolean => OFFERED.test(said) && !OFFERS_NOTHING.test(said)

export function maskTold(text: string): string {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => ({ said, index }))
  const whole = sentences.filter(({ said }) => countWords(said) >= FEWEST_WORDS)
  if (whole.length < FEWEST_SENTENCES) return text
  const named = sentences.findIndex(
    ({ said, index }) =>
      NAMES_WISH.test(said.replace(ASKS_ANSWER, '').replace(ONLY_ASKS, '').replace(UNWANTED, '')) &&
      !paintsAgain(said, text.slice(0, index)),
  )
  const wish =
    named >= 0
      ? named
      : sentences.findIndex(
          ({ said }) => (namesBarely(said) && !said.trimEnd().endsWith('?')) || isOffered(said),
        )
  if (wish < 0) return text
  const isSure = named >= 0 && whole.length >= MANY_SENTENCES
  if (!isSure && meansWhoWasTold(sentences[wish]!.said)) return text
  const [opening] = whole
  const asksMore =
    ONLY_PLEASE.test(sentences[wish]!.said) &&
    isBare(opening!.said) &&
    countWords(opening!.said) > LEAST_OF_WISH
  return sentences.reduce((rest, { said, index }, i) => {
    if (isOffered(said)) return rest
    const isQuestion = isSure && said.trimEnd().endsWith('?') && !ASKS_FOR_MORE.test(said)
    const isBefore = i < wish && (isSure ? !(asksMore && isBare(said)) : isTelling(said))
    return isBefore || (i > wish && isQuestion)
      ? rest.slice(0, index) + blankTold(said, text) + rest.slice(index + said.length)
      : rest
  }, text)
}

/** "… so please make them honey bees" asks for more of what a bare sentence has named before: "A beekeeper with seven bees." */
const ONLY_PLEASE =
  /^(?!.*\b(?:i|we)(?: would|'d|d)? (?:really )?(?:want|like|love|need)\b).*\b(?:please|pls)\b/isu
const LEAST_OF_WISH = 5
const TOLD_OF =
  /(?<![\p{L}])(?:i|i['’]\p{L}+|we|my|our|me|us|he|she|they|you|your|u|hi|hey|hello|was|were|had|has|passed|died|lost|loved|ich|wir|mein\p{L}*|unser\p{L}*|war|waren|hatte|yo|mi|mis|me|era|soy|somos|murió|falleció|je|j['’]\p{L}+|nous|mon|ma|mes|était|avait|eu|meu|minha|faleceu|morreu|tinha|io|mio|mia|sono|siamo|aveva|morto|morta)(?![\p{L}])/iu
/** Only names things, and tells of nobody. */
const isBare = (said: string): boolean => !TOLD_OF.test(said) && !said.trimEnd().endsWith('?')

const countWords = (said: string): number => said.match(/\p{L}+/gu)?.length ?? 0

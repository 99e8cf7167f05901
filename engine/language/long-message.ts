import { WISH } from '#engine/language/story.ts'

/**
 * A message of several sentences tells before it asks: who somebody is, who died, what they do. What comes before the sentence that
 * names the wish is told, and so are the questions after it, to the studio.
 */

/** What is wished by another name than the thing itself: "I want it", "quiero marcar esta etapa", "we want matching tattoos". */
const NOT_NAMED =
  '(?= ?[^.!?]*\\p{L})(?! ?(?:(?:it|this|that)\\b(?![^.!?]*[,:] (?:an?|the)\\b)|them|these|those|to|you|your|him|her|us|me|something|anything|someone|matching|an? (?:tattoo|tat|design|piece|quote|price|appointment|consultation)(?! (?:of|with|featuring|that))|more|algo|alguien|saber|pedir|marcar|hacerme|tatuarme|me faire|je|agendar|etwas|was|mich|euch|einen termin|mal|gerne|quelque|savoir|prendre|faire|vous|qualcosa|sapere|portarmi|farmi|prenotare|fazer(?! um)|homenagear|honrar|ricordare|recordar)\\b)'
const MORE_WISHES =
  "what i(?:'m| am)? (?:do |really |actually )?(?:have in mind|picture|want|thinking|imagine)(?: is)?|i (?:picture|imagine)|(?:my|the|our) idea (?:is|was|would be)|we (?:landed|settled|agreed|decided) on|i(?:'d| would) love|ich wünsche mir|ich stelle mir|meine idee(?: ist| wäre)?|je pense à|mon idée(?: est| serait)?|mi idea es|he pensado en|pensei n|minha ideia é|a ideia é|la mia idea è|penso a|pensavo a"
/** "Could you sketch that up?" wishes for what was said before. */
const ONLY_ASKS =
  /\b(?:can|could|would|will) (?:you|u|i|we)\b(?! (?:please |maybe )?(?:do|make|draw|design|create|get|have|tattoo)(?: me)? (?:an?|the|some|my|two|three|\d))/giu
/** "I don't want an anchor". */
const UNWANTED =
  /\b(?:do(?:es)?n['’]?t|do not|didn['’]?t|not|never)(?: really| even)? (?:want|need|like|love)\b|\bno (?:quiero|quisiera)\b|\bn[aã]o (?:quero|queria)|\bnon (?:voglio|vorrei)\b|\b(?:möchte|will|brauche) (?:ich )?(?:kein|nicht)|\bne (?:veux|voudrais)\b/giu
const NAMES_WISH = new RegExp(`(?<![\\p{L}])(?:${MORE_WISHES}|${WISH})${NOT_NAMED}`, 'iu')
/** "Could it say her name underneath?" asks for something; "do you work on Saturdays?" does not. */
const ASKS_FOR_MORE =
  /\b(?:could|can|would|should|podr[ií]as?|podr[ií]an?|puede[ns]?|k[oö]nnte[nt]?|pourr(?:ait|iez)|poderia[m]?|potre(?:bbe|ste))\b|["“„«‘]/iu
const SENTENCE = /[^.!?\n]+[.!?\n]*/gu
const FEWEST_SENTENCES = 3
const FEWEST_WORDS = 3

export function maskTold(text: string): string {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => ({ said, index }))
  const whole = sentences.filter(({ said }) => countWords(said) >= FEWEST_WORDS)
  if (whole.length < FEWEST_SENTENCES) return text
  const wish = sentences.findIndex(({ said }) =>
    NAMES_WISH.test(said.replace(ONLY_ASKS, '').replace(UNWANTED, '')),
  )
  if (wish < 0) return text
  return sentences.reduce((rest, { said, index }, i) => {
    const isQuestion = said.trimEnd().endsWith('?') && !ASKS_FOR_MORE.test(said)
    const isTold = i < wish || (i > wish && isQuestion)
    return isTold
      ? rest.slice(0, index) + ' '.repeat(said.length) + rest.slice(index + said.length)
      : rest
  }, text)
}

const countWords = (said: string): number => said.match(/\p{L}+/gu)?.length ?? 0

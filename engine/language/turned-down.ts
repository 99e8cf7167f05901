import { WISH } from '#engine/language/story.ts'

/**
 * What is named only to be turned down: an old tattoo that is to disappear, what was thought of and given up, what somebody cannot
 * stand, what may be left out. None of it is drawn, even where nothing else is asked.
 */

const OLD_INK =
  '(?:an?|the|my|this|some|existing|old|faded|un|una|une|um|uma|o|il|lo|la|le|el|mon|ma|mi|meu|minha|mein(?:e[nmrs]?)?|ein(?:e[nmrs]?)?|alte[rsn]?|vecchi[oa]|ancien(?:ne)?)'
/** What is to disappear: "hide a tribal band with a panther". What takes its place comes with "with" or "into", or in a clause of its own. */
const COVERED = new RegExp(
  `(?:\\bcover(?:ing)?[ -]?ups?(?: idea| piece| tattoo| needed)*(?: of| for| over| de| d['’]| von| di| do| da| über| vom| sobre| sur| su)?|(?<=\\b(?:to|and|you|need|want|wanna|please|it) )(?:cover|hide|rework)(?: up| over)?|\\bcover(?:s|ing)(?= (?:[\\p{L}]+ ){1,4}(?:tattoo|ink|scars?|tat)\\b)|(?<!\\p{L})(?:überdecken|überstechen|tapar|cubrir|cacher|recouvrir|cobrir|coprire|nascondere)):? (?=${OLD_INK}\\b)[^.;!?]*?(?=$|[.;!?]|,| -|\\b(?:with|into|using|on|instead|con|mit|avec|com|am|auf|sul|sulla|sur|en|no|na|stattdessen|invece)\\b)`,
  'giu',
)

/** Whoever speaks of a cover-up tells what they have by the same words as what they want. */
const SPEAKS_OF_COVERING =
  /\bcover(?:ing)?[ -]?ups?\b|\bcover (?:it|this|that|them) up\b|\bput over it\b|(?<!\p{L})über(?:decken|stechen)\b|\brecouvrement\b|\bcobertura\b|\bcopertura\b/iu
const OLD_PIECE =
  /(?<=^|[.!?;,] ?|\band |\bbut )\s*(?:i(?:'ve| have| currently have| still have)? ?(?:got )?|got |have |there(?:'s| is) |it(?:'s| is) (?:currently )?|ho |tengo |ich habe |habe |j['’]ai |tenho )(?:an?|this|these|some|un[ae]?|uma?|ein(?:e[nmrs]?)?) [^.;!?]*?(?=$|[.;!?]|, | -|\b(?:and|but|so) i\b|\bon my\b)/giu
const BOTCHED =
  /(?<=^|[.!?;,] ?|\band |\bbut )\s*(?:i(?:'ve| have)? ?)?(?:got|have|had) (?:an?|this|these|some) (?:really |very |super )?(?:botched|bad|old|faded|ugly|sh?itty|crappy|terrible|awful|horrible|blurry|blown[- ]out|stupid|cheap|homemade|drunken) [^.;!?,]*?(?=\bon my\b)/giu
/** "Do you do coverups? Old tribal on my shoulder": bare, with the word that says that it is there already. */
const OLD_BARE =
  /(?<=^|[.!?;:] ?)\s*(?:it['’]?s )?(?:an? |my |this )?(?:really |very )?(?:old|faded|bad|botched|existing|ugly|blurry|blown[- ]out|crappy|sh?itty) [^.;!?,]*?(?=\bon my\b)/giu

const THOUGHT_OF =
  "(?:i|we)(?:'d| had|'ve| have)? (?:first |originally |always |initially |also |briefly )*(?:(?:(?:was|were) (?:going|planning|about) to|(?:was|were) gonna) (?:have|put|add|get|do|include|ask for)|wanted|thought (?:of|about)|(?:was|were) thinking(?: (?:of|about))?|considered|toyed with|looked at)"
/** "… but both feel like somebody else's story": how something is turned down. */
const TURNED_DOWN =
  "(?:(?:actuall?y|honestly|then|now|in the end) )*(?:nah|nope|no|everyone|everybody|that's|thats|it's|its|then|not any ?more|too|both|neither|none|(?:it|that|they|those|this)(?:'s|'re)? (?:all )?(?:just )?(?:feels?|felt|seem(?:s|ed)?|is|was|are|were|looks?|didn['’]?t|doesn['’]?t|don['’]?t)|i (?:changed|dropped|got bored|hated|didn['’]?t|don['’]?t|never|couldn['’]?t)|my (?:[\\p{L}]+) (?:hates?|hated|said|has|have|talked|vetoed)|so many|lots of|a lot)"
/** What was thought of and given up: "I wanted a phoenix, but nah", up to the wish that takes its place. */
const GIVEN_UP = new RegExp(
  `\\b${THOUGHT_OF} [^.;!?]{1,120}?,? but ${TURNED_DOWN}(?![\\p{L}])(?:(?!\\b(?:so|just|instead)\\b|\\b(?:${WISH})\\b)[^.;!?])*`,
  'giu',
)
/** "I've looked at mandalas, elephants, all of that, and none of it is me". */
const NONE_OF_IT = new RegExp(
  `\\b${THOUGHT_OF} [^.;!?]{1,160}?,? (?:and|but) (?:none|neither|nothing|not one) (?:of (?:it|them|that|those|these)|(?:really )?(?:felt|feels|fits?|spoke|stuck|clicked))(?:(?!\\b(?:so|instead)\\b|\\b(?:${WISH})\\b)[^.;!?])*`,
  'giu',
)
/** "I considered a phoenix, but I'd rather have a wren". */
const GIVEN_UP_FOR = new RegExp(
  `\\b${THOUGHT_OF} [^.;!?]{1,120}?,? but (?=(?:now |then )?(?:i|we)(?:'d| would)? (?:rather|prefer|decided on|went with|ended up|settled on|chose|now want)\\b)`,
  'giu',
)
const GIVEN_UP_FOREIGN =
  /(?<![\p{L}])(?:(?:primero |al principio )?(?:pens[eé] en|hab[ií]a pensado en|pensaba en) [^.;!?]{1,100}?,? pero (?:no|es|son|me|todo|luego|al final|demasiado|muy|queda)|(?:erst |zuerst |ursprünglich |anfangs )?(?:dachte ich|wollte ich|ich dachte|ich wollte)(?: (?:erst|zuerst|ursprünglich))? (?:an )?[^.;!?]{1,100}?,? aber (?:das|der|die|es|zu|dann|alle|jede[rn]?|inzwischen|irgendwie|nein|beides)|(?:au début )?(?:j['’]avais pensé à|je pensais à|j['’]ai pensé à|j['’]hésitais avec) [^.;!?]{1,100}?,? mais (?:c['’]est|non|trop|ça|tout|finalement|je n|les deux)|(?:primeiro |no começo )?(?:pensei|tinha pensado) (?:em|num|numa|no|na) [^.;!?]{1,100}?,? mas (?:achei|é|são|não|todo|muito|acabei|depois)|(?:prima |all['’]inizio )?(?:avevo pensato a|pensavo a|volevo) [^.;!?]{1,100}?,? ma (?:è|sono|non|troppo|poi|alla fine|tutti|ce l))(?![\p{L}])[^.;!?]*/giu
/** "La tour Eiffel ? Non". */
const ASKED_AND_DENIED =
  /(?<=^|[.!?;] ?)[^.;!?,:]{1,50}\? ?(?:non|no|nah|nope|nein|não)\b,?[^,.;!?]*/giu
/** "The runners up were a unicorn and a fire truck", "we almost went with an owl". */
const SECOND_CHOICE =
  /\b(?:(?:the |my |our )?(?:runners?[- ]up|second (?:choice|place|favou?rite)|other (?:options?|ideas?|choices?|contenders?|candidates?)|rejected (?:ideas?|designs?)) (?:was|were|included?|being)|(?:i|we)(?:'d| had)? (?:almost|nearly) (?:went|gone|got|chose|chosen|picked|settled)|first it was)\b(?:(?!,? (?:so|but) )[^.;!?])*/giu

const WHO =
  '(?:i|we|he|she|they|(?:my|our) (?:[\\p{L}]+ )?[\\p{L}]+|ich|er|sie|wir|mein[e]? [\\p{L}]+|yo|[eé]l|ella|mi [\\p{L}]+|je|il|elle|on|mon [\\p{L}]+|ma [\\p{L}]+|ele|ela|eu|meu [\\p{L}]+|minha [\\p{L}]+|lui|lei|mio [\\p{L}]+|mia [\\p{L}]+)'
const HATES =
  "(?:(?:really |absolutely |honestly |just )?(?:hates?|can(?:['’]?t|not) stand|dislikes?|despises?|detests?|loathes?)|(?:am|'m|m|is|are|'s|'re) (?:so |really |very )?(?:sick|tired|bored|over|allergic|scared|terrified)(?: of| to)?|hass[et]n?|kann (?:[\\p{L}]+ )?nicht (?:ab|leiden)|odi[ao]n?|detest[aeo]s?|déteste(?:nt)?|odei[ao]m?|detesta)"
/** "He hates flames": up to what follows from it. */
const HATED = new RegExp(
  `(?<=^|[.!?;,(] ?|\\b(?:and|but|because|since|y|und|et|e|weil|porque) )${WHO} ?${HATES} (?:(?!,? (?:so|but|also|hence|pero|aber|mais|mas|ma) )[^.;!?])*`,
  'giu',
)

/** "Phoenix feels overdone", "everyone and their dog has a lion": named only to say that it is worn out. */
const WORN_OUT =
  /(?<=^|[.!?;] ?|, (?:but|and) |\bbut )(?:(?!\b(?:want|like|love|need)\b)[^.;!?,]){1,60}? (?:feels?|is|are|seems?|felt|looks?) (?:(?:just|a bit|a little|kind of|kinda|too|so|really|very|totally|pretty) )*(?:overdone|over done|clich[eé]d?|basic|cheesy|tacky|boring|played out|overused|unoriginal|corny|too common|everywhere)\b(?:(?!,? (?:so|but|hence)\b)[^.;!?])*/giu

/** "… no wait, an owl": taken back by who writes it. */
const TAKEN_BACK =
  /(?<=^|[!?;] ?|[^.]\. )[^!?;]{0,160}?(?:\.{2,}|,| -)? ?\b(?:no,? wait|wait,? no|scratch that|no,? scratch that)\b[,:.]?/giu

/** "My boyfriend says that's tacky": what others think of it is neither drawn nor written. */
const OPINION =
  /(?<=^|[.!?;,(] ?|\b(?:and|but|because|since|cos) )(?:(?:the|my|our|his|her) (?:[\p{L}]+ ){0,2}[\p{L}]+|doc|everyone|everybody|people|he|she|they) (?:says?|said|reckons?|thinks?) (?:(?:that['’]?s|thats|it['’]?s|its|it|i should|you can|you could|this is)(?![\p{L}])[^,.;!?]*|(?:get|have|take|go for) an? [^,.;!?]*? instead\b)/giu

const LEAVE =
  "(?:leave (?:it|them|that) (?:out|off)|(?:is|are)n['’]?t (?:needed|necessary)|(?:is|are) not (?:needed|necessary)|can (?:go|be left out|stay out|be skipped)|(?:(?:könnt ihr|kannst du|können|kann man|bitte|gerne) )*weglassen|(?:brauche|will|möchte|mag) ich nicht|braucht es nicht|muss(?:en)? nicht sein|(?:l[oa]s? )?(?:pod[eé]is|pueden|puedes|puede) (?:quitar|omitir|dejar fuera)|no hacen? falta|no l[oa]s? quiero|(?:vous pouvez|tu peux|on peut) l(?:es?|a|['’])? ?(?:enlever|laisser|retirer|oublier)|(?:n['’]est|ne sont) pas nécessaires?|pode(?:m)? (?:tirar|deixar de fora)|não precisa|(?:l[oaie] )?(?:potete|puoi) (?:togliere|lasciare fuori|ometterl[oaie])|non serv(?:e|ono))"
/** "Die Schienen könnt ihr weglassen": the clause that names what may go. */
const LEFT_OUT = new RegExp(
  `(?<=^|[.!?;,] ?)\\s*(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )?[^.;!?,"“„]{1,60}? ${LEAVE}(?= *(?:$|[.;!?,)]))`,
  'giu',
)

const blank = (told: string): string => ' '.repeat(told.length)

/** The text without what is turned down, letter for letter, so that all places stay. */
export function maskTurnedDown(text: string): string {
  return [
    COVERED,
    BOTCHED,
    ...(SPEAKS_OF_COVERING.test(text) ? [OLD_PIECE, OLD_BARE] : []),
    GIVEN_UP,
    NONE_OF_IT,
    GIVEN_UP_FOR,
    GIVEN_UP_FOREIGN,
    ASKED_AND_DENIED,
    SECOND_CHOICE,
    HATED,
    LEFT_OUT,
    OPINION,
    WORN_OUT,
    TAKEN_BACK,
  ].reduce((known, pattern) => known.replace(pattern, blank), text)
}

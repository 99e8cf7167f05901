/**
 * People tell why they want a tattoo, what others wear and what they have already. None of it is asked for: "my sister has a rose and
 * I want a tulip" asks for a tulip. Here such clauses are found, so that only the wish is read.
 */

const MY =
  '(?:my|our|mi|mis|mein(?:e[rmns]?)?|unsere?|mon|ma|mes|meus?|minhas?|(?:il |la |i |le )?mi[oae]i?|mia|mio|o meu|a minha|nuestr[oa]s?|notre|nossos?|nossa)'
const KIN =
  '(?:sisters?|brothers?|mum|mom|mother|dad|father|nan|nana|gran|granny|grandma|grandmother|grand(?:ad|dad|pa|father)|wife|husband|girlfriend|boyfriend|friends?|best friend|mate|bestie|ex|partner|fianc[eé]e?|uncle|aunt|auntie|cousin|son|daughter|kids?|parents|grandparents|boss|coworker|roommate|herman[oa]s?|madre|padre|mam[aá]|pap[aá]|abuel[oa]s?|t[ií][oa]|prim[oa]|novi[oa]|amig[oa]s?|espos[oa]|marido|mujer|hij[oa]s?|schwester|bruder|mutter|vater|mama|oma|opa|freund(?:in)?|frau|mann|tochter|sohn|tante|onkel|s(?:oe|œ)ur|fr[eè]re|m[eè]re|p[eè]re|grand-?m[eè]re|grand-?p[eè]re|mamie|papi|copine|copain|ami[e]?|femme|mari|fille|fils|irm[aãà]o?|m[aã]e|pai|av[oóô]|namorad[oa]|filh[oa]s?|sorella|fratello|mamma|nonn[oa]|ragazz[oa]|fidanzat[oa]|amic[oa]|moglie|marito|figli[oa])'
const LATE = '(?:late |old |little |big |older |younger |best |dear )*'

/** What others have, and what is there already. */
const HAS =
  "(?:has|have|'?s got|already has|got|gave|did|tiene|tienen|ya tiene|se tatu[oó]|lleva|hat|haben|tr[aä]gt|a(?= (?:un|une|d[eé]j[aà])\\b)|a d[eé]j[aà]|tem|t[eê]m|j[aá] tem|tatuou|ha|ha gi[aà])"
/** What is told of the past. */
const WAS =
  "(?:was|were|used to|always|loved|liked|adored|collected|worked|drove|smoked|taught|died|passed|had|kept|called|grew|played|raised|lived|survived|left|bought|era|eran|fue|ten[ií]a|amaba|adoraba|le gustaban?|le encantaban?|trabajaba|muri[oó]|falleci[oó]|cultivaba|war|waren|hatte|hatten|liebte|mochte|hat (?:immer |sehr )?(?:[\\p{L}]+ ){0,4}?(?:gehabt|geliebt|gemocht|gesammelt)|starb|ist (?:letztes jahr )?gestorben|arbeitete|[eé]tait|avait|aimait|adorait|travaillait|est d[eé]c[eé]d[eé]e?|d[eé]c[eé]d[eé]e?|amava|adorava|gostava|tinha|faleceu|morreu|trabalhava|era|amava|adorava|aveva|lavorava|[eè] (?:morto|morta|mancat[oa])|si chiam(?:a|ava)|collezionava|se llama|se chama|s['’]appelle|heißt)"
const PERSON = `(?:${MY} ${LATE}${KIN}(?: (?:and|y|und|et|e) ${MY} ${LATE}${KIN})?|(?:s?he|they|elle|ella|sie|il|lui|lei|ela|ele|[eé]l)(?! should| must| would| could| needs))`

/** "Grandad was a fisherman": who has no name but this. */
const CALLED =
  '(?:(?:late |old |great )?(?:grand(?:ad|dad|pa)|gramps|gran|granny|grandma|nana|nan|mum|mom|dad|papa|oma|opa|mamá|papá|mutti|vati|maman|papi|mamie|mamma|nonn[oa]|vov[óô]))'

/** What an artist has to know of a body: the heart of a heart condition is not drawn. */
const AILMENT =
  '(?:(?:heart|skin|lung|liver|kidney|blood|brain|eye|bone|nerve|spine) (?:condition|disease|murmur|defect|attack|failure|problems?|issues?|surgery|transplant|trouble|disorder)|(?:medical |health )?condition|pacemaker|allerg(?:y|ies)|diabetes|epilepsy|eczema|psoriasis|keloids?)'

const OPENERS = [
  `${MY} ${LATE}${KIN} ${HAS}\\b`,
  `(?:every(?:one|body)|people|todo el mundo|todos|jede[rn]?|alle|tout le monde|todo mundo|tutti) (?:has|have|gets?|wants?|tiene|tienen|hat|haben|a|ont|tem|t[eê]m|ha|hanno)\\b`,
  `(?:we|${MY} ${LATE}${KIN} and i|me and ${MY} ${LATE}${KIN})(?:'re| are| were) (?:both |all )?(?!(?:getting|wanting|after|looking|thinking|planning|hoping)\\b)`,
  `${PERSON}(?: who)? ${WAS}`,
  // "We met at the sea, so maybe a lighthouse": where it began. The day of it may be wanted.
  `(?:we|(?:me and )?${MY} ${LATE}${KIN}(?: and (?:i|me))?)(?: first)? (?:met|got (?:engaged|married)|fell in love)\\b(?![^.;!?]*\\d)`,
  `(?:(?:${MY} ${LATE}${KIN} y yo )?nos (?:conocimos|casamos)|wir (?:haben|hatten) uns [^,.;!?]{0,40}?(?:kennengelernt|getroffen|verliebt|verlobt)|(?:on s|nous nous sommes|nous sommes)['’]? ?(?:est |sommes )?(?:rencontr[eé]e?s|connue?s|mari[eé]e?s)|nos (?:conhecemos|casamos)|ci siamo (?:conosciut[ie]|incontrat[ie]|sposat[ie]))(?!\\p{L})(?![^.;!?]*\\d)`,
  `${CALLED} ${WAS}`,
  `${MY} (?:baby |little |first )?(?:boy|girl|angel|twins) ${WAS}`,
  `(?:she|he)(?:'s|s| is) the [a-z]+,? and i(?:'m|m| am) the [a-z]+`,
  `(?:her|his|their|su|ihr|sein|son|seu|sua|il suo) (?:name|nombre|name|pr[eé]nom|nome) (?:was|is|era|es|war|ist|[eé]tait|est|[eé]|[eè])\\b`,
  `(?:(?:so|well|basically) )?i(?:'ve| have)? (?:already|currently) (?:have|got|had)\\b`,
  `i(?:'ve| have)?(?: got)? (?:an?|this|some) (?:[\\p{L}-]+ ){0,3}?(?:tattoos?|tat)\\b(?! (?:idea|design|concept|in mind))`,
  `i(?:'ve| have)? got (?:an?|some|two|my) [^,.;!?]{1,40} (?:already|on my)\\b`,
  `i(?:'ve| have)? (?:keep|breed|own|run|drive|teach|study|fish|hunt|saw|seen|found|came across|googled|read|grew up|was born|just turned|lost|beat|survived|finished|graduated|moved|served|worked|work|live|bruise|never had|have never|had(?! in mind| thought| hoped))\\b`,
  `i(?:'ve| have)? (?:really |just |also |always )*(?:love|like|adore|enjoy|collect|loved|adored|collected)\\b(?! (?:an?|the idea|the look|this|that|how|to|(?:his|her|its|their|dog|cat|[a-z]+ his) (?:face|head|portrait|paws?))\\b)`,
  `i (?:really |just |also |always )*(?:love|like) the (?:look|idea|style|symbolism) of [^.;!?]{2,60}?(?=,? so (?:an?|maybe|perhaps|how about|i)\\b)`,
  `(?:we|they) lost (?:our|my|the|a) (?:[\\p{L}]+ )?(?:baby|babies|child|son|daughter|twins|little (?:one|boy|girl)|${KIN})\\b`,
  `${MY} ${LATE}${KIN} is an? (?!(?:lion|wolf|bear|fox|bird|dragon|owl|cat|dog)\\b)`,
  `(?:we|i)(?:'ve| have)?(?: just| finally| recently)? (?:bought|sold|moved|climbed|visited|hiked|travell?ed|renovated)\\b`,
  `i (?:always|often|never|usually|like to) (?:say|tell|joke|think|said|told|joked|thought)\\b`,
  `mine(?:'s| is| would be) (?:for|about|in memory of)\\b`,
  `(?:since|because) ${MY} ${LATE}${KIN} [\\p{L}]{2,}ed\\b`,
  `(?:her|his|their) (?:favou?rite|fave) [\\p{L}]+ (?:was|were|is|are)\\b`,
  `i(?:'m| am) (?:not|no) (?:religious|an?|really|very|super|much|good|into|sure|famous|big)\\b`,
  `i(?:'m|m| am) (?:an?|from|born|turning|\\d\\d|nervous|scared|open|flexible|free|willing|so excited|excited)\\b`,
  `(?:i|${MY} ${LATE}${KIN})(?:'ve| have| has|'s)?(?: got| suffer(?:s|ed)? from| live with)? (?:an? )?(?:[\\p{L}-]+ ){0,3}?${AILMENT}\\b`,
  `i(?:'ve| have)?(?: just| finally| recently| only just)? (?:qualified|retired|trained|became|enlisted|got (?:my|sober|engaged|married|divorced|promoted))\\b`,
  `i still (?:have|keep|own|wear)\\b`,
  `i(?:'ve| have)(?: probably| already| now| easily| only)? (?:built|made|done|spent|taught|run|driven|ridden|flown|sailed|eaten|drunk|fixed|repaired|assembled|carried|delivered|written|baked|cooked|cut|sewn|knitted|played|watched|killed)\\b`,
  `(?:tenho|tengo|ho|ich hab[e]?|hab ich|j['’]ai) (?:una?|uma|une|eine|die) (?:cicatri[zc]e?|cicatrice|narbe|marca|voglia|tache de naissance)\\b`,
  `every [\\p{L}]+ (?:has|gets|wants|does|seems to have)\\b`,
  `(?:siamo|somos|wir sind|nous sommes|on est) (?:una coppia|una pareja|um casal|ein paar|un couple|due |dos |zwei |deux |dois )`,
  `(?:ya|yo ya) tengo\\b|vi (?:un|una|uno)\\b|nac[ií]\\b|soy\\b|perd[ií]\\b`,
  `ich (?:habe|hab) (?:schon|bereits|bisher)\\b|ich bin\\b|ich habe (?:ein|eine|einen) [^,.;!?]{1,30} (?:gesehen|verloren)\\b`,
  `ich (?:fahre?|arbeite|spiele|lebe|wohne|segle|surfe|tauche|reite|klettere|sammle|angle|jage)\\b`,
  `je (?:travaille|vis|joue|roule|navigue|conduis)\\b|(?:yo )?(?:trabajo|vivo|toco|navego|conduzco|manejo) (?=[\\p{L}])|(?:eu )?(?:trabalho|moro|dirijo) (?=[\\p{L}])|(?:io )?(?:lavoro|vivo|suono|guido) (?=[\\p{L}])`,
  `j'ai (?:d[eé]j[aà]|vu|perdu|grandi)\\b|je suis\\b`,
  `eu j[aá] tenho\\b|j[aá] tenho\\b|vi (?:um|uma)\\b|eu sou\\b|sou\\b|perdi\\b`,
  `ho gi[aà]\\b|ho visto\\b|sono (?:un|una|nat[oa])\\b|ho perso\\b`,
]

/** Where a clause of its own may begin. */
const CLAUSE_START =
  "(?<=^|[.!?;:(\\n] ?|, ?(?:and |but |because |so |cause |y |und |et |e |pero |aber |mais |mas |ma )?|\\b(?:because|since|cause|porque|weil|da|parce qu(?:e |')|perch[eé]) )"
const STORY = new RegExp(
  `${CLAUSE_START}\\s*(?:(?:ok|okay|so|well|anyway|basically|honestly|also|i know(?: that)?|i get that|i guess|i think) )*(?:${OPENERS.join('|')})`,
  'giu',
)

export const WISH =
  "(?:i|we)(?: would|'d|d)?(?: both| all| really| now| just| also| only)* (?:want|wanna|need|wish(?: for)? an?\\b|like(?: an?\\b| to)|love (?:an?|to|some)|was thinking|think an?|am thinking|was hoping|am after|thought)|i'?m (?:after|looking|thinking|wanting|hoping)|(?:can|could|would|will) (?:you|u|i|we)\\b|looking (?:for|to)|thinking (?:of|about)|please|want (?:an?|to|something|some)\\b|quiero|quisiera|queremos|me gustar[ií]a|quer[ií]a|me encantar[ií]a|busco|pens[eé] en|hab[ií]a pensado|ich (?:m[oö]chte|will|h[aä]tte|suche|w[uü]nsche|dachte|brauche)|h[aä]tte (?:ich )?gern|m[oö]chte ich|je (?:veux|voudrais|cherche|pensais)|j['’]aimerais|j['’]adorerais|je souhaite|on voudrait|quero|queria|gostaria|pensei|queremos|vorrei|voglio|cerco|pensavo|mi piacerebbe"
/** "Maybe a gondola": what is offered is wished. */
export const OFFER =
  "(?:maybe|perhaps|possibly|how about|what about|quizás?|tal vez|a lo mejor|qué tal|vielleicht|eventuell|wie wär['’]?s mit|wie wäre es mit|peut-être|pourquoi pas|talvez|que tal|forse|magari|che ne dite di) (?:(?:just|like|nur|solo|só|juste|something like|algo como) )?(?:an?|some|two|three|the|un[ao]?|une|uma?|unos|unas|des|dos|deux|dois|duas|due|zwei|drei|tres|trois|três|tre|ein(?:e[nmr]?)?|\\d)(?!\\p{L})"
/** What ends a story: the wish itself, a new sentence, or what follows from it. */
const STORY_END = new RegExp(
  `[.!?;\\n]| [-–—] |(?:,|,? (?:so|also|and|y|et|e|und)) (?=${OFFER})|(?:,|\\b(?:and|so|but|y|und|et|e|,)) (?=(?:now |so |jetzt |ahora |maintenant |agora |ora |io |yo |eu |moi )*(?:${WISH}|mine(?:['’]s| is| should| would| will))\\b)|\\b(?:${WISH})\\b|\\b(?:so|hence|therefore|deshalb|deswegen|darum|daher|por eso|as[ií] que|donc|alors|du coup|ent[aã]o|por isso|quindi|cos[iì]|perci[oò])\\b|, (?=(?:an?|one|two|three|\\d|a single|un|una|une|um|uma|uno|ein(?:e[nmrs]?)?|dos|zwei|deux|dois|duas|due|small|simple|something|just|surrounded|wrapped|framed|with|umgeben|rodead[oa]|entouré)\\b)|: `,
  'giu',
)

/** "I want that sentence": what stands in quotation marks in the story is to be written. */
export const SAYS_THAT =
  /\b(?:that|this|those|these|exactly the|exactly that) (?:(?:exact|very|same) )?(?:sentence|words?|quote|phrase|saying|line|motto|lyrics?)\b|(?<!\p{L})(?:esa frase|esas palabras|diese[nrs]? (?:satz|spruch|worte)|cette phrase|ces mots|essa frase|essas palavras|quella frase|quelle parole)(?!\p{L})/iu
const QUOTED = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u
/** Blanks what is told, letter for letter, but for what the whole text asks to be written. */
export const blankTold = (told: string, text: string): string =>
  SAYS_THAT.test(text)
    ? told
        .split(QUOTED)
        .map((part, i) => (i % 2 === 1 ? part : ' '.repeat(part.length)))
        .join('')
    : ' '.repeat(told.length)

/** "Nurse here, ten years on the ward": who writes, up to the end of the sentence or the wish in it. */
const WHO_WRITES = new RegExp(
  `(?<=^|[.!?\\n] ?)\\s*(?:(?:hi|hey|hello)[,!]? )?(?:(?:an? )?(?:[\\p{L}'’-]+ ){1,4}(?:(?:for|of|since|in|with) (?:the |over |almost )?(?:[\\p{L}\\d]+ ){1,3})?here|(?!(?:un[ao]?|une|uma?|eine?|el|la|le|der|die|das|o|a|il|hier|aquí|ici|aqui|qui) )(?:[\\p{L}'’-]+ ){1,3}(?:(?:seit|desde|desde hace|depuis|há|da) (?:[\\p{L}\\d]+ ){1,4})?(?:hier|aquí|por aquí|ici|aqui|qui))(?= ?[,.!;:]| ?$)(?:(?!\\b(?:${WISH})\\b)[^.!?])*`,
  'giu',
)

/** "… which is how she signed every card": whose words they are, and how they were said. */
const SAID_HOW = new RegExp(
  `,?(?<!\\p{L}) ?(?:${[
    `(?:which|that)(?: is| was|['’]s|s) (?:exactly |just |always )?(?:how|what|the way) (?:s?he|they|${MY} ${LATE}${KIN})(?! (?:wants?|would|likes?|asked|needs?)\\b)`,
    `(?:so|das) hat(?:te)? (?:sie|er|${MY} ${LATE}${KIN}) (?:immer|jede[nrs]?|mir|uns|am)`,
    '(?:que (?:es|era) |así |(?:es|era) )?(?:como|lo que) (?:(?:ella|él|siempre|me|nos) )*(?:firmaba|decía|escribía|terminaba|cantaba|llamaba)',
    "(?:(?:c['’](?:est|était) )?(?:comme|comme ça|ainsi|ce) (?:qu['’])?|qu['’])(?:elle|il) (?:(?:me|nous) )?(?:signait|disait|écrivait|terminait|chantait|appelait)",
    '(?:que (?:é|era) |(?:é|era) )?(?:como|o que|assim que) (?:ela|ele) (?:(?:sempre|me|nos) )*(?:assinava|dizia|escrevia|terminava|falava|cantava|chamava)',
    '(?:che (?:è|era) |(?:è|era) )?(?:come|così|quello che) (?:(?:lei|lui|sempre|mi|ci) )*(?:firmava|diceva|scriveva|finiva|cantava|chiamava)',
  ].join('|')})(?!\\p{L})[^,.;!?]*`,
  'giu',
)

/** "Him laying on his back": who was told of, seen so. */
const SHOWS_WHOM =
  /(?<=^|[.!?;,] ?)(?:him|her|them) (?:lying|laying|sitting|sleeping|asleep|running|playing|curled|standing|jumping|looking|wearing|holding|with)\b/iu

/** The text with every told story blanked out, letter for letter, so that all places stay. */
export function maskStory(text: string): string {
  const isShown = SHOWS_WHOM.test(text)
  let rest = text
    .replace(WHO_WRITES, (told) => blankTold(told, text))
    .replace(SAID_HOW, (told) => blankTold(told, text))
  for (const { index, 0: opener } of text.matchAll(STORY)) {
    // "He was a chocolate lab. Him lying on his back": who is to be seen is told of.
    if (isShown && /(?:s?he|it) (?:was|is)$/i.test(opener)) continue
    const from = index + opener.length
    STORY_END.lastIndex = from
    const end = STORY_END.exec(text)
    const until = end ? end.index : text.length
    rest = rest.slice(0, index) + blankTold(rest.slice(index, until), text) + rest.slice(until)
  }
  return rest
}

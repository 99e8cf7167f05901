/** How people ask for words on skin. Latin letters are written out: property classes are slow to compile. */
export const LETTER = 'A-Za-z\\u00C0-\\u024F'
const UPPER = 'A-Z\\u00C0-\\u00DEĀĂĄĆĈĊČĎĐĒĖĘĚĞĠĢĤĦĪĮİĶĹĻĽŁŃŅŇŌŐŒŔŘŚŞŠŢŤŪŮŰŲŴŶŸŹŻŽȘȚ'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|januar|februar|märz|mai|juni|juli|oktober|dezember|' +
  'janvier|février|mars|avril|juin|juillet|août|septembre|octobre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)'
const YEAR = '(?:18|19|20)\\d\\d'
/** What people set between the parts of a date. */
const PART = '[./·•∙|-]'
/** A whole day in figures: 03.22.21, 3/22/2021, 2021-03-22, "03·22·21", "03 - 22 - 2021", "03 22 2021". */
export const DAY_IN_FIGURES = [
  `\\d{1,2}${PART}(?:\\d{1,2}|[ivx]{1,4})${PART}\\d{2,4}`,
  `\\d{1,2} (?:${PART} )?\\d{1,2} (?:${PART} )?${YEAR}`,
  `\\d{1,2} ${PART} \\d{1,2} ${PART} \\d{2}`,
  `${YEAR}${PART}\\d{1,2}${PART}\\d{1,2}`,
].join('|')
const DATE_SOURCE = [
  DAY_IN_FIGURES,
  `${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de |of )?${MONTH}(?: de)?,? ${YEAR}`,
  `${YEAR}(?: ?- ?(?:${YEAR}|present|forever))?`,
].join('|')
/** A span of two dates belongs together: 12.03.1950 - 04.06.2020. */
export const DATE = new RegExp(
  `(?<![\\d.:/#])(?:est(?:ablished|d)?\\.? )?(?:${DATE_SOURCE})(?: - (?:${DATE_SOURCE}))?(?![\\d:]|${PART}\\d)`,
  'gi',
)
/** The month in roman signs and the rest in figures, as many write it. */
export const HALF_ROMAN = /^\d{1,2}[./-][ivx]{1,4}[./-]\d{2,4}$/i
/** Whether words that end before this would tear a number or a date in two: "Mateo 03.22" of 03.22.21. */
export const GOES_ON_IN_FIGURES = new RegExp(`^${PART}\\d`)
export const WHOLE_DATE = new RegExp(`^(?:${DATE_SOURCE})(?: - (?:${DATE_SOURCE}))?$`, 'i')
/** "A 1967 Mustang": the year says which one it is. */
export const YEAR_OF_THING = new RegExp(
  `^${YEAR} (?!(?:and|or|with|in|on|under(?:neath)?|below|beneath|above|around|inside|to|until|for|at|by|next|over|across|along|between|beside|written|engraved|is|was|as|y|con|en|debajo|abajo|sobre|und|mit|im|auf|darunter|unter|et|avec|sous|sur|en|dessous|e|com|em|no|na|nos|nas|embaixo|abaixo|sob|sobre|con|su|sul|sulla|nel|nella|sotto|sopra|am|an|auf|über|dans|au|tattoo|please|pls|roman|small|tiny|fine|cursive|script|graffiti|lettering|gothic|old|typewriter|calligraphy|fine-?line)\\b)[${LETTER}]`,
  'i',
)
/** "I got out of the army in 2014": told of a life, and not to be written. */
export const TOLD_YEAR =
  /(?:^|[.!?;\n] ?)[^.!?;\n]*\b(?:i|we|he|she|they|(?:my|our) \p{L}+)(?: \p{L}+)? (?:got|was|were|left|lost|met|moved|died|passed|started|finished|survived|had|became|came|joined|graduated|beat|married|retired|bought)\b[^.!?;\n,:]* (?:in|since|around|early|late) $/iu
/** What is said not to be written. */
export const NOT_WRITTEN =
  /\b(?:no|not|without|minus|sin|ohne|keine?n?|sans|pas d[e']|sem|senza|niente|nada de)(?: [a-zà-ü]+)? *$|\b(?:keeps?|kept|is|was|are|were|always|been|everyone|people) *$/i
export const COORDINATES =
  /\d{1,3}° ?\d{1,2}['′’](?: ?\d{1,2}(?:\.\d+)?["″”])? ?[NS][, ]+\d{1,3}° ?\d{1,2}['′’](?: ?\d{1,2}(?:\.\d+)?["″”])? ?[EWO]\b|(?<![\d.])-?\d{1,3}\.\d+ ?(?:° ?[NS]?,?|[NS],?|,) ?-?\d{1,3}\.\d+(?!\.?\d)(?: ?° ?[EWO]?| ?[EWO]\b)?|(?<![\d.])-?\d{1,3}\.\d{3,} -?\d{1,3}\.\d{3,}(?![\d.])/gi
export const ROMAN =
  /(?<![A-Za-z'])(?=[MDCLXVI]{2,}|[IVX]+[ .·|/-]+[IVXLCDM]{2,})[MDCLXVI]+(?:[ .·|/-]+[MDCLXVI]+)*(?![A-Za-z'])/g
/** Words and sizes that only look roman. */
export const NOT_ROMAN =
  /^(?:DIM|MID|MIX|DID|LID|MILD|MIL|CD|MD|DC|CM|MM|DVD|XL|XXL|XX|XXX|CC|IL|LI|DI)$/
export const WANTS_ROMAN = /roman|romano|römisch|romain/i
export const NUMBER =
  /\b(?:number|numbers|número|nummer|zahl|numéro|jersey|area code|zip code|postcode|badge|unit|angel numbers?) #?(\d{1,6})\b|(?<![\d.:/])((\d)\3{2,3})(?![\d.:/])|(?<![\d.:/]|showing |at |to |time |reading |clock |watch )((\d{2}):\5)(?![\d.:/])/gi

/** Quotation marks that open, with those that close them. A straight ' must not be an apostrophe. */
export const QUOTED = [
  /"([^"]{1,200})"/g,
  /[“„«»”]\s?([^“”„«»"]{1,200}?)\s?[”“»«"]/g,
  /‘([^‘]{1,200}?)’(?![a-z])/g,
  /‚([^‚‘’]{1,200}?)[‘’]/g,
  new RegExp(
    `(?<![${LETTER}\\d])'([^']{1,200}(?:'[a-z]{1,2}\\b[^']{0,100}){0,4})'(?![${LETTER}\\d])`,
    'g',
  ),
]

/**
 * A part of a pattern that takes capitals as well, each letter spelt out both ways. Modifiers within a pattern would be shorter, but
 * after some thousand texts they no longer match capitals.
 */
export function anyCase(source: string): string {
  const both = source.replace(/\\.|\(\?:|\[[^\]]*\]|\p{L}/gu, (piece) => {
    if (piece.startsWith('\\') || piece.startsWith('(')) return piece
    const letters = piece.startsWith('[') ? piece.slice(1, -1) : piece
    return `[${letters}${letters.toUpperCase()}]`
  })
  return `(?:${both})`
}

const NAME_WORD = anyCase(
  '(?:last |family |sur|first |pet )?names?|initials?|intials?|initals?|intitials?|inicials?|monograms?|(?:the |two |three )letters?|buchstaben?|letras|lettres|nombres?|apellidos?|inicial(?:es)?|namen?s?|initialen|nachname|prénoms?|prenoms?|noms?|initiales|nomes?|sobrenome|iniciais|inizial[ei]|nomi',
)
const KIN = anyCase(
  'my|the|boys?|girls?|twins|babies|parents|brothers?|sisters?|friends?|nieces?|nephews?|do|da|dos|del|du|pai|mãe|irmã|irmão|avó|avô|mutter|vater|oma|opa|schwester|bruder|frau|mann|père|mère|soeur|frère|madre|padre|abuel[oa]|herman[oa]|mãe|our|his|her|their|mi|mis|meiner?|meines|unserer?|mon|ma|mes|de|la|el|meu|minha|late|two|three|four|2|3|4|dos|tres|little|older|sons?|daughters?|kids?|child(?:ren)?s?|dogs?|cats?|mum|mom|dad|nan|wife|husband|grand[a-z]+|hij[oa]s?|tochter|töchter|sohn|söhne|kinder|hund(?:es)?|filles?|fils|enfants|filh[oa]s?|perr[oa]|gat[oa]|di|mi[oa]|mie|miei|nonn[oa]|figli[oae]?|sorella|fratello|moglie|marito|cane|gatt[oa]',
)
/** "My cats name Biscuit": whose it is, and no cat. */
const PETS_OWN = anyCase(
  "(?:my|our|his|her|their) (?:late |little |old |first )?(?:cat|dog|pup|puppy|horse|pony|rabbit|bunny|hamster|parrot|bird|pet|kitty|kitten)s?['’]?s?['’]?",
)
export const PERSON = `[${UPPER}](?:\\.(?:[${UPPER}]\\.?)*|[${LETTER}'’-]*)`
const JOINED = '(?:,? (?:&|\\+|and|y|und|et|e) | & |&|, | \\+ | )'
/** One name or several: "Anna & Ben", "Liam, Noah and Ava", "J.R.". */
const PEOPLE = `${PERSON}(?:${JOINED}${PERSON})*`

/** Where words go on the body, which is none of them: "across my upper chest". */
export const ON_BODY = `(?:,? (?:across|along|on|over|down|up|around|under|auf|über|en|sobre|sur|su|na|no|nas|nos) (?:my|mein(?:e[nmr]?)?|the|mis?|mon|ma|meu|minha|o|a|la|el|il|mi[ao]) (?:(?:upper|lower|left|right|inner|outer|oberen?|unteren?) )*${anyCase('chest|back|forearms?|arms?|wrists?|ribs?|ribcage|shoulders?|shoulder blades?|collarbones?|thighs?|calf|ankles?|foot|feet|neck|spine|hips?|legs?|hands?|biceps?|stomach|brust|rücken|unterarm|oberarm|handgelenk|rippen|schulter|pecho|espalda|antebrazo|brazo|muñeca|costillas|hombro|torse|dos|avant-bras|bras|poignet|côtes|épaule|peito|costas|antebraço|braço|pulso|costelas|ombro|petto|schiena|avambraccio|braccio|polso|costole|spalla')}(?![${LETTER}]))?`

/** "The name of my daughter Sofia"; the names come in the group. */
export const NAMES = new RegExp(
  `\\b(?:${PETS_OWN} )?${NAME_WORD}(?:'s|s')?(?: (?:of|de|von|is|are|was)| ${KIN}(?:'s|s')?)*[,:]? (?<text>${PEOPLE})(?! of the word)`,
  'gu',
)
/** "Infinity with Mateo as part of the line", "com Maria Aparecida escrito embaixo": a name, by what is done with it. */
export const NAME_AS_PART = new RegExp(
  `\\b${anyCase('with|con|mit|avec|com')} (?<text>${PERSON}(?: ${PERSON}){0,2}) (?:as part of (?:the|its)|woven into|worked into|written|lettered|spelled|escrit[oa]|geschrieben|écrit|inscrit|scritt[oa])\\b`,
  'gu',
)
/** "One on each leaf: Ava, Noah, Beth", where names are spoken of. */
export const NAMES_LISTED = new RegExp(
  `\\b${NAME_WORD}\\b[^.!?:]{1,60}: (?<text>${PERSON}(?:,? (?:and |& )?${PERSON})*)`,
  'gu',
)
/** "SGT M. DOYLE on the tags". */
export const CAPITALS = new RegExp(
  `(?<![${LETTER}.] ?)(?<text>[${UPPER}]{3,}(?: (?:[${UPPER}]\\.|[IAOYE](?= [${UPPER}]{2})|[${UPPER}]{2,}))*)(?= (?:on|across|along|inside|in|over) (?:the|it|its|them|each|a)\\b)`,
  'gu',
)
/** After "the name" these go on with the sentence: "the name under it", "el nombre abajo". Some are beginnings of words. */
const NO_NAME =
  'next|near|beside|along|over|down|up|by|too|also|there|somewhere|hidden|tucked|through|please|pls|as|als|como|comme|of|de|do|da|dos|del|du|der|von|my|mi|meiner?|in|im|am|on|with|and|is|at|to|for|en|em|na|auf|con|com|mit|avec|y|et|und|e|dans|sobre|innen|del[ae]s?|su[oa]s?|lui|elle|ihr|ella|él'
const NO_NAME_BEGINS =
  'under|above|below|beneath|inside|around|across|written|tattoo|dentro|encima|arriba|acima|abaixo|embaixo|debajo|darunter|dessous|sotto|nel|sul|sur|escrit|écrit|geschrieben|scritt'
/** The same in lower case, for one word only: more would swallow the sentence. */
export const LOW_NAME = new RegExp(
  `\\b(?:the|his|her|my|their|its|el|la|su|den|der|le|son|o|seu|w|with|dogs?|cats?|sons?|daughters?) (?:name|nombre|namen?|prénom|nome) (?!(?:${NO_NAME})(?![${LETTER}])|${NO_NAME_BEGINS})(?<text>[${LETTER}]{2,15})\\b`,
  'gi',
)
/** "My kids Mia and Leo … with their names", "our lab Benson … his name": the names stand before. */
export const NAMES_BEFORE = new RegExp(
  `\\b(?:kids?|children|sons?|daughters?|boys?|girls?|twins|dogs?|cats?|wife|husband|mum|mom|dad|nan|puppy|hij[oa]s?|perr[oa]|gat[oa]|tochter|sohn|kinder|hund|katze|fille|fils|enfants|chien|chat|filh[oa]s?|cachorro|figli[oae]?|(?:[Mm]y|[Oo]ur|[Mm]i|[Mm]eine?|[Mm]on|[Mm]a|[Mm]eu|[Mm]inha|[Mm]io|[Mm]ia) (?:[a-zà-ü-]+ ){0,2}[a-zà-ü]+),? (?<text>${PEOPLE})(?=.*\\b(?:names?|nombres?|namen|prénoms?|noms?|nom[ei]s?)\\b(?! ${PERSON}))`,
  'gu',
)
/** "My dog last week, Buster, he was 14 … his name": the name is set off, and the animal is told of before and after. */
export const NAME_SET_OFF = new RegExp(
  `\\b${anyCase('my|our')} (?:${anyCase('dog|cat|puppy|kitten|horse|rabbit|bird|son|daughter|nan|dad|mum|mom|brother|sister|grandma|grandpa')})\\b[^.!?]{0,40}, (?<text>${PERSON})(?=, (?:he|she|who|my|our)\\b)(?=[^]*\\bnames?\\b(?! ${PERSON}))`,
  'gu',
)
/** "And under it Keep On Truckin Dad": what stands there is written with capitals to its end. */
export const CAPITALISED_PLACED = new RegExp(
  `\\b${anyCase('under(?:neath)?|below|beneath|above|over|across')} (?:it|them|him|her|that|this):? (?<text>(?!${anyCase('the|a|an')}\\b)[${UPPER}][${LETTER}'’]+(?: (?:[${UPPER}][${LETTER}'’]*|of|the|and|to|in|is|a|my|you|me|for|not)){1,7})(?= ?(?:[,.;!?]|$))`,
  'gu',
)
export const NAME_BEFORE_QUOTE = new RegExp(`\\b${NAME_WORD}[^,.]{0,24}$`, 'i')

/** "Her name in cursive": whose it is was said elsewhere. */
export const ASKS_FOR_NAME =
  /\b(?:names?|initials?|intials?|initals?|nombres?|namen?|prénoms?|noms?|nom[ei]s?|inizial[ei])\b/i
/** "Don't write her name", "sin su nombre": told who it is for, and nothing is written. */
export const NO_NAMES =
  /\b(?:don['’]?t|do not|no need to|not|without|no|never|sin|ohne|kein(?:en)?|sans|pas de|sem|senza|niente)(?: (?:write|letter|include|add|put|want|need|writing|including|escribir|schreiben|écrire|escrever|scrivere))?(?: (?:her|his|the|their|any|my|su|el|ihren|seinen|den|son|le|o|il|suo))* (?:names?|nombres?|namen?|prénoms?|noms?|nomes?|nom[ei])\b/i
/** "My dog is called Max", "si chiamava Rosa". */
export const CALLED = new RegExp(
  `\\b${anyCase("named|called|names? (?:is|was|are)|se llam(?:a|aba|aban)|llamad[oa]s?|heißt|hieß|namens|s['’]appel(?:le|ait)|appelée?|prénommée?|se chama(?:va)?|chama(?:va)?-se|chamad[oa]s?|si chiama(?:va|vano)?|chiamat[oa]|nombre (?:es|era)|nome (?:é|era)")}:? (?<text>${PEOPLE})`,
  'gu',
)

/** "Für meinen Sohn Jonas", "my dog Max": whose name may be asked for later. */
export const OWN_PERSON = new RegExp(
  `\\b${anyCase('my|our|mi|mis|mein(?:e[nmrs]?)?|mon|ma|meu|minha|mio|mia')} ${anyCase('son|daughter|boy|girl|nan|gran|grandma|grandpa|grandad|mum|mom|dad|sister|brother|wife|husband|dog|cat|hij[oa]|abuel[oa]|herman[oa]|perr[oa]|gat[oa]|sohn|tochter|oma|opa|bruder|schwester|hund|katze|fils|fille|mamie|papi|fr[eè]re|s(?:oe|œ)ur|chien|chat|filh[oa]|av[oóô]|irm[aãà]o?|cachorr[oa]|figli[oa]|nonn[oa]|fratello|sorella|cane|gatt[oa]')} (?<text>${PEOPLE})`,
  'gu',
)

const WORD_WORD = anyCase(
  'words?|lettering|text|inscription|palabras?|wort|wörter|schriftzug|mots?|palavras?|texto|texte|scritta|scritte|parol[ae]',
)
const SAYING_WORD =
  '(?:phrase|saying|quote|motto|lyrics?|sentence|frase|cita|spruch|zitat|satz|citation|citação)'
const SAYS =
  '(?:(?:that|which|it) (?:says?|reads?|spells?)|saying|says|say|reads|(?-i:reading(?=:? [A-Z]))|spell out|spelling out|spelled out|spells out|(?-i:spell(?= [A-Z]))|hand ?writing of(?! (?:my|our|his|her|their|the|mine|an?)\\b)|spelling|spelled|spells|inscribed with|inscribed|engraved with the words|qu?e? dig(?:an?|am)|que dicen?|que pongan?|qu?e? pon(?:e|ga)|disant|che dic(?:a|e|ano|ono)|dicendo|mit der aufschrift|auf dem steht|auf der steht|qui dit|que diz(?:em)?|escrito|con scritto|con la scritta|mit dem schriftzug|avec écrit|written)'
/** Where unquoted lettering ends: at a new clause about the picture, the body or the script. */
const END =
  "(?= (?:in (?:a|an|the|my|cursive|script|black|fine|bold|old|gothic|small|tiny|roman|typewriter|white|italics?|capital|block)|on|with|w|under|underneath|above|below|beneath|across|around|and (?:a|an|some|two|the)|for (?:my|the)|inside|over (?:it|the|my)|between|en (?:el|la|mi|los|las)|con|sur|sull?[ao]?|avec|auf|am|mit|und ein|com (?:um|uma)|no|na|em|et un|y (?:un|una)|wrapped|behind|next|if (?:there'?s?|you|it|possible)|(?:debajo|abajo|arriba|encima|embaixo|em baixo|abaixo|acima|em cima|sotto|sopra|(?:en )?dessous|au-dessus|darunter|drunter|darüber|unten|oben)(?= *(?:[,.;!?\\n]|$)| (?:en|em|in|de|del|do|da|di|della|con|com|avec|mit) )|(?:en|em) letras?|in (?:corsivo|stampatello|schreibschrift|schnörkelschrift|druckschrift)|em (?:cursiva|itálico)|en (?:cursiva|cursive|mayúsculas|majuscules))\\b|[,;!?\\n]|\\.(?!\\d)|$)"
export const SAYING = new RegExp(
  `\\b(?:(?:the |its |a )?(?:screen|label|licen[cs]e plate|number plate|name ?tag) (?=(?:says?|saying|reads?) ))?(?:une? (?:petite? )?(?:texte|phrase|mot|citation) (?=disant |qui dit ))?(?:${SAYS}|(?:the |a |la |el |das |le |o |der |den |die )?${SAYING_WORD}(?: of)?:?)(?<colon>:?) +(?!(?-i:if|please|pls|when|but|or|possible|in|on|about|from|for|that|de|sobre|of|with|under|underneath|below|beneath|above|across|around|inside|along|by|as|out|and|(?:que|q|qui|che) d\\S+|disant|en|em|na|nas|sul|sulla|sur|debajo|abajo|embaixo|no (?:meu )?(?:pulso|bra|ante|pesco|pé|peito|ombro|dedo|torno|tornoz|[a-zà-ü]+ d[eoa]s?\\b)|(?:the|a|my|his|her|our|la|el|le|das|die) (?:words?|names?|phrase|quote|text|letters?|initials|date|year|number))\\b)(?<text>[${LETTER}](?:[^,.;!?\\n]|\\.(?=\\d)){0,120}?)${END}`,
  'gi',
)
/** "Banner under it says RIDE ON DANNY": capitals are written to their end. */
export const SAYING_CAPITALS = new RegExp(
  `\\b${SAYS}:? (?<text>[${UPPER}]{2,}(?: [${UPPER}&]+){1,7})(?! ?\\d|[${LETTER}'’])`,
  'gu',
)
/** "A teddy with a balloon, with Mila on the balloon": a name on what is there to be written on. */
export const NAME_ON_THING = new RegExp(
  `\\b${anyCase('with')} (?<text>${PERSON}) (?:on|across) (?:it|them|(?:the|its|his|her|their) (?:[a-z]+ )?(?:balloon|heart|banner|ribbon|scroll|collar|tags?|sail|bottle|stone|tombstone|headstone|gravestone|label|shirt|jersey|cup|mug|plate|sign|book|flag|envelope|ring|handle|blade|belly|side|hull|wall|crate|box))(?![${LETTER}])`,
  'gu',
)
/** Worn as it is said, since sailors had it. */
export const LUCKY_NUMBER = /\blucky (?:number )?(?:13|7|777|21)\b/giu
/** "Unter der Flasche steht Heimweh". */
export const GERMAN_STANDS_AFTER = new RegExp(
  `\\b(?:darunter|drunter|darüber|drüber|drauf|darauf|(?:unter|über|auf|in) (?:der|dem|den|das|die|einem|einer) [${LETTER}]+) (?:steht|stehen)(?: (?:nur|klein|groß|einfach|das wort|der name))? (?<text>[${UPPER}][${LETTER}]+)(?= *(?:[,.;!?]|$|in\\b|und\\b))`,
  'gu',
)
/** "In my mother's handwriting: love you always". */
const HAND_WORD =
  "(?:in |like )?(?:(?:my |his |her |our )?[a-z]+['’]s )?(?:hand ?writing|handschrift|cursive|script|typewriter|font)(?: style| font)?"
export const COLON_SAYING = new RegExp(
  `\\b(?:${SAYS}|${WORD_WORD}|${HAND_WORD}|${SAYING_WORD}(?: (?:from|by|of|de|von) [^,.;:!?"\\n]{1,40})?): *(?<text>[^.;!?\\n]{1,200}?)(?=,? (?:on|in) (?:my|the|a|an|cursive|script|black|small)\\b|, (?:small|tiny|fine|with|in|on|under|black|minimal)|,? (?:mit|con|avec|com) (?:eine[mrn]?|una?|une|un['’]|uma?|uno) |[.;!?\\n]|$)`,
  'gi',
)
/** "The words home is where you wait": all of them, up to the next clause. */
export const WORDS = new RegExp(
  `\\b(?:the |las |die |les |as |le )(?:words|palabras|worte|wörter|mots|palavras|parole):? (?!(?:that|in|on|of|with|and|or|under|above|below|saying|around|across|as|for|to|is|are|written|que)\\b)(?<text>[${LETTER}][^,.;:!?\\n]{0,120}?)${END}`,
  'gi',
)
export const WORD = new RegExp(
  `\\b(?:the |la |das |le |a |o |una |un |um |uma )?${WORD_WORD}:? (?!(?:that|art|in|on|of|with|and|or|under|tattoo|style|que|mit|above|below|saying|says|around|across|as|for|to|is|are|written|che|disant|qui|dicendo|q)\\b)(?<text>${PERSON}(?: ${PERSON})*|[${LETTER}][${LETTER}'-]*)`,
  'gu',
)
const FOREIGN = '(?:(?!\\p{Script=Latin})[\\p{L}\\p{M}])+'
/** Words of another script, with what leads to them: "the word 愛", "que diga مريم". */
export const OTHER_SCRIPT = new RegExp(
  `(?:\\b(?:the |la |el |das |le |o |das )?(?:${WORD_WORD}|${NAME_WORD}|${SAYS}):? )?(?<text>${FOREIGN}(?:[ 、，・]${FOREIGN})*)`,
  'gu',
)
/** "A banner with MAMA on it": capitals among small letters, put on something. */
export const SHOUTED_ON = new RegExp(
  `(?<=[a-zà-ü] |^)(?<text>[${UPPER}]{3,}(?: (?:[${UPPER}]{2,}|[IAOYE](?= [${UPPER}]{2}))){0,7})(?= (?:(?:on|in|inside|across|over|around|under|underneath|above|below) (?:it|them|the|a|an|my|both)|(?:underneath|below|beneath|above)(?= ?(?:in\\b|[,.;!?]|$)))(?![${LETTER}]))`,
  'gu',
)
/** "Banner with MOM and a heart", "an anchor with a banner NO FEAR": cloth is there to be written on. */
export const ON_CLOTH = new RegExp(
  `(?<=\\b${anyCase('banner|ribbon|scroll|banderole?|pergamino|cinta|spruchband|band|ruban|faixa|fita|nastro')}(?: ${anyCase('with|of|con|mit|avec|com')}|:|,)? )(?<text>[${UPPER}]{2,}(?: [${UPPER}]{2,}){0,4})(?![${LETTER}'’])`,
  'gu',
)
/** "A design for Olivia and Liam, elegant script": names, where writing is asked for. */
export const NAMES_FOR = new RegExp(
  `\\b(?:for|für|para|pour|per) (?<text>${PERSON}${JOINED.replace('| )', ')')}${PERSON})(?=.*\\b(?:script|lettering|calligraphy|typography|font|cursive|schrift|letra|écriture|caligrafia|calligrafia|corsivo)\\b)`,
  'gu',
)
/** "MAMA in bold letters", "BROOKLYN graffiti". */
export const SHOUTED = new RegExp(
  `(?<![${LETTER}])(?<text>[${UPPER}]{2,}(?: [${UPPER}]{2,}){0,4})(?= (?:in (?:[a-z]+ ){0,3}(?:runes|futhark|lower ?case|letters|lettering|font|writing|script|cursive|text|english|gothic|black ?letter|fraktur|typewriter|graffiti|calligraphy|block|capitals|caps|italics)|(?:(?:chicano|gothic|old english|brush|block|cursive|fancy|bold|fine line) )?(?:graffiti|lettering|script|calligraphy|cursive|blackletter|fraktur|old english|block letters|knuckles?)\\b))`,
  'gu',
)
/** "Graffiti QUEEN", "old english DETROIT": capitals right after the way they are to be written. */
export const SHOUTED_IN_WAY = new RegExp(
  `\\b${anyCase('graffiti|old english|blackletter|fraktur|gothic|cursive|typewriter|block letters|letters|lettering|script|font')}:? (?<text>[${UPPER}]{3,}(?: [${UPPER}]{2,}){0,4})(?![${LETTER}'’])`,
  'gu',
)
/** "Knuckle tattoo STAY TRUE": what stands on fingers is spelt out in capitals. */
export const SHOUTED_AFTER = new RegExp(
  `\\b${anyCase('knuckles?|fingers|nudillos|dedos|knöcheln?|fingern?|doigts')}(?: ${anyCase('tattoos?|tats?|letters?|lettering|says?|saying|piece')}){0,2}[:,]? (?<text>[${UPPER}]{2,10}(?:[ /-][${UPPER}]{2,5})?)(?![${LETTER}])`,
  'gu',
)
const VERSE_BOOK =
  'genesis|exodus|numbers|deuteronomy|joshua|ruth|samuel|kings|job|proverbs|ecclesiastes|isaiah|jeremiah|lamentations|daniel|micah|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|hebrews|james|peter|revelation|isaías|mateo|marcos|lucas|juan|romanos|filipenses|josué|johannes|matthäus|jean|luc|joão|mateus'
/** "Psalm 23", "1 Corinthians 13:4-7". */
export const VERSE = new RegExp(
  `\\b(?:(?:[1-3] )?(?:${VERSE_BOOK}) \\d{1,3}[:.]\\d{1,3}(?:-\\d{1,3})?|(?:psalms?|salmos?|psaume) \\d{1,3}(?:[:.]\\d{1,3}(?:-\\d{1,3})?)?)`,
  'gi',
)
/** Of "in small typewriter letters" this word is left when the way of writing is read: no post. */
export const LETTERS_LEFT =
  /(?<=(?:^|[,.;])\s{2,})(?:letters?|lettering|characters|letras?|buchstaben|lettern|lettres|lettere)\b(?! (?:from|of|de|von|tied|in))/giu
/** "J + S", "A & M": two people by their first letters. */
export const LETTER_PAIR = /(?<![A-Za-z.])[A-Z]\.? ?(?:[+&♥❤]\uFE0F?|<3) ?[A-Z]\b\.?(?!['’])/gu
/** "Anna ♥ Ben": a heart for the word between. */
export const NAMES_HEARTED = new RegExp(`(?<text>${PERSON} ?(?:[♥❤]\\uFE0F?|<3) ?${PERSON})`, 'gu')
/** "Leo & Max & Ruby, names of my kids": whatever else the words may be called, they are names here. */
export const NAMES_OF_KIN = new RegExp(
  `(?<text>${PERSON}(?:(?:,? (?:&|\\+|and|y|und|et|e) |, )${PERSON})+),? (?:the |are the |as )?${anyCase("names? of|nombres? de|namen(?: von)?|prénoms? de|nomes? d[eoa]s?|nomi d(?:i|ei)|my (?:kids|children|sons|daughters|boys|girls|babies|twins|dogs|cats)['’]?s?['’]? names?")}(?![${LETTER}])`,
  'gu',
)
/** "His with a little H and mine with a little J on it". */
export const LETTER_ON =
  /\bwith an? (?:little |small |tiny |big |capital )?(?<text>[B-HJ-Z])(?= (?:on|in|inside|and (?:mine|his|hers?|the other|one))\b)/g
/** "Und darunter Emil & Lotte": two names, by where they stand. */
export const NAMES_PLACED = new RegExp(
  `(?<=\\b${anyCase('underneath|below|beneath|darunter|drunter|darüber|debajo|abajo|arriba|dessous|dessus|embaixo|abaixo|acima|sotto|sopra')}(?: it| them)?:? )(?<text>${PERSON} ?[&+] ?${PERSON})`,
  'gu',
)
/** "The letter K", "letters LOVE"; a love letter is none. */
export const LETTERS =
  /(?<!\blove )\b(?:[Ll]etters?|[Rr]oman numerals?|[Ii]n(?:itia|tia|ita|titia|icia)ls?|LETTERS?|[Ii]niciais|[Ii]niziali|[Ii]niciales|[Ii]nitialen|[Ii]nitiales)(?: (?:of|d[aeo]s?|de|dei|delle|von|meiner) (?:(?:my|meus|minhas|mis|miei|mie|mes|meiner) )?[a-zà-ü]+)?[,:]? (?<text>[A-Z]{1,12}(?:(?:,? (?:and|&|y|und|et|e) |, | )[A-Z]{1,3}(?![A-Za-z]))*)(?![A-Za-z'’]| of the word| ?[.·|/-] ?[IVXLCDM]+)/g
/** "Jonah and 3.9.22": who a date is of. */
export const NAME_WITH_DATE = new RegExp(
  `\\b(?<text>(?!${anyCase(MONTH)}\\b)${PERSON})(?=(?:,? (?:and|&|y|und|et|e) |, )(?:${DATE_SOURCE}))`,
  'gu',
)
/** "Grandpa Walter 1931-2022": who lived then. */
export const NAME_WITH_LIFE = new RegExp(
  `(?<text>${PERSON}(?: ${PERSON}){0,2})(?=,? ${YEAR} ?- ?${YEAR})`,
  'gu',
)
/** Who is called so is a person, whatever the name means besides. */
export const KIN_TITLE =
  /^(?:Aunt(?:ie|y)?|Uncle|Grand(?:ma|pa|mother|father|dad|mum|ad)|Gran|Granny|Nana?|Nanny|Nonn[ao]|Pop|Papa|Papaw|Mamaw|Mum|Mom|Dad|Mother|Father|Brother|Sister|Cousin|T[ií][ao]|Abuel[ao]|Oma|Opa|Tante|Onkel|Oncle|Papi|Mamie|Papy|Vov[óô]) /
const SCRIPTS =
  '(?:cyrillic|russian|ukrainian|bulgarian|hebrew|arabic|farsi|persian|hindi|sanskrit|devanagari|greek|japanese|kanji|hiragana|katakana|chinese|mandarin|korean|hangul|thai|runes|runic)'
/** "In Cyrillic", "the Arabic word for patience": which letters and what they mean, said of words that already stand in them. */
export const IN_OTHER_SCRIPT = new RegExp(
  `\\bin ${SCRIPTS}(?: (?:letters?|script|characters?|writing|alphabet|calligraphy))?\\b(?! style)|\\b(?:the )?${SCRIPTS}(?: (?:words?|symbols?|characters?|letters?|signs?|runes?))? (?:for|meaning|of) [a-z]+\\b`,
  'gi',
)
/** "Carpe Noctem calligraphy", "Hope lettering": what stands before the art of writing it. */
export const BEFORE_SCRIPT = new RegExp(
  `(?<text>${PERSON}(?: ${PERSON}){1,5}?)(?= (?:(?:Sanskrit|Arabic|Hebrew|Latin|Tibetan|Gothic|Celtic) )?(?:calligraphy|lettering)\\b)`,
  'gu',
)
/** "With Max written on it". */
export const BEFORE_WRITTEN = new RegExp(
  `(?:\\b(?:with|of|and) |[:,] )(?<text>(?!I\\b)${PEOPLE}) (?:written|engraved|inscribed|carved|spelled|lettered|etched)\\b`,
  'gu',
)
/** "Stay true written under a rose": all words of the clause before it. */
export const LOW_BEFORE_WRITTEN = new RegExp(
  `(?<=^|[,.;] ?|\\bwith |\\band )(?!(?:an?|the|my|our|his|her|their|its?|with|some|something|names?|words?|dates?|initials|lettering|text|quote|just|small|tiny|it)\\b)(?<text>[${LETTER}][${LETTER}0-9' ]{1,38}?) (?:written|in (?:[a-z]+ )?(?:script|cursive|calligraphy|handwriting|typewriter(?: font)?|block letters|old english)) (?=(?:under|underneath|above|below|beneath|across|around|over|along|inside|on|in)\\b)`,
  'gi',
)
/** "The Smith family name". */
export const FAMILY_NAME = new RegExp(
  `\\b(?!(?:My|Our|His|Her|Their|The|Your) )(?<text>${PERSON}) (?:family name|last name|surname)\\b(?! [A-Z])`,
  'gu',
)
export const PARENT =
  /\b(?:with|and|for|says) (?<text>Mom|MOM|Mum|MUM|Dad|DAD|Mama|Papa)\b(?! and)/g
/** "Mum & dad in a heart": the oldest inscription there is. */
export const PARENT_IN_HEART =
  /(?<=^|[,.;] ?)(?<text>(?:mum|mom|dad|mama|papa|mother|ma)(?: (?:&|and|\+) (?:mum|mom|dad|mama|papa|pa))?)(?= (?:in|inside|on|across) (?:a|an|the) )/gi
export const FAREWELL = new RegExp(
  `\\b(?<text>(?:R\\.?I\\.?P\\.?|[Rr]ip(?= (?:grand|nan|mum|mom|dad|my|uncle|aunt|[A-Z]))|[Rr]est in (?:peace|power)|[Ii]n (?:[Ll]oving|[Ee]ver [Ll]oving) [Mm]emory(?: [Oo]f)?|[Ff]orever in my heart|[Dd]escansa en paz|[Rr]uhe in [Ff]rieden)(?: (?:${PERSON}|grand[a-z]+|nan|nana|mum|mom|dad|mama|papa|my [a-z]+))*(?: [a-z]+(?=[ ,]+${YEAR}))?)`,
  'gu',
)
/** Words about the writing, not to be drawn once it is read. */
export const ABOUT_NUMBERS =
  /\bin (?:an? )?(?:old |small |vintage |plain )?typewriter\b(?! keys)|\b(?:children|kids?|child|sons?|daughters?)['’]?s?['’]?(?: names?\b| *(?=,))|\bin (?:small|tiny|little|big|large|lower ?case|plain|delicate|thin) (?:letters|writing)\b|\bin (?:(?!love\b)[a-z]+ ){0,3}letters\b|\bthe letters?(?: of| ,)?(?![a-z])|(?<=[,.;] *|^)(?:in )?(?:typewriter|old english|gothic|cursive|block|(?:small|all) caps|lower ?case|upper ?case|máquina de escribir|schreibmaschine|altdeutsche[rn]? schrift|machine à écrire|máquina de escrever|macchina da scrivere)(?: style)?(?= ?(?:[,.;!?]|$))|\b(?:in )?(?:his|her|their|my [a-z]+s) (?:own )?hand ?writing\b|\broman numerals?\b|\broman numbers?\b|\bangel numbers?\b|\bcoordinates\b|\bnúmeros romanos\b|\bchiffres romains\b|\brömischen? (?:zahlen|ziffern)\b|\balgarismos romanos\b|\bcoordonnées\b|\bcoordenadas\b|\bkoordinaten\b/gi
/** Sayings that people ask for without quotation marks. */
export const MOTTO =
  /\b(?:death before dishonou?r|carpe (?:diem|noctem)|amor eterno|mama tried|ave maria(?! (?:statue|figure))|jesus saves|hello darkness(?: my old friend)?|faith,? hope,?(?: and| &)? love|beautiful chaos|tough as nails|born free|rock (?:and|&) roll forever|strong like (?:mom|mum|a woman)|wild (?:&|and) free|born to (?:ride|be wild|fly)|one day at a time|not today,? satan|(?:only )?time will tell|against all odds|fear no evil|not all who wander are lost|what doesn't kill you makes you stronger|after the storm|you'll never walk alone|keep (?:going|fighting|the faith|smiling)|never look back|no fear|self love|love yourself|love conquers all|family is forever|strength and honou?r|per angusta ad augusta|non ducor,? duco|cogito,? ergo sum|in omnia paratus|omnia vincit amor|luctor et emergo|audentes fortuna iuvat|ad meliora|acta non verba|vive ut vivas|solo dios (?:puede juzgarme|sabe)|gracias a la vida|la familia es todo|la famiglia è tutto|mi familia es mi vida|(?:alles )?wird gut|alles hat seine zeit|lebe deinen traum|glaube,? liebe,? hoffnung|c'est la vie|hakuna matata|only god can judge me|veni,? vidi,? vici|amor fati|mi vida loca|this too shall pass|live laugh love|live,? laugh,? love|ohana means family|never give up|trust no one|per aspera ad astra|homeward bound|hold fast|born to lose|love is love|let it be|stay strong|stay wild|be the change|still i rise|no regrets|no pain no gain|la vie est belle|todo pasa|memento mori(?! skull| style| theme)|memento vivere|good vibes only|god is good|blood makes you related|semper fi(?:delis)?|alis volat propriis|dum spiro spero|fortune favou?rs the (?:bold|brave)|it is what it is|such is life|family first|family over everything|loyalty over royalty|(?:i )?love you to the moon and back|just breathe|ride or die|live free or die|don't tread on me|in god we trust|rise above|dream big|be brave|stay humble|stay gold|never forget|always and forever|sic parvis magna|si vis pacem,? para bellum|la dolce vita|que sera,? sera|no guts,? no glory|trust the process|seize the day|live fast,? die young|till? death do us part|mind over matter|pura vida|ad astra per aspera|vive la vida|la vida loca|everything happens for a reason)\b/gi

/** "“Stay” with an arrow underneath": of what stands with the words the place is said, and theirs is the other one. */
export const THING_PLACED =
  /^["'”’» ]*,? ?(?:with|and|con|mit|avec|com) (?:an? |the |two |some |une? |una |ein(?:e|em|en)? |uma? )?(?:[\p{L}'’-]+ ){1,6}?(?:(?<below>(?:underneath|below|beneath)(?: (?:it|them|(?:the|her|his|my|our|their|its) (?:names?|words?|letters?|lettering|text|quote|initials?)))?|under(?: (?:it|them|(?:the|her|his|my|our|their|its) (?:names?|words?|letters?|lettering|text|quote|initials?)))?|debajo|abajo|darunter|drunter|(?:en )?dessous|embaixo|sotto)|above(?: (?:it|them|(?:the|her|his|my|our|their|its) (?:names?|words?|letters?|lettering|text|quote|initials?)))?|over(?: (?:it|them|(?:the|her|his|my|our|their|its) (?:names?|words?|letters?|lettering|text|quote|initials?)))|on top(?: of(?: (?:it|them|(?:the|her|his|my|our|their|its) (?:names?|words?|letters?|lettering|text|quote|initials?))))?|arriba|encima|darüber|drüber|au-dessus|em cima|sopra)(?= ?(?:[,.;!]|$))/iu

/** "In a banner across a dagger". */
export const IN_CLOTH_ACROSS =
  /^["'”’»]?,? (?:written |lettered )?(?:in|on) (?:an? |the )?(?:[a-z]+ )?(?:banner|ribbon|scroll) (?:wrapp(?:ed|ing) |going |draped )?(?:across|around|over|in front of) (?:an?|the|my|its) /i

/** What things stand for and for whom they are, which is no thing; and small ways of placing a thing that are put as the reader knows them. */

const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|deux|trois|quatre|dois|duas|três|due|tre|quattro|zwei|drei|vier)'
const PEOPLE =
  '(?:grand(?:child(?:ren)?|kids?|sons?|daughters?|mothers?|fathers?|parents?|ma|pa)|child(?:ren)?|kids?|boys?|girls?|sons?|daughters?|brothers?|sisters?|siblings?|family|mother|father|mum|mom|dad|parents|wife|husband|nephews?|nieces?|friends?|ni[eè]t[oa]s?|hij[oa]s?|niñ[oa]s?|chic[oa]s|herman[oa]s?|familia|madre|padre|sobrin[oa]s?|enkel(?:kind(?:er)?|in(?:nen)?|söhne?|töchter)?n?|kind(?:er)?n?|jungs|mädels|mädchen|söhnen?|sohn|tochter|töchtern?|familie|eltern|bruder|brüder|schwestern?|mutter|vater|mann|frau|petits?-(?:enfants?|fils)|petites?-filles?|enfants?|fils|filles?|garçons|frères?|s(?:œ|oe)urs?|famille|mère|père|net[oa]s?|filh[oa]s?|menin[oa]s?|crianças?|irmãos?|irmãs?|família|mãe|pai|nipot[ei]|figli[oae]?|bambin[oaie]|ragazz[ie]|fratell[oi]|sorell[ae]|famiglia)'
const MY =
  '(?:my|our|his|her|their|meus?|minhas?|nossos?|nossas?|os meus|as minhas|mis?|nuestr[oa]s?|sus?|mon|ma|mes|nos|notre|ses|mein(?:e[nmr]?)?|unsere[nmr]?|(?:il|la|i|le) (?:mi[oae]|miei|nostr[oaie])|mi[oae]|miei)'
const ME = '(?:me|myself|eu|mim|mí|yo|moi|mich|mir|io)'
const AND = '(?:and|&|e|y|et|und)'
const WHOM = `(?:${ME},? ${AND} (?:a |à )?)?${MY} (?:${NUMBER} )?(?:[\\p{L}]+ )?${PEOPLE}(?:,? ${AND} (?:a |à )?(?:${ME}|${MY} (?:${NUMBER} )?${PEOPLE}))?(?!\\p{L})`

/** What is to be drawn may be told by whom it represents; then that is the wish. */
const NOT_THE_WISH =
  '(?<!\\b(?:tattoo|tatuaje|tatuagem|tatuaggio|tatouage|something|algo|qualcosa|quelque chose|etwas|piece|design|portrait|retrato|ritratto) )'
/** "Representing me and my boys", "que representan a mis hijos". */
const STANDS_FOR = new RegExp(
  `,? ${NOT_THE_WISH}(?:(?:that|which|who|to|que|qui|che|para|pour|per) )?(?:represents?|representing|symboli[sz](?:es?|ing)|stands? for|standing for|representan?|representando|representar|représente(?:nt)?|représentant|représenter|rappresentan?[oa]?|rappresentando|simboli[zc]an?|simbolizando|simboleggian?[oa]?|stehend für|symbolisch für) (?:a |à )?${WHOM}`,
  'giu',
)
/** "Die mich und meine Söhne darstellen". */
const STANDS_FOR_GERMAN = new RegExp(
  `,? (?:die|der|das|welche[rs]?) (?:(?:für|sollen|soll) )*(?:${ME} ${AND} )?${MY} (?:${NUMBER} )?(?:[\\p{L}]+ )?${PEOPLE}(?: ${AND} mich)? (?:darstell\\p{L}*|symbolisier\\p{L}*|repräsentier\\p{L}*|steh(?:t|en))(?: soll(?:en)?)?(?!\\p{L})`,
  'giu',
)
/** "Eins für jedes Enkelkind", "una por cada nieto": for whom they are. */
const ONE_FOR_EACH = new RegExp(
  `,? (?:je )?(?:one|un[oae]?|uma?|eins|eine[rs]?) (?:for|por|per|pour|para|für) (?:each|every|cada|ogni|chaque|jede[smnr]?)(?: (?:one )?of)?(?: ${MY})? ${PEOPLE}(?!\\p{L})`,
  'giu',
)

/** "Autour d'un bras de femme": the arm of somebody, and no place on the body. */
const ARM_OF = [
  [
    /(?<!\p{L})(autour d['’]|sur )un (?:bras|poignet|avant-bras) (?:de |d['’])(femme|homme)(?!\p{L})/giu,
    (_: string, at: string, who: string) => `${at}${who === 'femme' ? 'une' : 'un'} ${who}`,
  ],
  [
    /(?<!\p{L})(alrededor de |en )un (?:brazo|antebrazo) de (mujer|hombre)(?!\p{L})/giu,
    (_: string, at: string, who: string) => `${at}${who === 'mujer' ? 'una' : 'un'} ${who}`,
  ],
  [
    /(?<!\p{L})((?:attorno|intorno) a )un (?:braccio|avambraccio) (?:di |d['’])(donna|uomo)(?!\p{L})/giu,
    (_: string, at: string, who: string) => `${at}${who === 'donna' ? 'una' : 'un'} ${who}`,
  ],
  [
    /(?<!\p{L})((?:em volta|ao redor|em torno) de )um (?:braço|antebraço) de (mulher|homem)(?!\p{L})/giu,
    (_: string, at: string, who: string) => `${at}${who === 'mulher' ? 'uma' : 'um'} ${who}`,
  ],
  [
    /(?<!\p{L})(um )einen (frauen|männer)arm(?!\p{L})/giu,
    (_: string, at: string, who: string) =>
      `${at}${who.toLowerCase() === 'frauen' ? 'eine Frau' : 'einen Mann'}`,
  ],
] as const

/** "Chocando los cinco", "die sich ein High Five geben": done by the two of them. */
const HIGH_FIVE =
  /,? (?<!\p{L})(?:high[- ]?fiving(?: each other)?|giving each other (?:a )?high[- ]?fives?|(?:que )?(?:chocan(?:do)?|dándose) (?:esos |los )cinco|(?:qui )?se (?:tapent|tapant) dans la main|se faisant un high[- ]?five|(?:che )?(?:si danno|si battono|battendo|battendosi|dandosi) il cinque|(?:que )?bate(?:ndo|m) (?:um )?(?:high[- ]?five|toca aqui)|fazendo (?:um )?(?:high[- ]?five|toca aqui)|die sich (?:ein |ein ?nen )?high[- ]?five geben|beim high[- ]?five)(?= ?(?:[,.;!?]|$)| (?:in|on|with|en|con|im|mit|avec|com|em)(?!\p{L}))/giu

/** "And inside it two tiny footprints": the place before the thing. */
const A_THING =
  '((?:an?|some|several|\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|un[ao]?|due|tre) (?:(?!(?:y|e|and|con|with|in|on|under|over|that|which|where) )[\\p{L}-]+ ?){1,4}?)(?= *(?:[,.;:!?()]|$)| (?:and|y|e|with|con|in|on|en)(?!\\p{L}))'
const INSIDE_IT_FIRST = new RegExp(
  `(?<=(?<!\\p{L})(?:and|y|e) )(?:(inside|behind|above|below|beneath|under|underneath|around|on top of|in front of|next to|beside) (it|them|him|her)|dentro(?: di esso| di essa| de él| de ella)?),? (?:is |are |there is |there are |there['’]s |hay |c['’]è |ci sono )?${A_THING}`,
  'giu',
)

/** "Un mouton à côté de lui". */
const BESIDE_HIM =
  /(?<!\p{L})(?:à côté d(?:e |['’] ?)|au côté d(?:e |['’] ?)|al lado de |ao lado de? ?|all?a? fianco (?:di )?)(?:lui|elle|eux|elles|él|ella|ellos|ellas|ele|ela|eles|elas|lei|loro|esso|essa)(?!\p{L})/giu

/** "Jumping out the water". */
const OUT_THE =
  /\bout the (?=(?:water|sea|ocean|waves?|river|lake|ground|soil|earth|grave|box|pot|bag|bottle|jar|cup|chest|window|ribs?|ribcage|clouds?|smoke|flames?|fire|shell|egg)\b)/giu

const WHO =
  'samurai|geisha|ninja|warrior|woman|girl|man|guerrer[oa]|mujer|chica|hombre|krieger(?:in)?|frau|mädchen|mann|guerri(?:er|ère)|femme|fille|homme|guerreir[oa]|mulher|menina|homem|guerrier[oa]|donna|ragazza|uomo'
/** "Samurai con maschera oni": what is on a face is worn. */
const WITH_MASK = new RegExp(
  `(?<=(?<!\\p{L})(?:${WHO}) )(?:con|mit|avec|com|with) (?=(?:(?:an?|una?|une|uma?|einer) )?(?:[\\p{L}-]+ )?(?:\\p{L}*maske|mask|maschera|máscara|masque)(?!\\p{L}))`,
  'giu',
)

export function sayInOtherWords(text: string): string {
  let rest = text
    .replace(STANDS_FOR, '')
    .replace(STANDS_FOR_GERMAN, '')
    .replace(ONE_FOR_EACH, '')
    .replace(HIGH_FIVE, ' facing each other')
    .replace(BESIDE_HIM, 'next to him')
    .replace(OUT_THE, 'out of the ')
    .replace(WITH_MASK, 'wearing ')
    .replace(
      INSIDE_IT_FIRST,
      (_, place: string = 'inside', it: string = 'it', thing: string) =>
        `${thing.trim()} ${place} ${it}`,
    )
  for (const [said, plainly] of ARM_OF) rest = rest.replace(said, plainly)
  return rest
}

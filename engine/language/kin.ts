/** Words for those of one's own family, and what somebody of that kind is called by who does not know them. */
const KINDS: readonly (readonly [words: string, called: string])[] = [
  ['grandmother|grandma|granny|gran|nana|nan|abuela|oma|nonna', 'old woman'],
  ['grandfather|grandpa|granddad|grandad|gramps|abuelo|opa|nonno', 'old man'],
  ['mother|mom|mum|mama|mommy|mummy|wife|sister|girlfriend|aunt|auntie', 'woman'],
  ['father|dad|daddy|papa|husband|brother|boyfriend|uncle', 'man'],
  ['daughter|niece|granddaughter', 'little girl'],
  ['son|nephew|grandson', 'little boy'],
]
const KIN = KINDS.map(([words]) => words).join('|')
const [, GRANDFATHERS, MOTHERS, FATHERS] = KINDS.map(([words]) => words)
const CHILD = 'me|i|(?:(?:my|our|her|his|their|the) )?(?:son|daughter|kids?|child|children|baby)'

/** What people are seen doing: "my grandpa fishing" shows him, "my grandpa loved fishing" tells of him. */
const DOING =
  '(?:(?:in|wearing) (?:his|her|an?) |fishing|knitting|sewing|crocheting|gardening|painting|singing|smoking|laughing|smiling|surfing|swimming|driving|weaving|reading|baking|cooking|dancing|walking|running|jogging|hiking|sitting|standing|praying|kneeling|climbing|rowing|meditating|waving|skateboarding|skating|riding|(?:playing|strumming|with) (?:the |a |his |her )*guitar)'

const OWN = '(?:(?:my|our|his|her|the|an?) )?(?:(?:late|old|dear|little|big|older|younger) )*'
/** "For my dad", "loved by my mum": who is thanked or remembered is not shown. */
const NOT_SHOWN =
  '(?<!\\b(?:for|to|from|by|like|and|honou?r(?:ing)?|remember(?:ing)?) (?:(?:my|our|his|her|the) )?(?:(?:late|old|dear) )?)'

/** "Mother holding her newborn": a picture of the two. */
const HOLDS =
  '(?:holding|cradling|carrying|hugging|rocking|nursing|breastfeeding|kissing)(?: an?| her| his| the)?'
const INFANT =
  '(?:(?:newborn|little|tiny|sleeping) )*(?:newborn|new ?born|baby|infant)(?: boy| girl)?\\b(?! [\\p{L}]*(?:elephant|bear|fox|animal|bird|dragon|lamb|goat|deer))'
const OFFSPRING = '(?:little )?(?:child|toddler|kid|son|daughter|boy|girl|one)\\b'

const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [`${OWN}(?:${FATHERS}) and (?:${CHILD}) (?=${DOING})`, 'father and son '],
  [`me and ${OWN}(?:${FATHERS}|${GRANDFATHERS}) (?=${DOING})`, 'father and son '],
  [`${OWN}(?:${MOTHERS}) and (?:${CHILD}) (?=${DOING})`, 'mother and child '],
  [`me and ${OWN}(?:${MOTHERS}) (?=${DOING})`, 'mother and child '],
  [`${OWN}(?:${FATHERS}) reading (?:to|with) (?:${CHILD})\\b`, 'father and son reading'],
  [`${OWN}(?:${MOTHERS}) reading (?:to|with) (?:${CHILD})\\b`, 'mother and child reading'],
  [
    `${OWN}(?:${MOTHERS}) and (?:her )?(?:two|three|four|five|2|3|4|5) (?:children|kids|sons|daughters|boys|girls)\\b`,
    'mother and children ',
  ],
  [`${OWN}(?:${MOTHERS}) ${HOLDS} ${INFANT}`, 'mother and baby '],
  [`${OWN}(?:${MOTHERS}) ${HOLDS} ${OFFSPRING}`, 'mother and child '],
  [`${OWN}(?:${FATHERS}) ${HOLDS} ${INFANT}`, 'father and baby '],
  [`${OWN}(?:${FATHERS}) ${HOLDS} ${OFFSPRING}`, 'father and child '],
].map(([said, called]) => [new RegExp(`${NOT_SHOWN}\\b${said}`, 'giu'), called!])

const ALONE = new RegExp(
  `${NOT_SHOWN}\\b${OWN}(?<kin>${KIN})(?: (?:is|who is))? (?=${DOING}(?:\\b|(?<= )))`,
  'giu',
)

/** "A smiling grandmother": how she looks is told, so she is to be seen. */
const LOOKING = new RegExp(
  `${NOT_SHOWN}\\b(?:(?:my|our|his|her|the|an?) )?(?<look>smiling|laughing|crying|weeping|sad|happy|praying|sleeping) (?<kin>${KIN})\\b(?!['’]|s\\b| (?:mary|earth|nature|of|superior|and)\\b)`,
  'giu',
)

/** "A little girl with her dad", "… and her dad's hand": whose they are is shown already, and they are seen with them. */
const SOMEBODY = '(?:girl|boy|child|kid|toddler|baby|woman|man|daughter|son)'
const BESIDE = new RegExp(
  `(?<=\\b${SOMEBODY}\\b[^.;!?]{0,60} )(?:(?:with|and|beside|next to) (?:her|his|their|the) (?:old )?(?<kin>${KIN})(?!['’\\p{L}]|s\\b)|(?:and |,? ?(?:and )?holding )(?:onto )?(?:her|his) (?<held>${KIN})['’]?s['’]? hands?\\b)`,
  'giu',
)

/** "An elephant mom and baby elephant", "mother wolf and baby": the young of a beast, and nobody's child. */
const DAM = '(?:mother|mom|mum|mama|momma|mamma|mommy)'
const YOUNG = '(?:her |its |an? )?(?:little )?(?<young>baby|calf|cub|pup|foal|fawn)'
const NO_BEAST =
  '(?!(?:my|our|the|her|his|its|their|your|new|single|young|late|dear|and|for|of|with|mary|nature|earth|me)\\b)'
const NOBODY = '(?! (?:jesus|girl|boy|son|daughter|christ)\\b)'
const BEAST = `${NO_BEAST}(?<beast>\\p{L}{3,})`
const DAMS = [`\\b${BEAST} ${DAM}`, `\\b${DAM} ${BEAST}`].map(
  (dam) => new RegExp(`${dam} (?:and|with) ${YOUNG}\\b(?: \\k<beast>\\b)?${NOBODY}`, 'giu'),
)

/** The same people in other languages: only where a picture of them is asked for, since their names are other words as well. */
const FOREIGN_KINDS: readonly (readonly [words: string, called: string])[] = [
  ['abuelita|großmutter|omi|grand-mère|mamie|mémé|avó|vovó|vó', 'old woman'],
  ['abuelito|großvater|opi|grand-père|papi|pépé|avô|vovô|vô', 'old man'],
  [
    'madre|mamá|esposa|hermana|novia|mutter|frau|schwester|freundin|tante|mère|maman|femme|sœur|soeur|mãe|irmã|namorada|mamma|moglie|sorella',
    'woman',
  ],
  [
    'padre|papá|esposo|marido|hermano|novio|vater|mann|bruder|freund|père|mari|frère|pai|irmão|namorado|papà|marito|fratello',
    'man',
  ],
  ['hija|nieta|tochter|enkelin|fille|filha|neta|figlia', 'little girl'],
  ['hijo|nieto|sohn|enkel|fils|filho|neto|figlio', 'little boy'],
]
const ALL_KINDS = [...KINDS, ...FOREIGN_KINDS]
const OF_MINE =
  '(?:of (?:my|our|his|her)|de (?:mi|tu|nuestr[oa]|ma|mon|notre|meu|minha|nossa)|d[ao] (?:meu|minha)|di (?:mia|mio)|del mio|della mia|von (?:meiner|meinem)|(?:meiner|meines))'

/** "Portrait of my grandmother with flowers in her hair": she is to be seen, whatever else there is. */
const PORTRAYED = new RegExp(
  `(?<!\\p{L})(?<picture>portraits?|picture|drawing|likeness|retrato|ritratto|porträt) ${OF_MINE} (?:(?:late|dear|old|verstorbenen|difunt[oa]|défunte?|falecid[oa]) )?(?<kin>${ALL_KINDS.map(([words]) => words).join('|')})(?=(?: *,| +(?:when|with|and|holding|wearing|in|surrounded|smoking|smiling|at|as|from|she|he|who|whose|sitting|standing|con|y|vestid[oa]|que|mit|und|avec|et|com|e)(?!\\p{L})) *(?!["“„«]))`,
  'giu',
)
/** "My mum with a rose in her hair". */
const IN_HAIR = new RegExp(
  `^\\W*(?:my|our) (?:(?:late|dear|old) )?(?<kin>${KIN}) (?=with (?:[\\p{L}]+ ){1,4}in (?:her|his) hair\\b)`,
  'giu',
)

const calledBy = (kin: string): string =>
  ALL_KINDS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(kin))![1]

const articled = (called: string): string => `${/^[aeiou]/.test(called) ? 'an' : 'a'} ${called}`

/** "Grandpa fishing" in the words of who does not know him: "an old man fishing". */
export function nameKin(text: string): string {
  let named = text
  for (const dam of DAMS) named = named.replace(dam, '$<beast> and her $<young>')
  for (const [said, called] of TOGETHER) named = named.replace(said, called)
  return named
    .replace(
      PORTRAYED,
      (_, picture: string, kin: string) => `${picture} of ${articled(calledBy(kin))}`,
    )
    .replace(IN_HAIR, (_, kin: string) => `${articled(calledBy(kin))} `)
    .replace(ALONE, (_, kin: string) => `${calledBy(kin)} `)
    .replace(LOOKING, (_, look: string, kin: string) => articled(`${look} ${calledBy(kin)}`))
    .replace(
      BESIDE,
      (_, kin?: string, held?: string) => `with ${articled(calledBy((kin ?? held)!))}`,
    )
}

const QUOTED = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u
/**
 * "My old man" is a father, whatever his age, and "my old lady" a wife. Where it is to be written it stays, and so it does where he is
 * to be seen: "my old man laughing".
 */
export const nameParents = (text: string): string =>
  text
    .split(QUOTED)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(
              /(?<!\b(?:portrait|picture|drawing|likeness) of )\b([Mm]y|[Oo]ur|[Hh]is|[Hh]er) old man\b(?! \p{L}+ing\b)/gu,
              '$1 dad',
            )
            .replace(/\b([Mm]y|[Hh]is) old lady\b(?! \p{L}+ing\b)/gu, '$1 wife'),
    )
    .join('')

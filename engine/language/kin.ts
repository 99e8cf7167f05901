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
const [, , MOTHERS, FATHERS] = KINDS.map(([words]) => words)
const CHILD = 'me|i|(?:(?:my|our|her|his|their|the) )?(?:son|daughter|kids?|child|children|baby)'

/** What people are seen doing: "my grandpa fishing" shows him, "my grandpa loved fishing" tells of him. */
const DOING =
  '(?:fishing|reading|baking|cooking|dancing|walking|running|jogging|hiking|sitting|standing|praying|kneeling|climbing|rowing|meditating|waving|skateboarding|skating|riding|(?:playing|strumming|with) (?:the |a |his |her )*guitar)'

const OWN = '(?:(?:my|our|his|her|the|an?) )?(?:(?:late|old|dear|little|big|older|younger) )*'
/** "For my dad", "loved by my mum": who is thanked or remembered is not shown. */
const NOT_SHOWN =
  '(?<!\\b(?:for|to|from|by|like|and|honou?r(?:ing)?|remember(?:ing)?) (?:(?:my|our|his|her|the) )?(?:(?:late|old|dear) )?)'

const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [`${OWN}(?:${FATHERS}) and (?:${CHILD}) (?=${DOING})`, 'father and son '],
  [`me and ${OWN}(?:${FATHERS}) (?=${DOING})`, 'father and son '],
  [`${OWN}(?:${MOTHERS}) and (?:${CHILD}) (?=${DOING})`, 'mother and child '],
  [`me and ${OWN}(?:${MOTHERS}) (?=${DOING})`, 'mother and child '],
  [`${OWN}(?:${FATHERS}) reading (?:to|with) (?:${CHILD})\\b`, 'father and son reading'],
  [`${OWN}(?:${MOTHERS}) reading (?:to|with) (?:${CHILD})\\b`, 'mother and child reading'],
].map(([said, called]) => [new RegExp(`${NOT_SHOWN}\\b${said}`, 'giu'), called!])

const ALONE = new RegExp(
  `${NOT_SHOWN}\\b${OWN}(?<kin>${KIN})(?: (?:is|who is))? (?=${DOING}\\b)`,
  'giu',
)

const calledBy = (kin: string): string =>
  KINDS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(kin))![1]

/** "Grandpa fishing" in the words of who does not know him: "an old man fishing". */
export function nameKin(text: string): string {
  let named = text
  for (const [said, called] of TOGETHER) named = named.replace(said, called)
  return named.replace(ALONE, (_, kin: string) => `${calledBy(kin)} `)
}

import type { NotDrawn } from '#engine/language/brief.ts'

const KIN =
  'wife|husband|mum|mom|mother|mama|dad|father|papa|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|son|daughter|kids?|children|brother|sister|girlfriend|boyfriend|fiancée?|partner|best friend|friend|uncle|aunt|niece|nephew|grandson|granddaughter|parents|grandparents|esposa|esposo|mujer|marido|madre|padre|mamá|papá|abuel[oa]|hij[oa]s?|herman[oa]|novi[oa]|frau|mann|mutter|vater|oma|opa|tochter|sohn|bruder|schwester|freundin?|femme|mari|mère|père|grand-mère|grand-père|fille|fils|frère|soeur|sœur|mulher|mãe|pai|avó|avô|filh[oa]|irmã|irmão|namorad[oa]|moglie|marito|nonn[oa]|figli[oa]|sorella|fratello'
const MY =
  '(?:my|our|his|her|mi|mein(?:e[rsmn]?)?|mon|ma|meu|minha|del?|d[ao]|mi[oa]|la mia|il mio)'
const PICTURE =
  'portraits?|tattoo|tattoos|picture|drawing|face|likeness|realism|retrato|porträt|ritratto|tatuaje|tatuagem|tatouage'

/** "A portrait of my wife": a person whom only they can show us. "My wife's name" is none. */
const SHOWN = new RegExp(
  `\\b(?:${PICTURE})\\b(?: tattoo| design)?(?: of| de| von| d['’]| di| do| da)? (?:${MY} )*(?:late )?(?<kin>${KIN})\\b(?!['’]| (?:names?|initials|nombre|nome|prénom))`,
  'iu',
)
const PORTRAIT = /\b(?:portraits?|likeness|retrato|porträt|ritratto)\b/iu
const NAMED = new RegExp(`\\b${MY} (?:late )?(?<kin>${KIN})\\b(?!['’])`, 'iu')

/** People of their own life that are to be shown. The engine draws no likeness; the person is told. */
export function findPersonal(text: string, hasSubjects: boolean): NotDrawn[] {
  const shown = SHOWN.exec(text) ?? (hasSubjects || !PORTRAIT.test(text) ? null : NAMED.exec(text))
  const kin = shown?.groups?.kin
  return kin && !hasSubjects ? [{ text: kin, reason: 'personal', suggestion: null }] : []
}

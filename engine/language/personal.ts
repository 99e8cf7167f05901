import type { NotDrawn, Subject } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

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
const OF_MINE = new RegExp(
  `\\b(?:${PICTURE}) (?:(?:of|de|di|von) )?(?:my|our|mi|mia|meiner|meines|meinem|ma|mon|meu|minha|d[ao] (?:meu|minha)) (?:(?:late|dear|old) )?(?<kin>${KIN})(?![\\p{L}'’])`,
  'iu',
)
const PORTRAIT = /\b(?:portraits?|likeness|retrato|porträt|ritratto)\b/iu
const LOOK =
  'smil(?:e|ing)|laughing|hair|beard|moustache|mustache|glasses|face|eyes|wrinkles|wrinkled|sonriendo|pelo|haare|bart|lächelnd|cheveux|barbe|souriante?|cabelo|barba|sorrindo|capelli|sorridente'
/** "My grandmother smiling, hair in a bun": who comes first is wanted, where we are told what they look like. */
const SEEN = new RegExp(
  `^\\W*(?:an? |the )?(?:${MY} )*(?:late |old |little |dear )*(?<kin>${KIN})\\b(?!['’])[^.;!?]*\\b(?:${LOOK})\\b`,
  'iu',
)
/** "Grandmother" and no more: there is nothing else that it could mean. "Mum" alone is a word that many wear in letters. */
const GRANDPARENT =
  /^\W*(?:an? |the |my |our )*(?:late |old |dear )*(?<kin>nana|granny|grandma|grandmother|abuela|oma|nonna|grandad|granddad|grandpa|grandfather|abuelo|opa|nonno)\W*$/iu
const NAMED = new RegExp(`\\b${MY} (?:late )?(?<kin>${KIN})\\b(?!['’])`, 'iu')

const GRANDMOTHER =
  /^(?:nan|nana|gran|granny|grandma|grandmother|abuela|oma|grand-mère|avó|nonna)$/iu
const GRANDFATHER = /^(?:grandad|granddad|grandpa|grandfather|abuelo|opa|grand-père|avô|nonno)$/iu
const SHE =
  /^(?:wife|mum|mom|mother|mama|daughter|sister|girlfriend|fiancée|aunt|niece|granddaughter|esposa|mujer|madre|mamá|hija|hermana|novia|frau|mutter|tochter|schwester|freundin|femme|mère|fille|soeur|sœur|mulher|mãe|filha|irmã|namorada|moglie|figlia|sorella)$/iu
const HE =
  /^(?:husband|dad|father|papa|son|brother|boyfriend|uncle|nephew|grandson|esposo|marido|padre|papá|hijo|hermano|novio|mann|vater|sohn|bruder|freund|mari|père|fils|frère|pai|filho|irmão|namorado|marito|figlio|fratello)$/iu

/** Somebody of that kind, whom the engine can draw: an old woman for a grandmother. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [GRANDMOTHER, 'old-woman'],
  [GRANDFATHER, 'old-man'],
  [SHE, 'woman'],
  [HE, 'man'],
]

export interface Personal {
  notDrawn: NotDrawn[]
  subjects: Subject[]
}

/**
 * People of their own life that are to be shown. The engine draws no likeness: somebody of that kind is drawn where it knows one,
 * and the person is told.
 */
export function findPersonal(text: string, drawn: readonly Subject[]): Personal {
  if (drawn.length > 0) return { notDrawn: tellLikeness(text, drawn), subjects: [] }
  const shown =
    SHOWN.exec(text) ??
    SEEN.exec(text) ??
    GRANDPARENT.exec(text) ??
    (PORTRAIT.test(text) ? NAMED.exec(text) : null)
  const kin = shown?.groups?.kin
  if (!kin) return { notDrawn: [], subjects: [] }
  const motif = KINDS.find(([words, name]) => words.test(kin) && findMotif(name))?.[1]
  return {
    notDrawn: [{ text: kin, reason: motif ? 'likeness' : 'personal', suggestion: null }],
    subjects: motif ? [somebody(kin, motif)] : [],
  }
}

/** "Portrait of my grandmother with flowers in her hair": an old woman is among what is drawn, and she is not that one. */
function tellLikeness(text: string, drawn: readonly Subject[]): NotDrawn[] {
  const kin = OF_MINE.exec(text)?.groups?.kin
  const motif = kin && KINDS.find(([words]) => words.test(kin))?.[1]
  return motif && drawn.some((subject) => subject.motif === motif)
    ? [{ text: kin, reason: 'likeness', suggestion: null }]
    : []
}

const somebody = (text: string, motif: string): Subject => ({
  text,
  motif,
  variant: null,
  count: 1,
  isCountExact: true,
  modifiers: [],
  colours: [],
  role: 'hero',
  importance: 1,
  source: 'drawn',
  wanted: motif,
  isStandIn: false,
  isSuggested: false,
})

import type { Brief, Subject } from '#engine/language/brief.ts'
import { withoutThose } from '#engine/language/without-those.ts'
import { ALWAYS_WORN, dressedHeads } from '#engine/language/worn-on-heads.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Something that people do: the words for it, the view that shows it, and what that view already has in it. */
interface Doing {
  view: string
  said: RegExp
  /** Motifs that are part of the view: the guitar of who plays it. */
  with?: RegExp
}

/** Figures that sit bring their seat. */
const SEATS = /^(?:park-bench|bench|chair|stool|rock)$/

const DOINGS: readonly Doing[] = [
  {
    view: 'defeating',
    said: /\b(?:defeat|slay|fight|battl|vanquish|conquer|crush|trampl|kill|stomp|stand)(?:l?ing|s|es|ed)? (?:\w+ )?(?:over |on |with |against )?(?:\w+ )?(?:devil|demon|satan|lucifer|dragon|serpent|snake|beast)\b|\bover (?:the )?(?:devil|demon|satan)\b|\b(?:venciendo|derrotando|matando|besieg\w+|terrassant|derrotando|pisando)\b/i,
    with: /devil|demon|satan|lucifer|baphomet|oni|dragon|serpent|^snake$/,
  },
  {
    view: 'guitar',
    said: /\b(?:play\w*|strum\w*|with (?:a|his|her) )\s*(?:(?:the|a|an|his|her|acoustic|electric|old) )*guitar|guitar player|guitarist|toca\w* (?:la )?guitarra|spielt? gitarre/i,
    with: /^(?:guitar|electric-guitar)$/,
  },
  {
    view: 'fishing',
    said: /\bfish(?:ing|es)\b|\bangling\b|\bangler\b|\bpescando\b|\bangelt\b/i,
    with: /^(?:fishing-pole|fishing-rod|fishing|fishing-hook)$/,
  },
  {
    view: 'reading',
    said: /\bread(?:ing|s)?\b|\bleyendo\b|\bliest\b/i,
    with: /^(?:book|open-book)$/,
  },
  {
    view: 'rowing',
    said: /\brow(?:ing|s)\b|\bpaddl(?:ing|es)\b|\bin (?:a|an|the|their) (?:\w+ )?(?:row ?boat|rowing boat|canoe)\b/i,
    with: /^(?:sailing-ship|boat|canoe|rowing-boat|fishing-boat|paddle|row-boat|oar|small-boat)$/,
  },
  {
    view: 'balloon',
    said: /\bballoons?\b|\bglobo\b|\bluftballon\b/i,
    with: /^(?:balloon|balloons)$/,
  },
  {
    view: 'baking',
    said: /\b(?:bak|cook|knead)(?:ing|es|s)\b|\bmaking (?:bread|pasta|a cake|cookies|dough)\b/i,
    with: /^(?:rolling-pin|bread|dough|bowl|cookie|table|kitchen-table)$/,
  },
  {
    view: 'skateboarding',
    said: /\bskate(?:boarding|boards?|r|s)?\b|\bskating\b/i,
    with: /^skateboard$/,
  },
  { view: 'riding', said: /\brid(?:ing|es)\b(?! hood)|\bon horseback\b|\bmontando\b|\breitet\b/i },
  { view: 'kissing', said: /\bkiss(?:ing|es)?\b|\bbesando\w*\b|\bküss\w*\b/i },
  {
    view: 'embracing',
    said: /\b(?:embrac|hugg|cuddl)(?:ing|es?)\b|\bhugs?\b|\babraz\w+\b|\bumarm\w+\b/i,
  },
  {
    view: 'holding-hands',
    said: /\bholding hands\b|\bhand in hand\b|\bwalking\b|\bde la mano\b|\bhand in hand\b/i,
  },
  { view: 'sitting-together', said: /\bsit(?:ting|s)?\b|\bbench\b/i, with: SEATS },
  { view: 'shoulders', said: /\bon (?:his|her|the|dad's|daddy's|my) shoulders?\b/i },
  {
    view: 'carrying',
    said: /\b(?:carry|hold|cradl|rock|hugg|breastfeed|nurs)(?:ing|s)\b|\bin (?:her|his) arms\b/i,
  },
  { view: 'mother-walking', said: /\bwalking\b|\bholding hands\b|\bhand in hand\b/i },
  {
    view: 'meditating',
    said: /\bmeditat\w+\b|\byoga\b|\blotus (?:pose|position)\b|\bcross[- ]legged\b/i,
  },
  { view: 'praying', said: /\bpray(?:ing|s)?\b|\brezando\b|\bbetend\w*\b/i },
  { view: 'kneeling', said: /\bkneel(?:ing|s)?\b|\bon (?:one knee|his knees|her knees)\b/i },
  { view: 'climbing', said: /\bclimb(?:ing|s|er)?\b/i, with: /^(?:mountain-climbing|rock|cliff)$/ },
  { view: 'dancing', said: /\bdanc(?:ing|es|e)\b|\bbailando\b|\btanzend\w*\b/i },
  { view: 'running', said: /\brunn?(?:ing|s|er)\b|\bjogging\b|\bcorriendo\b/i },
  {
    view: 'crouching',
    said: /\bcrouch\w*\b|\bcurled up\b|\bhugging (?:his|her) knees\b|\bhunched\b/i,
  },
  {
    view: 'sitting',
    said: /\bsit(?:ting|s)?\b|\bseated\b|\bsat\b|\bsentad[oa]\b|\bsitzend\w*\b/i,
    with: SEATS,
  },
  { view: 'waving', said: /\bwav(?:ing|es)\b|\braising (?:his|her) (?:arm|hand)\b/i },
  {
    view: 'walking',
    said: /\bwalk(?:ing|s)?\b|\bstroll\w*\b|\bhik(?:ing|er|es)\b|\bcaminando\b|\bspazier\w+\b/i,
  },
  {
    view: 'standing',
    said: /\bstand(?:ing|s)?\b|\bfull[- ]body\b|\bwhole body\b|\bfull figure\b|\bhead to toe\b|\bcuerpo entero\b|\bganzkörper\b/i,
  },
]

/** A fisherman at work is shown whole. */
const FISHES =
  /\bfishing\b|\bangling\b|\bcasting\b|\bfishing rod\b|\breeling\b|\bin (?:it|(?:an?|the|his) (?:\w+ )?(?:boat|canoe|ship))\b/i

/** Who asks for a face wants no legs. */
const ONLY_THE_HEAD =
  /\bportraits?\b|\bfaces?\b|\bbusts?\b|\bhead(?:shot)?s?\b|\bretrato\b|\bporträt\b|\bvisage\b/i

const OLD = /\b(?:old|elderly|grand\w+|aged|senior)\b/i
const FATHER = /\b(?:father|dad|daddy|papa|grandpa|grandfather|man)\b/i

const MOTHER = /\b(?:mother|mom|mum|mama|mommy|mummy|grandma|grandmother|woman)\b/i

/** The views of somebody that may show what is done: the one of their age or sex first. */
function namesOf({ text, variant }: Subject, view: string, wish: string): string[] {
  const sex = /girl|nina|mädchen|fille/i.test(`${text} ${variant ?? ''}`) ? 'girl' : 'boy'
  return [
    ...(FATHER.test(wish) ? [`father-${view}`] : MOTHER.test(wish) ? [`mother-${view}`] : []),
    ...(OLD.test(text) ? [`old-${view}`] : []),
    ...(FATHER.test(wish) ? [view.replace(/^mother-/, 'father-')] : []),
    view,
    `${sex}-${view}`,
  ]
}

/** Looks that are told by words which name no thing. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/\bhooded\b|\bin a hood(?:ie)?\b/i, 'hood'],
  [/\bbrides?\b/i, 'veil'],
  [/\bafrican\b|\bafro\b|\bblack (?:woman|girl|lady|queen|man|king|guy|boy)\b/i, 'african'],
  [/\b(?:asian|chinese|korean|vietnamese|thai|filipin[ao])\b/i, 'asian'],
  [/\b(?:indian|hindu|desi|pakistani)\b/i, 'indian'],
  [/\b(?:latin[ao]|mexican|chican[ao]|chol[ao]|hispanic|brazilian|puerto rican)\b/i, 'latin'],
]

/** Tears and paint run where nobody does. */
const RUNS_DOWN =
  /\b(?:tears?|mascara|make-?up|blood|paint) (?:is |are |that )?run(?:s|ning)?\b|\brunning (?:down|out of|from) (?:her|his|their|the) (?:cheek|face|eye|chin|nose)/i

/** "A man walking", "an astronaut fishing": whoever does something is shown whole, doing it. */
export function acting(subjects: readonly Subject[], wish: string): Subject[] {
  const isHead = ONLY_THE_HEAD.test(wish)
  const doings = RUNS_DOWN.test(wish) ? DOINGS.filter(({ view }) => view !== 'running') : DOINGS
  /** Of a head or of what runs down a face no word is left that would choose a whole figure. */
  const isLeft = (word: string) =>
    !DOINGS.some((doing) => doing.view === word && (isHead || !doings.includes(doing)))
  return subjects.map((told) => {
    const motif = findMotif(told.motif)
    if (!motif || !isSomebody(motif)) return told
    const subject = { ...told, modifiers: told.modifiers.filter(isLeft) }
    if (motif.name === 'sailor' && !isHead && FISHES.test(wish))
      return { ...subject, motif: OLD.test(wish) ? 'old-man' : 'man', variant: 'fishing' }
    if (motif.name === 'hands')
      return asOnePair({ ...subject, variant: subject.variant ?? gestureIn(wish) })
    const head =
      isHead && namesOf(subject, 'portrait', wish).find((name) => motif.variants.includes(name))
    if (head) return { ...subject, variant: head }
    const look = LOOKS.find(([words, name]) => words.test(wish) && motif.variants.includes(name))
    if (look && !subject.variant) return { ...subject, variant: look[1] }
    if (isHead)
      return DOINGS.some(({ view }) => view === subject.variant)
        ? { ...subject, variant: null }
        : subject
    for (const { view, said } of doings) {
      if (!said.test(wish)) continue
      const variant = namesOf(subject, view, wish).find((name) => motif.variants.includes(name))
      if (variant) return { ...subject, variant }
    }
    return subject
  })
}

/** What a hand does, where the words for it stand apart from the hand. */
const GESTURES: readonly (readonly [RegExp, string])[] = [
  [/\bpeace\b|\bvictory\b/i, 'peace'],
  [/\bfists?\b|\bclenched\b/i, 'fist'],
  [/\bhorns\b|\brock(?:ing)? on\b/i, 'horns'],
  [/\bheart\b/i, 'heart'],
  [/\bpink(?:y|ie)\b/i, 'promise'],
  [/\bshak(?:e|ing)\b/i, 'handshake'],
  [/\bbab(?:y|ies)\b|\bnewborn\b/i, 'little-hand'],
  [/\bchild\b|\bkid\b|\bson\b|\bdaughter\b/i, 'childs-hand'],
  [/\bpray\w*\b/i, 'praying'],
  [/\bholding (?:hands|each other)\b/i, 'holding'],
]

const gestureIn = (wish: string): string | null =>
  GESTURES.find(([said]) => said.test(wish))?.[1] ?? null

/** Gestures that take both hands: "two hands doing a pinky promise" are the two of one picture. */
const BY_BOTH = /^(?:promise|pinky|handshake|holding|praying)$/
const asOnePair = (hands: Subject): Subject =>
  hands.count === 2 && BY_BOTH.test(hands.variant ?? '') ? { ...hands, count: 1 } : hands

/** Of beings that are no people these have figures that act. */
const isSomebody = ({ name, category }: Motif): boolean =>
  category === 'human' || /^(?:arch)?angel$/.test(name) || name === 'mermaid'

/** What belongs to somebody's figure whatever they do. */
const GEAR: Readonly<Record<string, RegExp>> = {
  angel: /^(?:angel-wings|wing|wings|halo)$/,
  archangel: /^(?:angel-wings|wing|wings|halo|sword|longsword|armor|armour)$/,
  diver: /^(?:diving-helmet|snorkel)$/,
  soldier: /rifle|^(?:gun|helmet|ak-?47\w*|army-helmet)$/,
}

/** What a figure has on, in its hands or under it anyway is not drawn a second time beside it. */
export function takenIn<Told extends Pick<Brief, 'subjects' | 'relations'>>(brief: Told): Told {
  const { subjects, relations } = brief
  const within = subjects.flatMap(({ motif, variant }) => {
    const known = findMotif(motif)
    const doing = DOINGS.find(({ view }) => variant?.endsWith(view))
    if (!known || !isSomebody(known)) return []
    const gear = variant ? GEAR[motif] : undefined
    return [...(gear ? [gear] : []), ...(doing?.with ? [doing.with] : [])]
  })
  const worn = new Set(
    relations.flatMap(({ kind, from, to }) => {
      const [thing, whom] = kind === 'on' ? [from, to] : [to, from]
      return ALWAYS_WORN[subjects[whom]!.motif]?.test(subjects[thing]!.wanted) ? [thing] : []
    }),
  )
  const gone = new Set(
    subjects.flatMap(({ motif }, k) =>
      worn.has(k) || within.some((test) => test.test(motif)) ? [k] : [],
    ),
  )
  const heads = dressedHeads(brief)
  for (const k of heads.gone) gone.add(k)
  const rosary = subjects.findIndex(({ motif }) => motif === 'rosary')
  const praying = subjects.findIndex(
    ({ motif, variant }) => motif === 'hands' && variant === 'praying',
  )
  if (rosary >= 0 && praying >= 0 && subjects[praying]!.count === 1) {
    gone.add(rosary)
    heads.shown[praying] = { ...subjects[praying]!, variant: 'beads' }
  }
  const scarf = subjects.findIndex(isScarf)
  const her = subjects.findIndex((one) => one.motif === 'woman' && !isScarf(one))
  const { shown } = heads
  if (scarf >= 0 && her >= 0) {
    gone.add(scarf)
    shown[her] = { ...subjects[her]!, variant: 'headscarf' }
  }
  // Whoever is drawn with a headscarf is drawn with hoops.
  if (shown[her]?.variant === 'headscarf')
    subjects.forEach(({ motif }, k) => motif === 'earrings' && gone.add(k))
  return gone.size === 0
    ? brief
    : { ...brief, ...withoutThose({ subjects: shown, relations }, gone) }
}

/** A headscarf that was named by itself: somebody else of the wish wears it. */
const isScarf = ({ motif, variant, text }: Subject): boolean =>
  motif === 'woman' && variant === 'headscarf' && /scarf|bandana|kerchief|turban/i.test(text)

import type { Subject } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a beast does: the words for it, and the views that show it, the truest first. */
interface Posture {
  said: RegExp
  views: readonly string[]
  /** The head alone can do it too; all else takes a body. */
  isOfHead?: true
}

const TRUNK_UP =
  /\btrunk (?:is )?(?:raised|up|lifted|held high)\b|\b(?:raised|lifted|upturned) trunk\b|\btrompa (?:levantada|arriba|erguida)\b|\b(?:erhobene\w*|gehobene\w*) rüssel\b|\btrompe (?:levée|en l'air)\b/i

/** In the order in which they are looked for: "rearing up and roaring" is a body before it is a face. */
const POSTURES: readonly Posture[] = [
  {
    said: /\b(?:walk|com|strid|stalk|prowl|charg|run|head|step|march)(?:ing|s|es)? (?:straight |right |directly )?(?:towards?|at) (?:you|us|me|the (?:viewer|camera))\b|\bapproaching(?: (?:you|us|me|the viewer))?\b|\b(?:full|whole)[- ]body\b(?=.*\bfront)|\bfront(?:al)? view\b(?=.*\b(?:full|whole)[- ]body)|\bcaminando hacia (?:ti|mí|nosotros|el espectador)\b|\bauf (?:uns|mich|dich|den betrachter) zu\b|\b(?:marchant|avançant|venant) vers (?:nous|moi|toi|vous)\b|\bvindo (?:em nossa|na (?:minha|sua)) direção\b|\bverso di (?:noi|me|te)\b/i,
    views: ['approaching'],
  },
  {
    said: TRUNK_UP,
    views: ['saluting'],
  },
  { said: TRUNK_UP, views: ['trumpeting'], isOfHead: true },
  {
    said: /(?=.*\b(?:tongue (?:is )?(?:hanging |lolling |sticking )?out|panting)\b).*\bears? (?:is |are )?(?:flopped|folded|flopping|floppy|bent|flipped)\b/i,
    views: ['flopped-panting', 'panting'],
    isOfHead: true,
  },
  {
    said: /(?=.*\b(?:sit(?:ting|s)?|seated|sat)\b).*\bears? (?:is |are )?(?:flopped|folded|flopping|floppy|bent|flipped)\b/i,
    views: ['flopped-sitting'],
  },
  {
    said: /\bears? (?:is |are )?(?:flopped|folded|flopping|floppy|bent|flipped)\b|\b(?:flopped|folded|bent) ear\b|\bone floppy ear\b/i,
    views: ['flopped'],
    isOfHead: true,
  },
  {
    said: /\bdiv(?:ing|es|e)\b(?! (?:helmet|bell|suit))|\bstoop(?:ing|s)\b|\bplung(?:ing|es)\b|\bmid[- ]dive\b|\ben picada\b|\blanz[aá]ndose\b|\bsturzflug\b|\bherabst(?:o|ö)ß\w+\b|\ben piqué\b|\bmergulhando\b|\bin picchiata\b/i,
    views: ['diving', 'swooping', 'attacking', 'flying'],
  },
  {
    said: /\bsw(?:oop|oops|ooping)\b|\bgrab(?:bing|s)?\b|\bcatch(?:ing|es) (?:its |a |an )?(?:prey|fish|\w+)\b|\b(?:claws?|talons?) (?:are )?(?:out|extended|outstretched|bared|forward|open|ready)\b|\b(?:outstretched|extended|bared|open) (?:claws?|talons?)\b|\battack(?:ing|s)?\b|\bstrik(?:ing|es?)\b|\bready to (?:attack|pounce)\b|\babout to land\b|\blanding\b|\bgarras (?:abiertas|fuera|extendidas)\b|\batacando\b|\bangreif\w+\b|\battaqu(?:e|ant)\b/i,
    views: ['attacking', 'swooping', 'leaping', 'striking', 'charging', 'rearing', 'flying'],
  },
  {
    said: /\b(?:head|looking|looks|glancing|gazing|turned) (?:turned )?(?:back(?:wards?)?|over (?:its|his|her|the|a) shoulder)\b|\bover (?:its|his|her) shoulder\b|\bmirando (?:hacia )?atrás\b|\bzurückblick\w+\b|\bregard\w+ (?:en arrière|derrière)\b|\bolhando para trás\b|\bguarda indietro\b/i,
    views: ['looking-back', 'behind'],
  },
  {
    said: /\b(?:hind|back|rear) legs\b|\bstand(?:ing|s) up(?:right)?\b|\brear(?:ing|ed|s)\b(?! (?:view|window))|\bon two legs\b|\bpatas traseras\b|\bhinterbeinen\b|\bpattes arrière\b|\bpatas de trás\b|\bencabritad[oa]\b|\bcabré\b|\bempinad[oa]\b/i,
    views: ['rearing', 'upright', 'saluting'],
  },
  {
    said: /\barch(?:ed|ing|es)?\b(?=.{0,12}\bback\b)|\bback (?:is )?arched\b|\bhissing\b|\b(?:scared|frightened|spooked|halloween) (?:black )?cat\b|\blomo arqueado\b|\bbuckel\b|\bdos (?:rond|arqué)\b/i,
    views: ['arching', 'striking'],
  },
  {
    said: /\bbreach(?:ing|es)?\b|\b(?:jump|leap|burst)(?:ing|s)? (?:up )?out of\b/i,
    views: ['breaching', 'leaping', 'jumping', 'attacking', 'turning'],
  },
  {
    said: /\b(?:leap|jump|pounc|bound|spring|lung)(?:ing|es|s)?\b(?! (?:spider|flower))|\bmid[- ](?:leap|jump|air|pounce)\b|\bsaltando\b|\bspringend\w*\b|\bbondissant\b|\bqui saute\b|\bpulando\b|\bche salta\b/i,
    views: ['leaping', 'jumping', 'breaching', 'attacking', 'running', 'charging', 'rearing'],
  },
  {
    said: /\bcharg(?:ing|es)\b|\benbistiendo\b|\bembistiendo\b|\bheranstürm\w+\b/i,
    views: ['charging', 'running', 'galloping', 'leaping', 'prowling'],
  },
  {
    said: /\b(?:runn?|sprint|gallop|rac|bolt)(?:ing|s|es)\b|\bfull (?:gallop|sprint|speed)\b|\bmid[- ](?:run|stride|gallop)\b|\bcorriendo\b|\bgaloppier\w+\b|\brennend\w*\b|\bqui court\b|\bau galop\b|\bcorrendo\b|\bal galoppo\b/i,
    views: [
      'running',
      'galloping',
      'charging',
      'leaping',
      'jumping',
      'trotting',
      'prowling',
      'walking',
    ],
  },
  {
    said: /\bstalk(?:ing|s)\b|\bprowl(?:ing|s)?\b|\bcreep(?:ing|s)\b|\bsneak(?:ing|s)\b|\bslink(?:ing|s)\b|\bcrouch(?:ed|ing|es)\b|\b(?:on the|while) hunt(?:ing)?\b|\bacechando\b|\blauernd\w*\b|\bschleichend\w*\b|\bà l'affût\b|\brôdant\b|\bespreitando\b|\bin agguato\b/i,
    views: ['prowling', 'walking', 'hunting'],
  },
  {
    said: /\btrot(?:ting|s)\b|\bpranc(?:ing|es)\b|\bal trote\b|\btrabend\w*\b/i,
    views: ['trotting', 'walking', 'running'],
  },
  {
    said: /\b(?:cuddl|snuggl|spoon|nuzzl)(?:ing|ed)\b|\bcurled up\b|\bcurled (?:in|into)\b|\bin a ball\b|\benroscad[oa]\b|\bacurrucad[oa]\b|\b(?:zusammen|ein)gerollt\w*\b|\broulée? en boule\b|\braggomitolat[oa]\b/i,
    views: ['curled', 'asleep', 'coiled', 'lying'],
  },
  {
    said: /\b(?:sleep|snooz|doz|napp|slumber)(?:ing|s)?\b|\basleep\b|\bd[uo]rm(?:iendo|id[oa]|indo|ant)\b|\bschlafend\w*\b|\bendormie?\b|\bqui dort\b|\baddormentat[oa]\b/i,
    views: ['curled', 'asleep', 'lying', 'perched'],
  },
  {
    said: /\b(?:wings? (?:are |is )?(?:wide )?(?:spread|open(?:ed)?|outstretched|extended|wide|unfolded)|(?:spread|open|outstretched|extended|wide) wings)\b|\balas (?:abiertas|extendidas|desplegadas)\b|\b(?:ausgebreitete|offene|gespreizte)\w* flügel\w*\b|\bailes (?:déployées|ouvertes)\b|\basas abertas\b|\bali (?:aperte|spiegate)\b/i,
    views: ['open', 'spread', 'display', 'flying', 'rising', 'hovering', 'attacking'],
  },
  {
    said: /\b(?:fly|soar|glid|hover)(?:ing|s|es)?\b(?! (?:fish|fox|saucer|dutchman))|\b(?:in|mid|taking|takes) ?-?(?:full )?flight\b|\btak(?:ing|es) off\b|\bon the wing\b|\bvolando\b|\ben vuelo\b|\bfliegend\w*\b|\bim flug\b|\ben (?:plein )?vol\b|\bvoando\b|\bem (?:pleno )?voo\b|\bin volo\b/i,
    views: ['flying', 'rising', 'hovering', 'display', 'spread', 'open', 'banking', 'swooping'],
  },
  {
    said: /\bswim(?:ming|s)?\b|\bnadando\b|\bschwimmend\w*\b|\bnageant\b|\bqui nage\b|\bche nuota\b/i,
    views: ['swimming', 'hunting', 'turning'],
  },
  {
    said: /\b(?:l(?:y|ay)ing|lies|rest(?:ing|s)|reclin(?:ing|es)|loung(?:ing|es))\b|\b(?:acostad|tumbad|echad)[oa]\b|\bliegend\w*\b|\bcouchée?\b|\ballongée?\b|\bdeitad[oa]\b|\bsdraiat[oa]\b/i,
    views: ['lying', 'curled', 'asleep', 'sitting'],
  },
  {
    said: /\bsit(?:ting|s)?\b|\bseated\b|\bsat\b|\bsentad[oa]\b|\bsitzend\w*\b|\bassise?\b|\bsedut[oa]\b/i,
    views: ['sitting', 'seated', 'upright', 'perched'],
  },
  {
    said: /\bwalk(?:ing|s)?\b|\bstrid(?:ing|es)\b|\bstroll(?:ing|s)\b|\bcaminando\b|\bgehend\w*\b|\bqui marche\b|\bcaminhando\b|\bche cammina\b/i,
    views: ['walking', 'prowling', 'trotting', 'strutting', 'standing'],
  },
  {
    said: /\bhowl(?:ing|s)?\b(?=.*\b(?:full body|whole body|standing|stands|on (?:a|the|top of) (?:\w+ )?(?:cliff|rocks?|hill|mountain|ledge|ridge)))/i,
    views: ['baying', 'howling'],
  },
  {
    said: /\b(?:open(?:ed)?|gaping) beak\b|\bbeak (?:wide )?open\b|\b(?:caw|squawk|screech|scream|crow|call)ing\b|\bpico abierto\b|\boffenem schnabel\b|\bbec ouvert\b|\bbico aberto\b/i,
    views: ['cawing', 'screaming', 'crowing', 'calling'],
    isOfHead: true,
  },
  {
    said: /\bhowl(?:ing|s)?\b|\bbay(?:ing|s) at\b|\b(?:aull|uiv)ando\b|\bheulend\w*\b|\bhurlant\w*\b|\bululando\b/i,
    views: ['howling', 'screaming', 'roaring', 'snarling'],
    isOfHead: true,
  },
  {
    said: /\b(?:scream|yell|shout|shriek|yowl|bark|hiss|yawn|sing|bellow|bugl|whinny|neigh)(?:ing|s|es)?\b|\bgritando\b|\bladrando\b|\bschreiend\w*\b|\bbellend\w*\b|\bfauchend\w*\b|\bgähnend\w*\b|\bcriant\w*\b|\baboyant\w*\b|\bbâillant\w*\b|\blatindo\b|\burlando\b|\babbaiando\b/i,
    views: ['screaming', 'hissing', 'roaring', 'snarling', 'trumpeting', 'calling', 'panting'],
    isOfHead: true,
  },
  {
    said: /\broar(?:ing|s)\b|\brugiendo\b|\bbrüllend\w*\b|\brugissante?\b|\brugindo\b|\bruggente\b/i,
    views: ['roaring', 'snarling', 'screaming', 'trumpeting'],
    isOfHead: true,
  },
  {
    said: /\b(?:open(?:ed)?|gaping) (?:mouth|jaws?)\b|\b(?:mouth|jaws) (?:wide )?open\b|\b(?:baring|bared|bares|showing) (?:its |his |her |their )?(?:teeth|fangs)\b|\b(?:teeth|fangs) (?:bared|showing|out)\b|\b(?:snarl|growl)(?:ing|s)\b|\bboca abierta\b|\bgueule ouverte\b|\bboca aberta\b|\boffenem maul\b/i,
    views: [
      'snarling',
      'roaring',
      'screaming',
      'hissing',
      'panting',
      'attacking',
      'striking',
      'trumpeting',
    ],
    isOfHead: true,
  },
  {
    said: /\btongue (?:is )?(?:hanging |lolling |sticking )?out\b|\blengua (?:a)?fuera\b|\bzunge (?:he)?raus\b|\blangue (?:pendante|dehors|tirée)\b|\blíngua (?:de|pra|para) fora\b|\blingua (?:di |in )?fuori\b|\bpanting\b|\bsmiling\b/i,
    views: ['panting'],
    isOfHead: true,
  },
]

/** Who asks for a head wants no body, whatever it would do with it. */
const HEAD_ASKED =
  /\b(?:just|only) (?:the |his |her |its |a )?(?:head|face)\b|\b(?:head|face|portrait|bust)(?: shot)? (?:of|only)\b|\bsolo la (?:cabeza|cara)\b|\bnur (?:der|den) kopf\b|\bjuste la tête\b/i
const HEAD_VIEWS = ['head', 'turned', 'front']
const HEADS = 'heads?|faces?|portraits?|busts?'

/** "Tête de cerf", "la cabeza del lobo", "der Kopf eines Hirsches": up to the beast itself. */
const HEAD_OF =
  "(?:t[êe]te|cabeza|testa|cabe[çc]a|kopf|museau|hocico) (?:d['’]une? |d['’]|de la |de l['’]|de las? |del |dell['’]|della |de |du |di |do |da |eine[sr] |von |vom )(?:un[ae]? |um[a]? |el |la |il )?"

/** What ends the words about one beast where another follows. */
const JOINS =
  /\b(?:and|with|beside|behind|under|over|above|below|y|con|und|mit|et|avec|e|com)\b|[,;&]/gi

/** The view of a beast that shows what is said of it; none where nothing is, or none shows it. */
export function postureOf(
  subject: Subject,
  text: string,
  subjects: readonly Subject[],
): string | undefined {
  const motif = findMotif(subject.motif)
  if (!motif || motif.variants.length < 2 || !isBeast(subject)) return undefined
  const said = saidOf(subject, text, subjects.filter(isBeast))
  const isHead = isHeadNamed(subject, text) || isHeadAsked(subject, said)
  return POSTURES.filter(({ said: words, isOfHead }) => (isOfHead || !isHead) && words.test(said))
    .map(({ views }) => views.find((view) => motif.variants.includes(view)))
    .find((view) => view !== undefined)
}

/** The head of a beast whose face or portrait is asked for; none where its head is no view of its own. */
export function headOf(
  subject: Subject,
  text: string,
  subjects: readonly Subject[],
): string | undefined {
  if (!isBeast(subject)) return undefined
  const variants = findMotif(subject.motif)?.variants ?? []
  const said = saidOf(subject, text, subjects.filter(isBeast))
  return isHeadNamed(subject, text) || isHeadAsked(subject, said)
    ? HEAD_VIEWS.find((view) => variants.includes(view))
    : undefined
}

const isHeadNamed = ({ text: name }: Subject, text: string): boolean =>
  /kopf$/i.test(name) || new RegExp(`${HEAD_OF}${escaped(name)}`, 'iu').test(text)

const isHeadAsked = (subject: Subject, said: string): boolean =>
  HEAD_ASKED.test(said) ||
  new RegExp(`\\b(?:${HEADS})$`, 'i').test(subject.text) ||
  new RegExp(`${escaped(subject.text)} (?:${HEADS})\\b`, 'i').test(said)

const isBeast = ({ motif }: Subject): boolean =>
  ['animal', 'mythical'].includes(findMotif(motif)?.category ?? '')

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** All of the wish where there is one beast; else its own modifiers, and what stands between it and the next. */
function saidOf(subject: Subject, text: string, beasts: readonly Subject[]): string {
  if (beasts.length < 2) return text
  const low = text.toLowerCase()
  const at = low.indexOf(subject.text.toLowerCase())
  const own = subject.modifiers.join(' ')
  if (at < 0) return own
  const next = Math.min(
    ...beasts
      .filter((other) => other !== subject)
      .map((other) => low.indexOf(other.text.toLowerCase(), at + subject.text.length))
      .filter((place) => place >= 0),
    text.length,
  )
  const between = text.slice(at, next)
  if (next === text.length) return `${own} ${between}`
  const joint = [...between.matchAll(JOINS)].at(-1)?.index ?? between.length
  return `${own} ${between.slice(0, joint)}`
}

import type { NotDrawn, Subject } from '#engine/language/brief.ts'
import { saysBehind } from '#engine/language/views.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/**
 * What is asked of a thing and cannot be shown, though the thing itself is drawn: a thumb that is up, a clock without its hands. It is
 * told, so that nobody pays for a hand that does something else.
 */
const UNDRAWN: readonly (readonly [motif: RegExp, said: RegExp])[] = [
  [
    /^(?:hands|skeleton-hand)$/,
    /\bmiddle fingers?\b|\bflip(?:ping|s)? (?:the bird|(?:you|someone|them) off)|\bthumbs?[- ](?:up|down)\b|\bok(?:ay)? sign\b|\bshaka(?: sign)?\b|\bhang loose\b|\b(?:crossed fingers|fingers crossed)\b|\bfinger guns?\b|\bvulcan salute\b|\bsnapping (?:its |his |her )?fingers\b|\bsign language\b|\bstinkefinger\b|\bmittelfinger\b|\bdedo (?:medio|do meio)\b|\bdoigt d['’]honneur\b|\bdito medio\b|\bdaumen hoch\b|\bpulgar arriba\b|\bpouce levé\b/iu,
  ],
  [/^skeleton-hand$/, /\bpeace sign\b|\bheart (?:sign|shape)\b|\bpinky\b/iu],
  [
    /^(?:clock|pocket-watch)$/,
    /\b(?:without|no|missing) (?:(?:its|any|the) )?hands\b|\bohne zeiger\b|\bsin manecillas\b|\bsans aiguilles\b|\bsem ponteiros\b|\bsenza lancette\b/iu,
  ],
]

const BROKEN_WING =
  /\b(?:broken|torn|clipped|burn(?:ed|t|ing)|missing) (?:left |right )?wings?\b|\bwings? (?:is |are )?(?:broken|torn|clipped|burn(?:ed|t|ing)|missing)\b|\balas? rotas?\b|\bgebrochene[nrms]* fl[uü]geln?\b|\bailes? (?:cass|bris)[eé]e?s?\b|\basas? quebradas?\b|\bal[ie] (?:rotte|spezzat[ae])\b/i

/** Who a beast is dressed up as: "astronaut cat". */
const COSTUME =
  /^(?:astronaut|samurai|viking|wizard|witch|knight|ninja|vampire|cowboy|cowgirl|pirate|chef|nurse|doctor|clown|king|queen)$/
/** What a beast has on, in the words that are kept with it: none is drawn dressed. */
const GARMENT =
  /^(?:(?:leather|hawaiian) )?(?:suit|tuxedo|jacket|shirt|t shirt|polo shirt|hoodie|uniform|robe|coat|apron|[a-z]+ jersey|jersey)$/
/** How an ear hangs, a tongue out and what is missing: heads are drawn whole and as their kind has them. */
const STATE_OF_PART =
  /\b(?:ears?|orejas?|ohr(?:en)?|oreilles?|orelhas?|orecchi[oe]?)\b.*\b(?:flop|fold|bent|torn|missing|tipped|nick|notch|droop|half|down|ca[ií]d|doblad|geknickt|h[aä]ng|pli[eé]|tomb|ca[ií]d|dobrad|piegat)|\b(?:torn|floppy|bent|folded|missing|notched|drooping) ears?\b|\b(?:eye|leg|ojo|pata|auge|bein|oeil|patte|olho|perna|occhio|zampa) (?:is )?(?:missing|gone|fehlt|manquante?)\b|\bmissing (?:an? )?(?:eye|leg|ear|tail)\b/i
const TONGUE = /^(?!.*(?:snake|cobra)).*\b(?:tongue|lengua|zunge|langue|l[ií]ngua)\b/i
const SHOWS_TONGUE = /^(?:panting|roaring|snarling|howling|screaming|baying|striking|attacking)/
const SEVERAL_HEADS =
  /\b(?:two|three|four|five|six|seven|nine|many|multi|[2-9])[- ]head(?:ed|s)\b|\b(?:de|con) (?:dos|tres|siete) cabezas\b|\b(?:zwei|drei|sieben)k[oö]pfig\w*|\bmit (?:zwei|drei) k[oö]pfen\b|\b[aà] (?:deux|trois|sept) t[eê]tes\b|\b(?:de|com) (?:duas|tr[eê]s|sete) cabe[cç]as\b|\b(?:a|con) (?:due|tre|sette) teste\b|\bcerberus\b|\bcerbero\b|\bcerb[eè]re\b|\bzerberus\b/i

const isBeast = ({ motif }: Subject): boolean =>
  /^(?:animal|mythical)$/.test(findMotif(motif)?.category ?? '')

/** What was said of one beast, and is drawn otherwise. */
function listUnseen({ motif, variant, modifiers }: Subject): string[] {
  const isSnake = /snake|cobra/.test(motif)
  return modifiers.filter(
    (said) =>
      GARMENT.test(said) ||
      COSTUME.test(said) ||
      STATE_OF_PART.test(said) ||
      BROKEN_WING.test(said) ||
      (TONGUE.test(said) && !isSnake && !SHOWS_TONGUE.test(variant ?? '')),
  )
}

/** Beings that are shown from the front, where somebody asked for their back. */
function listUnturned(subjects: readonly Subject[], wish: string): string[] {
  const said = saysBehind(wish)
  const beings = subjects.filter(
    (one) => one.source !== 'none' && (isBeast(one) || findMotif(one.motif)?.category === 'human'),
  )
  const isShown = beings.some(({ variant }) => /(?:^|-)(?:behind|back)$/.test(variant ?? ''))
  return said && beings.length > 0 && !isShown ? [said] : []
}

/** What somebody does with their whole body, by the part of a view's name that shows it. */
const POSTURES: ReadonlyMap<string, RegExp> = new Map([
  ['kneeling', /kneeling/],
  ['dancing', /dancing|pirouette|pointe|arabesque/],
  ['running', /running/],
  ['jumping', /jumping|leaping/],
  ['leaping', /jumping|leaping/],
  ['sitting', /sitting|seated|edge|perched/],
  ['seated', /sitting|seated|edge|perched/],
  ['standing', /standing|walking|holding|fan|legs|behind|pointe/],
  ['walking', /walking/],
  ['sleeping', /sleeping|cradled/],
  ['climbing', /climbing/],
  ['crouching', /crouching|kneeling/],
])

/** Somebody who is drawn as head and shoulders alone does not kneel. */
function listUnposed({ motif, modifiers }: Subject): string[] {
  const drawn = findMotif(motif)
  if (drawn?.category !== 'human') return []
  return modifiers.filter((said) => {
    const shown = POSTURES.get(said)
    return shown !== undefined && !drawn.variants.some((variant) => shown.test(variant))
  })
}

/** Each once, in the person's own words. */
export function findUndrawnDetails(subjects: readonly Subject[], wish: string): NotDrawn[] {
  const said = UNDRAWN.flatMap(([motif, words]) => {
    const asked = subjects.some((subject) => motif.test(subject.motif)) && words.exec(wish)
    return asked ? [asked[0]] : []
  })
  const beasts = subjects.filter((one) => one.source !== 'none' && isBeast(one))
  const heads = beasts.some(({ motif }) => !/head/.test(motif)) && SEVERAL_HEADS.exec(wish)
  const all = [
    ...said,
    ...(heads ? [heads[0]] : []),
    ...beasts.flatMap(listUnseen),
    ...subjects.filter(({ source }) => source !== 'none').flatMap(listUnposed),
    ...listUnturned(subjects, wish),
  ]
  return [...new Set(all)].map((text) => ({ text, reason: 'undrawn', suggestion: null }))
}

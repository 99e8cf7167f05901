import { isAskedSmall } from '#engine/language/asked-small.ts'
import type { Brief } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { findStyle, type StyleName } from '#engine/styles/recipes.ts'

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What tattooers draw in a hand of its own, whoever asks. */
const JAPANESE = toSet(
  'koi dragon hannya-mask samurai geisha crane torii-gate great-wave katana chrysanthemum',
)
const OLD_SCHOOL = toSet(
  'anchor swallow sailing-ship ship-wheel nautical-star heart dagger playing-card dice horseshoe revolver lips mermaid panther boxing-gloves cherry spider-web banner',
)
const ENGRAVED = toSet(
  'lighthouse castle kraken compass world-map hot-air-balloon skeleton skeleton-hand grim-reaper typewriter lantern birdcage zeus poseidon octopus key',
)
const BLACK = toSet(
  'raven bat viking valknut vegvisir thor-hammer axe anubis animal-skull spider scorpion coffin tombstone western-dragon moth celtic-knot barbed-wire',
)
const DOTTED = toSet(
  'mandala sacred-geometry chakra unalome moon sun moon-face planet galaxy constellation comet hamsa all-seeing-eye evil-eye eye-of-horus',
)
/** Lines that would run together at this size. */
const SMALL_PLACES = new Set(['Finger', 'Wrist', 'Ankle'])
/** More things than shading can keep apart. */
const MANY = 4

/** The typewriter of "in typewriter letters" is a way to write. */
const namesHand = ({ text }: Brief['subjects'][number], { writing, lettering }: Brief) =>
  writing.hand !== null &&
  lettering.length > 0 &&
  (writing.said[0] ?? '').includes(text.toLowerCase())

/** Layouts that draw the thing that was named with them. */
const WORDS_OWN = new Set(['birds', 'heart-between', 'sprig'])

const isColoured = ({ colourMode }: Brief) => colourMode === 'colored'

const HEAVY_HANDS: ReadonlySet<string> = new Set(
  'chicano bold-script sign-painter brush textura fraktur sailor western tag uncial nouveau'.split(
    ' ',
  ),
)

const isSign = (drawn: Brief['subjects'], brief: Brief) =>
  brief.lettering.length > 0 && drawn.every((subject) => isAskedSmall(subject, brief))

const isHeavy = ({ writing }: Brief) =>
  writing.weight === 'bold' || HEAVY_HANDS.has(writing.hand ?? '')

/** The style that suits what is asked, among those that are drawn best. What the text itself names goes before it: see `styleOf`. */
export function chooseStyle(brief: Brief): StyleName {
  const drawn = brief.subjects.filter(
    (subject) => subject.source !== 'none' && !namesHand(subject, brief),
  )
  const main = drawn.find(({ role }) => role === 'hero') ?? drawn[0]
  if (!main) return 'Lettering'
  // Where the one thing is a part of the words, they are the design.
  const isOfWords = WORDS_OWN.has(brief.writing.layout ?? '') && drawn.length === 1
  if (isOfWords && brief.lettering.length > 0) return 'Fine Line'
  // A tiny heart after a name is a sign of its letters, and no flash.
  if (isSign(drawn, brief)) return isHeavy(brief) ? 'Lettering' : 'Fine Line'
  const isSmall = brief.size === 'small' || SMALL_PLACES.has(brief.placement?.gallery ?? '')
  if (isSmall) return 'Fine Line'
  if (JAPANESE.has(main.motif)) return 'Japanese'
  if (isColoured(brief)) return OLD_SCHOOL.has(main.motif) ? 'Old School' : 'Neo Traditional'
  if (OLD_SCHOOL.has(main.motif)) return brief.colourMode === 'black' ? 'Blackwork' : 'Old School'
  if (ENGRAVED.has(main.motif)) return 'Engraving'
  if (BLACK.has(main.motif)) return 'Blackwork'
  if (DOTTED.has(main.motif)) return 'Dotwork'
  // Next to words, thin lines leave the words the louder.
  const category = findMotif(main.motif)?.category
  if (category === 'plant' || category === 'symbol') return 'Fine Line'
  if (drawn.length >= MANY || main.source === 'icon') return 'Blackwork'
  return 'Realistic'
}

/** "A rose and the name Ada in cursive" says how to write, and asks for no design of letters. */
const isHandOnly = ({ style, prompt, subjects }: Brief) =>
  style === 'Lettering' &&
  subjects.some(({ source, isSuggested }) => source !== 'none' && !isSuggested) &&
  !/\b(?:lettering|letras|letter(?:ed)? (?:tattoo|design)|schriftzug|lettrage)\b/i.test(prompt)

/** The style of a brief, and whether anybody asked for it. Where nobody did, it brings nothing along that was not asked for either. */
export function styleOf(
  brief: Brief,
  chosen: StyleName | null,
): { name: StyleName; from: 'form' | 'words' | 'us' } {
  if (chosen !== null) return { name: chosen, from: 'form' }
  const named = isHandOnly(brief) ? undefined : findStyle(brief.style ?? '')
  return named ? { name: named, from: 'words' } : { name: chooseStyle(brief), from: 'us' }
}

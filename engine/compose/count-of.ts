import type { Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'
import { cordOf } from '#engine/compose/cords.ts'

/** What of a subject decides how it is cast. */
export type Casting = Pick<
  Subject,
  'variant' | 'modifiers' | 'colours' | 'count' | 'isCountExact'
> &
  Partial<Pick<Subject, 'text' | 'traits' | 'hasColoursEach'>>

/** "Boxing gloves", "scales" and "kraken" look like plurals and are names of one drawing: the motif's own, or one without a singular. */
function isOwnName(text: string, { name: motif, words }: Motif): boolean {
  const name = text.toLowerCase().replace(/^(?:an?|the) /, '')
  if (name === motif.replaceAll('-', ' ')) return true
  if (!words.includes(name)) return false
  const singulars = [
    name.replace(/s$/, ''),
    name.replace(/es$/, ''),
    name.replace(/ies$/, 'y'),
    name.replace(/ves$/, 'f'),
  ]
  return !singulars.some((word) => word !== name && words.includes(word))
}

/** A bare plural is two, three or five, by the seed; a number that was said is kept. */
export function countOf(
  { count, isCountExact, text = '', variant }: Casting,
  motif: Motif,
  {
    random,
    isWreath,
    isOvergrowing,
    isGripping = false,
  }: { random: Rng; isWreath: boolean; isOvergrowing: boolean; isGripping?: boolean },
): number {
  // A flock is many already, and a pair of masks is one drawing.
  if (motif.name === 'birds' || (!isCountExact && isOwnName(text, motif))) return 1
  if (variant && SHOWS_SEVERAL.test(variant) && (!isCountExact || count === 2)) return 1
  if (variant && motif.heldOut?.[variant] && count < 3 && HOLD_HANDS.test(text)) return 2
  const said = Math.max(1, Math.min(MOST, Math.round(count) || 1))
  if (isCountExact || said < 2) return said
  // Hands come in pairs, and one is enough to hold a bunch by its stems.
  if (motif.grip === 'fist') return isGripping ? 1 : 2
  if (isOvergrowing) return OVERGROWN
  if (isWreath && cordOf(motif, text, said)) return WOUND
  return isWreath ? WREATH : [2, 3, 3, 5][Math.floor(random() * 4)]!
}

const MOST = 12
/** Of each other: there are two of them, whatever was said. */
const HOLD_HANDS = /holding (?:hands|paws)|couple/i
/** Variants that show two or more already: wedding rings are one pair. */
const SHOWS_SEVERAL = /^(?:bands|cairn|rounds|wildflowers|bunch|bundle|bouquet)$/
/** "Roses around a mirror" are as many as close a ring. */
const WREATH = 7
/** "Ropes around an anchor" leave the anchor to be seen. */
const WOUND = 3
/** "Flowers growing through a skull" have taken it over. */
const OVERGROWN = 6

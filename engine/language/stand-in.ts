import type { Source } from '#engine/language/brief.ts'

/** An olive branch is a branch, and praying hands are hands; an ant is no elephant, though its name is in that one's. */
export const isSameThing = (wanted: string, motif: string): boolean =>
  isWithin(wanted, motif) || isWithin(motif, wanted)

/** Shorter ends are in too many words by chance. */
const SHORTEST_HEAD = 4

function isWithin(name: string, other: string): boolean {
  const [one, whole] = [name, other].map((words) => words.replace(/s$/, ''))
  if (!one || !whole) return false
  // Crossbones are bones.
  const isHead = one.length >= SHORTEST_HEAD && whole.endsWith(one)
  return isHead || `-${other}-`.includes(`-${one}`)
}

interface Drawn {
  wanted: string
  motif: string
  variant: string | null
  source: Source
  isStandIn: boolean
}

/** The saucer is drawn by the motif of aliens, and is a saucer all the same; so is the skull of a deer by that of animal skulls. */
const isOwnVariant = ({ wanted, variant }: Drawn): boolean =>
  variant !== null && (wanted === variant || wanted.startsWith(`${variant}-`))

/**
 * What stands for the thing, in words, where something else is drawn: a kestrel as an eagle, a weimaraner as a dog, an onion as garlic.
 * The person would see it, and is told before anything is paid; null where the thing itself is drawn, or nothing.
 */
export function nameStandIn(drawn: Drawn): string | null {
  const { wanted, motif, source, isStandIn } = drawn
  // An icon's name is its maker's: that it differs from ours says nothing of what it shows.
  const isOther =
    isStandIn || (source === 'drawn' && !isSameThing(wanted, motif) && !isOwnVariant(drawn))
  if (source === 'none' || !isOther) return null
  return motif.replace(/-\d+\b/g, '').replaceAll('-', ' ')
}

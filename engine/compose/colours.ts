import type { Layer } from '#engine/compose/scene.ts'
import type { Motif } from '#engine/motifs/motif.ts'

/** The colours of a layer that were asked for: the first, and all of them where there are several. */
export type Colour = Pick<Layer, 'tint' | 'tints'>

const TINTS: Record<string, string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'gold',
  gold: 'gold',
  golden: 'gold',
  pink: 'pink',
  purple: 'violet',
  violet: 'violet',
  lilac: 'violet',
  orange: 'flame',
  white: 'bone',
  turquoise: 'ice',
  teal: 'iris',
  brown: 'wood',
  grey: 'rock',
  gray: 'rock',
  silver: 'steel',
  black: 'clothInk',
}

/** "Red and blue" are two colours of one thing; one that no ink is mixed for is left out. */
export function colourOfActor(
  { coat = '' }: Pick<Motif, 'coat'>,
  asked: readonly string[],
): Colour {
  const named = asked.length > 0 ? asked : [coat]
  const tints = [...new Set(named.flatMap((colour) => TINTS[colour.toLowerCase()] ?? []))]
  const [tint] = tints
  return { ...(tint ? { tint } : {}), ...(tints.length > 1 ? { tints } : {}) }
}

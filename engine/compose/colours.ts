import type { Layer } from '#engine/compose/scene.ts'
import type { Motif } from '#engine/motifs/motif.ts'

/** The colours of a layer that were asked for: the first, and all of them where there are several. */
export type Colour = Pick<Layer, 'tint' | 'tints'>

/** Animals whose coat is not the brown of the palette; a wolf's has markings, which one colour would cover. */
const COATS: Record<string, string> = {
  whale: 'blue',
  dolphin: 'blue',
  bat: 'black',
  cat: 'black',
  octopus: 'purple',
  jellyfish: 'pink',
  swallow: 'blue',
}

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
export function colourOfActor({ name }: Pick<Motif, 'name'>, asked: readonly string[]): Colour {
  const named = asked.length > 0 ? asked : [COATS[name] ?? '']
  const tints = [...new Set(named.flatMap((colour) => TINTS[colour.toLowerCase()] ?? []))]
  const [tint] = tints
  return { ...(tint ? { tint } : {}), ...(tints.length > 1 ? { tints } : {}) }
}

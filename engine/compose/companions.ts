import type { Motif } from '#engine/motifs/motif.ts'

/** What people may have on. */
const ON_THE_HEAD = [
  'cowboy-hat',
  'crown',
  'flower',
  'glasses',
  'hat',
  'headphones',
  'hood',
  'sunglasses',
  'tear',
  'veil',
]

/**
 * Variants that show a second subject, or another one, by motif: a sword in a stone, a saucer for an alien. Somebody who asks for
 * the first alone has not asked for the second, so these are drawn only when the words name them.
 */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  alien: ['ufo'],
  anubis: ['sun'],
  arrow: ['bow'],
  astronaut: ['balloon', 'guitar', 'reading'],
  balloon: ['heart'],
  bat: ['moon'],
  buddha: ['lotus'],
  crown: ['floral', 'thorns'],
  cupcake: ['candle'],
  dove: ['olive'],
  feather: ['birds'],
  fingerprint: ['heart'],
  frog: ['lily-pad'],
  ghost: ['balloon'],
  'great-wave': ['mountain'],
  hands: ['rose'],
  headphones: ['music'],
  heart: ['dagger', 'sacred', 'locked'],
  heartbeat: ['heart'],
  horseshoe: ['clover'],
  'hot-air-balloon': ['clouds'],
  hummingbird: ['flower'],
  key: ['heart'],
  kraken: ['ship'],
  lace: ['bow'],
  man: ['balloon', 'guitar', 'reading', ...ON_THE_HEAD],
  mouse: ['cheese'],
  'old-man': ['guitar', 'reading'],
  'old-woman': ['guitar', 'reading'],
  om: ['lotus'],
  padlock: ['heart'],
  'palm-tree': ['island'],
  panda: ['bamboo'],
  'paw-print': ['heart'],
  peace: ['flowers'],
  penguin: ['family'],
  poseidon: ['trident'],
  revolver: ['roses'],
  rocket: ['stars'],
  saxophone: ['music'],
  'scales-of-justice': ['sword'],
  semicolon: ['heart', 'heartbeat'],
  'spartan-helmet': ['swords'],
  'soccer-ball': ['basketball', 'baseball', 'american-football'],
  sword: ['stone'],
  'thor-hammer': ['lightning'],
  umbrella: ['rain'],
  unalome: ['lotus'],
  woman: ['balloon', 'guitar', 'reading', ...ON_THE_HEAD],
  'yin-yang': ['flames'],
  zeus: ['lightning'],
}

export const showsCompanion = (motif: Pick<Motif, 'name'>, variant: string): boolean =>
  COMPANIONS[motif.name]?.includes(variant) ?? false

/** What every drawing of a motif shows, by the motifs that would show it once more: who asks for a reaper with a scythe has it in that hand. */
const SHOWN_WITH: Readonly<Record<string, string>> = {
  'grim-reaper': 'scythe',
  lighter: 'flames',
  martini: 'olive-branch',
}

export const isShownWith = (name: string, other: string): boolean => SHOWN_WITH[name] === other

/** Every motif and variant of the table. */
export const listCompanions = (): { motif: string; variant: string }[] =>
  Object.entries(COMPANIONS).flatMap(([motif, variants]) =>
    variants.map((variant) => ({ motif, variant })),
  )

import { kindOf } from '#engine/compose/kinds.ts'
import type { Relation, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

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
  crown: ['floral', 'garland', 'thorns'],
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
const SHOWN_WITH: Readonly<Record<string, readonly string[]>> = {
  'grim-reaper': ['scythe'],
  lighter: ['flames'],
  martini: ['olive-branch'],
}
/** What somebody has grown: it is seen on them, and may still be held in a hand as well. */
const GROWN: Readonly<Record<string, readonly string[]>> = {
  angel: ['angel-wings', 'halo', 'wing'],
  medusa: ['snake'],
}
/** What grows on all that fly. */
const PLUMAGE = ['angel-wings', 'feather', 'wing']

export const isShownWith = (name: string, other: string): boolean =>
  SHOWN_WITH[name]?.includes(other) ?? false

const hasPlumage = (motif: Motif): boolean =>
  motif.name === 'phoenix' || motif.grip === 'talons' || kindOf(motif) === 'flyer'

/** "Medusa with snakes", "an angel with wings": what somebody consists of is no second subject. The place of the part in the list. */
export function findOwnPart(
  { kind, manner, from, to }: Relation,
  subjects: readonly Subject[],
): number | undefined {
  if (manner !== null || !/^(?:with|on|behind|above)$/.test(kind)) return undefined
  const isOwn = (part: number, owner: number): boolean => {
    const { motif = '', count = 1, isCountExact = false } = subjects[part] ?? {}
    const whole = findMotif(subjects[owner]?.motif ?? '')
    if (!whole || subjects[part]!.role === 'hero') return false
    // "With a feather" is one that it carries, and "with feathers" what it is covered in.
    const isOneOfMany = motif === 'snake' || motif === 'feather'
    if (isOneOfMany && isCountExact && count === 1) return false
    return GROWN[whole.name]?.includes(motif) || (hasPlumage(whole) && PLUMAGE.includes(motif))
  }
  if (isOwn(from, to)) return from
  return kind === 'with' && isOwn(to, from) ? to : undefined
}

/** Every motif and variant of the table. */
export const listCompanions = (): { motif: string; variant: string }[] =>
  Object.entries(COMPANIONS).flatMap(([motif, variants]) =>
    variants.map((variant) => ({ motif, variant })),
  )

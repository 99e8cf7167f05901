import { isBust } from '#engine/compose/face.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a relation asks of a body: to be there whole and at rest, to show its face, to go at somebody, to have its claws free, to be long … */
export type Pose =
  | 'resting'
  | 'facing'
  | 'halved'
  | 'sideways'
  | 'fierce'
  | 'roaring'
  | 'springing'
  | 'profile'
  | 'grasping'
  | 'gripping'
  | 'winding'
  | 'moving'
  | 'held'
  | 'blooming'
  | 'round'
  | 'hollow'
  | 'open'
  | 'offered'
  | 'sickle'
  | 'astride'
  | 'ridden'
  | 'spread'
  | 'level'
  | 'grove'
  | 'soaring'
  | 'bare'
  | 'nestling'
  | 'roped'
  | 'outlined'

/** Off the ground. */
export const IN_THE_AIR =
  /^(?:flying|attacking|diving|banking|swooping|hovering|soaring|leaping|running)$/
const GRASPS = /^(?:attacking|swooping|diving)$/
/** People with a hand free for something, and astride: drawn when there is something to hold or to ride. */
const HOLDS = /(?:^|-)holding$/
const RIDES = /(?:^|-)riding$/
/** With their paws off the ground. */
const UPRIGHT = /^(?:sitting|upright|rearing|seated)$/
export const FIERCE = /^(?:roaring|snarling|screaming|striking|attacking|charging)$/
/** Of whole bodies: how they go at each other. */
const FIGHTING = /^(?:attacking|striking|charging|rearing|leaping)$/
/** Those among them that take somebody to be gone at. */
export const CLASHING = /^(?:attacking|striking|charging|rearing)$/
export const MOVING =
  /^(?:running|galloping|charging|leaping|prowling|hunting|flying|swimming|walking)$/
const BLOOM = /^(?:bloom|head|single|front|flower)$/
/** Seen from above, both wings alike. */
const SPREAD = /^(?:open|spread|top|above)$/
/** Gripped by its middle, it shows its length. */
const HELD = /^curve$/

/** In a leap or a flight. */
const SOARS = /^(?:leaping|breaching|flying|soaring|galloping|running)$/
/** With a back that something can stand on. */
const LEVEL = /^(?:swimming|walking|standing|prowling)$/

/** Seen from the side, with nothing before anything else. */
const OUTLINED = /^(?:standing|side)$/

/** Those that are longer than they are high, as far as that is known. */
const longer = (motif: Motif, variants: readonly string[]): readonly string[] =>
  variants.filter((variant) => {
    const size = motif.measure?.(variant)
    return size === undefined || size.width > size.height
  })

/** Open, for whoever is to be inside. */
const HOLLOW = /^(?:open|plain)$/

/** Crown above mouth, and both eyes to be seen: some views from the front are called heads. */
function isFrontal(motif: Motif, variant: string): boolean {
  const { crown, mouth, eyes } = motif.marks?.(variant) ?? {}
  const isStraight = crown && mouth && Math.abs(crown[0] - mouth[0]) < STRAIGHT
  return !FIERCE.test(variant) && isStraight === true && eyes?.length === 2
}

/** The mouth to one side of the crown, closed. */
function isAside(motif: Motif, variant: string): boolean {
  const { crown, mouth } = motif.marks?.(variant) ?? {}
  if (!crown || !mouth || FIERCE.test(variant) || variant === 'howling') return false
  return Math.abs(crown[0] - mouth[0]) > 3 * STRAIGHT
}

/** In units of a drawing. */
const STRAIGHT = 4

/** The variants that suit a pose, where there are any. */
export function inPose(
  motif: Motif,
  variants: readonly string[],
  pose: Pose | null,
): readonly string[] {
  const bust = (variant: string) => isBust(motif, variant)
  const whole = variants.filter((variant) => !bust(variant))
  const ofFace = [
    variants.filter(
      (variant) => bust(variant) && (variant === 'front' || isFrontal(motif, variant)),
    ),
    variants.filter((variant) => bust(variant) && !FIERCE.test(variant)),
  ]
  const wishes: Record<Pose, (readonly string[])[]> = {
    // A head cannot sit on anything, and who flies does not.
    resting: [
      // With feet for whatever is below, where perching brings a branch.
      whole.filter((variant) => variant === 'standing'),
      whole.filter((variant) => !IN_THE_AIR.test(variant) && !FIGHTING.test(variant)),
      whole.filter((variant) => !IN_THE_AIR.test(variant)),
      whole,
    ],
    facing: ofFace,
    halved: ofFace,
    grasping: [
      motif.variants.filter((variant) => HOLDS.test(variant)),
      variants.filter((variant) => GRASPS.test(variant)),
      motif.grip === 'paws' ? variants.filter((variant) => UPRIGHT.test(variant)) : [],
      // A bird's head alone carries nothing away.
      kindOf(motif) === 'flyer' ? whole : [],
    ],
    gripping: [motif.variants.filter((variant) => variant === 'fist')],
    fierce: [
      whole.filter((variant) => FIGHTING.test(variant)),
      variants.filter((variant) => FIERCE.test(variant)),
      whole,
    ],
    springing: [
      whole.filter((variant) => FIGHTING.test(variant)),
      whole.filter((variant) => MOVING.test(variant)),
      whole,
    ],
    roaring: [
      variants.filter((variant) => bust(variant) && FIERCE.test(variant)),
      variants.filter((variant) => variant === 'head'),
    ],
    profile: [
      variants.filter((variant) => bust(variant) && variant === 'profile'),
      variants.filter((variant) => bust(variant) && variant !== 'front' && !FIERCE.test(variant)),
    ],
    sideways: [
      variants.filter((variant) => bust(variant) && variant !== 'front' && !FIERCE.test(variant)),
    ],
    moving: [whole.filter((variant) => MOVING.test(variant)), whole],
    // A back is seen from the side.
    ridden: [
      whole.filter((variant) => variant === 'side'),
      whole.filter((variant) => MOVING.test(variant)),
      whole,
    ],
    held: [
      variants.filter((variant) => HELD.test(variant)),
      motif.category === 'animal' ? whole.filter((variant) => UPRIGHT.test(variant)) : [],
    ],
    spread: [variants.filter((variant) => SPREAD.test(variant))],
    level: [
      motif.variants.filter((variant) => variant === 'side'),
      longer(
        motif,
        motif.variants.filter((variant) => LEVEL.test(variant)),
      ),
      longer(motif, whole),
    ],
    // Turned a little both eyes are seen, and who looks where.
    nestling: [
      variants.filter((variant) => variant === 'turned'),
      variants.filter((variant) => bust(variant) && isAside(motif, variant)),
      variants.filter((variant) => variant === 'profile'),
    ],
    bare: [motif.variants.filter((variant) => variant === 'bare')],
    soaring: [
      whole.filter((variant) => SOARS.test(variant)),
      whole.filter((variant) => MOVING.test(variant)),
      whole,
    ],
    grove: [variants.filter((variant) => variant === 'silhouette')],
    blooming: [variants.filter((variant) => BLOOM.test(variant))],
    round: [motif.variants.filter((variant) => variant === 'full' || variant === 'plain')],
    // Who sits already has no legs to be put away.
    astride: [
      motif.variants.filter((variant) => RIDES.test(variant)),
      whole.filter((variant) => UPRIGHT.test(variant)),
      whole.filter((variant) => !IN_THE_AIR.test(variant)),
      whole,
    ],
    sickle: [variants.filter((variant) => variant === 'crescent')],
    // A hand that is bitten is one hand, and flat.
    offered: [motif.variants.filter((variant) => variant === 'open')],
    open: [motif.rim?.variants ?? []],
    // A letter in the bottle leaves no room for a ship.
    hollow: [
      Object.keys(motif.hollow ?? {}),
      variants.filter((variant) => HOLLOW.test(variant)),
      variants.filter((variant) => variant !== 'message'),
    ],
    winding: [],
    // An outline alone is known by four legs or by a muzzle.
    outlined: [
      whole.filter((variant) => OUTLINED.test(variant)),
      whole.filter((variant) => LEVEL.test(variant)),
      motif.variants.filter((variant) => bust(variant) && variant === 'profile'),
      whole,
    ],
    // What it hangs from was named: it brings no bough.
    roped: [motif.variants.filter((variant) => variant === 'roped')],
  }
  return (pose ? wishes[pose] : []).find((some) => some.length > 0) ?? variants
}

/** "A girl" who stands has one hand for her lantern, or sits astride: the same child in the act that is asked of her. */
export function inTheAct(motif: Motif, asked: string, pose: Pose | null): string {
  const act = pose === 'grasping' ? 'holding' : pose === 'astride' ? 'riding' : 'standing'
  const acting = asked.replace(/standing$/, act)
  return motif.variants.includes(acting) ? acting : asked
}
/** "With a cub", "mother and baby": a small one of the same kind stands by. */
export const HAS_YOUNG = /^with an? |^(?:mother|mom|mum|mama|momma) and (?:baby|calf|cub)$/
const IN_RING =
  /^(?:circle|ring|circling|in an? (?:circle|ring)|en c[ií]rculo|en cercle|im kreis|in cerchio)\b/

/** "Three koi in a circle": each goes after the one before it, and nobody leads. */
export const isCircling = ({ modifiers }: { modifiers: readonly string[] }): boolean =>
  modifiers.some((modifier) => IN_RING.test(modifier))

/** Of two of a kind: one runs behind the other. */
export const CHASES = /^(?:chasing|racing|hunting)/
/** Who sits, rides or holds something is there whole: a head on an anchor was cut off. */
const TAKES_BODY: ReadonlySet<Pose | null> = new Set<Pose>(['resting', 'astride', 'grasping'])

export const embodied = (motif: Motif, pose: Pose | null): Motif => {
  const other = TAKES_BODY.has(pose) ? motif.body : pose === 'halved' ? motif.face : undefined
  return (other !== undefined && findMotif(other)) || motif
}

import { ICON } from '#engine/compose/icon-motif.ts'
import type { Kind, Motif } from '#engine/motifs/motif.ts'

export type { Kind } from '#engine/motifs/motif.ts'

export function kindOf({ kind, category }: Pick<Motif, 'kind' | 'category'>): Kind {
  if (kind) return kind
  if (category === 'plant') return 'flower'
  if (category === 'celestial') return 'sky'
  if (category === 'nature') return 'land'
  if (category === 'ornament') return 'frame'
  return LIVING.has(category) ? 'figure' : 'object'
}

const LIVING: ReadonlySet<Motif['category']> = new Set(['animal', 'mythical', 'human'])

/** A beast or somebody, who is a guest's host and no pedestal. */
export const isLiving = ({ motif }: { motif: Motif }): boolean =>
  LIVING.has(motif.category) && motif.isPart !== true

/** Of the land, what stands by itself: it is looked at whole, and no ridge or wood to be cut by a wall. */
export const standsAlone = ({ motif, kind }: { motif: Motif; kind: Kind }): boolean =>
  kind === 'land' && (motif.growth !== undefined || motif.stands === true)

/** As large as a person, where a motif says nothing else. */
export const bulkOf = ({ bulk = 0.9 }: Motif): number => bulk

/** An icon has no traits: its name alone tells that it is open at the top. */
const OPEN_ICON = /cup|mug|bucket|basket|barrel|pot$|bowl|boot|bath|cauldron|crate|can$/

type Vessel = Pick<Motif, 'name' | 'rim' | 'hollow' | 'variants'>

const isOpen = ({ name, rim, variants }: Vessel): boolean =>
  rim !== undefined || (variants[0] === ICON && OPEN_ICON.test(name))

/** Whether who is inside looks out over the rim: flowers and beasts do, a fish or a moth is seen through the glass. */
export function looksOut(content: Motif, vessel: Vessel): boolean {
  if (!isOpen(vessel)) return false
  const kind = kindOf(content)
  if (kind === 'flower' || kind === 'foliage') return true
  if (vessel.hollow === undefined) return kind === 'figure' || kind === 'flyer'
  return kind === 'figure' && content.category !== 'human' && !content.swims
}

const SMOKED = /^(?:cigarette|cigar|joint)$/

/** Between the lips of whoever has it. */
export const isSmoked = ({ name, bit }: Motif): boolean => bit !== undefined || SMOKED.test(name)

import { ICON } from '#engine/compose/icon-motif.ts'
import type { Motif } from '#engine/motifs/motif.ts'

/** How a subject behaves in a composition when no relation says more. */
export type Kind =
  | 'figure'
  | 'flower'
  | 'foliage'
  | 'flyer'
  | 'headgear'
  | 'wings'
  | 'fire'
  | 'sky'
  | 'land'
  | 'water'
  | 'cloud'
  | 'frame'
  | 'weapon'
  | 'object'
  | 'stars'

const KIND_OF: Record<string, Kind> = Object.fromEntries(
  Object.entries({
    headgear: 'crown,halo,tiara',
    wings: 'wing,angel wings,bat wings',
    fire: 'flames,flame,fire,smoke',
    sky: 'moon,moon-face,sun,planet,galaxy,eclipse,yin-yang,lightning',
    land: 'mountain-range,forest,volcano,island,mountain,waterfall,lighthouse,pine tree,tree,cactus,bamboo',
    water: 'wave,great-wave,water',
    cloud: 'clouds,wind bars,cloud,rain',
    frame:
      'spider-web,mandala,celtic-knot,laurel-wreath,sacred-geometry,dreamcatcher,tribal-band,compass,nautical-star,lace,filigree',
    stars: 'star,constellation,stars',
    weapon: 'dagger,sword,katana,axe,arrow,spear,scythe,trident',
    flyer:
      'butterfly,moth,bee,dragonfly,swallow,hummingbird,birds,bat,raven,crane,beetle,fairy,paper-plane,ladybug,dove,sparrow,firefly',
    foliage:
      'fern,ivy,olive-branch,olive branch,leaf,laurel,vine,lavender,rosemary,palm leaf,willow,thorns',
  } satisfies Partial<Record<Kind, string>>).flatMap(([kind, names]) =>
    names.split(',').map((name) => [name, kind as Kind]),
  ),
)

export function kindOf(motif: Motif): Kind {
  const known = KIND_OF[motif.name] ?? KIND_OF[motif.name.replaceAll('-', ' ')]
  if (known) return known
  if (motif.category === 'plant') return 'flower'
  if (motif.category === 'celestial') return 'sky'
  if (motif.category === 'nature') return 'land'
  if (motif.category === 'ornament') return 'frame'
  if (motif.category === 'animal' || motif.category === 'mythical' || motif.category === 'human')
    return 'figure'
  return 'object'
}

/** Bones, hands and hearts have the category of people and stand as things do. */
const PART_OF_BODY = /skull|hand|heart|bone|eye|feet|lips/

/** A beast or somebody, who is a guest's host and no pedestal. */
export const isLiving = ({ motif }: { motif: Motif }): boolean =>
  ['animal', 'human', 'mythical'].includes(motif.category) && !PART_OF_BODY.test(motif.name)

/** Of the land, what stands by itself: it is looked at whole, and no ridge or wood to be cut by a wall. */
export const standsAlone = ({ motif, kind }: { motif: Motif; kind: Kind }): boolean =>
  kind === 'land' && /tree|cactus|palm|bamboo|lighthouse/.test(motif.name)

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

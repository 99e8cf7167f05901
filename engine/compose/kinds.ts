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
    foliage: 'fern,ivy,olive-branch,olive branch,leaf,laurel,vine,lavender,palm leaf,willow,thorns',
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

/** Who has paws to hold with; others take things in their mouth. */
export const HANDY =
  /raccoon|bear|monkey|gorilla|mouse|rabbit|panda|otter|koala|sloth|squirrel|rat$|frog|kangaroo|mole|hamster/

/** How large a beast is beside a person, roughly: those that stand together keep their measure. */
const BULK: readonly (readonly [RegExp, number])[] = [
  [/elephant|whale|giraffe|kraken|dinosaur|^dragon$|western-dragon/, 1.5],
  [/horse|bull|unicorn|stag|bear|gorilla|griffin|crocodile|shark|hammerhead/, 1.2],
  [/mouse|frog|hummingbird|bee|gecko|crab|robin|ladybug|beetle|spider/, 0.4],
  [/rabbit|raven|owl|hawk|chihuahua|dachshund|pug|squirrel|turtle|parrot|penguin|baby/, 0.55],
  [/cat|fox|raccoon|lamb|bulldog|corgi|beagle|monkey|poodle|child|eagle/, 0.66],
  [/lion|tiger|panther|leopard/, 1.1],
]

export const bulkOf = ({ name }: Motif): number =>
  BULK.find(([pattern]) => pattern.test(name))?.[1] ?? 0.9

import { plain } from '#engine/language/normalise.ts'
import type { SubjectGroup } from '#engine/language/targets.ts'
import { findMotif } from '#engine/motifs/registry.ts'

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Motifs that already show many: a plural does not multiply them. */
const COLLECTIVE = toSet(`
  mountain-range wave great-wave clouds flames forest birds baby-feet angel-wings praying-hands dice playing-card hands constellation
  wing crescent lavender vines ivy treble-clef gears medusa zodiac lips egyptian-pyramids crossed-bones prayer-beads rosary couple chain fern
  rune-stone spectacles headphones music-notes wildflowers bouquet rain raining lightning eye drums drum-kit ballerina-shoes boots
  drama-masks piano-keys scissors glasses sunglasses binoculars snow stairs tribal-band polynesian-band mandala cherry-blossom
  reed columns boxing-gloves antlers footprints forget-me-not smoke string
`)
/** Drawn as the two that belong together: "two baby feet" are one pair, and not two. */
const IN_PAIRS = toSet('baby-feet boots boxing-gloves angel-wings ballerina-shoes')
export const isPairByNature = (motif: string) => IN_PAIRS.has(motif)

/** Motifs that stand behind others by nature. */
const SCENERY = toSet(`
  clouds wave forest mountain-range galaxy modern-city island desert waterfall great-wave wind-bars rain raining lightning night-sky
  solar-system city-skyline
`)
const ORNAMENTS = toSet(`
  banner flames star mandala fern laurel-wreath vines ivy spider-web chain lightning tribal-band filigree lace henna
`)
/** Words that name a subject only where no other subject is asked for. */
const WEAK_WORDS = new Set([
  'tribal',
  'tribal filling',
  'armband',
  'maori',
  'samoan',
  'polynesian',
  'polynesian pattern',
  'maori tribal',
  'face',
  'faces',
  'floral',
  'ornament',
  'celtic',
  'head',
  'light',
  'baroque',
])

/** Everyday names of whole families, and who is of them. */
const FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  dog: toSet(`
    german-shepherd husky labrador golden-retriever rottweiler pitbull corgi dachshund chihuahua french-bulldog bulldog poodle pug beagle
    border-collie dalmatian doberman
  `),
  bird: toSet(`
    owl barn-owl snowy-owl eagle hawk falcon raven crow swallow sparrow hummingbird peacock swan dove parrot flamingo robin kingfisher heron crane cardinal
  `),
  flower: toSet(`
    rose sunflower poppy lily tulip daisy lotus peony orchid lavender magnolia hibiscus dahlia chrysanthemum cherry-blossom daffodil iris
    carnation marigold larkspur snowdrop violet forget-me-not bluebell edelweiss
  `),
  fish: toSet('koi shark salmon trout clownfish betta swordfish goldfish'),
}

/** Whether a name is only the wider one of what was named before: the dog of "a husky for my dog". */
export const isFamilyOf = (wide: string, { wanted, motif }: Pick<Kind, 'wanted' | 'motif'>) =>
  FAMILIES[wide]?.has(wanted) === true || FAMILIES[wide]?.has(motif) === true

export const isCollective = (motif: string): boolean => COLLECTIVE.has(motif)
export const isScenery = (motif: string): boolean => SCENERY.has(motif)
export const isOrnament = (motif: string): boolean => ORNAMENTS.has(motif)
export const isWeakWord = (words: string): boolean => WEAK_WORDS.has(words)

/** What is made of other things where "of" follows: a crown of roses. */
export const isWoven = (motif: string): boolean =>
  /^(?:crown|laurel-wreath|chain|rosary|heart|cross|mandala|infinity)$/.test(motif)

interface Kind {
  wanted: string
  motif: string
  group: SubjectGroup | null
}

/** Things that are carried, worn and set down, rather than doing so themselves. */
export function isObject({ motif, group }: Kind): boolean {
  if (/^(?:wing|angel-wings)$/.test(motif)) return true
  return group === 'object' || findMotif(motif)?.category === 'object'
}

/** What others are in. */
export const isVessel = (kind: Kind): boolean =>
  isObject(kind) &&
  /boat|ship|canoe|kayak|jar|bottle|cup|glass(?!es)|bowl|cage|basket|box|lantern|hourglass|globe|dome|pot|vase|bag|balloon|nest|car$|house|aquarium|bulb|locket|bucket|suitcase|tent|bathtub|pool|aquarium|teapot|pumpkin-basket/.test(
    kind.wanted,
  )

/** Parts of people that stand in the list of people. */
const NO_BEING =
  /(?:^|-)(?:wings?|masks?|hands?|eyes?|heart|brain|lips|lungs|tooth|fingers?|fingerprint|fist|feet|foot|helm|helmet|hat|boots?|bones?|crossbones|ribs?|ribcage|skull|badge|statue|bust|headdress|voodoo|handshake)(?:-|$)/

/** What holds, sits and wears. */
export function isBeing({ wanted, motif, group }: Kind): boolean {
  const category = findMotif(motif)?.category ?? ''
  const isAlive =
    /^(?:animal|mythical|person|character)$/.test(group ?? '') ||
    /^(?:animal|mythical|human)$/.test(category)
  return isAlive && !NO_BEING.test(wanted)
}

/** Whose eyes and mouth are large enough for something to pass through. */
export const hasFace = (subject: Kind): boolean =>
  /skull|mask|statue/.test(subject.motif) ||
  (isBeing(subject) && !/butterfly|moth|bee|dragonfly|spider|snake/.test(subject.motif))

const WINGED = toSet(
  'eagle owl barn-owl snowy-owl raven swallow birds bird dove crane heron peacock phoenix hummingbird sparrow falcon dragon angel fairy bat butterfly moth bee dragonfly swan robin',
)
export const isWinged = (motif: string): boolean => WINGED.has(motif)

/** What belongs to the thing it was named with. */
export const isTrim = ({ wanted }: Kind): boolean =>
  /^(?:wax-seal|seal|stamp|ribbon|label|tag|handle|lid|cork|padlock)$/.test(wanted)

/** What grows on a plant and on a fruit: it belongs to the one that was named right before it. */
export const isFoliage = ({ motif, wanted }: Kind): boolean =>
  /^(?:leaf|leaves|thorns?)$/.test(motif) || /^(?:leaf|leaves|thorns?|petals?|stem)$/.test(wanted)
export const bearsLeaves = ({ group, wanted }: Kind): boolean =>
  (group === 'plant' && !/^(?:leaf|leaves|.*branch|tree)$/.test(wanted)) ||
  /^(?:apple|pear|peach|lemon|orange|cherry|cherries|strawberry|pomegranate|fig|plum|grapes?|mango|pineapple|avocado|olive|tomato|pumpkin)s?$/.test(
    wanted,
  )

/** What is put on, by whoever has it. */
const WORN =
  /(?:^|-)(?:hat|cap|crown|helmet|glasses|sunglasses|headphones|scarf|tie|monocle|boots?|veil|necklace|goggles|tiara|headdress|mask|eyepatch|beanie|helm|cape|cloak|socks?|sandals?|shoes?|skates?|slippers?|gloves?|mittens?|bandana|apron|earrings?|collar|bow-tie|backpack|heels|sneakers?)$/

const CLOTHES =
  /(?:^| )(?:bathrobe|robes?|nightgown|nightcap|nightshirt|toga|cardigan|shirt|trousers|jeans|shorts|skirt|leotard|wetsuit|life jacket|cape|spacesuit|space suit|suit|dress|gown|costume|raincoat|coat|jacket|hoodie|sweater|jumper|pyjamas|pajamas|waistcoat|vest|tuxedo|overalls|armou?r|kimono|poncho|tutu|onesie|uniform|bow tie|bonnet|beret|wellies|slippers|mittens)$/

/** The same by their names in other languages. */
const CLOTHES_ABROAD =
  /(?:anzug|kleid|kostum|mantel|jacke|pullover|pulli|uniform|hemd|mutze|umhang|rustung|schurze|schlafanzug|bademantel)$|^(?:traje|vestido|abrigo|disfraz|pijama|bata|combinaison|scaphandre|costume|manteau|robe|pull|pyjama|peignoir|armure|armadura|terno|fantasia|roupa|roupao|casaco|macacao|abito|vestito|cappotto|tuta|pigiama|accappatoio|maglione|armatura)(?: |$)/

export const isPutOn = ({ wanted, text }: { wanted: string; text: string }): boolean =>
  WORN.test(wanted) ||
  CLOTHES_ABROAD.test(plain(text)) ||
  CLOTHES.test(plain(text)) ||
  CLOTHES.test(wanted.replaceAll('-', ' '))

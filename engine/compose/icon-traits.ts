import type { Kind, Traits } from '#engine/motifs/motif.ts'

const KIND_OF: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries({
    headgear: 'tiara',
    wings: 'bat-wings',
    fire: 'flame,fire',
    sky: 'planet,galaxy,eclipse',
    land: 'island,mountain',
    water: 'water',
    cloud: 'cloud',
    frame: 'filigree',
    weapon: 'spear',
    foliage: 'laurel,vine,palm-leaf,thorns',
    flyer: 'firefly',
  } satisfies Partial<Record<Kind, string>>).flatMap(([kind, names]) =>
    names.split(',').map((name) => [name, kind as Kind]),
  ),
)

/** Nobody has declared the traits of an icon: its name alone says what clings to things, what stands, hangs or is worn. */
const TRAITS: readonly (readonly [RegExp, Traits])[] = [
  [/bee$|wasp|beetle|firefly|ladybird|mosquito|scarab|^fly$/, { settles: true }],
  [
    /egg|cocoon|chrysalis|shell$|cage|clock|watch|crystal|bulb|globe|wall|gift|present/,
    { isBrittle: true },
  ],
  [/vine|ivy/, { cord: 'vine' }],
  [/rope|ribbon/, { cord: 'rope' }],
  [/chain/, { cord: 'links' }],
  [/thorn|barbed/, { cord: 'barbs' }],
  [
    /lantern|watch|bag|purse|bucket|basket|cage|kettle|lamp|pendant|bell$|scales|censer/,
    { held: 'hangs' },
  ],
  [/torch|flag|sparkler|lollipop/, { held: 'rises' }],
  [/balloon|kite|umbrella/, { held: 'floats' }],
  [/axe|spear|hammer$|mace|staff|halberd/, { isHeaded: true }],
  [/monkey|opossum|koala/, { clings: true }],
  [
    /candle|bottle|lamp|lantern|hourglass|vase|chess|cup|chalice|tombstone|trophy|potion|urn$|jar$|gramophone|books?$/,
    { stands: true },
  ],
  [/tree|bonsai|oak/, { growth: 'tree', isOverhead: true }],
  [/palm/, { isOverhead: true }],
  [/cactus|reed/, { growth: 'upright' }],
  [/mushroom/, { growth: 'upright', isOverhead: true }],
  [/castle|house|temple|tower|city|ship|mountain|volcano|island/, { bulk: 5 }],
  [
    /cards?$|clef|note|camera|typewriter|dice|gun|calendar|map|clock|watch|guitar/,
    { isRead: true },
  ],
  [/glasses|spectacles|goggles|monocle/, { worn: 'glasses' }],
  [/headset/, { worn: 'headphones' }],
  [/^halo$|wreath/, { worn: 'halo' }],
  [/scarf|necklace|bow-?tie|^tie$|collar|pendant|medal|bandana/, { worn: 'neck' }],
  [/mask|respirator/, { worn: 'mask' }],
  [
    /crown|tiara|\bhat$|hat$|^cap$|-cap$|helm|beanie|beret|fedora|sombrero|hood|headdress|turban|bonnet/,
    { worn: 'hat' },
  ],
  [/sombrero|fedora|straw-hat|pirate-hat|wizard/, { worn: 'hat', hasBrim: true }],
  [/eclipse/, { isDisc: true }],
]

export function traitsOfIcon(name: string): Traits {
  const known = TRAITS.flatMap(([words, traits]) => (words.test(name) ? [traits] : []))
  // What is said first holds: a pendant is worn at the neck.
  const traits: Traits = Object.assign({}, ...known.toReversed())
  const kind = KIND_OF[name]
  return kind ? { ...traits, kind } : traits
}

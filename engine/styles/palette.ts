export type RGB = readonly [number, number, number]

const rgb = (hex: number): RGB => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]

const map = (entries: Record<string, number>) =>
  Object.fromEntries(Object.entries(entries).map(([k, v]) => [k, rgb(v)])) as Record<string, RGB>

/** Few, strong, slightly dirty inks: the classic flash sheet. */
export const FLASH = map({
  petal: 0xc2202a,
  petalLight: 0xdd4038,
  pink: 0xd9707f,
  red: 0xc2202a,
  ruby: 0xb81c28,
  leaf: 0x2c6a44,
  green: 0x3c7a48,
  scale: 0x4a7e40,
  belly: 0xeccb78,
  gold: 0xe6a82e,
  sun: 0xe6a82e,
  star: 0xe6a82e,
  steel: 0xb4c0c8,
  steelDark: 0x7e93a4,
  leather: 0x7a4828,
  wood: 0x86552f,
  bone: 0xf0e0b8,
  horn: 0xe2c890,
  fin: 0xeaa878,
  fur: 0xd0893e,
  furLight: 0xf0dcb4,
  furDark: 0x74462a,
  furBlack: 0x3b4a60,
  furWhite: 0xf4f1ec,
  hide: 0x708191,
  hair: 0x5a3a28,
  feather: 0xb59a74,
  featherDark: 0x4c4038,
  featherBlack: 0x38485e,
  featherWhite: 0xf3f0ea,
  beak: 0xe6a82e,
  wing: 0x2f6ea8,
  wingDark: 0x24466e,
  wingLight: 0xb9d8a4,
  flame: 0xe06020,
  flameIn: 0xf4be3c,
  water: 0x4c8cb0,
  foam: 0xeef6f8,
  cloud: 0xc8d4dc,
  rock: 0x8e9cac,
  rockDark: 0x586a7e,
  moon: 0xf2d68c,
  blue: 0x2c5a94,
  iris: 0x3a8898,
  ice: 0xa6d2e0,
  glass: 0xcfe4ea,
  sand: 0xe0c088,
  banner: 0xf0dca4,
  cloth: 0xb83038,
  clothDark: 0x6e2030,
  skin: 0xf0c8a0,
  violet: 0x74509a,
})

/** Jewel tones for neo traditional: deeper, cooler darks. */
export const JEWEL: Record<string, RGB> = {
  ...FLASH,
  ...map({
    petal: 0xa81e48,
    petalLight: 0xe0607a,
    leaf: 0x1e6658,
    green: 0x1f7468,
    scale: 0x1f7468,
    belly: 0xe8b860,
    gold: 0xe09a34,
    steel: 0xa2b4c4,
    steelDark: 0x5c7490,
    fur: 0xc87a3c,
    furDark: 0x5c3046,
    furBlack: 0x344468,
    featherBlack: 0x32466a,
    wing: 0x2a5c9c,
    fin: 0xe08c6a,
    bone: 0xecd8b4,
    flame: 0xd84c2c,
    water: 0x2f7898,
    cloud: 0xb4bcd0,
    moon: 0xecc878,
    blue: 0x2a4c94,
    violet: 0x6c3c8c,
    ruby: 0xb01848,
  }),
}

/** Loud and clean for cartoon. */
export const CANDY: Record<string, RGB> = {
  ...FLASH,
  ...map({
    petal: 0xf0304c,
    petalLight: 0xff7a86,
    leaf: 0x34b45c,
    green: 0x3cc060,
    scale: 0x58c440,
    belly: 0xffe680,
    gold: 0xffc020,
    steel: 0xc0d8ec,
    steelDark: 0x86a8cc,
    leather: 0xa8642c,
    fur: 0xf8a440,
    furDark: 0x9a4c24,
    furBlack: 0x41506e,
    featherBlack: 0x3e5070,
    wing: 0x3090f0,
    fin: 0xffa878,
    bone: 0xfff0cc,
    flame: 0xff7020,
    flameIn: 0xffd840,
    water: 0x3cb0e8,
    cloud: 0xd4e8f8,
    moon: 0xffe48c,
    ruby: 0xf02850,
    violet: 0xa060e0,
  }),
}

/** Irezumi: vermilion, indigo, persimmon, pine. */
export const IREZUMI: Record<string, RGB> = {
  ...FLASH,
  ...map({
    petal: 0xc23a4a,
    petalLight: 0xe88a90,
    leaf: 0x2f6656,
    scale: 0x2f7a68,
    belly: 0xf0d9a0,
    red: 0xcc2a22,
    fin: 0xe8743c,
    fur: 0xd8883c,
    water: 0x2c5a86,
    foam: 0xf2f6f4,
    cloud: 0xa9b4c0,
    gold: 0xdfa032,
    flame: 0xd8481e,
    rock: 0x6c7884,
    cloth: 0x2f4a7c,
  }),
}

/** Pure signal colours, few of them: the bold Americana of painted shop signs. */
export const PRIMARY: Record<string, RGB> = {
  ...FLASH,
  ...map({
    petal: 0xd8161e,
    petalLight: 0xe83a34,
    red: 0xd8161e,
    leaf: 0x1f7a3c,
    green: 0x1f7a3c,
    scale: 0x2a8246,
    gold: 0xf4b41c,
    sun: 0xf4b41c,
    star: 0xf4b41c,
    belly: 0xf6cf5a,
    fur: 0xe09030,
    wing: 0x1f58a8,
    blue: 0x1f58a8,
    water: 0x2f7cc0,
    steel: 0xc4d0d8,
    banner: 0xf8e4a0,
    cloth: 0xd8161e,
    feather: 0xc08a4c,
  }),
}

/** Softer, truer colours for realism. */
export const NATURAL: Record<string, RGB> = {
  ...FLASH,
  ...map({
    petal: 0xb02838,
    petalLight: 0xd0505c,
    leaf: 0x3c6a48,
    scale: 0x566e48,
    fur: 0xb8804c,
    furLight: 0xeadcc4,
    furDark: 0x5c4030,
    furBlack: 0x363d48,
    featherBlack: 0x343c48,
    bone: 0xeadfc6,
    gold: 0xc8963c,
    steel: 0xa8b2ba,
    water: 0x4a7e98,
    feather: 0x9a8468,
    wood: 0x7a563a,
  }),
}

/** Colour of a region, null for bare skin and black. An asked colour replaces the natural one of the main materials only. */
export function colourOf(palette: Record<string, RGB>, tag: string, tint?: string): RGB | null {
  if (tag === 'paper' || tag === 'black' || tag === 'none') return null
  const own = palette[tag] ?? [0.5, 0.55, 0.6]
  if (!tint || !TINTABLE.has(tag)) return own
  const asked = tint === 'clothInk' ? BLACKISH : (palette[tint] ?? own)
  // Light and dark companions keep their distance from the main material.
  const step = LIGHTER.has(tag) ? 0.35 : DARKER.has(tag) ? -0.4 : 0
  return asked.map((v) => (step > 0 ? v + (1 - v) * step : v * (1 + step))) as unknown as RGB
}

const BLACKISH: RGB = [0.2, 0.2, 0.23]
const LIGHTER = new Set([
  'petalLight',
  'furLight',
  'furWhite',
  'featherWhite',
  'wingLight',
  'belly',
])
const DARKER = new Set(['furDark', 'featherDark', 'wingDark', 'clothDark'])
const TINTABLE = new Set([
  'petal',
  'petalLight',
  'wing',
  'wingDark',
  'wingLight',
  'scale',
  'fin',
  'fur',
  'furDark',
  'furBlack',
  'furWhite',
  'furLight',
  'hide',
  'feather',
  'featherDark',
  'featherBlack',
  'featherWhite',
  'moon',
  'cloth',
  'clothDark',
  'red',
  'blue',
  'green',
  'violet',
  'pink',
  'ruby',
  'ice',
  'flame',
  'hair',
  'iris',
])

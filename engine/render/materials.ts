import type { Tag } from '#engine/motifs/motif.ts'

export type Relief =
  | 'none'
  | 'hair'
  | 'vein'
  | 'barb'
  | 'leaf'
  | 'scale'
  | 'grain'
  | 'brushed'
  | 'bone'
  | 'rock'
  | 'fold'
  | 'ripple'
  | 'rays'

export interface Material {
  /** own darkness in black and grey */
  albedo: number
  /** rise of each part, of the whole layer, and how strongly it shades what lies under it */
  bulge: number
  form: number
  thick: number
  relief: Relief
  /** relief height in px, shine 0..1, darkening toward the root (layer origin) */
  amp: number
  gloss: number
  root: number
  /** darkening beside lines and hollows, and how far it reaches in px */
  crease: number
  reach: number
}

const PLAIN: Material = {
  albedo: 0,
  bulge: 0.75,
  form: 0.42,
  thick: 1,
  relief: 'none',
  amp: 0,
  gloss: 0,
  root: 0,
  crease: 0.18,
  reach: 12,
}

const make = (own: Partial<Material>): Material => ({ ...PLAIN, ...own })

const petal = make({
  albedo: 0.16,
  relief: 'vein',
  amp: 1.1,
  gloss: 0.12,
  root: 0.55,
  bulge: 0.62,
  form: 0.34,
})
/** A rolled lip: it must stay thin, or roses look piped in icing. */
const petalRim = make({
  albedo: 0.03,
  relief: 'vein',
  amp: 0.6,
  gloss: 0.15,
  root: 0.25,
  bulge: 0.4,
  form: 0.3,
  thick: 0.8,
})
const leaf = make({
  albedo: 0.46,
  relief: 'leaf',
  amp: 1.9,
  gloss: 0.18,
  root: 0.35,
  bulge: 0.5,
  form: 0.4,
})
const fur = make({
  albedo: 0.22,
  relief: 'hair',
  amp: 2.2,
  gloss: 0.04,
  root: 0.55,
  bulge: 0.5,
  form: 0.62,
})
const furDark = make({
  albedo: 0.42,
  relief: 'hair',
  amp: 2.3,
  gloss: 0.05,
  root: 0.6,
  bulge: 0.5,
  form: 0.62,
})
const furBlack = make({
  albedo: 0.6,
  relief: 'hair',
  amp: 2.3,
  gloss: 0.16,
  root: 0.5,
  bulge: 0.5,
  form: 0.7,
})
const furPale = make({
  albedo: 0.03,
  relief: 'hair',
  amp: 1.7,
  gloss: 0.03,
  root: 0.3,
  bulge: 0.5,
  form: 0.55,
  thick: 0.7,
})
const scales = make({
  albedo: 0.36,
  relief: 'scale',
  amp: 2.2,
  gloss: 0.35,
  root: 0.05,
  bulge: 0.95,
  form: 0.6,
})
const metal = make({
  albedo: 0.2,
  relief: 'brushed',
  amp: 0.35,
  gloss: 0.95,
  bulge: 0.42,
  form: 0.2,
})
const gold = make({ albedo: 0.2, gloss: 0.9, bulge: 0.8, form: 0.4 })
const bone = make({
  albedo: 0.08,
  relief: 'bone',
  amp: 1.5,
  gloss: 0.22,
  bulge: 0.7,
  form: 0.85,
  crease: 0.5,
  reach: 46,
})
const feather = make({
  albedo: 0.2,
  relief: 'barb',
  amp: 1.7,
  gloss: 0.05,
  root: 0.5,
  bulge: 0.55,
  form: 0.4,
})
const cloth = make({ albedo: 0.14, relief: 'fold', amp: 2.4, gloss: 0.08, bulge: 0.5, form: 0.4 })
const rock = make({ albedo: 0.3, relief: 'rock', amp: 4, gloss: 0.05, bulge: 0.5, form: 0.6 })
const smooth = make({ albedo: 0.2, gloss: 0.25, root: 0.1, bulge: 0.8, form: 0.5 })
const flame = make({
  albedo: 0.12,
  relief: 'vein',
  amp: 0.8,
  gloss: 0.1,
  root: -0.4,
  bulge: 0.6,
  form: 0.3,
})
const water = make({
  albedo: 0.3,
  relief: 'ripple',
  amp: 1.9,
  gloss: 0.3,
  root: 0.1,
  bulge: 0.55,
  form: 0.35,
})
const wing = make({
  albedo: 0.26,
  relief: 'vein',
  amp: 1,
  gloss: 0.12,
  root: 0.45,
  bulge: 0.42,
  form: 0.22,
})

/** Tags that only the renderer makes: bare skin, and what the biomechanical style finds inside. */
type InnerTag = 'none' | 'cavity' | 'tube' | 'joint' | 'torn'

const TABLE: Record<Tag | InnerTag, Material> = {
  none: PLAIN,
  paper: make({ gloss: 0.2, bulge: 0.5, form: 0.5, thick: 0.5 }),
  black: make({
    albedo: 0.93,
    relief: 'hair',
    amp: 0.9,
    gloss: 0.35,
    bulge: 0.5,
    form: 0.5,
    thick: 0.25,
  }),
  petal,
  petalLight: petalRim,
  pink: smooth,
  red: { ...smooth, albedo: 0.2, gloss: 0.4 },
  leaf,
  green: smooth,
  scale: scales,
  belly: make({ albedo: 0.03, gloss: 0.3, bulge: 0.35, form: 0.6, thick: 0.2 }),
  fin: make({
    albedo: 0.14,
    relief: 'rays',
    amp: 1.7,
    gloss: 0.15,
    root: 0.45,
    bulge: 0.4,
    form: 0.3,
  }),
  fur,
  furLight: furPale,
  furDark,
  furBlack,
  furWhite: { ...furPale, albedo: 0.01 },
  furGrey: fur,
  hair: furDark,
  hide: make({
    albedo: 0.4,
    relief: 'grain',
    amp: 1.1,
    gloss: 0.2,
    root: 0.1,
    bulge: 0.6,
    form: 0.75,
    crease: 0.45,
    reach: 24,
  }),
  bone,
  skin: make({ albedo: 0.06, gloss: 0.2, bulge: 0.7, form: 0.8, crease: 0.36, reach: 30 }),
  horn: { ...bone, relief: 'rays', albedo: 0.12 },
  gold,
  sun: make({ albedo: 0.1, gloss: 0.16, bulge: 0.6, form: 0.45 }),
  ruby: make({ albedo: 0.55, gloss: 1, bulge: 0.9, form: 0.3 }),
  ice: make({ albedo: 0.08, gloss: 1, bulge: 0.6, form: 0.3 }),
  glass: make({ albedo: 0.06, gloss: 1, bulge: 0.8, form: 0.4 }),
  steel: metal,
  steelDark: { ...metal, albedo: 0.38, bulge: 0.25 },
  leather: make({ albedo: 0.55, relief: 'grain', amp: 1.2, gloss: 0.2, bulge: 0.8, form: 0.4 }),
  wood: make({ albedo: 0.42, relief: 'grain', amp: 2, gloss: 0.06 }),
  sand: rock,
  feather,
  featherDark: { ...feather, albedo: 0.5 },
  featherBlack: { ...feather, albedo: 0.62, gloss: 0.14, form: 0.55 },
  featherWhite: { ...feather, albedo: 0.02, root: 0.3 },
  beak: { ...bone, albedo: 0.3 },
  wing,
  wingDark: { ...wing, albedo: 0.55 },
  wingLight: { ...wing, albedo: 0.08 },
  flame,
  flameIn: { ...flame, albedo: 0 },
  water,
  foam: make({ gloss: 0.3, bulge: 0.7, form: 0.4 }),
  cloud: make({ albedo: 0.06, bulge: 0.9, form: 0.5 }),
  rock,
  rockDark: { ...rock, albedo: 0.5 },
  moon: make({ albedo: 0.1, relief: 'rock', amp: 1.8, bulge: 0.25, form: 0.9 }),
  cavity: make({ albedo: 0.9, bulge: 0, form: 0.3 }),
  tube: make({ albedo: 0.22, gloss: 0.75, bulge: 1, form: 0.3 }),
  joint: make({ albedo: 0.16, gloss: 0.9, bulge: 0.8, form: 0.3 }),
  torn: make({ albedo: 0.02, gloss: 0.3, bulge: 1.1, form: 0.4, thick: 1.3 }),
  banner: cloth,
  cloth,
  clothDark: { ...cloth, albedo: 0.45 },
  iris: make({ albedo: 0.35, relief: 'rays', amp: 0.8, gloss: 0.8, bulge: 0.6, form: 0.3 }),
  blue: { ...smooth, albedo: 0.34 },
  violet: { ...smooth, albedo: 0.3 },
  star: gold,
}

export const materialOf = (tag: string): Material =>
  (TABLE as Record<string, Material>)[tag] ?? smooth

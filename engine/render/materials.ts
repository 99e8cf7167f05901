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

const make = (
  albedo: number,
  relief: Relief,
  amp: number,
  gloss: number,
  root: number,
  bulge = 0.75,
  form = 0.42,
  thick = 1,
): Material => ({ albedo, relief, amp, gloss, root, bulge, form, thick, crease: 0.18, reach: 12 })

const petal = make(0.16, 'vein', 1.1, 0.12, 0.55, 0.62, 0.34)
/** A rolled lip: it must stay thin, or roses look piped in icing. */
const petalRim = make(0.03, 'vein', 0.6, 0.15, 0.25, 0.4, 0.3, 0.8)
const leaf = make(0.46, 'leaf', 1.9, 0.18, 0.35, 0.5, 0.4)
const fur = make(0.22, 'hair', 2.2, 0.04, 0.55, 0.5, 0.62, 1)
const furDark = make(0.42, 'hair', 2.3, 0.05, 0.6, 0.5, 0.62, 1)
const furBlack = make(0.6, 'hair', 2.3, 0.16, 0.5, 0.5, 0.7, 1)
const furPale = make(0.03, 'hair', 1.7, 0.03, 0.3, 0.5, 0.55, 0.7)
const scales = make(0.36, 'scale', 2.2, 0.35, 0.05, 0.95, 0.6)
const metal = make(0.2, 'brushed', 0.35, 0.95, 0, 0.42, 0.2, 1)
const gold = make(0.2, 'none', 0, 0.9, 0, 0.8, 0.4, 1)
const bone: Material = { ...make(0.08, 'bone', 1.5, 0.22, 0, 0.7, 0.85, 1), crease: 0.5, reach: 46 }
const feather = make(0.2, 'barb', 1.7, 0.05, 0.5, 0.55, 0.4)
const cloth = make(0.14, 'fold', 2.4, 0.08, 0, 0.5, 0.4)
const rock = make(0.3, 'rock', 4, 0.05, 0, 0.5, 0.6)
const smooth = make(0.2, 'none', 0, 0.25, 0.1, 0.8, 0.5)
const flame = make(0.12, 'vein', 0.8, 0.1, -0.4, 0.6, 0.3)
const water = make(0.3, 'ripple', 1.9, 0.3, 0.1, 0.55, 0.35)
const wing = make(0.26, 'vein', 1, 0.12, 0.45, 0.42, 0.22)

/** Tags that only the renderer makes: bare skin, and what the biomechanical style finds inside. */
type InnerTag = 'none' | 'cavity' | 'tube' | 'joint' | 'torn'

const TABLE: Record<Tag | InnerTag, Material> = {
  none: make(0, 'none', 0, 0, 0),
  paper: make(0, 'none', 0, 0.2, 0, 0.5, 0.5, 0.5),
  black: make(0.93, 'hair', 0.9, 0.35, 0, 0.5, 0.5, 0.25),
  petal,
  petalLight: petalRim,
  pink: smooth,
  red: { ...smooth, albedo: 0.2, gloss: 0.4 },
  leaf,
  green: smooth,
  scale: scales,
  belly: make(0.03, 'none', 0, 0.3, 0, 0.35, 0.6, 0.2),
  fin: make(0.14, 'rays', 1.7, 0.15, 0.45, 0.4, 0.3),
  fur,
  furLight: furPale,
  furDark,
  furBlack,
  furWhite: { ...furPale, albedo: 0.01 },
  hair: furDark,
  hide: { ...make(0.4, 'grain', 1.1, 0.2, 0.1, 0.6, 0.75), crease: 0.45, reach: 24 },
  bone,
  skin: { ...make(0.06, 'none', 0, 0.2, 0, 0.7, 0.8), crease: 0.36, reach: 30 },
  horn: { ...bone, relief: 'rays', albedo: 0.12 },
  gold,
  sun: make(0.1, 'none', 0, 0.16, 0, 0.6, 0.45),
  ruby: make(0.55, 'none', 0, 1, 0, 0.9, 0.3),
  ice: make(0.08, 'none', 0, 1, 0, 0.6, 0.3),
  glass: make(0.06, 'none', 0, 1, 0, 0.8, 0.4),
  steel: metal,
  steelDark: { ...metal, albedo: 0.38, bulge: 0.25 },
  leather: make(0.55, 'grain', 1.2, 0.2, 0, 0.8, 0.4),
  wood: make(0.42, 'grain', 2, 0.06, 0),
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
  foam: make(0, 'none', 0, 0.3, 0, 0.7, 0.4),
  cloud: make(0.06, 'none', 0, 0, 0, 0.9, 0.5),
  rock,
  rockDark: { ...rock, albedo: 0.5 },
  moon: make(0.1, 'rock', 1.8, 0, 0, 0.25, 0.9),
  cavity: make(0.9, 'none', 0, 0, 0, 0, 0.3),
  tube: make(0.22, 'none', 0, 0.75, 0, 1, 0.3, 1),
  joint: make(0.16, 'none', 0, 0.9, 0, 0.8, 0.3, 1),
  torn: make(0.02, 'none', 0, 0.3, 0, 1.1, 0.4, 1.3),
  banner: cloth,
  cloth,
  clothDark: { ...cloth, albedo: 0.45 },
  iris: make(0.35, 'rays', 0.8, 0.8, 0, 0.6, 0.3),
  blue: { ...smooth, albedo: 0.34 },
  violet: { ...smooth, albedo: 0.3 },
  star: gold,
}

export const materialOf = (tag: string): Material =>
  (TABLE as Record<string, Material>)[tag] ?? smooth

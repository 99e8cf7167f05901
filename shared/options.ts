import type { Style } from '#shared/styles.ts'

/** What a person may choose from. The server refuses anything else; both screens show their own part of it. */

/** The three that the create screen offers. */
export const CREATE_STYLES = ['Geometric', 'Realistic', 'Minimalist'] as const satisfies Style[]
/** The six that the designer shows first; the rest of the list follows behind "More styles". */
export const DESIGNER_STYLES = [
  'Realistic',
  'Traditional American',
  'Geometric',
  'Minimalist',
  'Watercolor',
  'Tribal',
] as const satisfies Style[]

export const COLORS = ['Black and white', 'Colored'] as const
export type Color = (typeof COLORS)[number]

export const CREATE_GENDERS = ['Male', 'Female', 'Non-binary', 'Other'] as const
export const BODY_TYPES = ['male', 'female', 'other'] as const
export type BodyType = (typeof BODY_TYPES)[number]
/** What is stored, and what the gallery filters by. */
export const GENDERS = CREATE_GENDERS
export type Gender = (typeof GENDERS)[number]

export const PLACEMENTS = [
  'Forearm',
  'Full Sleeve',
  'Half Sleeve',
  'Thigh',
  'Hand',
  'Shoulder',
  'Wrist',
  'Band',
  'Back',
  'Calf',
  'Chest',
  'Sternum',
  'Finger',
  'Ankle',
] as const
export type Placement = (typeof PLACEMENTS)[number]

/** Of the gallery. */
export const GALLERY_SORTS = ['Popular', 'Recent'] as const
/** Designs that were made for a place on the body, and are shown there. */
export const GALLERY_SKIN = ['Made for a place'] as const

export interface SkinTone {
  description: string
  hex: string
  /** On the Monk scale, 1 to 10. */
  monk: number
}

/** The ten swatches of the create screen. */
export const SKIN_TONES = [
  { description: 'MST 1 - Very Light', hex: '#f6ede4', monk: 1 },
  { description: 'MST 2 - Light', hex: '#f3e7db', monk: 2 },
  { description: 'MST 3 - Light-Medium', hex: '#f7ead0', monk: 3 },
  { description: 'MST 4 - Medium Light', hex: '#eadaba', monk: 4 },
  { description: 'MST 5 - Medium', hex: '#d7bd96', monk: 5 },
  { description: 'MST 6 - Medium-Dark', hex: '#a07e56', monk: 6 },
  { description: 'MST 7 - Dark', hex: '#825c43', monk: 7 },
  { description: 'MST 8 - Deep Dark', hex: '#604134', monk: 8 },
  { description: 'MST 9 - Very Deep', hex: '#3a312a', monk: 9 },
  { description: 'MST 10 - Deepest Dark', hex: '#292420', monk: 10 },
] as const satisfies SkinTone[]

/** The five of the designer. */
export const DESIGNER_SKIN_TONES = [
  { description: 'light', hex: '#f3e7db', monk: 2 },
  { description: 'medium-light', hex: '#eadaba', monk: 4 },
  { description: 'medium', hex: '#d7bd96', monk: 5 },
  { description: 'medium-dark', hex: '#825c43', monk: 7 },
  { description: 'dark', hex: '#3a312a', monk: 9 },
] as const satisfies SkinTone[]

export const ALL_SKIN_TONES: readonly SkinTone[] = [...SKIN_TONES, ...DESIGNER_SKIN_TONES]

/** The Monk tone behind a description of either screen. */
export function monkToneOf(description: string): number | undefined {
  return ALL_SKIN_TONES.find((tone) => isSameOption(tone.description, description))?.monk
}

/** Whatever the capitals and the space around what was given. */
export const isSameOption = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

import type { HAND_NAMES } from '#shared/lettering.ts'
import type { FaceName } from '#engine/lettering/faces.ts'
import type { OrnamentName } from '#engine/lettering/ornament.ts'
import type { Instead } from '#engine/lettering/set-line.ts'
import type { ShortBar } from '#engine/lettering/short-bar.ts'

export type HandName = (typeof HAND_NAMES)[number]

export interface Hand {
  /** Its own face, and those nearest to it for letters it lacks. */
  faces: readonly FaceName[]
  /** Its own bold, where it has one: strokes made fat by us are never as good as those drawn so. */
  bold?: { faces: readonly FaceName[]; hairline: number }
  /** Capitals of its own face that are read as another letter, and the face that has them instead. */
  instead?: Instead
  /** Letters that take no other form for their neighbours' sake. */
  plain?: string
  /** Capitals that its face begins with a long stroke where they are set without regard to their neighbours: for the head of a line with much flourish. */
  opening?: string
  /** The bars of its t's are longer than the letters beside them. */
  shortBar?: ShortBar
  /** Letters join: they may be neither spaced out nor all capitals. */
  isJoined?: boolean
  isCapitals?: boolean
  /** The hand of its figures, where those of its own face run into each other. */
  figures?: HandName
  /** A broad edge it is written again with, as shares of the size. */
  nib?: { broad: number; thin: number; angle: number }
  /** Its letters ride up and down and lie over each other, with so much bare between, as a share of the size. */
  laps?: number
  /** The thinnest stroke, as a share of the size. */
  hairline: number
  /** The widest stroke that still counts as one, for finding where strokes end. */
  stem: number
  /** White between letters where the eye and not the face sets them, as a share of the size. */
  white?: number
  leading: number
  /** Ways to adorn it, of which the seed takes one. */
  ornaments: readonly OrnamentName[]
}

/** What faces call their swash forms; one that has none ignores them. */
export const SWASHES = ['swsh', 'cswh'] as const

/** Write their own scripts for every hand. */
const OTHER_SCRIPTS: readonly FaceName[] = [
  'signs',
  'gfs-didot',
  'forum',
  'cinzel',
  'aref-ruqaa',
  'frank-ruhl-libre',
  'rozha-one',
  'charm',
  'runic-blade',
  'noto-sans-runic',
  'ma-shan-zheng',
  'yuji-syuku',
  'song-myung',
  'great-vibes',
]
const CURSIVE: readonly FaceName[] = ['signs', 'great-vibes', ...OTHER_SCRIPTS]

export const HANDS: Record<HandName, Hand> = {
  needle: {
    faces: ['windsong', ...CURSIVE],
    // Its I is a C with a loop. Beside others its t has a bar as long as they are, which makes a T of an i or an o.
    instead: { letters: 'I', face: 'sacramento' },
    plain: 't',
    opening: 'BDHKPRV',
    isJoined: true,
    figures: 'fine-sans',
    hairline: 0.014,
    stem: 0.075,
    leading: 0.98,
    ornaments: ['swash', 'sweep', 'knot'],
  },
  monoline: {
    faces: ['sacramento', ...CURSIVE],
    shortBar: { keep: 0.1, shrink: 0.4 },
    isJoined: true,
    figures: 'fine-sans',
    hairline: 0.028,
    stem: 0.075,
    leading: 0.95,
    ornaments: ['swash', 'sweep', 'knot'],
  },
  copperplate: {
    faces: ['great-vibes', ...CURSIVE],
    isJoined: true,
    figures: 'roman',
    hairline: 0.012,
    stem: 0.085,
    leading: 1,
    ornaments: ['swash', 'sweep', 'knot'],
  },
  chicano: {
    faces: ['mea-culpa', ...CURSIVE],
    // Within their loops these are read as H, P, B, D, Al, H and L.
    instead: { letters: 'AIJLMVZ', face: 'sacramento' },
    isJoined: true,
    figures: 'roman',
    nib: { broad: 0.025, thin: 0.0045, angle: -0.5 },
    hairline: 0.022,
    stem: 0.085,
    leading: 0.85,
    ornaments: ['vine', 'thorns', 'filigree'],
  },
  'bold-script': {
    faces: ['lobster', ...CURSIVE],
    isJoined: true,
    hairline: 0.04,
    stem: 0.13,
    leading: 0.95,
    ornaments: ['none', 'tail', 'filigree', 'tail-lifted'],
  },
  'sign-painter': {
    faces: ['kaushan-script', 'lobster', ...CURSIVE],
    isJoined: true,
    hairline: 0.03,
    stem: 0.13,
    leading: 0.95,
    ornaments: ['tail', 'none', 'tail-lifted', 'strokes'],
  },
  brush: {
    faces: ['mr-dafoe', 'lobster', ...CURSIVE],
    isJoined: true,
    hairline: 0.025,
    stem: 0.12,
    leading: 0.9,
    ornaments: ['strokes', 'tail', 'none'],
  },
  tag: {
    faces: ['tag-marker', 'kaushan-script', 'lobster', ...CURSIVE],
    hairline: 0.05,
    stem: 0.14,
    white: 0.02,
    laps: 0.024,
    leading: 0.98,
    ornaments: ['tag-arrow', 'tag-drips'],
  },
  textura: {
    faces: ['manufacturing-consent', 'unifrakturcook', ...OTHER_SCRIPTS],
    figures: 'fraktur',
    hairline: 0.012,
    stem: 0.1,
    leading: 1,
    ornaments: ['pen-filigree', 'filigree-both', 'pen-play', 'filigree'],
  },
  fraktur: {
    faces: ['unifrakturcook', 'manufacturing-consent', ...OTHER_SCRIPTS],
    hairline: 0.015,
    stem: 0.12,
    leading: 0.95,
    ornaments: ['filigree-both', 'pen-filigree', 'filigree'],
  },
  roman: {
    faces: ['cinzel', 'forum', ...OTHER_SCRIPTS],
    bold: { faces: ['cinzel-heavy', 'forum', ...OTHER_SCRIPTS], hairline: 0.055 },
    hairline: 0.03,
    stem: 0.1,
    white: 0.16,
    leading: 1.15,
    ornaments: ['rules', 'none', 'laurel'],
  },
  typewriter: {
    faces: ['courier-prime', 'forum', ...OTHER_SCRIPTS],
    bold: { faces: ['courier-prime-bold', 'forum', ...OTHER_SCRIPTS], hairline: 0.06 },
    hairline: 0.04,
    stem: 0.1,
    leading: 1.2,
    ornaments: ['none', 'rule-below'],
  },
  sailor: {
    faces: ['ribeye', 'rye', 'forum', ...OTHER_SCRIPTS],
    isCapitals: true,
    hairline: 0.03,
    stem: 0.16,
    white: 0.12,
    leading: 1.05,
    ornaments: ['stars', 'rules', 'strokes'],
  },
  western: {
    faces: ['rye', 'ribeye', 'forum', ...OTHER_SCRIPTS],
    isCapitals: true,
    hairline: 0.03,
    stem: 0.16,
    white: 0.13,
    leading: 1.05,
    ornaments: ['rules', 'stars', 'rule-dots'],
  },
  'fine-sans': {
    faces: ['julius-sans', 'poiret-one', ...OTHER_SCRIPTS],
    isCapitals: true,
    hairline: 0.03,
    stem: 0.06,
    white: 0.26,
    leading: 1.35,
    ornaments: ['rule-below', 'rule-dots', 'none'],
  },
  deco: {
    faces: ['poiret-one', 'julius-sans', ...OTHER_SCRIPTS],
    hairline: 0.024,
    stem: 0.06,
    white: 0.14,
    leading: 1.2,
    ornaments: ['rules', 'rule-dots', 'rule-below'],
  },
  uncial: {
    faces: ['uncial-antiqua', 'forum', ...OTHER_SCRIPTS],
    hairline: 0.018,
    stem: 0.12,
    white: 0.09,
    leading: 1,
    ornaments: ['filigree', 'pen-play', 'filigree-both'],
  },
  runic: {
    faces: ['runic-blade', 'forum', ...OTHER_SCRIPTS],
    isCapitals: true,
    hairline: 0.06,
    stem: 0.14,
    white: 0.15,
    leading: 1.1,
    ornaments: ['none'],
  },
  nouveau: {
    faces: ['amarante', 'forum', ...OTHER_SCRIPTS],
    hairline: 0.028,
    stem: 0.13,
    white: 0.09,
    leading: 1,
    ornaments: ['whiplash', 'filigree-both', 'filigree'],
  },
}

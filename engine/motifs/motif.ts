import type { Material } from '#shared/materials.ts'
import type { DrawingOrigin } from '#shared/scene.ts'
import { createRng, type Rng } from '#shared/random.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'

export type Tag = Material

/** One shape of a motif. Parts are painted in order, later ones on top. Units: the motif's own, about 200 across. */
export interface Part {
  d: string
  /** null draws a line only */
  fill: Tag | null
  /** outline weight relative to the design's line; 0 means no outline */
  stroke?: number
  /** 0 always drawn, 1 left out of minimal styles, 2 fine detail */
  detail?: 0 | 1 | 2
  /** own darkness 0..1 added to the shading */
  tone?: number | undefined
  /** how strongly light models this part, 1 by default */
  shade?: number
  /** a highlight left open, or a shade packed, for flat styles; those that light the form themselves leave it out */
  isGleam?: boolean
  /** the outline of the same stroke made with a single needle, for the finest styles */
  thin?: string
  /** lies within the shape of another part, so that it needs no gap or contour of its own */
  isWithin?: boolean
}

export interface Drawing {
  parts: Part[]
  /** left, top, right, bottom of what is drawn */
  box: [number, number, number, number]
  /** The view of a sculpted form that inks find the rest of, as `wolf/running`; none for flat drawings. */
  form?: string
  /** What it was drawn from; none for what a stage draws to measure. */
  origin?: DrawingOrigin
}

/** What composition wants to know of a variant before it is drawn. */
export interface Measure {
  width: number
  height: number
  /** A head or bust alone. */
  isBust: boolean
  /** Where the head of a whole body is: left, top, right, bottom in parts of width and height. */
  face?: readonly [number, number, number, number]
}

/** Places of a living thing that others touch, in units of its drawing. */
export interface Marks {
  /** Those that are seen. */
  eyes?: readonly Point[]
  mouth?: Point
  crown?: Point
  feet?: readonly Point[]
  /** The middle of each fist, the one that holds first. */
  hands?: readonly Point[]
}

/** The mouth of a vessel, in units of its drawing: its middle, half its breadth, and how far the front of it hangs below its ends. */
export interface Rim {
  at: Point
  half: number
  sag: number
}

/** A place on a thing that words can be written on, in units of its drawing. */
export interface Page {
  /** Left, top, right, bottom, before it is turned about its middle. */
  box: readonly [number, number, number, number]
  angle?: number
  /** Of a round wall: how far the middle of a line hangs below its ends. */
  sag?: number
  /** It may be dark: the letters are left open in it. */
  isDark?: boolean
}

/** What a long thing without a body looks like where it is wound about something. */
export type Cord = 'vine' | 'rope' | 'links' | 'barbs' | 'thread'

/** What a dial shows. */
export interface DialTime {
  hour: number
  minute: number
}

/** How a subject behaves in a composition when no relation says more. */
export type Kind =
  | 'figure'
  | 'flyer'
  | 'flower'
  | 'foliage'
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

/** Where on a head something is worn. */
export type Seat = 'antlers' | 'glasses' | 'hat' | 'halo' | 'headphones' | 'neck' | 'mask'

/** What composition wants to know of a motif, whatever the variant. */
export interface Traits {
  /** Where its category says something else: a bat is an animal, and flies. */
  kind?: Kind
  /** How a hand has it: by a ring or a handle above, by a stick below, or on a string in the air. */
  held?: 'hangs' | 'rises' | 'floats'
  /** A pole with its weight at the far end: that end is up, where a blade shows its point. */
  isHeaded?: boolean
  /** It has a foot of its own, and would fall over if it leaned. */
  stands?: boolean
  /** It lies or is held level, whatever its length. */
  liesLevel?: boolean
  /** It grows upright from the ground, and as a tree with a trunk and a crown. */
  growth?: 'tree' | 'upright'
  /** Tall or spread so that somebody can be under it. */
  isOverhead?: boolean
  /** It hangs by its own feet. */
  clings?: boolean
  /** With a back on which a ship or a house can stand. */
  bearsLoads?: boolean
  /** A part of somebody, and nobody: bones, hands and hearts stand as things do. */
  isPart?: boolean
  /** Bare jaws: its mouth is at its teeth. */
  isSkull?: boolean
  /** A round light in the sky. */
  isDisc?: boolean
  /** Its blooms are so small that they come in numbers. */
  isTiny?: boolean
  /** One of it names many. */
  isMany?: boolean
  /** Letters, dials and signs: it reads wrong in a mirror. */
  isRead?: boolean
  /** What of a head it is made for. */
  worn?: Seat
  /** Of a hat. */
  hasBrim?: boolean
  /** The colour of its coat, where it is not the brown of the palette. */
  coat?: string
  /** How large it is beside a person, roughly: those that stand together keep their measure. */
  bulk?: number
  /** What it holds things with; other beasts take them in the mouth. */
  grip?: 'paws' | 'talons' | 'arms' | 'fist'
  /** At home in water: it is seen through the glass of a jar, and does not look out of it. */
  swims?: boolean
  /** All body and no legs: it winds. */
  winds?: boolean
  /** It is open at the top, in these variants: who is inside looks out over this. */
  rim?: Rim & { variants: readonly string[] }
  /** The room within, of variants that one sees into: left, top, right, bottom in units of the drawing. */
  hollow?: Readonly<Record<string, readonly [number, number, number, number]>>
  /** Where these variants are written on; of several pages each has its share of the words. */
  pages?: Readonly<Record<string, readonly Page[]>>
  /** It is there to be read: words that are named with it stand on it, wherever nothing else was said. */
  isForWords?: boolean
  /** Its room is behind a wall: who is in it is seen down to the sill and cut by the frame. */
  hasSill?: boolean
  /** Of what is many, the motif of one: a wood is of trees. */
  one?: string
  /** A second room over the first. */
  hollowAbove?: Readonly<Record<string, readonly [number, number, number, number]>>
  /** Whose body it has, where its own head alone was drawn. */
  body?: string
  /** Where its face from the front was drawn, if its own drawings show the head from the side alone. */
  face?: string
  /** Whose shape its young have, where it is another: cubs have no mane. */
  young?: string
  /** Of a pair of wings, the variant that is the right one by itself, spread away from its root. */
  rightAlone?: string
  /** The end of it that goes between the lips, in units of the drawing. */
  bit?: Point
  /** Of these variants, the hand held out to whoever is beside them, in parts of the drawing's breadth and height. */
  heldOut?: Readonly<Record<string, Point>>
  /** Its lines are bars: they pass before whoever is inside. */
  hasBars?: boolean
  /** Small, with six legs or eight: it clings to whatever it sits on and is seen from above there. */
  settles?: boolean
  /** It is held or set up over whoever is under it. */
  shelters?: boolean
  /** It comes from above, and reaches down behind who is in it. */
  falls?: boolean
  /** One of it is a whole stand, that somebody can be among. */
  growsDense?: boolean
  /** It can be wound about anything, and is drawn anew for it. */
  cord?: Cord
  /** Who comes out of it breaks it: out of a hat or a lamp one only rises. */
  isBrittle?: boolean
  /** Where somebody sits in it, in units of the drawing: what is above and beside this passes them. */
  seat?: Point
}

export interface Motif extends Traits {
  name: string
  category:
    | 'animal'
    | 'mythical'
    | 'plant'
    | 'object'
    | 'celestial'
    | 'nature'
    | 'symbol'
    | 'human'
    | 'ornament'
  /** words and phrases people use for it, singular, lower case */
  words: string[]
  variants: readonly string[]
  /** How many of it a variant shows, where that is more than one: nobody who asks for a balloon is given three. */
  shows?: Readonly<Record<string, number>>
  /** Those among them that are shown only to who asks for them. */
  spare?: readonly string[]
  draw(options: { variant: string; random: Rng; time?: DialTime | null }): Drawing
  /** Known beforehand for what takes long to draw. */
  measure?(variant: string): Measure | undefined
  /** Known of forms alone. */
  marks?(variant: string): Marks | undefined
}

/** A drawing that remembers what it was drawn from, so that it can be told, moved and drawn again. */
export function drawMotif(
  motif: Motif,
  { variant, seed, time = null }: { variant: string; seed: number; time?: DialTime | null },
): Drawing {
  const drawing = motif.draw({ variant, random: createRng(seed), time })
  return { ...drawing, origin: { kind: 'motif', motif: motif.name, variant, pose: null, seed } }
}

import type { ClockTime } from '#engine/language/clock-time.ts'
import type { Frame } from '#engine/language/framing.ts'
import type { Writing } from '#engine/language/find-writing.ts'

/** What the language module hands to composition: everything that was asked, read once, so that nothing after it looks at the text again. */
export interface Brief {
  /** The text as it was given. */
  prompt: string
  subjects: Subject[]
  relations: Relation[]
  lettering: Lettering[]
  /** How the words are to be written, where it was said. */
  writing: Writing
  placement: Placement | null
  style: string | null
  /** How the whole piece is inked, where the person said so. */
  colourMode: 'black' | 'colored' | null
  /** Colours named anywhere in the text, each once. */
  colours: string[]
  mood: string[]
  size: Size | null
  language: Language
  /** What was asked and is not in the drawing. The person is told, with the reason. */
  notDrawn: NotDrawn[]
  culturalNotes: CulturalNote[]
  /** What the person said they do not want. */
  without: string[]
  /** Several tattoos in one wish: the same for two people, or one picture in two halves. */
  pieces: 'matching' | 'split' | null
  /** An outline about the whole, where one was asked for. */
  frame?: Frame | null
  /** What its clocks show, where it was said. */
  time?: ClockTime | null
}

export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'it'
export type Size = 'small' | 'medium' | 'large'
export type Role = 'hero' | 'support' | 'ornament' | 'background'
export type Source = 'drawn' | 'icon' | 'none'

export interface Subject {
  /** The person's own words. */
  text: string
  /** Motif, or icon where `source` is icon; empty where nothing can be drawn. */
  motif: string
  variant: string | null
  count: number
  /** False for a bare plural ("roses"): composition may choose another number that suits the layout. */
  isCountExact: boolean
  /** Crowned, winged, flaming, crying, howling, broken and the like. */
  modifiers: string[]
  colours: string[]
  /** Of several, each has the next of the colours: one pink, one white. Otherwise every one has them all. */
  hasColoursEach?: boolean
  /** What was said of somebody's face and hair: eyes closed, bearded, with a cap. Heads are shown so. */
  traits?: readonly string[]
  role: Role
  /** 1 for the hero, less for what stands around and behind it. */
  importance: number
  source: Source
  /** What is meant, as the name of a motif, whether or not it is drawn yet. */
  wanted: string
  /** A near relative of what is meant is drawn: a robin as a swallow. The person is told. */
  isStandIn: boolean
  /** Stands for an idea ("strength"), not asked for by name. */
  isSuggested: boolean
}

/** "From kind to": the snake (from) is around the dagger (to). `with` says only that the two belong together. */
export type RelationKind =
  | 'around'
  | 'through'
  | 'on'
  | 'behind'
  | 'under'
  | 'holding'
  | 'inside'
  | 'above'
  | 'between'
  | 'with'

/**
 * A finer shade of a kind, always said of `from`: it holds `to` in its mouth, comes out of it, changes into it, drinks from it, bites or
 * fights it, looks or howls towards it, stands beside it, takes its form, rides, chases, kisses, guards or faces it, turns its back to
 * it, hangs from it, is worn by it, is mirrored in it, hugs it. Of `made-of` it is the material; of `half` one half.
 */
export type RelationManner =
  | 'in-mouth'
  | 'emerging'
  | 'becoming'
  | 'drinking'
  | 'biting'
  | 'fighting'
  | 'towards'
  | 'beside'
  | 'forming'
  | 'made-of'
  | 'half'
  | 'riding'
  | 'wearing'
  | 'chasing'
  | 'kissing'
  | 'guarding'
  | 'facing'
  | 'back-to-back'
  | 'hanging'
  | 'reflected'
  | 'embracing'
  | `over-${'one' | 'left' | 'right' | 'both'}`

export interface Relation {
  kind: RelationKind
  /** Places in the list of subjects. */
  from: number
  to: number
  manner: RelationManner | null
}

export type LetteringKind = 'word' | 'name' | 'quote' | 'date' | 'numerals'

export interface Lettering {
  text: string
  kind: LetteringKind
  /** Where it was asked to stand against the picture. */
  position: 'under' | 'above' | 'around' | 'inside' | 'across' | null
}

export interface Placement {
  /** One of the fourteen placements of the gallery's filter. */
  gallery: string
  /** The person's own word for it. */
  asked: string
}

/**
 * `unknown`: no such thing in our vocabulary. `undrawn`: known, with no drawing yet. `idea`: cannot be seen, a symbol was offered.
 * `owned`: a company's character. `script`: writing we cannot check. `personal`: only the person has it. `likeness`: somebody of
 * that kind is drawn, with a face that is nobody's.
 * `sacred`: belongs to a living culture. `hate`: refused. `words`: something is to be written, and nobody said what.
 */
export type NotDrawnReason =
  | 'unknown'
  | 'undrawn'
  | 'idea'
  | 'owned'
  | 'script'
  | 'personal'
  | 'likeness'
  | 'sacred'
  | 'hate'
  | 'words'

export interface NotDrawn {
  text: string
  reason: NotDrawnReason
  suggestion: string | null
  /** Of a thing with no drawing: what can be drawn and comes nearest, as names of motifs, at most three. */
  nearest?: string[]
}

export interface CulturalNote {
  /** The word that called for the note. */
  text: string
  note: string
}

import type { HandName } from '#engine/lettering/hands.ts'
import type { LetterInk } from '#engine/lettering/letter-ink.ts'

export const STAGES = [
  'none',
  'ring',
  'rays',
  'burst',
  'disc',
  'geometry',
  'japanese',
  'ornament',
  'tribal',
  'abstract',
  'flash',
] as const
/** What runs behind everybody down an arm: bars of wind and cloud, whipped shade with clouds left bare, leaves and petals that drift. */
export type ArmGround = 'wind' | 'smoke' | 'drift' | 'none'

export type StageName = (typeof STAGES)[number]

/** What a style asks of the composition, beside the subjects. */
export interface StageLook {
  stage: StageName
  fillers: 'none' | 'sparks' | 'dots' | 'stars'
  /** Hands that suit the style; the seed takes one where none is asked for. */
  hands: readonly HandName[]
  /** What it makes of letters. */
  letters: LetterInk
  /** On a sleeve; whipped shade where a style says nothing. */
  arm?: ArmGround
  /** Share of the canvas the subjects may fill; the stage needs the rest. */
  fill: number
  /** How heavy its lines are, in canvas units: what stands with words is drawn as heavy as they are. */
  line?: number
  /** The words are the design, and subjects only attend them. */
  isLettering?: boolean
  /** Letters are as thin as a single needle where nothing else was said. */
  isThin?: boolean
  /** A word beside a thing lies on a ribbon where nothing else was said: elsewhere it would be the heaviest part, and its letters the smallest. */
  hasBanner?: boolean
}

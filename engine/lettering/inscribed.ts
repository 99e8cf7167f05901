import type { Ring } from '#engine/lettering/plane.ts'

/** Words laid out, before they are inked. */
export interface Inscribed {
  /** Letters in groups that stand together: rows, or single letters. */
  letters: Ring[][]
  /** Rows too small to hold anything but black: dates under a name. */
  small?: Ring[][]
  /** What grew from them or was drawn about them. */
  ornament: Ring[]
  /** What a coloured style fills with its own colour: a heart between two names. */
  accent?: Ring[]
  /** The size of the largest letters. */
  size: number
  /** What was left out because no face has it. */
  missing: string[]
}

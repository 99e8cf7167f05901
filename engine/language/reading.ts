import type { Brief, NotDrawn, Placement, Relation, Size, Source } from '#engine/language/brief.ts'
import type { SubjectGroup } from '#engine/language/targets.ts'

/** A subject while the sentence is still being read. */
export interface DraftSubject {
  text: string
  /** What the word means, whether or not it can be drawn. */
  wanted: string
  motif: string
  variant: string | null
  source: Source
  isStandIn: boolean
  group: SubjectGroup | null
  count: number
  isCountExact: boolean
  modifiers: string[]
  colours: string[]
  /** Kept only where nothing firmer is asked: the "tribal" of a tribal turtle. */
  isWeak: boolean
}

/** What the reader has gathered; `settle` makes the brief of it. */
export interface Reading {
  subjects: DraftSubject[]
  relations: Relation[]
  placement: Placement | null
  styles: string[]
  colourMode: Brief['colourMode']
  colours: string[]
  mood: string[]
  size: Size | null
  without: string[]
  notDrawn: NotDrawn[]
  ideas: { text: string; motif: string }[]
}

export const createReading = (): Reading => ({
  subjects: [],
  relations: [],
  placement: null,
  styles: [],
  colourMode: null,
  colours: [],
  mood: [],
  size: null,
  without: [],
  notDrawn: [],
  ideas: [],
})

import type { BodyType } from '#shared/options.ts'

/** The places of our own bodies that a design is tried on. */
export const VIEW_PLACES = [
  'forearm',
  'half sleeve',
  'shoulder',
  'wrist',
  'hand',
  'chest',
  'sternum',
  'ribs',
  'back',
  'full back',
  'neck',
  'behind the ear',
  'thigh',
  'calf',
  'ankle',
  'foot',
] as const
export type ViewPlace = (typeof VIEW_PLACES)[number]

/** How far a body is turned about the way the place runs, to the right as it is seen; further round, the design would go out of sight. */
export const VIEW_TURNS = [-40, -20, 0, 20, 40] as const
export type ViewTurn = (typeof VIEW_TURNS)[number]

/** One of our bodies as it is seen, in whatever tone. */
export interface BodyView {
  place: ViewPlace
  build: BodyType
  turn: ViewTurn
}

export const FIRST_VIEW: BodyView = { place: 'forearm', build: 'other', turn: 0 }

/** As it stands in an address; `body-view-of-path.ts` reads it, for which it needs lists that pages do without. */
export const viewPath = ({ place, build, turn }: BodyView): string =>
  `${place.replaceAll(' ', '-')}/${build}/${turn}`

/**
 * Where every point of a view lies on the skin, as a picture: red and green are millimetres to the right and down of the place's
 * middle, blue is how much of it is bare skin. What lies on no sheet has neither.
 */
export const SHEET_MM_PER_STEP = 2
export const SHEET_MIDDLE = 128

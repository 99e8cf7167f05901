import { ARM_PLACES } from '#engine/present/body/arm-places.ts'
import type { Place } from '#engine/present/body/place.ts'
import { LEG_PLACES, TRUNK_PLACES } from '#engine/present/body/trunk-and-leg-places.ts'

/** The fourteen placements of the gallery's filter, in lower case. */
export const BODY_PLACES = [
  'forearm',
  'full sleeve',
  'half sleeve',
  'thigh',
  'hand',
  'shoulder',
  'wrist',
  'band',
  'back',
  'calf',
  'chest',
  'sternum',
  'finger',
  'ankle',
] as const
export type BodyPlace = (typeof BODY_PLACES)[number]

export const PLACES: Record<BodyPlace, Place> = { ...ARM_PLACES, ...TRUNK_PLACES, ...LEG_PLACES }

const isPlace = (name: string): name is BodyPlace =>
  (BODY_PLACES as readonly string[]).includes(name)

/** Where nobody said where, it is shown on the commonest place of all. */
export const bodyPlaceOf = (gallery: string | undefined): BodyPlace => {
  const name = gallery?.toLowerCase() ?? ''
  return isPlace(name) ? name : 'forearm'
}

import type { BodyType } from '#engine/present/body/body.ts'
import type { BodyPlace } from '#engine/present/body/placements.ts'
import { photograph, type BodyPlate } from '#engine/present/body/plate.ts'
import { bodyShelf } from '#engine/present/body/shelf.ts'

/** Bodies that were shown last; each is about 15 MB. */
const KEPT = 3
const kept = new Map<string, BodyPlate>()

/** A body as it was photographed, turned so many degrees to the right: from memory, from the shelf, or now. */
export function bodyPlateOf(place: BodyPlace, type: BodyType, turn = 0): BodyPlate {
  const key = turn === 0 ? `${place}/${type}` : `${place}/${type}/${turn}`
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  let plate = bodyShelf().find(key)
  if (!plate) {
    plate = photograph(place, type, { turn })
    bodyShelf().put(key, plate)
  }
  kept.set(key, plate)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return plate
}

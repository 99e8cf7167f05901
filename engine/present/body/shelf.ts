import type { BodyPlate } from '#engine/present/body/plate.ts'
import type { Shelf } from '#engine/forms/shelf.ts'

export type BodyShelf = Shelf<BodyPlate>

const NO_SHELF: BodyShelf = { find: () => undefined, put: () => {} }

let shelf = NO_SHELF

/** Bodies depend on place and build alone, so the whole process has one shelf, whoever shows a design on them. */
export const keepBodiesOn = (place: BodyShelf = NO_SHELF): void => {
  shelf = place
}

export const bodyShelf = (): BodyShelf => shelf

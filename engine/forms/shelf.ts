import type { Plate } from '#engine/forms/plate.ts'

/** Where what was solved outlives the process that solved it. Reading it takes a fiftieth of solving it. */
export interface Shelf<Solved> {
  /** None where it is not there or cannot be read; it is solved then. */
  find: (view: string) => Solved | undefined
  put: (view: string, solved: Solved) => void
}

export interface PlateShelf extends Shelf<Plate> {
  /** For designs that are only ever small, views may be solved as small. */
  platePx?: number
}

const NO_SHELF: PlateShelf = { find: () => undefined, put: () => {} }

let shelf = NO_SHELF

/** Plates depend on form and view alone, so the whole process has one shelf, whoever draws. */
export const keepPlatesOn = (place: PlateShelf = NO_SHELF): void => {
  shelf = place
}

export const plateShelf = (): PlateShelf => shelf

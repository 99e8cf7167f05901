import type { Plate } from '#engine/forms/plate.ts'

/** Where plates outlive the process that solved them. Reading one takes a fiftieth of solving it. */
export interface PlateShelf {
  /** None where it is not there or cannot be read; it is solved then. */
  find: (view: string) => Plate | undefined
  put: (view: string, plate: Plate) => void
}

const NO_SHELF: PlateShelf = { find: () => undefined, put: () => {} }

let shelf = NO_SHELF

/** Plates depend on form and view alone, so the whole process has one shelf, whoever draws. */
export const keepPlatesOn = (place: PlateShelf = NO_SHELF): void => {
  shelf = place
}

export const plateShelf = (): PlateShelf => shelf

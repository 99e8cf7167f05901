/** A round paper button that belongs to a picture. 36 px to look at, 44 for a finger. */
export const PICTURE_DISC =
  'relative grid size-9 place-items-center rounded-full border border-sheet-hair bg-sheet text-on-sheet transition-colors hover:bg-on-sheet hover:text-sheet pointer-coarse:after:absolute pointer-coarse:after:-inset-1'

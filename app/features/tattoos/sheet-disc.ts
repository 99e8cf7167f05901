/** A round button of paper that lies on a sheet. Looks 38 px wide, but a finger has 44. */
export const SHEET_DISC =
  'relative grid size-9.5 flex-none place-items-center rounded-full border border-sheet-hair bg-sheet text-on-sheet transition-colors available-hover:border-on-sheet focus-visible:outline-on-sheet unavailable:cursor-progress pointer-coarse:after:absolute pointer-coarse:after:-inset-1'

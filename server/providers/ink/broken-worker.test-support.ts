/** A worker that never gets to draw. */
export function open(): never {
  throw new Error('no fonts installed')
}

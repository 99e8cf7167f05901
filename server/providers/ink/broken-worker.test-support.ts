/** A worker that never gets to draw. */
export function warm(): never {
  throw new Error('no fonts installed')
}

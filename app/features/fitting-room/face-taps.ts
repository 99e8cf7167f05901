import type { PhotoPoint } from '#shared/body.ts'

/** Parts of the photo within which two taps are at the same face. */
const SAME_FACE = 0.15

/** Whether a tap says again what one on a face said before. */
export const isFaceMeant = (before: PhotoPoint | undefined, tap: PhotoPoint): boolean =>
  before !== undefined && Math.hypot(before.x - tap.x, before.y - tap.y) < SAME_FACE

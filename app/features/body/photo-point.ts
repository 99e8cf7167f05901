import type { PhotoPoint } from '#shared/body.ts'

type Shape = { width: number; height: number }

/** A point of a square that shows the middle of a photo, in parts of the square, as a point of the photo. */
export function onPhoto(photo: Shape, { x, y }: PhotoPoint): PhotoPoint {
  const side = Math.min(photo.width, photo.height)
  const along = (part: number, length: number) =>
    Math.min(1, Math.max(0, 0.5 + ((part - 0.5) * side) / length))
  return { x: along(x, photo.width), y: along(y, photo.height) }
}

/** The other way around; outside of 0 to 1 where the square does not show it. */
export function onSquare(photo: Shape, { x, y }: PhotoPoint): PhotoPoint {
  const side = Math.min(photo.width, photo.height)
  const along = (part: number, length: number) => 0.5 + ((part - 0.5) * length) / side
  return { x: along(x, photo.width), y: along(y, photo.height) }
}

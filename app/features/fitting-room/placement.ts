import type { InkAge, InkPlacement, LimbReading } from '#shared/body.ts'

/** Of a picture, in pixels. */
export type Shape = { width: number; height: number }

export type Point = { x: number; y: number }

export const SIZE_LEAST = 0.02
export const SIZE_MOST = 1.5

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value))

const RADIANS = Math.PI / 180

/** The same direction between -180 and 180. */
export function normalTurn(degrees: number): number {
  const turned = (((degrees + 180) % 360) + 360) % 360
  return turned - 180
}

/** Whatever was asked for, as far as a placement may go. */
export function within(placement: InkPlacement): InkPlacement {
  return {
    ...placement,
    x: between(0, placement.x, 1),
    y: between(0, placement.y, 1),
    size: between(SIZE_LEAST, placement.size, SIZE_MOST),
    bend: between(0, placement.bend, 1),
    turnDegrees: normalTurn(placement.turnDegrees),
  }
}

/** By so many pixels of the photo. */
export function moveBy(placement: InkPlacement, photo: Shape, byPx: Point): InkPlacement {
  return within({
    ...placement,
    x: placement.x + byPx.x / photo.width,
    y: placement.y + byPx.y / photo.height,
  })
}

export const turnBy = (placement: InkPlacement, degrees: number) =>
  within({ ...placement, turnDegrees: placement.turnDegrees + degrees })

export const scaleBy = (placement: InkPlacement, factor: number) =>
  within({ ...placement, size: placement.size * factor })

export const bendBy = (placement: InkPlacement, part: number) =>
  within({ ...placement, bend: placement.bend + part })

export const withAge = (placement: InkPlacement, age: InkAge): InkPlacement => ({
  ...placement,
  age,
})

/** Where the design lies as seen from the limb: up along it and to the right of it, in parts of the photo's width. */
export type LimbSpot = { along: number; across: number }

/** The limb's direction in the photo. */
function axisOf({ axisDegrees }: Pick<LimbReading, 'axisDegrees'>) {
  const turn = axisDegrees * RADIANS
  return { x: Math.sin(turn), y: -Math.cos(turn) }
}

type Limb = Pick<LimbReading, 'axisDegrees' | 'tap'>

export function spotOf(placement: InkPlacement, photo: Shape, limb: Limb): LimbSpot {
  const axis = axisOf(limb)
  const x = placement.x - limb.tap.x
  const y = ((placement.y - limb.tap.y) * photo.height) / photo.width
  return { along: x * axis.x + y * axis.y, across: -x * axis.y + y * axis.x }
}

export function placeAt(
  placement: InkPlacement,
  photo: Shape,
  limb: Limb,
  { along, across }: LimbSpot,
): InkPlacement {
  const axis = axisOf(limb)
  const x = along * axis.x - across * axis.y
  const y = along * axis.y + across * axis.x
  return within({
    ...placement,
    x: limb.tap.x + x,
    y: limb.tap.y + (y * photo.width) / photo.height,
  })
}

/** Up the limb, by a part of the photo's width. */
export function moveAlong(
  placement: InkPlacement,
  photo: Shape,
  limb: Limb,
  part: number,
): InkPlacement {
  const { along, across } = spotOf(placement, photo, limb)
  return placeAt(placement, photo, limb, { along: along + part, across })
}

/** Where the ink is on the design's paper, in parts of its width and height. */
export type InkBounds = { left: number; top: number; right: number; bottom: number }

/** The corners of the ink in the photo, in its pixels: upper left first, then clockwise. */
export function cornersOf(
  placement: InkPlacement,
  photo: Shape,
  art: Shape,
  bounds: InkBounds,
): [Point, Point, Point, Point] {
  const corner = (u: number, v: number) => onPhoto(placement, photo, art, { x: u, y: v })
  const { left, top, right, bottom } = bounds
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
}

/** A point of the design's paper, in parts of it, as pixels of the photo. */
export function onPhoto(placement: InkPlacement, photo: Shape, art: Shape, part: Point): Point {
  const width = placement.size * photo.width
  const x = (part.x - 0.5) * width
  const y = ((part.y - 0.5) * width * art.height) / art.width
  const turn = placement.turnDegrees * RADIANS
  return {
    x: placement.x * photo.width + x * Math.cos(turn) - y * Math.sin(turn),
    y: placement.y * photo.height + x * Math.sin(turn) + y * Math.cos(turn),
  }
}

/** Whether a point of the photo, in its pixels, lies on the ink's rectangle. */
export function isOnInk(
  placement: InkPlacement,
  photo: Shape,
  art: Shape,
  bounds: InkBounds,
  point: Point,
): boolean {
  const width = placement.size * photo.width
  const turn = -placement.turnDegrees * RADIANS
  const dx = point.x - placement.x * photo.width
  const dy = point.y - placement.y * photo.height
  const u = (dx * Math.cos(turn) - dy * Math.sin(turn)) / width + 0.5
  const v = ((dx * Math.sin(turn) + dy * Math.cos(turn)) / width) * (art.width / art.height) + 0.5
  return u >= bounds.left && u <= bounds.right && v >= bounds.top && v <= bounds.bottom
}

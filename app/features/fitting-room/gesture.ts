import {
  moveBy,
  scaleBy,
  turnBy,
  within,
  type Point,
  type Shape,
} from '#app/features/fitting-room/placement.ts'
import type { InkPlacement } from '#shared/body.ts'

/** What a hand does with the design: one finger moves it or pulls at a handle, two hold it between them. */
export type Grip = 'move' | 'scale' | 'turn' | 'pinch'

/** All points in pixels of the photo. */
export type Gesture = {
  grip: Grip
  from: InkPlacement
  start: readonly Point[]
}

const DEGREES = 180 / Math.PI
/** Fingers that touch each other hold nothing between them. */
const LEAST_APART_PX = 8

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)
const direction = (a: Point, b: Point) => Math.atan2(b.y - a.y, b.x - a.x)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Where the design lies once the fingers have moved from where the gesture began to these points. */
export function follow(gesture: Gesture, photo: Shape, points: readonly Point[]): InkPlacement {
  const { grip, from, start } = gesture
  const [a, b] = points
  const [startA, startB] = start
  if (a === undefined || startA === undefined) return from
  const centre = { x: from.x * photo.width, y: from.y * photo.height }
  switch (grip) {
    case 'move':
      return moveBy(from, photo, { x: a.x - startA.x, y: a.y - startA.y })
    case 'scale':
      return scaleBy(from, distance(centre, a) / Math.max(1, distance(centre, startA)))
    case 'turn':
      return turnBy(from, (direction(centre, a) - direction(centre, startA)) * DEGREES)
    case 'pinch':
      if (b === undefined || startB === undefined) return from
      return pinch(from, photo, [startA, startB], [a, b])
  }
}

/** The design keeps to the two fingers: what was under each of them stays there. */
function pinch(
  from: InkPlacement,
  photo: Shape,
  [startA, startB]: [Point, Point],
  [a, b]: [Point, Point],
): InkPlacement {
  const factor = distance(a, b) / Math.max(LEAST_APART_PX, distance(startA, startB))
  const turn = direction(a, b) - direction(startA, startB)
  const [before, now] = [middle(startA, startB), middle(a, b)]
  const x = (from.x * photo.width - before.x) * factor
  const y = (from.y * photo.height - before.y) * factor
  return within({
    ...from,
    x: (now.x + x * Math.cos(turn) - y * Math.sin(turn)) / photo.width,
    y: (now.y + x * Math.sin(turn) + y * Math.cos(turn)) / photo.height,
    size: from.size * factor,
    turnDegrees: from.turnDegrees + turn * DEGREES,
  })
}

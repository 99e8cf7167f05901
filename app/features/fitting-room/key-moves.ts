import {
  bendBy,
  moveAlong,
  moveBy,
  scaleBy,
  turnBy,
  type Shape,
} from '#app/features/fitting-room/placement.ts'
import type { InkPlacement, LimbReading } from '#shared/body.ts'

export const MOVE_STEP = 0.01
export const TURN_STEP_DEGREES = 2
export const SCALE_STEP = 1.04
export const BEND_STEP = 0.05
/** With Shift. */
const LONG = 5

/** What a person reads about the keys. */
export const KEY_WORDS = [
  ['Arrow keys', 'move'],
  ['Page Up, Page Down', 'along the limb'],
  ['+ and −', 'size'],
  ['[ and ]', 'turn'],
  [', and .', 'bend'],
  ['Shift', 'longer steps'],
  ['Ctrl Z', 'undo'],
] as const

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Limb = Pick<LimbReading, 'axisDegrees' | 'tap'>
type Press = { key: string; shiftKey: boolean }

/** Where the design goes at the press of a key, or undefined where the key means nothing here. */
export function pressKey(
  placement: InkPlacement,
  photo: Shape,
  limb: Limb,
  { key, shiftKey }: Press,
): InkPlacement | undefined {
  const times = shiftKey ? LONG : 1
  const arrow = ARROWS[key]
  if (arrow !== undefined) {
    const stepPx = MOVE_STEP * photo.width * times
    return moveBy(placement, photo, { x: arrow[0] * stepPx, y: arrow[1] * stepPx })
  }
  switch (key) {
    case 'PageUp':
      return moveAlong(placement, photo, limb, MOVE_STEP * times)
    case 'PageDown':
      return moveAlong(placement, photo, limb, -MOVE_STEP * times)
    case '+':
    case '=':
      return scaleBy(placement, SCALE_STEP ** times)
    case '-':
    case '_':
      return scaleBy(placement, SCALE_STEP ** -times)
    case ']':
    case '}':
      return turnBy(placement, TURN_STEP_DEGREES * times)
    case '[':
    case '{':
      return turnBy(placement, -TURN_STEP_DEGREES * times)
    case '.':
    case '>':
      return bendBy(placement, BEND_STEP * times)
    case ',':
    case '<':
      return bendBy(placement, -BEND_STEP * times)
    default:
      return undefined
  }
}

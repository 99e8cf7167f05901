import { describe, expect, test } from 'vitest'
import {
  bendBy,
  cornersOf,
  isOnInk,
  moveAlong,
  moveBy,
  normalTurn,
  onPhoto,
  placeAt,
  scaleBy,
  spotOf,
  turnBy,
} from '#app/features/fitting-room/placement.ts'
import { InkPlacement } from '#shared/body.ts'

const PHOTO = { width: 800, height: 400 }
const ART = { width: 100, height: 200 }
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }
const LIMB = { axisDegrees: 90, tap: { x: 0.5, y: 0.5 } }
const LAID: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.25, bend: 0.5, age: 'healed' }

describe('a placement', () => {
  test('moves by pixels of the photo, whatever its shape', () => {
    expect(moveBy(LAID, PHOTO, { x: 80, y: -40 })).toMatchObject({ x: 0.6, y: 0.4 })
  })

  test.each([
    ['moved out of the photo', moveBy(LAID, PHOTO, { x: 9_000, y: -9_000 })],
    ['turned often', turnBy(LAID, 1_234_567)],
    ['scaled to nothing', scaleBy(LAID, 0)],
    ['scaled to the sky', scaleBy(LAID, 1e6)],
    ['bent too far', bendBy(LAID, 3)],
    ['bent the wrong way', bendBy(LAID, -3)],
  ])('stays one that the server takes: %s', (_, placement) => {
    expect(InkPlacement.safeParse(placement).success).toBe(true)
  })

  test('a turn keeps its direction and stays within half a circle', () => {
    expect([190, -190, 540, 360, -180].map(normalTurn)).toEqual([-170, 170, -180, 0, -180])
  })

  test('moves along the limb and not across the photo', () => {
    const moved = moveAlong(LAID, PHOTO, LIMB, 0.1)
    expect(moved.x).toBeCloseTo(0.6)
    expect(moved.y).toBeCloseTo(0.5)
    const upright = moveAlong(LAID, PHOTO, { ...LIMB, axisDegrees: 0 }, 0.1)
    expect(upright.x).toBeCloseTo(0.5)
    // A tenth of the width is a fifth of this photo's height.
    expect(upright.y).toBeCloseTo(0.3)
  })

  test('its place on the limb leads back to where it was', () => {
    const limb = { axisDegrees: 37, tap: { x: 0.4, y: 0.6 } }
    const placed = placeAt(LAID, PHOTO, limb, { along: 0.08, across: -0.05 })
    const spot = spotOf(placed, PHOTO, limb)
    expect(spot.along).toBeCloseTo(0.08)
    expect(spot.across).toBeCloseTo(-0.05)
  })
})

describe('the ink on the photo', () => {
  test('its corners follow size, shape and turn', () => {
    const [topLeft, , bottomRight] = cornersOf(LAID, PHOTO, ART, WHOLE)
    expect(topLeft).toEqual({ x: 300, y: 0 })
    expect(bottomRight).toEqual({ x: 500, y: 400 })
    const [turned] = cornersOf({ ...LAID, turnDegrees: 90 }, PHOTO, ART, WHOLE)
    expect(turned.x).toBeCloseTo(600)
    expect(turned.y).toBeCloseTo(100)
  })

  test('a point is on it or beside it, also when it is turned and has a margin', () => {
    const bounds = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }
    const turned = { ...LAID, turnDegrees: 30 }
    const at = (x: number, y: number) =>
      isOnInk(turned, PHOTO, ART, bounds, onPhoto(turned, PHOTO, ART, { x, y }))
    expect([at(0.5, 0.5), at(0.21, 0.79), at(0.19, 0.5), at(0.5, 0.81)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

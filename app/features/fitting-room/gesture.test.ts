import { describe, expect, test } from 'vitest'
import { follow, type Grip } from '#app/features/fitting-room/gesture.ts'
import type { Point } from '#app/features/fitting-room/placement.ts'
import type { InkPlacement } from '#shared/body.ts'

const PHOTO = { width: 1_000, height: 500 }
const LAID: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 10, size: 0.2, bend: 1, age: 'fresh' }

const hand = (grip: Grip, start: Point[], now: Point[]) =>
  follow({ grip, from: LAID, start }, PHOTO, now)

describe('a hand on the design', () => {
  test('drags it', () => {
    const moved = hand('move', [{ x: 480, y: 260 }], [{ x: 580, y: 210 }])
    expect(moved).toMatchObject({ x: 0.6, y: 0.4, size: 0.2, turnDegrees: 10 })
  })

  test('pulls a corner: twice as far from the middle is twice the size', () => {
    const scaled = hand('scale', [{ x: 600, y: 250 }], [{ x: 500, y: 450 }])
    expect(scaled).toMatchObject({ x: 0.5, y: 0.5, size: 0.4, turnDegrees: 10 })
  })

  test('turns it by the knob, across the point where angles begin anew', () => {
    const turned = hand('turn', [{ x: 400, y: 249 }], [{ x: 400, y: 251 }])
    expect(turned.turnDegrees).toBeCloseTo(8.85, 1)
    expect(turned.size).toBe(0.2)
  })

  test('two fingers keep what lies under them: size, turn and place at once', () => {
    const start = [
      { x: 400, y: 250 },
      { x: 600, y: 250 },
    ]
    const now = [
      { x: 500, y: 100 },
      { x: 500, y: 400 },
    ]
    const pinched = hand('pinch', start, now)
    expect(pinched.size).toBeCloseTo(0.3)
    expect(pinched.turnDegrees).toBeCloseTo(100)
    expect(pinched.x).toBeCloseTo(0.5)
    expect(pinched.y).toBeCloseTo(0.5)
    // Beside the fingers' middle it is swung around it.
    const beside = follow({ grip: 'pinch', from: { ...LAID, x: 0.6 }, start }, PHOTO, now)
    expect(beside.x).toBeCloseTo(0.5)
    expect(beside.y).toBeCloseTo(0.8)
  })

  test('fingers in one spot do not blow it up', () => {
    const spot = { x: 500, y: 250 }
    const pinched = hand('pinch', [spot, spot], [spot, { x: 508, y: 250 }])
    expect(pinched.size).toBeCloseTo(0.2)
  })
})

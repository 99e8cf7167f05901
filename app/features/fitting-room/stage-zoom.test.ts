import { expect, test } from 'vitest'
import {
  NO_ZOOM,
  panBy,
  pinchZoom,
  zoomAt,
  type Zoom,
} from '#app/features/fitting-room/stage-zoom.ts'

/** Which point of the picture is seen at a point of the frame. */
const seenAt = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

test('what lies under the pointer stays there, and nothing beside the picture comes into sight', () => {
  const at = { x: 0.7, y: 0.2 }
  const closer = zoomAt(NO_ZOOM, 3, at)
  expect(closer.scale).toBe(3)
  expect(seenAt(closer, at).x).toBeCloseTo(0.7)
  expect(seenAt(closer, at).y).toBeCloseTo(0.2)
  expect(zoomAt(closer, 100, at).scale).toBeLessThan(10)
  expect(zoomAt(closer, 0.01, { x: 0, y: 1 })).toEqual(NO_ZOOM)
  expect(panBy(closer, { x: 9, y: -9 })).toEqual({ scale: 3, x: 0, y: -2 })
  expect(panBy(NO_ZOOM, { x: 0.3, y: 0.3 })).toEqual(NO_ZOOM)
})

test('two fingers keep hold of what lies between them', () => {
  const before = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ]
  const now = [
    { x: 0.3, y: 0.45 },
    { x: 0.7, y: 0.45 },
  ]
  const zoomed = pinchZoom(NO_ZOOM, before, now)
  expect(zoomed.scale).toBeCloseTo(2)
  expect(seenAt(zoomed, { x: 0.5, y: 0.45 })).toEqual({ x: 0.5, y: 0.5 })
  expect(pinchZoom(zoomed, before, before.slice(0, 1)), 'one finger is none').toEqual(zoomed)
})

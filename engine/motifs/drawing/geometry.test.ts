import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  transform,
  triple,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'

const coordinate = fc.integer({ min: -30_000, max: 30_000 }).map((value) => value / 100)
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate)
const path = fc.array(point, { minLength: 2, maxLength: 12 })
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

test('points written as text are read back', () => {
  fc.assert(
    fc.property(path, (points) => {
      expect(coords(points.map(([x, y]) => `${x},${y}`).join(' '))).toEqual(
        // text has no negative zero
        points.map(([x, y]) => [x + 0, y + 0]),
      )
    }),
  )
  expect(triple('1,2 -3,4.5 0,0')).toEqual([
    [1, 2],
    [-3, 4.5],
    [0, 0],
  ])
})

test('a sampled curve goes through every given point', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 30 }), (points, perSegment) => {
      const sampled = sample(points, perSegment)
      expect(sampled).toHaveLength((points.length - 1) * perSegment + 1)
      points.forEach((p, i) => {
        expect(distance(sampled[i * perSegment]!, p)).toBeLessThan(1e-6)
      })
    }),
  )
})

test('a tube is finite everywhere, follows its centre and is never wider than asked', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(path, unit, fc.double({ min: 0.1, max: 40, noNaN: true }), (points, u, width) => {
      const body = tube(points, () => width)
      expect(distance(body.at(0, 0), points[0]!)).toBeLessThan(1e-6)
      expect(distance(body.at(1, 0), points.at(-1)!)).toBeLessThan(0.1)
      for (const side of [-1, 1]) {
        const edge = body.at(u, side)
        expect(edge.every(Number.isFinite)).toBe(true)
        expect(distance(edge, body.at(u, 0))).toBeLessThanOrEqual(width + 1e-6)
      }
      expect(body.strip()).not.toMatch(/NaN|Infinity/)
    }),
  )
})

test('a mirrored and moved path keeps its size', () => {
  fc.assert(
    fc.property(path, coordinate, coordinate, (points, x, y) => {
      const before = tightBox([{ d: polygon(points), fill: null }], 0)
      const after = tightBox(
        [{ d: transform(polygon(points), { x, y, mirror: true }), fill: null }],
        0,
      )
      expect(Math.abs(after[2] - after[0] - (before[2] - before[0]))).toBeLessThanOrEqual(2)
      expect(Math.abs(after[3] - after[1] - (before[3] - before[1]))).toBeLessThanOrEqual(2)
    }),
  )
})

test('the box of a circle holds its whole outline', () => {
  expect(tightBox([{ d: circle([10, 20], 5), fill: null }], 0)).toEqual([5, 15, 15, 25])
})

test('a seed always gives the same numbers, between nought and one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (seed) => {
      const [one, two] = [createRng(seed), createRng(seed)]
      for (let i = 0; i < 20; i++) {
        const value = one()
        expect(value).toBe(two())
        expect(value >= 0 && value < 1).toBe(true)
      }
    }),
  )
})

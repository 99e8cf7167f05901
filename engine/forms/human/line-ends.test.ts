import { expect, test } from 'vitest'
import { dropIslands, endingWith } from '#engine/forms/human/line-ends.ts'
import type { Contour } from '#engine/forms/sculpt/contour.ts'

/** A line over one pixel after the other. */
const over = (count: number): Contour => ({
  points: Array.from({ length: count }, (_, k) => [k, 0]),
  near: Array.from({ length: count }, (_, k) => k),
  far: Array.from({ length: count }, (_, k) => k),
})

const skin = (...stretches: (readonly [fade: number, count: number])[]): Float32Array =>
  Float32Array.from(stretches.flatMap(([fade, count]) => Array.from({ length: count }, () => fade)))

const xs = (lines: readonly Contour[]) =>
  lines.map(({ points }) => [points[0]![0], points.at(-1)![0]])

test('a line ends with its skin on both sides', () => {
  const lines = endingWith([over(60)], skin([0, 10], [1, 40], [0, 10]), 0.5)
  expect(xs(lines)).toEqual([[10, 49]])
})

test('an outline that leaves the skin and comes back is not drawn where there is none', () => {
  const lines = endingWith([over(100)], skin([1, 30], [0, 40], [1, 30]), 0.5)
  expect(xs(lines)).toEqual([
    [0, 29],
    [70, 99],
  ])
})

test('a ragged edge does not break a line into dashes', () => {
  const lines = endingWith([over(60)], skin([1, 28], [0, 4], [1, 28]), 0.5)
  expect(xs(lines)).toEqual([[0, 59]])
})

test('a stroke that lost touch with the bust is gone, with its outline', () => {
  const size = 20
  const hit = new Uint8Array(size * size).fill(1)
  const fade = new Float32Array(size * size)
  for (let i = 0; i < size * 12; i++) fade[i] = 1
  fade[size * 16 + 3] = 1
  fade[size * 16 + 4] = 0.8
  dropIslands({ hit, size }, fade)
  expect(fade[size * 16 + 3]).toBe(0)
  expect(fade[size * 16 + 4]).toBe(0)
  expect(fade.filter((much) => much === 1).length).toBe(size * 12)
})

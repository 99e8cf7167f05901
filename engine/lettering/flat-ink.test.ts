import { expect, test } from 'vitest'
import { flatInk } from '#engine/lettering/flat-ink.ts'
import { areaOf, boundsOf } from '#engine/lettering/plane.ts'
import { intersection } from '#engine/lettering/polygons.ts'

const square = (left: number, top: number, size: number) =>
  `M${left} ${top}L${left + size} ${top}L${left + size} ${top + size}L${left} ${top + size}Z`
const area = (rings: ReturnType<typeof flatInk>) =>
  rings.reduce((sum, ring) => sum + areaOf(ring), 0)

test('cloth is bare within its outline, and hides what lies behind it', () => {
  const ink = flatInk(
    [
      { d: square(50, 0, 100), fill: 'banner' },
      { d: square(0, 0, 100), fill: 'banner' },
    ],
    4,
  )
  const within = [
    [5, 5],
    [95, 5],
    [95, 95],
    [5, 95],
  ] as const
  expect(Math.abs(area(intersection(ink, [within])))).toBeLessThan(1)
  // Two outlines about 400 long, of which the one behind has lost what lies under the other.
  expect(Math.abs(area(ink))).toBeGreaterThan(4 * 550)
  expect(Math.abs(area(ink))).toBeLessThan(4 * 720)
})

test('letters on cloth are black to their outline', () => {
  const ink = flatInk(
    [
      { d: square(0, 0, 100), fill: 'banner' },
      { d: square(40, 40, 20), fill: 'black', stroke: 0 },
    ],
    4,
  )
  const letter = ink.filter((ring) => boundsOf([ring]).left > 30 && boundsOf([ring]).right < 70)
  expect(letter).toHaveLength(1)
  expect(Math.abs(area(letter))).toBeCloseTo(400, 0)
})

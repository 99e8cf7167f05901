import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPathData } from '#engine/motifs/drawing/path-data.ts'

test('numbers belong to the command before them, whatever stands between', () => {
  expect(readPathData('M1 2L-3.5,.5 4-6Z')).toEqual([
    { letter: 'M', values: [1, 2] },
    { letter: 'L', values: [-3.5, 0.5, 4, -6] },
    { letter: 'Z', values: [] },
  ])
  expect(readPathData('')).toEqual([])
})

test('every number is read as JavaScript reads it', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -999_999, max: 999_999 }).map((v) => v / 100),
    fc.integer(),
  )
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), (numbers) => {
      // Paths write small exponents as "e-7" and large ones as "e21", never "e+21".
      const d = `M${numbers.map((v) => String(v).replace('e+', 'e')).join(' ')}`
      expect(readPathData(d)[0]!.values).toEqual(numbers.map((v) => Number(String(v))))
    }),
  )
})

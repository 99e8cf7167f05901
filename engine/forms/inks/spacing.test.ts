import { describe, expect, test } from 'vitest'
import { eased, Spacing } from '#engine/forms/inks/spacing.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'

const level = (y: number, from = 0, to = 100): V2[] =>
  Array.from({ length: to - from }, (_, k): V2 => [from + k, y])

describe('spacing', () => {
  test('a line beside one that is drawn is left out, one that stands apart is taken whole', () => {
    const spacing = new Spacing(120, 120)
    spacing.claim(level(40), 10)
    expect(spacing.freeRun(level(46), 5)).toBeUndefined()
    expect(spacing.freeRun(level(80), 5)).toEqual([0, 100])
  })

  test('of a line that leaves another the free part is drawn, on to where they meet', () => {
    const spacing = new Spacing(120, 120)
    spacing.claim(level(40, 0, 50), 10)
    const [from, to] = spacing.freeRun(level(40, 0, 100), 6)!
    expect(from).toBeGreaterThan(48)
    expect(from).toBeLessThan(62)
    expect(to).toBe(100)
  })

  test('easing keeps loose ends where they are and takes the tremble out', () => {
    const trembling = level(50).map(([x, y], k): V2 => [x, y + (k % 2 ? 2 : -2)])
    const calm = eased(trembling, 6)
    expect(calm[0]).toEqual(trembling[0])
    expect(calm.at(-1)).toEqual(trembling.at(-1))
    expect(Math.max(...calm.slice(10, -10).map(([, y]) => Math.abs(y - 50)))).toBeLessThan(0.5)
  })
})

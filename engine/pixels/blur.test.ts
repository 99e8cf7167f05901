import { describe, expect, test } from 'vitest'
import { blur } from '#engine/pixels/blur.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { createRng } from '#shared/random.ts'

const [width, height] = [40, 30]
const empty = () => ({ width, height, values: new Float32Array(width * height) })

describe('blur', () => {
  test('keeps the amount of ink and spreads it evenly', () => {
    const field = empty()
    field.values[15 * width + 20] = 1
    const values = blur(field, { radius: 2 })
    expect(values.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 4)
    expect(values[15 * width + 18]).toBeCloseTo(values[15 * width + 22]!, 6)
    expect(values[15 * width + 20]).toBeGreaterThan(values[15 * width + 23]!)
  })

  test('is the mean of the square around each point, the edge going on beyond itself', () => {
    const random = createRng(3)
    const field = empty()
    for (let i = 0; i < field.values.length; i++) field.values[i] = random()
    const before = field.values.slice()
    const radius = 3
    const meanAt = (x: number, y: number) => {
      let sum = 0
      for (let j = y - radius; j <= y + radius; j++)
        for (let i = x - radius; i <= x + radius; i++)
          sum +=
            before[
              Math.min(height - 1, Math.max(0, j)) * width + Math.min(width - 1, Math.max(0, i))
            ]!
      return sum / (2 * radius + 1) ** 2
    }
    blur(field, { radius, passes: 1 })
    for (const [x, y] of [
      [0, 0],
      [20, 15],
      [width - 1, 7],
      [2, height - 1],
    ] as const)
      expect(field.values[y * width + x]).toBeCloseTo(meanAt(x, y), 5)
  })

  test('gives the same in borrowed arrays, whatever was left in them', () => {
    const workspace = createWorkspace()
    const [own, borrowed] = [empty(), empty()]
    own.values[100] = borrowed.values[100] = 1
    workspace.floats('blur: rows', width * height).fill(9)
    workspace.floats('blur: sums', width).fill(9)
    expect(blur(borrowed, { radius: 2, workspace })).toEqual(blur(own, { radius: 2 }))
  })
})

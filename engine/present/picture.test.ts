import { describe, expect, test } from 'vitest'
import { onNothing, onPaper } from '#engine/present/picture.ts'
import { dotGroups, ribbonPath, simplify } from '#engine/present/svg-paths.ts'

const plane = (values: readonly number[]) => Float32Array.from(values)
const ink = {
  w: 4,
  h: 1,
  black: plane([0, 1, 0.4, 0.1]),
  colour: { r: plane([1, 1, 0.8, 0.9]), g: plane([1, 1, 0.2, 0.5]), b: plane([1, 1, 0.3, 0.4]) },
}

describe('presentations', () => {
  test('leave bare paper white, so that a page can multiply it onto its own', () => {
    expect([...onPaper(ink).data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('look the same over white with and without paper', () => {
    const paper = onPaper(ink).data
    const { data } = onNothing(ink)
    for (let i = 0; i < 4; i++) {
      const alpha = data[4 * i + 3]! / 255
      for (const q of [0, 1, 2]) {
        const over = data[4 * i + q]! * alpha + 255 * (1 - alpha)
        expect(Math.abs(over - paper[3 * i + q]!)).toBeLessThan(3)
      }
    }
  })

  test('keep black and grey designs in one channel', () => {
    expect(onPaper({ w: 4, h: 1, black: ink.black }).channels).toBe(1)
  })
})

describe('vector shading', () => {
  test('drops points that lie on the line between their neighbours', () => {
    expect(simplify([0, 0, 1, 5, 0, 1, 10, 0, 1, 10, 10, 1], 0.1)).toEqual([
      0, 0, 1, 10, 0, 1, 10, 10, 1,
    ])
  })

  test('writes dots of one size into one path', () => {
    expect(dotGroups([1, 2, 0.5, 3, 2, 0.5])).toEqual([{ size: '1', d: 'M1 2h0m2 0h0' }])
  })

  test('closes a stroke into an outline', () => {
    expect(ribbonPath([0, 0, 1, 10, 0, 1])).toBe('M0 1l10 0 0-2-10 0z')
  })
})

import { describe, expect, test } from 'vitest'
import {
  carriedPoint,
  maskOf,
  middleOf,
  widthMmOf,
  type SkinSheet,
} from '#app/features/fitting-room/skin-sheet.ts'
import { SHEET_MIDDLE, SHEET_MM_PER_STEP } from '#shared/body-views.ts'

const SIZE = 64

/** A plane of skin, two millimetres to the pixel, whose middle lies at a pixel; beyond an edge it is out of sight. */
function sheetWith({ middle, until = SIZE }: { middle: number; until?: number }): SkinSheet {
  const rgba = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const o = (y * SIZE + x) * 4
      const isSeen = x < until
      rgba[o] = isSeen ? SHEET_MIDDLE + x - middle : 0
      rgba[o + 1] = isSeen ? SHEET_MIDDLE + y - SIZE / 2 : 0
      rgba[o + 2] = isSeen ? 255 : 0
    }
  return { width: SIZE, height: SIZE, rgba }
}

const at = (x: number, y: number) => ({ x: (x + 0.5) / SIZE, y: (y + 0.5) / SIZE })

describe('a spot of the skin', () => {
  test('is found where the body was turned to', () => {
    const [from, to] = [sheetWith({ middle: 32 }), sheetWith({ middle: 20 })]
    expect(carriedPoint(from, to, at(40, 10))).toEqual(at(28, 10))
    expect(carriedPoint(to, from, at(28, 10))).toEqual(at(40, 10))
  })

  test('that went out of sight is nowhere', () => {
    const from = sheetWith({ middle: 32 })
    expect(carriedPoint(from, sheetWith({ middle: 32, until: 30 }), at(50, 10))).toBeUndefined()
  })

  test('beside the body is none', () => {
    const from = sheetWith({ middle: 32, until: 30 })
    expect(carriedPoint(from, sheetWith({ middle: 32 }), at(50, 10))).toBeUndefined()
  })
})

test('the middle of a place and how wide its picture is are known', () => {
  const sheet = sheetWith({ middle: 20 })
  expect(middleOf(sheet)).toEqual(at(20, 32))
  expect(widthMmOf(sheet)).toBeCloseTo(SIZE * SHEET_MM_PER_STEP)
  expect(maskOf(sheet).alpha).toHaveLength(SIZE * SIZE)
  expect(widthMmOf(sheetWith({ middle: 200 }))).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { adaptCanvas, layoutFor } from '#engine/compose/layouts.ts'

describe('layoutFor', () => {
  test.each([
    ['Forearm', 'tall'],
    ['Calf', 'tall'],
    ['Sternum', 'tall'],
    ['Chest', 'wide'],
    ['Back', 'wide'],
    ['Band', 'band'],
    ['Full Sleeve', 'sleeve'],
    ['Shoulder', 'round'],
    ['Finger', 'small'],
  ])('gives the %s a %s canvas', (gallery, name) => {
    expect(layoutFor({ gallery, asked: '' }).name).toBe(name)
  })

  test('trusts the person’s own word before the gallery’s', () => {
    expect(layoutFor({ gallery: 'Chest', asked: 'ribs' }).name).toBe('tall')
  })

  test('is square where no place is given', () => {
    expect(layoutFor(null)).toMatchObject({ width: 1000, height: 1000 })
  })
})

describe('adaptCanvas', () => {
  const wide = layoutFor({ gallery: 'Chest', asked: '' })

  test('makes room for one upright thing on a wide place', () => {
    expect(adaptCanvas(wide, [0, 0, 80, 100]).height).toBe(1000)
  })

  test('keeps a wide canvas for a wide design', () => {
    expect(adaptCanvas(wide, [0, 0, 300, 100])).toEqual(wide)
  })
})

import { describe, expect, test } from 'vitest'
import { dots } from '#engine/pixels/dots.ts'
import { at, fbm, noise, TILE } from '#engine/pixels/noise.ts'

describe('noise', () => {
  test('stays between -1 and 1 and is the same every time', () => {
    const tile = noise(8, 3)
    expect(tile.every((v) => v >= -1 && v <= 1)).toBe(true)
    expect(noise(8, 3)).toBe(tile)
  })

  test('runs on across its border without a seam', () => {
    const tile = fbm(64, 3, 5)
    for (let y = 0; y < TILE; y += 17) {
      const step = Math.abs(at(tile, TILE - 1, y) - at(tile, TILE, y))
      expect(step).toBeLessThan(0.12)
    }
  })
})

describe('dots', () => {
  test('keeps every pair of dots as far apart as the spacing they are picked for', () => {
    const { size, x, y, spacing, count } = dots()
    const picked = Array.from({ length: count }, (_, i) => i).filter((i) => spacing[i]! >= 6)
    expect(picked.length).toBeGreaterThan(200)
    for (const i of picked.slice(0, 120))
      for (const j of picked) {
        if (i === j) continue
        const dx = Math.min(Math.abs(x[i]! - x[j]!), size - Math.abs(x[i]! - x[j]!))
        const dy = Math.min(Math.abs(y[i]! - y[j]!), size - Math.abs(y[i]! - y[j]!))
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(5.99)
      }
  })
})

import { describe, expect, test } from 'vitest'
import { createRng } from '#shared/random.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { edgeDistance } from '#engine/render/edge-distance.ts'
import { inflate } from '#engine/render/inflate.ts'

const workspace = createWorkspace()
const [w, h] = [96, 96]
const fieldOf = (id: Uint16Array) => ({ width: w, height: h, values: id })
const disc = (id: Uint16Array, cx: number, cy: number, r: number, value: number) => {
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) if (Math.hypot(x - cx, y - cy) < r) id[y * w + x] = value
}

describe('inflate', () => {
  test('rises from the rim of a region to its middle', () => {
    const id = new Uint16Array(w * h)
    disc(id, 48, 48, 30, 1)
    const height = inflate(fieldOf(id), { name: 'test', finest: 6 }, workspace)
    const at = (x: number) => height[48 * w + x]!
    expect(at(48)).toBeGreaterThan(at(66))
    expect(at(66)).toBeGreaterThan(at(76))
    expect(at(10)).toBe(0)
    // A membrane over a disc is a paraboloid: its root is a half ellipse about as high as the disc is wide.
    expect(at(48) / at(66)).toBeCloseTo(Math.sqrt(1 / (1 - (18 / 30) ** 2)), 0)
  })

  test('lets a surface run on under what is painted later, and drops to zero on what is earlier', () => {
    const id = new Uint16Array(w * h)
    disc(id, 40, 48, 30, 1)
    disc(id, 64, 48, 24, 2)
    const height = inflate(fieldOf(id), { name: 'test', finest: 10 }, workspace)
    // Both sides of the border between the two, on the middle line: the lower one is still high there.
    const lower = height[48 * w + 38]!
    const upper = height[48 * w + 42]!
    expect(id[48 * w + 38]).toBe(1)
    expect(id[48 * w + 42]).toBe(2)
    expect(lower).toBeGreaterThan(2 * upper)
  })

  // Holes as small as a pixel vanish on the coarse grids: what is carried up from there is far too high beside them, and
  // over-relaxation swings such a value below zero, where it has no root.
  test.each([1, 3])('never yields a value that is not a number, after %i sweeps', (sweeps) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = createRng(seed)
      const id = new Uint16Array(w * h)
      disc(id, 48, 48, 44, 1)
      for (let i = 0; i < id.length; i++) if (random() < 0.2) id[i] = 0
      const height = inflate(fieldOf(id), { name: 'test', finest: sweeps }, workspace)
      expect(height.every((v) => v >= 0 && v < 1000)).toBe(true)
    }
  })
})

describe('edgeDistance', () => {
  test('is the exact distance to the nearest line or border', () => {
    const id = new Uint16Array(w * h).fill(1)
    const crease = new Uint8Array(w * h)
    const lines = [
      [20, 30],
      [70, 64],
      [40, 80],
    ] as const
    for (const [x, y] of lines) crease[y * w + x] = 1
    const distance = edgeDistance(fieldOf(id), crease, workspace)
    for (let y = 0; y < h; y += 7)
      for (let x = 0; x < w; x += 5) {
        const exact = Math.min(...lines.map(([lx, ly]) => Math.hypot(lx - x, ly - y)))
        // It is measured at half size and told in full-size pixels.
        expect(distance[y * w + x]).toBeCloseTo(2 * exact, 3)
      }
  })
})

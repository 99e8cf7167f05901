import { describe, expect, test } from 'vitest'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { iconMotif, normalisePath } from '#engine/compose/icon-motif.ts'

const same = { scale: 1, dx: 0, dy: 0 }

describe('normalisePath', () => {
  test.each([
    ['m10 10 5 0v5h-5z', 'M10 10L15 10L15 15L10 15Z'],
    ['M0 0c1 0 2 1 2 2s-1 2-2 2', 'M0 0C1 0 2 1 2 2C2 3 1 4 0 4'],
    ['M1 1q1-1 2 0zm2 2l1 1', 'M1 1Q2 0 3 1ZM3 3L4 4'],
    ['M.5.5L1.5-1', 'M0.5 0.5L1.5 -1'],
  ])('writes %s in absolute commands', (d, expected) => {
    expect(normalisePath(d, same)).toBe(expected)
  })
})

describe('iconMotif', () => {
  test('centres the icon and knows its box', () => {
    const motif = iconMotif('box', '<path fill="currentColor" d="M0 0h512v512H0z"/>')
    const { box } = motif!.draw({ variant: 'icon', random: () => 0 })
    expect(box[0]).toBeCloseTo(-box[2], 0)
  })

  test('is one thing whose gaps are lines', () => {
    const halves = '<path d="M100 100h150v300h-150z"/><path d="M262 100h150v300h-150z"/>'
    const { parts } = iconMotif('halves', halves)!.draw({ variant: 'icon', random: () => 0 })
    const [whole, line] = parts.map((part) => tightBox([part], 0))
    expect(whole![2] - whole![0]).toBeCloseTo((312 * 220) / 512, 0)
    expect(parts[0]!.d.match(/M/g)).toHaveLength(1)
    expect(parts[1]!.fill).toBe('black')
    // Far narrower than the gap of five units, and nearly as long.
    expect(line![2] - line![0]).toBeLessThan(2.5)
    expect(line![3] - line![1]).toBeGreaterThan(0.9 * (whole![3] - whole![1]))
  })

  test('is nothing without a path', () => {
    expect(iconMotif('none', '<g/>')).toBeUndefined()
  })
})

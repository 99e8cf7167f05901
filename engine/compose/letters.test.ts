import { describe, expect, test } from 'vitest'
import { breakLines, lettersOf } from '#engine/compose/letters.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'

const resources = testResources()
const options = { font: 'roman', size: 40, resources } as const

describe('lettersOf', () => {
  test.each(['Mara', 'ÉTÉ', '12.03.1994', 'MMXXVI', "Don't panic"])('outlines "%s"', (text) => {
    const { d, width, missing } = lettersOf(text, options)
    expect(d).toMatch(/^M/)
    expect(d).not.toContain('NaN')
    expect(width).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  test('names the letters it cannot draw', () => {
    expect(lettersOf('A愛', options).missing).toEqual(['愛'])
  })

  test('centres the line on its origin', () => {
    const xs = [...lettersOf('OO', options).d.matchAll(/[ML](-?[\d.]+) /g)].map((m) => Number(m[1]))
    expect(Math.abs(Math.min(...xs) + Math.max(...xs))).toBeLessThan(4)
  })
})

describe('breakLines', () => {
  test('keeps words whole and lines about equal', () => {
    expect(breakLines('not all who wander are lost', 13)).toEqual([
      'not all',
      'who wander',
      'are lost',
    ])
    expect(breakLines('Forever', 4)).toEqual(['Forever'])
  })
})

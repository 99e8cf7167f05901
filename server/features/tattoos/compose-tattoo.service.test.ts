import { expect, test } from 'vitest'
import { meaningOf } from '#server/features/tattoos/compose-tattoo.service.ts'

test('the meaning speaks of every subject, each under its name, in the order of the design', () => {
  const alone = meaningOf(['wolf'], 'a wolf')
  expect(alone).toMatch(/^<p>/)
  expect(alone).not.toContain('<strong>Wolf</strong>')

  const three = meaningOf(['wolf', 'lighthouse', 'rose'], 'a wolf, a lighthouse and a rose')
  expect(three).toMatch(
    /<strong>Wolf<\/strong>[^]*<strong>Lighthouse<\/strong>[^]*<strong>Rose<\/strong>/,
  )
  expect(meaningOf(['lighthouse'], 'a lighthouse')).toMatch(/^<p>It stands still/)
  expect(meaningOf(['ships-wheel', 'rose'], "a ship's wheel and a rose")).toContain(
    '<strong>Ships wheel</strong>',
  )
})

test('nothing is made up: where we wrote nothing, nothing is said', () => {
  expect(meaningOf(['kettle', 'lettering'], 'a kettle and the name “Ann”')).toBeNull()
  expect(meaningOf(['wolf', 'kettle'], 'a wolf and a kettle')).not.toMatch(/kettle/i)
  // A mood that nobody sees.
  expect(meaningOf(['wolf', 'flames'], 'a wolf')).not.toMatch(/flames/i)
})

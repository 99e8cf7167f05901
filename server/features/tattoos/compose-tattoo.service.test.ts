import { expect, test } from 'vitest'
import { meaningOf } from '#server/features/tattoos/compose-tattoo.service.ts'

test('the meaning speaks of every subject: each under its name, and those we wrote nothing about together', () => {
  const alone = meaningOf(['wolf'], 'a wolf')
  expect(alone).toMatch(/^<p>/)
  expect(alone).not.toContain('<strong>Wolf</strong>')

  const three = meaningOf(['wolf', 'rose', 'kettle', 'dark'], 'a wolf, a rose and a kettle')
  expect(three).toMatch(
    /<strong>Wolf<\/strong>[^]*<strong>Rose<\/strong>[^]*<strong>Kettle<\/strong>/,
  )
  expect(three).not.toContain('Dark')
  expect(meaningOf(['kettle', 'lettering'], 'a kettle and the name “Ann”')).toBeNull()
})

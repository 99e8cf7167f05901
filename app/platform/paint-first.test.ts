import { expect, test } from 'vitest'
import { paintFirst } from '#app/platform/paint-first.ts'

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><script nonce="n">early()</script></head>' +
  '<body>Roses<script nonce="n" type="module" async="">import "/a.js"</script></body></html>'

test('nothing of the framework is fetched before the page lets it go', () => {
  const page = paintFirst(PAGE, 'n')
  expect(page).not.toContain('modulepreload" href')
  expect(page).not.toContain(' type="module"')
  expect(page).toContain('<link rel="held" href="/a.js" nonce="n"/>')
  expect(page).toContain('<script nonce="n" type="held">import "/a.js"</script>')
  expect(page).toContain('<script nonce="n">early()</script>')
})

test('the page says which of its parts are still to be drawn', () => {
  expect(paintFirst(PAGE, 'n')).toMatch(/^<html data-arriving="1 2 3 4 5 6 7 8">/)
})

test('a page without scripts stays as it is', () => {
  expect(paintFirst('<html><body>Roses</body></html>', 'n')).toBe('<html><body>Roses</body></html>')
})

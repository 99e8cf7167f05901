import { expect, test } from 'vitest'
import { splitStyles } from '#app/platform/style-pieces.ts'

const CSS =
  '@layer base,utilities;@layer base{body{color:red}h1{color:blue}}' +
  '@layer utilities{.a{content:"}"}.b\\{{top:0}@media (width>=769px){.md\\:a{left:0}.md\\:b{left:1px}}}' +
  "@font-face{src:url('a;b}.woff2')}@media print{body{color:#000}}"

test('styles that are short stay in one piece, as they are', () => {
  expect(splitStyles(CSS)).toEqual([CSS])
})

test('every rule is a piece for itself where no two have room, inside the layer it came from', () => {
  expect(splitStyles(CSS, 1)).toEqual([
    '@layer base,utilities;',
    '@layer base{body{color:red}}',
    '@layer base{h1{color:blue}}',
    '@layer utilities{.a{content:"}"}}',
    '@layer utilities{.b\\{{top:0}}',
    '@layer utilities{@media (width>=769px){.md\\:a{left:0}.md\\:b{left:1px}}}',
    "@font-face{src:url('a;b}.woff2')}",
    '@media print{body{color:#000}}',
  ])
})

test('pieces are filled up to their length and follow in order', () => {
  const pieces = splitStyles(CSS, 60)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.length).toBeLessThan(8)
  const rules = (css: string) => css.match(/color:\w+|content|top|left:\w+|src|#000/g)
  expect(rules(pieces.join(''))).toEqual(rules(CSS))
})

test('a rule without an end is kept', () => {
  expect(splitStyles('body{color:red}h1{color')).toEqual(['body{color:red}h1{color'])
})

import { describe, expect, test } from 'vitest'
import {
  countFilters,
  countPanelFilters,
  fittingWords,
  pathOf,
  readFilters,
  toggleOption,
  withSearch,
} from '#app/features/gallery/gallery-filters.ts'
import { proves } from '#tests/proves.ts'

const read = (address: string) => {
  const url = new URL(address, 'http://localhost')
  const word = url.pathname.split('/')[2]
  return readFilters(word && decodeURIComponent(word), url.searchParams)
}

describe('§2 filters in the address', () => {
  test.each([
    ['/explore', {}],
    [
      '/explore?gender=female&placement=half%20sleeve&sort=recent',
      { gender: 'Female', placement: 'Half Sleeve', sort: 'Recent' },
    ],
    ['/explore?tag=cherryBlossom&sort=Popular', { tag: 'cherryBlossom', sort: 'Popular' }],
    ['/explore?search=%20big%20cat%20', { search: 'big cat' }],
    ['/explore/forearm', { placement: 'Forearm' }],
    ['/explore/full-sleeve', { placement: 'Full Sleeve' }],
    ['/explore/popular', { sort: 'Popular' }],
    ['/explore/dragon', { tag: 'dragon' }],
    [
      '/explore?style=fine%20line&color=colored&skin=made%20for%20a%20place',
      { style: 'Fine Line', color: 'Colored', skin: 'Made for a place' },
    ],
    [
      '/explore/dragon?placement=Back&search=red',
      { tag: 'dragon', placement: 'Back', search: 'red' },
    ],
    ['/explore?gender=robot&placement=&sort=best&search=%20', {}],
    // Cut in the middle of a character, it could not be written into any address again.
    [`/explore/w${'🐺'.repeat(30)}`, { tag: `w${'🐺'.repeat(19)}` }],
  ])('%s', (address, filters) => {
    expect(read(address)).toEqual(filters)
  })

  test('§2 the tag parameter clears other filters except Sort', () => {
    const address = '/explore/calf?gender=Male&placement=Back&sort=Popular&tag=koi&search=red'
    expect(read(address)).toEqual({ tag: 'koi', sort: 'Popular' })
    proves('§2.explore.tag')
  })

  test.each([
    [{ count: 0, isMore: false }, 'No designs fit'],
    [{ count: 1, isMore: false }, '1 design fits'],
    [{ count: 24, isMore: false }, '24 designs fit'],
    [{ count: 300, isMore: true }, 'More than 300 designs fit'],
  ])('%o is said as %s', (fitting, words) => {
    expect(fittingWords(fitting)).toBe(words)
  })

  test.each([
    { gender: 'Male', placement: 'Back', sort: 'Popular', tag: 'koi', search: 'red' },
    { tag: 'tree-of-life', sort: 'Recent' },
    { tag: 'a/b c?', placement: 'Calf' },
    { search: 'big cat' },
    {},
  ])('%o is read back from the address it is written to', (filters) => {
    expect(read(pathOf(filters))).toEqual(filters)
    proves('§3.filter.state')
  })

  test('a tag that is spelt like an option still leads to itself', () => {
    expect(read(pathOf({ tag: 'back', search: 'red' }))).toEqual({ tag: 'back' })
  })
})

describe('changing filters', () => {
  test('§2 clicking the active option again removes it', () => {
    const once = toggleOption({ search: 'koi' }, { key: 'placement', option: 'Back' })
    expect(once).toEqual({ search: 'koi', placement: 'Back' })
    expect(toggleOption(once, { key: 'placement', option: 'Calf' })).toEqual({
      search: 'koi',
      placement: 'Calf',
    })
    expect(toggleOption(once, { key: 'placement', option: 'Back' })).toEqual({ search: 'koi' })
    expect(countFilters(once)).toBe(2)
    proves('§2.explore.toggle-option')
  })

  test('the Filters button counts what its panel holds, not the search term or a tag', () => {
    expect(countPanelFilters({ search: 'koi', tag: 'wave' })).toBe(0)
    expect(countPanelFilters({ search: 'koi', gender: 'Male', sort: 'Recent' })).toBe(2)
  })

  test('§5 a search is trimmed, and left out when empty', () => {
    expect(withSearch({ sort: 'Popular' }, '  koi ')).toEqual({ sort: 'Popular', search: 'koi' })
    expect(withSearch({ sort: 'Popular', search: 'koi' }, '   ')).toEqual({ sort: 'Popular' })
    proves('§5.search.trim')
  })
})

import { describe, expect, test } from 'vitest'
import { filterIdeas, plainMeaning } from '#app/features/ideas/idea-words.ts'
import { IDEAS as ALL_IDEAS } from '#content/ideas/ideas.ts'

const IDEAS = [
  { name: 'Rose', description: 'The most tattooed flower.' },
  { name: 'Cherry Blossom', description: 'Petals that fall in a week.' },
  { name: 'Koi', description: 'A carp that swims upstream.' },
]

describe('filtering ideas', () => {
  test.each([
    ['', ['Rose', 'Cherry Blossom', 'Koi']],
    ['FLOWER', ['Rose']],
    ['cherry-blossom', ['Cherry Blossom']],
    ['robot', []],
  ])('by "%s"', (search, names) => {
    expect(filterIdeas(IDEAS, search).map(({ name }) => name)).toEqual(names)
  })
})

describe('§2 the description of a page is the meaning of its idea', () => {
  test('without its markup', () => {
    expect(plainMeaning('<p>It can mean <strong>love</strong>, or loss.</p>\n<p>Both.</p>')).toBe(
      'It can mean love, or loss. Both.',
    )
  })

  test('with no space that markup left before a mark or inside a bracket, on any idea', () => {
    const broken = ALL_IDEAS.map(({ meaning }) => plainMeaning(meaning)).filter((text) =>
      / [.,;:!?)”]|[(“] /.test(text),
    )
    expect(broken).toEqual([])
  })

  test('cut between words when it is long', () => {
    const cut = plainMeaning(`<p>${'petal '.repeat(100)}</p>`)
    expect(cut.length).toBeLessThanOrEqual(301)
    expect(cut).toMatch(/petal…$/)
  })
})

import { expect, test } from 'vitest'
import { shortTitle } from '#shared/titles.ts'

const drawn = (description: string) => ({
  altText: `Realistic tattoo design: ${description}`,
  prompt: 'I have always wanted something for my grandmother, who kept bees, on my left arm please',
})

test.each([
  [drawn('a bee on a rose'), 'A bee on a rose'],
  [drawn('a bee on a rose; a kettle'), 'A bee on a rose and a kettle'],
  [
    drawn(
      'a roaring tiger with a crown of red flowers and two swallows above it, holding a banner',
    ),
    'A roaring tiger with a crown of red flowers',
  ],
  [
    drawn('a wolf under a full moon; the words “memento mori et vivere” underneath'),
    'A wolf under a full moon',
  ],
  [{ altText: null, prompt: 'wolf' }, 'Wolf'],
  [{ altText: null, prompt: '  ' }, 'Tattoo design'],
  [
    { altText: null, prompt: `${'very '.repeat(20)}big` },
    'Very very very very very very very very very very very…',
  ],
])('%o is called %s', (design, title) => {
  expect(shortTitle(design)).toBe(title)
})

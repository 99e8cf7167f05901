import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const coloursOf = (prompt: string) =>
  Object.fromEntries(readPrompt(prompt).subjects.map(({ wanted, colours }) => [wanted, colours]))

test('colours that were told first are of what the wish speaks of again', () => {
  expect(
    coloursOf(
      'i have a ginger cat and a black lab, they sleep on the couch. can u do the cat on the lab',
    ),
  ).toMatchObject({ cat: ['orange'], labrador: ['black'] })
  expect(
    coloursOf(
      'mi abuelo repartía flores en una Vespa celeste por Ruzafa. quiero la Vespa con girasoles',
    ),
  ).toMatchObject({ scooter: ['blue'], sunflower: [] })
})

test('what is only told of another thing colours nothing', () => {
  expect(
    coloursOf('my nan had a black cat and loved roses. I want a cat with a rose'),
  ).toMatchObject({
    cat: [],
  })
})

test.each([
  ['rosas y margaritas, las rosas en azul', { rose: ['blue'], daisy: [] }],
  ['une rose et un lys, la rose en bleu', { rose: ['blue'], lily: [] }],
  ['rosas e margaridas, as rosas em azul', { rose: ['blue'], daisy: [] }],
  [
    'skull with roses, roses in red, skull black and gray',
    { skull: ['black', 'grey'], rose: ['red'] },
  ],
  ['un samurai e dietro fiori di ciliegio rosa', { 'cherry-blossom': ['pink'] }],
])('a colour is of the thing that it is said of: "%s"', (prompt, expected) => {
  expect(coloursOf(prompt)).toMatchObject(expected)
})

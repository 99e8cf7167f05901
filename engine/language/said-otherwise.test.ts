import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const named = (prompt: string): string[] =>
  readPrompt(prompt).subjects.map(({ wanted, count }) =>
    count === 1 ? wanted : `${count} ${wanted}`,
  )

test.each([
  [
    'is it possible to get a jellyfish whose tentacles turn into lavender?',
    ['jellyfish', 'lavender'],
  ],
  ['whats a good design for twins? thinking two foxes curled up together', ['2 fox']],
  ['Hummingbirds, four, drinking out of one big lily', ['4 hummingbird', 'lily']],
  ['sunflowers!! like 4 of them, different heights', ['4 sunflower']],
  ['penguins holding flippers, two, on a rock', ['2 penguin', 'rock']],
  [
    'thinking about tulips, mum had them everywhere. Five of them tied with a ribbon',
    ['5 tulip', 'ribbon-bow'],
  ],
  ['ein Tattoo mit Mohnblumen, drei davon mit Knospe', ['3 poppy']],
  ['swallow swallow anchor chest piece', ['2 swallow', 'anchor']],
  ['a bear skateboarding', ['bear', 'skateboard']],
  ['a woman wearing a wolf pelt', ['woman', 'wolf']],
  ['the hand of a skeleton holding a rose', ['skeleton-hand', 'rose']],
  ['warrior with a sword', ['warrior', 'sword']],
  ['a rabbit with deer antlers', ['rabbit', 'antlers']],
  ['a deer with big antlers', ['stag']],
  ['the moon between deer antlers', ['moon', 'stag']],
  ['cowgirl frog with a rope', ['frog', 'rope-knot']],
])('counts and doings are read wherever they stand: "%s"', (prompt, subjects) => {
  expect(named(prompt)).toEqual(subjects)
})

test.each([
  ['a kraken dragging down a ship but the ship is a paper boat', ['kraken', 'paper-boat']],
  ["Medusa but instead of snakes it's koi fish", ['medusa', 'koi']],
  [
    'wrench and paintbrush crossed, like a skull and crossbones without the skull',
    ['wrench', 'paintbrush'],
  ],
  ['phoenix feels overdone. what about a match with a green leaf', ['match', 'leaf']],
  ['a canoe inside a circle about the size of a jam jar lid', ['kayak']],
  ['octopus coming up from under my sock line', ['octopus']],
])('what is only compared, worn out or taken back is not drawn: "%s"', (prompt, subjects) => {
  expect(named(prompt)).toEqual(subjects)
})

test.each([
  ['cello with a nightingale singing on the scroll', 'violin', 'scroll'],
  ['a tractor with a barn owl on the bonnet', 'tractor', 'bonnet'],
  ['hand of fatima with an eye in the palm, blue iris', 'eye', 'blue iris'],
  ['hot air balloon basket full of puppies', 'hot-air-balloon', 'basket'],
])('a part of a thing is none of its own: "%s"', (prompt, wanted, part) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.find((one) => one.wanted === wanted)?.modifiers).toContain(part)
  expect(subjects).toHaveLength(2)
})

test('rays behind somebody are theirs, and what was named last stays before them', () => {
  const { subjects, relations } = readPrompt(
    'Our Lady with rays of gold behind her and roses at her feet',
  )
  expect(subjects.map(({ wanted, role }) => `${wanted} ${role}`)).toEqual([
    'virgin-mary hero',
    'rose support',
  ])
  expect(relations).toEqual([{ kind: 'under', from: 1, to: 0, manner: null }])
})

test('what is held is a thing, and one that nobody can draw is told', () => {
  expect(readPrompt('five ants carrying a single crumb between them').notDrawn).toMatchObject([
    { text: 'crumb', reason: 'unknown' },
  ])
})

test.each([
  ['boxing gloves on a nail, the laces spell out Tony', 'Tony'],
  ['my sons handwriting of I love you dad, plus a dinosaur', 'I love you dad'],
  ['a match, roman numeral V somewhere small', 'V'],
])('what is to be written is found: "%s"', (prompt, text) => {
  expect(readPrompt(prompt).lettering.map((line) => line.text)).toEqual([text])
})

test('a portrait of a relative long ago shows them, and tells that it is no likeness', () => {
  const { subjects, notDrawn } = readPrompt(
    'portrait of my mum when she was about 20, cigarette in hand',
  )
  expect(subjects.map(({ motif }) => motif)).toEqual(['woman', 'cigarette'])
  expect(notDrawn).toMatchObject([{ text: 'mum', reason: 'likeness' }])
})

test('a dog that was told of is the one who is seen lying', () => {
  const { subjects } = readPrompt(
    'something for my late dog Moose, he was a chunky chocolate lab. Him laying on his back asleep',
  )
  expect(subjects.map(({ motif }) => motif)).toEqual(['labrador'])
})

test.each([
  ['lost my dog last week, Buster, he was 14. His paw print and his name next to it', ['Buster']],
  [
    'an old truck driving into the sunset and under it Keep On Truckin Dad, black n grey',
    ['Keep On Truckin Dad'],
  ],
  ['a wolf, under it The Moon', []],
])('names and sayings that nothing marks are found where they stand: "%s"', (prompt, texts) => {
  expect(readPrompt(prompt).lettering.map((line) => line.text)).toEqual(texts)
})

test.each([
  ['a cowboy boot used as a vase with sunflowers in it', ['cowboy-boot', 'sunflower']],
  ['a skull repurposed as a planter, full of ferns', ['skull', 'fern']],
  ['ein Stiefel als Vase mit Sonnenblumen darin', ['boots', 'sunflower']],
  ['un stivale usato come vaso con girasoli dentro', ['boots', 'sunflower']],
  ['una bota usada como jarrón con girasoles dentro', ['boots', 'sunflower']],
  ['une botte utilisée comme vase avec des tournesols dedans', ['boots', 'sunflower']],
  ['uma bota usada como vaso com girassóis dentro', ['boots', 'sunflower']],
])('%s: the flowers are in it, and no vase beside it', (prompt, expected) => {
  const { subjects, relations } = readPrompt(prompt)
  expect(subjects.map(({ motif }) => motif)).toEqual(expected)
  expect(relations.map(({ kind, from, to }) => [kind, from, to])).toContainEqual(['inside', 1, 0])
})

import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['skull with a banner reading memento mori', ['memento mori']],
  ['the word freedom in arabic حرية on my ribs', ['حرية']],
  ['banner with MAMA on it across a red heart', ['MAMA']],
  ['GAME OVER on my knuckles', ['GAME OVER']],
  ['BROOKLYN graffiti tag on my calf', ['BROOKLYN']],
  ['HARD LUCK knuckle tattoo', ['HARD LUCK']],
  ['tattoo design for Olivia and Liam, elegant script', ['Olivia and Liam']],
  ['Minha cachorrinha Pipoca deitada, com o nome dela embaixo', ['Pipoca']],
  ['the names of my kids Leo, Mia and Zoe around a tree', ['Leo, Mia and Zoe']],
  ["my daughter's name Isabella in script", ['Isabella']],
  ['the date May 4th 2011 on my wrist', ['May 4th 2011']],
  ['roman numerals of 1990', ['MCMXC']],
  ['roman numerals for June 5 2010', ['VI.V.MMX']],
  ['coordinates 51.5074° N, 0.1278° W', ['51.5074° N, 0.1278° W']],
  [`coordinates 40°42'46"N 74°00'21"W`, [`40°42'46"N 74°00'21"W`]],
  ['the coordinates "51.5074° N, 0.1278° W"', ['51.5074° N, 0.1278° W']],
  ['initials A.B. in a heart', ['A.B.']],
  ['the letters A and M intertwined', ['A and M']],
  ['letters LOVE on my fingers', ['LOVE']],
  ['gothic letter M', ['M']],
  ['carved into the tree: J + S', ['J + S']],
  ['a scroll that reads In Loving Memory', ['In Loving Memory']],
  ['‚Liebe‘ mit Herz', ['Liebe']],
  ['das Wort Freiheit mit einem Adler', ['Freiheit']],
  ['a palavra fé com uma cruz', ['fé']],
  ['"It\'s a wonderful life" with a bell', ["It's a wonderful life"]],
  ['a wolf with the words "lone" and "wolf"', ['lone', 'wolf']],
  ['dog tag with Max written on it', ['Max']],
  ['a moon with Luna written underneath', ['Luna']],
  ['a lighthouse with text: guide me home', ['guide me home']],
  ['the words: live, laugh, love', ['live, laugh, love']],
  ['ribbon spelling the word "love"', ['love']],
  ['EST 1994 banner', ['EST 1994']],
  ['Psalm 23:4 with a cross', ['Psalm 23:4']],
  ['RIP Dad. Fishing rod and trout', ['RIP Dad']],
  ['a tree with Smith family name on the trunk', ['Smith']],
  ['semper fidelis with eagle', ['semper fidelis']],
  ['stay true written under a rose', ['stay true']],
  ['Grandpa Walter 1931-2022 with a fishing rod', ['Grandpa Walter', '1931-2022']],
  ['Aunt Rosa 1950-2019 with a bird', ['Aunt Rosa', '1950-2019']],
  ['„Alles wird gut" am Handgelenk', ['Alles wird gut']],
])('"%s" is to be written: %j', (prompt, expected) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual(expected)
})

test.each([
  "rock 'n' roll skull",
  "'90s style cartoon ghost",
  "don't forget my dog's paw and the cat's tail",
  '1967 mustang car',
  'pocket watch showing 10:10',
  'my late cat Mittens',
])('"%s" asks for no lettering', (prompt) => {
  expect(readPrompt(prompt).lettering).toEqual([])
})

test('the word that places the lettering places nothing else', () => {
  const { lettering, relations } = readPrompt('a lion with a crown and the name Davi underneath')
  expect(lettering[0]).toMatchObject({ text: 'Davi', position: 'under' })
  expect(relations.map(({ kind }) => kind)).toEqual(['on'])
})

test('two lines that were asked above and below stand on either side', () => {
  const { lettering } = readPrompt('due mani con le date 12.05.1960 e 12.05.2020 sopra e sotto')
  expect(lettering.map(({ position }) => position)).toEqual(['above', 'under'])
})

test('an emoji in a quotation that opens curled and closes straight is not spelt out', () => {
  const { lettering } = readPrompt('a rose and “all my ❤ for you" below')
  expect(lettering.map(({ text }) => text)).toEqual(['all my ❤ for you'])
})

test('an emoji between single quotation marks is not spelt out either', () => {
  const { lettering } = readPrompt("a rose with 'my 🔥 for you' below")
  expect(lettering.map(({ text }) => text)).toEqual(['my 🔥 for you'])
})

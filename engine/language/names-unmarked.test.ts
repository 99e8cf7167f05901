import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const written = (prompt: string) =>
  readPrompt(prompt).lettering.map(({ text, position }) => [text, position])

test.for([
  [
    "les prénoms de mes trois loulous Noé, Lila et Sacha écrits autour d'une boussole",
    'Noé, Lila et Sacha',
    'around',
  ],
  [
    'Pfotenabdrücke von meinen Hunden Balu und Emma, drunter jeweils der Name, Knöchel',
    'Balu und Emma',
    'under',
  ],
  ['el nombre de mis viejos Rosa y Alfredo junto a un ancla', 'Rosa y Alfredo', null],
  ['a peacock and under it write Meera', 'Meera', 'under'],
  ['Lupa capitolina con sotto SPQR, sulla spalla', 'SPQR', 'under'],
  ['un lobo, y que diga Luna debajo en letra manuscrita', 'Luna', 'under'],
  ['uma rosa, e escrito Thor embaixo', 'Thor', 'under'],
  ['un veliero, sotto scritto Papà', 'Papà', 'under'],
  ['un ruban avec marqué Famille', 'Famille', null],
  ['eine Eule mit den Initialen M.R.', 'M.R.', null],
] as const)('what is to be written needs no marks: "%s": %s', ([prompt, text, position]) => {
  expect(written(prompt)).toEqual([[text, position]])
})

test.for([
  'eine Eule, drunter Rosen',
  'ein Herz, daneben der Name, Knöchel',
  'un faro, debajo olas',
  'mein Hund Sam, darunter seine Lebensdaten',
])('a thing or a place on the body by its place is no name: "%s"', (prompt) => {
  expect(written(prompt).flat()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Rosen|Knöchel|olas|Lebensdaten/)]),
  )
})

import { describe, expect, test } from 'vitest'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { chooseStyle, styleOf } from '#engine/styles/choose-style.ts'
import type { StyleName } from '#engine/styles/recipes.ts'

const chosenFor = (prompt: string) => chooseStyle(readPrompt(prompt))

describe('a style that nobody chose', () => {
  test.each([
    ['the name “Ada”', 'Lettering'],
    ['a tiny rose on my wrist', 'Fine Line'],
    ['a koi fish', 'Japanese'],
    ['an anchor', 'Old School'],
    ['a lighthouse', 'Engraving'],
    ['a raven', 'Blackwork'],
    ['a mandala', 'Dotwork'],
    ['a peony', 'Fine Line'],
    ['a lion', 'Realistic'],
    ['a fox in full colour', 'Neo Traditional'],
  ])('suits %s', (prompt, style) => {
    expect(chosenFor(prompt)).toBe(style)
  })

  test('gives way to the form, and then to the words', () => {
    const brief = readPrompt('a blackwork lion')
    expect(styleOf(brief, 'Watercolor')).toEqual({ name: 'Watercolor', from: 'form' })
    expect(styleOf(brief, null)).toEqual({ name: 'Blackwork', from: 'words' })
    expect(styleOf(readPrompt('a lion'), null)).toEqual({ name: 'Realistic', from: 'us' })
  })

  test('is not lettering because of how a name is to be written', () => {
    expect(styleOf(readPrompt('a lion and the name Ada in cursive'), null)).toEqual({
      name: 'Realistic',
      from: 'us',
    })
    expect(styleOf(readPrompt('the name Ada in cursive'), null).name).toBe('Lettering')
    expect(styleOf(readPrompt('a lettering tattoo with a lion, “Ada”'), null).from).toBe('words')
  })

  const composeRaven = (style: StyleName, isBare: boolean) =>
    composeDesign(
      readPrompt('a raven'),
      { style, colour: 'natural', seed: 3, isBare },
      { readFace: () => [], findIcon: () => undefined },
    ).layers.filter(({ role }) => role !== 'hero')

  test.each(['Engraving', 'Blackwork', 'Old School', 'Fine Line', 'Japanese'] as const)(
    '%s then brings no frame, rays or filler along',
    (style) => {
      expect(composeRaven(style, true)).toEqual([])
    },
  )

  test('what a style brings along stays where somebody chose it', () => {
    expect(composeRaven('Old School', false)).not.toEqual([])
  })
})

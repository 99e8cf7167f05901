import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { showsCompanion } from '#engine/compose/companions.ts'
import { FLASH_DESIGNS, flashTheme } from '#engine/compose/flash-theme.ts'
import { companionsOf, listWorldNames } from '#engine/compose/flash-themes.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { composeDesign } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import { findMotif, getMotif, listMotifs } from '#engine/motifs/registry.ts'

const resources = testResources()

const DESIGN = { style: 'Old School', colour: 'natural', seed: 3 } as const

const themeOf = (brief: Brief) => flashTheme(composeDesign(brief, DESIGN, resources))

const isFull = (designs: number) => designs >= FLASH_DESIGNS.least && designs <= FLASH_DESIGNS.most

describe('a sheet around a design', () => {
  test('shows its subject in other poses, what stood beside it alone, and what goes with them', () => {
    const theme = themeOf(briefOf(['wolf:howling', 'rose']))
    const poses = theme.filter(({ motif }) => motif === 'wolf').map(({ variant }) => variant)
    expect(poses).toHaveLength(3)
    expect(new Set(poses).size).toBe(3)
    expect(poses).not.toContain('howling')
    expect(theme.filter(({ motif }) => motif === 'rose')).toHaveLength(1)
    expect(theme.map(({ motif }) => motif)).toContain('moon')
  })

  test('keeps the colours that were asked for, of that subject alone', () => {
    const brief = briefOf(['rose'])
    brief.subjects[0]!.colours = ['blue']
    for (const { motif, colours } of themeOf(brief))
      expect(colours).toEqual(motif === 'rose' ? ['blue'] : [])
  })

  test('has six to nine different designs, whatever it is made of', () => {
    // Composing each takes long; which motif it was drawn from is all that counts.
    const one = composeDesign(briefOf(['rose']), DESIGN, resources)
    for (const { name, variants } of listMotifs()) {
      const theme = flashTheme({
        ...one,
        layers: one.layers.map((layer) => ({
          ...layer,
          drawing: {
            ...layer.drawing,
            origin: { kind: 'motif', motif: name, variant: variants[0]!, pose: null, seed: 1 },
          },
        })),
      })
      const wishes = theme.map(({ motif, variant }) => `${motif} ${variant ?? ''}`)
      const wrong = theme.filter(
        ({ motif, variant }) =>
          variant !== undefined &&
          (!getMotif(motif).variants.includes(variant) || showsCompanion(getMotif(motif), variant)),
      )
      expect({ name, isFull: isFull(theme.length + 1), wrong }).toEqual({
        name,
        isFull: true,
        wrong: [],
      })
      expect(new Set(wishes).size).toBe(wishes.length)
    }
  })

  test('of words alone has what every shop has', () => {
    const words = briefOf([], { lettering: [{ text: 'mercy', kind: 'word', position: null }] })
    expect(themeOf(words)).toHaveLength(FLASH_DESIGNS.most - 1)
  })
})

test('worlds hold only what is drawn, and bring no faith or people to who has not asked', () => {
  expect(listWorldNames().filter((name) => findMotif(name) === undefined)).toEqual([])
  const unasked = ['cross', 'jesus', 'buddha', 'ganesha', 'om', 'native-chief', 'star-of-david']
  for (const { name } of listMotifs())
    expect(companionsOf([name]).filter((found) => unasked.includes(found))).toEqual([])
})

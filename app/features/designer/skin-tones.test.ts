import { expect, test } from 'vitest'
import {
  CREATE_SWATCHES,
  DESIGNER_SWATCHES,
  designerToneOf,
} from '#app/features/designer/skin-tones.ts'
import { DESIGNER_SKIN_TONES, SKIN_TONES } from '#shared/options.ts'
import { proves } from '#tests/proves.ts'

test('§3 the create screen has ten swatches, each named by its description', () => {
  expect(CREATE_SWATCHES).toHaveLength(10)
  expect(CREATE_SWATCHES[0]).toEqual({
    value: 'MST 1 - Very Light',
    label: 'MST 1 - Very Light',
    colors: ['#f6ede4'],
  })
  proves('§2.create.swatches')
})

test('§3 the designer’s five tones cover the ten, and each shows the tone that it stands for', () => {
  expect(DESIGNER_SWATCHES.map(({ label }) => label)).toEqual([
    'Light',
    'Medium light',
    'Medium',
    'Medium dark',
    'Dark',
  ])
  expect(DESIGNER_SWATCHES.flatMap(({ colors }) => colors)).toEqual(
    SKIN_TONES.map(({ hex }) => hex),
  )
  for (const [index, { hex }] of DESIGNER_SKIN_TONES.entries())
    expect(DESIGNER_SWATCHES[index]!.colors).toContain(hex)
})

test('each of the ten tones is shown as the one of the five that covers it, and the five as themselves', () => {
  expect(SKIN_TONES.map(({ description }) => designerToneOf(description))).toEqual(
    DESIGNER_SKIN_TONES.flatMap(({ description }) => [description, description]),
  )
  expect(DESIGNER_SKIN_TONES.map(({ description }) => designerToneOf(description))).toEqual(
    DESIGNER_SKIN_TONES.map(({ description }) => description),
  )
})

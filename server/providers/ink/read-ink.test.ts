import { expect, test } from 'vitest'
import { readBrief, toReading } from '#server/providers/ink/read-ink.ts'

const read = (prompt: string) => toReading(readBrief({ prompt, placement: null }))

test('people are told what is not drawn, and what a near relative stands for', () => {
  expect(read('a kestrel and a flux capacitor').notDrawn).toEqual([
    { text: 'capacitor', reason: expect.stringContaining('do not know') },
    { text: 'kestrel', reason: expect.stringContaining('hawk') },
  ])
})

test.for(['praying hands', 'an owl on a branch', 'snake around a dagger with two roses'])(
  'what is drawn as it was asked needs no remark: %s',
  (prompt) => {
    expect(read(prompt).notDrawn).toEqual([])
  },
)

test('a form that names the placement wins over the words', () => {
  const brief = readBrief({ prompt: 'a rose on my wrist', placement: 'Calf' })
  expect(toReading(brief).placement).toBe('Calf')
})

test('what was chosen for the words wins over what the text says of them', () => {
  const prompt = '"Stay true" in old english, in a circle'
  expect(readBrief({ prompt }).writing).toMatchObject({ hand: 'textura', layout: 'circle' })
  const lettering = { hand: 'needle', layout: 'rows', flourish: 'rich', widthMm: 90 } as const
  expect(readBrief({ prompt, lettering }).writing).toMatchObject(lettering)
  const hand = { ...lettering, layout: null, flourish: null, widthMm: null }
  expect(readBrief({ prompt, lettering: hand }).writing).toMatchObject({
    hand: 'needle',
    layout: 'circle',
  })
})

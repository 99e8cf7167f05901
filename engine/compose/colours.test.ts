import { expect, test } from 'vitest'
import { colourOfActor } from '#engine/compose/colours.ts'
import { getMotif } from '#engine/motifs/registry.ts'

test('a wolf of no named colour keeps its own coat: one grey over it would cover its mask and its crown', () => {
  expect(colourOfActor(getMotif('wolf'), [])).toEqual({})
})

test('a wolf that is asked to be grey is grey', () => {
  expect(colourOfActor(getMotif('wolf'), ['grey'])).toEqual({ tint: 'rock' })
})

import { expect, test } from 'vitest'
import { colourOfActor } from '#engine/compose/colours.ts'

test('a wolf of no named colour keeps its own coat: one grey over it would cover its mask and its crown', () => {
  expect(colourOfActor({ name: 'wolf' }, [])).toEqual({})
})

test('a wolf that is asked to be grey is grey', () => {
  expect(colourOfActor({ name: 'wolf' }, ['grey'])).toEqual({ tint: 'rock' })
})

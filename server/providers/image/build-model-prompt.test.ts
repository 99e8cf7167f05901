import { expect, test } from 'vitest'
import {
  buildModelPrompt,
  type ModelPromptInput,
} from '#server/providers/image/build-model-prompt.ts'
import { PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

const INPUT: ModelPromptInput = {
  prompt: 'a wolf howling at the moon, with three pine trees',
  style: 'Blackwork',
  colour: null,
  placement: null,
  bodyType: 'other',
  skinTone: 2,
  hasLettering: false,
  meant: null,
}
const build = (changes: Partial<ModelPromptInput> = {}) =>
  buildModelPrompt({ ...INPUT, ...changes })

test('the whole of it, once', () => {
  expect(build({ colour: 'black', placement: 'Calf', bodyType: 'male', skinTone: 9 })).toBe(
    'Tattoo design: a wolf howling at the moon, with three pine trees. ' +
      'Draw it as a blackwork tattoo of large solid black areas and bold shapes. ' +
      'Black ink and its greys only, no colour at all. ' +
      'It is meant for the calf: a tall composition. ' +
      'It will be worn by a male body on deep skin: bold lines, open shapes and strong contrast, no pale washes. ' +
      'No words, letters or numbers. ' +
      'One single design, complete and centred, with a clear margin, on plain white paper like a flash sheet. ' +
      'Only the artwork: no body, no skin, no hands, no photograph, no mock-up, no frame, ' +
      'no background scene unless it was asked for, no watermark, no signature.',
  )
})

test('the own words come first, whole, on one line and ended once', () => {
  expect(build({ prompt: '  a rose\n\n and a dagger!  ' })).toMatch(
    /^Tattoo design: a rose and a dagger! Draw it as /,
  )
  const long = 'koi '.repeat(500).trim()
  expect(build({ prompt: long })).toContain(`${long}.`)
})

test('every style and every placement says something of its own', () => {
  const styles = STYLES.map((style) => build({ style }))
  expect(new Set(styles).size).toBe(STYLES.length)
  const placements = [null, ...PLACEMENTS].map((placement) => build({ placement }))
  expect(new Set(placements).size).toBe(PLACEMENTS.length + 1)
})

test('colour is spoken of only when it was chosen', () => {
  expect(build({ colour: 'colored' })).toContain('In full colour')
  expect(build()).not.toMatch(/colour/)
})

test('letters are forbidden unless they were asked for', () => {
  expect(build()).toContain('No words, letters or numbers.')
  const lettered = build({ prompt: 'a swallow with the word "Mom"', hasLettering: true })
  expect(lettered).toContain('spelled exactly so')
  expect(lettered).not.toContain('No words')
})

test.for([
  [1, /on light skin\./],
  [3, /on light skin\./],
  [4, /on medium skin: clear lines/],
  [6, /on medium skin: clear lines/],
  [7, /on deep skin: bold lines/],
  [10, /on deep skin: bold lines/],
] as const)('a Monk tone of %i decides how bold it must be', ([skinTone, said]) => {
  expect(build({ skinTone })).toMatch(said)
})

test('the body is spoken of only where it was said', () => {
  expect(build({ bodyType: 'female' })).toContain('worn by a female body')
  expect(build()).not.toMatch(/male body/)
})

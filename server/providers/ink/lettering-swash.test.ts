import { expect, test } from 'vitest'
import { writeLine } from '#engine/lettering/block.ts'
import { inscribe } from '#engine/lettering/inscribe.ts'
import { boundsOf } from '#engine/lettering/plane.ts'
import { readBack } from '#engine/lettering/set-line.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createRng } from '#shared/random.ts'

const { readFace } = loadEngineResources()

const widthOfFirst = (text: string, isSwashed: boolean) => {
  const { glyphs } = writeLine(text, { hand: 'needle', readFace, isSwashed })
  const { left, right } = boundsOf(glyphs[0]!.rings)
  return right - left
}

test.each(['Bianca', 'Daniel', 'Hannah', 'Patricia', 'Rosa'])(
  'much flourish begins %s with the long stroke that its face has for the capital',
  (text) => {
    expect(widthOfFirst(text, true)).toBeGreaterThan(1.12 * widthOfFirst(text, false))
    expect(readBack(writeLine(text, { hand: 'needle', readFace, isSwashed: true }))).toBe(text)
  },
)

test('only the head of a line has it: within one it would strike the letter before', () => {
  const restOf = (isSwashed: boolean) =>
    writeLine('Ana Bianca', { hand: 'needle', readFace, isSwashed }).glyphs.map(
      ({ rings }) => rings,
    )
  expect(restOf(true)).toEqual(restOf(false))
})

test('a word that was asked with much flourish is drawn with it', () => {
  const drawn = (flourish: 'rich' | 'none') =>
    inscribe([{ text: 'Hannah', scale: 1 }], {
      hand: 'needle',
      readFace,
      leastLine: 2,
      random: createRng(1),
      layout: null,
      ink: 'solid',
      flourish,
    }).drawing.parts[0]!.d
  expect(drawn('rich')).not.toBe(drawn('none'))
})

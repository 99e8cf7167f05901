import { describe, expect, test } from 'vitest'
import { composeDesign } from '#engine/draw-design.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { writeBlock } from '#engine/lettering/block.ts'
import { areaOf, type Ring } from '#engine/lettering/plane.ts'
import { flattenPath } from '#engine/render/flatten-path.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import type { Style } from '#shared/styles.ts'

const resources = loadEngineResources()
const { readFace } = resources

const partsIn = (prompt: string, style: Style): Part[] => {
  const { layers } = composeDesign(
    readPrompt(prompt),
    { style, colour: 'natural', seed: 1 },
    resources,
  )
  return layers
    .filter(({ drawing }) => drawing.origin?.kind === 'words')
    .flatMap(({ drawing }) => (drawing as Layer['drawing']).parts)
}

const shapesOf = (parts: readonly Part[], fill: Part['fill']) =>
  parts
    .filter((part) => part.fill === fill)
    .reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0)

const THIN = 'the name Sofia in thin script'
const VERSE = '"What is to give light must endure burning"'

describe('letters too thin for the shade of their style show the style at their own scale', () => {
  test.each([THIN, VERSE])(
    '%s: in Dotwork is set with dots, which plain letters have not',
    (prompt) => {
      const [plain, dotted] = [partsIn(prompt, 'Lettering'), partsIn(prompt, 'Dotwork')]
      const dots = shapesOf(dotted, 'black') + shapesOf(dotted, 'paper')
      expect(dots).toBeGreaterThan(300 + shapesOf(plain, 'black') + shapesOf(plain, 'paper'))
    },
  )

  test.each(['Old School', 'Traditional American'] as const)(
    'in %s they are heavier and drop a hard shade',
    (style) => {
      const blackOf = (parts: readonly Part[]) =>
        parts.filter(({ fill }) => fill === 'black').reduce((sum, { d }) => sum + inkOf(d), 0)
      expect(blackOf(partsIn(THIN, style))).toBeGreaterThan(
        1.6 * blackOf(partsIn(THIN, 'Lettering')),
      )
    },
  )
})

const inkOf = (d: string): number =>
  Math.abs(
    flattenPath(d, { place: (point) => point, tolerance: 0.3 }).reduce(
      (sum, { points }) =>
        sum +
        areaOf(
          Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i]!, points[2 * i + 1]!]),
        ),
      0,
    ),
  )

test('dots and shades leave the letters themselves as they were written', () => {
  const block = writeBlock([{ text: 'Sofia', scale: 1 }], {
    hand: 'needle',
    readFace,
    leastLine: 2,
  })
  const inscribed = {
    letters: block.rows.map(({ rings }) => rings),
    ornament: [] as Ring[],
    size: block.size,
    missing: [],
  }
  const solid = inkLetters(inscribed, 'solid', 2)
  expect(inkLetters(inscribed, 'stippled', 2)).toEqual(expect.arrayContaining(solid))
})

import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { around, halved } from '#engine/lettering/around.ts'
import { alongLimb, downSpine, inCircle } from '#engine/lettering/on-curve.ts'
import { areaOf, boundsOf } from '#engine/lettering/plane.ts'
import { intersection } from '#engine/lettering/polygons.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { HAND_NAMES } from '#shared/lettering.ts'

const resources = loadEngineResources()
const writing = { readFace: resources.readFace, leastLine: 3 } as const

const compose = (prompt: string, style: 'Minimalist' | 'Fine Line') => {
  const { layers } = composeDesign(
    readPrompt(prompt),
    { style, colour: 'natural', seed: 1 },
    resources,
  )
  const of = (kind: 'words' | 'motif') =>
    layers.filter(({ drawing }) => drawing.origin?.kind === kind) as Layer[]
  return { words: of('words'), things: of('motif'), layers: layers as Layer[] }
}

describe('words around a thing', () => {
  test.each(['Ava', 'stay wild', 'let it be', 'carpe diem'])(
    '%s takes a good part of its ring in every hand of single letters',
    (text) => {
      for (const hand of ['roman', 'fine-sans', 'deco', 'typewriter', 'sailor'] as const) {
        const row = { text, scale: 1 }
        const lines = halved(row, { ...writing, hand }) ?? [row]
        const ring = around(lines, { ...writing, hand })
        const filled = new Set(
          ring.letters
            .flat(2)
            .map(([x, y]) => Math.round((Math.atan2(y, x) / Math.PI) * 90))
            .map((two) => Math.round(two / 10)),
        )
        expect(filled.size).toBeGreaterThanOrEqual(lines.length > 1 ? 6 : 4)
      }
    },
  )

  test('halves of one width stand over and under, others all above', () => {
    const halves = (text: string) =>
      halved({ text, scale: 1 }, { ...writing, hand: 'roman' })?.map((row) => row.text)
    expect(halves('stay wild')).toEqual(['stay', 'wild'])
    expect(halves('not all who wander are lost')).toEqual(['not all who', 'wander are lost'])
    expect(halves('I remember')).toBeUndefined()
    expect(halves('Isabella')).toBeUndefined()
  })

  test.each(['"stay wild" in a circle around a little mountain', '"Mia" in a circle around a paw'])(
    '%s: one ring, close about the thing, which no letter touches',
    (prompt) => {
      const { words, things, layers } = compose(prompt, 'Minimalist')
      const ring = unionOf(words.map(inkBoxOf))
      expect(boxWidth(unionOf(layers.map(inkBoxOf)))).toBeCloseTo(boxWidth(ring), 0)
      expect(boxWidth(unionOf(things.map(inkBoxOf))) / boxWidth(ring)).toBeGreaterThan(0.45)
      const [letters, thing] = [silhouetteOf(words, ring), silhouetteOf(things, ring)]
      expect(letters.isInk.some((ink, i) => ink === 1 && thing.isInk[i] === 1)).toBe(false)
    },
  )
})

describe('columns', () => {
  const lines = [
    'The Lord is my shepherd;',
    'I shall not want. He makes',
    'me lie by green pastures',
  ]

  test.each(HAND_NAMES)('in %s no line of a verse that is turned reaches into the next', (hand) => {
    const { letters } = alongLimb(lines, { ...writing, hand })
    expect(letters).toHaveLength(3)
    letters.slice(1).forEach((row, i) => {
      const shared = intersection(letters[i]!, row)
      expect(shared.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)).toBe(0)
      // Turned to the right, the next line stands on the left.
      expect(boundsOf(row).left).toBeLessThan(boundsOf(letters[i]!).left)
    })
  })

  test('small letters are turned together, capitals stand one under the other', () => {
    const count = (text: string) =>
      downSpine([text], { ...writing, hand: 'textura' }).letters.length
    expect(count('familia')).toBe(1)
    expect(count('AMOR')).toBe(4)
  })
})

test.each(['textura', 'monoline', 'roman', 'typewriter', 'sailor'] as const)(
  'a ring of close words in %s says by a sign at its foot where it begins',
  (hand) => {
    const { letters, ornament, size } = inCircle('Live fast die young no regrets my friend', {
      ...writing,
      hand,
    })
    const signs = ornament
      .map((ring) => boundsOf([ring]))
      .filter(({ left, right }) => right - left < size)
    expect(signs).toHaveLength(1)
    const [{ left, right, top }] = signs as [(typeof signs)[0]]
    expect((left + right) / 2).toBeCloseTo(0, 0)
    expect(top).toBeGreaterThan(0)
    expect(intersection(ornament, letters.flat())).toEqual([])
  },
)

import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { middleOf } from '#engine/compose/contact.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, pointsBox, project, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2, 3]

function compose(prompt: string, seed: number) {
  const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (...names: readonly string[]) =>
    layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && names.includes(origin.motif),
    )
  return { layers, of }
}

function marksOf(layer: Layer) {
  const { origin } = layer.drawing
  if (origin?.kind !== 'motif') throw new Error('this has no marks')
  const { mouth, crown, eyes = [] } = findMotif(origin.motif)!.marks!(origin.variant)!
  const at = (point: readonly [number, number]) => project(layer, [point[0], point[1]])
  return { mouth: at(mouth!), crown: at(crown!), eyes: eyes.map(at) }
}

describe.each(SEEDS)('two in one, seed %i', (seed) => {
  test.each([
    ['half tiger half dragon', ['tiger'], ['dragon-head']],
    ['half lion half wolf face', ['lion'], ['wolf']],
    ['half woman half skull', ['woman'], ['skull']],
    ['half wolf half dragon', ['wolf'], ['dragon-head']],
  ] as const)(
    '%s: two halves of one face, which meet at the seam with their eyes on one line',
    (prompt, one, other) => {
      const { of } = compose(prompt, seed)
      const [left, right] = [of(...one)[0]!, of(...other)[0]!]
      const clips = [left, right].map(({ clip }) => pointsBox(clip!))
      const unit = marksOf(left).mouth[1] - marksOf(left).crown[1]
      // Where the one ends the other begins.
      expect(Math.abs(clips[0]![2] - clips[1]![0])).toBeLessThan(0.1 * unit)
      const [a, b] = [left, right].map((layer) => middleOf(marksOf(layer).eyes))
      expect(Math.abs(a![1] - b![1])).toBeLessThan(0.1 * unit)
      for (const [x] of [a!, b!]) expect(Math.abs(x - clips[0]![2])).toBeLessThan(0.15 * unit)
    },
  )

  test('a mermaid sits sideways on a dolphin, before its fin, looks where it swims and brings no rock', () => {
    const { of } = compose('mermaid riding a dolphin', seed)
    const [mermaid, dolphin] = [of('mermaid')[0]!, of('dolphin')[0]!]
    expect(mermaid.drawing.origin).toMatchObject({ variant: 'riding' })
    const [her, fish] = [inkBoxOf(mermaid), inkBoxOf(dolphin)]
    const ahead = Math.sign(marksOf(dolphin).mouth[0] - (fish[0] + fish[2]) / 2)
    const { eyes, mouth } = marksOf(mermaid)
    // Her head is over the body of it, and no part of her far behind its middle.
    expect(mouth[0] > fish[0] && mouth[0] < fish[2]).toBe(true)
    expect(ahead * (middleOf(eyes)[0] - (fish[0] + fish[2]) / 2)).toBeGreaterThan(
      -0.1 * boxWidth(fish),
    )
    expect(her[3]).toBeGreaterThan(fish[1] + 0.1 * boxHeight(fish))
    expect(boxHeight(her)).toBeLessThan(0.75 * boxWidth(fish))
  })

  test.each(['bear catching a salmon', 'a bear catches a salmon', 'cat catching a mouse'])(
    '%s: what is caught is in the mouth',
    (prompt) => {
      const { layers } = compose(prompt, seed)
      const [hunter, prey] = [0, 1].map((subject) =>
        layers.find((layer) => layer.subject === subject)!,
      )
      const [x, y] = marksOf(hunter!).mouth
      const [left, top, right, bottom] = inkBoxOf(prey!)
      const slack = 0.03 * boxWidth(inkBoxOf(hunter!))
      expect(x > left - slack && x < right + slack && y > top - slack && y < bottom + slack).toBe(
        true,
      )
      // From the jaws it hangs ahead of the face, and not before it.
      if (!prompt.includes('salmon')) return
      for (const [ex, ey] of marksOf(hunter!).eyes)
        expect(ex > left && ex < right && ey > top && ey < bottom).toBe(false)
    },
  )

  test('a fish in the paws of a sitting bear leaves its face free', () => {
    const { layers } = compose('bear holding a salmon', seed)
    const [bear, fish] = [0, 1].map((subject) => layers.find((layer) => layer.subject === subject)!)
    expect(inkBoxOf(fish!)[1]).toBeGreaterThan(marksOf(bear!).mouth[1])
  })

  test('a whale breaches out of the sea, named or not', () => {
    const { of } = compose('breaching whale', seed)
    expect(of('wave').length).toBeGreaterThan(0)
    expect(compose('breaching whale in waves', seed).of('whale')).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { isBust } from '#engine/compose/face.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { middleOf } from '#engine/compose/contact.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { project, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const { look } = RECIPES['Fine Line']

function shownAs({ drawing: { origin } }: Layer) {
  return origin?.kind === 'motif' ? origin : { motif: '', variant: '' }
}

function marksOf(layer: Layer) {
  const { motif, variant } = shownAs(layer)
  const { crown, mouth, eyes = [] } = findMotif(motif)!.marks!(variant)!
  const at = (point: readonly [number, number]) => project(layer, [point[0], point[1]])
  return { crown: at(crown!), mouth: at(mouth!), eyes: eyes.map(at) }
}

describe('a beast that is worn has its upper jaw on the brow of who wears it', () => {
  test.each([
    ['a girl wearing a wolf headdress', 'wolf', 'woman'],
    ['a woman with a wolf pelt on her head', 'wolf', 'woman'],
    ['a native american warrior wearing a bear headdress', 'bear', 'native-chief'],
    ['viking warrior wearing a bear skin', 'bear', 'viking'],
    ['woman in a lion hood', 'lion', 'woman'],
    ['eine Frau mit Wolfsfell auf dem Kopf', 'wolf', 'woman'],
    ['femme portant une coiffe de loup', 'wolf', 'woman'],
  ])('%s', (prompt, beast, person) => {
    for (const seed of [1, 2]) {
      const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
      const living = layers.filter(({ role }) => role === 'hero')
      expect(living.map((layer) => shownAs(layer).motif).toSorted()).toEqual(
        [beast, person].toSorted(),
      )
      const [worn, wearer] = [beast, person].map((name) =>
        living.find((layer) => shownAs(layer).motif === name)!,
      )
      expect(isBust(findMotif(beast)!, shownAs(worn!).variant)).toBe(true)
      const [over, under] = [marksOf(worn!), marksOf(wearer!)]
      const unit = under.mouth[1] - under.crown[1]
      const [ex, ey] = middleOf(under.eyes)
      // Over the brow, in the middle of it, and as large as a beast's head is.
      expect(over.mouth[1]).toBeLessThan(ey - 0.15 * unit)
      expect(over.mouth[1]).toBeGreaterThan(ey - 0.6 * unit)
      expect(Math.abs(over.mouth[0] - ex)).toBeLessThan(0.1 * unit)
      expect(over.eyes).toHaveLength(2)
      expect((over.mouth[1] - over.crown[1]) / unit).toBeGreaterThan(0.9)
      expect((over.mouth[1] - over.crown[1]) / unit).toBeLessThan(1.4)
    }
  })

  test('who only has a wolf beside her wears none', () => {
    const { layers } = composeScene(readPrompt('a woman in a red hood with a wolf'), {
      seed: 1,
      look,
      resources,
    })
    expect(
      layers.every(
        ({ clip, drawing: { origin } }) =>
          !clip || origin?.kind !== 'motif' || origin.motif !== 'wolf',
      ),
    ).toBe(true)
  })
})

test.each(['a rabbit with antlers', 'a wolf skull with deer antlers', 'a skull with antlers'])(
  'antlers grow out of the crown and spread wider than the brow: %s',
  (prompt) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
      const head = inkBoxOf(layers.find(({ subject }) => subject === 0)!)
      const antlers = layers.filter((layer) => shownAs(layer).motif === 'antlers')
      expect(antlers).toHaveLength(1)
      const [left, top, right, foot] = inkBoxOf(antlers[0]!)
      expect(shownAs(antlers[0]!).variant).toBe('pair')
      expect(foot).toBeGreaterThan(head[1])
      expect(foot).toBeLessThan((head[1] + head[3]) / 2)
      expect(top).toBeLessThan(head[1] + 0.2 * (head[3] - head[1]))
      expect(right - left).toBeGreaterThan(0.35 * (head[2] - head[0]))
    }
  },
)

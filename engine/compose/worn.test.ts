import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth, centreOf, project, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

/** Glasses and top hats are drawn to the head's measure; who wears them is asked for as an icon. */
const resources = { ...testResources(), findIcon: () => '<path d="M0 0H512V512H0Z"/>' }
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2, 3]

function compose(prompt: string, seed: number) {
  const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
  const wearer = layers.find(({ role }) => role === 'hero')!
  const worn = layers.find(({ subject, role }) => role === 'support' && subject === 1)!
  return { wearer, worn }
}

function marksOf({ drawing: { origin }, ...layer }: Layer) {
  if (origin?.kind !== 'motif') throw new Error('no motif')
  const { crown, mouth, eyes = [] } = findMotif(origin.motif)!.marks!(origin.variant)!
  const [top, low] = [project(layer, crown!), project(layer, mouth!)]
  return {
    crown: top,
    eyes: eyes.map((eye) => project(layer, eye)),
    unit: Math.hypot(top[0] - low[0], top[1] - low[1]),
  }
}

describe('what is worn sits on the head', () => {
  test.each(
    SEEDS.flatMap((seed) =>
      ['a skull wearing a crown', 'a lion with a crown', 'a cat wearing a top hat'].map(
        (prompt) => [prompt, seed] as const,
      ),
    ),
  )('%s, seed %i: over the crown, above the eyes, as wide as the head', (prompt, seed) => {
    const { wearer, worn } = compose(prompt, seed)
    const { crown, eyes, unit } = marksOf(wearer)
    const box = inkBoxOf(worn)
    expect(Math.abs(centreOf(box)[0] - crown[0])).toBeLessThan(0.3 * unit)
    expect(box[3]).toBeGreaterThan(crown[1])
    for (const [, y] of eyes) expect(box[3]).toBeLessThan(y)
    expect(boxWidth(box)).toBeGreaterThan(0.75 * unit)
  })

  test.each(SEEDS)('a crowned frog on a lily pad has the crown on its head, seed %i', (seed) => {
    const { layers } = composeScene(readPrompt('a frog wearing a crown sitting on a lily pad'), {
      seed,
      look,
      resources,
    })
    const of = (subject: number) => inkBoxOf(layers.find((layer) => layer.subject === subject)!)
    const [frog, crown] = [of(0), of(1)]
    expect(crown[1]).toBeLessThan(frog[1] + 0.1 * (frog[3] - frog[1]))
    expect(crown[3]).toBeLessThan((frog[1] + frog[3]) / 2)
  })

  test.each(SEEDS)('glasses lie over both eyes of a cat, seed %i', (seed) => {
    const { wearer, worn } = compose('a cat wearing glasses', seed)
    const { eyes } = marksOf(wearer)
    const [left, top, right, bottom] = inkBoxOf(worn)
    expect(eyes.length).toBeGreaterThan(0)
    for (const [x, y] of eyes) {
      expect(x > left && x < right).toBe(true)
      expect(y > top && y < bottom).toBe(true)
    }
  })
})

import { expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const { look } = RECIPES['Fine Line']
const resources = testResources()

test.each(['two otters holding hands', 'otters holding hands', 'sea otters holding paws'])(
  '%s are two beside each other, each with a hand in the other’s',
  (prompt) => {
    const { layers } = composeScene(readPrompt(prompt), { seed: 1, look, resources })
    const otters = layers.filter(({ role }) => role === 'hero')
    expect(otters.map(({ isMirrored }) => isMirrored)).toEqual([false, true])
    const [left, right] = otters.map(inkBoxOf)
    const shared = left![2] - right![0]
    expect(shared / boxWidth(left!)).toBeGreaterThan(0.1)
    expect(shared / boxWidth(left!)).toBeLessThan(0.5)
  },
)

test('one otter afloat is alone', () => {
  const { layers } = composeScene(briefOf(['otter:floating']), { seed: 1, look, resources })
  expect(layers.filter(({ role }) => role === 'hero')).toHaveLength(1)
})

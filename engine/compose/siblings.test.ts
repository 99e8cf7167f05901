import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { pickSibling, unlikeness, type Traits } from '#engine/compose/siblings.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const traits = (pose: string, x = 0): Traits => ({
  poses: [pose],
  isMirrored: false,
  arrangement: 'base',
  spots: [[x, 0]],
})
const sit = { weight: 0.1, traits: traits('sitting') }
const sitAgain = { weight: 0.1, traits: traits('sitting', 10) }
const run = { weight: 0.2, traits: traits('running') }
const bad = { weight: 3, traits: traits('leaping') }

describe('the variations of one wish', () => {
  test('begin with a good one and go on with the least like it', () => {
    const candidates = [sit, sitAgain, bad, run]
    expect([0, 1, 2].map((sibling) => pickSibling(candidates, sibling))).toEqual([
      sit,
      run,
      sitAgain,
    ])
  })

  test('take a bad one only when there is no good one left, and then repeat', () => {
    expect([0, 1, 2].map((sibling) => pickSibling([sit, bad], sibling))).toEqual([sit, bad, sit])
  })

  test('count the pose of the hero for more than the side it stands on', () => {
    expect(unlikeness(traits('sitting'), traits('running'))).toBeGreaterThan(
      unlikeness(traits('sitting'), { ...traits('sitting', 40), isMirrored: true }),
    )
  })

  test.each(['a wolf', 'a lion', 'an eagle', 'a skull with a snake and roses'])(
    'show %s in more ways than one',
    (prompt) => {
      const shown = [0, 1, 2, 3].map((sibling) => {
        const { layers } = composeScene(readPrompt(prompt), {
          seed: 5,
          sibling,
          look: RECIPES.Realistic.look,
          resources: testResources(),
        })
        return layers
          .map(({ drawing, isMirrored, x, y }) =>
            [drawing.form, isMirrored, Math.round(x / 50), Math.round(y / 50)].join(' '),
          )
          .join(';')
      })
      expect(new Set(shown).size).toBe(4)
    },
  )
})

import { expect, test } from 'vitest'
import { CANINE_POSES } from '#engine/forms/bodies/canine.ts'
import { CLOAKS } from '#engine/forms/bodies/dog-cloaks.ts'
import { pawsOf, seated } from '#engine/forms/bodies/seated.ts'

/** Of a back that is some 1.2 long. */
const LEVEL = 0.02

test.each(Object.entries(CLOAKS))('%s sits with all paws on one ground', (_, { build }) => {
  const { fore, hind } = pawsOf(build, seated(build, CANINE_POSES.sit))
  expect(Math.abs(fore - hind)).toBeLessThan(LEVEL)
})

test('at the angles of a long-legged dog a short-legged one would hold its forepaws in the air', () => {
  const { fore, hind } = pawsOf(CLOAKS.dachshund.build, CANINE_POSES.sit)
  expect(fore - hind).toBeGreaterThan(0.3)
})

import { expect, test } from 'vitest'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  drawGolden,
  hashOf,
  isSame,
  listGoldenCases,
  readGolden,
  readIndex,
  saveDifference,
} from '#tests/support/golden.ts'

// Designs that people have keep their masters, so the engine may draw differently one day: but never unnoticed.
const index = readIndex()
const cases = listGoldenCases()

test('the golden pictures are of this engine, and of every sentence and style', () => {
  expect(index.engine).toBe(ENGINE_VERSION)
  expect(Object.keys(index.pictures)).toEqual(cases.map(({ name }) => name))
})

test.for(cases)('$name comes out as it did', async (golden) => {
  const { name } = golden
  const after = await drawGolden(golden)
  if (hashOf(after) === index.pictures[name]) return
  const before = await readGolden(name)
  if (isSame(before, after)) return
  const file = await saveDifference(name, before, after)
  expect.fail(
    `${golden.order.label} is drawn otherwise: see ${file}. If that is meant, raise ENGINE_VERSION and run npm run golden.`,
  )
})

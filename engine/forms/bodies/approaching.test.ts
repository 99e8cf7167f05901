import { expect, test } from 'vitest'
import { marksOf } from '#engine/forms/marks.ts'
import { listForms } from '#engine/forms/registry.ts'

const coming = listForms().flatMap(({ name, views }) =>
  views['approaching'] ? [{ name, sculpt: views['approaching'] }] : [],
)

test.each(coming)('$name comes at us: its face is not turned aside', ({ sculpt }) => {
  const { crown, mouth } = marksOf(sculpt())
  expect(mouth![1]).toBeGreaterThan(crown![1])
  expect(Math.abs(mouth![0] - crown![0])).toBeLessThan(mouth![1] - crown![1])
})

test.each(coming.filter(({ name }) => /lion|tiger|wolf|bear/.test(name)))(
  '$name comes at us with both eyes on us',
  ({ sculpt }) => {
    expect(marksOf(sculpt()).eyes).toHaveLength(2)
  },
)

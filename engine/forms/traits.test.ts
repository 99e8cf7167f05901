import { expect, test } from 'vitest'
import { formDrawing } from '#engine/forms/drawing.ts'
import { see } from '#engine/forms/form.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { findForm } from '#engine/forms/registry.ts'
import { keepsShape, plainView, viewOf, withTraits } from '#engine/forms/traits.ts'

const SIZE = 220

const man = findForm('man')!
const woman = findForm('woman')!
const shown = (view: string) => viewOf(man, view)!() as Person
const tagsOf = (sight: ReturnType<typeof see>) =>
  new Set(Array.from(sight.hue, (own, i) => (sight.hit[i] ? sight.tags[own] : undefined)))

test('a view with traits shows the same person, with all that was said of the head', () => {
  const view = withTraits('turned', ['beard', 'glasses'])
  expect(plainView(view)).toBe('turned')
  const [plain, told] = [shown('turned'), shown(view)]
  expect(told.build).toEqual(plain.build)
  expect(told.beard).toBeDefined()
  expect(told.wears).toHaveLength((plain.wears ?? []).length + 1)
})

test('what is no trait, and traits of a view that is not there, are no views', () => {
  expect(viewOf(man, 'turned~third-eye')).toBeUndefined()
  expect(viewOf(man, 'nowhere~beard')).toBeUndefined()
})

test('a mood keeps the silhouette that was measured; a hat is measured anew', () => {
  expect(keepsShape('turned~eyes-closed~sad')).toBe(true)
  expect(keepsShape('turned~eyes-closed~cap')).toBe(false)
  expect(formDrawing('man', 'turned~furious').box).toEqual(formDrawing('man', 'turned').box)
  const [top, bare] = [formDrawing('man', 'turned~top-hat'), formDrawing('man', 'turned')]
  expect(top.box[3] - top.box[1]).not.toBe(bare.box[3] - bare.box[1])
})

test('closed eyes show no iris, open ones do', () => {
  expect(tagsOf(see(viewOf(woman, 'front')!(), SIZE))).toContain('iris')
  expect(tagsOf(see(viewOf(woman, 'front~eyes-closed')!(), SIZE))).not.toContain('iris')
})

test('who screams shows teeth', () => {
  expect(tagsOf(see(viewOf(woman, 'short~screaming')!(), SIZE)).size).toBeGreaterThan(
    tagsOf(see(viewOf(woman, 'short')!(), SIZE)).size - 1,
  )
  const { wears = [] } = viewOf(woman, 'short~screaming')!() as Person
  expect(wears.length).toBe(((viewOf(woman, 'short')!() as Person).wears ?? []).length + 1)
})

test('figures are too small for traits and stay as they are', () => {
  expect(viewOf(man, 'walking~cap')!()).toEqual(viewOf(man, 'walking')!())
})

import { expect, test } from 'vitest'
import { showsPhotos } from '#app/features/consent/photo-pages.ts'

test.for([
  ['/shared/abc', true],
  ['/shared/abc/', true],
  ['/body', true],
  ['/body/', true],
  ['/fitting-room', true],
  ['/Fitting-Room', true],
  ['/', false],
  ['/explore', false],
  ['/tattoo/5', false],
  ['/ideas/body', false],
] as const)('%s shows photos of somebody: %s', ([pathname, isExpected]) => {
  for (const plan of [0, 1]) expect(showsPhotos(pathname, plan)).toBe(isExpected)
})

test('the designer shows photos to people with a plan', () => {
  expect([0, 1, 4].map((plan) => showsPhotos('/design', plan))).toEqual([false, true, true])
})

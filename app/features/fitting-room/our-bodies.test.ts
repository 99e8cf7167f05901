import { expect, test } from 'vitest'
import { viewFor } from '#app/features/fitting-room/our-bodies.ts'
import { viewOfPath } from '#shared/body-view-of-path.ts'
import { viewPath, VIEW_PLACES, VIEW_TURNS } from '#shared/body-views.ts'
import { BODY_TYPES, PLACEMENTS } from '#shared/options.ts'

test('a design is first seen where it was made to go', () => {
  expect(viewFor('Back').place).toBe('back')
  expect(viewFor('Finger').place).toBe('hand')
  expect(viewFor(null).place).toBe('forearm')
  const fallen = PLACEMENTS.filter((name) => viewFor(name).place === 'forearm')
  expect(fallen).toEqual(['Forearm'])
})

test('places that people name more exactly than the gallery does are views of their own', () => {
  expect(VIEW_PLACES).toEqual(
    expect.arrayContaining(['neck', 'behind the ear', 'ribs', 'foot', 'full back']),
  )
})

test('every view has an address that names it, and no other words do', () => {
  for (const place of VIEW_PLACES)
    for (const build of BODY_TYPES)
      for (const turn of VIEW_TURNS) {
        const [named = '', as = '', by = ''] = viewPath({ place, build, turn }).split('/')
        expect(viewOfPath({ place: named, build: as, turn: by })).toEqual({ place, build, turn })
      }
  expect(viewOfPath({ place: 'forearm', build: 'other', turn: '10' })).toBeUndefined()
  expect(viewOfPath({ place: 'face', build: 'other', turn: '0' })).toBeUndefined()
})

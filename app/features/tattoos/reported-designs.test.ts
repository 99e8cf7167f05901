import { expect, test } from 'vitest'
import { groupReports } from '#app/features/tattoos/reported-designs.ts'
import type { Report } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const report = (id: number, tattooId: number): Report => ({
  id,
  tattooId,
  reason: 'other',
  note: '',
  reporterId: null,
  createdAt: '2026-11-03T10:00:00.000Z',
  tattoo: { id: tattooId } as Tattoo,
})
const shape = (designs: ReturnType<typeof groupReports>) =>
  designs.map(({ tattoo, reports }) => [tattoo.id, reports.map(({ id }) => id)])

test('reports of one design stand together, the newest design first', () => {
  const first = groupReports([], [report(9, 2), report(8, 1), report(7, 2)])
  expect(shape(first)).toEqual([
    [2, [9, 7]],
    [1, [8]],
  ])
})

test('a further page adds to what is there, and nothing twice', () => {
  const first = groupReports([], [report(9, 2), report(8, 1)])
  const both = groupReports(first, [report(8, 1), report(6, 1), report(5, 3)])
  expect(shape(both)).toEqual([
    [2, [9]],
    [1, [8, 6]],
    [3, [5]],
  ])
})

test('what became of a design is remembered when more is loaded', () => {
  const [design] = groupReports([], [report(9, 2)])
  const later = groupReports([{ ...design!, outcome: 'hidden' }], [report(3, 2)])
  expect(later[0]).toMatchObject({ outcome: 'hidden' })
})

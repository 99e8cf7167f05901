import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const DATES = [
  '03.22.21',
  '3/22/2021',
  '22.03.21',
  '2021-03-22',
  '2021/03/22',
  '03·22·21',
  '3•22•21',
  '03-22-21',
  '14.08.2019',
  '03 22 2021',
  '03 - 22 - 2021',
]

test.for(DATES)('%s is written whole, beside a name and alone, and counts nothing', (date) => {
  for (const name of ['Mateo', 'Emma', 'Luca', 'Isabella']) {
    const { lettering, subjects, notDrawn } = readPrompt(`${name} ${date} with paw prints`)
    expect(lettering.map(({ text, kind }) => [text, kind])).toEqual([
      [name, 'name'],
      [date, 'date'],
    ])
    expect(subjects).toMatchObject([{ motif: 'paw-print', isCountExact: false }])
    expect(notDrawn).toEqual([])
  }
  const alone = readPrompt(`a rose with ${date} under it`)
  expect(alone.lettering).toMatchObject([{ text: date, kind: 'date', position: 'under' }])
  expect(alone.subjects).toMatchObject([{ motif: 'rose', count: 1 }])
})

test('verses of the Bible are still read as such', () => {
  for (const verse of ['Mateo 5.9', 'Matthew 6:34', 'John 3:16'])
    expect(readPrompt(`${verse} with a dove`).lettering.map(({ text }) => text)).toEqual([verse])
})

test.for<[string, string, number]>([
  ['no 21 with paw prints', 'paw-print', 3],
  ['12/25 baby footprints', 'baby-feet', 1],
  ['5 roses', 'rose', 5],
  ['2-3 small butterflies', 'butterfly', 3],
])('%s counts %s as %i', ([prompt, motif, count]) => {
  expect(readPrompt(prompt).subjects).toMatchObject([{ motif, count }])
})

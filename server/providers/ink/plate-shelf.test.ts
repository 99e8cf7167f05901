import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { plateOf } from '#engine/forms/plate.ts'
import { findForm } from '#engine/forms/registry.ts'
import { photograph } from '#engine/present/body/plate.ts'
import { openBodyShelf, openPlateShelf } from '#server/providers/ink/plate-shelf.ts'

const VIEW = 'skull/front'
const solved = plateOf(findForm('skull')!, 'front')
/** The test's own comparison takes seconds for millions of values. */
const isSolved = (plate: unknown) => isDeepStrictEqual(plate, solved)

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwright-plates-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))

test('a plate comes back from the shelf as it was put there, for whoever opens it', () => {
  const folder = makeFolder()
  expect(openPlateShelf(folder).find(VIEW)).toBeUndefined()
  openPlateShelf(folder).put(VIEW, solved)
  openPlateShelf(folder).put(VIEW, solved)
  expect(isSolved(openPlateShelf(folder).find(VIEW))).toBe(true)
  expect(filesIn(folder)).toHaveLength(1)
})

test('a plate that was cut off is as good as none, and is put there again', () => {
  const folder = makeFolder()
  openPlateShelf(folder).put(VIEW, solved)
  truncateSync(path.join(folder, filesIn(folder)[0]!), 1000)
  expect(openPlateShelf(folder).find(VIEW)).toBeUndefined()
  openPlateShelf(folder).put(VIEW, solved)
  expect(isSolved(openPlateShelf(folder).find(VIEW))).toBe(true)
})

test('a folder that cannot be written keeps nobody from drawing', () => {
  const blocked = path.join(makeFolder(), 'a-file')
  writeFileSync(blocked, '')
  const shelf = openPlateShelf(path.join(blocked, 'plates'))
  shelf.put(VIEW, solved)
  expect(shelf.find(VIEW)).toBeUndefined()
})

test('plates of other code go when the first of this code comes', () => {
  const folder = makeFolder()
  const other = path.join(folder, 'other')
  mkdirSync(other)
  writeFileSync(path.join(other, 'skull-front.plate'), 'of another day')
  openPlateShelf(folder).put(VIEW, solved)
  expect(filesIn(folder)).toEqual([expect.not.stringContaining('other')])
})

test('a photographed body comes back from its own shelf as it was put there', () => {
  const folder = makeFolder()
  const body = photograph('finger', 'other', { size: 64 })
  openBodyShelf(folder).put('finger/other', body)
  expect(isDeepStrictEqual(openBodyShelf(folder).find('finger/other'), body)).toBe(true)
})

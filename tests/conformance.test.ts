import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  DOCUMENT_PATH,
  findLostProofs,
  findRepeatedRows,
  writeDocument,
} from '#tests/conformance/document.ts'
import { createTitleReader } from '#tests/conformance/read-tests.ts'
import type { Section } from '#tests/conformance/row.ts'
import { SECTIONS } from '#tests/conformance/sections.ts'
import { isTitle, readTitles } from '#tests/conformance/titles.ts'

describe('conformance', () => {
  test('every test that a row names is there', () => {
    expect(findLostProofs(SECTIONS, createTitleReader())).toEqual([])
  })

  test('no row is there twice', () => {
    expect(findRepeatedRows(SECTIONS)).toEqual([])
  })

  test('the document is the one that the rows make', () => {
    expect(readFileSync(DOCUMENT_PATH, 'utf8'), 'npm run conformance').toBe(writeDocument(SECTIONS))
  })

  test('a row that loses its test is named', () => {
    const section: Section = {
      title: '§0',
      rows: [
        { kind: 'rule', what: 'holds', proof: ['a.test.ts: is there', 'a.test.ts: is gone'] },
        { kind: 'rule', what: 'is open', unproven: 'nobody has looked' },
      ],
    }
    expect(findLostProofs([section], () => ['is there'])).toEqual([
      '§0, "holds": no test "a.test.ts: is gone"',
    ])
    expect(writeDocument([section])).toContain('**Unproven:** nobody has looked')
  })
})

describe('titles in a source', () => {
  test('of tests, groups and tables, but not of what is skipped', () => {
    const source = `
      describe('a group', () => {
        test('one', async ({ page }) => {})
        test.each([['x', 1]])(
          'reads %s as "%i"',
          () => {})
        test.skip('not this one', () => {})
        test.describe('on a phone', () => {})
      })
      for (const path of PATHS) test(\`it’s \${path}\`, run)
      expect(page.getByText('no title'), 'a reason').toBeVisible()
      test("don't", () => {})`
    expect(readTitles(source)).toEqual([
      'a group',
      'one',
      'reads %s as "%i"',
      'on a phone',
      'it’s ${path}',
      "don't",
    ])
  })

  test.for([
    ['§2 ${path} sends visitors to /login', '§2 /create sends visitors to /login', true],
    ['§2 ${path} sends visitors to /login', '§2 /create sends people to /login', false],
    ['§5 password required, min 6: %j', '§5 password required, min 6: "12345"', true],
    ['§2 tag %s is shown as %s', '§2 tag %s is shown as %s', true],
    ['%s', 'anything at all', false],
    ['%s', '%s', true],
    ['one.two', 'one-two', false],
  ] as const)('%j is %j: %j', ([written, wanted, is]) => {
    expect(isTitle(written, wanted)).toBe(is)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findNotShown, findUnproven } from '#tests/conformance/check.ts'
import { citable, findUnknownCitations, findVagueCitations } from '#tests/conformance/citations.ts'
import { DEVIATIONS } from '#tests/conformance/deviations.ts'
import { DOCUMENT_PATH, writeDocument } from '#tests/conformance/document.ts'
import type { Run } from '#tests/conformance/run-claims.ts'
import { readAllClaims, readSources } from '#tests/conformance/sources.ts'
import { listIds, parseSpecification, readSpecification } from '#tests/conformance/specification.ts'
import { isTitle, readTitles } from '#tests/conformance/titles.ts'
import { readClaims } from '#tests/conformance/written-claims.ts'
import { BREAKS } from '../scripts/lib/breaks.ts'

const sources = readSources()
const { sections, problems: misprints } = readSpecification()
const { claims, problems: unreadable } = readAllClaims(sources)
const ids = listIds(sections)

describe('conformance', () => {
  test('the specification and the claims of the tests can be read', () => {
    expect([...misprints, ...unreadable]).toEqual([])
  })

  test('every requirement is claimed by a test, and nothing else is', () => {
    expect(findUnproven(ids, claims, DEVIATIONS)).toEqual([])
  })

  test('whatever cites the specification cites what is there', () => {
    const known = citable(ids)
    expect([...sources].flatMap(([file, text]) => findUnknownCitations(file, text, known))).toEqual(
      [],
    )
  })

  test('the product cites requirements, and never a whole chapter', () => {
    expect([...sources].flatMap(([file, text]) => findVagueCitations(file, text))).toEqual([])
  })

  test('every way to break the product still meets its code, and turns a test red that is no journey', () => {
    const proven = claims.filter(({ file }) => file.includes('.test.')).map(({ id }) => id)
    const lost = BREAKS.filter(
      ({ file, find, red }) =>
        readFileSync(file, 'utf8').split(find).length !== 2 ||
        !red.every((id) => proven.includes(id)),
    )
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('the document is the one that they make', () => {
    const document = writeDocument({ sections, claims, deviations: DEVIATIONS })
    // A difference means: npm run conformance.
    expect(readFileSync(DOCUMENT_PATH, 'utf8') === document).toBe(true)
  })
})

describe('a specification', () => {
  test('whose lines are no requirements, stand in another chapter or twice, is told so', () => {
    const markdown = [
      '## §8 Error catalogue',
      '- `§8.login.404` An unknown address: 404.',
      '- `§8.login.404` Once more.',
      '- `§9.login.404` Elsewhere.',
      '- no id',
    ].join('\n')
    expect(parseSpecification(markdown)).toEqual({
      sections: [
        {
          title: '§8 Error catalogue',
          requirements: [{ id: '§8.login.404', text: 'An unknown address: 404.' }],
        },
      ],
      problems: [
        '§8.login.404 is there twice',
        '§9.login.404 stands in §8 Error catalogue',
        'no requirement: - no id',
      ],
    })
  })

  test('is cited by chapter and by requirement, and by nothing that is not there', () => {
    const known = citable(['§8.login.404'])
    const text = 'See §8, §8.login.404. Not §7, nor §8.login.405.'
    expect(findUnknownCitations('a.ts', text, known)).toEqual([
      'a.ts: there is no §7',
      'a.ts: there is no §8.login.405',
    ])
    expect(findVagueCitations('app/a.ts', text)).toEqual([
      'app/a.ts: which requirement of §8?',
      'app/a.ts: which requirement of §7?',
    ])
    expect(findVagueCitations('app/a.test.ts', text)).toEqual([])
  })
})

describe('a claim', () => {
  const claim = (id: string, title = 'is there') => ({ id, file: 'a.test.ts', title })
  const run = (facts: Partial<Run>): Run => ({
    title: 'is there',
    hasPassed: true,
    ids: [],
    ...facts,
  })

  test('belongs to the test whose body it stands in', () => {
    const source = `
      describe('a group', () => {
        test('one', () => {
          if (is) {
            expect(1).toBe(1)
          }
          proves('§1.a.b', '§1.a.c')
        })
        test.for([['x']])(
          'two %s',
          () => {
            proves(
              '§1.a.d',
            )
          },
        )
      })
      const check = (id) => {
        proves(id)
      }`
    expect(readClaims('a.test.ts', source)).toEqual({
      claims: [
        { id: '§1.a.b', file: 'a.test.ts', title: 'one' },
        { id: '§1.a.c', file: 'a.test.ts', title: 'one' },
        { id: '§1.a.d', file: 'a.test.ts', title: 'two %s' },
      ],
      problems: ['a.test.ts: id stands in no test'],
    })
  })

  test('of no requirement is named, and so is a requirement that nobody claims', () => {
    const deviation = { id: '§1.a.x', instead: 'else', reason: 'because' } as const
    expect(
      findUnproven(['§1.a.b', '§1.a.c'], [claim('§1.a.b'), claim('§1.a.z')], [deviation]),
    ).toEqual([
      '§1.a.c: no test claims to prove it',
      '§1.a.z is no requirement: a.test.ts: is there',
      '§1.a.x is no requirement to deviate from',
    ])
  })

  test('is shown by a test that passed with it, in none of its cases failing', () => {
    const isShown = (...runs: Run[]) => findNotShown([claim('§1.a.b')], () => runs).length === 0
    expect(isShown(run({ ids: ['§1.a.b'] }))).toBe(true)
    expect(isShown()).toBe(false)
    expect(isShown(run({}))).toBe(false)
    expect(isShown(run({ title: 'is elsewhere', ids: ['§1.a.b'] }))).toBe(false)
    expect(isShown(run({ ids: ['§1.a.b'], hasPassed: false }))).toBe(false)
    expect(isShown(run({ ids: ['§1.a.b'] }), run({ hasPassed: false }))).toBe(false)
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

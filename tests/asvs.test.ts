import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHAPTERS } from '#tests/asvs/chapters.ts'
import { REQUIREMENTS } from '#tests/asvs/levels.ts'
import type { Chapter } from '#tests/asvs/row.ts'
import {
  findLostEvidence,
  findMiscounted,
  VERIFICATION_PATH,
  writeVerification,
} from '#tests/asvs/verification.ts'
import { createTitleReader } from '#tests/asvs/read-tests.ts'

describe('OWASP ASVS 5.0', () => {
  test('all 253 requirements of levels 1 and 2 have one row each', () => {
    expect(REQUIREMENTS.size).toBe(253)
    expect(findMiscounted(CHAPTERS)).toEqual([])
  })

  test('every test, file and heading that a row names is there', () => {
    expect(findLostEvidence(CHAPTERS, createTitleReader())).toEqual([])
  })

  test('whatever is open or not applicable says why', () => {
    const silent = CHAPTERS.flatMap(({ rows }) => rows).filter(
      ({ open, outside }) => (open ?? outside ?? 'shown').trim().length < 5,
    )
    expect(silent).toEqual([])
  })

  test('the document is the one that the rows make', () => {
    const document = readFileSync(VERIFICATION_PATH, 'utf8')
    expect(document, 'npm run conformance').toBe(writeVerification(CHAPTERS))
  })

  test('what is lost, missing, twice or invented is named', () => {
    const chapter: Chapter = {
      title: 'V1',
      rows: [
        {
          id: 'V1.1.1',
          topic: 'a',
          shown: ['a.test.ts: is there', 'a.test.ts: is gone', 'package.json', 'no-such.json'],
        },
        { id: 'V1.1.1', topic: 'b', shown: ['docs/security.md#sessions', 'docs/security.md#no'] },
        { id: 'V1.9.9', topic: 'c', open: 'nobody has looked' },
      ],
    }
    expect(findLostEvidence([chapter], () => ['is there'])).toEqual([
      'V1.1.1: no a.test.ts: is gone',
      'V1.1.1: no no-such.json',
      'V1.1.1: no docs/security.md#no',
    ])
    const miscounted = findMiscounted([chapter])
    expect(miscounted).toContain('V1.1.1 is there twice')
    expect(miscounted).toContain('V1.9.9 is no requirement')
    expect(miscounted).toContain('V1.1.2 has no row')
    expect(writeVerification([chapter])).toContain('| **All** | 3 | 2 | 1 | 0 |')
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CHAPTERS } from '#tests/asvs/chapters.ts'
import {
  findLostEvidence,
  findMiscounted,
  VERIFICATION_PATH,
  writeVerification,
} from '#tests/asvs/verification.ts'
import {
  DOCUMENT_PATH,
  findLostProofs,
  findRepeatedRows,
  writeDocument,
} from '#tests/conformance/document.ts'
import { createTitleReader } from '#tests/conformance/read-tests.ts'
import { SECTIONS } from '#tests/conformance/sections.ts'
import { ROOT } from './lib/build.ts'

// Writes docs/conformance.md and docs/security-verification.md from their rows, or with --check says what is wrong with them.
const isCheck = process.argv.includes('--check')
const titlesOf = createTitleReader()
const problems = [
  ...findLostProofs(SECTIONS, titlesOf),
  ...findRepeatedRows(SECTIONS),
  ...findMiscounted(CHAPTERS),
  ...findLostEvidence(CHAPTERS, titlesOf),
]
for (const [place, document] of [
  [DOCUMENT_PATH, writeDocument(SECTIONS)],
  [VERIFICATION_PATH, writeVerification(CHAPTERS)],
] as const) {
  const target = path.join(ROOT, place)
  if (!isCheck) await writeFile(target, document)
  else if ((await readFile(target, 'utf8').catch(() => '')) !== document)
    problems.push(`${place} is out of date: npm run conformance`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CHAPTERS } from '#tests/asvs/chapters.ts'
import { createTitleReader } from '#tests/asvs/read-tests.ts'
import {
  findLostEvidence,
  findMiscounted,
  VERIFICATION_PATH,
  writeVerification,
} from '#tests/asvs/verification.ts'
import { findNotShown, findUnproven } from '#tests/conformance/check.ts'
import { citable, findUnknownCitations } from '#tests/conformance/citations.ts'
import { DEVIATIONS } from '#tests/conformance/deviations.ts'
import { DOCUMENT_PATH, writeDocument } from '#tests/conformance/document.ts'
import { readRuns } from '#tests/conformance/run-claims.ts'
import { readAllClaims, readSources } from '#tests/conformance/sources.ts'
import { listIds, readSpecification } from '#tests/conformance/specification.ts'
import { ROOT } from './lib/build.ts'

// Writes docs/conformance.md and docs/security-verification.md from what they are made of. With --check it writes nothing and says
// what is wrong: with the pages, with the claims, and with what the last run of all tests has shown of them.
const isCheck = process.argv.includes('--check')
const { sections, problems: misprints } = readSpecification()
const sources = readSources()
const { claims, problems: unreadable } = readAllClaims(sources)
const ids = listIds(sections)
const known = citable(ids)

const problems = [
  ...misprints,
  ...unreadable,
  ...findUnproven(ids, claims, DEVIATIONS),
  ...[...sources].flatMap(([file, text]) => findUnknownCitations(file, text, known)),
  ...findMiscounted(CHAPTERS),
  ...findLostEvidence(CHAPTERS, createTitleReader()),
]
if (isCheck)
  for (const { id, file, title } of findNotShown(claims, (place) => readRuns(place)))
    problems.push(`${id} was not shown by this run: ${file}: ${title}`)

for (const [place, document] of [
  [DOCUMENT_PATH, writeDocument({ sections, claims, deviations: DEVIATIONS })],
  [VERIFICATION_PATH, writeVerification(CHAPTERS)],
] as const) {
  const target = path.join(ROOT, place)
  if (!isCheck) await writeFile(target, document)
  else if ((await readFile(target, 'utf8').catch(() => '')) !== document)
    problems.push(`${place} is out of date: npm run conformance`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `${ids.length} requirements, ${claims.length} claims, ${DEVIATIONS.length} deviations`,
  )

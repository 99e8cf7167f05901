import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  DOCUMENT_PATH,
  findLostProofs,
  findRepeatedRows,
  writeDocument,
} from '#tests/conformance/document.ts'
import { createTitleReader } from '#tests/conformance/read-tests.ts'
import { SECTIONS } from '#tests/conformance/sections.ts'
import { ROOT } from './lib/build.ts'

// Writes docs/conformance.md from the rows, or with --check says what is wrong with it.
const isCheck = process.argv.includes('--check')
const target = path.join(ROOT, DOCUMENT_PATH)
const document = writeDocument(SECTIONS)
const problems = [...findLostProofs(SECTIONS, createTitleReader()), ...findRepeatedRows(SECTIONS)]
if (!isCheck) await writeFile(target, document)
else if ((await readFile(target, 'utf8').catch(() => '')) !== document)
  problems.push(`${DOCUMENT_PATH} is out of date: npm run conformance`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cell, linkText } from '#tests/conformance/markdown.ts'
import { isTitle } from '#tests/conformance/titles.ts'
import { REQUIREMENTS } from '#tests/asvs/levels.ts'
import type { Chapter, Evidence, Row } from '#tests/asvs/row.ts'

/** Where the written table stands, from the root. */
export const VERIFICATION_PATH = 'docs/security-verification.md'

const ROOT = path.join(import.meta.dirname, '../..')

/** File and title. */
function splitProof(proof: string): { file: string; title: string } {
  const end = proof.indexOf(': ')
  return { file: proof.slice(0, end), title: proof.slice(end + 2) }
}

const isTest = (evidence: Evidence) => evidence.includes(': ')
const allRows = (chapters: readonly Chapter[]) => chapters.flatMap(({ rows }) => rows)

/** Requirements without a row, rows twice, rows of no requirement. */
export function findMiscounted(chapters: readonly Chapter[]): string[] {
  const ids = allRows(chapters).map(({ id }) => id as string)
  const missing = [...REQUIREMENTS.keys()].filter((id) => !ids.includes(id))
  return [
    ...missing.map((id) => `${id} has no row`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !REQUIREMENTS.has(id)).map((id) => `${id} is no requirement`),
  ]
}

/** Every file, heading and test that a row names and that is not there. */
export function findLostEvidence(
  chapters: readonly Chapter[],
  titlesOf: (file: string) => readonly string[],
): string[] {
  return allRows(chapters).flatMap(({ id, shown = [] }) =>
    shown.filter((evidence) => !isThere(evidence, titlesOf)).map((lost) => `${id}: no ${lost}`),
  )
}

function isThere(evidence: Evidence, titlesOf: (file: string) => readonly string[]): boolean {
  if (isTest(evidence)) {
    const { file, title } = splitProof(evidence)
    return titlesOf(file).some((written) => isTitle(written, title))
  }
  const [file = '', heading] = evidence.split('#')
  const full = path.join(ROOT, file)
  if (!existsSync(full)) return false
  return heading === undefined || headingsOf(readFileSync(full, 'utf8')).includes(heading)
}

/** As links to headings are written: https://docs.github.com/en/get-started/writing-on-github */
const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

type Verdict = 'pass' | 'open' | 'not applicable'

function verdictOf(row: Row): Verdict {
  if (row.open !== undefined) return 'open'
  return row.outside === undefined ? 'pass' : 'not applicable'
}

function link(evidence: Evidence): string {
  if (isTest(evidence)) {
    const { file, title } = splitProof(evidence)
    return `[${linkText(title)}](../${file})`
  }
  return `[${linkText(evidence)}](../${evidence})`
}

function wordsOf(row: Row): string[] {
  if (row.open !== undefined) return [row.open]
  if (row.outside !== undefined) return [row.outside]
  return row.note === undefined ? [] : [row.note]
}

function writeRow(row: Row): string {
  const because = [...wordsOf(row).map(cell), ...(row.shown ?? []).map(link)].join('<br>')
  const verdict = verdictOf(row)
  const mark = verdict === 'open' ? '**open**' : verdict
  return `| ${row.id} | ${REQUIREMENTS.get(row.id)} | ${cell(row.topic)} | ${mark} | ${because} |`
}

const writeChapter = ({ title, rows }: Chapter) =>
  [
    `## ${title}`,
    '',
    '| id | level | about | verdict | why |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(writeRow),
  ].join('\n')

function writeSummary(chapters: readonly Chapter[]): string {
  const count = (rows: readonly Row[], verdict: Verdict) =>
    rows.filter((row) => verdictOf(row) === verdict).length
  const lines = [...chapters, { title: '**All**', rows: allRows(chapters) }].map(
    ({ title, rows }) =>
      `| ${title} | ${rows.length} | ${count(rows, 'pass')} | ${count(rows, 'open')} | ${count(rows, 'not applicable')} |`,
  )
  return [
    '| chapter | rows | pass | open | not applicable |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const INTRODUCTION = `# Security verification

The requirements of levels 1 and 2 of the [OWASP Application Security Verification Standard 5.0.0](https://owasp.org/www-project-application-security-verification-standard/), one
row each, and what shows that the product meets it: a test, a file or a document. Numbers, levels and chapters are OWASP's (CC BY-SA 4.0); the words are ours and no more
than a reminder of what a requirement is about: read it [there](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0). The product's own people went through it; nobody from outside has.

Written by \`npm run conformance\` from \`tests/asvs\`; the checks fail when a requirement has no row, when a test, file or heading named here is gone, or when this page is
older than the rows. What is open says why.`

export function writeVerification(chapters: readonly Chapter[]): string {
  return `${[INTRODUCTION, writeSummary(chapters), ...chapters.map(writeChapter)].join('\n\n')}\n`
}

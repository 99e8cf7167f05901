import { isTitle } from '#tests/conformance/titles.ts'
import type { Row, Section } from '#tests/conformance/row.ts'

/** Where the written table stands, from the root. */
export const DOCUMENT_PATH = 'docs/conformance.md'

export function splitProof(proof: string): { file: string; title: string } {
  const end = proof.indexOf(': ')
  return { file: proof.slice(0, end), title: proof.slice(end + 2) }
}

/** Every proof that names a test which is not there, with the row that has lost it. */
export function findLostProofs(
  sections: readonly Section[],
  titlesOf: (file: string) => readonly string[],
): string[] {
  return sections.flatMap(({ title: section, rows }) =>
    rows.flatMap(({ what, proof = [] }) =>
      proof
        .filter((one) => {
          const { file, title } = splitProof(one)
          return !titlesOf(file).some((written) => isTitle(written, title))
        })
        .map((one) => `${section}, "${what}": no test "${one}"`),
    ),
  )
}

/** Rows that say the same twice: one of them would be forgotten when it changes. */
export function findRepeatedRows(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, rows }) => {
    const seen = new Set<string>()
    return rows.flatMap(({ kind, what }) => {
      const key = `${kind}: ${what}`
      const isRepeated = seen.has(key)
      seen.add(key)
      return isRepeated ? [`${title}, "${key}" is there twice`] : []
    })
  })
}

export const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')
export const linkText = (text: string) => cell(text).replaceAll(/[[\]`*_]/g, String.raw`\$&`)

function proofCell({ proof, ...row }: Row): string {
  if (proof === undefined) return 'unproven' in row ? `**Unproven:** ${cell(row.unproven)}` : ''
  return proof
    .map((one) => {
      const { file, title } = splitProof(one)
      return `[${linkText(title)}](../${file})`
    })
    .join('<br>')
}

function whatCell({ what, instead }: Row): string {
  return instead === undefined ? cell(what) : `${cell(what)}<br>**Instead:** ${cell(instead)}`
}

function writeSection({ title, rows }: Section): string {
  const lines = rows.map((row) => `| ${row.kind} | ${whatCell(row)} | ${proofCell(row)} |`)
  return [`## ${title}`, '', '| kind | what | proof |', '| --- | --- | --- |', ...lines].join('\n')
}

const countUnproven = (rows: readonly Row[]) =>
  rows.filter(({ proof }) => proof === undefined).length
const countInstead = (rows: readonly Row[]) =>
  rows.filter(({ instead }) => instead !== undefined).length

function writeSummary(sections: readonly Section[]): string {
  const all = { title: '**All**', rows: sections.flatMap(({ rows }) => rows) }
  const lines = [...sections, all].map(({ title, rows }) => {
    const unproven = countUnproven(rows)
    return `| ${title} | ${rows.length} | ${rows.length - unproven} | ${unproven} | ${countInstead(rows)} |`
  })
  return [
    '| section | rows | proven | unproven | done otherwise |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const INTRODUCTION = `# Conformance

What the specification asks for, and the test that proves each. Written by \`npm run conformance\` from \`tests/conformance\`; the checks
fail when a test named here is gone or this page is older than the rows. A row without a test says so, and one where the product does
something else says what.`

export function writeDocument(sections: readonly Section[]): string {
  return `${[INTRODUCTION, writeSummary(sections), ...sections.map(writeSection)].join('\n\n')}\n`
}

import { readTestCalls } from '#tests/conformance/titles.ts'

/** A requirement that a test says it proves. */
export interface Claim {
  id: string
  /** Path of the test file, from the root. */
  file: string
  /** Title of the test, as written. */
  title: string
}

const PROVES = /^( *)proves\(([^)]*)\)/gm
const LITERAL = /'([^']*)'/g

/** The claims in the source of a test file, each with the test whose body it stands in; and those that cannot be read. */
export function readClaims(file: string, source: string): { claims: Claim[]; problems: string[] } {
  const tests = readTestCalls(source).filter(({ isGroup }) => !isGroup)
  const claims: Claim[] = []
  const problems: string[] = []
  for (const { index, 1: indent = '', 2: written = '' } of source.matchAll(PROVES)) {
    const test = tests.findLast(
      (one) => one.index < index && indentOf(source, one.index) < indent.length,
    )
    const ids = Array.from(written.matchAll(LITERAL), ([, id]) => id!)
    if (test === undefined) problems.push(`${file}: ${written.trim()} stands in no test`)
    else if (ids.length === 0) problems.push(`${file}: "${test.title}" does not write out its ids`)
    else claims.push(...ids.map((id) => ({ id, file, title: test.title })))
  }
  return { claims, problems }
}

/** Of the line that something stands in: the formatter sees to it that what is inside stands further in. */
function indentOf(source: string, index: number): number {
  const line = source.slice(source.lastIndexOf('\n', index) + 1)
  return line.length - line.trimStart().length
}

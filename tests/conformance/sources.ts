import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readClaims } from '#tests/conformance/written-claims.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const TEST_FILE = /\.(?:test|e2e)\.tsx?$/
/** Their examples name requirements that are none. */
const ABOUT_CLAIMS = ['tests/conformance.test.ts', 'tests/proves.test.ts']

/** The texts that people write, by their path from the root. */
export function readSources(): ReadonlyMap<string, string> {
  const kinds = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.md']
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...kinds],
    { cwd: ROOT, encoding: 'utf8' },
  )
  const written = files.split('\n').filter((file) => file !== '' && !ABOUT_CLAIMS.includes(file))
  return new Map(written.flatMap((file) => readIfThere(file)))
}

/** A file that was just deleted is still listed. */
function readIfThere(file: string): [string, string][] {
  try {
    return [[file, readFileSync(path.join(ROOT, file), 'utf8')]]
  } catch {
    return []
  }
}

/** What the tests among them claim. */
export function readAllClaims(sources: ReadonlyMap<string, string>) {
  const read = [...sources]
    .filter(([file]) => TEST_FILE.test(file))
    .map(([file, source]) => readClaims(file, source))
  return {
    claims: read.flatMap(({ claims }) => claims),
    problems: read.flatMap(({ problems }) => problems),
  }
}

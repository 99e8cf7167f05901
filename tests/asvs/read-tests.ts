import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTitles } from '#tests/conformance/titles.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const TEST_FILE = /\.(?:test|e2e)\.tsx?$/

/** The titles of a test file by its path from the root; none where there is no such file. Each is read once. */
export function createTitleReader(): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const titles = known.get(file) ?? readFrom(file)
    known.set(file, titles)
    return titles
  }
}

function readFrom(file: string): readonly string[] {
  const full = path.join(ROOT, file)
  return TEST_FILE.test(file) && existsSync(full) ? readTitles(readFileSync(full, 'utf8')) : []
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** One file for each test file, about the last time it ran. Whoever runs everything empties the folder first. */
const CLAIMS_DIR = '.claims'

/** How a claim is told from the other annotations of a journey. */
export const CLAIM = 'proves'

/** A test that ran. What it claimed counts if it passed. */
export interface Run {
  title: string
  hasPassed: boolean
  ids: readonly string[]
}

/** A file that ran anew replaces what it said before. */
export function keepRuns(file: string, runs: readonly Run[]): void {
  const place = placeOf(file)
  mkdirSync(path.dirname(place), { recursive: true })
  const telling = runs.filter(({ hasPassed, ids }) => !hasPassed || ids.length > 0)
  writeFileSync(place, JSON.stringify(telling, null, 2))
}

/** None where the file has not run. `root` is where it ran: this tree, or a copy of it. */
export function readRuns(file: string, root = ROOT): readonly Run[] {
  const place = placeOf(file, root)
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Run[]) : []
}

export function forgetRuns(): void {
  rmSync(path.join(ROOT, CLAIMS_DIR), { recursive: true, force: true })
}

const placeOf = (file: string, root = ROOT) =>
  path.join(root, CLAIMS_DIR, `${path.isAbsolute(file) ? path.relative(root, file) : file}.json`)

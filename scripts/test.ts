import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetRuns } from '#tests/conformance/run-claims.ts'
import { findBrowser } from './lib/browser.ts'
import { ensureBuilt, ROOT } from './lib/build.ts'
import { readPlaywrightCounts, readVitestCounts, type Counts } from './lib/counts.ts'

interface Part {
  name: string
  run: () => Counts | Promise<Counts>
}

const reports = mkdtempSync(path.join(tmpdir(), 'inkwright-reports-'))

function runScript(script: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

const RED: Counts = { passed: 0, failed: 1, failures: ['see above'] }

/** Without a report a part counts as one. A red one that blames no test, such as an error outside of all of them, must not come out green. */
function countOf(isGreen: boolean, count?: () => Counts): Counts {
  if (!count) return isGreen ? { passed: 1, failed: 0, failures: [] } : RED
  try {
    const counts = count()
    return isGreen || counts.failed > 0 ? counts : { ...RED, passed: counts.passed }
  } catch {
    return RED
  }
}

function runVitest(projects: string[]): Counts {
  const report = path.join(reports, `${projects.join('-')}.json`)
  const isGreen = runScript([
    'test:unit',
    '--',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./tests/conformance/vitest.reporter.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return countOf(isGreen, () => readVitestCounts(report))
}

async function runJourneys(): Promise<Counts> {
  const report = path.join(reports, 'journeys.json')
  const isGreen = runScript(
    ['test:e2e', '--', '--reporter=list,json,./tests/conformance/playwright.reporter.ts'],
    { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return countOf(isGreen, () => readPlaywrightCounts(report))
}

async function build(): Promise<Counts> {
  await ensureBuilt()
  return countOf(true)
}

/** What answers soonest comes first, and the first red part is the last: nobody waits for journeys to hear of a missing comma. */
const PARTS: Part[] = [
  { name: 'Format', run: () => countOf(runScript(['check:format'])) },
  { name: 'Lint', run: () => countOf(runScript(['check:lint'])) },
  { name: 'Types', run: () => countOf(runScript(['check:types'])) },
  // Some units start the product, which builds what is not built.
  { name: 'Build', run: build },
  { name: 'Units', run: () => runVitest(['unit', 'engine']) },
  { name: 'Database', run: () => runVitest(['database']) },
  { name: 'Browser journeys', run: runJourneys },
  { name: 'Conformance', run: () => countOf(runScript(['conformance', '--', '--check'])) },
]

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

// What the tests claim below is of this run.
forgetRuns()
const total: Counts = { passed: 0, failed: 0, failures: [] }
const times: string[] = []
for (const [index, { name, run }] of PARTS.entries()) {
  if (total.failed > 0) {
    times.push(`${name.padEnd(18)}not run`)
    continue
  }
  console.log(`\n── ${index + 1} of ${PARTS.length}: ${name}`)
  const startedAt = performance.now()
  let counts: Counts
  try {
    counts = await run()
  } catch (error) {
    counts = { passed: 0, failed: 1, failures: [reasonOf(error)] }
  }
  total.passed += counts.passed
  total.failed += counts.failed
  total.failures.push(...counts.failures.map((failure) => `${name}: ${failure}`))
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  times.push(`${name.padEnd(18)}${seconds.padStart(5)} s  ${counts.failed > 0 ? 'red' : 'green'}`)
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n── Parts\n${times.join('\n')}`)
if (total.failures.length > 0) console.log(`\n── Failed\n${total.failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

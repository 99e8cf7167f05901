import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { forgetRuns } from '#tests/conformance/run-claims.ts'
import { findBrowser } from './lib/browser.ts'
import { ensureBuilt, ROOT } from './lib/build.ts'
import { readPlaywrightCounts, readVitestCounts, type Counts } from './lib/counts.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'inkwright-reports-'))
const total: Counts = { passed: 0, failed: 0, failures: [] }

/** Runs one npm script and adds what it counted; a step without a report counts as one. */
function step(
  name: string,
  script: string[],
  options: { env?: Record<string, string>; count?: () => Counts } = {},
) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
    shell: process.platform === 'win32',
  })
  add(countOf(name, status === 0, options.count))
}

function add({ passed, failed, failures }: Counts) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
}

function countOf(name: string, isGreen: boolean, count: (() => Counts) | undefined): Counts {
  const red: Counts = { passed: 0, failed: 1, failures: [`${name}: see above`] }
  if (!count) return isGreen ? { passed: 1, failed: 0, failures: [] } : red
  try {
    const counts = count()
    // A red step that blames no test, such as an error outside of all of them, must not come out green.
    return isGreen || counts.failed > 0 ? counts : { ...red, passed: counts.passed }
  } catch {
    return red
  }
}

const unitReport = path.join(reports, 'unit.json')
const journeyReport = path.join(reports, 'journeys.json')

/** The build keeps one core busy, and so do these. They are heard once it is done. */
async function checkWhile(build: () => void) {
  const checks = spawn('npm', ['run', '--silent', 'check'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  build()
  const [stdout, stderr] = await Promise.all([
    text(checks.stdout),
    text(checks.stderr),
    checks.exitCode ?? once(checks, 'close'),
  ])
  console.log(`\n── Format, lint and types\n${stdout}${stderr}`)
  add(countOf('Format, lint and types', checks.exitCode === 0, undefined))
}

// What the tests claim below is of this run.
forgetRuns()
await checkWhile(ensureBuilt)
try {
  step(
    'Browser journeys',
    ['test:e2e', '--', '--reporter=list,json,./tests/conformance/playwright.reporter.ts'],
    {
      env: { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
      count: () => readPlaywrightCounts(journeyReport),
    },
  )
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  add({ passed: 0, failed: 1, failures: [`Browser journeys: ${why}`] })
}
step(
  'Units and database',
  [
    'test:unit',
    '--',
    '--reporter=default',
    '--reporter=./tests/conformance/vitest.reporter.ts',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  {
    count: () => readVitestCounts(unitReport),
  },
)

step('Conformance', ['conformance', '--', '--check'])

rmSync(reports, { recursive: true, force: true })
if (total.failures.length > 0) console.log(`\n── Failed\n${total.failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

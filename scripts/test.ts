import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './lib/browser.ts'
import { ensureBuilt, ROOT } from './lib/build.ts'
import { readPlaywrightCounts, readVitestCounts, type Counts } from './lib/counts.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'inkwright-reports-'))
const total: Counts = { passed: 0, failed: 0 }

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
  const counts = countOf(status === 0, options.count)
  total.passed += counts.passed
  total.failed += counts.failed
}

function countOf(isGreen: boolean, count: (() => Counts) | undefined): Counts {
  const alone: Counts = isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!count) return alone
  try {
    const counts = count()
    // A red step that blames no test, such as an error outside of all of them, must not come out green.
    return isGreen || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const unitReport = path.join(reports, 'unit.json')
const journeyReport = path.join(reports, 'journeys.json')

step('Format', ['check:format'])
step('Lint', ['check:lint'])
step('Types', ['check:types'])
ensureBuilt()
step(
  'Units and database',
  ['test:unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {
    count: () => readVitestCounts(unitReport),
  },
)
try {
  step('Browser journeys', ['test:e2e', '--', '--reporter=list,json'], {
    env: { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    count: () => readPlaywrightCounts(journeyReport),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

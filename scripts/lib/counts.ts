import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

/** The figures of Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function readVitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded }
}

/** The figures of Playwright's JSON report. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  /** The titles of the tests that failed. */
  failures: string[]
}

/** The figures of Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function readVitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: {
      name: string
      status: string
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
    }[]
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}\n  ${why}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name }) => `${name} could not be loaded`)],
  }
}

/** The figures of Playwright's JSON report. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: { message?: string }[]
    suites: JourneySuite[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...suites.flatMap(failedJourneys), ...errors.map(({ message = '' }) => message)],
  }
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: {
    ok: boolean
    title: string
    file: string
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}

function failedJourneys({ suites = [], specs }: JourneySuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const why = tests[0]?.results[0]?.error?.message ?? ''
      return `${file}: ${title}\n  ${why}`
    })
  return [...failed, ...suites.flatMap(failedJourneys)]
}

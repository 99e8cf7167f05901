import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'
import { CLAIM, keepRuns, type Run } from '#tests/conformance/run-claims.ts'

/** Keeps what the journeys of each file have claimed, and which of them failed. */
export default class ClaimsReporter implements Reporter {
  #journeys: TestCase[] = []

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.#journeys = journeys.allTests()
  }

  onEnd(): void {
    const byFile = Map.groupBy(this.#journeys, ({ location }) => location.file)
    for (const [file, journeys] of byFile) keepRuns(file, journeys.flatMap(runOf))
  }

  printsToStdio(): boolean {
    return false
  }
}

function runOf({ title, results }: TestCase): Run[] {
  const result = results.at(-1)
  if (result === undefined || result.status === 'skipped') return []
  return [{ title, hasPassed: result.status === 'passed', ids: claimsOf(result) }]
}

/** A journey that expected nothing has shown nothing. */
function claimsOf({ annotations, steps }: TestResult): string[] {
  if (!steps.some(hasExpectation)) return []
  return annotations.flatMap(({ type, description }) =>
    type === CLAIM && description !== undefined ? [description] : [],
  )
}

const hasExpectation = ({ category, steps }: TestStep): boolean =>
  category === 'expect' || steps.some(hasExpectation)

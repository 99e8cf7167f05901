import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { keepRuns, type Run } from '#tests/conformance/run-claims.ts'

/** Keeps what the tests of each file have claimed, and which of them failed. */
export default class ClaimsReporter implements Reporter {
  onTestModuleEnd({ moduleId, children }: TestModule): void {
    keepRuns(moduleId, [...children.allTests()].flatMap(runOf))
  }
}

function runOf(test: TestCase): Run[] {
  const { state } = test.result()
  if (state === 'skipped') return []
  return [{ title: test.name, hasPassed: state === 'passed', ids: test.meta().proves ?? [] }]
}

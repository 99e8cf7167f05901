import { expect, TestRunner } from 'vitest'
import type { RequirementId } from '#tests/conformance/specification.ts'

declare module 'vitest' {
  interface TaskMeta {
    proves?: RequirementId[]
  }
}

/** Kept on the test itself; tests/conformance/vitest.reporter.ts reads it once the test has passed. */
export function noteClaims(ids: readonly RequirementId[]): void {
  const test = TestRunner.getCurrentTest()
  if (test === undefined) throw new Error(`${ids.join(', ')}: claimed outside of a test`)
  if (expect.getState().assertionCalls === 0)
    throw new Error(`${ids.join(', ')}: nothing was asserted before it was claimed`)
  ;(test.meta.proves ??= []).push(...ids)
}

import { test } from '@playwright/test'
import { CLAIM } from '#tests/conformance/run-claims.ts'
import type { RequirementId } from '#tests/conformance/specification.ts'

/** Kept on the journey itself; tests/conformance/playwright.reporter.ts reads it once the journey has passed. */
export function noteClaims(ids: readonly RequirementId[]): void {
  for (const id of ids) test.info().annotations.push({ type: CLAIM, description: id })
}

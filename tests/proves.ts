import type { RequirementId } from '#tests/conformance/specification.ts'

/** Each runner is loaded by itself alone: neither bears the other in its process. */
const note = process.env['VITEST']
  ? (await import('#tests/conformance/claims.vitest.ts')).noteClaims
  : (await import('#tests/conformance/claims.playwright.ts')).noteClaims

/**
 * Says that the test it stands in has just shown these requirements of docs/specification.md. It stands after the assertions, and
 * the ids are written out there, so that a reader and `npm run conformance` find them. The claims of a test that fails are dropped.
 */
export function proves(...ids: readonly [RequirementId, ...RequirementId[]]): void {
  note(ids)
}

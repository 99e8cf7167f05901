import type { Deviation } from '#tests/conformance/deviations.ts'
import type { Run } from '#tests/conformance/run-claims.ts'
import { isTitle } from '#tests/conformance/titles.ts'
import type { Claim } from '#tests/conformance/written-claims.ts'

/** What is wrong before any test has run: requirements that no test claims, claims and deviations of requirements that are none. */
export function findUnproven(
  ids: readonly string[],
  claims: readonly Claim[],
  deviations: readonly Deviation[],
): string[] {
  const known = new Set(ids)
  const claimed = new Set(claims.map(({ id }) => id))
  const deviating = deviations.map(({ id }) => id as string)
  return [
    ...ids.filter((id) => !claimed.has(id)).map((id) => `${id}: no test claims to prove it`),
    ...claims
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, title }) => `${id} is no requirement: ${file}: ${title}`),
    ...deviating
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no requirement to deviate from`),
    ...deviating
      .filter((id, index) => deviating.indexOf(id) !== index)
      .map((id) => `${id} is among the deviations twice`),
  ]
}

/** After tests have run: claims whose test has not passed with them, in one of its cases at least and failing in none. */
export function findNotShown(
  claims: readonly Claim[],
  runsOf: (file: string) => readonly Run[],
): Claim[] {
  return claims.filter(({ id, file, title }) => {
    const runs = runsOf(file).filter((run) => isTitle(title, run.title))
    return !runs.some(({ ids }) => ids.includes(id)) || runs.some(({ hasPassed }) => !hasPassed)
  })
}

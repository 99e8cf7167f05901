import { chapterOf } from '#tests/conformance/specification.ts'

const CITATION = /§\d+(?:\.[a-z\d-]+)*/g

/** Every chapter and requirement that a text names and that the specification does not have. */
export function findUnknownCitations(
  file: string,
  text: string,
  known: ReadonlySet<string>,
): string[] {
  const cited = new Set(Array.from(text.matchAll(CITATION), ([id]) => id))
  return [...cited].filter((id) => !known.has(id)).map((id) => `${file}: there is no ${id}`)
}

/** What may be cited: each requirement, and its chapter for all of them. */
export const citable = (ids: readonly string[]): ReadonlySet<string> =>
  new Set([...ids, ...ids.map(chapterOf)])

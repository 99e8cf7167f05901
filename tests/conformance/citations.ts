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

/** In the code of the product a bare chapter sends its reader to fifty lines, so there each citation names its requirement. */
const PRODUCT = /^(?:app|server|shared|engine|scripts|content|db)\/(?!.*\.test\.tsx?$)/

/** Every chapter that the code of the product cites where it means one requirement of it. */
export function findVagueCitations(file: string, text: string): string[] {
  if (!PRODUCT.test(file)) return []
  const cited = new Set(Array.from(text.matchAll(CITATION), ([id]) => id))
  return [...cited]
    .filter((id) => id === chapterOf(id))
    .map((id) => `${file}: which requirement of ${id}?`)
}

/** What may be cited: each requirement, and its chapter for all of them. */
export const citable = (ids: readonly string[]): ReadonlySet<string> =>
  new Set([...ids, ...ids.map(chapterOf)])

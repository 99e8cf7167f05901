/** How a tag is compared and linked: people write "Cherry Blossom" or "cherryBlossom", the engine "cherry-blossom". */
export const normaliseTag = (tag: string): string =>
  tag
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')

/** Designs of one likeness look much the same from a few steps away. */
export const likenessOf = (tags: readonly string[], style: string, color: string): string =>
  `${[...new Set(tags.map(normaliseTag))].toSorted().join(' ')}|${style}|${color}`

/** Trimmed, none empty, none twice however it is written; the first spelling stays. */
export function listDistinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const tag of tags) {
    const name = normaliseTag(tag)
    if (name !== '' && !byName.has(name)) byName.set(name, tag.trim())
  }
  return [...byName.values()]
}

/** §2.detail.tag-words: tag text is shown with spaces before capitals; several in a row stay together. Hyphens are spaces in a key. */
export function tagWords(tag: string): string {
  return tag.replaceAll(/[-_]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{Lu}\p{Ll})/gu, ' ')
}

import * as index from '#server/features/tattoos/gallery-index.queries.ts'
import { isOpen } from '#server/features/tattoos/tattoos.present.ts'
import type { IndexedTattoo } from '#server/features/tattoos/tattoos.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import { listWords } from '#shared/search-words.ts'
import { normaliseTag } from '#shared/tags.ts'

/** A prompt may be two thousand characters of anything; the dictionary learns from its beginning. */
const WORDS_PER_DESIGN = 60

/** What a design is found by. */
export const composeSearchText = ({
  prompt,
  tags,
  style,
  placement,
}: Pick<IndexedTattoo, 'prompt' | 'tags' | 'style' | 'placement'>): string =>
  [prompt, ...tags.map((tag) => normaliseTag(tag).replaceAll('-', ' ')), style, placement ?? '']
    .join(' ')
    .trim()

/** Puts designs into the gallery's indexes, in the transaction that made them. */
export async function indexTattoos(tx: Executor, tattoos: readonly IndexedTattoo[]): Promise<void> {
  const open = tattoos.filter(isOpen)
  const rows = open.flatMap(({ id, tags, popularity }) =>
    tagNames(tags).map((tag) => ({ tag, tattoo_id: id, popularity })),
  )
  await index.insertTags(tx, rows)
  const words = open.flatMap((tattoo) => listWords(composeSearchText(tattoo), WORDS_PER_DESIGN))
  // In one order everywhere, so that two transactions that bring the same news do not lock each other out.
  await index.insertNewNames(tx, {
    tags: [...new Set(rows.map(({ tag }) => tag))].toSorted(),
    words: [...new Set(words)].toSorted(),
  })
}

/** After its tags or its visibility changed, in the same transaction. */
export async function indexAgain(tx: Executor, tattoo: IndexedTattoo): Promise<void> {
  await index.deleteTags(tx, tattoo.id)
  await indexTattoos(tx, [tattoo])
}

const tagNames = (tags: readonly string[]) => [...new Set(tags.map(normaliseTag))]

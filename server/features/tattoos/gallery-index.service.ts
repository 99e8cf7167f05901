import * as index from '#server/features/tattoos/gallery-index.queries.ts'
import { isOpen } from '#server/features/tattoos/tattoos.present.ts'
import { TWIN_COST, TWIN_WITHIN_MS, TWINS_COUNTED } from '#server/features/tattoos/standing.ts'
import type { IndexedTattoo, NewTattoo } from '#server/features/tattoos/tattoos.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import { listWords } from '#shared/search-words.ts'
import { likenessOf, normaliseTag } from '#shared/tags.ts'

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
  const open = tattoos.filter((tattoo) => isOpen(tattoo) && tattoo.is_lead)
  const rows = open.flatMap(({ id, tags, popularity, rank }) =>
    tagNames(tags).map((tag) => ({ tag, tattoo_id: id, popularity, rank })),
  )
  await index.insertTags(tx, rows)
  const words = open.flatMap((tattoo) => listWords(composeSearchText(tattoo), WORDS_PER_DESIGN))
  // In one order everywhere, so that two transactions that bring the same news do not lock each other out.
  await index.insertNewNames(tx, {
    tags: [...new Set(rows.map(({ tag }) => tag))].toSorted(),
    words: [...new Set(words)].toSorted(),
  })
}

type OfRequest = Pick<IndexedTattoo, 'id' | 'generation_id'>

/** After its tags or its visibility changed, in the same transaction. Another variation may stand for its request now. */
export async function indexAgain(tx: Executor, tattoo: OfRequest): Promise<void> {
  const ids = [...new Set([tattoo.id, ...(await electLead(tx, tattoo))])]
  await index.deleteTags(tx, ids)
  await indexTattoos(tx, await index.listIndexed(tx, ids))
}

/** After somebody who is signed in liked it, or no longer does. */
export async function indexLikes(
  tx: Executor,
  tattoo: OfRequest & { popularity: number; rank: number },
): Promise<void> {
  const { id, popularity, rank } = tattoo
  const moved = await electLead(tx, tattoo)
  if (moved.length === 0) return index.setTagOrder(tx, id, { popularity, rank })
  await index.deleteTags(tx, moved)
  await indexTattoos(tx, await index.listIndexed(tx, moved))
}

/** After it is gone. */
export async function indexWithout(tx: Executor, gone: OfRequest): Promise<void> {
  const moved = await electLead(tx, gone)
  if (moved.length > 0) await indexTattoos(tx, await index.listIndexed(tx, moved))
}

const electLead = async (tx: Executor, { generation_id: generationId }: OfRequest) =>
  generationId === null ? [] : index.electLead(tx, generationId)

/** New designs with their place among those that are there: each that is much like it puts it back. */
export async function placeAmongOthers(
  tx: Executor,
  tattoos: readonly NewTattoo[],
): Promise<NewTattoo[]> {
  const alike = tattoos.map((tattoo) => ({
    ...tattoo,
    likeness: likenessOf(tattoo.tags ?? [], tattoo.style, tattoo.color),
  }))
  const earliest = Math.min(...tattoos.map(({ created_at: at }) => new Date(at).getTime()))
  const twins = await index.countAlike(tx, [...new Set(alike.map(({ likeness }) => likeness))], {
    since: new Date(earliest - TWIN_WITHIN_MS),
    most: TWINS_COUNTED,
  })
  const leads = new Map<number, number>()
  return alike.map((tattoo, position) => {
    const generationId = tattoo.generation_id ?? null
    if (generationId !== null && !leads.has(generationId)) leads.set(generationId, position)
    return {
      ...tattoo,
      standing: (tattoo.standing ?? 0) - TWIN_COST * (twins.get(tattoo.likeness) ?? 0),
      is_lead: generationId === null || leads.get(generationId) === position,
    }
  })
}

const tagNames = (tags: readonly string[]) => [...new Set(tags.map(normaliseTag))]

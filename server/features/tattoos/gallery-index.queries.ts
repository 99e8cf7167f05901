import type { Executor } from '#server/platform/db.ts'

/** Rows of the tables that the gallery is browsed and searched by. */
export async function insertTags(
  db: Executor,
  rows: readonly { tag: string; tattoo_id: number; popularity: number }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('tattoo_tag').values(rows).execute()
}

export async function deleteTags(db: Executor, tattooId: number): Promise<void> {
  await db.deleteFrom('tattoo_tag').where('tattoo_id', '=', tattooId).execute()
}

export async function setTagPopularity(
  db: Executor,
  { tattooId, popularity }: { tattooId: number; popularity: number },
): Promise<void> {
  await db.updateTable('tattoo_tag').set({ popularity }).where('tattoo_id', '=', tattooId).execute()
}

/** What is new joins; what is known is left alone, so that nobody waits for a row that everybody uses. */
export async function insertNewNames(
  db: Executor,
  { tags, words }: { tags: readonly string[]; words: readonly string[] },
): Promise<void> {
  if (tags.length > 0)
    await db
      .insertInto('tag_use')
      .values(tags.map((tag) => ({ tag })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (words.length > 0)
    await db
      .insertInto('search_word')
      .values(words.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

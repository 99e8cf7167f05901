import type { Executor } from '#server/platform/db.ts'

export async function hasDesigns(db: Executor): Promise<boolean> {
  return (await db.selectFrom('tattoo').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function listRecipes(db: Executor): Promise<{ key: string; drawn_at: Date | null }[]> {
  return db.selectFrom('gallery_recipe').select(['key', 'drawn_at']).execute()
}

/** Whether it is ours to draw now: nobody has drawn it, and nobody else is at it. */
export async function claimRecipe(
  db: Executor,
  { key, now, leaseUntil }: { key: string; now: Date; leaseUntil: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('gallery_recipe')
    .values({ key, lease_until: leaseUntil })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ lease_until: leaseUntil })
        .where('gallery_recipe.drawn_at', 'is', null)
        .where('gallery_recipe.lease_until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** False when somebody else was quicker. */
export async function markDrawn(db: Executor, key: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('gallery_recipe')
    .set({ drawn_at: now })
    .where('key', '=', key)
    .where('drawn_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return marked !== undefined
}

/** After a crash of the only process there is. */
export async function endAllLeases(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('gallery_recipe')
    .set({ lease_until: now })
    .where('drawn_at', 'is', null)
    .execute()
}

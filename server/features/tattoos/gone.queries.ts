import type { Executor } from '#server/platform/db.ts'

export async function findGone(db: Executor, id: number): Promise<{ id: number } | undefined> {
  return db.selectFrom('gone_tattoo').select('id').where('id', '=', id).executeTakeFirst()
}

import * as queries from '#server/features/tattoos/gone.queries.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Whether the world could once see a design of this number that has been deleted since. */
export async function isGone({ db }: Pick<Deps, 'db'>, tattooId: number): Promise<boolean> {
  return (await queries.findGone(db, tattooId)) !== undefined
}

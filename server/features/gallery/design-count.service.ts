import * as queries from '#server/features/gallery/gallery.queries.ts'
import type { Deps } from '#server/platform/deps.ts'

/** No further than that is counted: it costs the same however much there is. */
const COUNTED_MOST = 10_000

/** How many designs hang in the gallery. */
export async function countDesigns({ db }: Pick<Deps, 'db'>) {
  const count = await queries.countShown(db, COUNTED_MOST)
  return { count, isMore: count === COUNTED_MOST }
}

import * as queries from '#server/features/accounts/accounts.queries.ts'
import type { Deps } from '#server/platform/deps.ts'

/** No further than that is counted: it costs the same however many there are. */
const COUNTED_MOST = 10_000

/** How many people have an account. */
export async function countPeople({ db }: Pick<Deps, 'db'>) {
  const count = await queries.countAccounts(db, COUNTED_MOST)
  return { count, isMore: count === COUNTED_MOST }
}

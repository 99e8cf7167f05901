import { tellMoved } from '#server/features/generations/generation-signals.ts'
import type { GenerationRow } from '#server/features/generations/generations.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'

class EndedBeforeError extends Error {}

/**
 * The end of a request and of its hold, in one transaction, and everybody is told. `end` moves the credits first, because the
 * ledger locks the account before anything of it, as does the deletion of an account. When it finds that the request had
 * ended before it returns undefined, and nothing has happened: false.
 */
export async function endInOneGo(
  deps: Pick<Deps, 'db' | 'signals'>,
  end: (tx: Executor) => Promise<GenerationRow | undefined>,
): Promise<boolean> {
  try {
    await deps.db.transaction().execute(async (tx) => {
      const ended = await end(tx)
      if (!ended) throw new EndedBeforeError()
      await tellMoved(deps, tx, ended)
    })
    return true
  } catch (error) {
    if (error instanceof EndedBeforeError) return false
    throw error
  }
}

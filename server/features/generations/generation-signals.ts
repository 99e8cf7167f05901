import { presentProgress } from '#server/features/generations/generations.present.ts'
import type { GenerationRow } from '#server/features/generations/generations.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { GenerationProgress } from '#shared/tattoos.ts'

const TOPIC = 'generation'

/** Somebody's request moved on: queued, at another stage, or ended. */
export interface GenerationMoved {
  accountId: number
  progress: GenerationProgress
}

export const isEnded = ({ state }: { state: GenerationProgress['state'] }) =>
  state === 'done' || state === 'failed' || state === 'cancelled'

export async function tellMoved(
  { signals }: Pick<Deps, 'signals'>,
  tx: Executor,
  row: GenerationRow,
): Promise<void> {
  const message: GenerationMoved = { accountId: row.account_id, progress: presentProgress(row) }
  await signals.publish(tx, TOPIC, message)
}

export function onMoved(
  { signals }: Pick<Deps, 'signals'>,
  listener: (moved: GenerationMoved) => void,
): () => void {
  return signals.subscribe(TOPIC, (message) => listener(message as GenerationMoved))
}

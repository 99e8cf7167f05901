import { presentTraining } from '#server/features/body/body.present.ts'
import type { BodyProfileRow } from '#server/features/body/training.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Training } from '#shared/body.ts'

const TOPIC = 'training'

/** Somebody's training moved on. */
export interface TrainingMoved {
  accountId: number
  training: Training
}

export async function tellTraining(
  { signals }: Pick<Deps, 'signals'>,
  tx: Executor,
  row: BodyProfileRow,
): Promise<void> {
  const message: TrainingMoved = { accountId: row.account_id, training: presentTraining(row) }
  await signals.publish(tx, TOPIC, message)
}

export function onTraining(
  { signals }: Pick<Deps, 'signals'>,
  listener: (moved: TrainingMoved) => void,
): () => void {
  return signals.subscribe(TOPIC, (message) => listener(message as TrainingMoved))
}

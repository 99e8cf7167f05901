import { presentProgress } from '#server/features/generations/generations.present.ts'
import type { GenerationRow } from '#server/features/generations/generations.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { GenerationProgress, GenerationSketch, PencilSketch } from '#shared/tattoos.ts'

const TOPIC = 'generation'
const SKETCH_TOPIC = 'generation-sketch'

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

/** The lines of somebody's design, before it is inked. */
export interface GenerationSketched {
  accountId: number
  sketched: GenerationSketch
}

export async function tellSketched(
  { signals, db }: Pick<Deps, 'signals' | 'db'>,
  row: GenerationRow,
  { variation, sketch }: { variation: number; sketch: PencilSketch },
): Promise<void> {
  const message: GenerationSketched = {
    accountId: row.account_id,
    sketched: { key: row.request_key, variation, sketch },
  }
  await signals.publish(db, SKETCH_TOPIC, message)
}

export function onSketched(
  { signals }: Pick<Deps, 'signals'>,
  listener: (sketched: GenerationSketched) => void,
): () => void {
  return signals.subscribe(SKETCH_TOPIC, (message) => listener(message as GenerationSketched))
}

export function onMoved(
  { signals }: Pick<Deps, 'signals'>,
  listener: (moved: GenerationMoved) => void,
): () => void {
  return signals.subscribe(TOPIC, (message) => listener(message as GenerationMoved))
}

import type { Readable } from 'node:stream'

/** Makes whatever a person's photos are turned into, besides what is read off them. */
export interface BodyTrainer {
  readonly id: 'embedded' | 'replicate'
  /** Ready at once, or on its way elsewhere under an id. Throws ProviderError. */
  start(order: TrainingOrder): Promise<StartedTraining>
  /** How far one that is on its way has come. Throws ProviderError. */
  look(remoteId: string): Promise<TrainingOutcome>
  /** Stops it where it is still under way, and deletes there all that it had and made. Throws ProviderError unless that is gone. */
  forget(remains: TrainingRemains): Promise<void>
}

export interface TrainingOrder {
  /** The usable photos as one zip. Read only by whoever sends them somewhere. */
  packPhotos(): Readable
  triggerWord: string
}

export interface TrainingRemains {
  remoteId: string
  /** Null where nobody has heard of a model yet. */
  modelVersion: string | null
}

export type StartedTraining = { state: 'ready' } | { state: 'running'; remoteId: string }

export type TrainingOutcome =
  | { state: 'running' }
  | { state: 'ready'; modelVersion: string | null }
  | { state: 'failed' }

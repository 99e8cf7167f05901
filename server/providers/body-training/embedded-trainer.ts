import type { BodyTrainer } from '#server/providers/body-training/body-trainer.ts'

/** What is read off the photos is all that the embedded engine needs: there is nothing more to train. */
export const createEmbeddedTrainer = (): BodyTrainer => ({
  id: 'embedded',
  start: () => Promise.resolve({ state: 'ready' }),
  look: () => Promise.resolve({ state: 'ready', modelVersion: null }),
})

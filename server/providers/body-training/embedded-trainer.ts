import type { BodyTrainer } from '#server/providers/body-training/body-trainer.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

/** What is read off the photos is all that the embedded engine needs: there is nothing more to train. */
export const createEmbeddedTrainer = (): BodyTrainer => ({
  id: 'embedded',
  start: () => Promise.resolve({ state: 'ready' }),
  look: () => Promise.resolve({ state: 'ready', modelVersion: null }),
  // It leaves nothing anywhere, so this was left by another one, which must not be lost track of.
  forget: () =>
    Promise.reject(
      new ProviderError('only the trainer that made it can delete it: set BODY_TRAINER back', {
        provider: 'embedded',
        isRetryable: true,
      }),
    ),
})

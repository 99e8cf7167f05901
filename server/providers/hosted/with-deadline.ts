import type { Clock } from '#server/platform/clock.ts'
import { translateError } from '#server/providers/hosted/translate-error.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

export interface DeadlineOptions {
  provider: string
  timeoutMs: number
  signal: AbortSignal
  clock: Clock
}

/** One call to a hosted model, bounded in time, its failures in our terms. The caller's own abort stays the caller's reason. */
export async function withDeadline<Result>(
  { provider, timeoutMs, signal, clock }: DeadlineOptions,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    return await call(AbortSignal.any([signal, deadline]))
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted)
      throw new ProviderError(`${provider} took longer than ${timeoutMs} ms`, {
        provider,
        isRetryable: true,
        cause: error,
      })
    throw translateError(error, { provider, clock })
  }
}

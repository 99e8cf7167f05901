import { call } from '#app/platform/http/api-client.ts'
import type { ReadingPayload } from '#shared/reading.ts'

/** What would be drawn of these words. Costs nothing. */
export const readDescription = (payload: ReadingPayload, signal: AbortSignal) =>
  call('/reading', {
    method: 'POST',
    body: { payload },
    // Fetched with the first answer it checks: pages are there before anybody asks.
    schema: async () => (await import('#shared/reading.ts')).PromptReading,
    signal,
  })

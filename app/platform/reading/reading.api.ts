import { call } from '#app/platform/http/api-client.ts'
import { PromptReading, type ReadingPayload } from '#shared/reading.ts'

/** What would be drawn of these words. Costs nothing. */
export const readDescription = (payload: ReadingPayload, signal: AbortSignal) =>
  call('/reading', { method: 'POST', body: { payload }, schema: PromptReading, signal })

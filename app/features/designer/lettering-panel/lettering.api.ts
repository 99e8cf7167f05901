import type { z } from 'zod'
import { call } from '#app/platform/http/api-client.ts'
import { LetteringPreview, type LetteringRequest } from '#shared/lettering.ts'

export type LetteringPayload = z.input<typeof LetteringRequest>['payload']

/** The words as they would stand. Costs nothing. */
export const previewLettering = (payload: LetteringPayload, signal: AbortSignal) =>
  call('/lettering', { method: 'POST', body: { payload }, schema: LetteringPreview, signal })

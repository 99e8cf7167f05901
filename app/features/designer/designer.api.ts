import type { z } from 'zod'
import { ApiError, call, isUnexpectedResponse } from '#app/platform/http/api-client.ts'
import {
  type GenerateRequest,
  GenerateResponse,
  GenerationResponse,
  IDEMPOTENCY_HEADER,
  type ImprovePromptRequest,
  ImprovePromptResponse,
  OpenGenerationsResponse,
  Tattoo,
  TattooList,
} from '#shared/tattoos.ts'

export type DesignPayload = z.input<typeof GenerateRequest>['payload']
export type ImprovePayload = z.input<typeof ImprovePromptRequest>['payload']

/** §8.api.no-response, for generate and prompt-improve. */
export const NO_VALID_RESPONSE = 'No valid response from API'

/** The key makes the call safe to repeat: the server answers a second one with the first one's design. */
export function requestDesign(payload: DesignPayload, key: string) {
  return call('/tattoo/generate', {
    method: 'POST',
    body: { payload },
    headers: { [IDEMPOTENCY_HEADER]: key },
    schema: GenerateResponse,
  })
}

export async function improvePrompt(payload: ImprovePayload): Promise<string> {
  const { prompt } = await call('/tattoo/prompt-improve', {
    method: 'POST',
    body: { payload },
    schema: ImprovePromptResponse,
  }).catch((error: unknown) => {
    if (isUnexpectedResponse(error)) throw noValidResponse(error)
    throw error
  })
  if (prompt.trim() === '') throw noValidResponse()
  return prompt
}

function noValidResponse(cause?: unknown) {
  return new ApiError(NO_VALID_RESPONSE, {
    code: 'unexpected_response',
    status: 200,
    serverMessage: NO_VALID_RESPONSE,
    cause,
  })
}

export function listMyTattoos() {
  return call('/tattoo/by-user', { schema: TattooList })
}

/** One's own, or a public one. */
export function getDesign(id: number) {
  return call(`/tattoo/by-id/${id}`, { schema: Tattoo })
}

export async function listOpenGenerations() {
  const { generations } = await call('/tattoo/generations', { schema: OpenGenerationsResponse })
  return generations
}

export function getGeneration(id: number) {
  return call(`/tattoo/generations/${id}`, { schema: GenerationResponse })
}

export function cancelGeneration(id: number) {
  return call(`/tattoo/generations/${id}/cancel`, { method: 'POST', schema: GenerationResponse })
}

import { createFal } from '@ai-sdk/fal'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createReplicate } from '@ai-sdk/replicate'
import type { generateImage, ImageModel } from 'ai'
import type { ImageProvider } from '#server/providers/image/image-provider.ts'
import type { Placement } from '#shared/options.ts'

export type HostedKind = Exclude<ImageProvider['id'], 'ink'>

export interface ModelSettings {
  model: string
  apiKey: string | undefined
  /** Given by who configures; each provider has its own otherwise. */
  baseUrl: string | undefined
  fetch: typeof globalThis.fetch
}

type CallOptions = Parameters<typeof generateImage>[0]

/** What the call says besides the words. Only what the provider takes: the SDK drops the rest. */
export type ShapeOptions = Pick<
  CallOptions,
  'aspectRatio' | 'size' | 'seed' | 'providerOptions'
> & {
  /** False where the model has one shape only, whatever was asked. */
  isShapeFollowed: boolean
}

interface HostedService {
  /** Always said, because the SDK would otherwise ask the environment, which only our configuration may. */
  defaultUrl: string
  createModel(settings: ModelSettings & { baseURL: string }): ImageModel
  chooseShape(shape: Shape, seed: number, model: string): ShapeOptions
}

/** The shapes that all providers with aspect ratios have in common. */
const ASPECT_RATIOS = {
  square: '1:1',
  tall: '3:4',
  'very-tall': '9:16',
  wide: '4:3',
  'very-wide': '16:9',
} as const
export type Shape = keyof typeof ASPECT_RATIOS

export const PLACEMENT_SHAPES: Record<Placement, Shape> = {
  Forearm: 'very-tall',
  'Full Sleeve': 'very-tall',
  'Half Sleeve': 'tall',
  Thigh: 'tall',
  Hand: 'square',
  Shoulder: 'square',
  Wrist: 'wide',
  Band: 'very-wide',
  Back: 'tall',
  Calf: 'tall',
  Chest: 'wide',
  Sternum: 'tall',
  Finger: 'very-tall',
  Ankle: 'square',
}

const GPT_SIZES = {
  square: '1024x1024',
  tall: '1024x1536',
  'very-tall': '1024x1536',
  wide: '1536x1024',
  'very-wide': '1536x1024',
} as const
const DALL_E_3_SIZES = {
  square: '1024x1024',
  tall: '1024x1792',
  'very-tall': '1024x1792',
  wide: '1792x1024',
  'very-wide': '1792x1024',
} as const

const isGptImage = (model: string) => /^(?:chat)?gpt-image/.test(model)

function chooseSize(shape: Shape, model: string): ShapeOptions {
  if (model === 'dall-e-2') return { size: '1024x1024', isShapeFollowed: shape === 'square' }
  const sizes = model === 'dall-e-3' ? DALL_E_3_SIZES : GPT_SIZES
  return { size: sizes[shape], isShapeFollowed: true }
}

const chooseRatio = (shape: Shape, seed: number): ShapeOptions => ({
  aspectRatio: ASPECT_RATIOS[shape],
  seed,
  isShapeFollowed: true,
})

export const HOSTED_SERVICES: Record<HostedKind, HostedService> = {
  replicate: {
    defaultUrl: 'https://api.replicate.com/v1',
    createModel: ({ model, apiKey, baseURL, fetch }) =>
      createReplicate({ apiToken: apiKey ?? '', baseURL, fetch }).image(model),
    chooseShape: (shape, seed) => ({
      ...chooseRatio(shape, seed),
      // WebP and JPEG, the defaults, blur thin lines.
      providerOptions: { replicate: { output_format: 'png' } },
    }),
  },
  openai: {
    defaultUrl: 'https://api.openai.com/v1',
    createModel: ({ model, apiKey, baseURL, fetch }) =>
      createOpenAI({ apiKey: apiKey ?? '', baseURL, fetch }).image(model),
    chooseShape: (shape, _seed, model) => ({
      ...chooseSize(shape, model),
      ...(isGptImage(model) && {
        providerOptions: { openai: { outputFormat: 'png', background: 'opaque' } },
      }),
    }),
  },
  fal: {
    defaultUrl: 'https://fal.run',
    createModel: ({ model, apiKey, baseURL, fetch }) =>
      createFal({ apiKey: apiKey ?? '', baseURL, fetch }).image(model),
    chooseShape: (shape, seed) => ({
      ...chooseRatio(shape, seed),
      providerOptions: { fal: { outputFormat: 'png' } },
    }),
  },
  google: {
    defaultUrl: 'https://generativelanguage.googleapis.com/v1beta',
    createModel: ({ model, apiKey, baseURL, fetch }) =>
      createGoogle({ apiKey: apiKey ?? '', baseURL, fetch }).image(model),
    chooseShape: chooseRatio,
  },
  'openai-compatible': {
    // The usual port of LocalAI; the configuration demands an address of its own.
    defaultUrl: 'http://127.0.0.1:8080/v1',
    createModel: ({ model, apiKey, baseURL, fetch }) =>
      createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch,
        ...(apiKey !== undefined && { apiKey }),
      }).imageModel(model),
    chooseShape: (shape, _seed, model) => ({
      ...chooseSize(shape, model),
      // Bytes rather than an address, which such a server often gives as it sees itself. GPT models refuse the field.
      ...(!isGptImage(model) && {
        providerOptions: { compatible: { response_format: 'b64_json' } },
      }),
    }),
  },
}

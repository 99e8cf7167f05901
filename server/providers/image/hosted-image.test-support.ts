import sharp from 'sharp'
import { expect } from 'vitest'
import {
  readReply,
  startRecordedService,
  type Reply,
  type Script,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import {
  createHostedImageProvider,
  type HostedImageOptions,
} from '#server/providers/image/hosted-image-provider.ts'
import type { ImageRequest, Reading } from '#server/providers/image/image-provider.ts'
import type { ProviderError } from '#server/providers/provider-error.ts'
import { createTestClock } from '#server/providers/test-support.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)

const disc =
  '<svg width="768" height="1024"><circle cx="384" cy="512" r="300" fill="#b01020"/></svg>'
/** As a model draws it: 768 × 1024, a red disc on off-white, with a camera's notes in the file. */
export const drawing = await sharp({
  create: { width: 768, height: 1024, channels: 3, background: '#fdfcfa' },
})
  .composite([{ input: Buffer.from(disc) }])
  .withExif({ IFD0: { Copyright: 'a watermark in words' } })
  .png()
  .toBuffer()

const READING: Reading = {
  style: 'Watercolor',
  suitedStyle: 'Realistic',
  colour: null,
  placement: 'Forearm',
  tags: ['fox', 'rose'],
  description: 'A fox with a rose.',
  notDrawn: [{ text: 'flux capacitor', reason: 'unknown' }],
  culturalNotes: [{ text: 'rose', note: 'a note' }],
  examples: null,
}

export const REQUEST: ImageRequest = {
  prompt: 'a fox with a rose on my forearm',
  style: null,
  colour: null,
  placement: null,
  bodyType: 'female',
  skinTone: 8,
  seed: 7,
  sizePx: 512,
}

type Kind = HostedImageOptions['kind']
const MODELS: Record<Kind, string> = {
  replicate: 'black-forest-labs/flux-1.1-pro',
  openai: 'gpt-image-2',
  fal: 'fal-ai/flux/dev',
  google: 'gemini-2.5-flash-image',
  'openai-compatible': 'flux.1-dev-ggml',
}

export const reply = (name: string, origin: string) =>
  readReply(FIXTURES, name, { ORIGIN: origin, IMAGE_BASE64: drawing.toString('base64') })
export const picture = (bytes: Buffer = drawing): Reply => ({
  status: 200,
  headers: { 'content-type': 'image/png' },
  body: bytes,
})
export const isPicture = (path: string) => path.endsWith('.png')

/** Answers the call with the recorded reply, and whatever address it names with the drawing. */
export const answers =
  (name: string, bytes?: Buffer): Script =>
  ({ path }, origin) =>
    isPicture(path) ? picture(bytes) : reply(name, origin)

export async function start(kind: Kind, script: Script, options: Partial<HostedImageOptions> = {}) {
  const service = await startRecordedService(script)
  const provider = createHostedImageProvider({
    kind,
    model: MODELS[kind],
    apiKey: 'key-of-ours',
    baseUrl: `${service.origin}/v1`,
    reader: { read: async () => READING },
    clock: createTestClock('2026-03-01T12:00:00Z'),
    ...options,
  })
  return { ...service, provider }
}

export const failure = async (
  kind: Kind,
  script: Script,
  options?: Partial<HostedImageOptions>,
) => {
  const { provider, sent } = await start(kind, script, options)
  const error = await provider.generate(REQUEST).then(
    () => expect.fail('it drew'),
    (reason: unknown) => reason as ProviderError,
  )
  return { error, sent }
}

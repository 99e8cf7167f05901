import { expect, onTestFinished } from 'vitest'
import { followTrainings } from '#server/features/body/training.service.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { decodePicture } from '#server/providers/body/decode-picture.ts'
import { createReplicateTrainer } from '#server/providers/body-training/replicate-trainer.ts'
import {
  readReply,
  startRecordedService,
  type Script,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import { createHostedImageProvider } from '#server/providers/image/hosted-image-provider.ts'
import { isPicture, picture, reply } from '#server/providers/image/hosted-image.test-support.ts'
import type { Reading } from '#server/providers/image/image-provider.ts'
import type { Training } from '#shared/body.ts'
import type { GenerateResponse } from '#shared/tattoos.ts'
import { test } from '#tests/support/deps.ts'
import { emptyStore, signUpWithPlan, uploadGood } from '#tests/support/photos.ts'
import { createScriptedBody } from '#tests/support/scripted-body.ts'

const TRAINING_REPLIES = new URL('../../providers/body-training/fixtures/', import.meta.url)
const TRAINER = `ostris/flux-dev-lora-trainer:${'26dce37af90b9d99'.repeat(4)}`

const READING: Reading = {
  style: null,
  suitedStyle: 'Realistic',
  colour: null,
  placement: null,
  tags: ['rose'],
  description: 'A rose.',
  notDrawn: [],
  culturalNotes: [],
  examples: null,
}

/** Replicate on this machine, as it answers a training and then a drawing. */
const replicate: Script = ({ method, path }, origin) => {
  const training = (name: string) => readReply(TRAINING_REPLIES, name, { ORIGIN: origin })
  if (isPicture(path)) return picture()
  if (method === 'DELETE') return { status: 204, headers: {}, body: new Uint8Array() }
  if (path === '/v1/files') return training('replicate-file')
  if (path.endsWith('/trainings')) return training('replicate-training-started')
  if (path.startsWith('/v1/trainings/')) return training('replicate-training-succeeded')
  return reply('replicate-succeeded', origin)
}

test('§7 training at Replicate: the next design with body mapping is drawn there too, and laid without its paper on the photos that were sent', async ({
  deps,
}) => {
  await emptyStore(deps)
  const { images, body, bodyTrainer } = deps
  onTestFinished(() => void Object.assign(deps, { images, body, bodyTrainer }))
  const { origin, sent } = await startRecordedService(replicate)
  const account = { apiKey: 'key-of-ours', baseUrl: `${origin}/v1` }
  const scripted = createScriptedBody()
  const arts: Uint8Array[] = []
  Object.assign(deps, {
    bodyTrainer: createReplicateTrainer({
      ...account,
      trainer: TRAINER,
      destination: 'inkwright/bodies',
    }),
    images: createHostedImageProvider({
      ...account,
      kind: 'replicate',
      model: 'black-forest-labs/flux-1.1-pro',
      reader: { read: () => Promise.resolve(READING) },
    }),
    body: {
      ...scripted,
      map: (photo, art, ...rest) => {
        arts.push(art)
        return scripted.map(photo, art, ...rest)
      },
    } satisfies typeof body,
  })
  const runner = await startGenerationRunner(deps, { concurrency: 1 })
  onTestFinished(() => runner.stop(5_000))
  const { client, token, as } = await signUpWithPlan(deps)
  await uploadGood(deps, token, 5)
  const { body: training } = await client.post<Training>(
    '/training/start',
    { payload: { triggerWord: 'ada' } },
    as,
  )
  const stateNow = async () => {
    await followTrainings(deps)
    return (await client.get<Training>(`/training/${training.id}`, as)).body.state
  }
  await expect.poll(stateNow, { timeout: 20_000 }).toBe('ready')
  expect(sent.map(({ path }) => path)).toContain('/v1/files')
  sent.length = 0

  const { body: generated } = await client.post<GenerateResponse>(
    '/tattoo/generate',
    { payload: { prompt: 'a rose', bodyMapping: true } },
    as,
  )
  expect(new Set(generated.renderings.map(({ photoId }) => photoId))).toEqual(
    new Set([1, 2, 3, 4, 5]),
  )
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/models/black-forest-labs/flux-1.1-pro/predictions',
    'GET /xezq/output.png',
  ])
  expect(arts).toHaveLength(5)
  const { width, height, rgba } = await decodePicture(arts[0]!, 1024)
  const alphaAt = (x: number, y: number) => rgba[4 * (y * width + x) + 3]
  expect(alphaAt(width >> 1, height >> 1), 'ink').toBeGreaterThan(200)
  expect(alphaAt(4, 4), 'paper').toBe(0)
})

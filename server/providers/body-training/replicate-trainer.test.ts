import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createReplicateTrainer } from '#server/providers/body-training/replicate-trainer.ts'
import { readReply } from '#server/providers/hosted/recorded-service.test-support.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { listen } from '#server/providers/test-support.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)
const VERSION = '26dce37af90b9d997eeb970d92e47de3064d46c300504ae376c75bef6a9022d2'

interface Sent {
  call: string
  authorization: string | undefined
  body: string
}

/** Replicate on this machine: answers each call with the reply that is named for it; of several, each in its turn. */
async function startReplicate(replies: Record<string, string | string[]>) {
  const sent: Sent[] = []
  let origin = ''
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const call = `${incoming.method} ${incoming.url}`
      sent.push({ call, authorization: incoming.headers.authorization, body })
      const named = replies[call]
      const name = Array.isArray(named) ? named.shift() : named
      if (name === undefined) return outgoing.writeHead(call.startsWith('DELETE') ? 204 : 500).end()
      const reply = readReply(FIXTURES, name, { ORIGIN: origin })
      return outgoing.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body))
    })
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => void server.close())
  const trainer = createReplicateTrainer({
    apiKey: 'key-of-ours',
    baseUrl: `${origin}/v1`,
    trainer: `ostris/flux-dev-lora-trainer:${VERSION}`,
    destination: 'inkwright/bodies',
  })
  const start = () =>
    trainer.start({ packPhotos: () => Readable.from(['a zip of photos']), triggerWord: 'ada' })
  return { origin, sent, trainer, start }
}

const UPLOAD = 'POST /v1/files'
const TRAIN = `POST /v1/models/ostris/flux-dev-lora-trainer/versions/${VERSION}/trainings`
const LOOK = 'GET /v1/trainings/zz4ibbonubfz7carwiefibzgga'
const CANCEL = 'POST /v1/trainings/zz4ibbonubfz7carwiefibzgga/cancel'
const FORGET = 'DELETE /v1/files/YWRhLXBob3Rvcw'
const FORGET_MODEL = 'DELETE /v1/models/inkwright/bodies/versions/4b2f1c9e'
const REMOTE_ID = 'zz4ibbonubfz7carwiefibzgga/YWRhLXBob3Rvcw'

describe('a training at Replicate', () => {
  test('is started with the photos as a file there, and with the trigger word', async () => {
    const { origin, sent, start } = await startReplicate({
      [UPLOAD]: 'replicate-file',
      [TRAIN]: 'replicate-training-started',
    })
    expect(await start()).toEqual({ state: 'running', remoteId: REMOTE_ID })
    expect(sent.map(({ call }) => call)).toEqual([UPLOAD, TRAIN])
    expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer key-of-ours']),
    )
    expect(sent[0]!.body).toContain('a zip of photos')
    expect(JSON.parse(sent[1]!.body)).toEqual({
      destination: 'inkwright/bodies',
      input: { input_images: `${origin}/v1/files/YWRhLXBob3Rvcw`, trigger_word: 'ada' },
    })
  })

  test.for([
    ['replicate-training-processing', { state: 'running' }, [LOOK]],
    [
      'replicate-training-succeeded',
      { state: 'ready', modelVersion: 'inkwright/bodies:4b2f1c9e' },
      [LOOK, FORGET],
    ],
    ['replicate-training-failed', { state: 'failed' }, [LOOK, FORGET]],
  ] as const)('%s: the photos go when it has ended', async ([reply, outcome, calls]) => {
    const { sent, trainer } = await startReplicate({ [LOOK]: reply })
    expect(await trainer.look(REMOTE_ID)).toEqual(outcome)
    expect(sent.map(({ call }) => call)).toEqual(calls)
  })

  test('that is not paid for is not tried again, and its photos do not stay there', async () => {
    const { sent, start } = await startReplicate({
      [UPLOAD]: 'replicate-file',
      [TRAIN]: 'replicate-unpaid',
    })
    const error = await start().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ProviderError)
    expect(error).toMatchObject({ message: 'replicate answered 402', isRetryable: false })
    expect(sent.at(-1)!.call).toBe(FORGET)
  })

  test('may be asked for again after an outage', async () => {
    const { start } = await startReplicate({})
    await expect(start()).rejects.toMatchObject({ isRetryable: true })
  })
})

const MODEL_VERSION = 'inkwright/bodies:4b2f1c9e'

describe('what lies at Replicate of a training', () => {
  test.for([
    ['whose model is known', {}, MODEL_VERSION, [FORGET, FORGET_MODEL]],
    [
      'that had been over before anybody asked',
      { [LOOK]: 'replicate-training-succeeded' },
      null,
      [FORGET, LOOK, FORGET_MODEL],
    ],
    ['that came to nothing', { [LOOK]: 'replicate-training-failed' }, null, [FORGET, LOOK]],
    [
      'that is under way, which is stopped',
      {
        [LOOK]: ['replicate-training-processing', 'replicate-training-canceled'],
        [CANCEL]: 'replicate-training-canceled',
      },
      null,
      [FORGET, LOOK, CANCEL, LOOK],
    ],
    [
      'that ends while it is being stopped',
      {
        [LOOK]: ['replicate-training-processing', 'replicate-training-succeeded'],
        [CANCEL]: 'replicate-training-succeeded',
      },
      null,
      [FORGET, LOOK, CANCEL, LOOK, FORGET_MODEL],
    ],
    [
      'that is gone already',
      { [FORGET]: 'replicate-not-found', [FORGET_MODEL]: 'replicate-not-found' },
      MODEL_VERSION,
      [FORGET, FORGET_MODEL],
    ],
    [
      'that Replicate does not know any more',
      { [FORGET]: 'replicate-not-found', [LOOK]: 'replicate-not-found' },
      null,
      [FORGET, LOOK],
    ],
  ] as const)('%s: goes', async ([, replies, modelVersion, calls]) => {
    const { sent, trainer } = await startReplicate(
      structuredClone(replies) as Record<string, string>,
    )
    await trainer.forget({ remoteId: REMOTE_ID, modelVersion })
    expect(sent.map(({ call }) => call)).toEqual(calls)
  })

  test.for([
    ['an outage', { [FORGET_MODEL]: 'replicate-outage' }, MODEL_VERSION, true],
    ['a model in use', { [FORGET_MODEL]: 'replicate-version-in-use' }, MODEL_VERSION, false],
    ['an outage where the photos are', { [FORGET]: 'replicate-outage' }, MODEL_VERSION, true],
    [
      'a training that has not stopped yet',
      {
        [LOOK]: 'replicate-training-processing',
        [CANCEL]: 'replicate-training-processing',
      },
      null,
      true,
    ],
    ['a name that is no version', {}, '4b2f1c9e', false],
  ] as const)('%s: it is not said to be gone', async ([, replies, modelVersion, isRetryable]) => {
    const { trainer } = await startReplicate(replies)
    await expect(trainer.forget({ remoteId: REMOTE_ID, modelVersion })).rejects.toMatchObject({
      name: 'ProviderError',
      isRetryable,
    })
  })
})

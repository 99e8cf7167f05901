import { expect, onTestFinished } from 'vitest'
import { bodyTasks } from '#server/features/body/body.tasks.ts'
import { tendBodies } from '#server/features/body/body.jobs.ts'
import { createEmbeddedTrainer } from '#server/providers/body-training/embedded-trainer.ts'
import { createReplicateTrainer } from '#server/providers/body-training/replicate-trainer.ts'
import {
  readReply,
  startRecordedService,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import { PHOTO_KEPT_DAYS, type BodyPhotosResponse, type Training } from '#shared/body.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import {
  formOf,
  makePhoto,
  NIGHT,
  signUpWithPlan,
  upload,
  uploadGood,
} from '#tests/support/photos.ts'

const REPLIES = new URL('../../providers/body-training/fixtures/', import.meta.url)
const CANCEL = /^POST \/v1\/trainings\/(\w+)\/cancel$/
const FORGET_MODEL = /^DELETE \/v1\/models\/inkwright\/bodies\/versions\/(\w+)$/
const FORGET_FILE = 'DELETE /v1/files/YWRhLXBob3Rvcw'

/** Replicate on this machine, with trainings of its own: the first makes the model `m1`, the second `m2`. */
async function startReplicate(deps: TestDeps) {
  const { bodyTrainer } = deps
  onTestFinished(() => void (deps.bodyTrainer = bodyTrainer))
  const state = { training: 'processing', forget: '202', trainings: 0 }
  const { origin, sent } = await startRecordedService(({ method, path }, address) => {
    const id = /^\/v1\/trainings\/t(\d+)/.exec(path)?.[1] ?? `${state.trainings}`
    const reply = (name: string) => {
      const { body, ...rest } = readReply(REPLIES, name, { ORIGIN: address })
      const text = JSON.stringify(body)
        .replaceAll('zz4ibbonubfz7carwiefibzgga', `t${id}`)
        .replaceAll('bodies:4b2f1c9e', `bodies:m${id}`)
      return { ...rest, body: JSON.parse(text) as unknown }
    }
    if (path === '/v1/files') return reply('replicate-file')
    if (method === 'DELETE' && path.startsWith('/v1/models/') && state.forget !== '202')
      return reply(state.forget)
    if (method === 'DELETE') return { status: 202, headers: {}, body: new Uint8Array() }
    if (path.endsWith('/cancel')) state.training = 'canceled'
    if (!path.endsWith('/trainings')) return reply(`replicate-training-${state.training}`)
    state.trainings++
    return {
      ...reply('replicate-training-started'),
      body: { id: `t${state.trainings}`, status: 'starting' },
    }
  })
  deps.bodyTrainer = createReplicateTrainer({
    apiKey: 'key-of-ours',
    baseUrl: `${origin}/v1`,
    trainer: `ostris/flux-dev-lora-trainer:${'26dce37af90b9d99'.repeat(4)}`,
    destination: 'inkwright/bodies',
  })
  const calls = () => sent.map(({ method, path }) => `${method} ${path}`)
  const firsts = (pattern: RegExp) => calls().flatMap((call) => pattern.exec(call)?.[1] ?? [])
  return { state, calls, forgotten: () => firsts(FORGET_MODEL), cancelled: () => firsts(CANCEL) }
}

const tend = (deps: TestDeps) =>
  bodyTasks(deps)
    .find(({ name }) => name === tendBodies.name)!
    .run({}, new AbortController().signal)

type Person = Awaited<ReturnType<typeof signUpWithPlan>>

/** Sends a training off. It is under way until Replicate is asked about it. */
async function train(deps: TestDeps, { client, as }: Person): Promise<number> {
  const { id } = (await client.post<Training>('/training/start', { payload: {} }, as)).body
  const sentOff = async () =>
    (await deps.db.selectFrom('body_profile').select('remote_id').where('id', '=', id).execute())[0]
      ?.remote_id
  await expect.poll(sentOff, { timeout: 20_000, interval: 20 }).not.toBeNull()
  return id
}

/** Somebody with six photos. The sixth is too dark, and there is a model `m1` of the others. */
async function withModel(deps: TestDeps) {
  const replicate = await startReplicate(deps)
  const ada = await signUpWithPlan(deps)
  await uploadGood(deps, ada.token, 5)
  await upload(deps, ada.token, formOf([{ name: 'night.jpg', bytes: await makePhoto(NIGHT) }]))
  await train(deps, ada)
  replicate.state.training = 'succeeded'
  await tend(deps)
  expect(
    await deps.db.selectFrom('body_profile').select(['state', 'model_version']).execute(),
  ).toEqual([{ state: 'ready', model_version: 'inkwright/bodies:m1' }])
  // While every photo is there, it stays.
  await tend(deps)
  expect(replicate.forgotten()).toEqual([])
  return { replicate, ada }
}

const deletionsOf = async ({ client, as }: Person) =>
  (await client.get<BodyPhotosResponse>('/body/photos', as)).body.deletions.map(
    ({ reason, photos }) => `${reason} ${photos}`,
  )

test('one of the photos deleted: the model trained on it goes from Replicate, and the record says so', async ({
  deps,
}) => {
  const { replicate, ada } = await withModel(deps)
  // It was not trained on what was too dark.
  await ada.client.delete('/body/photos/6', {}, ada.as)
  await tend(deps)
  expect(replicate.forgotten()).toEqual([])
  await ada.client.delete('/body/photos/3', {}, ada.as)
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
  expect(await deletionsOf(ada)).toEqual(['model 5', 'asked 1', 'asked 1'])
  // Designs are still laid on the photos that are left: that takes no model.
  const { body } = await ada.client.get<{ inUse: { photoIds: number[] } }>('/training', ada.as)
  expect(body.inUse.photoIds).toEqual([1, 2, 4, 5])
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
})

test('30 days over: the model goes with the photos', async ({ deps }) => {
  const { replicate } = await withModel(deps)
  deps.clock.advance(PHOTO_KEPT_DAYS * 86_400_000)
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
  const reasons = await deps.db
    .selectFrom('photo_deletion')
    .select('reason')
    .orderBy('id')
    .execute()
  expect(reasons).toEqual([{ reason: 'expired' }, { reason: 'model' }])
})

test('Replicate out of order: nothing is recorded, and it is asked again until the model is gone', async ({
  deps,
}) => {
  const { replicate, ada } = await withModel(deps)
  await ada.client.delete('/body/photos', {}, ada.as)
  replicate.state.forget = 'replicate-outage'
  await tend(deps)
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1', 'm1'])
  expect(await deletionsOf(ada)).toEqual(['asked 6'])
  // Gone in some other way is gone too.
  replicate.state.forget = 'replicate-not-found'
  await tend(deps)
  expect(await deletionsOf(ada)).toEqual(['model 5', 'asked 6'])
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1', 'm1', 'm1'])
})

test('the account deleted: the model goes after it, once the trainer that made it is there', async ({
  deps,
}) => {
  const { replicate, ada } = await withModel(deps)
  const confirm = { username: ada.user.username, password: 'a-fine-needle' }
  expect((await ada.client.delete('/user/me', confirm, ada.as)).status).toBe(204)
  const { bodyTrainer } = deps
  deps.bodyTrainer = createEmbeddedTrainer()
  await tend(deps)
  expect(replicate.forgotten()).toEqual([])
  deps.bodyTrainer = bodyTrainer
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
  expect(await deps.db.selectFrom('training_to_forget').selectAll().execute()).toEqual([])
})

test('a newer model ready: the older one goes, and no other', async ({ deps }) => {
  const { replicate, ada } = await withModel(deps)
  await uploadGood(deps, ada.token, 1)
  replicate.state.training = 'processing'
  await train(deps, ada)
  await tend(deps)
  expect(replicate.forgotten()).toEqual([])
  replicate.state.training = 'succeeded'
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
  expect(await deletionsOf(ada)).toEqual(['model 5'])
  await tend(deps)
  expect(replicate.forgotten()).toEqual(['m1'])
})

test('a photo deleted while its training is under way: it is stopped there, and may be started again', async ({
  deps,
}) => {
  const replicate = await startReplicate(deps)
  const ada = await signUpWithPlan(deps)
  await uploadGood(deps, ada.token, 6)
  const id = await train(deps, ada)
  await ada.client.delete('/body/photos/3', {}, ada.as)
  await tend(deps)
  expect(replicate.cancelled()).toEqual(['t1'])
  expect(replicate.calls()).toContain(FORGET_FILE)
  const { body } = await ada.client.get<Training>(`/training/${id}`, ada.as)
  expect(body).toMatchObject({ state: 'failed', failure: { code: 'photo_deleted' } })
  // No model came of it: only the photo is recorded.
  expect(await deletionsOf(ada)).toEqual(['asked 1'])
  const again = await ada.client.post<Training>('/training/start', { payload: {} }, ada.as)
  expect(again.body.id).toBe(id + 1)
})

test.for([
  ['the account deleted', (deps: TestDeps) => deps.db.deleteFrom('account').where('id', '>', 1)],
  [
    'another one sent off by a second worker',
    (deps: TestDeps) => deps.db.updateTable('body_profile').set({ remote_id: 't9/other' }),
  ],
] as const)(
  '%s while the photos are on their way there: the training is stopped',
  async ([, meanwhile], { deps }) => {
    const replicate = await startReplicate(deps)
    const ada = await signUpWithPlan(deps)
    await uploadGood(deps, ada.token, 5)
    const { bodyTrainer } = deps
    deps.bodyTrainer = {
      ...bodyTrainer,
      start: async (order) => {
        const started = await bodyTrainer.start(order)
        await meanwhile(deps).execute()
        return started
      },
    }
    await ada.client.post('/training/start', { payload: {} }, ada.as)
    const waiting = () => deps.db.selectFrom('training_to_forget').select('remote_id').execute()
    await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toHaveLength(1)
    await tend(deps)
    expect(replicate.cancelled()).toEqual(['t1'])
    expect(await waiting()).toEqual([])
  },
)

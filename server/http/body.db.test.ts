import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { clearAway } from '#server/features/body/photos.service.ts'
import { endLostTrainings, followTrainings } from '#server/features/body/training.service.ts'
import { onTraining } from '#server/features/body/training-signals.service.ts'
import type { TrainingOutcome } from '#server/providers/body-training/body-trainer.ts'
import type { AdminOverview, AuditResponse } from '#shared/admin.ts'
import { PHOTO_KEPT_DAYS } from '#shared/body.ts'
import type {
  BodyPhotosResponse,
  LatestTrainingResponse,
  PhotoReviewsResponse,
  Training,
} from '#shared/body.ts'
import { proves } from '#tests/proves.ts'
import { signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import {
  emptyStore,
  formOf,
  makePhoto,
  NIGHT,
  SKIN,
  signUpWithPlan,
  upload,
  uploadGood,
} from '#tests/support/photos.ts'

const DAY_MS = 86_400_000

type Person = Awaited<ReturnType<typeof signUpWithPlan>>

const photosOf = async ({ client, as }: Person) =>
  (await client.get<BodyPhotosResponse>('/body/photos', as)).body

async function listKeys(deps: TestDeps): Promise<string[]> {
  const keys: string[] = []
  for await (const key of deps.files.list('users/')) keys.push(key)
  return keys
}

async function uploadColours(deps: TestDeps, { token }: Person, colours: readonly string[]) {
  const files = await Promise.all(
    colours.map(async (colour, index) => ({
      name: `${index}.jpg`,
      bytes: await makePhoto(colour),
    })),
  )
  return (await upload(deps, token, formOf(files))).body
}

const start = ({ client, as }: Person, payload: object = {}) =>
  client.post<Training>('/training/start', { payload }, as)

async function ended({ client, as }: Person, id: number): Promise<Training> {
  const look = async () => (await client.get<Training>(`/training/${id}`, as)).body
  await expect
    .poll(async () => (await look()).endedAt, { timeout: 20_000, interval: 50 })
    .not.toBeNull()
  return look()
}

describe('photos', () => {
  test('are for their owner alone: by token, or by an address that expires', async ({ deps }) => {
    const ada = await signUpWithPlan(deps)
    const eve = await signUpWithPlan(deps, { email: 'eve@example.com' })
    const { token: admin } = await signInAsAdmin(deps)
    await uploadGood(deps, ada.token, 1)
    const [photo] = (await photosOf(ada)).photos
    const picture = `/body/photos/${photo!.id}/picture`
    const statusFor = async (token?: string) =>
      (await ada.client.get(picture, token ? { token } : {})).status
    expect(await statusFor(ada.token)).toBe(200)
    expect([await statusFor(eve.token), await statusFor(admin), await statusFor()]).toEqual([
      404, 404, 404,
    ])
    expect((await ada.client.delete(`/body/photos/${photo!.id}`, {}, eve.as)).status).toBe(404)
    const signed = await ada.client.app.request(photo!.url)
    expect([signed.status, signed.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await sharp(await signed.arrayBuffer()).metadata()).format).toBe('jpeg')
    // Signed for one photo, it opens no other.
    await uploadGood(deps, eve.token, 1)
    const query = photo!.url.split('?')[1]
    const { id: other } = (await photosOf(eve)).photos[0]!
    const forged = await ada.client.app.request(`/api/body/photos/${other}/picture?${query}`)
    expect(forged.status).toBe(404)
    deps.clock.advance(3 * 3_600_000)
    expect((await ada.client.app.request(photo!.url)).status).toBe(404)
    expect(deps.logged.join('')).not.toContain('signature')
    proves('§6.admin.photos')
  })

  test('are deleted on request, one or all, and the record says so', async ({ deps }) => {
    await emptyStore(deps)
    const ada = await signUpWithPlan(deps)
    await uploadGood(deps, ada.token, 3)
    const [first] = (await photosOf(ada)).photos
    const { body } = await ada.client.delete<BodyPhotosResponse>(
      `/body/photos/${first!.id}`,
      {},
      ada.as,
    )
    expect(body.photos).toHaveLength(2)
    expect(await listKeys(deps)).toHaveLength(2)
    await ada.client.delete('/body/photos', {}, ada.as)
    const at = deps.clock.now().toISOString()
    expect(await photosOf(ada)).toEqual({
      photos: [],
      deletions: [
        { photos: 2, at, reason: 'asked' },
        { photos: 1, at, reason: 'asked' },
      ],
    })
    expect(await listKeys(deps)).toEqual([])
    // Deleting nothing is nothing to record.
    await ada.client.delete('/body/photos', {}, ada.as)
    expect((await photosOf(ada)).deletions).toHaveLength(2)
  })

  test('are gone after 30 days, and with them what a crash left half-way', async ({ deps }) => {
    await emptyStore(deps)
    const ada = await signUpWithPlan(deps)
    await uploadGood(deps, ada.token, 2)
    await deps.db.updateTable('body_photo').set({ stored_at: null }).where('id', '=', 2).execute()
    expect((await photosOf(ada)).photos).toHaveLength(1)
    deps.clock.advance(PHOTO_KEPT_DAYS * DAY_MS - 1)
    await clearAway(deps)
    expect(await listKeys(deps)).toHaveLength(1)
    deps.clock.advance(1)
    // Not seen any more from the very moment, whenever they are cleared away.
    const { id } = await deps.db.selectFrom('body_photo').select('id').executeTakeFirstOrThrow()
    const { token } = await signInAgain(ada)
    expect((await ada.client.get(`/body/photos/${id}/picture`, { token })).status).toBe(404)
    await clearAway(deps)
    expect(await listKeys(deps)).toEqual([])
    const { body } = await ada.client.get<BodyPhotosResponse>('/body/photos', { token })
    expect(body).toMatchObject({ photos: [], deletions: [{ photos: 1, reason: 'expired' }] })
  })

  test('are in the export, and go with the account', async ({ deps }) => {
    await emptyStore(deps)
    const ada = await signUpWithPlan(deps)
    await uploadGood(deps, ada.token, 2)
    const zip = await ada.client.app.request('/api/user/me/export', {
      headers: { Authorization: `Bearer ${ada.token}` },
    })
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1')
    expect(bytes.match(/images\/body\/[0-9a-f]{24}\/photo\.jpg/g)).toHaveLength(4)
    const confirm = { username: ada.user.username, password: 'a-fine-needle' }
    await ada.client.delete('/user/me', confirm, ada.as)
    await expect.poll(() => listKeys(deps), { timeout: 15_000 }).toEqual([])
    expect(await deps.db.selectFrom('body_photo').select('id').execute()).toEqual([])
  })
})

/** Sessions end before photos do. */
async function signInAgain({ client, user }: Person): Promise<{ token: string }> {
  const login = { email: user.email, password: 'a-fine-needle' }
  return (await client.post<{ token: string }>('/auth/login', login)).body
}

describe('a photo that somebody has to look at', () => {
  test('is not used until the administrator allows it, who sees no more than needed', async ({
    deps,
  }) => {
    const { photoReview } = deps
    onTestFinished(() => void (deps.photoReview = photoReview))
    deps.photoReview = { ...photoReview, review: () => Promise.resolve({ needsLook: true }) }
    const ada = await signUpWithPlan(deps)
    const large = { name: 'a.jpg', bytes: await makePhoto(SKIN, 1600, 1200) }
    await upload(deps, ada.token, formOf([large, large]))
    deps.photoReview = photoReview
    const { photos } = await photosOf(ada)
    expect(photos.map(({ needsReview }) => needsReview)).toEqual([true, true])
    const tried = { tattooId: 1, photoId: photos[0]!.id }
    expect(await ada.client.refusal(ada.client.post('/body/try-on', tried, ada.as))).toMatchObject({
      status: 409,
      code: 'photo_in_review',
    })

    const { token: admin } = await signInAsAdmin(deps)
    const countWaiting = async () =>
      (await ada.client.get<AdminOverview>('/admin/overview', { token: admin })).body.waiting.photos
    const { body } = await ada.client.get<PhotoReviewsResponse>('/admin/photo-reviews', {
      token: admin,
    })
    expect(body.reviews.map((review) => Object.keys(review))).toEqual([
      ['id', 'ownerId', 'url', 'createdAt'],
      ['id', 'ownerId', 'url', 'createdAt'],
    ])
    expect(await countWaiting()).toBe(2)
    const [newest, oldest] = body.reviews
    const shown = await ada.client.app.request(newest!.url)
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata()
    expect(Math.max(width, height)).toBe(512)
    const decide = (id: number, decision: string) =>
      ada.client.post(`/admin/photo-reviews/${id}`, { decision }, { token: admin })
    expect((await decide(oldest!.id, 'allow')).status).toBe(204)
    expect((await decide(newest!.id, 'refuse')).status).toBe(204)
    const log = await ada.client.get<AuditResponse>('/admin/audit', { token: admin })
    const details = { ownerId: ada.user.id }
    expect(log.body.entries).toMatchObject([
      { act: 'photo_refused', targetKind: 'photo', targetId: `${newest!.id}`, details },
      { act: 'photo_approved', targetKind: 'photo', targetId: `${oldest!.id}`, details },
    ])
    // What has been decided is none of the administrator's business any more.
    expect((await decide(oldest!.id, 'refuse')).status).toBe(404)
    expect((await ada.client.app.request(oldest!.url)).status).toBe(404)
    const again = await ada.client.get<AuditResponse>('/admin/audit', { token: admin })
    expect(again.body.entries).toHaveLength(2)
    expect(await countWaiting()).toBe(0)
    expect(await photosOf(ada)).toMatchObject({
      photos: [{ id: oldest!.id, needsReview: false }],
      deletions: [{ photos: 1, reason: 'review' }],
    })
    proves('§6.admin.photos')
  })
})

describe('§7 POST /training/start', () => {
  test('reads every photo, tells how far it is, and makes a profile of five', async ({ deps }) => {
    const told: Training[] = []
    onTestFinished(onTraining(deps, ({ training }) => void told.push(training)))
    const ada = await signUpWithPlan(deps)
    const { url } = await uploadColours(deps, ada, [SKIN, SKIN, NIGHT, SKIN, SKIN, SKIN])
    const { status, body } = await start(ada, { zipUrl: url, triggerWord: 'ada' })
    expect([status, body.state, body.photosTotal]).toEqual([200, 'queued', 6])
    // Started twice, it is the same one.
    expect((await start(ada, { zipUrl: url })).body.id).toBe(body.id)
    const training = await ended(ada, body.id)
    expect(training).toMatchObject({
      state: 'ready',
      triggerWord: 'ada',
      photosRead: 6,
      photosUsable: 5,
      retakes: [{ photoId: 3, reasons: ['too-dark'] }],
      failure: null,
    })
    expect(told.map(({ state, photosRead }) => `${state} ${photosRead}`)).toEqual([
      'queued 0',
      'running 0',
      'running 1',
      'running 2',
      'running 3',
      'running 4',
      'running 5',
      'running 6',
      'ready 6',
    ])
    const { photos } = await photosOf(ada)
    expect(photos.map(({ reading }) => reading?.quality)).toEqual([0.9, 0.9, 0.1, 0.9, 0.9, 0.9])
    const eve = await signUpWithPlan(deps, { email: 'eve@example.com' })
    expect((await eve.client.get(`/training/${body.id}`, eve.as)).status).toBe(404)
    expect((await start(eve, { zipUrl: url })).status).toBe(404)
    const latest = await eve.client.get<LatestTrainingResponse>('/training', eve.as)
    expect(latest.body.training).toBeNull()
    proves('§3.training.request', '§7.training.start')
  })

  test('with too few that can be used says which to take again, and why', async ({ deps }) => {
    const ada = await signUpWithPlan(deps)
    await uploadColours(deps, ada, [SKIN, SKIN])
    expect(await ada.client.refusal(start(ada))).toEqual({
      status: 409,
      code: 'too_few_photos',
      message: 'Please upload at least 5 photos: there are 2.',
    })
    await uploadColours(deps, ada, [NIGHT, NIGHT, SKIN])
    const training = await ended(ada, (await start(ada)).body.id)
    expect(training).toMatchObject({
      state: 'failed',
      photosUsable: 3,
      retakes: [
        { photoId: 3, reasons: ['too-dark'] },
        { photoId: 4, reasons: ['too-dark'] },
      ],
      failure: { code: 'too_few_usable' },
    })
    const generate = { payload: { prompt: 'a rose', bodyMapping: true } }
    expect(
      await ada.client.refusal(ada.client.post('/tattoo/generate', generate, ada.as)),
    ).toMatchObject({ status: 409, code: 'body_mapping_unavailable' })
    // Two better ones, and it goes.
    await uploadColours(deps, ada, [SKIN, SKIN])
    expect((await ended(ada, (await start(ada)).body.id)).state).toBe('ready')
    proves('§5.upload.count')
  })

  test('with a trainer elsewhere hands it the photos and is ready when it says so', async ({
    deps,
  }) => {
    const { bodyTrainer } = deps
    onTestFinished(() => void (deps.bodyTrainer = bodyTrainer))
    let packedBytes = 0
    let outcome: TrainingOutcome = { state: 'running' }
    deps.bodyTrainer = {
      id: 'replicate',
      async start(order) {
        packedBytes = (await buffer(order.packPhotos())).length
        return { state: 'running', remoteId: 'there/1' }
      },
      look: () => Promise.resolve(outcome),
      forget: () => Promise.resolve(),
    }
    const ada = await signUpWithPlan(deps)
    await uploadGood(deps, ada.token)
    const { id } = (await start(ada)).body
    await expect.poll(() => packedBytes, { timeout: 15_000 }).toBeGreaterThan(1000)
    await expect
      .poll(async () => (await deps.db.selectFrom('body_profile').select('remote_id').execute())[0])
      .toEqual({ remote_id: 'there/1' })
    await followTrainings(deps)
    expect((await ada.client.get<Training>(`/training/${id}`, ada.as)).body.state).toBe('running')
    outcome = { state: 'ready', modelVersion: 'ink/ada:1' }
    await followTrainings(deps)
    expect((await ended(ada, id)).state).toBe('ready')
  })

  test('that nobody works on any more ends', async ({ deps }) => {
    const ada = await signUpWithPlan(deps)
    const created = deps.clock.now()
    await deps.db
      .insertInto('body_profile')
      .values({ account_id: ada.user.id, trigger_word: 'x', photo_ids: [1], created_at: created })
      .execute()
    await endLostTrainings(deps)
    const latest = async () =>
      (await ada.client.get<LatestTrainingResponse>('/training', ada.as)).body.training
    expect((await latest())?.state).toBe('queued')
    deps.clock.advance(2 * 3_600_000)
    await endLostTrainings(deps)
    expect(await latest()).toMatchObject({ state: 'failed', failure: { code: 'training_failed' } })
  })
})

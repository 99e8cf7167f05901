import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { setReading } from '#server/features/body/body.queries.ts'
import {
  balanceOf,
  generate,
  listPictures,
  prepare,
  renderingsOf,
  train,
  trainingsOf,
  tryOn,
} from '#server/features/body/mapping.test-support.ts'
import { erasePhotos } from '#server/features/body/photos.service.ts'
import { moveTraining, TRAINING_FAILED } from '#server/features/body/training.service.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { BodyPhotosResponse, ShareResponse, TryOnResponse } from '#shared/body.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { addKeptDesign } from '#tests/support/designs.ts'
import { test } from '#tests/support/deps.ts'
import { formOf, makePhoto, NIGHT, signUpWithPlan, upload } from '#tests/support/photos.ts'
import { createScriptedBody } from '#tests/support/scripted-body.ts'

const PLACEMENT = { x: 0.4, y: 0.6, turnDegrees: 15, size: 0.2, bend: 0.5, age: 'healed' as const }

describe('§1 a design with body mapping', () => {
  test('costs 15 credits and comes with the design on each photo, for its owner alone', async ({
    deps,
  }) => {
    const { ada } = await prepare(deps)
    const before = await balanceOf(ada)
    expect(await ada.client.refusal(generate(ada))).toMatchObject({
      status: 409,
      code: 'body_mapping_unavailable',
    })
    expect(await balanceOf(ada)).toBe(before)
    await train(ada)
    const { status, body } = await generate(ada)
    expect(status).toBe(200)
    expect(body.output).toHaveLength(1)
    expect(new Set(body.renderings.map(({ photoId }) => photoId))).toEqual(new Set([1, 2, 3, 4, 5]))
    const [rendering] = body.renderings
    expect(rendering).toMatchObject({ tattooId: body.output[0]!.id, width: 120, height: 160 })
    expect(body.creditBalance).toBe(before - 15)
    const picture = await ada.client.app.request(rendering!.url)
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg')
    const png = await ada.client.app.request(`${rendering!.url}&as=png`)
    expect((await sharp(await png.arrayBuffer()).metadata()).format).toBe('png')
    const eve = await signUpWithPlan(deps, { email: 'eve@example.com' })
    const address = `/body/renderings/${rendering!.id}/picture`
    expect((await eve.client.get(address, eve.as)).status).toBe(404)
    expect((await eve.client.get(address)).status).toBe(404)
    expect(await renderingsOf(eve)).toEqual([])
    // The gallery has the design, and nothing of the photos.
    const { body: gallery } = await eve.client.get<{ tattoos: Tattoo[] }>('/tattoo/explore')
    expect(JSON.stringify(gallery)).not.toContain('/body/')
    proves('§1.product.mapping-cost', '§9.credits.costs')
  })

  test('is laid on the profile before while a newer one is made, and when that fails', async ({
    deps,
  }) => {
    const { ada } = await prepare(deps)
    await train(ada)
    const inUse = { training: { id: 1, state: 'ready' }, photoIds: [1, 2, 3, 4, 5] }
    expect(await trainingsOf(ada)).toMatchObject({ training: { id: 1, state: 'ready' }, inUse })
    const open = await deps.db
      .insertInto('body_profile')
      .values({
        account_id: ada.user.id,
        trigger_word: 'x',
        photo_ids: [1],
        created_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await trainingsOf(ada)).toMatchObject({ training: { id: 2, state: 'queued' }, inUse })
    await moveTraining(deps, open.id, {
      state: 'failed',
      failure: TRAINING_FAILED,
      endedAt: deps.clock.now(),
    })
    expect(await trainingsOf(ada)).toMatchObject({ training: { id: 2, state: 'failed' }, inUse })
    const { renderings } = (await generate(ada)).body
    expect(new Set(renderings.map(({ photoId }) => photoId))).toEqual(new Set(inUse.photoIds))
    await ada.client.delete('/body/photos/2', {}, ada.as)
    expect((await trainingsOf(ada)).inUse?.photoIds).toEqual([1, 3, 4, 5])
    await ada.client.delete('/body/photos', {}, ada.as)
    expect((await trainingsOf(ada)).inUse).toBeNull()
  })

  test('that can be laid on none of the photos is not charged, and leaves nothing', async ({
    deps,
  }) => {
    const { ada } = await prepare(deps)
    await train(ada)
    const before = await balanceOf(ada)
    deps.body = createScriptedBody(() => {
      throw new ProviderError('no', { provider: 'body', isRetryable: true })
    })
    expect(await ada.client.refusal(generate(ada))).toEqual({
      status: 422,
      code: 'photo_unusable',
      message: 'The design could not be laid on the photo. Nothing was charged.',
    })
    expect(await balanceOf(ada)).toBe(before)
    expect((await ada.client.get<Tattoo[]>('/tattoo/by-user', ada.as)).body).toEqual([])
    expect(await listPictures(deps)).toEqual([])
  })
})

describe('trying a design on', () => {
  test('costs 15 credits once, goes where it is put, and is deleted with its photo', async ({
    deps,
  }) => {
    const { ada, scripted } = await prepare(deps)
    const other = await signUpWithPlan(deps, { email: 'artist@example.com' })
    const open = await addKeptDesign(deps, other.user.id, { prompt: 'a wolf' })
    const secret = await addKeptDesign(deps, other.user.id, {
      prompt: 'a private wolf',
      isPublic: false,
    })
    const before = await balanceOf(ada)
    const asked = { tattooId: open, photoId: 2, placement: PLACEMENT }
    const key = { ...ada.as, headers: { 'Idempotency-Key': 'try-on-wolf-1' } }
    const { status, body } = await ada.client.post<TryOnResponse>('/body/try-on', asked, key)
    expect([status, body.creditBalance]).toEqual([200, before - 15])
    expect(body.rendering).toMatchObject({ tattooId: open, photoId: 2, placement: PLACEMENT })
    expect(scripted.mapped).toEqual([PLACEMENT])
    // The same call again is the same picture.
    const again = await ada.client.post<TryOnResponse>('/body/try-on', asked, key)
    expect(again.body.rendering?.id).toBe(body.rendering!.id)
    expect(await balanceOf(ada)).toBe(before - 15)
    expect((await tryOn(ada, { tattooId: secret, photoId: 2 })).status).toBe(404)
    expect((await tryOn(ada, { tattooId: open, photoId: 99 })).status).toBe(404)
    expect((await tryOn(other, { tattooId: open, photoId: 2 })).status).toBe(404)
    expect(await listPictures(deps)).toHaveLength(1)
    await ada.client.delete('/body/photos/2', {}, ada.as)
    expect(await renderingsOf(ada)).toEqual([])
    expect(await listPictures(deps)).toEqual([])
    expect(await balanceOf(ada)).toBe(before - 15)
    proves('§1.product.mapping-cost')
  })

  test('on a photo of no use says why and costs nothing', async ({ deps }) => {
    const { ada } = await prepare(deps)
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    const dark = await upload(
      deps,
      ada.token,
      formOf([{ name: 'a.jpg', bytes: await makePhoto(NIGHT) }]),
    )
    const before = await balanceOf(ada)
    const photoId = dark.body.photos[0]!.id
    expect(await ada.client.refusal(tryOn(ada, { tattooId, photoId }))).toEqual({
      status: 422,
      code: 'photo_unusable',
      message: 'The photo cannot be used: it is too dark. Nothing was charged.',
    })
    expect(await balanceOf(ada)).toBe(before)
    expect(await listPictures(deps)).toEqual([])
  })

  test('lies on the skin that was tapped, whatever a reading without the tap found', async ({
    deps,
  }) => {
    const { ada, scripted } = await prepare(deps)
    await train(ada)
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    const { photos } = (await ada.client.get<BodyPhotosResponse>('/body/photos', ada.as)).body
    const { reading } = photos[0]!
    await setReading(deps.db, 1, { ...reading!, refusals: ['no-person'] })
    const asked = { tattooId, photoId: 1, placement: PLACEMENT }
    expect((await tryOn(ada, asked)).status).toBe(422)
    const tap = { x: 0.2, y: 0.9 }
    expect((await tryOn(ada, { ...asked, tap })).status).toBe(200)
    // Without a tap of its own a picture lies where the photo was read.
    expect((await tryOn(ada, { ...asked, photoId: 2 })).status).toBe(200)
    expect(scripted.taps).toEqual([tap, reading!.tap])
  })

  test('§4 body mapping: where somebody pointed is kept with the photo, and every design is laid there', async ({
    deps,
  }) => {
    const { ada, scripted } = await prepare(deps)
    await train(ada)
    const tap = { x: 0.3, y: 0.7 }
    const point = (id: number, at: object, as = ada.as) =>
      ada.client.post<BodyPhotosResponse>(`/body/photos/${id}/tap`, at, as)
    const { photos } = (await point(1, tap)).body
    expect(photos.find(({ id }) => id === 1)!.reading).toMatchObject({ tap, refusals: [] })
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    expect((await tryOn(ada, { tattooId, photoId: 1 })).status).toBe(200)
    expect(scripted.taps).toEqual([{ ...tap, isPointed: true }])
    expect((await point(1, { x: 2, y: 0 })).status).toBe(400)
    const eve = await signUpWithPlan(deps, { email: 'eve@example.com' })
    expect((await point(1, tap, eve.as)).status, 'nobody else’s').toBe(404)
  })

  test('§4 body mapping: pointing where nothing can be laid says why and changes nothing', async ({
    deps,
  }) => {
    const { ada } = await prepare(deps)
    const night = formOf([{ name: 'night.jpg', bytes: await makePhoto(NIGHT) }])
    const [dark] = (await upload(deps, ada.token, night)).body.photos
    const pointing = ada.client.post(`/body/photos/${dark!.id}/tap`, { x: 0.5, y: 0.5 }, ada.as)
    expect(await ada.client.refusal(pointing)).toMatchObject({
      status: 422,
      code: 'photo_unusable',
      message: 'The photo cannot be used: it is too dark.',
    })
    const { photos } = (await ada.client.get<BodyPhotosResponse>('/body/photos', ada.as)).body
    expect(photos.find(({ id }) => id === dark!.id)!.reading).toBeNull()
  })

  test('needs a paid plan and the credits', async ({ deps }) => {
    const { ada } = await prepare(deps)
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    const refusalOf = async () => {
      const { code } = await ada.client.refusal(tryOn(ada, { tattooId, photoId: 1 }))
      return code
    }
    for (let times = 0; times < 3; times++)
      expect((await tryOn(ada, { tattooId, photoId: 1 })).status).toBe(200)
    expect(await balanceOf(ada)).toBe(0)
    expect(await refusalOf()).toBe('insufficient_credits')
    await deps.db.updateTable('account').set({ subscription_plan: 0 }).execute()
    expect(await refusalOf()).toBe('upgrade_required')
  })

  test('whose photo is deleted while it is made is not charged, and leaves no file', async ({
    deps,
  }) => {
    const { ada } = await prepare(deps, async () => {
      const photos = await deps.db
        .selectFrom('body_photo')
        .selectAll()
        .where('id', '=', 1)
        .execute()
      await erasePhotos(deps, photos, 'asked')
    })
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    const before = await balanceOf(ada)
    expect(await ada.client.refusal(tryOn(ada, { tattooId, photoId: 1 }))).toMatchObject({
      status: 422,
      code: 'photo_unusable',
    })
    expect(await balanceOf(ada)).toBe(before)
    expect(await listPictures(deps)).toEqual([])
  })

  test('survives the worker: another one delivers it, once', async ({ deps }) => {
    let isFirst = true
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: wake, resolve: wakeUp } = Promise.withResolvers<void>()
    onTestFinished(() => wakeUp())
    const { ada, runner } = await prepare(deps, async () => {
      if (!isFirst) return
      isFirst = false
      begin()
      await wake
    })
    const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
    const before = await balanceOf(ada)
    const answer = tryOn(ada, { tattooId, photoId: 1 })
    await begun
    expect(await balanceOf(ada)).toBe(before - 15)
    // The lease of a worker that is not heard of any more runs out.
    await deps.db
      .updateTable('generation')
      .set({ lease_until: new Date(deps.clock.now().getTime() - 1) })
      .execute()
    const second = await startGenerationRunner(deps, { concurrency: 1 })
    onTestFinished(() => second.stop(5_000))
    const { status, body } = await answer
    expect([status, body.creditBalance]).toEqual([200, before - 15])
    // The first one wakes up, and finds that it is too late.
    wakeUp()
    await runner.stop(5_000)
    expect(await renderingsOf(ada)).toHaveLength(1)
    expect(await listPictures(deps)).toHaveLength(1)
  })
})

test('a link shows one picture to whoever has it, until it expires or is taken back', async ({
  deps,
}) => {
  const { ada } = await prepare(deps)
  const tattooId = await addKeptDesign(deps, ada.user.id, { prompt: 'a wolf' })
  const { id } = (await tryOn(ada, { tattooId, photoId: 1 })).body.rendering!
  const share = async () =>
    (await ada.client.post<ShareResponse>(`/body/renderings/${id}/share`, {}, ada.as)).body
  const statusOf = async ({ pictureUrl }: ShareResponse) =>
    (await ada.client.app.request(new URL(pictureUrl).pathname)).status
  const first = await share()
  expect(await statusOf(first)).toBe(200)
  const second = await share()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  const token = second.url.split('/').at(-1)!
  expect(deps.logged.join('')).not.toContain(token)
  const rows = await deps.db.selectFrom('body_rendering').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const eve = await signUpWithPlan(deps, { email: 'eve@example.com' })
  const asEve = await eve.client.post(`/body/renderings/${id}/share`, {}, eve.as)
  expect(asEve.status).toBe(404)
  await ada.client.delete(`/body/renderings/${id}/share`, {}, ada.as)
  expect(await statusOf(second)).toBe(404)
  const third = await share()
  deps.clock.advance(7 * 86_400_000)
  expect(await statusOf(third)).toBe(404)
  await ada.client.delete(`/body/renderings/${id}`, {}, ada.as)
  expect(await renderingsOf(ada)).toEqual([])
  expect(await listPictures(deps)).toEqual([])
  const { body } = await ada.client.get<BodyPhotosResponse>('/body/photos', ada.as)
  expect(body.photos).toHaveLength(5)
})

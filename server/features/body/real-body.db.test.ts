import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { openBodyStudio } from '#server/providers/body/body-studio.ts'
import type { TryOnResponse } from '#shared/body.ts'
import type { CreditsResponse } from '#shared/credits.ts'
import { addKeptDesign } from '#tests/support/designs.ts'
import { test } from '#tests/support/deps.ts'
import { emptyPhoto, limbPhoto } from '#tests/support/limb-photo.ts'
import { emptyStore, formOf, signUpWithPlan, upload } from '#tests/support/photos.ts'

/** The model takes seconds to wake, and many of them on a busy machine. */
const AWAKE_WITHIN = { timeout: 120_000 }

test(
  'with the real model ink lies on the skin of an arm, and on a table not at all',
  AWAKE_WITHIN,
  async ({ deps }) => {
    await emptyStore(deps)
    const { ink, body } = deps
    const studio = openBodyStudio({ log: deps.log })
    onTestFinished(async () => {
      Object.assign(deps, { ink, body })
      await studio.close()
    })
    const art = await sharp({
      create: { width: 64, height: 64, channels: 4, background: '#000000ff' },
    })
      .png()
      .toBuffer()
    deps.ink = { ...ink, makeFile: () => Promise.resolve({ bytes: art, mediaType: 'image/png' }) }
    deps.body = studio
    const runner = await startGenerationRunner(deps, { concurrency: 1 })
    onTestFinished(() => runner.stop(5_000))

    const { client, as, token, user } = await signUpWithPlan(deps)
    const { photos } = (
      await upload(
        deps,
        token,
        formOf([
          { name: 'arm.jpg', bytes: await limbPhoto({ sizePx: 600 }) },
          { name: 'table.jpg', bytes: await emptyPhoto(600) },
        ]),
      )
    ).body
    const [arm, table] = photos
    const tattooId = await addKeptDesign(deps, user.id, { prompt: 'a black square' })
    const tryOn = (photoId: number, more: object = {}) =>
      client.post<TryOnResponse>('/body/try-on', { tattooId, photoId, ...more }, as)
    const { rendering, creditBalance } = (await tryOn(arm!.id)).body
    expect(await client.refusal(tryOn(table!.id))).toMatchObject({
      status: 422,
      code: 'photo_unusable',
    })
    const { width, height, placement } = rendering!
    const brightnessAt = async (url: string) => {
      const bytes = await (await client.app.request(url)).arrayBuffer()
      const spot = {
        left: Math.round(placement.x * width) - 4,
        top: Math.round(placement.y * height) - 4,
        width: 8,
        height: 8,
      }
      const { channels } = await sharp(await sharp(bytes).extract(spot).toBuffer()).stats()
      return channels[0]!.mean
    }
    expect(await brightnessAt(rendering!.url)).toBeLessThan((await brightnessAt(arm!.url)) * 0.7)
    // Ink that would lie beside the skin is not laid, unless somebody says that it is to lie there.
    const beside = { x: 0.05, y: 0.05, turnDegrees: 0, size: 0.1, bend: 0, age: 'healed' }
    const missed = { placement: beside, tap: rendering!.placement }
    expect(await client.refusal(tryOn(arm!.id, missed))).toMatchObject({ code: 'photo_unusable' })
    const credits = await client.get<CreditsResponse>('/credits/user/', as)
    expect(credits.body.creditBalance).toBe(creditBalance)
    const byHand = { placement: beside, tap: { x: 0.05, y: 0.05, isByHand: true } }
    const placed = (await tryOn(table!.id, byHand)).body
    expect(placed.rendering).toMatchObject({ placement: beside })
    expect(placed.creditBalance).toBe(creditBalance - 15)
  },
)

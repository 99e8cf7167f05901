import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import type { BodyRenderingsResponse, LatestTrainingResponse, TryOnResponse } from '#shared/body.ts'
import type { CreditsResponse } from '#shared/credits.ts'
import type { GenerateResponse } from '#shared/tattoos.ts'
import type { TestDeps } from '#tests/support/deps.ts'
import { emptyStore, signUpWithPlan, uploadGood } from '#tests/support/photos.ts'
import { createScriptedBody } from '#tests/support/scripted-body.ts'
import { createScriptedImages } from '#tests/support/scripted-images.ts'

/** Scripted drawing and mapping, and a runner: what is under test are credits, rows and files. */
export async function prepare(deps: TestDeps, script?: () => Promise<void> | void) {
  await emptyStore(deps)
  const { images, ink, body } = deps
  onTestFinished(() => void Object.assign(deps, { images, ink, body }))
  const art = await sharp({
    create: { width: 8, height: 8, channels: 4, background: '#000000ff' },
  })
    .png()
    .toBuffer()
  const scripted = createScriptedBody(script)
  Object.assign(deps, {
    images: createScriptedImages().provider,
    ink: { ...ink, makeFile: () => Promise.resolve({ bytes: art, mediaType: 'image/png' }) },
    body: scripted,
  })
  const runner = await startGenerationRunner(deps, { concurrency: 1 })
  onTestFinished(() => runner.stop(5_000))
  const ada = await signUpWithPlan(deps)
  await uploadGood(deps, ada.token, 5)
  return { ada, scripted, runner }
}

export type Person = Awaited<ReturnType<typeof signUpWithPlan>>

export const balanceOf = async ({ client, as }: Person) =>
  (await client.get<CreditsResponse>('/credits/user/', as)).body.creditBalance

export const renderingsOf = async ({ client, as }: Person) =>
  (await client.get<BodyRenderingsResponse>('/body/renderings', as)).body.renderings

export const trainingsOf = async ({ client, as }: Person) =>
  (await client.get<LatestTrainingResponse>('/training', as)).body

export async function train({ client, as }: Person): Promise<void> {
  await client.post('/training/start', { payload: {} }, as)
  const latest = async () =>
    (await client.get<LatestTrainingResponse>('/training', as)).body.training?.state
  await expect.poll(latest, { timeout: 15_000, interval: 50 }).toBe('ready')
}

export const generate = ({ client, as }: Person) =>
  client.post<GenerateResponse>(
    '/tattoo/generate',
    { payload: { prompt: 'a rose', bodyMapping: true, variations: 3 } },
    as,
  )

export const tryOn = ({ client, as }: Person, request: object) =>
  client.post<TryOnResponse>('/body/try-on', request, as)

export async function listPictures(deps: TestDeps): Promise<string[]> {
  const keys: string[] = []
  for await (const key of deps.files.list('users/'))
    if (key.includes('/body/') && !key.endsWith('/photo.jpg')) keys.push(key)
  return keys
}

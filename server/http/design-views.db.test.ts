import sharp from 'sharp'
import { expect } from 'vitest'
import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import type { InkFileRequest } from '#server/providers/ink/ink-studio.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addKeptDesign } from '#tests/support/designs.ts'

const LARGE = { width: 1024, height: 1024, channels: 3, background: '#883322' } as const
/** A line across the middle, and shade on everything. */
const LAYERS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g id="shading"><rect width="100" height="100"/></g><g id="outline"><rect y="40" width="100" height="20"/></g></svg>`

async function open(deps: TestDeps) {
  const { user } = await createClient(deps).signUp('sam@example.com')
  // Files outlive a test, rows do not: what was kept of the test before would be found again.
  await removeFolder(deps.files, `users/${user.id}`)
  const id = await addKeptDesign(deps, user.id, { prompt: 'a rose' })
  const picture = new Uint8Array(await sharp({ create: LARGE }).png().toBuffer())
  const made: InkFileRequest['kind'][] = []
  // What the engine makes has tests of its own.
  const ink = {
    ...deps.ink,
    makeFile: (request: InkFileRequest) => {
      made.push(request.kind)
      return Promise.resolve(
        request.kind === 'svg'
          ? { bytes: new TextEncoder().encode(LAYERS), mediaType: 'image/svg+xml' }
          : { bytes: picture, mediaType: 'image/png' },
      )
    },
  }
  const { app } = createClient({ ...deps, ink })
  const ask = (view: string, tattooId = id) =>
    app.request(`/share/tattoo/${tattooId}/${view}.webp?version=1`)
  const change = (set: { is_public?: boolean; hidden_at?: Date; master_engine?: number }) =>
    deps.db.updateTable('tattoo').set(set).where('id', '=', id).execute()
  return { ask, made, change }
}

const pixelsOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer()))

test('anybody sees a public design in lines, as a stencil and on skin; each is made once and is no file to take home', async ({
  deps,
}) => {
  const { ask, made } = await open(deps)
  for (const view of ['line', 'stencil', 'skin']) {
    const answers = await Promise.all([ask(view), ask(view)])
    for (const answer of [...answers, await ask(view)]) {
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
      expect(answer.headers.get('Content-Disposition')).toBeNull()
      expect((await (await pixelsOf(answer)).metadata()).width).toBe(720)
    }
  }
  expect(made).toEqual(['svg', 'stencil', 'skin'])
})

test('the lines come without their shade', async ({ deps }) => {
  const { ask } = await open(deps)
  const lines = await pixelsOf(await ask('line'))
  const { data, info } = await lines.greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
  expect(at(360, 100), 'paper').toBeGreaterThan(250)
  expect(at(360, 360), 'ink').toBeLessThan(5)
})

test('private, hidden and missing designs have no views, nor has a view that there is not', async ({
  deps,
}) => {
  const { ask, change, made } = await open(deps)
  expect((await ask('line', 999)).status).toBe(404)
  expect((await ask('svg')).status).toBe(404)
  await change({ is_public: false })
  expect((await ask('stencil')).status).toBe(404)
  await change({ is_public: true, hidden_at: deps.clock.now() })
  expect((await ask('stencil')).status).toBe(404)
  expect(made).toEqual([])
})

test('a view is not shown any more when its design has become private', async ({ deps }) => {
  const { ask, change } = await open(deps)
  expect((await ask('skin')).status).toBe(200)
  await change({ is_public: false })
  expect((await ask('skin')).status).toBe(404)
})

test('a picture of a hosted model has no layers to show', async ({ deps }) => {
  const { ask, change, made } = await open(deps)
  await change({ master_engine: PICTURE_IS_MASTER })
  expect((await ask('line')).status).toBe(409)
  expect(made).toEqual([])
})

test('whoever asks for view after view is asked to wait', async ({ deps }) => {
  const { ask } = await open(deps)
  for (let asked = 0; asked < RATE_LIMITS.viewsPerAddress.points; asked++) await ask('line', 999)
  expect((await ask('line', 999)).status).toBe(429)
})

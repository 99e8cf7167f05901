import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { drawnPixel } from '#tests/support/scripted-images.ts'
import { expect } from 'vitest'
import sharp from 'sharp'
import { isGone } from '#server/features/tattoos/gone.service.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const SMALL_PICTURE = { width: 320, height: 320, channels: 3, background: '#883322' } as const

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const sam = await client.signUp('sam@example.com')
  const [rose = 0] = await addDesigns(deps, sam.user.id, [{ prompt: 'a rose' }])
  const { file_folder: folder } = await deps.db
    .selectFrom('tattoo')
    .select('file_folder')
    .where('id', '=', rose)
    .executeTakeFirstOrThrow()
  const bytes = await sharp({ create: SMALL_PICTURE }).webp().toBuffer()
  await deps.files.put(`${folder}/320.webp`, bytes, { contentType: 'image/webp' })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    client.app.request(path, { headers })
  const listKept = async () => {
    const keys: string[] = []
    for await (const key of deps.files.list(`${folder}/`)) keys.push(key)
    return keys
  }
  return { client, sam, rose, folder, ask, listKept }
}

test('a public design has a picture for link previews, made once', async ({ deps }) => {
  const { rose, ask, listKept } = await open(deps)
  const first = await ask(`/share/tattoo/${rose}.jpg`)
  expect(first.status).toBe(200)
  expect(first.headers.get('Content-Type')).toBe('image/jpeg')
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const { width, height } = await sharp(Buffer.from(await first.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 630])
  const kept = await listKept()
  expect(kept.filter((key) => key.endsWith('.jpg'))).toHaveLength(1)

  const etag = first.headers.get('ETag') ?? ''
  expect((await ask(`/share/tattoo/${rose}.jpg`, { 'If-None-Match': etag })).status).toBe(304)
  await deps.db
    .updateTable('tattoo')
    .set({ alt_text: 'Fine Line tattoo design: a red rose' })
    .where('id', '=', rose)
    .execute()
  const renamed = await ask(`/share/tattoo/${rose}.jpg`, { 'If-None-Match': etag })
  expect(renamed.status).toBe(200)
  await renamed.arrayBuffer()
})

test('private, hidden and missing designs have none', async ({ deps }) => {
  const { rose, ask } = await open(deps)
  const change = (set: { is_public: boolean; hidden_at: Date | null }) =>
    deps.db.updateTable('tattoo').set(set).where('id', '=', rose).execute()
  for (const set of [
    { is_public: false, hidden_at: null },
    { is_public: true, hidden_at: deps.clock.now() },
  ]) {
    await change(set)
    expect((await ask(`/share/tattoo/${rose}.jpg`)).status).toBe(404)
  }
  for (const path of ['/share/tattoo/0.jpg', '/share/tattoo/999.jpg', '/share/idea/nothing.jpg']) {
    const { status } = await ask(path)
    expect(status, `${path} answers`).toBe(404)
  }
})

test('an idea has a picture for link previews, of two designs in different styles', async ({
  deps,
}) => {
  const { client } = await open(deps)
  const bytes = await sharp({ create: SMALL_PICTURE }).png().toBuffer()
  const drawn: (string | null)[] = []
  // The engine takes seconds to start; what it draws has tests of its own.
  const ink = {
    ...deps.ink,
    generate: (request: ImageRequest) => {
      expect(request.prompt).toContain('anchor')
      drawn.push(request.style)
      const pixel = drawnPixel(request)
      return Promise.resolve({ ...pixel, original: { ...pixel.original, bytes } })
    },
  }
  const { app } = createClient({ ...deps, ink })
  const response = await app.request('/share/idea/anchor.jpg')
  expect(response.status).toBe(200)
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(width).toBe(1200)
  expect(new Set(drawn).size).toBe(2)
  const again = await client.app.request('/share/idea/Anchor.jpg')
  expect(again.headers.get('ETag')).toBe(response.headers.get('ETag'))
  await again.arrayBuffer()
  expect(drawn).toHaveLength(2)
})

test('a deleted public design is known to be gone, with its picture; a private one leaves no trace', async ({
  deps,
}) => {
  const { client, sam, rose, folder, ask, listKept } = await open(deps)
  await (await ask(`/share/tattoo/${rose}.jpg`)).arrayBuffer()
  const [secret = 0] = await addDesigns(deps, sam.user.id, [{ prompt: 'mine', isPublic: false }])
  expect(await isGone(deps, rose)).toBe(false)
  for (const tattooId of [rose, secret])
    await client.delete('/tattoo/delete', { tattooId }, { token: sam.token })
  expect(await isGone(deps, rose)).toBe(true)
  expect(await isGone(deps, secret)).toBe(false)
  await removeFolder(deps.files, folder)
  expect(await listKept()).toEqual([])
  expect((await ask('/sitemaps/designs-1.xml')).status).toBe(404)
})

test('designs that go with their account are known to be gone too', async ({ deps }) => {
  const { sam, rose } = await open(deps)
  await deps.db.deleteFrom('account').where('id', '=', sam.user.id).execute()
  expect(await isGone(deps, rose)).toBe(true)
})

import { describe, expect } from 'vitest'
import { exportTattoos } from '#server/features/tattoos/tattoo-export.service.ts'
import { storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { SceneDocument } from '#shared/scene.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type { NewVersionResponse, TattooVersion, VersionsResponse } from '#shared/versions.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

const ROSE: ImageRequest = {
  prompt: 'a rose with the name "Ada"',
  style: 'Fine Line',
  colour: 'black',
  placement: null,
  bodyType: 'other',
  skinTone: 4,
  seed: 3,
  sizePx: 320,
}

/** Each draws several designs for real, and the first of them starts the engine. */
const DRAWING = { timeout: 120_000 }

/** A person with one design, drawn and kept for real. */
async function open(deps: TestDeps) {
  const client = createClient(deps)
  const { user, token } = await client.signUp('ada@example.com')
  // The files of the test before lie under the same number.
  for await (const key of deps.files.list(`users/${user.id}/`)) await deps.files.remove(key)
  const [id] = (await addDesigns(deps, user.id, [{ prompt: ROSE.prompt }])) as [number]
  const image = await deps.ink.generate(ROSE)
  await storeDesign(deps.files, `users/${user.id}/designs/design-${id - 1}`, image)
  await deps.db
    .updateTable('tattoo')
    .set({
      recipe: JSON.stringify(ROSE),
      width_px: image.original.widthPx,
      height_px: image.original.heightPx,
      alt_text: 'Fine Line tattoo design: a rose',
    })
    .where('id', '=', id)
    .execute()
  const as = { token }
  return {
    client,
    user,
    id,
    as,
    image,
    change: (body: unknown, asker: { token: string } = as) =>
      client.post<NewVersionResponse>(`/tattoo/${id}/versions`, body, asker),
    list: async () =>
      (await client.get<VersionsResponse>(`/tattoo/${id}/versions`, as)).body.versions,
    download: async (kind = 'png') =>
      Buffer.from(
        await (
          await client.app.request(`/api/tattoo/${id}/download/${kind}`, {
            headers: { Authorization: `Bearer ${token}` },
          })
        ).arrayBuffer(),
      ),
    listFiles: async () => {
      const keys: string[] = []
      for await (const key of deps.files.list(`users/${user.id}/`)) keys.push(key)
      return keys
    },
  }
}

const isThere = async (client: { app: ReturnType<typeof createClient>['app'] }, address: string) =>
  (await client.app.request(address)).status === 200

test(
  'a change is free and makes a version; each can be restored, and deleting one leaves the others whole',
  DRAWING,
  async ({ deps }) => {
    const { client, id, as, image, change, list, download } = await open(deps)
    const balance = async () =>
      (await client.get<{ creditBalance: number }>('/credits/user/', as)).body.creditBalance
    const before = await balance()
    expect(await list()).toMatchObject([{ number: 1, isCurrent: true, change: 'As it was drawn' }])

    const { status, body } = await change({ style: 'Blackwork' })
    expect(status).toBe(201)
    expect(body.tattoo).toMatchObject({
      id,
      version: 2,
      style: 'Blackwork',
      altText: 'Blackwork tattoo design: a rose',
    })
    expect(body.version).toMatchObject({ number: 2, change: 'Blackwork', isCurrent: true })
    expect(await balance()).toBe(before)
    const black = await download()
    expect(Buffer.compare(black, image.original.bytes)).not.toBe(0)
    expect((await change({ isMirrored: true })).body.version.change).toBe('Mirrored')
    expect((await list()).map(({ number }) => number)).toEqual([3, 2, 1])
    const both = await change({ color: 'Colored', isMirrored: true })
    expect(both.body.version.change).toBe('In colour, mirrored')

    const restore = (number: number) =>
      client.post<Tattoo>(`/tattoo/${id}/versions/${number}/restore`, undefined, as)
    expect((await restore(1)).body).toMatchObject({ version: 1, style: 'Fine Line' })
    expect(Buffer.compare(await download(), image.original.bytes)).toBe(0)
    expect((await client.delete(`/tattoo/${id}/versions/1`, undefined, as)).status).toBe(409)
    expect((await client.delete(`/tattoo/${id}/versions/3`, undefined, as)).status).toBe(204)
    expect((await restore(3)).status).toBe(404)
    expect((await restore(2)).body).toMatchObject({ version: 2, style: 'Blackwork' })
    expect(Buffer.compare(await download(), black)).toBe(0)
  },
)

test(
  'versions that are not shown are their owner’s alone, and all files go with the design',
  DRAWING,
  async ({ deps }) => {
    const { client, user, id, as, change, list, listFiles } = await open(deps)
    await change({ color: 'Colored' })
    const [current, first] = (await list()) as [TattooVersion, TattooVersion]
    expect(current.imageUrl).not.toContain('signature')
    expect(await isThere(client, current.imageUrl)).toBe(true)
    expect(first.imageUrl).toContain('signature')
    expect(await isThere(client, first.imageUrl)).toBe(true)
    expect(await isThere(client, first.imageUrl.split('?')[0]!)).toBe(false)
    const other = await client.signUp('bob@example.com')
    const asOther = { token: other.token }
    expect((await client.get(`/tattoo/${id}/versions`, asOther)).status).toBe(404)
    expect((await client.get(`/tattoo/${id}/scene`, asOther)).status).toBe(404)
    const [exported] = (await exportTattoos(deps.db, user.id)).own
    expect(exported!.versions.map(({ number }) => number)).toEqual([1, 2])
    await client.delete('/tattoo/delete', { tattooId: id }, as)
    await expect.poll(listFiles, { timeout: 25_000 }).toEqual([])
  },
)

describe('a scene that is sent', () => {
  test(
    'is drawn where it holds what the design has, and answers what it is now',
    DRAWING,
    async ({ deps }) => {
      const { client, id, as, change } = await open(deps)
      const { body: scene } = await client.get<SceneDocument>(`/tattoo/${id}/scene`, as)
      const layers = scene.layers.map((layer) => ({ ...layer, angle: layer.angle + 0.1 }))
      const { status, body } = await change({ scene: { ...scene, layers } })
      expect(status).toBe(201)
      expect(body.version.change).toBe('Changed by hand')
      const { body: now } = await client.get<SceneDocument>(`/tattoo/${id}/scene`, as)
      expect(now.layers.map(({ angle }) => angle)).toEqual(layers.map(({ angle }) => angle))
    },
  )

  test('is refused with 4xx where it is hostile, and leaves nothing', DRAWING, async ({ deps }) => {
    const { client, id, as, change, list, listFiles } = await open(deps)
    const { body: scene } = await client.get<SceneDocument>(`/tattoo/${id}/scene`, as)
    const files = await listFiles()
    const [layer] = scene.layers as [SceneDocument['layers'][number]]
    const drawing = (origin: unknown) => ({
      ...layer,
      drawing: { parts: [{ d: 'M0 0L9 9', fill: 'black' }], box: [0, 0, 9, 9], origin },
    })
    const foreign = { kind: 'motif', motif: 'logo', variant: 'plain', pose: null, seed: 1 }
    const script = { kind: 'words', text: '<script>alert(1)</script>', font: 'script' }
    const hostile: [string, unknown, number][] = [
      ['NaN', { ...scene, layers: [{ ...layer, x: null }] }, 400],
      ['out of bounds', { ...scene, layers: [{ ...layer, scale: 1e300 }] }, 400],
      ['10,000 layers', { ...scene, layers: Array.from({ length: 10_000 }, () => ({})) }, 400],
      ['a foreign motif', { ...scene, layers: [drawing(foreign)] }, 400],
      ['script in text', { ...scene, layers: [drawing(script)] }, 400],
      ['no origin', { ...scene, layers: [drawing(undefined)] }, 400],
      ["another user's id", { ...scene, userId: 1 }, 400],
      ['5 MB', { ...scene, title: 'x'.repeat(5_000_000) }, 413],
    ]
    for (const [name, document, status] of hostile)
      expect([name, (await change({ scene: document })).status]).toEqual([name, status])
    expect((await change({})).status).toBe(400)
    const bob = await client.signUp('bob@example.com')
    expect((await change({ isMirrored: true }, { token: bob.token })).status).toBe(404)
    expect((await client.post(`/tattoo/${id}/versions`, { isMirrored: true })).status).toBe(401)
    expect(await list()).toHaveLength(1)
    expect(await listFiles()).toEqual(files)
  })

  test('can be asked for before anything is drawn, at no price', DRAWING, async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('ada@example.com')
    const payload = { prompt: 'a wolf and a rose', style: 'Blackwork', seed: 4 }
    const { status, body } = await client.post<SceneDocument>(
      '/tattoo/scene',
      { payload },
      { token },
    )
    expect(status).toBe(200)
    const motifs = body.layers.flatMap(({ drawing: { origin } }) =>
      origin?.kind === 'motif' ? [origin.motif] : [],
    )
    expect(motifs).toEqual(expect.arrayContaining(['wolf', 'rose']))
    expect((await client.get<unknown[]>('/tattoo/by-user', { token })).body).toEqual([])
  })
})

test('what was made from a design is shown with it, to those who may see it', async ({ deps }) => {
  const client = createClient(deps)
  const ada = await client.signUp('ada@example.com')
  const bob = await client.signUp('bob@example.com')
  const [origin] = (await addDesigns(deps, ada.user.id, [{ prompt: 'a rose' }])) as [number]
  const [open1, secret] = (await addDesigns(deps, bob.user.id, [
    { prompt: 'my rose' },
    { prompt: 'my secret rose', isPublic: false },
  ])) as [number, number]
  await deps.db
    .updateTable('tattoo')
    .set({ remixed_from_id: origin })
    .where('id', 'in', [open1, secret])
    .execute()
  const descendants = async (token?: string) =>
    (await client.get<Tattoo[]>(`/tattoo/${origin}/descendants`, token ? { token } : {})).body.map(
      ({ id }) => id,
    )
  expect(await descendants()).toEqual([open1])
  expect(await descendants(ada.token)).toEqual([open1])
  expect(await descendants(bob.token)).toEqual([secret, open1])
  await client.delete('/tattoo/delete', { tattooId: origin }, { token: ada.token })
  const { body } = await client.get<Tattoo>(`/tattoo/by-id/${open1}`)
  expect(body).toMatchObject({ id: open1, remixedFrom: null })
})

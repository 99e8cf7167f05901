import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, vi } from 'vitest'
import { getMotif } from '#engine/motifs/registry.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import {
  keepMissingMasters,
  requestMissingMasters,
} from '#server/features/tattoos/masters.service.ts'
import { MASTER_NAMES, storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { makeFile } from '#server/providers/ink/make-file.ts'
import { drawInk } from '#server/providers/ink/draw-ink.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { pack, readScene } from '#server/providers/ink/scene-file.ts'
import { SceneDocument } from '#shared/scene.ts'
import { DOWNLOAD_KINDS, type GenerateResponse, type Tattoo } from '#shared/tattoos.ts'
import { createClient } from '#tests/support/client.ts'
import { createDatabaseBefore } from '#tests/support/database.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

const SIGNAL = new AbortController().signal
/** Each draws several designs for real, and the first of them starts the engine. */
const DRAWING = { timeout: 120_000 }
const ROSE: ImageRequest = {
  prompt: 'a rose',
  style: 'Fine Line',
  colour: 'black',
  placement: null,
  bodyType: 'other',
  skinTone: 4,
  seed: 3,
  sizePx: 320,
}

async function signUp(deps: TestDeps) {
  const client = createClient(deps)
  const { user, token } = await client.signUp('ada@example.com')
  const download = async (id: number, kind: string, size = '') => {
    const address = `/api/tattoo/${id}/download/${kind}${size}`
    const headers = { Authorization: `Bearer ${token}` }
    const response = await client.app.request(address, { headers })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { client, user, token, download }
}

/** Designs as they were kept before masters were: a recipe and pictures. */
async function addOldDesigns(deps: TestDeps, accountId: number, count: number): Promise<number[]> {
  const ids = await addDesigns(
    deps,
    accountId,
    Array.from({ length: count }, (_, i) => ({ prompt: `rose ${i}` })),
  )
  for (const [index, id] of ids.entries())
    await deps.db
      .updateTable('tattoo')
      .set({
        master_engine: null,
        recipe: JSON.stringify({ ...ROSE, seed: index }),
        width_px: ROSE.sizePx,
        height_px: ROSE.sizePx,
      })
      .where('id', '=', id)
      .execute()
  return ids
}

const listEngines = async (deps: TestDeps) =>
  (await deps.db.selectFrom('tattoo').select('master_engine').orderBy('id').execute()).map(
    (row) => row.master_engine,
  )

test(
  'a delivered design is kept as picture, lines, paths and scene, beside its pictures',
  DRAWING,
  async ({ deps }) => {
    const { client, token, user } = await signUp(deps)
    const runner = await startGenerationRunner(deps, { concurrency: 1 })
    const payload = {
      prompt: 'a rose',
      style: 'Fine Line',
      color: 'Black and white',
      variations: 1,
    }
    const { body } = await client.post<GenerateResponse>('/tattoo/generate', { payload }, { token })
    await runner.stop(5_000)
    const { file_folder: folder } = await deps.db
      .selectFrom('tattoo')
      .select('file_folder')
      .where('id', '=', body.output[0]!.id)
      .executeTakeFirstOrThrow()
    expect(folder).toContain(`users/${user.id}/designs/`)
    const read = async (name: string) => buffer((await deps.files.open(`${folder}/${name}`))!.body)
    const scene = SceneDocument.parse(
      JSON.parse(gunzipSync(await read(MASTER_NAMES.scene)).toString()),
    )
    expect(scene).toMatchObject({ title: 'a rose', style: 'Fine Line', isColoured: false })
    expect(gunzipSync(await read(MASTER_NAMES.svg)).toString()).toMatch(/^<svg/)
    expect((await read(MASTER_NAMES.transparent)).subarray(1, 4).toString()).toBe('PNG')
    expect((await read(MASTER_NAMES.stencil)).subarray(1, 4).toString()).toBe('PNG')
    // The pictures of a page have addresses; what a master is made of has none.
    const stem = body.output[0]!.filename.replace('.png', '')
    expect((await client.app.request(`/images/${stem}/original.png`)).status).toBe(200)
    for (const name of Object.values(MASTER_NAMES))
      expect((await client.app.request(`/images/${stem}/${name}`)).status).toBe(404)
  },
)

test(
  'a motif that is drawn otherwise later changes no file of a design made before, of no size',
  DRAWING,
  async () => {
    const tools = { resources: loadEngineResources(), workspace: createWorkspace() }
    const { original, master } = await drawInk(ROSE, tools, () => {})
    const { scene, svg, transparent, stencil } = master!
    const files = () =>
      Promise.all(
        [
          { kind: 'png', picture: original.bytes, scene, sizePx: 320 } as const,
          { kind: 'png', picture: original.bytes, scene, sizePx: 640 } as const,
          { kind: 'transparent', picture: transparent, scene, sizePx: 640 } as const,
          { kind: 'stencil', picture: stencil, scene, sizePx: 320 } as const,
          { kind: 'svg', svg } as const,
          { kind: 'pdf', svg, picture: original.bytes, scene } as const,
          {
            kind: 'skin',
            picture: transparent,
            scene,
            sizePx: 320,
            bodyType: 'other',
            skinTone: 4,
          } as const,
        ].map(async (request) => Buffer.from((await makeFile(request, tools)).bytes)),
      )
    const before = await files()
    const rose = getMotif('rose')
    const anchor = getMotif('anchor')
    const other = vi
      .spyOn(rose, 'draw')
      .mockImplementation(({ random }) => anchor.draw({ variant: anchor.variants[0]!, random }))
    try {
      const anew = await drawInk(ROSE, tools, () => {})
      expect(Buffer.compare(anew.original.bytes, original.bytes)).not.toBe(0)
      const after = await files()
      expect(after.map((bytes, i) => Buffer.compare(bytes, before[i]!))).toEqual(
        before.map(() => 0),
      )
    } finally {
      other.mockRestore()
    }
  },
)

test(
  'a design whose engine is gone says so, and its large files are the kept picture, enlarged',
  DRAWING,
  async ({ deps }) => {
    const { client, user, token, download } = await signUp(deps)
    const [id] = (await addDesigns(deps, user.id, [{ prompt: 'a rose' }])) as [number]
    const folder = `users/${user.id}/designs/design-0`
    const image = await deps.ink.generate(ROSE)
    const keep = async (engine: number) => {
      const document = await readScene(image.master!.scene)
      const scene = await pack(JSON.stringify({ ...document, engine }))
      await storeDesign(deps.files, folder, { ...image, master: { ...image.master!, scene } })
      await deps.db
        .updateTable('tattoo')
        .set({ master_engine: engine, recipe: JSON.stringify(ROSE), width_px: 320, height_px: 320 })
        .where('id', '=', id)
        .execute()
      const { body } = await client.get<Tattoo>(`/tattoo/by-id/${id}`, { token })
      return body.largeFiles
    }
    expect(await keep(deps.ink.engineVersion)).toBe('drawn')
    const drawn = await download(id, 'png', '?size=960')
    expect(await keep(deps.ink.engineVersion + 1)).toBe('enlarged')
    const enlarged = await download(id, 'png', '?size=960')
    expect(await pixelsOf(enlarged.bytes)).toEqual(
      await pixelsOf(await sharp(image.original.bytes).resize(960, 960).toBuffer()),
    )
    expect(Buffer.compare(enlarged.bytes, drawn.bytes)).not.toBe(0)
    expect(Buffer.compare((await download(id, 'png')).bytes, image.original.bytes)).toBe(0)
  },
)

/** As one text: where pictures differ, nobody wants to read how. */
const pixelsOf = async (png: Uint8Array) =>
  createHash('sha256')
    .update(await sharp(png).raw().toBuffer())
    .digest('hex')

describe('designs from before masters were kept', () => {
  test(
    'get theirs in batches; a run that was killed half-way goes on where it was',
    DRAWING,
    async ({ deps }) => {
      const { user } = await signUp(deps)
      await addOldDesigns(deps, user.id, 3)
      const killed = new AbortController()
      const ink = deps.ink
      let drawn = 0
      deps.ink = {
        ...ink,
        generate: (request, options) => {
          if (++drawn === 2) killed.abort(new Error('killed'))
          return ink.generate(request, options)
        },
      }
      await expect(keepMissingMasters(deps, 0, killed.signal)).rejects.toThrow('killed')
      deps.ink = ink
      expect(await listEngines(deps)).toEqual([ink.engineVersion, null, null])
      await requestMissingMasters(deps)
      await expect.poll(() => listEngines(deps), { timeout: 60_000 }).not.toContain(null)
      const before = await deps.db.selectFrom('tattoo').select('updated_at').execute()
      await keepMissingMasters(deps, 0, SIGNAL)
      expect(await deps.db.selectFrom('tattoo').select('updated_at').execute()).toEqual(before)
    },
  )

  test(
    'one that cannot be drawn any more keeps the others from nothing',
    DRAWING,
    async ({ deps }) => {
      const { user } = await signUp(deps)
      const [first] = await addOldDesigns(deps, user.id, 2)
      await deps.db.updateTable('tattoo').set({ recipe: '{}' }).where('id', '=', first!).execute()
      await keepMissingMasters(deps, 0, SIGNAL)
      expect(await listEngines(deps)).toEqual([null, deps.ink.engineVersion])
    },
  )

  test(
    'can be taken home at once, in every kind: whoever comes first makes the master',
    DRAWING,
    async ({ deps }) => {
      const { user, download } = await signUp(deps)
      const [id] = (await addOldDesigns(deps, user.id, 1)) as [number]
      const { original } = await deps.ink.generate({ ...ROSE, seed: 0 })
      const folder = `users/${user.id}/designs/design-0`
      await deps.files.put(`${folder}/original.png`, original.bytes, { contentType: 'image/png' })
      for (const kind of DOWNLOAD_KINDS)
        expect(await download(id, kind)).toMatchObject({ status: 200 })
      expect(await listEngines(deps)).toEqual([deps.ink.engineVersion])
      expect(Buffer.compare((await download(id, 'png')).bytes, original.bytes)).toBe(0)
    },
  )
})

test(
  'the migration marks hosted pictures as their own masters, and leaves the rest to the job',
  DRAWING,
  async () => {
    const { database, bringUpToDate } = await createDatabaseBefore(16)
    try {
      await sql`insert into account (email, username, created_at, updated_at) values ('a@b.cd', 'ab', now(), now())`.execute(
        database.kysely,
      )
      for (const provider of ['ink', 'fal'])
        await sql`
        insert into tattoo (account_id, filename, file_folder, prompt, style, color, skin_tone, gender, provider, recipe,
          width_px, height_px, webp_widths, avif_widths, preview_data_uri, created_at, updated_at)
        select id, ${provider}, 'f', 'a rose', 'Sketch', 'Colored', 'medium', 'Other', ${provider}, '{}', 9, 9, '{9}', '{9}',
          '', now(), now() from account`.execute(database.kysely)
      await bringUpToDate()
      const rows = await database.kysely
        .selectFrom('tattoo')
        .select(['provider', 'master_engine', 'version'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { provider: 'ink', master_engine: null, version: 1 },
        { provider: 'fal', master_engine: 0, version: 1 },
      ])
    } finally {
      await database.close()
    }
  },
)

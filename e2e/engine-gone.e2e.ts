import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ENGINE_VERSION } from '#engine/version.ts'
import { openDatabase } from '#server/platform/db.ts'
import { pack, readScene } from '#server/providers/ink/scene-file.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { runProduct } from '#tests/support/product-process.ts'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectDrawn, generateButton, promptBox } from './support/designs.ts'
import { signUp, visit } from './support/screen.ts'

const START_MS = 120_000
const GONE = ENGINE_VERSION + 1
const LARGE_PX = 2048
const NOTICE = /^Large sizes are enlarged from the finished picture/

async function start(settings: Record<string, string>) {
  const product = await runProduct(settings)
  await product.waitFor('is ready', START_MS)
  return product
}

/** What the next engine will find: a design of another one. Its owner's plan now has large files. Returns the design. */
async function retireEngine(dataDir: string): Promise<{ id: number; original: Buffer }> {
  const database = await openDatabase({ kind: 'pglite', dir: path.join(dataDir, 'database') })
  const { kysely } = database
  try {
    const { id, file_folder } = await kysely
      .updateTable('tattoo')
      .set({ master_engine: GONE })
      .returning(['id', 'file_folder'])
      .executeTakeFirstOrThrow()
    await kysely
      .updateTable('account')
      .set({
        subscription_plan: 1,
        subscription_status: 'active',
        subscription_ends_at: new Date(Date.now() + 86_400_000),
      })
      .execute()
    const fileAt = (name: string) => path.join(dataDir, 'files', file_folder, name)
    const scene = await readScene(await readFile(fileAt('scene.json.gz')))
    await writeFile(fileAt('scene.json.gz'), await pack(JSON.stringify({ ...scene, engine: GONE })))
    return { id, original: await readFile(fileAt('original.png')) }
  } finally {
    await database.close()
  }
}

test('a design whose engine is gone says so in the designer and on its page, and its large file is the kept picture, enlarged', async ({
  openDevice,
}) => {
  test.setTimeout(2 * START_MS + 240_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-engine-'))
  const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()) }
  let product = await start(settings)
  try {
    const page = await openDevice({ baseURL: product.origin })
    await visit(page, '/login?mode=signup')
    await signUp(page, { email: newEmail('keeper'), password: PASSWORD })
    await promptBox(page).fill('a small key')
    await generateButton(page).click()
    await expectDrawn(page, /key/)
    await expect(page.getByText(NOTICE)).toHaveCount(0)

    await page.goto('about:blank')
    await product.stop('SIGTERM')
    const { id, original } = await retireEngine(dataDir)
    product = await start(settings)

    await visit(page, '/design')
    await expect(page.getByText(NOTICE)).toBeVisible()
    await visit(page, `/tattoo/${id}`)
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expectNoViolations(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const saved = sharp(await readFile(await (await saving).path()))
    const enlarged = sharp(original).resize(LARGE_PX, LARGE_PX, { fit: 'inside' })
    expect(Buffer.compare(await saved.raw().toBuffer(), await enlarged.raw().toBuffer())).toBe(0)
  } finally {
    await product.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})

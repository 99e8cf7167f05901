import { rename, rm } from 'node:fs/promises'
import { FRESH_DATABASE_DIR, openDatabase } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'

/** What a first start copies, instead of making it while somebody waits for the first page. */
export async function buildFreshDatabase(): Promise<void> {
  const dir = `${FRESH_DATABASE_DIR}.unfinished`
  await rm(dir, { recursive: true, force: true })
  await rm(FRESH_DATABASE_DIR, { recursive: true, force: true })
  const database = await openDatabase({ kind: 'pglite', dir })
  await migrate(database, await readMigrations())
  await database.close()
  await rename(dir, FRESH_DATABASE_DIR)
}

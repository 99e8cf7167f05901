import { rm } from 'node:fs/promises'
import { openDatabase } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'

/** What a first start copies, instead of making it while somebody waits for the first page. */
export async function buildFreshDatabase(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  const database = await openDatabase({ kind: 'pglite', dir })
  await migrate(database, await readMigrations())
  await database.close()
}

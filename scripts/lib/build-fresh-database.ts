import { rm } from 'node:fs/promises'
import { openDatabase } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'

/** What a first start copies, instead of making it while somebody waits for the first page. */
export async function buildFreshDatabase(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  // Not from the one of the build before, which is being emptied meanwhile.
  const database = await openDatabase({ kind: 'pglite', dir }, { freshDatabaseDir: null })
  await migrate(database, await readMigrations())
  await database.close()
}

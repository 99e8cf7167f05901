import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { createPglite, openDatabase, wrapPglite, type OpenDatabase } from '#server/platform/db.ts'
import { databaseUrl, onServer } from '#tests/support/database.setup.ts'

/** A migrated, empty database of the caller's own, on whichever engine this run tests. */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const source = inject('databaseSource')
  if (source.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(source.snapshotFile)])
    return wrapPglite(await createPglite({ dataDir: 'memory://', loadDataDir }))
  }
  const name = `inkwright_test_${randomBytes(6).toString('hex')}`
  await onServer(source.serverUrl, `create database ${name} template ${source.template}`)
  const database = await openDatabase(
    { kind: 'postgres', url: databaseUrl(source.serverUrl, name), poolSize: 20 },
    // A thousand callers at once are a test of the books, not of this machine's speed.
    { connectionTimeoutMs: 60_000 },
  )
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(source.serverUrl, `drop database ${name} with (force)`)
    },
  }
}

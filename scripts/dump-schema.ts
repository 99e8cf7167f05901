import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createPglite, wrapPglite } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { describeSchema } from '#tests/support/schema.ts'
import { ROOT } from './lib/build.ts'

// Writes db/schema.sql, so that every migration shows in review as what it does to the whole schema.
const database = wrapPglite(await createPglite({ dataDir: 'memory://' }))
await migrate(database, await readMigrations())
await writeFile(path.join(ROOT, 'db/schema.sql'), await describeSchema(database.kysely))
await database.close()

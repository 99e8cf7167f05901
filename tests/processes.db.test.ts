import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { runProduct } from '#tests/support/product-process.ts'

test(
  'on Postgres, web and worker are separate processes: one does what the other queued',
  {
    timeout: 120_000,
  },
  async ({ skip }) => {
    const database = await createTestDatabase()
    if (database.engine.kind === 'pglite') {
      await database.close()
      return skip('the embedded database serves one process')
    }
    const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-processes-'))
    const settings = { DATABASE_URL: database.engine.url, DATA_DIR: dataDir }
    const [web, otherWeb, worker] = await Promise.all([
      runProduct({ ...settings, PROCESS_ROLE: 'web' }),
      runProduct({ ...settings, PROCESS_ROLE: 'web' }),
      runProduct({ ...settings, PROCESS_ROLE: 'worker' }),
    ])
    await Promise.all(
      [web, otherWeb, worker].map((process) => process.waitFor('is ready', 100_000)),
    )

    const response = await fetch(`${web.origin}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
      body: JSON.stringify({ email: 'sam@example.com', password: 'a-fine-needle' }),
    })
    const { token } = (await response.json()) as { token: string }
    const me = await fetch(`${otherWeb.origin}/api/auth/me`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(me.status).toBe(200)
    await worker.waitFor('Mail to the outbox')
    expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(1)
    // Both web processes made their first run together, and there is one administrator.
    expect(
      [web, otherWeb].filter((process) => process.output().includes('administrator')),
    ).toHaveLength(1)

    expect(
      await Promise.all([web, otherWeb, worker].map((process) => process.stop('SIGTERM'))),
    ).toEqual([0, 0, 0])
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  },
)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { ADMIN } from './admin.ts'

// The product as people get it, on a free port and with a data folder of its own. Playwright starts and stops it.

await ensureBuilt()
const dataDir = mkdtempSync(path.join(tmpdir(), 'inkwright-e2e-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// Playwright holds the other end. Should it die without a word, the product must not outlive it.
process.stdin.resume().on('end', () => process.kill(process.pid, 'SIGTERM'))

const port = await findFreePort()
Object.assign(process.env, {
  PORT: String(port),
  HOST: '127.0.0.1',
  ORIGIN: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'warn',
  GALLERY_SEED: 'off',
  // An empty variable counts as unset: whatever the shell has, the journeys run on the embedded stand-ins.
  DATABASE_URL: '',
  SMTP_URL: '',
  S3_BUCKET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_SANDBOX: '',
  PROCESS_ROLE: '',
})
process.stdout.write(`Data in ${dataDir}\n`)
await import('#server/main.ts')

import { execFileSync, spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'
import { aptInstall } from './lib/browser.ts'
import { ROOT } from './lib/build.ts'
import { readVitestCounts } from './lib/counts.ts'

/**
 * Runs the database suite on a real Postgres, since production runs there: on the one TEST_DATABASE_URL names, else
 * on a throw-away cluster made here from the machine's own Postgres. Arguments are the files to run, as Vitest takes them.
 */
const SERVERS = '/usr/lib/postgresql'

function findPostgres(): string {
  if (!existsSync(SERVERS) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL with apt-get.')
    aptInstall('postgresql')
  }
  const versions = existsSync(SERVERS)
    ? readdirSync(SERVERS).toSorted((a, b) => Number(b) - Number(a))
    : []
  const bin = versions
    .map((version) => path.join(SERVERS, version, 'bin'))
    .find((dir) => existsSync(path.join(dir, 'initdb')))
  if (bin) return bin
  console.error('No PostgreSQL server here: install one, or name a server in TEST_DATABASE_URL.')
  process.exit(1)
}

/** Postgres refuses to run as root, so root lends it the account that the package made. */
function unprivileged(dir: string): SpawnSyncOptions {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(dir, uid, gid)
  return { uid, gid, cwd: dir }
}

function runSuite(serverUrl: string): boolean {
  const reports = mkdtempSync(path.join(tmpdir(), 'inkwright-reports-'))
  const report = path.join(reports, 'database.json')
  const { status } = spawnSync(
    'npm',
    [
      'run',
      '--silent',
      'test:db',
      '--',
      ...process.argv.slice(2),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: serverUrl } },
  )
  const { passed, failed } = readVitestCounts(report)
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${passed} passed, ${failed} failed`)
  return status === 0 && failed === 0
}

async function runOnThrowAwayCluster(): Promise<boolean> {
  const bin = findPostgres()
  const dir = mkdtempSync(path.join(tmpdir(), 'inkwright-postgres-'))
  const as = unprivileged(dir)
  const data = path.join(dir, 'data')
  const port = await findFreePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...as, stdio: 'pipe' })
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c fsync=off -c max_connections=300`
  run('pg_ctl', '-D', data, '-l', path.join(dir, 'log'), '-o', settings, '-w', 'start')
  console.log(execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim())
  try {
    return runSuite(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(dir, { recursive: true, force: true })
  }
}

const serverUrl = process.env.TEST_DATABASE_URL
const isGreen = serverUrl ? runSuite(serverUrl) : await runOnThrowAwayCluster()
process.exit(isGreen ? 0 : 1)

import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { StartError } from '#server/platform/errors.ts'
import { loadSandboxKey } from '#server/providers/identity/sandbox/sandbox-key.ts'
import { makeTemporaryFolder } from '#server/providers/test-support.ts'

async function makeKeyFile() {
  return join(await makeTemporaryFolder(), 'sandbox/google-key.json')
}

test('a key is made once, kept, and readable by the server alone', async () => {
  const keyFile = await makeKeyFile()
  const key = await loadSandboxKey(keyFile)
  expect(await loadSandboxKey(keyFile)).toEqual(key)
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  expect(await readdir(dirname(keyFile))).toEqual(['google-key.json'])
})

test('two installations do not share a key', async () => {
  const first = await loadSandboxKey(await makeKeyFile())
  const second = await loadSandboxKey(await makeKeyFile())
  expect(first.n).not.toBe(second.n)
})

test('five first starts at once in one process end with one key', async () => {
  const keyFile = await makeKeyFile()
  const keys = await Promise.all(Array.from({ length: 5 }, () => loadSandboxKey(keyFile)))
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect(await readdir(dirname(keyFile))).toEqual(['google-key.json'])
})

test('three processes that start at once end with one key', { timeout: 20_000 }, async () => {
  const keyFile = await makeKeyFile()
  const module = new URL('./sandbox-key.ts', import.meta.url).href
  const program = `
    const { loadSandboxKey } = await import(${JSON.stringify(module)})
    process.stdout.write((await loadSandboxKey(${JSON.stringify(keyFile)})).kid)`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const results = await Promise.all([start(), start(), start()])
  const stored: unknown = JSON.parse(await readFile(keyFile, 'utf8'))
  for (const { stdout } of results) expect(stored).toMatchObject({ kid: stdout })
})

test.for(['', '{', '{"kty":"RSA"}', 'null'])(
  'a spoilt key file %j stops the start',
  async (text) => {
    const keyFile = join(await makeTemporaryFolder(), 'google-key.json')
    await writeFile(keyFile, text)
    await expect(loadSandboxKey(keyFile)).rejects.toThrow(StartError)
    expect(await readFile(keyFile, 'utf8')).toBe(text)
  },
)

import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ProviderError } from '#server/providers/provider-error.ts'
import { describeFileStore } from '#server/providers/storage/file-store.contract.ts'
import { createFolderFileStore } from '#server/providers/storage/folder-file-store.ts'
import { collect, makeTemporaryFolder } from '#server/providers/test-support.ts'

const PNG = { contentType: 'image/png' }

describeFileStore('a folder', async () =>
  createFolderFileStore({ rootDir: join(await makeTemporaryFolder(), 'files') }),
)

test('a folder behind a symbolic link is neither read nor written', async () => {
  const rootDir = await makeTemporaryFolder()
  const outside = await makeTemporaryFolder()
  await writeFile(join(outside, 'secret.png'), 'secret')
  await symlink(outside, join(rootDir, 'designs'))
  const store = createFolderFileStore({ rootDir })

  const escape = /symbolic link/
  await expect(store.open('designs/secret.png')).rejects.toThrow(escape)
  await expect(store.put('designs/new.png', Buffer.from('x'), PNG)).rejects.toThrow(escape)
  await expect(store.put('designs/a/b/new.png', Buffer.from('x'), PNG)).rejects.toThrow(escape)
  await expect(store.remove('designs/secret.png')).rejects.toThrow(escape)
  await expect(collect(store.list('designs/'))).rejects.toThrow(escape)
  expect(await collect(store.list(''))).toEqual([])
  expect(await readdir(outside)).toEqual(['secret.png'])
})

test('a file that is a symbolic link is not read, and putting replaces the link alone', async () => {
  const rootDir = await makeTemporaryFolder()
  const outside = await makeTemporaryFolder()
  const secret = join(outside, 'secret.png')
  await writeFile(secret, 'secret')
  await symlink(secret, join(rootDir, 'a.png'))
  const store = createFolderFileStore({ rootDir })

  await expect(store.open('a.png')).rejects.toThrow(ProviderError)
  await store.put('a.png', Buffer.from('ours'), PNG)
  expect(await readFile(secret, 'utf8')).toBe('secret')
  expect(await readFile(join(rootDir, 'a.png'), 'utf8')).toBe('ours')
})

test('a root that is itself a symbolic link works: operators mount disks that way', async () => {
  const folder = await makeTemporaryFolder()
  await mkdir(join(folder, 'disk'))
  await symlink(join(folder, 'disk'), join(folder, 'files'))
  const store = createFolderFileStore({ rootDir: join(folder, 'files') })
  await store.put('a.png', Buffer.from('ink'), PNG)
  expect(await readFile(join(folder, 'disk/a.png'), 'utf8')).toBe('ink')
})

test('what others remove at the same time is removed', async () => {
  const store = createFolderFileStore({ rootDir: join(await makeTemporaryFolder(), 'files') })
  for (let round = 0; round < 20; round++) {
    await store.put('a.png', Buffer.from('ink'), PNG)
    await Promise.all(Array.from({ length: 8 }, () => store.remove('a.png')))
    expect(await store.open('a.png')).toBeUndefined()
  }
})

test('a crash leaves temporary files, and the next start removes the old ones only', async () => {
  const rootDir = await makeTemporaryFolder()
  await mkdir(join(rootDir, '.tmp'))
  await writeFile(join(rootDir, '.tmp/abandoned'), 'x')
  await writeFile(join(rootDir, '.tmp/in-progress'), 'x')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  await utimes(join(rootDir, '.tmp/abandoned'), twoDaysAgo, twoDaysAgo)
  await createFolderFileStore({ rootDir }).checkReady()
  expect(await readdir(join(rootDir, '.tmp'))).toEqual(['in-progress'])
})

test('files are readable by the server alone and leave no temporary file behind', async () => {
  const rootDir = await makeTemporaryFolder()
  const store = createFolderFileStore({ rootDir })
  await store.put('a.png', Buffer.from('ink'), PNG)
  expect((await stat(join(rootDir, 'a.png'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(rootDir, '.tmp'))).toEqual([])
})

test('a root that cannot be a folder is not ready, and becomes ready once it can', async () => {
  const rootDir = join(await makeTemporaryFolder(), 'files')
  await writeFile(rootDir, 'in the way')
  const store = createFolderFileStore({ rootDir })
  await expect(store.checkReady()).rejects.toThrow(ProviderError)
  await rm(rootDir)
  await expect(store.checkReady()).resolves.toBeUndefined()
})

test('two stores on one folder see each other’s files', async () => {
  const rootDir = await mkdtemp(join(await makeTemporaryFolder(), 'shared-'))
  await createFolderFileStore({ rootDir }).put('a.png', Buffer.from('ink'), PNG)
  expect(await collect(createFolderFileStore({ rootDir }).list(''))).toEqual(['a.png'])
})

// A bucket promises the same, but the server our S3 tests run on does not keep that promise.
test('whoever is reading a file while it is replaced reads one whole version', async () => {
  const store = createFolderFileStore({ rootDir: await makeTemporaryFolder() })
  const versions = ['a'.repeat(400_000), 'b'.repeat(300_000)]
  await store.put('a.png', Buffer.from('a'.repeat(400_000)), PNG)
  for (let round = 0; round < 20; round += 1) {
    const body = Readable.from((versions[round % 2] ?? '').match(/.{1,50000}/g) ?? [])
    const replacing = store.put('a.png', body, PNG)
    const file = await store.open('a.png')
    expect(versions.includes(await text(file?.body ?? Readable.from([])))).toBe(true)
    await replacing
  }
})

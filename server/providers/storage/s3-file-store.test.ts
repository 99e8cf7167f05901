import crypto, { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { describeFileStore } from '#server/providers/storage/file-store.contract.ts'
import { createS3FileStore, type S3Options } from '#server/providers/storage/s3-file-store.ts'
import { startS3 } from '#server/providers/storage/s3-server.test-support.ts'
import { collect, listen } from '#server/providers/test-support.ts'

const PNG = { contentType: 'image/png' }

let options: S3Options
let server: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  replaceDes()
  server = await startS3()
  options = server.options
})

afterAll(() => server.stop())

/** s3rver seals its page tokens with DES, which OpenSSL no longer offers; AES takes its place. */
function replaceDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const key = randomBytes(16)
  vi.spyOn(crypto, 'createCipheriv').mockImplementation(() =>
    createCipheriv('aes-128-ecb', key, null),
  )
  vi.spyOn(crypto, 'createDecipheriv').mockImplementation(() =>
    createDecipheriv('aes-128-ecb', key, null),
  )
}

let stores = 0
describeFileStore('an S3 bucket', async () => {
  // A prefix of its own gives each test an empty store in the one bucket.
  stores += 1
  return createS3FileStore({ ...options, prefix: `test-${stores}/` })
})

test('a prefix goes before every key and shows in none', async () => {
  const shared = createS3FileStore(options)
  const prefixed = createS3FileStore({ ...options, prefix: 'studio/' })
  await prefixed.put('a.png', Buffer.from('ink'), PNG)
  expect(await collect(prefixed.list(''))).toEqual(['a.png'])
  expect(await collect(shared.list('studio/'))).toEqual(['studio/a.png'])
})

test('a bucket that does not exist is not ready, and trying again will not help', async () => {
  const store = createS3FileStore({ ...options, bucket: 'nowhere' })
  await expect(store.checkReady()).rejects.toMatchObject({ provider: 's3', isRetryable: false })
  const put = store.put('a.png', Buffer.from('ink'), PNG)
  await expect(put).rejects.toMatchObject({ provider: 's3', isRetryable: false })
  await expect(store.open('a.png')).rejects.toMatchObject({ provider: 's3', isRetryable: false })
})

test('an unknown access key is refused, and trying again will not help', async () => {
  const store = createS3FileStore({ ...options, accessKeyId: 'UNKNOWN' })
  const put = store.put('a.png', Buffer.from('ink'), PNG)
  await expect(put).rejects.toMatchObject({ provider: 's3', isRetryable: false })
})

test('a server that cannot be reached is worth another try', async () => {
  const store = createS3FileStore({ ...options, endpoint: 'http://127.0.0.1:1' })
  await expect(store.checkReady()).rejects.toMatchObject({ provider: 's3', isRetryable: true })
})

test('requests carry no ACL and no checksum trailer', async () => {
  const seen: string[] = []
  const spy = createServer((request, response) => {
    seen.push(...Object.keys(request.headers))
    request.resume().on('end', () => response.end())
  })
  onTestFinished(() => void spy.close())
  const port = await listen(spy)
  const store = createS3FileStore({ ...options, endpoint: `http://127.0.0.1:${port}` })
  await store.put('a.png', Buffer.from('ink'), PNG)
  expect(seen).toContain('x-amz-content-sha256')
  expect(seen.filter((name) => /acl|grant|trailer|checksum/.test(name))).toEqual([])
})

import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import { collect } from '#server/providers/test-support.ts'

const PNG = { contentType: 'image/png' }
/** More than one part of a multipart upload, and no whole number of them. */
const LARGE_BYTES = 6_700_001
/** More than one page of a bucket's listing, which holds 1,000. */
const MANY_KEYS = 1_100

/** What every file store owes its callers, whatever keeps the files. */
export function describeFileStore(name: string, createStore: () => Promise<FileStore>): void {
  describe(`${name} as a file store`, () => {
    describeReading(createStore)
    describeFailures(createStore)
    describeListing(createStore)
    describeKeys(createStore)
  })
}

function describeReading(createStore: () => Promise<FileStore>): void {
  test('gives back the bytes, the size and the content type it was given', async () => {
    const store = await createStore()
    await store.put('designs/1/sheet.png', Buffer.from('ink'), PNG)
    const file = await store.open('designs/1/sheet.png')
    expect(file).toMatchObject({ sizeBytes: 3, contentType: 'image/png' })
    expect(await readText(store, 'designs/1/sheet.png')).toBe('ink')
    file?.body.destroy()
  })

  test('keeps an empty file as an empty file', async () => {
    const store = await createStore()
    await store.put('empty.png', new Uint8Array(0), PNG)
    await store.put('empty-stream.png', Readable.from([]), PNG)
    expect(await readText(store, 'empty.png')).toBe('')
    expect(await readText(store, 'empty-stream.png')).toBe('')
  })

  test('keeps a stream larger than one upload part, byte for byte', async () => {
    const store = await createStore()
    const bytes = randomBytes(LARGE_BYTES)
    await store.put('photos.zip', inChunks(bytes), { contentType: 'application/zip' })
    const file = await store.open('photos.zip')
    expect(file).toMatchObject({ sizeBytes: LARGE_BYTES, contentType: 'application/zip' })
    expect(hash(await buffer(file?.body ?? Readable.from([])))).toBe(hash(bytes))
  })

  test('replaces a file by the last one put under its key', async () => {
    const store = await createStore()
    await store.put('a.png', Buffer.from('a long first version'), PNG)
    await store.put('a.png', Readable.from([Buffer.from('second')]), PNG)
    expect(await readText(store, 'a.png')).toBe('second')
  })

  test('answers undefined for what is absent, and for a folder', async () => {
    const store = await createStore()
    await store.put('designs/1.png', Buffer.from('ink'), PNG)
    expect(await store.open('designs/2.png')).toBeUndefined()
    expect(await store.open('designs')).toBeUndefined()
    expect(await store.open('designs/1.png/deeper.png')).toBeUndefined()
  })

  test('removes a file, and does not mind removing it again', async () => {
    const store = await createStore()
    await store.put('designs/1.png', Buffer.from('ink'), PNG)
    await store.remove('designs/1.png')
    expect(await store.open('designs/1.png')).toBeUndefined()
    await store.remove('designs/1.png')
    await store.remove('never/there.png')
  })

  test('removing a folder as if it were a file leaves its files alone', async () => {
    const store = await createStore()
    await store.put('designs/1.png', Buffer.from('ink'), PNG)
    await store.remove('designs')
    expect(await readText(store, 'designs/1.png')).toBe('ink')
  })

  test('says that it is ready', async () => {
    const store = await createStore()
    await expect(store.checkReady()).resolves.toBeUndefined()
  })
}

function describeFailures(createStore: () => Promise<FileStore>): void {
  const sizes = [
    { name: 'a small upload', bytes: 1_000 },
    { name: 'an upload of several parts', bytes: LARGE_BYTES },
  ]
  for (const { name, bytes } of sizes) {
    test(`${name} that fails halfway leaves nothing and reports its own error`, async () => {
      const store = await createStore()
      await expect(store.put('a.png', failing(bytes), PNG)).rejects.toThrow('the camera fell')
      expect(await store.open('a.png')).toBeUndefined()
      expect(await listAll(store, '')).toEqual([])
    })

    test(`${name} that is aborted leaves the former file as it was`, async () => {
      const store = await createStore()
      await store.put('a.png', Buffer.from('former'), PNG)
      const stalled = new Readable({ read() {} })
      stalled.push(Buffer.alloc(bytes))
      setTimeout(() => stalled.destroy(), 20)
      await expect(store.put('a.png', stalled, PNG)).rejects.toThrow('Premature close')
      expect(await readText(store, 'a.png')).toBe('former')
    })
  }
}

function describeListing(createStore: () => Promise<FileStore>): void {
  test('lists every key below a prefix, and not those of its neighbours', async () => {
    const store = await createStore()
    for (const key of ['users/1/a.png', 'users/1/deep/b.png', 'users/12/c.png', 'top.png']) {
      await store.put(key, Buffer.from('ink'), PNG)
    }
    expect(await listAll(store, 'users/1/')).toEqual(['users/1/a.png', 'users/1/deep/b.png'])
    expect(await listAll(store, 'nobody/')).toEqual([])
    expect(await listAll(store, '')).toHaveLength(4)
  })

  test('lists more keys than one page of a bucket holds', { timeout: 60_000 }, async () => {
    const store = await createStore()
    const keys = Array.from({ length: MANY_KEYS }, (_, index) => `many/${index}.png`)
    for (let start = 0; start < keys.length; start += 25) {
      const batch = keys.slice(start, start + 25)
      await Promise.all(batch.map((key) => store.put(key, Buffer.from('i'), PNG)))
    }
    expect(await listAll(store, 'many/')).toEqual(keys.toSorted())
  })

  test('keys can be removed while they are listed', async () => {
    const store = await createStore()
    await store.put('users/1/a.png', Buffer.from('ink'), PNG)
    await store.put('users/1/b.png', Buffer.from('ink'), PNG)
    for await (const key of store.list('users/1/')) await store.remove(key)
    expect(await listAll(store, '')).toEqual([])
  })

  test('refuses a prefix that could reach a neighbour', async () => {
    const store = await createStore()
    for (const prefix of ['users/1', '/', '../', 'users//']) {
      await expect(listAll(store, prefix)).rejects.toThrow(/prefix|Bad file key/)
    }
  })
}

function describeKeys(createStore: () => Promise<FileStore>): void {
  const badKeys = [
    '',
    '/etc/passwd',
    'designs/',
    'designs//1.png',
    './1.png',
    '../1.png',
    'designs/../../1.png',
    'designs/..',
    '.hidden',
    'Designs/1.png',
    'designs/é.png',
    'designs\\1.png',
    'designs/1.png\0',
    'a b.png',
    `${'a'.repeat(297)}.png`,
  ]
  test.for(badKeys)('refuses the key %j everywhere', async (key) => {
    const store = await createStore()
    const refusal = /Bad file key|File key has 301 characters/
    await expect(store.put(key, Buffer.from('ink'), PNG)).rejects.toThrow(refusal)
    await expect(store.open(key)).rejects.toThrow(refusal)
    await expect(store.remove(key)).rejects.toThrow(refusal)
  })

  test('takes a key of the greatest length', async () => {
    const store = await createStore()
    const key = `${'a'.repeat(100)}/${'b'.repeat(100)}/${'c'.repeat(94)}.png`
    expect(key).toHaveLength(300)
    await store.put(key, Buffer.from('ink'), PNG)
    expect(await readText(store, key)).toBe('ink')
  })

  test('refuses a content type that the key contradicts', async () => {
    const store = await createStore()
    const put = store.put('a.png', Buffer.from('<script>'), { contentType: 'text/html' })
    await expect(put).rejects.toThrow('must be stored as image/png')
    expect(await store.open('a.png')).toBeUndefined()
  })
}

async function readText(store: FileStore, key: string): Promise<string> {
  const file = await store.open(key)
  if (!file) throw new Error(`${key} is absent`)
  return (await buffer(file.body)).toString()
}

async function listAll(store: FileStore, prefix: string): Promise<string[]> {
  const keys = await collect(store.list(prefix))
  return keys.toSorted()
}

function inChunks(bytes: Buffer): Readable {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 65_536) chunks.push(bytes.subarray(at, at + 65_536))
  return Readable.from(chunks)
}

function failing(bytes: number): Readable {
  async function* chunks() {
    yield Buffer.alloc(bytes)
    throw new Error('the camera fell')
  }
  return Readable.from(chunks())
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

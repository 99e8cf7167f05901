import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import { packFiles } from '#server/providers/storage/pack-files.ts'

/** A store that has these streams, each once. */
function storeOf(bodies: Record<string, Readable>) {
  const opened: string[] = []
  const store = {
    open: async (key: string) => {
      opened.push(key)
      const body = bodies[key]
      return body && { body, sizeBytes: 0, contentType: 'image/png' }
    },
  } as unknown as FileStore
  return { store, opened }
}

const text = (content: string) => Readable.from([Buffer.from(content)])

test('packs bytes and files in their order, each opened when its turn comes', async () => {
  const { store, opened } = storeOf({ a: text('one'), b: text('two') })
  const bytes = await buffer(
    packFiles(store, [
      { name: 'note.json', bytes: Buffer.from('{}') },
      { name: 'a.png', key: 'a' },
      { name: 'b.png', key: 'b' },
    ]),
  )
  expect(opened).toEqual(['a', 'b'])
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const contents: [string, string][] = []
  for await (const entry of zip.eachEntry())
    contents.push([entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry)))])
  expect(contents).toEqual([
    ['note.json', '{}'],
    ['a.png', 'one'],
    ['b.png', 'two'],
  ])
})

test('a file that is gone fails all of it', async () => {
  const { store } = storeOf({ a: text('one') })
  const zip = packFiles(store, [
    { name: 'a.png', key: 'a' },
    { name: 'b.png', key: 'b' },
  ])
  await expect(buffer(zip)).rejects.toThrow('b vanished')
})

test('a file that breaks while it is read fails all of it, and so does a list that breaks', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the bucket hung up'))
    },
  })
  const { store } = storeOf({ a: broken })
  await expect(buffer(packFiles(store, [{ name: 'a.png', key: 'a' }]))).rejects.toThrow(
    'the bucket hung up',
  )
  async function* list() {
    yield { name: 'note.json', bytes: Buffer.from('{}') }
    throw new Error('no list')
  }
  await expect(buffer(packFiles(store, list()))).rejects.toThrow('no list')
})

test('a reader who goes away closes the file being read, and no other is opened', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  const { store, opened } = storeOf({ a: endless, b: text('two') })
  const zip = packFiles(store, [
    { name: 'a.png', key: 'a' },
    { name: 'b.png', key: 'b' },
  ])
  await once(zip, 'readable')
  zip.destroy()
  await once(endless, 'close')
  expect(endless.destroyed).toBe(true)
  expect(opened).toEqual(['a'])
})

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuthResponse } from '#shared/accounts.ts'
import type { BodyPhotosResponse, UploadedArchiveResponse } from '#shared/body.ts'
import { callApi, signedIn } from '#tests/support/process-api.ts'
import { formOf, makePhoto } from '#tests/support/photos.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { openConnection, requestText } from '#tests/support/raw-connection.ts'
import {
  plantLargeFile,
  runWatchedProduct,
  STARTED_WITHIN_MS,
} from '#tests/support/watched-product.ts'

/** Without it, an answer in chunks is not whole. */
const LAST_CHUNK = '\r\n0\r\n\r\n'

let product: ProductProcess
let dataDir: string
let ada: AuthResponse
let leftOpen: () => Promise<string[]>
let end: () => Promise<void>
beforeAll(async () => {
  ;({ product, dataDir, ada, leftOpen, end } = await runWatchedProduct())
}, STARTED_WITHIN_MS)
afterAll(() => end())

const filesDir = () => path.join(dataDir, 'files')

describe('somebody asks for another protocol', () => {
  const upgrade = (protocol: string) => ({ Connection: 'Upgrade', Upgrade: protocol })
  const handshake = { 'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' }

  test('h2c, as curl --http2 does: the answer is the plain one', async () => {
    const connection = await openConnection(product.port)
    await connection.say(
      requestText('GET /healthz', {
        Connection: 'Upgrade, HTTP2-Settings',
        Upgrade: 'h2c',
        'HTTP2-Settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
      }),
    )
    await connection.waitFor('HTTP/1.1 200 OK')
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test.for<[string, string, Record<string, string | number>]>([
    ['h2c', 'GET /', upgrade('h2c')],
    ['something unheard of', 'GET /', upgrade('nonsense')],
    ['a websocket where there is none', 'GET /healthz', { ...upgrade('websocket'), ...handshake }],
    ['a websocket without a key', 'GET /api/realtime', upgrade('websocket')],
    ['a websocket', 'GET /api/realtime', { ...upgrade('websocket'), ...handshake }],
    [
      'a websocket from a foreign page',
      'GET /api/realtime',
      { ...upgrade('websocket'), ...handshake, Origin: 'https://evil.example' },
    ],
  ])('%s, and resets: the process lives on', async ([, line, headers]) => {
    for (const isEager of [true, false]) {
      const connection = await openConnection(product.port)
      await connection.say(requestText(line, headers))
      if (!isEager) await connection.waitFor('HTTP/1.1')
      connection.reset()
    }
    expect(await leftOpen()).toEqual([])
  })

  test('and speaks nonsense once it has it: the socket ends, the process does not', async () => {
    const connection = await openConnection(product.port)
    await connection.say(
      requestText('GET /api/realtime', { ...upgrade('websocket'), ...handshake }),
    )
    await connection.waitFor('HTTP/1.1 101')
    await connection.say(Buffer.alloc(64, 0xff))
    await connection.ended()
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test('is refused, and never hangs up: we do', async () => {
    const connection = await openConnection(product.port)
    const foreign = { ...upgrade('websocket'), ...handshake, Origin: 'https://evil.example' }
    await connection.say(requestText('GET /api/realtime', foreign))
    await connection.waitFor('HTTP/1.1 403')
    expect(await leftOpen()).toEqual([])
  })
})

describe('what somebody downloads is deleted while they read', () => {
  test('an export: it breaks off and is not taken for a whole one, and the process lives on', async () => {
    const folder = path.join(filesDir(), `users/${ada.user.id}/planted`)
    for (const name of ['1.png', '2.png']) await plantLargeFile(path.join(folder, name))
    const connection = await openConnection(product.port)
    await connection.say(requestText('GET /api/user/me/export', signedIn(ada.token)))
    await connection.waitFor('planted/')
    connection.pause()
    await rm(folder, { recursive: true })
    connection.resume()
    await connection.ended()
    expect(connection.received().endsWith(LAST_CHUNK)).toBe(false)
    await product.waitFor('an answer broke off')
    expect(await leftOpen()).toEqual([])
  })

  test('a zip of photos: the same', async () => {
    const form = formOf([
      { name: 'a.jpg', bytes: await makePhoto() },
      { name: 'b.jpg', bytes: await makePhoto('#aa7755') },
    ])
    const { key } = await callApi<UploadedArchiveResponse>(product, '/api/tattoo/upload-zip', {
      token: ada.token,
      form,
    })
    const folder = path.join(filesDir(), `users/${ada.user.id}/body`)
    for (const stem of await readdir(folder))
      await plantLargeFile(path.join(folder, stem, 'photo.jpg'))
    const connection = await openConnection(product.port)
    await connection.say(requestText(`GET /api/body/uploads/${key}`, signedIn(ada.token)))
    await connection.waitFor('photo-1.jpg')
    connection.pause()
    const { photos } = await callApi<BodyPhotosResponse>(product, '/api/body/photos', {
      token: ada.token,
    })
    for (const { id } of photos)
      await callApi(product, `/api/body/photos/${id}`, { method: 'DELETE', token: ada.token })
    connection.resume()
    await connection.ended()
    expect(connection.received().endsWith(LAST_CHUNK)).toBe(false)
    expect(await leftOpen()).toEqual([])
  })
})

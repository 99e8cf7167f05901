import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuthResponse } from '#shared/accounts.ts'
import type { BodyPhotosResponse } from '#shared/body.ts'
import type { CreditHistoryResponse, CreditsResponse } from '#shared/credits.ts'
import type { Generation, Tattoo } from '#shared/tattoos.ts'
import { formOf, makePhoto } from '#tests/support/photos.ts'
import { callApi, signedIn } from '#tests/support/process-api.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { openConnection, requestText } from '#tests/support/raw-connection.ts'
import {
  plantLargeFile,
  runWatchedProduct,
  STARTED_WITHIN_MS,
} from '#tests/support/watched-product.ts'

const SETTLED = { timeout: 60_000, interval: 50 }
const TIMEOUT = { timeout: 120_000 }
const STOPPED_WITHIN_SECONDS = 35

let product: ProductProcess
let dataDir: string
let ada: AuthResponse
let leftOpen: () => Promise<string[]>
let end: () => Promise<void>
beforeAll(async () => {
  ;({ product, dataDir, ada, leftOpen, end } = await runWatchedProduct())
}, STARTED_WITHIN_MS)
afterAll(() => end())

const get = <Body>(page: string) => callApi<Body>(product, page, { token: ada.token })

/** What an upload or a design on its way leaves on the disk until it is done. */
async function listTemporary(): Promise<string[]> {
  const folders = ['incoming', 'files/.tmp'].map((name) => path.join(dataDir, name))
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat()
}

describe('a reset while somebody downloads', () => {
  beforeAll(async () => {
    await plantLargeFile(path.join(dataDir, `files/users/${ada.user.id}/planted/1.png`))
  })
  const text = () => requestText('GET /api/user/me/export', signedIn(ada.token))

  test('before the headers: nothing stays open', TIMEOUT, async () => {
    const connection = await openConnection(product.port)
    await connection.say(text())
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test('in the middle: nothing stays open', TIMEOUT, async () => {
    const connection = await openConnection(product.port)
    await connection.say(text())
    await connection.waitFor('planted/')
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test('while it is paused: nothing stays open', TIMEOUT, async () => {
    const connection = await openConnection(product.port)
    await connection.say(text())
    await connection.waitFor('planted/')
    connection.pause()
    // Answered on another connection, so by now the paused one is stuck.
    await get('/api/auth/me')
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test('with more requests waiting behind it: nothing stays open', TIMEOUT, async () => {
    const connection = await openConnection(product.port)
    await connection.say(text() + text() + text())
    await connection.waitFor('planted/')
    connection.pause()
    await get('/api/auth/me')
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })

  test('whoever only asks for the headers opens nothing', TIMEOUT, async () => {
    const connection = await openConnection(product.port)
    await connection.say(text().replace('GET', 'HEAD'))
    await connection.waitFor('application/zip')
    connection.reset()
    expect(await leftOpen()).toEqual([])
  })
})

describe('a reset while somebody uploads', () => {
  async function composeUpload() {
    const form = formOf([
      { name: 'a.jpg', bytes: await makePhoto() },
      { name: 'b.jpg', bytes: await makePhoto('#aa7755') },
    ])
    const response = new Response(form)
    const body = Buffer.from(await response.arrayBuffer())
    const head = requestText('POST /api/tattoo/upload-photos', {
      ...signedIn(ada.token),
      'Content-Type': response.headers.get('Content-Type')!,
      'Content-Length': body.length,
    })
    return { head, body }
  }
  const listPhotos = async () => (await get<BodyPhotosResponse>('/api/body/photos')).photos
  const listKept = () =>
    readdir(path.join(dataDir, `files/users/${ada.user.id}/body`)).catch(() => [])

  test('in its headers: nothing is kept', TIMEOUT, async () => {
    const { head } = await composeUpload()
    const connection = await openConnection(product.port)
    await connection.say(head.slice(0, head.length / 2))
    connection.reset()
    expect(await leftOpen()).toEqual([])
    expect(await listTemporary()).toEqual([])
    expect(await listPhotos()).toEqual([])
  })

  test.for([
    ['in the headers of a part', 0.01],
    ['in a part', 0.25],
    ['between two parts', 0.5],
    ['just before its end', 0.99],
  ] as const)('%s: nothing is kept', TIMEOUT, async ([, share]) => {
    const { head, body } = await composeUpload()
    const connection = await openConnection(product.port)
    await connection.say(head)
    await connection.say(body.subarray(0, body.length * share))
    await expect.poll(listTemporary, SETTLED).not.toEqual([])
    connection.reset()
    await expect.poll(listTemporary, SETTLED).toEqual([])
    expect(await leftOpen()).toEqual([])
    expect(await listPhotos()).toEqual([])
    expect(await listKept()).toEqual([])
  })

  test('after its end: all of it is kept or nothing', TIMEOUT, async () => {
    const { head, body } = await composeUpload()
    const connection = await openConnection(product.port)
    await connection.say(Buffer.concat([Buffer.from(head), body]))
    connection.reset()
    expect(await leftOpen()).toEqual([])
    await expect.poll(listTemporary, SETTLED).toEqual([])
    // Whatever came of it, rows and files come to agree.
    await expect
      .poll(async () => (await listKept()).length - (await listPhotos()).length, SETTLED)
      .toBe(0)
    expect([0, 2]).toContain((await listPhotos()).length)
  })
})

describe('a reset while a design is drawn', () => {
  const listOpen = async () =>
    (await get<{ generations: Generation[] }>('/api/tattoo/generations')).generations
  const listDesigns = () => get<Tattoo[]>('/api/tattoo/by-user')
  const readBalance = async () => (await get<CreditsResponse>('/api/credits/user/')).creditBalance

  const isDrawing = async () => (await listOpen()).some(({ state }) => state === 'running')
  const moments: [
    string,
    { wait: () => Promise<void>; isPaused?: boolean; mayBeUnheard?: boolean },
  ][] = [
    [
      'at once: it is delivered and paid for, or neither',
      { wait: async () => {}, mayBeUnheard: true },
    ],
    [
      'while it is drawn: it is delivered and paid for once',
      {
        wait: async () => {
          await expect.poll(isDrawing, SETTLED).toBe(true)
        },
      },
    ],
    [
      'when the answer is on its way: it is delivered and paid for once',
      {
        isPaused: true,
        wait: async () => {
          await expect.poll(async () => (await listOpen()).length, SETTLED).toBe(1)
          await expect.poll(listOpen, SETTLED).toEqual([])
        },
      },
    ],
  ]
  test.for(moments)('%s', TIMEOUT, async ([, { wait, isPaused, mayBeUnheard }]) => {
    const [designs, balance] = [await listDesigns(), await readBalance()]
    const body = JSON.stringify({
      payload: { prompt: 'a small anchor', style: 'Minimalist', bodyMapping: false },
    })
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const connection = await openConnection(product.port)
    if (isPaused) connection.pause()
    await connection.say(
      requestText('POST /api/tattoo/generate', { ...signedIn(ada.token), ...headers }) + body,
    )
    await wait()
    connection.reset()
    expect(await leftOpen()).toEqual([])
    // What was heard is read before a later wish, so once that one is here the other is at least under way.
    if (mayBeUnheard)
      await callApi(product, '/api/tattoo/generate', {
        token: ada.token,
        json: { payload: { prompt: 'a small star', style: 'Minimalist', bodyMapping: false } },
      })
    await expect.poll(listOpen, SETTLED).toEqual([])
    const { events } = await get<CreditHistoryResponse>('/api/credits/history')
    expect(events.filter(({ isPending }) => isPending)).toEqual([])
    const delivered = (await listDesigns()).length - designs.length
    expect(mayBeUnheard ? [1, 2] : [1]).toContain(delivered)
    expect(balance - (await readBalance())).toBe(delivered)
    expect(await listTemporary()).toEqual([])
  })
})

test('after all of them, SIGTERM ends it as if nothing had been', TIMEOUT, async () => {
  const startedAt = performance.now()
  expect(await product.stop('SIGTERM')).toBe(0)
  expect((performance.now() - startedAt) / 1000).toBeLessThan(STOPPED_WITHIN_SECONDS)
})

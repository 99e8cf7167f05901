import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { ZipFile } from 'yazl'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/providers/test-support.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { PHOTOS_KEPT_MAX } from '#shared/body.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import {
  emptyStore,
  formOf,
  makePhoto,
  signUpWithPlan,
  upload,
  uploadGood,
  type NamedFile,
} from '#tests/support/photos.ts'

const file = async (name: string, bytes: Uint8Array | Promise<Uint8Array>): Promise<NamedFile> => ({
  name,
  bytes: await bytes,
})

async function zipOf(files: readonly NamedFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Nothing in the store, in the rows, or in the folder that uploads pass through. */
async function expectNothingLeft(deps: TestDeps): Promise<void> {
  expect(await deps.db.selectFrom('body_photo').selectAll().execute()).toEqual([])
  const keys: string[] = []
  for await (const key of deps.files.list('users/')) keys.push(key)
  expect(keys).toEqual([])
  const incoming = path.join(deps.config.dataDir, 'incoming')
  expect(await readdir(incoming).catch(() => [])).toEqual([])
}

describe('§7 POST /tattoo/upload-zip', () => {
  test('keeps photos upright, without place and camera, under a key that nothing serves', async ({
    deps,
  }) => {
    await emptyStore(deps)
    const { token, user, client, as } = await signUpWithPlan(deps)
    const bytes = await makePhoto()
    expect((await sharp(bytes).metadata()).exif?.includes('Ada')).toBe(true)
    const { status, body } = await upload(deps, token, formOf([{ name: 'a.jpg', bytes }]))
    expect(status).toBe(200)
    expect(body).toMatchObject({ progress: 100, photos: [{ width: 120, height: 160 }] })
    const keys: string[] = []
    for await (const key of deps.files.list(`users/${user.id}/`)) keys.push(key)
    expect(keys).toHaveLength(1)
    const kept = await buffer((await deps.files.open(keys[0]!))!.body)
    const { width, height, format, exif, orientation } = await sharp(kept).metadata()
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 120,
      height: 160,
      format: 'jpeg',
      exif: undefined,
      orientation: undefined,
    })
    // What came in leaves nothing beside what is kept.
    expect(await readdir(path.join(deps.config.dataDir, 'incoming'))).toEqual([])
    const zip = await client.app.request(new URL(body.url).pathname, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(zip.headers.get('Content-Type')).toBe('application/zip')
    expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(kept.length)
    const other = await signUpWithPlan(deps, { email: 'eve@example.com' })
    expect((await client.get(`/body/uploads/${body.key}`, other.as)).status).toBe(404)
    expect((await client.get(`/body/uploads/${body.key}`, as)).status).toBe(200)
  })

  test('takes one zip, and leaves alone what in it is no photo', async ({ deps }) => {
    const { token } = await signUpWithPlan(deps)
    const photo = await makePhoto()
    const zip = await zipOf([
      { name: 'me/1.jpg', bytes: photo },
      { name: 'me/2.png', bytes: await sharp(photo).png().toBuffer() },
      { name: 'me/3.webp', bytes: await sharp(photo).webp().toBuffer() },
      { name: 'notes.txt', bytes: Buffer.from('the one by the window is the best') },
      { name: '__MACOSX/me/._1.jpg', bytes: Buffer.alloc(64) },
      { name: 'inner.zip', bytes: await zipOf([{ name: '4.jpg', bytes: photo }]) },
    ])
    const { body } = await upload(deps, token, formOf([{ name: 'me.zip', bytes: zip }]))
    expect(body.photos).toHaveLength(3)
  })

  test('§4 plan 0 is asked to upgrade, before a byte is read', async ({ deps }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps, { plan: 0 })
    const { status, error } = await uploadGood(deps, token)
    expect([status, error.code]).toEqual([403, 'upgrade_required'])
    await expectNothingLeft(deps)
  })

  test('keeps 30 photos of a person at most', async ({ deps }) => {
    const { token } = await signUpWithPlan(deps)
    for (let index = 0; index < PHOTOS_KEPT_MAX / 10; index++) await uploadGood(deps, token, 10)
    const { status, error } = await uploadGood(deps, token, 1)
    expect([status, error.code]).toEqual([409, 'photo_limit'])
  })

  test('a photo that cannot be checked is not kept', async ({ deps }) => {
    await emptyStore(deps)
    const { photoReview } = deps
    onTestFinished(() => void (deps.photoReview = photoReview))
    deps.photoReview = {
      ...photoReview,
      review: () =>
        Promise.reject(new ProviderError('no', { provider: 'photo-review', isRetryable: true })),
    }
    const { token } = await signUpWithPlan(deps)
    const { status, error } = await uploadGood(deps, token)
    expect([status, error.message]).toEqual([
      502,
      'Upload failed. Nothing was kept. Please try again.',
    ])
    await expectNothingLeft(deps)
  })
})

test('§7 POST /tattoo/upload answers with url and key, /upload-photos with the photos', async ({
  deps,
}) => {
  const { token, client } = await signUpWithPlan(deps)
  const form = formOf([{ name: 'a.jpg', bytes: await makePhoto() }])
  const single = await upload(deps, token, form, { path: '/tattoo/upload' })
  expect(single.body.key).toMatch(/^[0-9a-f]{24}$/)
  expect((await client.app.request(single.body.url)).status).toBe(200)
  for (const route of ['/upload-photos', '/tattoo/upload-photos']) {
    const two = formOf([
      { name: 'a.jpg', bytes: await makePhoto() },
      { name: 'b.jpg', bytes: await makePhoto() },
    ])
    expect((await upload(deps, token, two, { path: route })).body.photos).toHaveLength(2)
  }
})

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic', 'latin1'),
  Buffer.alloc(40),
])

/** A PNG of a few bytes that claims to be a square of 400 megapixels. */
function makeHugePng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
    .then((png) => {
      const header = Buffer.from(png)
      header.writeUInt32BE(20_000, 16)
      header.writeUInt32BE(20_000, 20)
      header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
      return header
    })
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('refused in plain words, with nothing left behind:', () => {
  const photo = () => makePhoto('#c89a7a', 640, 480)
  const CASES: [string, number, string, () => Promise<NamedFile[]>][] = [
    ['an empty one', 400, 'file_empty', async () => [await file('a.jpg', Buffer.alloc(0))]],
    [
      'a JPEG that ends in the middle',
      422,
      'file_broken',
      async () => [await file('a.jpg', (await photo()).subarray(0, 900))],
    ],
    [
      'a picture of 20,000 × 20,000',
      413,
      'photo_too_many_pixels',
      async () => [await file('a.png', makeHugePng())],
    ],
    [
      'an SVG with a script, called a photo',
      415,
      'file_not_photo',
      async () => [
        await file('a.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
      ],
    ],
    ['HEIC', 415, 'file_heic', async () => [await file('a.heic', heic)]],
    [
      'HEIC in a zip',
      415,
      'file_heic',
      async () => [await file('a.zip', zipOf([{ name: 'a.heic', bytes: heic }]))],
    ],
    [
      'a photo that is a zip besides',
      415,
      'file_two_things',
      async () => [
        await file(
          'a.jpg',
          Buffer.concat([await photo(), await zipOf([{ name: 'a', bytes: heic }])]),
        ),
      ],
    ],
    [
      'a good one with a bad one',
      415,
      'file_not_photo',
      async () => [await file('a.jpg', photo()), await file('b.jpg', Buffer.alloc(99, 'x'))],
    ],
    [
      'more than ten',
      413,
      'too_many_photos',
      async () => Promise.all(Array.from({ length: 11 }, () => file('a.jpg', makePhoto()))),
    ],
    [
      'one of 16 MB',
      413,
      'file_too_large',
      async () => [
        await file('a.jpg', Buffer.concat([await photo(), Buffer.alloc(16 * 1024 * 1024)])),
      ],
    ],
    [
      'a zip bomb: 40 MB of nothing behind a photo, in a few kilobytes',
      413,
      'file_too_large',
      async () => [
        await file(
          'a.zip',
          zipOf([
            {
              name: 'a.jpg',
              bytes: Buffer.concat([await photo(), Buffer.alloc(40 * 1024 * 1024)]),
            },
          ]),
        ),
      ],
    ],
    [
      'a zip of a thousand files',
      413,
      'archive_too_many_files',
      async () => [
        await file(
          'a.zip',
          zipOf(Array.from({ length: 1000 }, (_, index) => ({ name: `${index}`, bytes: heic }))),
        ),
      ],
    ],
    [
      'a zip that is none',
      422,
      'archive_broken',
      async () => [await file('a.zip', Buffer.from('PK\x03\x04 and so on and on and on'))],
    ],
    [
      'a zip without photos',
      422,
      'archive_no_photos',
      async () => [await file('a.zip', zipOf([{ name: 'a.txt', bytes: Buffer.from('hello') }]))],
    ],
  ]
  test('files that are empty, cut off, huge, no photo, HEIC, two things at once, or bombs', async ({
    deps,
  }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    for (const [title, status, code, make] of CASES) {
      const answer = await upload(deps, token, formOf(await make()))
      expect([title, answer.status, answer.error.code]).toEqual([title, status, code])
      expect(answer.error.message).toMatch(/^[“A-Z].{20,}\.$/)
      await expectNothingLeft(deps)
    }
    // What people call their files is theirs.
    expect(deps.logged.join('')).not.toContain('a.jpg')
  })

  test('what is no form', async ({ deps }) => {
    const { token } = await signUpWithPlan(deps)
    const headers = { 'Content-Type': 'application/json' }
    const { status, error } = await upload(deps, token, '{}', { headers })
    expect([status, error.code]).toEqual([400, 'upload_malformed'])
  })
})

describe('over a real connection', () => {
  async function serve(deps: TestDeps) {
    const answer = getRequestListener(createApp(deps).fetch)
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
    onTestFinished(() => void server.close())
    return listen(server)
  }

  const headersOf = (token: string, more: Record<string, string> = {}) => ({
    Cookie: 'XSRF-TOKEN=t',
    'X-XSRF-TOKEN': 't',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=b',
    ...more,
  })
  const HEAD =
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

  test('half a gigabyte is refused at its announcement', async ({ deps }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    const port = await serve(deps)
    const headers = headersOf(token, { 'Content-Length': String(500 * 1024 * 1024) })
    const sent = request({ port, method: 'POST', path: '/api/tattoo/upload-zip', headers })
    sent.on('error', () => {})
    sent.write(HEAD)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    sent.destroy()
    await expectNothingLeft(deps)
  })

  test('a connection that breaks leaves nothing behind', async ({ deps }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    const port = await serve(deps)
    const sent = request({
      port,
      method: 'POST',
      path: '/api/tattoo/upload-zip',
      headers: headersOf(token, { 'Content-Length': '1000000' }),
    })
    sent.on('error', () => {})
    sent.write(HEAD)
    sent.write((await makePhoto('#c89a7a', 2000, 1500)).subarray(0, 5000))
    const incoming = path.join(deps.config.dataDir, 'incoming')
    await expect.poll(() => readdir(incoming).catch(() => [])).toHaveLength(1)
    sent.destroy()
    await expect.poll(() => readdir(incoming)).toEqual([])
    await expectNothingLeft(deps)
  })
})

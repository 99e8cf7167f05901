import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/providers/test-support.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { PHOTO_MAX_BYTES, PHOTOS_KEPT_MAX } from '#shared/body.ts'
import { proves } from '#tests/proves.ts'
import { BAD_UPLOADS, makeHalfGigabyte, sendForm, zipOf } from '#tests/support/bad-uploads.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import {
  emptyStore,
  formOf,
  makePhoto,
  signUpWithPlan,
  upload,
  uploadGood,
} from '#tests/support/photos.ts'

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
    proves('§3.upload.result', '§6.paid.mapping', '§7.upload.zip')
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
    proves('§4.mapping.plan', '§6.user.no-mapping')
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
  proves('§7.upload.photos', '§7.upload.one')
})

describe('refused in plain words, with nothing left behind:', () => {
  test('files that are empty, cut off, huge, no photo, HEIC, two things at once, or bombs', async ({
    deps,
  }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    for (const [title, status, code, make] of BAD_UPLOADS) {
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

const MEGABYTE = 1024 * 1024

describe('over a real connection', () => {
  async function serve(deps: TestDeps) {
    const answer = getRequestListener(createApp(deps).fetch)
    let socket: Socket | undefined
    const server = createServer((incoming, outgoing) => {
      socket = incoming.socket
      void answer(incoming, outgoing)
    })
    onTestFinished(() => void server.close())
    /** Of the latest connection, once the server has hung up. */
    const readBytes = async () => {
      await expect.poll(() => socket?.destroyed, { timeout: 10_000 }).toBe(true)
      return socket!.bytesRead
    }
    return { port: await listen(server), readBytes }
  }

  const headersOf = (token: string, more: Record<string, string> = {}) => ({
    Cookie: 'XSRF-TOKEN=t',
    'X-XSRF-TOKEN': 't',
    Authorization: `Bearer ${token}`,
    'Content-Type': CONTENT_TYPE,
    ...more,
  })
  const CONTENT_TYPE = 'multipart/form-data; boundary=b'
  const HEAD =
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

  test('half a gigabyte is refused at its announcement', async ({ deps }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    const { port } = await serve(deps)
    const headers = headersOf(token, { 'Content-Length': String(500 * 1024 * 1024) })
    const sent = request({ port, method: 'POST', path: '/api/tattoo/upload-zip', headers })
    sent.on('error', () => {})
    sent.write(HEAD)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    sent.destroy()
    await expectNothingLeft(deps)
  })

  test('half a gigabyte that nobody announced is cut off where it becomes too much', async ({
    deps,
  }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    const { port, readBytes } = await serve(deps)
    const send = (to: string, head: Uint8Array) => {
      const body = makeHalfGigabyte(head)
      return sendForm({ port, path: `/api${to}`, token, contentType: CONTENT_TYPE, body })
    }
    const photo = Buffer.concat([Buffer.from(HEAD), await makePhoto()])
    expect(await send('/tattoo/upload-zip', photo)).toEqual({
      status: 413,
      code: 'file_too_large',
      message: '“a.jpg” is larger than 15 MB.',
    })
    expect(await readBytes()).toBeLessThan(PHOTO_MAX_BYTES + 2 * MEGABYTE)
    await expectNothingLeft(deps)
    const noFile = Buffer.from('a form in which no file ever begins')
    expect(await send('/tattoo/upload', noFile)).toMatchObject({
      status: 413,
      code: 'upload_too_large',
    })
    expect(await readBytes()).toBeLessThan(PHOTO_MAX_BYTES + 3 * MEGABYTE)
    await expectNothingLeft(deps)
  })

  test('a connection that breaks leaves nothing behind', async ({ deps }) => {
    await emptyStore(deps)
    const { token } = await signUpWithPlan(deps)
    const { port } = await serve(deps)
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

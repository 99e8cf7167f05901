import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import type { ApiErrorBody } from '#shared/api.ts'
import { makePhoto, SKIN, type NamedFile } from '#tests/support/photos.ts'

const file = async (name: string, bytes: Uint8Array | Promise<Uint8Array>): Promise<NamedFile> => ({
  name,
  bytes: await bytes,
})

export async function zipOf(files: readonly NamedFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic', 'latin1'),
  Buffer.alloc(40),
])

/** A PNG of a few bytes that claims to be a square of 400 megapixels. */
async function makeHugePng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const photo = () => makePhoto(SKIN, 640, 480)

/** What nobody must be able to do harm with: what it is, and the status and code that it is answered with. */
export const BAD_UPLOADS: readonly [string, number, string, () => Promise<NamedFile[]>][] = [
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

/** Made while it is sent. */
export function* makeHalfGigabyte(head: Uint8Array): Generator<Uint8Array> {
  yield head
  const block = Buffer.alloc(64 * 1024, 'x')
  for (let bytes = 0; bytes < 500 * 1024 * 1024; bytes += block.length) yield block
}

export interface Sending {
  port: number
  path: string
  token: string
  contentType: string
  body: Iterable<Uint8Array>
}

/** Over a real connection, without a word of how long it is, and for as long as nobody answers. */
export async function sendForm({ port, path, token, contentType, body }: Sending) {
  const headers = {
    Cookie: 'XSRF-TOKEN=t',
    'X-XSRF-TOKEN': 't',
    Authorization: `Bearer ${token}`,
    'Content-Type': contentType,
  }
  // A connection of its own: the one before may be about to be hung up.
  const sent = request({ port, method: 'POST', path, headers, agent: false })
  // After the answer whoever goes on sending is cut off.
  sent.on('error', () => {})
  const source = Readable.from(body)
  source.pipe(sent)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  source.destroy()
  const { code, message } = (await json(response)) as Partial<ApiErrorBody>
  return { status: response.statusCode, code, message }
}

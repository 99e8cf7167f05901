import { readdir, readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { AuthResponse } from '#shared/accounts.ts'
import type { CheckoutResponse } from '#shared/billing.ts'
import type { BodyPhotosResponse } from '#shared/body.ts'
import { BAD_UPLOADS, makeHalfGigabyte, sendForm, zipOf } from '#tests/support/bad-uploads.ts'
import { formOf, makePhoto, SKIN, type NamedFile } from '#tests/support/photos.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'

const TIMES = 5
const AT_ONCE = 3
const MEGABYTE = 1024 * 1024
/** The largest that is taken. */
const LARGE = { width: 9000, height: 6600 }
const BOMB_BYTES = 500 * MEGABYTE
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ottolie Ink' }

interface Upload {
  name: string
  contentType: string
  makeBody: () => Iterable<Uint8Array>
}

export interface UploadMemory {
  /** After a good photo, before the first bad one. */
  idleMb: number
  /** The most that was used during each, above what was used right before. */
  cases: { name: string; answer: string; moreMb: number }[]
  /** Files and photos that should not be there. */
  leftBehind: number
}

/** What bad uploads cost a product in memory, each several times and several at once. */
export async function measureBadUploads(): Promise<UploadMemory> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '100000',
    PHOTO_REVIEW: 'off',
  })
  try {
    await product.waitFor('is ready', 120_000)
    const token = await subscribeSomebody(product)
    const send = ({ contentType, makeBody }: Upload) => {
      const { port } = product
      const to = '/api/tattoo/upload-zip'
      return sendForm({ port, path: to, token, contentType, body: makeBody() })
    }
    const good = await asForm('a good photo', [
      { name: 'a.jpg', bytes: await makePhoto(SKIN, 4000, 3000) },
    ])
    const { status } = await send(good)
    if (status !== 200) throw new Error(`a good photo was answered with ${status}`)
    const uploads = await makeBadUploads()
    const idleMb = await readMemory(product, 'VmRSS')
    const cases: UploadMemory['cases'] = []
    for (const upload of uploads) {
      const beforeMb = await readMemory(product, 'VmRSS')
      await forgetPeak(product)
      const answers = new Set<string>()
      for (let sent = 0; sent < TIMES; sent += AT_ONCE) {
        const batch = Array.from({ length: Math.min(AT_ONCE, TIMES - sent) }, () => send(upload))
        for (const answer of await Promise.all(batch))
          answers.add(`${answer.status} ${answer.code}`)
      }
      const moreMb = (await readMemory(product, 'VmHWM')) - beforeMb
      cases.push({ name: upload.name, answer: [...answers].join(', '), moreMb })
    }
    return { idleMb, cases, leftBehind: await countLeftBehind(product, { dataDir, token }) }
  } finally {
    await product.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeBadUploads(): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (const [name, , , make] of BAD_UPLOADS) uploads.push(await asForm(name, await make()))
  const large = await sharp({ create: { ...LARGE, channels: 3, background: SKIN } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  // Interlaced, all of it has to be unpacked before the first row is there.
  const interlaced = await sharp(large).png({ progressive: true }).toBuffer()
  for (const [name, bytes] of Object.entries({ JPEG: large, PNG: interlaced })) {
    const cutOff = bytes.subarray(0, Math.round(bytes.length * 0.9))
    uploads.push(await asForm(`${name} of 60 megapixels, cut off`, [{ name: 'a', bytes: cutOff }]))
  }
  const bomb = await zipOf([
    { name: 'a.jpg', bytes: Buffer.concat([large.subarray(0, 2000), Buffer.alloc(BOMB_BYTES)]) },
  ])
  uploads.push(await asForm('a zip bomb of 500 MB', [{ name: 'a.zip', bytes: bomb }]))
  const head = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'),
    large.subarray(0, 2000),
  ])
  uploads.push({
    name: '500 MB that nobody announced',
    contentType: 'multipart/form-data; boundary=b',
    makeBody: () => makeHalfGigabyte(head),
  })
  return uploads
}

async function asForm(name: string, files: NamedFile[]): Promise<Upload> {
  const form = new Response(formOf(files))
  const contentType = form.headers.get('Content-Type') ?? ''
  const bytes = Buffer.from(await form.arrayBuffer())
  return { name, contentType, makeBody: () => [bytes] }
}

/** Somebody with a plan, bought as everybody buys it. */
async function subscribeSomebody({ origin }: ProductProcess): Promise<string> {
  const post = async <Body>(to: string, body: object, token?: string) => {
    const response = await fetch(`${origin}/api${to}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: 'XSRF-TOKEN=t',
        'X-XSRF-TOKEN': 't',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${to} answered ${response.status}`)
    return (await response.json()) as Body
  }
  const login = { email: 'ada@example.com', password: 'a-fine-needle' }
  const { token } = await post<AuthResponse>('/auth/signup', login)
  const { url } = await post<CheckoutResponse>('/credits/subscribe', { product: 'pro' }, token)
  const headers = { Origin: origin }
  const body = new URLSearchParams(CARD)
  await fetch(`${url}/card`, { method: 'POST', headers, body, redirect: 'manual' })
  const hasPlan = async () => {
    const answer = await fetch(`${origin}/api/credits/billing`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { plan: number }).plan > 0
  }
  while (!(await hasPlan())) await new Promise((resolve) => setTimeout(resolve, 50))
  return token
}

async function readMemory({ child }: ProductProcess, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

/** From now on the kernel counts the peak anew. */
const forgetPeak = ({ child }: ProductProcess) => writeFile(`/proc/${child.pid}/clear_refs`, '5')

async function countLeftBehind(
  { origin }: ProductProcess,
  { dataDir, token }: { dataDir: string; token: string },
): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/body/photos`, { headers })
  const { photos } = (await answer.json()) as BodyPhotosResponse
  const incoming = await readdir(path.join(dataDir, 'incoming'))
  return photos.length - 1 + incoming.length
}

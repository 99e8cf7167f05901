import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { scriptKbMost } from './script-budget.ts'
import { percentile } from './stats.ts'

const SAMPLES = 40
const CANNON = { connections: 8, duration: 3 }
const SERVER_P95_MOST_MS = 150
const HTML_KB_MOST = 40
const IMAGE_KB_MOST = 400
const CACHED_LEAST_PER_SECOND = 500

/** What crosses the wire for a first visit, and what the server spends on it. */
interface PageCost {
  path: string
  htmlKb: number
  htmlPlainKb: number
  scriptKb: number
  imageKb: number
  p50Ms: number
  p95Ms: number
  perSecond: number
}

export async function measureCosts(origin: string, paths: readonly string[]): Promise<void> {
  console.log(
    `\nFirst visits: bytes as they come over the wire; the server's time for ${SAMPLES} visits one after the other, and with ${CANNON.connections} at once`,
  )
  console.log(
    `  ${'page'.padEnd(22)}${['HTML', '(plain)', 'scripts', 'pictures', 'p50', 'p95', 'a second'].map((name) => name.padStart(11)).join('')}`,
  )
  for (const path of paths) printCost(await measureCost(origin, path))
  console.log(
    '  A page is rendered anew when its data has changed; what browsers and caches keep is its files:',
  )
  const { text } = await weigh(`${origin}/tattoo/1`)
  const files = [...listScripts(text).slice(0, 1), ...listPictures(text).slice(0, 1)]
  for (const path of [...files, '/share/tattoo/1.jpg']) await measureFile(origin, path)
}

async function measureCost(origin: string, path: string): Promise<PageCost> {
  const html = await weigh(origin + path)
  const samples: number[] = []
  for (let count = 0; count < SAMPLES; count += 1) samples.push((await weigh(origin + path)).ms)
  const sum = async (addresses: readonly string[]) => {
    const weights = await Promise.all(addresses.map((address) => weigh(origin + address)))
    return weights.reduce((total, { bytes }) => total + bytes, 0) / 1_000
  }
  return {
    path,
    htmlKb: html.bytes / 1_000,
    htmlPlainKb: html.text.length / 1_000,
    scriptKb: await sum(listScripts(html.text)),
    imageKb: await sum(listPictures(html.text)),
    p50Ms: percentile(samples, 0.5),
    p95Ms: percentile(samples, 0.95),
    perSecond: await fire(origin + path),
  }
}

function printCost(cost: PageCost): void {
  const isGood =
    cost.htmlKb <= HTML_KB_MOST &&
    cost.scriptKb <= scriptKbMost(cost.path) &&
    cost.imageKb <= IMAGE_KB_MOST &&
    cost.p95Ms <= SERVER_P95_MOST_MS
  const kb = (value: number) => `${value.toFixed(1)} KB`.padStart(11)
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(11)
  console.log(
    `${isGood ? ' ' : '!'} ${cost.path.padEnd(22)}${kb(cost.htmlKb)}${kb(cost.htmlPlainKb)}${kb(cost.scriptKb)}${kb(cost.imageKb)}${ms(cost.p50Ms)}${ms(cost.p95Ms)}${cost.perSecond.toFixed(0).padStart(11)}`,
  )
}

/** Asked for anew, and by somebody who has it and only asks whether it has changed. */
async function measureFile(origin: string, path: string): Promise<void> {
  const { etag } = await weigh(origin + path)
  const anew = await fire(origin + path)
  const known =
    etag === undefined ? undefined : await fire(origin + path, { 'If-None-Match': etag })
  const shown =
    known === undefined ? 'kept for good, never asked again' : `${known.toFixed(0)} when known`
  const isGood = Math.max(anew, known ?? 0) >= CACHED_LEAST_PER_SECOND
  console.log(`${isGood ? ' ' : '!'} ${path.padEnd(60)}${anew.toFixed(0)} a second, ${shown}`)
}

async function fire(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({
    url,
    ...CANNON,
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
  })
  if (result['5xx'] > 0 || result['4xx'] > 0) throw new Error(`${url} refused requests`)
  return result.requests.average
}

interface Answer {
  bytes: number
  text: string
  ms: number
  etag: string | undefined
}

/** Counted before it is unpacked, which `fetch` would do unasked. */
function weigh(url: string): Promise<Answer> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      buffer(response).then((body) => {
        const { statusCode, headers } = response
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
        const plain = unpack(body, headers['content-encoding'])
        const ms = performance.now() - startedAt
        resolve({ bytes: body.length, text: plain.toString('utf8'), ms, etag: headers.etag })
      }, reject)
    })
    asked.on('error', reject)
  })
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** Files that the page's own scripts name at once; what they fetch later is not counted. */
const listScripts = (html: string) =>
  unique(html.matchAll(/\/assets\/[\w./-]+\.js/g), ([address]) => address)

/** Pictures that do not wait until somebody scrolls to them, as a screen without many pixels asks for them. */
const listPictures = (html: string) =>
  unique(html.matchAll(/<img\b[^>]*>/g), ([tag]) =>
    tag.includes('loading="lazy"') ? undefined : /\ssrc="(\/[^"]+)"/.exec(tag)?.[1],
  )

function unique(
  matches: Iterable<RegExpExecArray>,
  addressOf: (match: RegExpExecArray) => string | undefined,
): string[] {
  const found = Array.from(matches, addressOf).filter((address) => address !== undefined)
  return [...new Set(found)].map((address) => address.replaceAll('&amp;', '&'))
}

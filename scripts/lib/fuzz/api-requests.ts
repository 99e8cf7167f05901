import {
  addressOf,
  exampleOf,
  listPlaces,
  replaceAt,
  type Operation,
  type Schema,
} from './api-document.ts'
import { WHO, type HttpAttempt } from './attempt.ts'
import { escapeText, hostileJson, hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'

const XSRF = { Cookie: 'XSRF-TOKEN=fuzz', 'X-XSRF-TOKEN': 'fuzz' }
const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'a'.repeat(2_000),
  '',
]

/** Most are almost right: what is wrong from top to bottom is refused at the first check, and tries nothing behind it. */
export function apiRequest(random: Random, operation: Operation): HttpAttempt {
  const { method, parameters, access } = operation
  const body = operation.body ? jsonBody(random, operation.body) : strayBody(random, method)
  const values = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'path' || random.chance(50))
      .map(({ name, schema }) => [name, parameterText(random, schema, name)]),
  )
  const header = parameters.find(({ in: place }) => place === 'header')
  return {
    kind: 'http',
    method,
    target: `/api${addressOf(operation, values, escapeText)}`,
    headers: {
      ...(random.chance(95) ? XSRF : {}),
      ...(body === undefined ? {} : { 'Content-Type': contentType(random) }),
      ...(header && random.chance(50)
        ? { [header.name]: headerText(parameterText(random, header.schema, header.name)) }
        : {}),
      ...oddHeader(random),
    },
    body,
    who: random.chance(70) ? (access === 'admin' ? 'admin' : 'own') : random.pick(WHO),
  }
}

function parameterText(random: Random, schema: Schema, name: string): string {
  if (random.chance(30)) return hostileText(random).slice(0, 2_000)
  const types = [schema.type].flat()
  if (types.includes('integer')) return String(1 + random.below(6))
  const example = schema.enum ? random.pick(schema.enum) : exampleOf(schema, name)
  return typeof example === 'string' ? example : 'wolf'
}

/** Node's own client refuses to send more than this. */
const headerText = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?')

const contentType = (random: Random) =>
  random.chance(92) ? 'application/json' : random.pick(CONTENT_TYPES)

function jsonBody(random: Random, schema: Schema): string {
  const good = exampleOf(schema)
  const json = (value: unknown) => JSON.stringify(value)
  if (random.chance(15)) return json(good)
  if (random.chance(5)) return json(good).slice(0, random.below(json(good).length))
  if (random.chance(8)) return hostileJson(random)
  if (random.chance(3)) return json({ ...(good as object), padding: 'x'.repeat(200_000) })
  // A mark that is swapped for JSON afterwards, since not everything that JSON can say is a value here.
  const mark = '\u0001here\u0001'
  const places = listPlaces(schema)
  if (places.length === 0) return hostileJson(random)
  const spoilt = json(replaceAt(good, random.pick(places), mark))
  return spoilt.replace(json(mark), () => hostileJson(random))
}

function strayBody(random: Random, method: string): string | undefined {
  if (method === 'GET' || random.chance(70)) return undefined
  return random.chance(50) ? hostileJson(random) : multipart(random)
}

function multipart(random: Random): string {
  const name = random.pick(['photos', 'file', 'a\u0000b', '../x', '"; filename="y', ''])
  const file = random.pick(['a.jpg', 'a.zip', '../../a.jpg', 'a\u0000.png', 'ÿ'.repeat(500), ''])
  const content = random.bytes(random.below(400)).toString('latin1')
  const part = `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return `--x\r\n${part}${content}\r\n${random.chance(70) ? '--x--\r\n' : ''}`
}

function oddHeader(random: Random): Record<string, string> {
  if (random.chance(70)) return {}
  return random.pick([
    { 'Accept-Encoding': 'gzip, br, zstd, *;q=0' },
    { 'X-Forwarded-For': `${hostileAscii(random)}, 10.0.0.1` },
    { 'X-Request-Id': hostileAscii(random) },
    { Range: 'bytes=0-18446744073709551615,-1' },
    { 'If-None-Match': '*' },
    { 'If-Modified-Since': 'Thu, 99 Foo 0000 99:99:99 GMT' },
    { Referer: hostileAscii(random) },
    { Origin: hostileAscii(random) },
    { 'Accept-Language': 'x'.repeat(4_000) },
    { 'Content-Encoding': 'gzip' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { Cookie: `XSRF-TOKEN=${'%'.repeat(50)}; =; ;;` },
  ])
}

const hostileAscii = (random: Random) => headerText(hostileText(random)).slice(0, 4_000)

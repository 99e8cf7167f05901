import { write, type RawAttempt, type Step } from './attempt.ts'
import type { Random } from './random.ts'

const HOST = 'Host: localhost\r\n'
const whole = (...parts: (string | Buffer)[]): RawAttempt => ({
  kind: 'raw',
  steps: parts.map((part) => write(part)),
  isWhole: true,
})
const cut = (steps: Step[]): RawAttempt => ({ kind: 'raw', steps, isWhole: false })

const VERBS = [
  'TRACE',
  'CONNECT',
  'OPTIONS',
  'HEAD',
  'PURGE',
  'M-SEARCH',
  'QUERY',
  'LINK',
  'PRI',
  'get',
  'Post',
  'FOO',
  'G E T',
  '\u0000',
  'X'.repeat(3_000),
  '',
]
const TARGETS = [
  '/',
  '*',
  '/healthz',
  '/api/auth/me',
  '/explore',
  '//',
  '//evil.example/',
  '/\\..\\..',
  'http://evil.example/healthz',
  'https://localhost/',
  'localhost:443',
  '?',
  '#',
  '/%',
  '/%zz',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/a b',
  '/\u00ff\u00fe',
  '/a\u0000b',
  `/${'a'.repeat(12_000)}`,
  '/api/tattoo/explore?tag=%00',
]
const HEADERS = [
  'Host: a\r\nHost: b',
  'Host: ',
  'Host: localhost:99999',
  'Host: [::1',
  'Host: a/b?c#d',
  'NoColon',
  ': empty',
  'Bad Name: x',
  ' folded: x',
  'X: a\r\n b',
  'X: \u0000',
  'X: \u00ff\u0001',
  `X: ${'a'.repeat(20_000)}`,
  Array.from({ length: 2_500 }, (_, index) => `X${index}: 1`).join('\r\n'),
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: 3\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: xchunked',
  'Expect: 100-continue',
  'Expect: 200-maybe',
  'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Connection: Upgrade\r\nUpgrade: foo',
  'Connection: Upgrade\r\nUpgrade: ',
  'Connection: close, keep-alive, upgrade',
  'Authorization: Bearer \u00e9\u00e9',
  'Cookie: XSRF-TOKEN=%E0%A4%A',
]

/** Requests that no library of ours would write. */
export function rawRequest(random: Random): RawAttempt {
  return random.pick([oddLine, oddHeader, oddChunks, pipeline, slowBody, halfClosed, noise, gone])(
    random,
  )
}

function oddLine(random: Random): RawAttempt {
  const version = random.pick([
    'HTTP/1.1',
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/2.0',
    'HTTP/1.9',
    'http/1.1',
    '',
  ])
  const line = `${random.pick(VERBS)} ${random.pick(TARGETS)} ${version}`
  return whole(`${line}\r\n${HOST}Connection: close\r\n\r\n`)
}

function oddHeader(random: Random): RawAttempt {
  const verb = random.pick(['GET', 'POST', 'HEAD'])
  const target = random.pick(['/', '/healthz', '/api/auth/login', '/api/realtime'])
  const header = random.pick(HEADERS)
  const lines = header.startsWith('Host') ? header : `${HOST}${header}`
  // What announces a body that never comes may be waited for, until we go.
  const announcesBody = /content-length: (?:1e3|9)|100-continue|transfer-encoding/i.test(header)
  const bytes = `${verb} ${target} HTTP/1.1\r\n${lines}\r\n\r\n`
  return announcesBody ? cut([write(bytes), { do: 'pause', ms: 50 }]) : whole(bytes)
}

function oddChunks(random: Random): RawAttempt {
  const chunks = random.pick([
    'zz\r\nabc\r\n0\r\n\r\n',
    '-1\r\nabc\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\nabc\r\n',
    '3;a=b\r\nabcd\r\n0\r\n\r\n',
    '3\nabc\n0\n\n',
    '0x3\r\nabc\r\n0\r\n\r\n',
    '2\r\n{}\r\n0\r\nTrailer: x\r\nContent-Length: 5\r\n\r\n',
    `5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n`,
  ])
  const head = `POST /api/auth/login HTTP/1.1\r\n${HOST}Cookie: XSRF-TOKEN=t\r\nX-XSRF-TOKEN: t\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  // A size that cannot be reached in this life leaves the server waiting for the rest.
  return chunks.startsWith('F')
    ? cut([write(head + chunks), { do: 'pause', ms: 50 }])
    : whole(head, chunks)
}

function pipeline(random: Random): RawAttempt {
  const count = 2 + random.below(8)
  const one = () =>
    `GET ${random.pick(['/healthz', '/', '/api/auth/me', '/nowhere'])} HTTP/1.1\r\n${HOST}\r\n`
  const last = random.chance(50)
    ? 'BROKEN\r\n\r\n'
    : `GET /healthz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
  return whole(Array.from({ length: count }, one).join('') + last)
}

function slowBody(random: Random): RawAttempt {
  const body = '{"email":"wolf@example.com","password":"a-fine-needle"}'
  const head = `POST /api/auth/login HTTP/1.1\r\n${HOST}Cookie: XSRF-TOKEN=t\r\nX-XSRF-TOKEN: t\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`
  const sent = random.chance(50) ? body.length : random.below(body.length)
  const steps: Step[] = [write(head)]
  for (let from = 0; from < sent; from += 20)
    steps.push(
      { do: 'pause', ms: random.below(30) },
      write(body.slice(from, Math.min(sent, from + 20))),
    )
  if (sent === body.length) return { kind: 'raw', steps, isWhole: true }
  return cut([...steps, random.chance(50) ? { do: 'reset' } : { do: 'half-close' }])
}

/** A client may say that it is done asking, and still wait for its answer. */
function halfClosed(random: Random): RawAttempt {
  const target = random.pick(['/', '/healthz', '/explore', '/api/openapi.json'])
  const bytes = `GET ${target} HTTP/1.1\r\n${HOST}\r\n`
  const isCut = random.chance(30)
  const sent = isCut ? bytes.slice(0, random.below(bytes.length)) : bytes
  return { kind: 'raw', steps: [write(sent), { do: 'half-close' }], isWhole: !isCut }
}

const noise = (random: Random): RawAttempt =>
  cut([write(random.bytes(1 + random.below(600))), { do: 'pause', ms: 20 }])

/** Somebody who leaves in the middle, of the request or of the answer. */
function gone(random: Random): RawAttempt {
  const target = random.pick([
    '/',
    '/explore',
    '/api/openapi.json',
    '/tattoo/1',
    '/share/tattoo/1.jpg',
    '/images/none/512.webp',
  ])
  const bytes = `GET ${target} HTTP/1.1\r\n${HOST}Accept-Encoding: gzip\r\n\r\n`
  const when: Step = random.chance(50) ? { do: 'listen' } : { do: 'pause', ms: random.below(20) }
  const sent = random.chance(80) ? bytes : bytes.slice(0, random.below(bytes.length))
  const isAll = sent === bytes
  return cut([write(sent), isAll ? when : { do: 'pause', ms: random.below(20) }, { do: 'reset' }])
}

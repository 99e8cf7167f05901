import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { openDoor, type Door } from '#server/http/door.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import { createLog } from '#server/platform/log.ts'
import { findFreePort } from '#tests/support/free-port.ts'

let door: Door
let origin: string
let lines: string[]
let stream: Readable
beforeEach(async () => {
  const port = await findFreePort()
  door = await openDoor({ port, host: '127.0.0.1', isTls: false })
  origin = `http://127.0.0.1:${port}`
  lines = []
  const log = createLog(
    { level: 'info', format: 'json' },
    { write: (line: string) => void lines.push(line) },
  )
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('log', log)
    await next()
  })
  app.get('/', (c) => streamResponse(c, stream))
  door.answerWith(app.fetch)
})
afterEach(() => door.close(100))

async function* breaking(chunks: number) {
  for (let index = 0; index < chunks; index++) yield Buffer.alloc(100_000)
  throw new Error('the bucket hung up')
}

describe('a stream that breaks', () => {
  test.for([0, 1, 50])(
    'after %i pieces breaks its own answer, which nobody takes for a whole one, and is in the log',
    async (chunks) => {
      stream = Readable.from(breaking(chunks))
      await expect(fetch(origin).then((answer) => answer.arrayBuffer())).rejects.toThrow(
        /fetch failed|terminated/,
      )
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({
          level: 40,
          msg: 'an answer broke off',
          err: expect.objectContaining({ message: 'the bucket hung up' }),
        }),
      ])
      expect(stream.destroyed).toBe(true)
    },
  )

  test('before anybody reads it does no harm', async () => {
    stream = Readable.from(breaking(1))
    stream.on('error', () => {}).destroy(new Error('gone already'))
    await expect(fetch(origin).then((answer) => answer.arrayBuffer())).rejects.toThrow(
      /fetch failed|terminated/,
    )
  })
})

test('a stream that ends is sent whole', async () => {
  stream = Readable.from([Buffer.from('first '), Buffer.from('second')])
  expect(await (await fetch(origin)).text()).toBe('first second')
  expect(lines).toEqual([])
})

test('a stream is closed when only its headers are asked for', async () => {
  stream = new Readable({ read() {} })
  expect((await fetch(origin, { method: 'HEAD' })).status).toBe(200)
  expect(stream.destroyed).toBe(true)
})

test('a stream is closed when its reader goes away, without a line in the log', async () => {
  stream = new Readable({ read() {} })
  stream.push(Buffer.alloc(10))
  const leaving = new AbortController()
  await fetch(origin, { signal: leaving.signal })
  leaving.abort()
  await expect.poll(() => stream.destroyed).toBe(true)
  expect(lines).toEqual([])
})

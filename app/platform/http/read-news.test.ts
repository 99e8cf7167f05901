import { beforeEach, expect, test, vi } from 'vitest'
import { readNews } from '#app/platform/http/read-news.ts'
import { XSRF_COOKIE } from '#shared/headers.ts'

const encoder = new TextEncoder()

/** Answers the next call with these pieces of a stream; a piece that is an error breaks it. */
function answerWith(...pieces: (string | Uint8Array | Error)[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        if (piece instanceof Error) controller.error(piece)
        else controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      if (!pieces.some((piece) => piece instanceof Error)) controller.close()
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
}

async function readAll() {
  const news: unknown[] = []
  for await (const line of readNews('/first-design', { body: {} })) news.push(line)
  return news
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: `${XSRF_COOKIE}=t` })
  return () => void vi.unstubAllGlobals()
})

test('a line is read as a whole, however the network cuts it, and letters too', async () => {
  const letter = encoder.encode('"é"')
  answerWith('{"a":', '1}\n{"b":2}\n', letter.slice(0, 2), letter.slice(2), '\n')
  expect(await readAll()).toEqual([{ a: 1 }, { b: 2 }, 'é'])
})

test('an answer that breaks off is a connection that is gone', async () => {
  answerWith(new TypeError('network error'))
  await expect(readAll()).rejects.toMatchObject({ code: 'network', status: 0 })
})

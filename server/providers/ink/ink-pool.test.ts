import path from 'node:path'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInkPool, type InkPoolOptions } from '#server/providers/ink/ink-pool.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { ProviderError } from '#server/providers/provider-error.ts'
import { makeTemporaryFolder } from '#server/providers/test-support.ts'

const SCRIPTED = new URL('./scripted-worker.test-support.ts', import.meta.url)
const UNPRACTISED = new URL('./unpractised-worker.test-support.ts', import.meta.url)
const BROKEN = new URL('./broken-worker.test-support.ts', import.meta.url)

function startPool(options: Partial<InkPoolOptions> = {}) {
  const pool = createInkPool({
    workers: 1,
    maxQueue: 10,
    timeoutMs: 10_000,
    log: pino({ level: 'silent' }),
    workerFile: SCRIPTED,
    ...options,
  })
  onTestFinished(() => pool.close())
  return pool
}

const asks = (prompt: string): ImageRequest => ({
  prompt,
  style: null,
  colour: null,
  placement: null,
  bodyType: 'male',
  skinTone: 4,
  seed: 1,
  sizePx: 320,
})

const refusal = (isRetryable: boolean, message: RegExp) =>
  expect.objectContaining({
    name: 'ProviderError',
    isRetryable,
    message: expect.stringMatching(message),
  })

describe('a worker that dies', () => {
  test('is replaced, and its design drawn by another without anybody noticing', async () => {
    const pool = startPool()
    const marker = path.join(await makeTemporaryFolder(), 'crashed')
    const stages: string[] = []
    const result = await pool.generate(asks(`crash-once ${marker}`), {
      onStage: (stage) => stages.push(stage),
    })
    expect(result.tags).toEqual([`crash-once ${marker}`])
    expect(stages).toEqual(['reading', 'sketching', 'inking', 'finishing'])
  })

  test('with nothing to do is replaced too', async () => {
    const idleDeath = Promise.withResolvers<void>()
    const said: string[] = []
    const write = (line: string) => {
      said.push((JSON.parse(line) as { msg: string }).msg)
      idleDeath.resolve()
    }
    const pool = startPool({ log: pino({ level: 'warn' }, { write }) })
    await pool.generate(asks('die-after'))
    await idleDeath.promise
    expect((await pool.generate(asks('tell-readiness'))).tags).toEqual(['opened'])
    // Nobody's design was tried on the dead one first.
    expect(said).toEqual(['an ink worker died with nothing to do'])
  })

  test('is not fed the design a third time, and the next person is served', async () => {
    const pool = startPool()
    const poison = pool.generate(asks('crash'))
    const next = pool.generate(asks('rose'))
    await expect(poison).rejects.toEqual(refusal(false, /ends every worker/))
    expect((await next).tags).toEqual(['rose'])
  })
})

test('a design over its time is given up, and its worker replaced', async () => {
  const pool = startPool({ timeoutMs: 300 })
  await expect(pool.generate(asks('hang'))).rejects.toEqual(refusal(true, /longer than 300 ms/))
  expect((await pool.generate(asks('rose'))).tags).toEqual(['rose'])
})

test('time spent waiting for a worker does not count against a design', async () => {
  // Together they take longer than one may, and each alone less than half of it, however busy the machine is.
  const pool = startPool({ timeoutMs: 1_000 })
  const prompts = ['take 400', 'take 401', 'take 402']
  const results = await Promise.all(prompts.map((prompt) => pool.generate(asks(prompt))))
  expect(results.map(({ tags }) => tags[0])).toEqual(prompts)
})

test('a design the engine cannot draw is refused for good, and the worker goes on', async () => {
  const pool = startPool()
  const error = await pool.generate(asks('fail')).catch((reason: unknown) => reason)
  expect(error).toEqual(refusal(false, /could not be drawn/))
  expect((error as ProviderError).cause).toEqual(new Error('no such motif'))
  expect((await pool.generate(asks('rose'))).tags).toEqual(['rose'])
})

test('a full queue refuses the next design and serves the ones before in order', async () => {
  const pool = startPool({ maxQueue: 2 })
  const served: string[] = []
  const accepted = ['take 200', 'lily', 'iris'].map(async (prompt) => {
    await pool.generate(asks(prompt))
    served.push(prompt)
  })
  await expect(pool.generate(asks('poppy'))).rejects.toEqual(refusal(true, /2 designs are waiting/))
  await Promise.all(accepted)
  expect(served).toEqual(['take 200', 'lily', 'iris'])
  expect((await pool.generate(asks('poppy'))).tags).toEqual(['poppy'])
})

describe('an aborted design', () => {
  test('that waits leaves the queue', async () => {
    const pool = startPool({ maxQueue: 1 })
    const first = pool.generate(asks('take 200'))
    const controller = new AbortController()
    const second = pool.generate(asks('lily'), { signal: controller.signal })
    controller.abort(new Error('changed my mind'))
    await expect(second).rejects.toThrow('changed my mind')
    const third = pool.generate(asks('iris'))
    expect((await first).tags).toEqual(['take 200'])
    expect((await third).tags).toEqual(['iris'])
  })

  test('that is being drawn is let go at once, without a further stage', async () => {
    const pool = startPool()
    const controller = new AbortController()
    const stages: string[] = []
    const drawing = pool.generate(asks('take 300'), {
      signal: controller.signal,
      onStage: (stage) => {
        stages.push(stage)
        controller.abort(new Error('changed my mind'))
      },
    })
    await expect(drawing).rejects.toThrow('changed my mind')
    expect((await pool.generate(asks('rose'))).tags).toEqual(['rose'])
    expect(stages).toEqual(['reading'])
  })

  test('never starts when it was aborted before', async () => {
    const pool = startPool()
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(pool.generate(asks('rose'), { signal })).rejects.toThrow('too late')
  })
})

test('close lets the design being drawn finish, gives the waiting ones back and takes no more', async () => {
  const pool = startPool()
  await pool.warmUp()
  const running = pool.generate(asks('take 300'))
  const waiting = pool.generate(asks('lily')).catch((reason: unknown) => reason)
  const closed = pool.close()
  await expect(pool.generate(asks('iris'))).rejects.toEqual(refusal(true, /shutting down/))
  expect((await running).tags).toEqual(['take 300'])
  expect(await waiting).toEqual(refusal(true, /shutting down/))
  await closed
})

test('words are read while every drawing thread is busy', async () => {
  const pool = startPool({ wordsWorkerFile: SCRIPTED })
  const controller = new AbortController()
  const drawing = pool.generate(asks('hang'), { signal: controller.signal })
  expect((await pool.read({ prompt: 'rose' })).tags).toEqual(['rose'])
  controller.abort(new Error('enough'))
  await expect(drawing).rejects.toThrow('enough')
})

test('whoever waits already is not made to wait for a practice drawing', async () => {
  const pool = startPool({ workerFile: UNPRACTISED })
  expect((await pool.generate(asks('rose'))).tags).toEqual(['rose'])
})

test('with workers that cannot start, designs are refused instead of waiting for ever', async () => {
  const pool = startPool({ workerFile: BROKEN })
  await expect(pool.generate(asks('rose'))).rejects.toEqual(refusal(true, /cannot start/))
  await expect(pool.generate(asks('rose'))).rejects.toEqual(refusal(true, /cannot start/))
})

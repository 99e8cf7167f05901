import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve, type WebSocketServerLike } from '@hono/node-server'
import { describe, expect, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import type { RealtimeMessage } from '#shared/realtime.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createScriptedImages } from '#tests/support/scripted-images.ts'

/** The product behind a real port, since a websocket begins as an upgrade of a real connection. */
async function listen(deps: TestDeps) {
  deps.images = createScriptedImages().provider
  const client = createClient(deps)
  const sockets = new WebSocketServer({ noServer: true })
  const server = serve({
    fetch: client.app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: sockets as unknown as WebSocketServerLike },
  })
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const runner = await startGenerationRunner(deps, { concurrency: 1 })
  onTestFinished(async () => {
    await runner.stop(5_000)
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  })
  return { client, url: `ws://127.0.0.1:${port}/api/realtime`, origin: `http://127.0.0.1:${port}` }
}

function connect(url: string, options: { origin?: string } = {}) {
  const socket = new WebSocket(url, options)
  const messages: RealtimeMessage[] = []
  socket.on('message', (data) => messages.push(JSON.parse((data as Buffer).toString('utf8'))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  return { socket, messages, closed }
}

async function hello(connection: ReturnType<typeof connect>, token: string) {
  await once(connection.socket, 'open')
  connection.socket.send(JSON.stringify({ type: 'hello', token }))
  await expect.poll(() => connection.messages[0]).toEqual({ type: 'ready' })
}

test('every tab of a person hears the stages and the new balance, and nobody else does', async ({
  deps,
}) => {
  const { client, url, origin } = await listen(deps)
  const sam = await client.signUp('sam@example.com')
  const eve = await client.signUp('eve@example.com')
  const [first, second, other] = [connect(url, { origin }), connect(url), connect(url)]
  await Promise.all([hello(first, sam.token), hello(second, sam.token), hello(other, eve.token)])
  const payload = { prompt: 'a rose', bodyMapping: false }
  await client.post('/tattoo/generate', { payload }, { token: sam.token })
  const stagesOf = ({ messages }: typeof first) =>
    messages.flatMap((message) =>
      message.type === 'generation' && message.generation.state === 'running'
        ? [message.generation.stage]
        : [],
    )
  for (const tab of [first, second]) {
    await expect.poll(() => tab.messages.at(-1)).toEqual({ type: 'credits', creditBalance: 4 })
    expect(stagesOf(tab)).toEqual(['reading', 'sketching', 'inking', 'finishing'])
  }
  expect(other.messages).toEqual([{ type: 'ready' }])
})

describe('a socket is closed', () => {
  test.for(['no json', '{"type":"hello"}', '{"type":"hello","token":"made-up-token-0000000000"}'])(
    'when it says %s',
    async (text, { deps }) => {
      const { url } = await listen(deps)
      const { socket, closed, messages } = connect(url)
      await once(socket, 'open')
      socket.send(text)
      expect(await closed).toBe(1008)
      expect(messages).toEqual([])
    },
  )

  test('at once when the page is of another site', async ({ deps }) => {
    const { url } = await listen(deps)
    for (const origin of ['https://evil.example', 'null']) {
      const { socket } = connect(url, { origin })
      const [, response] = (await once(socket, 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ]
      expect(response.statusCode).toBe(403)
    }
  })
})

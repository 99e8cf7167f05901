import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve, type WebSocketServerLike } from '@hono/node-server'
import { describe, expect, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { updateAccount } from '#server/features/accounts/accounts.queries.ts'
import { suspendAccount } from '#server/features/accounts/suspension.service.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import type { AuthResponse, SessionsResponse } from '#shared/accounts.ts'
import type { RealtimeMessage } from '#shared/realtime.ts'
import { proves } from '#tests/proves.ts'
import { createClient, nextLinkToken } from '#tests/support/client.ts'
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

function connect(url: string, options: { origin?: string; headers?: Record<string, string> } = {}) {
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
  proves('§7.realtime.socket')
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

  test('when its person has to choose a password first, and not once they have', async ({
    deps,
  }) => {
    const { client, url } = await listen(deps)
    const { user, token } = await client.signUp('sam@example.com')
    const mustChange = (must_change_password: boolean) =>
      updateAccount(deps.db, user.id, { must_change_password, updated_at: deps.clock.now() })
    await mustChange(true)
    const { socket, closed, messages } = connect(url)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', token }))
    expect(await closed).toBe(1008)
    expect(messages).toEqual([])
    await mustChange(false)
    await hello(connect(url), token)
  })

  describe('at once when its session ends', () => {
    const PASSWORD = 'a-fine-needle'
    /** One tab with the session that ends, one with another of the same person. */
    async function twoTabs(deps: TestDeps) {
      const { client, url } = await listen(deps)
      const email = 'sam@example.com'
      const { user, token } = await client.signUp(email, PASSWORD)
      const { body } = await client.post<AuthResponse>('/auth/login', { email, password: PASSWORD })
      const [here, there] = [connect(url), connect(url)]
      await Promise.all([hello(here, token), hello(there, body.token)])
      return { client, user, here: { ...here, token }, there: { ...there, token: body.token } }
    }

    test('by logout, and no other of the person', async ({ deps }) => {
      const { client, here, there } = await twoTabs(deps)
      await client.post('/auth/logout', undefined, { token: there.token })
      expect(await there.closed).toBe(1008)
      expect(here.socket.readyState).toBe(WebSocket.OPEN)
    })

    test('by "sign out there"', async ({ deps }) => {
      const { client, here, there } = await twoTabs(deps)
      const { body } = await client.get<SessionsResponse>('/auth/sessions', here)
      const other = body.sessions.find(({ isCurrent }) => !isCurrent)!
      await client.delete(`/auth/sessions/${other.id}`, undefined, here)
      expect(await there.closed).toBe(1008)
      expect(here.socket.readyState).toBe(WebSocket.OPEN)
    })

    test('by a change of the password, which leaves the one that changed it', async ({ deps }) => {
      const { client, here, there } = await twoTabs(deps)
      const change = { currentPassword: PASSWORD, newPassword: 'a-finer-needle' }
      await client.post('/auth/change-password', change, here)
      expect(await there.closed).toBe(1008)
      expect(here.socket.readyState).toBe(WebSocket.OPEN)
    })

    test.for([
      ['sign out everywhere', 'POST', '/auth/logout-everywhere', undefined],
      ['deletion of the account', 'DELETE', '/user/me', { username: 'sam', password: PASSWORD }],
    ] as const)('by %s, all of them', async ([, method, path, body], { deps }) => {
      const { client, here, there } = await twoTabs(deps)
      const act = method === 'POST' ? client.post : client.delete
      expect((await act(path, body, here)).status).toBe(204)
      expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008])
    })

    test('by a new password from the mailed link', async ({ deps }) => {
      const { client, here, there } = await twoTabs(deps)
      await client.post('/auth/forgot-password', { email: 'sam@example.com' })
      const token = await nextLinkToken(deps, 'reset-password')
      await client.post('/auth/reset-password', { token, password: 'a-finer-needle' })
      expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008])
    })

    test('by suspension', async ({ deps }) => {
      const { client, user, here, there } = await twoTabs(deps)
      const admin = { accountId: 1, sessionId: 0, isAdmin: true }
      await suspendAccount(deps, admin, { accountId: user.id, reason: 'spam' })
      expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008])
      expect((await client.get('/auth/me', here)).status).toBe(401)
    })
  })

  test('at once when the page is of another site', async ({ deps }) => {
    const { url } = await listen(deps)
    // A name of somebody's own can be made to lead to this machine, so that host and origin agree.
    const rebound = `http://evil.example:${new URL(url).port}`
    for (const origin of ['https://evil.example', rebound, 'null']) {
      const headers = { Host: URL.parse(origin)?.host ?? new URL(url).host }
      const { socket } = connect(url, { origin, headers })
      const [, response] = (await once(socket, 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ]
      expect(response.statusCode).toBe(403)
    }
  })
})

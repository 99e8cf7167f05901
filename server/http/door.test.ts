import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '#server/http/door.ts'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('says "not yet" before there is a product, with the headers of every answer', async () => {
  const port = await findFreePort()
  const door = await openDoor({ port, host: '127.0.0.1', isTls: true })
  onTestFinished(() => door.close(1_000))
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'retry-after': '2',
  })
})

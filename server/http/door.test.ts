import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '#server/http/door.ts'
import { REALTIME_PATH } from '#shared/realtime.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { openConnection, requestText } from '#tests/support/raw-connection.ts'

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

test('says "not yet" to a websocket as well, and keeps nothing of it', async () => {
  const port = await findFreePort()
  const door = await openDoor({ port, host: '127.0.0.1', isTls: false })
  onTestFinished(() => door.close(1_000))
  const early = await openConnection(port)
  await early.say(
    requestText(`GET ${REALTIME_PATH}`, {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': 13,
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }),
  )
  await early.waitFor('HTTP/1.1 503')
  await early.ended()
  // One that is reset instead of waiting ends nothing: the next is answered.
  const gone = await openConnection(port)
  await gone.say(
    requestText(`GET ${REALTIME_PATH}`, { Connection: 'Upgrade', Upgrade: 'websocket' }),
  )
  gone.reset()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
})

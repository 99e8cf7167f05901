import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { HttpAttempt, RawAttempt, Step } from './attempt.ts'

/** Longer than every limit that the product sets itself, and than a busy machine needs. */
const ANSWER_MS = 75_000
/** Connections that are kept and used again, as a proxy in front would. */
const CONNECTIONS = 8
/** How long after the first bytes of an answer the rest is waited for. */
const REST_MS = 30

export type Outcome =
  | { end: 'answered'; statuses: number[]; body: string }
  | { end: 'hung up' }
  | { end: 'left' }
  | { end: 'no answer' }

export interface Sender {
  sendHttp(attempt: HttpAttempt, token: string | undefined): Promise<Outcome>
  sendRaw(attempt: RawAttempt): Promise<Outcome>
  close(): void
}

export function createSender(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  return {
    async sendHttp(attempt, token) {
      const first = await sendOnce(attempt, token, port, agent)
      // The server may have closed a kept connection in the moment it was used again, and hangs up on a body too large to read.
      return first.end === 'hung up' ? sendOnce(attempt, token, port, false) : first
    },
    sendRaw: (attempt) => sendRaw(attempt, port),
    close: () => agent.destroy(),
  }
}

function sendOnce(
  { method, target, headers, body }: HttpAttempt,
  token: string | undefined,
  port: number,
  agent: Agent | false,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const call = request({
    port,
    host: '127.0.0.1',
    agent,
    method,
    path: target,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
    },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  call.on('error', (error) =>
    resolve({ end: error.name === 'AbortError' ? 'no answer' : 'hung up' }),
  )
  call.on('response', (response) => {
    const statuses = [response.statusCode ?? 0]
    let text = ''
    response.on('data', (chunk) => (text += String(chunk)))
    response.on('end', () => resolve({ end: 'answered', statuses, body: text }))
    response.on('error', () => resolve({ end: 'answered', statuses, body: text }))
  })
  call.end(body)
  return promise
}

async function sendRaw({ steps, isWhole }: RawAttempt, port: number): Promise<Outcome> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  // A server that hangs up on nonsense is right to, at whatever moment.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('end', () => resolve())
  })
  await Promise.race([once(socket, 'connect'), closed])
  for (const step of steps) await take(step, socket, closed)
  if (!isWhole) {
    socket.destroy()
    return heard === '' ? { end: 'left' } : answered(heard)
  }
  const isAnswered = heard !== '' || (await isHeard(socket, closed))
  if (isAnswered) await delay(REST_MS)
  socket.destroy()
  if (heard !== '') return answered(heard)
  return { end: isAnswered ? 'hung up' : 'no answer' }
}

async function take(step: Step, socket: Socket, closed: Promise<void>): Promise<void> {
  if (step.do === 'write') socket.write(step.bytes)
  else if (step.do === 'pause') await Promise.race([delay(step.ms), closed])
  else if (step.do === 'listen') await isHeard(socket, closed)
  else if (step.do === 'half-close') socket.end()
  else socket.resetAndDestroy()
}

/** False when nothing came, not even the end. */
async function isHeard(socket: Socket, closed: Promise<void>): Promise<boolean> {
  const patience = new AbortController()
  const heard = once(socket, 'data', { signal: patience.signal }).catch(() => {})
  const tooLate = delay(ANSWER_MS, 'late' as const, { signal: patience.signal }).catch(() => {})
  const result = await Promise.race([heard, closed, tooLate])
  patience.abort()
  return result !== 'late'
}

function answered(heard: string): Outcome {
  const statuses = [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status))
  return { end: 'answered', statuses, body: heard }
}

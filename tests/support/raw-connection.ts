import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection without manners: it says what it is told to, and reads, pauses and resets when it is told to. */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  let received = ''
  let isEnded = false
  let hear = () => {}
  socket.on('error', () => {})
  socket.on('end', () => (isEnded = true))
  socket.on('close', () => (isEnded = true))
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  for (const event of ['end', 'close', 'data']) socket.on(event, () => hear())
  const until = async (isThere: () => boolean) => {
    while (!isThere()) {
      if (isEnded) throw new Error(`the connection ended after:\n${received.slice(0, 2000)}`)
      await new Promise<void>((resolve) => (hear = resolve))
    }
  }
  return {
    /** All that came, byte for byte. */
    received: () => received,
    say: (text: string | Buffer) =>
      new Promise<void>((resolve, reject) =>
        socket.write(text, (error) => (error ? reject(error) : resolve())),
      ),
    waitFor: (text: string) => until(() => received.includes(text)),
    ended: () => until(() => isEnded).catch(() => {}),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    /** Hangs up as a machine does that loses its network: the other side gets a TCP reset. */
    reset: () => void socket.resetAndDestroy(),
  }
}

/** A request as text, without its body. */
export function requestText(
  line: string,
  headers: Record<string, string | number | undefined> = {},
): string {
  const lines = Object.entries({ Host: 'localhost', ...headers })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`
}

import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long an upgraded connection may take to answer that we go away. */
const GOODBYE_MS = 2_000
/** Whoever does not hang up after our last word is hung up on. */
const LINGER_MS = 5_000

/** Every connection of a server, so that none outlives it. Node itself forgets those that were upgraded. */
export function trackConnections(server: Server) {
  const open = new Set<Socket>()
  const upgraded = new Set<Socket>()
  /** How many answers are still going out on each. */
  const answers = new Map<Socket, number>()
  let isClosing = false
  const track = (sockets: Set<Socket>, socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  server.on('connection', (socket) => track(open, socket))
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, (answers.get(socket) ?? 0) + 1)
    if (isClosing && !answer.headersSent) answer.setHeader('Connection', 'close')
    // Of those that wait behind another answer on the same connection, Node does not say that it is gone.
    const tellOfEnd = () => {
      if (answer.socket === null) answer.destroy().emit('close')
    }
    socket.once('close', tellOfEnd)
    answer.once('close', () => {
      socket.off('close', tellOfEnd)
      const left = (answers.get(socket) ?? 1) - 1
      if (left > 0) answers.set(socket, left)
      else answers.delete(socket)
      if (isClosing && left === 0) socket.destroySoon()
    })
  })
  return {
    /** To be told of each connection that leaves HTTP: no time limit of the server holds for it any more. */
    noteUpgrade(socket: Socket) {
      track(upgraded, socket)
      socket.once('finish', () => setTimeout(() => socket.destroy(), LINGER_MS).unref())
    },
    /** Takes no new connection, lets every answer under way go out, and cuts off what is left after the time given. */
    async close(graceMs: number): Promise<void> {
      isClosing = true
      const closed = once(server, 'close')
      // Not the one of an HTTP server, which cuts off answers that a slow client has not fetched yet.
      NetServer.prototype.close.call(server)
      for (const socket of open) if (!answers.has(socket) && !upgraded.has(socket)) socket.destroy()
      const destroyAll = (sockets: Set<Socket>) => {
        for (const socket of sockets) socket.destroy()
      }
      const goodbye = setTimeout(destroyAll, Math.min(GOODBYE_MS, graceMs), upgraded)
      const lastAnswers = setTimeout(destroyAll, graceMs, open)
      await closed
      clearTimeout(goodbye)
      clearTimeout(lastAnswers)
    },
  }
}

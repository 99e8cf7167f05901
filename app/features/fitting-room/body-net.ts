import weightsUrl from '#engine/body/models/bodynet.bin?url'
import { startBodyNet, type BodyNet } from '#engine/body/net/body-net.ts'
import type { ReaderFault } from '#app/features/fitting-room/table-messages.ts'

export class ReaderError extends Error {
  readonly fault: ReaderFault
  constructor(fault: ReaderFault, cause: unknown) {
    super(`The skin reader is not there: ${String(cause)}`, { cause })
    this.fault = fault
  }
}

let loading: Promise<BodyNet> | undefined

/** Fetched once, by the first photo. What failed is tried anew by the next. */
export function getBodyNet(onFetching: (share: number) => void): Promise<BodyNet> {
  loading ??= loadBodyNet(onFetching).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadBodyNet(onFetching: (share: number) => void): Promise<BodyNet> {
  if (typeof WebAssembly === 'undefined') throw new ReaderError('not-able', 'no WebAssembly')
  const weights = await fetchBytes(weightsUrl, onFetching).catch((error: unknown) => {
    throw new ReaderError('not-fetched', error)
  })
  try {
    return startBodyNet(weights)
  } catch (error) {
    throw new ReaderError('not-able', error)
  }
}

async function fetchBytes(url: string, onShare: (share: number) => void): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`)
  // Of a compressed answer this is another length than what arrives; the weights are not compressed.
  const expected = Number(response.headers.get('Content-Length'))
  const parts: Uint8Array[] = []
  let received = 0
  for await (const part of chunksOf(response.body)) {
    parts.push(part)
    received += part.length
    if (expected > 0) onShare(Math.min(1, received / expected))
  }
  const bytes = new Uint8Array(received)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Not every browser can loop over a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page as one text. No page waits for data once it has begun, so there is nothing to gain from sending it in pieces. */
export function renderWhole(
  page: ReactNode,
  { nonce, timeoutMs }: { nonce: string; timeoutMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A large part would otherwise come at the end, for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject)
      },
      // Also of a single part: React would send the page without it.
      onError: reject,
    })
    setTimeout(abort, timeoutMs).unref()
  })
}

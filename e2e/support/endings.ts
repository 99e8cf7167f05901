import type { Request, Response } from '@playwright/test'

/** What ends the session whose token it carries. */
const ENDS = /^(?:POST \/api\/auth\/logout(?:-everywhere)?|DELETE \/api\/user\/me)$/

/**
 * Whoever leaves does not wait for what the page has asked for meanwhile: the server may come to that after the session is over. What is
 * asked for with a token after the answer that ended it remains a fault.
 */
export class Endings {
  readonly #ending = new Set<string>()
  readonly #ended = new Set<string>()
  readonly #askedInTime = new WeakSet<Request>()

  noteRequest(request: Request) {
    const token = tokenOf(request)
    if (token === undefined || this.#ended.has(token)) return
    this.#askedInTime.add(request)
    if (isEnd(request)) this.#ending.add(token)
  }

  noteAnswer(response: Response) {
    const request = response.request()
    const token = tokenOf(request)
    if (token === undefined || !isEnd(request)) return
    if (response.ok()) this.#ended.add(token)
    else this.#ending.delete(token)
  }

  wasUnderWay(request: Request): boolean {
    const token = tokenOf(request)
    if (token === undefined || isEnd(request)) return false
    return this.#ending.has(token) && this.#askedInTime.has(request)
  }
}

const isEnd = (request: Request) =>
  ENDS.test(`${request.method()} ${new URL(request.url()).pathname}`)

const tokenOf = (request: Request): string | undefined => request.headers()['authorization']

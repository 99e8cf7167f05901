import { expect, type BrowserContext, type ConsoleMessage, type Response } from '@playwright/test'
import { Endings } from './endings.ts'
import { ORIGIN } from './environment.ts'

/** What a test announced and may therefore happen. Unless it depends on a race it must also happen: a stale permission fails the test. */
type Expected = {
  what: string
  matches: (fault: string) => boolean
  count: number
  mustHappen: boolean
}

/**
 * Watches all windows of a test for what people would never report: console errors, uncaught exceptions,
 * breaches of the content security policy and answers of 500 and above.
 */
export class Faults {
  readonly #seen: string[] = []
  readonly #expected: Expected[] = []
  readonly #excused: Promise<string | undefined>[] = []
  readonly #endings = new Endings()

  async watch(context: BrowserContext) {
    context.on('request', (request) => this.#endings.noteRequest(request))
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(describe(message))
    })
    context.on('weberror', (error) => this.#seen.push(`uncaught ${String(error.error())}`))
    context.on('response', (response) => {
      if (response.status() >= 500 && response.url().startsWith(ORIGIN)) {
        this.#seen.push(refusal(response.status(), response.url()))
      }
      if (response.status() === 404) this.#excused.push(takenDownMeanwhile(response.url()))
      if (response.status() === 403) this.#excused.push(triedAgain(response))
      if (response.status() === 401 && this.#endings.wasUnderWay(response.request()))
        this.#excused.push(Promise.resolve(refusal(401, response.url())))
      this.#endings.noteAnswer(response)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // oxlint-disable-next-line no-console -- this is how it reaches the test
        console.error(`policy breach ${event.effectiveDirective} ${event.blockedURI}`)
      })
    })
  }

  /** The browser logs every refused call. This one is what the test is about. Another product is named by its whole address. */
  expectRefusal(status: number, path: string) {
    const what = refusal(status, new URL(path, ORIGIN).href)
    this.#expect(what, (fault) => fault === what)
  }

  /** For calls that may be under way when the page hears that the session is over, and may not. */
  allowRefusal(status: number, pathStart: string) {
    const start = refusal(status, ORIGIN + pathStart)
    this.#expect(`${start}…`, (fault) => fault.startsWith(start), false)
  }

  /** For a call that the test cuts off. */
  expectLostConnection(path: string) {
    const what = `net::ERR_FAILED ${ORIGIN}${path}`
    this.#expect(what, (fault) => fault === what)
  }

  /**
   * For a journey that pulls the plug. The browser names the reason, except for what the service worker was asked for and has not
   * kept: other designs' pictures, and the scripts of pages that were not seen.
   */
  allowOffline() {
    const starts = ['images', 'assets'].map((folder) => `net::ERR_FAILED ${ORIGIN}/${folder}/`)
    this.#expect(
      'no network',
      (fault) =>
        fault.startsWith('net::ERR_INTERNET_DISCONNECTED ') ||
        starts.some((start) => fault.startsWith(start)),
      false,
    )
  }

  expectPolicyBreach(directive: string) {
    // The event names the exact directive. The browser's own words name the one that stands in for it.
    const family = directive.replace(/-(elem|attr)$/, '')
    this.#expect(
      `breach of ${directive}`,
      (fault) =>
        fault.startsWith(`policy breach ${directive} `) ||
        fault.includes(`Content Security Policy directive '${family} `),
    )
  }

  async verify() {
    const excused = new Set(await Promise.all(this.#excused))
    const unexpected = this.#seen.filter((fault) => {
      if (excused.has(fault)) return false
      const expected = this.#expected.find(({ matches }) => matches(fault))
      if (expected !== undefined) expected.count += 1
      return expected === undefined
    })
    expect(unexpected, 'nothing went wrong in the background').toEqual([])
    const missing = this.#expected
      .filter(({ count, mustHappen }) => mustHappen && count === 0)
      .map(({ what }) => what)
    expect(missing, 'everything announced has happened').toEqual([])
  }

  #expect(what: string, matches: Expected['matches'], mustHappen = true) {
    this.#expected.push({ what, matches, count: 0, mustHappen })
  }
}

const refusal = (status: number, url: string) => `${status} ${url.replace(/[?#].*$/, '')}`

/**
 * All journeys share one gallery: between a page and its pictures another journey may delete or hide a design that the page shows.
 * Asked at once, since a hidden design may come back. A picture that is missing while its design stands remains a fault.
 */
async function takenDownMeanwhile(url: string): Promise<string | undefined> {
  const { origin, pathname, search } = new URL(url)
  const [, stem] = /^\/images\/([^/]+)\//.exec(pathname) ?? []
  // A signed address is that of a private picture, which only its owner's journey could take down.
  if (origin !== ORIGIN || stem === undefined || search !== '') return undefined
  const { status } = await fetch(`${ORIGIN}/api/tattoo/by-filename/${stem}.png`)
  return status === 404 ? refusal(404, url) : undefined
}

/** Two first answers may each bring a token; a write that carries the older one is refused, and the page repeats it by itself. */
async function triedAgain(response: Response): Promise<string | undefined> {
  const body = await response.text().catch(() => '')
  return body.includes('"xsrf_mismatch"') ? refusal(403, response.url()) : undefined
}

function describe(message: ConsoleMessage) {
  const { url } = message.location()
  const status = /^Failed to load resource: .* status of (\d+)/.exec(message.text())?.[1]
  if (status !== undefined) return refusal(Number(status), url)
  const network = /^Failed to load resource: (net::\S+)/.exec(message.text())?.[1]
  return network === undefined ? message.text() : `${network} ${url}`
}

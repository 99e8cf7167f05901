import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Config } from '#server/platform/config.ts'
import { DomainError } from '#server/platform/errors.ts'
import { XSRF_COOKIE, XSRF_COOKIE_TLS, XSRF_HEADER } from '#shared/headers.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const GOOGLE = 'https://accounts.google.com/gsi/'

/** What says how a page may be opened and framed, and what it may use of the device. */
const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  // Sign-in with Google opens a popup that must be able to answer us.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=(self), usb=()',
}

/**
 * The parts that pages are put together from. No browser makes a page of one, and every first visit fetches a dozen: there the headers
 * of pages would be bytes on the way to the first paint, and nothing else. Their policy keeps them out of frames all the same.
 */
const PART_TYPE = /^(?:text\/(?:javascript|css)|font\/|application\/wasm)/

/** Headers of every answer, by what it carries. */
export const headersOfEveryAnswer = (
  { isTls }: { isTls: boolean },
  type = '',
): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(!PART_TYPE.test(type) && PAGE_HEADERS),
  ...(isTls && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
})

export const securityHeaders = (config: Config) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const type = c.res.headers.get('Content-Type') ?? ''
    const headers = headersOfEveryAnswer(config, type)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', NO_PAGE_POLICY)
    if (TEXT_TYPE.test(type)) c.header('Content-Type', `${type}; charset=utf-8`)
  })

/** Text that does not say how its letters are written: a browser left to guess can be led to guess wrong. */
const TEXT_TYPE = /^(?:text\/|[^;]+[/+]xml)(?!.*charset=)/i

/**
 * Whatever is not a page needs nothing from anywhere, and opened as one, by its address, it is nobody's: without our origin it reaches
 * neither our storage nor our API.
 */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
/** The same for a drawing, which brings its styles along. */
export const DRAWING_POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'`

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** TRACE repeats what a browser sent, cookies included, and nothing here answers to any other. */
export const knownMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (!KNOWN_METHODS.has(c.req.method))
    return c.text('Method not allowed', 405, { Allow: [...KNOWN_METHODS].join(', ') })
  return next()
})

export const createNonce = () => randomBytes(16).toString('base64')

/**
 * The policy of our pages. The session token lives in the browser's storage, so this is what protects it: no
 * script runs but our own files, the tags that carry this response's nonce, and what the operator has set up by name.
 */
export function pagePolicy(config: Config, nonce: string): string {
  const google = config.google.mode === 'google' ? [GOOGLE] : []
  const { origins: foreign } = config.foreignScripts
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...google.map((url) => `${url}client`),
      ...foreign,
    ],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...google.map((url) => `${url}style`)],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google, ...foreign],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(config.isTls ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * The policy of a worker's own file: a worker follows what it is served with, not its page. What reads
 * photos is WebAssembly, which has to be allowed by name, and is on no page; nothing is ever compiled from strings.
 */
export const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A service worker fetches on behalf of its pages, from here and nowhere else. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export class XsrfMismatchError extends DomainError {
  readonly code = 'xsrf_mismatch'
  constructor() {
    super('This page is out of date. Please reload it and try again.')
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another site can send our cookie but cannot read it, so it cannot repeat it in a header. */
export const xsrfCheck = (config: Config) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const cookie = Buffer.from(getCookie(c, xsrfCookieName(config)) ?? '')
      const header = Buffer.from(c.req.header(XSRF_HEADER) ?? '')
      const isSame = cookie.length === header.length && timingSafeEqual(cookie, header)
      if (cookie.length === 0 || !isSame) throw new XsrfMismatchError()
    }
    await next()
  })

const xsrfCookieName = ({ isTls }: Config) => (isTls ? XSRF_COOKIE_TLS : XSRF_COOKIE)

/** Readable by our scripts, which is its purpose. Pages never set it, so that a cache may keep them. */
export function issueXsrfCookie(c: Context<AppEnv>, config: Config): void {
  const name = xsrfCookieName(config)
  if (getCookie(c, name)) return
  setCookie(c, name, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'Strict',
    secure: config.isTls,
  })
}

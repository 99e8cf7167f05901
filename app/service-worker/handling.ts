/** How a request is answered. Undefined: by the network alone, as if we were not there. */
export type Handling = 'asset' | 'picture' | 'page' | 'page-data' | undefined

/** Scripts, styles, letters and pictures. The fitting room's models are large and left to the browser's own cache. */
const ASSET = /^\/assets\/[^?]+\.(?:js|css|woff2|webp|avif|png|svg)$/

type Asked = Pick<Request, 'method' | 'url' | 'mode'>

/** Public pages that are worth reading again without a network. They are the same for everybody and hold nothing personal. */
const KEPT_PAGES = [/^\/$/, /^\/explore$/, /^\/ideas(?:\/[^/]+)?$/, /^\/tattoo\/\d+$/]

/**
 * Default deny: calls of the API, private pictures (their addresses carry a signature), uploads, photos and the screens behind
 * a sign-in are none of our business and never kept.
 */
export function handlingOf({ method, url, mode }: Asked, origin: string): Handling {
  const { origin: theirs, pathname, search } = new URL(url)
  if (method !== 'GET' || theirs !== origin) return undefined
  if (mode === 'navigate') return isOurs(pathname) ? 'page' : undefined
  if (ASSET.test(pathname)) return 'asset'
  if (pathname.startsWith('/images/') && search === '') return 'picture'
  return pathname.endsWith('.data') && isKeptPage(pagePathOf(pathname)) ? 'page-data' : undefined
}

/** Files that people open in a tab, and the stand-ins for other services, are not pages of the app. */
const isOurs = (pathname: string) =>
  !/^\/(?:api|sandbox|images|avatars|share|sitemaps|assets)\//.test(pathname) &&
  !/\.[a-z]+$/.test(pathname)

export const isKeptPage = (pathname: string) => KEPT_PAGES.some((page) => page.test(pathname))

/** The page whose data an address carries. The router calls the first page's `_`. */
export const pagePathOf = (pathname: string) =>
  pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')

/** Parameters of a campaign, or none: the page itself and not one of its many views. */
export const isPlainAddress = (search: string) =>
  [...new URLSearchParams(search).keys()].every((key) => key.startsWith('utm_'))

/** What a page may keep, by what the server says of the answer. */
export function isKeepable(response: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean {
  const cacheControl = response.headers.get('Cache-Control') ?? ''
  return response.ok && !response.redirected && !/\b(?:private|no-store)\b/.test(cacheControl)
}

/** Every file of the build that a page names. */
export const listAssets = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\/assets\/[\w./-]+\.[a-z0-9]+/g), ([address]) => address)),
]

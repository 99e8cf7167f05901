import type { HttpAttempt } from './attempt.ts'
import { escapeText, hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'

/** A star stands for something hostile. Sandboxes and files are here too: no document lists them. */
const ADDRESSES = [
  '/',
  '/*',
  '/login?next=*',
  '/signup?utm_source=*',
  '/reset-password?token=*',
  '/verify-email?token=*',
  '/billing/success?session_id=*',
  '/explore',
  '/explore/*',
  '/explore?tag=*',
  '/explore?search=*',
  '/explore?cursor=*',
  '/explore?gender=*&placement=*&sort=*',
  '/explore.data?search=*',
  '/explore.data?_routes=*',
  '/ideas?search=*',
  '/ideas/*',
  '/ideas/wolf',
  '/tattoo/*',
  '/tattoo/1',
  '/tattoo/2.data',
  '/fitting-room?design=*',
  '/shared/*',
  '/_.data?*=1',
  '/account',
  '/admin/users?search=*',
  '/assets/*',
  '/images/*/original.png',
  '/images/abc/512.webp?expires=*&signature=*',
  '/avatars/*.svg',
  '/share/idea/*.jpg',
  '/share/tattoo/1.jpg',
  '/share/tattoo/*.jpg',
  '/first-designs/0123456789abcdef0123456789abcdef.webp',
  '/first-designs/*',
  '/sitemap.xml',
  '/sitemaps/*',
  '/feed.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/*',
  '/api/stripe/webhook',
  '/sandbox/google/authorize?client_id=*&state=*',
  '/sandbox/google/.well-known/openid-configuration',
  '/sandbox/payments/checkout/*',
  '/sandbox/payments/portal/*',
  '/sandbox/payments/invoice/*',
  '/sandbox/payments/v1/*',
]
const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']
const FORM = 'application/x-www-form-urlencoded'

/** A request for something other than the API: pages, their data, files, and what operators and the sandboxes ask. */
export function pageRequest(random: Random, origin: string): HttpAttempt {
  const hostile = () => escapeText(hostileText(random).slice(0, 2_000))
  const target = random.pick(ADDRESSES).replaceAll('*', hostile)
  const method = random.chance(75) ? 'GET' : random.pick(METHODS)
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return {
    kind: 'http',
    method,
    target,
    headers: {
      Accept: random.pick(['text/html', '*/*', 'image/avif', 'x'.repeat(500)]),
      ...(random.chance(30) ? { 'Accept-Encoding': 'gzip, br' } : {}),
      ...(random.chance(10) ? { Range: 'bytes=5-2' } : {}),
      ...(hasBody ? { 'Content-Type': FORM, Origin: origin } : {}),
    },
    body: hasBody ? `email=${hostile()}&name=${hostile()}&x[]=${hostile()}` : undefined,
    who: 'nobody',
  }
}

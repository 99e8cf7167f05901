import { Hono } from 'hono'
import {
  renderDesignsSitemap,
  renderFeed,
  renderManifest,
  renderPagesSitemap,
  renderRobots,
  renderSecurityText,
  renderSitemapIndex,
} from '#server/features/discovery/discovery.service.ts'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'

const HOURLY = { 'Cache-Control': 'public, max-age=3600' }
const XML = { ...HOURLY, 'Content-Type': 'application/xml; charset=utf-8' }
const RSS = { ...HOURLY, 'Content-Type': 'application/rss+xml; charset=utf-8' }

const MANIFEST = { ...HOURLY, 'Content-Type': 'application/manifest+json' }

/** What search engines, feed readers and installers ask for. An hour late is early enough for them. */
export function discoveryRoutes(deps: Deps): Hono<AppEnv> {
  const router = new Hono<AppEnv>()
  const limit = limitByAddress(deps, RATE_LIMITS.apiPerAddress)
  router.get('/robots.txt', limit, (c) => c.text(renderRobots(deps), 200, HOURLY))
  router.get('/.well-known/security.txt', limit, (c) =>
    c.text(renderSecurityText(deps), 200, HOURLY),
  )
  router.get('/manifest.webmanifest', (c) => c.body(renderManifest(), 200, MANIFEST))
  router.get('/sitemap.xml', limit, async (c) => c.body(await renderSitemapIndex(deps), 200, XML))
  router.get('/sitemaps/pages.xml', limit, (c) => c.body(renderPagesSitemap(deps), 200, XML))
  router.get('/sitemaps/:file{designs-[0-9]{1,6}\\.xml}', limit, async (c) => {
    const number = Number(/\d+/.exec(c.req.param('file'))![0])
    return c.body(await renderDesignsSitemap(deps, number), 200, XML)
  })
  router.get('/feed.xml', limit, async (c) => c.body(await renderFeed(deps), 200, RSS))
  return router
}

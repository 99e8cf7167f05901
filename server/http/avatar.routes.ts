import { Hono } from 'hono'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { DRAWING_POLICY } from '#server/http/security.ts'
import { renderAvatar } from '#server/providers/avatar/avatar.ts'
import { USERNAME_MAX_LENGTH } from '#shared/limits.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A drawn face for every username. The same name always gets the same one, so any cache may keep it. */
export function avatarRoutes(deps: Deps): Hono<AppEnv> {
  const limit = limitByAddress(deps, RATE_LIMITS.avatarsPerAddress)
  return new Hono<AppEnv>().get('/:file{.+\\.svg}', limit, async (c) => {
    const seed = c.req.param('file').slice(0, -'.svg'.length)
    if (seed.length > USERNAME_MAX_LENGTH) return c.notFound()
    c.header('Content-Type', 'image/svg+xml')
    c.header('Cache-Control', `public, max-age=${30 * DAY_SECONDS}`)
    c.header('Content-Security-Policy', DRAWING_POLICY)
    return c.body(await renderAvatar(seed))
  })
}

import { createMiddleware } from 'hono/factory'
import type { MiddlewareHandler } from 'hono'
import {
  ForbiddenError,
  PasswordChangeRequiredError,
  UnauthenticatedError,
} from '#server/features/accounts/accounts.errors.ts'
import { findActor, type Actor } from '#server/features/accounts/sessions.service.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import { ApiErrorBody } from '#shared/api.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,512})$/

/** All that somebody may call whose password others may have read: what it takes to choose another, or to leave. */
const BEFORE_PASSWORD_CHANGE = new Set(
  ['me', 'change-password', 'password-strength', 'xsrf', 'logout', 'logout-everywhere'].map(
    (name) => `/api/auth/${name}`,
  ),
)

/** Finds out who asks. A token that is no longer good makes a visitor, and the route decides whether that is enough. */
export const authenticate = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
    const actor = token ? await findActor(deps, token) : undefined
    c.set('actor', actor)
    if (actor?.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(c.req.path))
      throw new PasswordChangeRequiredError()
    if (actor) c.set('log', c.get('log').child({ accountId: actor.accountId }))
    await next()
  })

type Access = 'public' | 'user' | 'admin'

const guards: Record<Access, MiddlewareHandler<AppEnv>> = {
  public: (_c, next) => next(),
  user: async (c, next) => {
    if (!c.get('actor')) throw new UnauthenticatedError()
    await next()
  },
  admin: async (c, next) => {
    const actor = c.get('actor')
    if (!actor) throw new UnauthenticatedError()
    if (!actor.isAdmin) throw new ForbiddenError('Only the administrator may do this.')
    await next()
  },
}

/** The actor of a route declared with access `user` or `admin`; its guard has run before the handler. */
export function actorOf(c: { get(key: 'actor'): Actor | undefined }): Actor {
  const actor = c.get('actor')
  if (!actor) throw new UnauthenticatedError()
  return actor
}

export const limitByAddress = (deps: Deps, limit: RateLimit) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await deps.rateLimits.consume(limit, c.get('clientAddress'))
    await next()
  })

/** For routes with access `user`: comes after the guard, so there is somebody to count. */
export const limitByAccount = (deps: Deps, limit: RateLimit) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await deps.rateLimits.consume(limit, String(actorOf(c).accountId))
    await next()
  })

/** What people read when the handlers after it fail for a reason nobody foresaw. */
export const fallbackMessage = (message: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('fallbackMessage', message)
    await next()
  })

/** The part of a route's declaration that says who may call it, and what runs before its handler. */
export function open<Name extends Access>(
  access: Name,
  ...middleware: MiddlewareHandler<AppEnv>[]
) {
  return {
    middleware: [guards[access], ...middleware],
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ bearer: [] as string[] }] }),
  }
}

/** What every route may answer when it refuses or fails. */
export const errors = {
  default: {
    description: 'The request was refused or failed',
    content: { 'application/json': { schema: ApiErrorBody } },
  },
}

export const jsonBody = <Schema>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const jsonResponse = <Schema>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

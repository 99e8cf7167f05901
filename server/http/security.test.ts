import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { pagePolicy, securityHeaders } from '#server/http/security.ts'
import { loadConfig } from '#server/platform/config.ts'

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

const BASE = pagePolicy(loadConfig({}), 'n')

test('without scripts of others the policy names no other host', () => {
  expect(BASE).not.toContain('://')
})

test('with one configured, exactly its host and those named with it are added, for scripts, calls and pictures', () => {
  const policy = pagePolicy(
    loadConfig({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/deep/count.js',
      SCRIPT_ORIGINS: 'wss://live.example',
    }),
    'n',
  )
  const added = ['https://stats.example', 'wss://live.example']
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(sourcesOf(policy, directive)).toEqual([...sourcesOf(BASE, directive)!, ...added])
  for (const directive of ['default-src', 'style-src', 'frame-src', 'worker-src', 'font-src'])
    expect(sourcesOf(policy, directive)).toEqual(sourcesOf(BASE, directive))
})

describe('the headers of an answer', () => {
  const pageHeaders = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Permissions-Policy']
  const headersOf = async (type: string) => {
    const app = new Hono<AppEnv>().use(securityHeaders(loadConfig({})))
    app.get('/it', (c) => c.body('it', 200, { 'Content-Type': type }))
    return (await app.request('/it')).headers
  }

  test.for(['text/html', 'image/svg+xml', 'application/json', 'image/webp', ''])(
    'say of %s how it may be opened as a page',
    async (type) => {
      const headers = await headersOf(type)
      expect(pageHeaders.filter((name) => headers.has(name))).toEqual(pageHeaders)
    },
  )

  test.for(['text/javascript', 'text/css; charset=utf-8', 'font/woff2', 'application/wasm'])(
    'say nothing about pages of %s, and keep it from being taken for one',
    async (type) => {
      const headers = await headersOf(type)
      expect(pageHeaders.filter((name) => headers.has(name))).toEqual([])
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'; sandbox$/)
    },
  )
})

import { expect, test } from 'vitest'
import { pagePolicy } from '#server/http/security.ts'
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

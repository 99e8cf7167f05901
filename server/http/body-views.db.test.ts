import { expect } from 'vitest'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import type { BodyRequest } from '#server/providers/ink/ink-studio.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

async function open(deps: TestDeps) {
  // Files outlive a test: what the one before made would be found again.
  await removeFolder(deps.files, 'bodies')
  const made: BodyRequest[] = []
  // What bodies look like has tests of its own.
  const ink = {
    ...deps.ink,
    showBody: (request: BodyRequest) => {
      made.push(request)
      return Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/webp' })
    },
  }
  const { app } = createClient({ ...deps, ink })
  return { made, ask: (path: string) => app.request(`/share/body/${path}`) }
}

test('anybody may see our bodies from every side; each is made once', async ({ deps }) => {
  const { made, ask } = await open(deps)
  for (const path of ['half-sleeve/male/-40/7.webp', 'half-sleeve/male/-40/sheet.webp'])
    for (const answer of [await ask(path), await ask(path)]) {
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
    }
  const view = { place: 'half sleeve', build: 'male', turn: -40 }
  expect(made).toEqual([
    { view, shown: 7 },
    { view, shown: 'sheet' },
  ])
})

test('what is no view of ours is nowhere', async ({ deps }) => {
  const { made, ask } = await open(deps)
  const paths = [
    'face/male/0/5.webp',
    'chest/nobody/0/5.webp',
    'chest/male/13/5.webp',
    'chest/male/0/11.webp',
    'chest/male/0/0.webp',
    'chest/male/0/5.png',
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status))
  expect(statuses).toEqual(paths.map(() => 404))
  expect(made).toEqual([])
})

test('whoever asks for body after body is asked to wait', async ({ deps }) => {
  const { ask } = await open(deps)
  for (let asked = 0; asked < RATE_LIMITS.viewsPerAddress.points; asked++)
    await ask('face/male/0/5.webp')
  expect((await ask('face/male/0/5.webp')).status).toBe(429)
})

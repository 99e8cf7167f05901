import { expect } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

async function open(deps: TestDeps) {
  const sam = await createClient(deps).signUp('sam@example.com')
  const ids = await addDesigns(deps, sam.user.id, [
    { prompt: 'a rose & a "dagger" <b>\u0007', tags: ['rose'] },
    { prompt: 'a secret', tags: ['rose'] },
  ])
  await deps.db.updateTable('tattoo').set({ is_public: false }).where('id', '=', ids[1]!).execute()
  const app = createApp(deps)
  const read = async (path: string) => {
    const response = await app.request(path)
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      text: await response.text(),
    }
  }
  return { read, rose: ids[0]!, secret: ids[1]! }
}

test('the sitemap leads to pages, ideas and public designs with their pictures', async ({
  deps,
}) => {
  const { read, rose, secret } = await open(deps)
  const { origin } = deps.config
  expect((await read('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const index = await read('/sitemap.xml')
  expect(index.type).toContain('application/xml')
  expect([...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/sitemaps/pages.xml`,
    `${origin}/sitemaps/designs-1.xml`,
  ])
  expect((await read('/sitemaps/pages.xml')).text).toContain(
    `<loc>${origin}/ideas/cherry%20blossom</loc>`,
  )
  const designs = (await read('/sitemaps/designs-1.xml')).text
  expect(designs).toContain(`<loc>${origin}/tattoo/${rose}</loc>`)
  expect(designs).toMatch(/<image:loc>[^<]+\/images\/[^<]+\.webp<\/image:loc>/)
  expect(designs).not.toContain(`/tattoo/${secret}<`)
  for (const path of ['/sitemaps/designs-2.xml', '/sitemaps/designs-0.xml', '/sitemaps/x.xml'])
    expect((await read(path)).status).toBe(404)
})

test('the feed tells of public designs, and what people wrote stays text', async ({ deps }) => {
  const { read, rose } = await open(deps)
  const { text, type } = await read('/feed.xml')
  expect(type).toContain('application/rss+xml')
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(text).toContain('<title>a rose &amp; a &quot;dagger&quot; &lt;b&gt;</title>')
  expect(text).toContain(`/tattoo/${rose}</link>`)
})

test('whoever found a weakness is told where to report it', async ({ deps }) => {
  const response = await createApp(deps).request('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe(`${deps.config.origin}/support`)
  const daysLeft = (Date.parse(fields.get('Expires')!) - deps.clock.now().getTime()) / 86_400_000
  expect(Math.round(daysLeft)).toBe(180)
})

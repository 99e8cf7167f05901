import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { drawDesigns } from './support/designs.ts'
import { visit, waitUntilAlive } from './support/screen.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has kept an address. */
const expectKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path))
    .toBe(true)

const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url)
  })

test('a design that was seen can be read without a network; another page waits for it', async ({
  page,
  context,
  person,
  login,
  faults,
}) => {
  const [seen, unseen] = await drawDesigns(person, { prompt: 'a rose', count: 2 })
  const seenPath = `/tattoo/${seen!.id}`
  const unseenPath = `/tattoo/${unseen!.id}`
  await login(page)
  await visit(page, seenPath)
  await expectKept(page, seenPath)
  await expectKept(page, '/offline')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(async () =>
      (await listKept(page)).some((url) =>
        url.includes(`/images/${seen!.filename.split('.')[0]}/`),
      ),
    )
    .toBe(true)

  faults.allowOffline()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A rose')
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(unseenPath)
  await expect(page.getByRole('heading', { name: 'Out of reach' })).toBeVisible()
  await waitUntilAlive(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(unseenPath)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A rose')

  // Nothing personal is kept, signed in or not.
  const kept = (await listKept(page)).filter((url) => !url.includes('/assets/'))
  expect(kept).not.toEqual([])
  expect(kept.filter((url) => /\/api\/|signature=|\/account|\/design/.test(url))).toEqual([])
})

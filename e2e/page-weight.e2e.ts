import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { drawDesigns } from './support/designs.ts'
import { waitUntilAlive } from './support/screen.ts'

/** Compressed, of every script that a first visit fetches by itself. The map of all routes, 2.6 kB, spares every page a call for its own part. */
const LANDING_BYTES_MOST = 130_000
const GALLERY_BYTES_MOST = 132_000
/** It also says what was drawn, and offers every file and view. */
const DESIGN_BYTES_MOST = 133_000
/** So low that the first designs reach past the end of it, whatever their shapes: in a higher one the gallery fetches more by itself. */
const LOW_WINDOW = { width: 1440, height: 360 }

test('first-load scripts stay within their budget', async ({ openDevice, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a rose' })
  const budgets = [
    ['/', LANDING_BYTES_MOST],
    ['/ideas', LANDING_BYTES_MOST],
    ['/login', LANDING_BYTES_MOST],
    ['/pricing', LANDING_BYTES_MOST],
    ['/explore', GALLERY_BYTES_MOST],
    [`/tattoo/${tattoo!.id}`, DESIGN_BYTES_MOST],
    ['/ideas/rose', GALLERY_BYTES_MOST],
  ] as const
  for (const [path, most] of budgets) {
    const bytes = await weighScripts(await openDevice({ viewport: LOW_WINDOW }), path)
    expect.soft(bytes, path).toBeLessThanOrEqual(most)
    expect.soft(bytes, `${path} runs scripts at all`).toBeGreaterThan(50_000)
  }
})

async function weighScripts(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path)
  await waitUntilAlive(page)
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { drawDesigns, stage } from './support/designs.ts'
import { visit } from './support/screen.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Design, full screen' })
const cardOf = (page: Page, id: number) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/tattoo/${id}"]`) })
const zoom = /^Zoom/

async function expectViewer(page: Page, alt: RegExp) {
  const shown = viewer(page).locator('.yarl__slide_current img')
  await expect(shown).toHaveAttribute('alt', alt)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
}

test('§4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked', async ({
  page,
  person,
  login,
}) => {
  const [anchor] = await drawDesigns(person, { prompt: 'an anchor' })
  const [roped] = await drawDesigns(person, { prompt: 'an anchor with a rope' })
  await login(page)
  let areBroken = true
  await page.route('**/images/**', (route) =>
    areBroken ? route.fulfill({ contentType: 'image/webp', body: 'no picture' }) : route.continue(),
  )
  const answering = page.waitForResponse('**/images/**')
  await visit(page, '/create')
  await (await answering).finished()
  const awaited = page.getByRole('article').locator('[aria-busy=true]')
  await expect(awaited, 'an error keeps them not loaded').toHaveCount(2)
  areBroken = false
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(awaited).toHaveCount(0)

  await visit(page, `/tattoo/${anchor!.id}`)
  await cardOf(page, roped!.id).getByRole('button', { name: zoom }).click()
  await expectViewer(page, /rope/)
  await visit(page, '/ideas/anchor')
  const card = cardOf(page, anchor!.id)
  await expect(card.getByRole('time'), 'a short card has no date').toHaveCount(0)
  await expect(card.getByRole('list', { name: 'Tags' }), 'and no tags').toHaveCount(0)
  await card.getByRole('button', { name: zoom }).click()
  await expectViewer(page, /an anchor$/)
  await visit(page, '/design')
  await stage(page).getByRole('button', { name: 'Zoom' }).click()
  await expectViewer(page, /rope/)
  proves(
    '§2.card.loading',
    '§2.card.short',
    '§2.detail.similar-zoom',
    '§2.idea.zoom',
    '§2.designer.zoom',
    '§4.card.image',
  )
})

test('§4 pictures of the server’s page are never hidden, those of later pages wait behind their preview', async ({
  page,
  person,
}) => {
  await drawDesigns(person, { prompt: 'an anchor' })
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
  )
  const awaited = page.getByRole('article').locator('[aria-busy=true]').first()
  const picture = awaited.locator('picture img')
  await visit(page, '/explore')
  await expect(awaited.locator('img[src^="data:"]')).toBeAttached()
  await expect(picture).toHaveCSS('opacity', '1')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Ideas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tattoo Ideas' })).toBeVisible()
  await menu.getByRole('link', { name: 'Explore' }).click()
  await expect(awaited.locator('img[src^="data:"]')).toBeAttached()
  await expect(picture).toHaveCSS('opacity', '0')
})

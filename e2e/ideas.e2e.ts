import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { drawDesigns } from './support/designs.ts'
import { visit } from './support/screen.ts'

test('§2 ideas: cards lead to pages, and two banners into the product', async ({ page }) => {
  await visit(page, '/ideas')
  const main = page.getByRole('main')
  await expect(main.getByRole('complementary')).toHaveCount(2)
  await main.getByRole('link', { name: 'Cherry Blossom' }).click()
  await expect(page).toHaveURL('/ideas/cherry%20blossom')
  await expect(page).toHaveTitle(/^Cherry Blossom Tattoo Ideas/)
  await expect(
    main.getByRole('heading', { level: 1, name: 'Cherry Blossom Tattoo Ideas' }),
  ).toBeVisible()
  await main.getByRole('link', { name: 'All ideas' }).click()
  await expect(page).toHaveURL('/ideas')
  proves(
    '§2.route.ideas',
    '§2.route.ideas-filter',
    '§2.ideas.cards',
    '§2.ideas.banners',
    '§2.idea.back',
    '§2.idea.heading',
    '§2.idea.title',
  )
})

test('every idea has a picture, also those that nobody has had drawn', async ({ page }) => {
  await visit(page, '/ideas')
  const entries = page.getByRole('main').getByRole('listitem')
  const pictures = entries.locator('img')
  await expect(pictures).toHaveCount(await entries.count())
  const broken = await pictures.evaluateAll(async (images) => {
    const shown = images as HTMLImageElement[]
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })
  expect(broken).toEqual([])
  await visit(page, '/ideas/hummingbird')
  await expect(page.getByText('Yours could hang here')).toBeVisible()
  const art = page.getByRole('main').locator('[aria-hidden] img').first()
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
})

test('§2 an idea: its designs, and questions of which one is open at a time', async ({
  page,
  person,
}) => {
  await drawDesigns(person, { prompt: 'an octopus' })
  await visit(page, '/ideas/octopus')
  await expect(page.getByRole('article', { name: 'an octopus' })).toBeVisible()
  const questions = page.getByRole('main').locator('h3 button[aria-expanded]')
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
  await questions.nth(1).click()
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await questions.nth(1).click()
  await expect(page.locator('h3 button[aria-expanded=true]')).toHaveCount(0)
  proves('§2.route.idea', '§2.idea.grid', '§2.idea.faq')
})

test('the search field narrows the ideas down, and keeps the word that did', async ({ page }) => {
  await visit(page, '/ideas')
  const ideas = page.getByRole('main').getByRole('listitem')
  const all = await ideas.count()
  const field = page.getByRole('searchbox', { name: 'Search ideas' })
  await field.fill('wolf')
  await field.press('Enter')
  await expect(page).toHaveURL('/ideas?search=wolf')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Wolf', exact: true }),
  ).toBeVisible()
  await expect.poll(() => ideas.count()).toBeLessThan(all)
  await expect(field).toHaveValue('wolf')
})

test('§2 a word that is no idea filters the list by it', async ({ page }) => {
  await visit(page, '/ideas/flower')
  await expect(page).toHaveURL('/ideas?search=flower')
  await expect(page.getByRole('main').getByRole('link', { name: 'Rose' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Anchor' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove filter flower' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Anchor' })).toBeVisible()
  await visit(page, '/ideas/zeppelin')
  await expect(page.getByText('No tattoo ideas found.')).toBeVisible()
  proves(
    '§2.route.ideas-filter',
    '§2.idea.missing',
    '§5.ideas.empty',
    '§8.ideas.none',
    '§8.idea.redirect',
  )
})

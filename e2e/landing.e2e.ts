import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { createPerson, newEmail, PASSWORD, post } from './support/api.ts'
import { DRAWN_WITHIN, drawDesigns } from './support/designs.ts'
import { DESKTOP } from './support/pages.ts'
import { readStored, signUp, snackbar, visit } from './support/screen.ts'

const main = (page: Page) => page.getByRole('main')

test('§2 landing: hero links, features, body mapping, three steps, testimonials and the closing call', async ({
  page,
  openDevice,
}) => {
  await visit(page, '/')
  const hero = main(page)
  await expect(hero.getByRole('link', { name: 'Start Designing' }).first()).toHaveAttribute(
    'href',
    '/design',
  )
  await expect(hero.getByRole('link', { name: 'Explore Designs' })).toHaveAttribute(
    'href',
    '/explore',
  )
  for (const title of [
    'Fresh off the wall',
    'Made like a tattoo, not like a poster',
    'Try it on before it’s forever',
    'Three steps to the chair',
    'Asked at the counter',
    'You’ve had the idea for years. Let’s see it.',
  ])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const body = page.getByRole('region', { name: 'Try it on before it’s forever' })
  await expect(body).toContainText('Upload 5–10 photos')
  await expect(body.getByRole('img', { name: 'A bare forearm' })).toBeVisible()
  await expect(body.getByRole('img', { name: /^The same forearm with/ })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Three steps to the chair' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  // Nothing is claimed that is not so.
  await expect(page.getByRole('region', { name: 'Fresh off the wall' })).toContainText('styles24')
  const reader = await openDevice({ javaScriptEnabled: false, viewport: DESKTOP })
  await reader.goto('/')
  await expect(
    reader.getByText('Only you see them. Where the check for nudity is unsure'),
  ).toBeVisible()
  proves('§2.route.home', '§2.landing.hero', '§2.landing.sections', '§2.landing.body-photos')
})

test('§2 landing: five designs of the gallery, the most liked first, with their likes', async ({
  page,
}) => {
  const person = await createPerson()
  const [first, ...others] = ['a comet', 'a candle', 'a kite', 'a bell', 'a boot'] as const
  const [liked] = await drawDesigns(person, { prompt: first })
  for (const prompt of others) await drawDesigns(person, { prompt })
  await post('/tattoo/toggle-upvote', { body: { tattooId: liked!.id }, token: person.token })
  const wall = page.getByRole('region', { name: 'Fresh off the wall' })
  await expect(async () => {
    await page.goto('/')
    const card = wall
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/tattoo/${liked!.id}"]`) })
    await expect(card).toContainText(/1\s*like\b/, { timeout: 1_000 })
  }).toPass()
  await expect(wall.getByRole('article')).toHaveCount(5)
  await expect(wall.getByRole('article').filter({ hasText: /\d\s*likes?\b/ })).toHaveCount(5)
  proves('§2.landing.featured')
})

test('§2 landing FAQ: nine questions, one open at a time, a second click closes it, by mouse and by keyboard', async ({
  page,
}) => {
  await visit(page, '/')
  const faq = page.getByRole('region', { name: 'Asked at the counter' })
  const questions = faq.getByRole('button')
  const isOpen = (index: number, isExpanded: boolean) =>
    expect(questions.nth(index)).toHaveAttribute('aria-expanded', String(isExpanded))
  await expect(questions).toHaveCount(9)
  await isOpen(0, true)
  await questions.nth(4).click()
  await isOpen(4, true)
  await isOpen(0, false)
  await expect(faq.locator('[aria-expanded="true"]')).toHaveCount(1)
  await expect(faq.getByText('AI body mapping is available')).toBeVisible()
  await expect(faq.getByText('It reads your sentence')).toBeHidden()
  await questions.nth(4).click()
  await expect(faq.locator('[aria-expanded="true"]')).toHaveCount(0)
  await expect(faq.getByText('AI body mapping is available')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(questions.nth(5)).toBeFocused()
  await page.keyboard.press('Enter')
  await isOpen(5, true)
  await page.keyboard.press('Space')
  await isOpen(5, false)
  proves('§2.landing.faq')
})

test('§2 landing: a visitor draws a first design, is told that it is spent, and keeps it, words and style by signing up', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('textbox', { name: 'Describe your tattoo' })
  await box.fill('a small sailing ship')
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Fine Line')
  await page.getByRole('button', { name: 'Draw it free' }).click()
  // Its lines are watched, in the place where its picture will be.
  const pencil = page.locator('#hero-stage svg:has(.pencil-stroke)')
  await expect(pencil).toBeVisible(DRAWN_WITHIN)
  const place = await pencil.boundingBox()
  const drawn = page.getByRole('img', { name: /^Fine Line tattoo design/ })
  await expect(drawn).toBeVisible(DRAWN_WITHIN)
  expect(await drawn.boundingBox()).toEqual(place)
  await expect(page.getByText('Your first design, marked until you keep it')).toBeVisible()

  // It is spent: what stands where it was says so, and what to do next.
  await expect(page.getByText(/^Today’s free design is drawn.*5 credits for more/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draw it free' })).toHaveCount(0)
  await page.reload()
  await expect(drawn).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep it' })).toBeVisible()

  await box.fill('another ship')
  await page.getByRole('button', { name: 'Sign up to draw it' }).click()
  await signUp(page, { email: newEmail('keeper'), password: PASSWORD })
  await expect(page).toHaveURL('/design')
  await expect(snackbar(page)).toContainText('Your first design is kept')
  const table = page.getByRole('region', { name: 'Current Design' })
  await expect(table.getByRole('img', { name: /^Fine Line tattoo design/ })).toBeVisible()
  await expect(page.getByLabel('Describe your tattoo')).toHaveValue('another ship')
  await expect(page.getByRole('radio', { name: 'Fine Line' })).toBeChecked()
  expect(await readStored(page, STORAGE_KEYS.firstDesign)).toBeNull()
})

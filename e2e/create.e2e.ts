import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { createPerson } from './support/api.ts'
import { expectNoViolations, settle } from './support/axe.ts'
import { DRAWN_WITHIN, drawDesigns, promptBox } from './support/designs.ts'
import { tabTo } from './support/focus.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { snackbar, visit } from './support/screen.ts'

const cards = (page: Page) => page.getByRole('article')
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Design, full screen' })
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate tattoos' })

test('§4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  await expect(page).toHaveTitle(/^Create/)
  await expect(promptBox(page)).toHaveValue(
    /geometric tiger.*black and white.*very light skin.*arm/i,
  )
  await expect(page.getByLabel('Gender')).toHaveText('Male')
  await expect(page.getByLabel('Style')).toHaveText('Geometric')
  await expect(page.getByLabel('Colour')).toHaveText('Black and white')
  await expect(page.getByRole('radio', { name: /^MST / })).toHaveCount(10)
  await expect(page.getByRole('radio', { name: 'MST 1 - Very Light' })).toBeChecked()
  await expect(page.getByText('Selected Skin Tone: MST 1 - Very Light')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'MST 1 - Very Light' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Selected Skin Tone: MST 2 - Light')).toBeVisible()
  await expect(page.getByText('Credit remaining 5')).toBeVisible()
  await expect(page.getByText('Everybody will see it in the gallery')).toBeVisible()
  proves(
    '§2.create.fields',
    '§2.create.swatches',
    '§2.create.skin-tone-words',
    '§2.create.credits',
    '§4.create.defaults',
  )
})

test('§2 the lists of the create screen open, are gone through by keys and by letters, and close', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  const style = page.getByRole('combobox', { name: 'Style' })
  const list = page.getByRole('listbox', { name: 'Style' })
  await style.focus()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('option')).toHaveText(['Geometric', 'Realistic', 'Minimalist'])
  await expect(list.getByRole('option', { selected: true })).toHaveText('Geometric')
  await expectNoViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(style).toHaveText('Realistic')
  await expect(list).toHaveCount(0)
  await expect(style).toBeFocused()
  await page.keyboard.press('m')
  await expect(style, 'a letter chooses without opening').toHaveText('Minimalist')

  await style.click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await style.click()
  await page.getByRole('heading', { name: 'Your tattoos' }).click()
  await expect(list).toHaveCount(0)
  await expect(style).toHaveText('Minimalist')
})

test('§4 two placeholders on top, filled by two designs for one credit', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  await expect(page.getByText('Nothing on this wall yet')).toBeVisible()
  const sending = page.waitForRequest('**/api/tattoo/generate')
  await generateButton(page).click()
  expect((await sending).postDataJSON()).toMatchObject({
    payload: {
      prompt: expect.stringContaining('tiger') as unknown,
      style: 'Geometric',
      color: 'Black and white',
      skinTone: 'MST 1 - Very Light',
      gender: 'Male',
    },
  })
  await expect(page.getByText(/^“A geometric tiger/)).toHaveCount(2)
  await expect(cards(page)).toHaveCount(2, DRAWN_WITHIN)
  await expect(page.getByText(/^“A geometric tiger/)).toHaveCount(0)
  await expect(page.getByText('Credit remaining 4')).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  proves(
    '§2.create.generate',
    '§2.create.own-cards',
    '§2.create.placeholders',
    '§3.payload.create',
    '§4.create.placeholders',
    '§9.create.placeholders',
  )
})

test('§4 Need help to improve your prompt turns until the answer is there, and replaces the text', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  await promptBox(page).fill('a wolf')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/tattoo/prompt-improve', async (route) => {
    await answer.promise
    await route.continue()
  })
  const improve = page.getByRole('button', { name: 'Need help to improve your prompt' })
  const isTurning = () =>
    improve
      .locator('svg')
      .evaluate((icon) => icon.getAnimations().some(({ playState }) => playState === 'running'))
  expect(await isTurning()).toBe(false)
  const sending = page.waitForRequest('**/api/tattoo/prompt-improve')
  await improve.click()
  expect((await sending).postDataJSON()).toMatchObject({
    payload: {
      prompt: 'a wolf',
      style: 'Geometric',
      color: 'Black and white',
      skinTone: 'MST 1 - Very Light',
      gender: 'Male',
    },
  })
  await expect(improve).toHaveAttribute('aria-busy', 'true')
  await expect.poll(isTurning).toBe(true)
  await expect(promptBox(page)).toHaveValue('a wolf')
  answer.resolve()
  await expect(promptBox(page)).not.toHaveValue('a wolf', DRAWN_WITHIN)
  await expect.poll(isTurning).toBe(false)
  await expect(promptBox(page)).toHaveValue(/wolf/i)
  proves('§2.create.improve', '§3.payload.improve', '§4.improve.replaces')
})

test('a refused description is told on its card, and nothing was charged', async ({
  page,
  login,
  faults,
}) => {
  faults.expectRefusal(422, '/api/tattoo/generate')
  await login(page)
  await visit(page, '/create')
  await promptBox(page).fill('a nazi eagle with a swastika')
  await generateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /nothing was charged/i })).toHaveCount(1)
  await expect(page.getByText('Credit remaining 5')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Nothing on this wall yet')).toBeVisible()
  proves('§8.log.silent')
})

test('§8 Failed to fetch tattoos, please try again later.', async ({ page, login, faults }) => {
  faults.expectRefusal(500, '/api/tattoo/by-user')
  await login(page)
  await page.route('**/api/tattoo/by-user', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await visit(page, '/create')
  await expect(page.getByText('Failed to fetch tattoos, please try again later.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing on this wall yet')).toBeVisible()
  proves('§8.tattoos.failed', '§8.log.silent')
})

test('§2 a card: words, likes, date, three tags and +N, favourite, download, delete', async ({
  page,
  person,
  login,
  openDevice,
}) => {
  const [design] = await drawDesigns(person, { prompt: 'an owl and a moon' })
  await login(page)
  const crowded = { ...design, tags: ['nightOwl', 'moon', 'bird', 'stars', 'dark'], upvotes: 7 }
  await page.route('**/api/tattoo/by-user', (route) => route.fulfill({ json: [crowded] }))
  await visit(page, '/create')
  const card = cards(page)
  await expect(card).toContainText('an owl and a moon')
  await expect(card).toContainText('7likes')
  await expect(card.getByRole('time')).toHaveAttribute('datetime', design?.createdAt ?? '')
  const tags = card.getByRole('list', { name: 'Tags' })
  await expect(tags.getByRole('listitem')).toHaveText(['night Owl', 'moon', 'bird', '+2'])
  await expect(tags.getByRole('link').first()).toHaveAttribute('href', '/explore?tag=nightOwl')

  const favourite = card.getByRole('button', { name: 'Favourite' })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download PNG' }).click()
  expect((await saving).suggestedFilename()).toBe('tattoo-design.png')
  const phone = await openDevice({ viewport: PHONE, hasTouch: true })
  const menu = Promise.withResolvers<void>()
  await phone.route('**/assets/own-card-menu-*.js', async (route) => {
    await menu.promise
    await route.continue()
  })
  await login(phone)
  await visit(phone, '/create')
  const saveByTouch = cards(phone).getByRole('button', { name: 'Download PNG' })
  await settle(phone)
  const place = await saveByTouch.boundingBox()
  menu.resolve()
  await expect(cards(phone).getByRole('button', { name: 'More' })).toBeVisible()
  expect(await saveByTouch.boundingBox(), 'under a finger when the menu comes').toEqual(place)
  const savingByTouch = phone.waitForEvent('download')
  await saveByTouch.tap()
  expect((await savingByTouch).suggestedFilename()).toBe('tattoo-design.png')

  for (const name of ['Delete', 'Edit tags'])
    await expect(card.getByRole('button', { name, exact: true })).toHaveCount(0)
  await card.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete design' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete design' }).click()
  await expect(snackbar(page)).toContainText('Design deleted')
  await expect(card).toHaveCount(0)
  proves(
    '§1.product.own',
    '§2.card.long',
    '§2.card.overlay',
    '§2.card.delete',
    '§2.card.tag-chip',
    '§2.card.tag-editor',
    '§4.delete.list',
    '§9.card.tags',
    '§9.download.name',
  )
})

test('§4 a favourite that could not be saved does not flip', async ({
  page,
  person,
  login,
  faults,
}) => {
  faults.expectRefusal(500, '/api/tattoo/favorite')
  await drawDesigns(person, { prompt: 'an owl' })
  await login(page)
  await page.route('**/api/tattoo/favorite', (route) => route.fulfill({ status: 500, json: {} }))
  await visit(page, '/create')
  const favourite = cards(page).getByRole('button', { name: 'Favourite' })
  await favourite.click()
  await expect(snackbar(page)).toContainText('We could not change your favourites')
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  proves('§4.favourite.order', '§8.log.silent')
})

test.describe('the zoom viewer', () => {
  const shownAlt = (page: Page) =>
    viewer(page).locator('.yarl__slide_current img').getAttribute('alt')

  test('§2 arrows wrap around, keys work, and the focus comes back to the card', async ({
    page,
    login,
  }) => {
    const person = await createPerson()
    await drawDesigns(person, { prompt: 'an owl' })
    await drawDesigns(person, { prompt: 'a koi' })
    await login(page, person)
    await visit(page, '/create')
    await expect(cards(page)).toHaveCount(2)
    const art = cards(page).first().getByRole('button', { name: /^Zoom/ })
    await tabTo(page, art)
    await page.keyboard.press('Enter')
    await expect(viewer(page)).toBeVisible()
    await expect.poll(() => shownAlt(page)).toMatch(/koi/i)
    await page.getByRole('button', { name: 'Next design' }).click()
    await expect.poll(() => shownAlt(page)).toMatch(/owl/i)
    await page.getByRole('button', { name: 'Next design' }).click()
    await expect.poll(() => shownAlt(page), 'after the last comes the first').toMatch(/koi/i)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shownAlt(page), 'before the first comes the last').toMatch(/owl/i)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(art).toBeFocused()
    proves('§1.product.own', '§2.card.overlay', '§2.zoom.wrap')
  })

  test('it stays at the design that is looked at while another one arrives, and gives the focus back to the card it was opened from', async ({
    page,
    person,
    login,
  }) => {
    await drawDesigns(person, { prompt: 'an owl' })
    await drawDesigns(person, { prompt: 'a koi' })
    await login(page)
    await visit(page, '/create')
    await cards(page).first().getByRole('button', { name: /^Zoom/ }).click()
    await expect.poll(() => shownAlt(page)).toMatch(/koi/i)
    await page.getByRole('button', { name: 'Next design' }).click()
    await expect.poll(() => shownAlt(page)).toMatch(/owl/i)
    await drawDesigns(person, { prompt: 'a fox' })
    await expect(page.getByAltText(/a fox/).first()).toBeAttached()
    expect(await shownAlt(page)).toMatch(/owl/i)
    // The koi that it was opened from has moved to another column meanwhile.
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Zoom.*a koi/ })).toBeFocused()
  })

  test('§2 a click on the backdrop closes it', async ({ page, person, login }) => {
    await drawDesigns(person, { prompt: 'an owl' })
    await login(page)
    await visit(page, '/create')
    await cards(page).getByRole('button', { name: /^Zoom/ }).click()
    await expect(viewer(page)).toBeVisible()
    await expect.poll(() => shownAlt(page)).toMatch(/owl/i)
    await expectNoViolations(page)
    await page.mouse.click(120, 500)
    await expect(viewer(page)).toHaveCount(0)
    proves('§2.zoom.backdrop')
  })
})

test('axe finds nothing on both screens with designs, drawings and refusals on them', async ({
  page,
  person,
  login,
  faults,
}) => {
  faults.expectRefusal(422, '/api/tattoo/generate')
  await drawDesigns(person, { prompt: 'an owl and a moon', count: 2 })
  await login(page)
  for (const [path, button] of [
    ['/create', 'Generate tattoos'],
    ['/design', 'Generate New Design'],
  ] as const) {
    await visit(page, path)
    await promptBox(page).fill('a nazi eagle with a swastika')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: /charged/ })).toBeVisible()
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoViolations(page)
      }
    }
  }
})

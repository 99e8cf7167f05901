import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { drawDesigns } from './support/designs.ts'
import { DESKTOP, PHONE, PUBLIC_PATHS } from './support/pages.ts'
import { waitUntilAlive } from './support/screen.ts'

/** As Lighthouse makes a phone of a computer. */
const SLOWDOWN = 4
const AFTER_PAINT_MS = 30

/** Of those that need no session, all but the ones that a link from a mail or a friend leads to. */
const OPEN_PATHS = [...PUBLIC_PATHS, '/fitting-room', '/offline']

/** What looks like a control and is none before the scripts: nothing keeps its presses, and the browser has no answer of its own. */
const DEAD = [
  'a:not([href])',
  'form:not([method="post"]):not([action])',
  'button:not([type])',
  'button[type="submit"]:not(form *)',
  ':is([role="button"], [role="link"], [role="switch"], [role="slider"]):not(a, button, input)',
].join(', ')

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test('the menu opens for whoever presses it as soon as it is seen, on every public page', async ({
  page,
  person,
}) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a rose' })
  await page.setViewportSize(PHONE)
  await slowDown(page)
  // There is a network, so the page for who has none would soon go on by itself, in the middle of the next one.
  await page.route('**/favicon.svg', () => {})
  for (const path of [...OPEN_PATHS, `/tattoo/${tattoo!.id}`]) {
    await openUntilPainted(page, path)
    await menuButton(page).click()
    await expect(page.getByRole('navigation', { name: 'Menu' }), path).toBeVisible()
  }
})

test('what each page is there for is answered to whoever presses it as soon as it is seen', async ({
  page,
  person,
}) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a key' })
  await page.setViewportSize(PHONE)
  await slowDown(page)

  await openUntilPainted(page, '/explore')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.click()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')

  await openUntilPainted(page, '/login')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')

  await openUntilPainted(page, '/')
  const style = page.getByRole('combobox', { name: 'Style' })
  await style.selectOption('Tribal')
  await waitUntilAlive(page)
  await expect(style).toHaveValue('Tribal')

  await openUntilPainted(page, `/tattoo/${tattoo!.id}`)
  await page.getByRole('button', { name: /^Zoom/ }).first().click()
  await expect(page.getByRole('dialog', { name: 'Design, full screen' })).toBeVisible()

  const choosing = page.waitForEvent('filechooser')
  await openUntilPainted(page, '/fitting-room')
  await page.getByText('Choose a photo', { exact: true }).click()
  await choosing

  await openUntilPainted(page, '/pricing')
  await page.getByRole('button', { name: 'Start 2-day free trial: Starter' }).click()
  await page.waitForURL('/login?next=%2Fpricing%3Fplan%3Dstarter')
})

test('no control that is seen first is one that does nothing', async ({ page, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a swallow' })
  await page.setViewportSize(DESKTOP)
  await holdScripts(page)
  for (const path of [...OPEN_PATHS, `/tattoo/${tattoo!.id}`]) {
    await openUntilPainted(page, path)
    expect(await page.locator(DEAD).count(), path).toBe(0)
  }
})

test('presses before the scripts are there are answered in their order', async ({
  page,
  person,
}) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a swallow over the sea' })
  await page.setViewportSize(DESKTOP)
  const letGo = await holdScripts(page)
  await openUntilPainted(page, `/explore?search=swallow`)
  const card = page.getByRole('article').filter({ has: page.locator(`[data-art="${tattoo!.id}"]`) })
  await page.getByRole('button', { name: 'Filters' }).click()
  await card.getByRole('button', { name: /like/i }).click()
  letGo()
  await expect(card.getByRole('button', { name: /like/i })).toHaveAttribute('aria-pressed', 'true')
  // What is pressed after the panel, and is not in it, closes it.
  await expect(page.getByRole('button', { name: 'Filters' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('a design that is pressed early opens large', async ({ page, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a lighthouse' })
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/explore?search=lighthouse')
  await page.locator(`[data-art="${tattoo!.id}"]`).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('another view of a design that is chosen early is shown', async ({ page, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a heron' })
  const letGo = await holdScripts(page)
  await openUntilPainted(page, `/tattoo/${tattoo!.id}`)
  await page.getByText('Stencil', { exact: true }).click()
  letGo()
  await expect(page.getByRole('img', { name: /, as a stencil$/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Stencil' })).toBeChecked()
})

test('a photo that is chosen early is laid under the design', async ({ page, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a thistle' })
  const letGo = await holdScripts(page)
  await openUntilPainted(page, `/fitting-room?design=${tattoo!.id}`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('Choose a photo', { exact: true }).click()
  // The browser opens its files by itself: no script is there yet.
  const files = await choosing
  const size = { width: 320, height: 320, channels: 3 } as const
  const skin = sharp({ create: { ...size, background: '#c89a7c' } })
  const buffer = await skin.png().toBuffer()
  await files.setFiles({ name: 'arm.png', mimeType: 'image/png', buffer })
  letGo()
  await expect(page.getByText('Another photo', { exact: true })).toBeVisible()
})

test('words that were typed and sent early are drawn', async ({ page }) => {
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/')
  await page.getByLabel('Describe your tattoo').fill('a fern leaf')
  await page.getByRole('button', { name: 'Draw it free' }).click()
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  letGo()
  expect((await asked).postDataJSON()).toMatchObject({ prompt: 'a fern leaf' })
  await expect(page.getByLabel('Describe your tattoo')).toHaveValue('a fern leaf')
})

test('a message that was sent early arrives', async ({ page }) => {
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/support')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('Do you draw ferns?')
  await page.getByRole('button', { name: 'Submit' }).click()
  letGo()
  await expect(page.getByText('Thank you for contacting us!')).toBeVisible()
})

test('what was typed early stays in the fields', async ({ page }) => {
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/login')
  await page.getByLabel('Email').fill('somebody@example.com')
  letGo()
  await waitUntilAlive(page)
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com')
})

test('a word that was typed early is searched for', async ({ page }) => {
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/explore')
  await page.getByLabel('Search tattoos').fill('fern')
  letGo()
  await page.waitForURL('**/explore?search=fern')
  await expect(page.getByLabel('Search tattoos')).toHaveValue('fern')
})

test('the account menu opens for whoever presses it before the session is known', async ({
  page,
  login,
}) => {
  await login(page)
  const letGo = await holdScripts(page)
  await openUntilPainted(page, '/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  letGo()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('the account menu opens for whoever is pressing its button while it comes', async ({
  page,
  login,
}) => {
  await login(page)
  const letGo = await holdScripts(page, '**/assets/account-dropdown-*.js')
  await openUntilPainted(page, '/')
  await waitUntilAlive(page)
  const button = page.getByRole('button', { name: 'Account menu' })
  await button.hover()
  await page.mouse.down()
  letGo()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('without any of its scripts the gallery can be searched', async ({ page, faults }) => {
  faults.allowOffline()
  await page.route('**/assets/*.js', (route) => route.abort())
  await openUntilPainted(page, '/explore')
  const search = page.getByLabel('Search tattoos')
  await search.fill('fern')
  await search.press('Enter')
  await page.waitForURL('**/explore?search=fern', { timeout: 15_000 })
})

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Keeps the page's scripts back until the answer is called. */
async function holdScripts(page: Page, which = '**/assets/*.js') {
  const isLetGo = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await isLetGo.promise
    await route.continue()
  })
  return isLetGo.resolve
}

/** Opens a page and waits until something has been on screen for as long as a quick finger takes. */
async function openUntilPainted(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect()
          setTimeout(resolve, ms)
        }).observe({ type: 'paint', buffered: true })
      }),
    AFTER_PAINT_MS,
  )
}

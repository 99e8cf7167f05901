import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { UploadedPhotosResponse } from '#shared/body.ts'
import { proves } from '#tests/proves.ts'
import { heldBackPhoto } from '#tests/support/held-back-photo.ts'
import { runProduct } from '#tests/support/product-process.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN } from './support/admin.ts'
import { post, signInAgain } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { subscribe } from './support/checkout.ts'
import { mailTo } from './support/mail.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { accountMenuButton, readStored, snackbar, storeSession, visit } from './support/screen.ts'
import { MAX_LAYOUT_SHIFT, readShifts, recordShifts } from './support/shifts.ts'

/** A second product, with settings of its own, starts beside the one that everybody uses. */
const START_MS = 180_000
const DEAD_LINK = '/shared/no-such-link'

const adminLink = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: label })

async function expectAccessible(page: Page) {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expectNoViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `of ${page.url()} at ${viewport.width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(DESKTOP)
}

/** On a phone a table must not be cut off, and where one is must be in sight without scrolling for it. */
async function expectLogFitsPhone(page: Page, row: Locator) {
  await page.setViewportSize(PHONE)
  await visit(page, '/admin/audit')
  await expect(adminLink(page, 'Audit log')).toBeInViewport({ ratio: 1 })
  await expect(row).toContainText('Details credits 42')
  for (const cell of await row.getByRole('cell').all()) {
    const { x, width } = (await cell.boundingBox())!
    expect(x + width, await cell.innerText()).toBeLessThanOrEqual(PHONE.width)
  }
}

test('the administrator sees the day, grants credits and finds that in the audit log; to others there is no such page', async ({
  page,
  person,
  login,
  openDevice,
}) => {
  const member = await openDevice()
  await storeSession(member, person)
  await visit(member, '/pricing')
  await member.getByRole('main').getByRole('button', { name: /Pro/ }).first().click()
  // The press leads to the checkout by itself, and would cut off a visit on its way.
  await member.waitForURL(/\/sandbox\/payments\/checkout\//)
  await visit(member, '/admin')
  await expect(member.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible()

  await login(page, await signInAgain(ADMIN))
  await visit(page, '/explore')
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const accounts = page.getByRole('term').filter({ hasText: 'New accounts' }).locator('..')
  await expect(accounts).toContainText(/[1-9]\d* *\d+ yesterday/)
  const chart = page.getByRole('region', { name: 'Upgrade clicked' })
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^Upgrade clicked per day: \d+ on /)
  await expect(chart).toContainText('Tier Pro')
  await expectAccessible(page)

  await adminLink(page, 'People').click()
  await page.getByLabel('E-mail or username').fill(person.email.slice(0, -4).toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  const card = page.getByRole('article', { name: person.user.username, exact: true })
  await expect(card).toContainText('Free plan, 5 credits')
  await expect(card.getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await card.getByLabel('Credits').fill('42')
  await card.getByLabel('Note').fill('for a lost parcel')
  await card.getByRole('button', { name: 'Grant' }).click()
  await expect(snackbar(page)).toContainText('42 credits granted')
  await expect(card).toContainText('47 credits')
  await expectAccessible(page)
  await card.getByLabel('Credits').fill('7')
  await card.getByRole('button', { name: 'Take' }).click()
  await expect(card).toContainText('40 credits')

  await adminLink(page, 'Audit log').click()
  const rowsOf = (words: string) =>
    page
      .getByRole('row')
      .filter({ hasText: `account ${person.user.id}` })
      .filter({ hasText: words })
  await expect(rowsOf('Granted credits')).toContainText('credits 42')
  await expect(rowsOf('Took credits')).toContainText('credits 7')
  await expect(page.getByRole('table')).not.toContainText('parcel')
  await expectAccessible(page)
  await expectLogFitsPhone(page, rowsOf('Granted credits'))

  await visit(member, '/account')
  await expect(member.getByText('for a lost parcel')).toBeVisible()
})

test("a visitor's message is answered from the inbox, and the answer is mailed", async ({
  page,
  person,
  login,
}) => {
  const letter = { name: 'Ada of the parcels', email: person.email, message: 'Where is my wolf?' }
  await post('/contact', { body: letter })
  await login(page, await signInAgain(ADMIN))
  await visit(page, '/admin')
  await page
    .getByRole('list', { name: 'Waiting' })
    .getByRole('link', { name: /message/ })
    .click()
  const message = page.getByRole('article', { name: 'Message of Ada of the parcels' })
  await expect(message).toContainText('Where is my wolf?')
  await expect(message.getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await expectAccessible(page)
  await message.getByLabel('Answer, by mail').fill('Behind the moon.')
  await message.getByRole('button', { name: 'Send answer' }).click()
  await expect(message).toHaveCount(0)
  const { text } = await mailTo(person.email, /Your message to/)
  expect(text).toContain('Behind the moon.')
})

test('photos that the machine holds back are blurred until they are clicked, and refused only after a second yes; their owner reads of it', async ({
  page,
  person,
  login,
  openDevice,
}) => {
  await subscribe(person, 'starter')
  const heldBack = await heldBackPhoto()
  const form = new FormData()
  for (const name of ['a.jpg', 'b.jpg'])
    form.append('files', new Blob([new Uint8Array(heldBack)]), name)
  const uploaded = await post('/tattoo/upload-photos', { body: form, token: person.token })
  const [first, second] = UploadedPhotosResponse.parse(uploaded).photos
  const owner = await openDevice()
  await login(owner)
  await visit(owner, '/body')
  const photos = owner.getByRole('list', { name: 'Your photos' }).getByRole('listitem')
  await expect(photos.filter({ hasText: 'Being looked at' })).toHaveCount(2)

  await login(page, await signInAgain(ADMIN))
  await visit(page, '/admin')
  await page.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: /photo/ }).click()
  const card = page.getByRole('article', { name: `Photo ${second!.id}`, exact: true })
  await expect(card).toContainText(`Of member ${person.user.id}, uploaded on`)
  const picture = card.locator('img')
  await expect(picture).toHaveCSS('filter', /blur/)
  await expect(picture).toHaveJSProperty('naturalWidth', 480)
  await expectNoViolations(page)
  await card.getByRole('button', { name: `Show photo ${second!.id}` }).click()
  await expect(picture).toHaveCSS('filter', 'none')
  await card.getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuse this photo?' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Refuse' }).click()
  await dialog.getByRole('button', { name: 'Refuse and delete' }).click()
  await expect(card).toHaveCount(0)
  await page
    .getByRole('article', { name: `Photo ${first!.id}`, exact: true })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByText('No photo is waiting for a look.')).toBeVisible()

  await visit(owner, '/body')
  await expect(photos).toHaveCount(1)
  await expect(photos).toContainText('Not read yet')
  await expect(
    owner.getByRole('row', { name: /1 photo Refused when somebody looked/ }),
  ).toBeVisible()
})

test('a list that could not be fetched is fetched when asked again, and its older part on demand', async ({
  page,
  login,
  faults,
}) => {
  const address = '/api/admin/audit'
  const entry = (id: number) => ({
    id,
    actorId: 1,
    act: 'message_closed',
    targetKind: 'message',
    targetId: String(id),
    details: {},
    createdAt: '2026-11-15T10:00:00.000Z',
  })
  const answers = [
    { status: 500, json: {} },
    { json: { entries: [entry(9)], nextBefore: 9 } },
    { status: 500, json: {} },
    { json: { entries: [entry(8)], nextBefore: null } },
  ]
  const asked: string[] = []
  await page.route(`**${address}*`, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill(answers[asked.length - 1] ?? {})
  })
  faults.expectRefusal(500, address)
  await login(page, await signInAgain(ADMIN))
  await visit(page, '/admin/audit')
  const failure = page.getByRole('alert').filter({ hasText: 'The log could not be fetched.' })
  await failure.getByRole('button', { name: 'Try again' }).click()
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Older entries' }).click()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).toHaveCount(2)
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Older entries' })).toHaveCount(0)
  expect(asked).toEqual(['', '', '?before=9', '?before=9'])
})

/** Those that an operator names: one that counts, one that records sessions. */
const SCRIPTS = ['https://stats.example/count.js', 'https://film.example/film.js'] as const
const scriptsOfOthers = (page: Page) =>
  page.locator(SCRIPTS.map((script) => `script[src="${script}"]`).join(', '))

test('scripts of others: nothing is loaded before a yes, after a no, against the browser or where photos are, and a yes can be taken back; §7 Google is told not to sign in by itself', async ({
  openDevice,
  faults,
}) => {
  test.setTimeout(START_MS + 240_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-consent-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    ANALYTICS_SCRIPT_URL: SCRIPTS[0],
    SESSION_RECORDING_SCRIPT_URL: SCRIPTS[1],
    GOOGLE_CLIENT_ID: 'a-client-of-google',
  })
  try {
    await product.waitFor('is ready', START_MS)
    const open = async () => {
      const page = await openDevice({ baseURL: product.origin, viewport: PHONE })
      const asked: string[] = []
      await page.route(/^https:\/\/(?:stats|film)\.example\//, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      })
      const banner = page.getByRole('region', { name: 'Allow scripts of others?' })
      return { page, asked, banner }
    }
    faults.expectRefusal(404, product.origin + DEAD_LINK)
    await askAndDecline(await open())
    const willing = await open()
    await acceptAndShowPhotos(willing)
    await takeBack(willing)
    await expectNoAutoLogin((await open()).page)

    const quiet = await open()
    await quiet.page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await visit(quiet.page, '/terms')
    await quiet.page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(quiet.page.getByText('It sends Global Privacy Control')).toBeVisible()
    await expect(quiet.page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    expect(quiet.asked).toEqual([])
  } finally {
    await product.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  proves('§2.shell.recording', '§7.google.no-auto')
})

type Device = { page: Page; asked: string[]; banner: ReturnType<Page['getByRole']> }

async function askAndDecline({ page, asked, banner }: Device) {
  await recordShifts(page)
  await visit(page, '/terms')
  await expect(banner).toContainText(
    'analytics of stats.example and session recording of film.example',
  )
  await expectNoViolations(page)
  // The keyboard reaches it right after the link to the content, and both answers alike.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'What is kept' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  const { total, moved } = await readShifts(page)
  expect(total, moved).toBeLessThan(MAX_LAYOUT_SHIFT)
  await visit(page, '/terms')
  await expect(banner).toHaveCount(0)
  expect(await readStored(page, STORAGE_KEYS.scriptConsent)).toBe('declined')
  expect(asked).toEqual([])
}

async function acceptAndShowPhotos({ page, asked, banner }: Device) {
  await visit(page, '/terms')
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS.toSorted())
  const loaded = scriptsOfOthers(page)
  await expect(loaded).toHaveCount(SCRIPTS.length)
  for (const address of [DEAD_LINK, '/fitting-room']) {
    await visit(page, address)
    await page.waitForLoadState('networkidle')
    await expect(loaded).toHaveCount(0)
  }
  expect(asked).toHaveLength(SCRIPTS.length)
  await page.getByRole('banner').getByRole('link', { name: 'Inkwright' }).click()
  await expect(loaded).toHaveCount(SCRIPTS.length)
  // Back stays in the same document, where the script would still run.
  await page.goBack()
  await expect(page).toHaveURL('/fitting-room')
  await expect(loaded).toHaveCount(0)
}

async function takeBack({ page, asked, banner }: Device) {
  await visit(page, '/ideas')
  await expect.poll(() => asked).toHaveLength(3 * SCRIPTS.length)
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(banner).toBeFocused()
  await banner.getByRole('button', { name: 'Decline' }).click()
  await page.waitForEvent('load')
  await expect(scriptsOfOthers(page)).toHaveCount(0)
  expect(asked).toHaveLength(3 * SCRIPTS.length)
}

/** Google's own script, as far as it is called: it keeps what it was told. */
const GOOGLE_SCRIPT = `window.google = { accounts: { id: {
  initialize: (options) => (document.documentElement.dataset.told = JSON.stringify(options)),
  renderButton: () => {},
  disableAutoSelect: () => {},
} } }`

async function expectNoAutoLogin(page: Page) {
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT }),
  )
  await visit(page, '/login')
  await expect(page.locator('html')).toHaveAttribute(
    'data-told',
    /^\{"client_id":"a-client-of-google","nonce":"[\w-]{43}","auto_select":false\}$/,
  )
}

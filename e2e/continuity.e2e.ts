import type { Page } from '@playwright/test'
import { draftKeyOf, STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { createPerson, newEmail, PASSWORD } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import {
  drawDesigns,
  DRAWN_WITHIN,
  expectDrawn,
  generateButton,
  promptBox,
  stage,
} from './support/designs.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import {
  accountMenuButton,
  readStored,
  signIn,
  signUp,
  snackbar,
  visit,
  waitUntilAlive,
} from './support/screen.ts'
import { choose } from './support/select.ts'

const CHOICES = {
  style: 'Watercolor',
  color: 'Colored',
  skinTone: 'MST 8 - Deep Dark',
  gender: 'Female',
  placement: 'Calf',
}
/** The size is said in words, and comes back with them. */
const PROMPT = 'a small fox asleep under a fern, 10 cm wide'

const startAfresh = (page: Page) => page.getByRole('button', { name: 'Start afresh' })
const bringBack = (page: Page) => page.getByRole('button', { name: 'Bring it back' })
const isChecked = (page: Page, name: string) =>
  expect(page.getByRole('radio', { name, exact: true })).toBeChecked()

async function expectBroughtBack(page: Page) {
  await expect(promptBox(page)).toHaveValue(PROMPT)
  for (const name of ['Watercolor', 'Female', 'Colour', 'Medium dark', '2'])
    await isChecked(page, name)
  await expect(page.getByLabel('Placement')).toHaveText('Calf')
  await expect(page.getByText(/^We drew: .*fox/)).toBeVisible()
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`a design opened again brings back all that was said of it, and what comes next is made from it, at ${viewport.width}`, async ({
    page,
    person,
    login,
  }) => {
    const [design] = await drawDesigns(person, { prompt: PROMPT, count: 2, choices: CHOICES })
    await page.setViewportSize(viewport)
    await login(page)
    await visit(page, `/tattoo/${design!.id}`)
    await page.getByRole('link', { name: 'Open in the designer' }).click()
    await expectBroughtBack(page)
    await expectDrawn(page, /fox/)
    await expect(page.getByRole('list', { name: 'Variations' }).getByRole('button')).toHaveCount(2)
    await expectNoViolations(page)

    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
    await promptBox(page).fill('a fox awake')
    const sent = page.waitForRequest('**/api/tattoo/generate')
    await generateButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      payload: { ...CHOICES, prompt: 'a fox awake', remixOf: design!.id, variations: 1 },
    })
    await expect(page.getByText('3 so far')).toBeVisible(DRAWN_WITHIN)
  })
}

test('a design from the strip brings its words, and the draft before it is a press away', async ({
  page,
  person,
  login,
}) => {
  await drawDesigns(person, { prompt: PROMPT, count: 2, choices: CHOICES })
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a whale with a lantern')
  await page.getByRole('list', { name: 'Your designs' }).getByRole('button').first().click()
  await expectBroughtBack(page)
  await expect(page.getByText('Your draft is kept: “a whale with a lantern”')).toBeVisible()
  await expectNoViolations(page)
  await bringBack(page).click()
  await expect(promptBox(page)).toHaveValue('a whale with a lantern')
  await isChecked(page, 'Male')
  await expect(bringBack(page)).toHaveCount(0)
})

test('a public design of somebody else fills the form, and a visitor finds it filled after signing up', async ({
  page,
}) => {
  const [design] = await drawDesigns(await createPerson(), { prompt: PROMPT, choices: CHOICES })
  await visit(page, `/tattoo/${design!.id}`)
  await page.getByRole('link', { name: 'Make it yours 1 credit' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, { email: newEmail('taker'), password: PASSWORD })
  await expect(page).toHaveURL(`/design?remix=${design!.id}`)
  await expect(promptBox(page)).toHaveValue(PROMPT)
  for (const name of ['Watercolor', 'Female', 'Colour', 'Medium dark', '1'])
    await isChecked(page, name)
  await expect(page.getByText(`Made from design #${design!.id}`)).toBeVisible()
  await expect(stage(page)).toContainText('A clean sheet')
})

test('a link to a design that is gone says so, and leaves the form as it was', async ({
  page,
  login,
  faults,
}) => {
  faults.expectRefusal(404, '/api/tattoo/by-id/2147483647')
  await login(page)
  await visit(page, '/design?open=2147483647')
  await expect(snackbar(page)).toContainText('That design is no longer there.')
  await expect(page.getByText('Made from design')).toHaveCount(0)
})

test('words and settings survive a reload, and go when they are drawn or cleared', async ({
  page,
  person,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a paper boat')
  await page.getByRole('radio', { name: 'Minimalist' }).check({ force: true })
  await choose(page.getByLabel('Placement'), 'Wrist')
  await page.reload()
  await expect(promptBox(page)).toHaveValue('a paper boat')
  await isChecked(page, 'Minimalist')
  await expect(page.getByLabel('Placement')).toHaveText('Wrist')

  await generateButton(page).click()
  await expectDrawn(page, /boat/)
  const key = draftKeyOf('design', person.user.id)
  await expect.poll(() => readStored(page, key)).toBeNull()
  await expect(promptBox(page), 'the form stays as it is').toHaveValue('a paper boat')

  await promptBox(page).fill('a paper boat at night')
  await expect.poll(() => readStored(page, key)).toContain('at night')
  await startAfresh(page).click()
  await expect(promptBox(page)).toHaveValue('')
  await page.reload()
  await expect(promptBox(page)).toHaveValue('')

  await visit(page, '/create')
  await promptBox(page).fill('a lighthouse')
  await choose(page.getByLabel('Style'), 'Minimalist')
  await page.reload()
  await expect(promptBox(page)).toHaveValue('a lighthouse')
  await expect(page.getByLabel('Style')).toHaveText('Minimalist')
  await startAfresh(page).click()
  await expect(promptBox(page)).toHaveValue(/^A geometric tiger/)
})

test('nobody finds the draft of whoever was there before', async ({ page, person, login }) => {
  const next = await createPerson()
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('the name of my daughter')
  const key = draftKeyOf('design', person.user.id)
  await expect.poll(() => readStored(page, key)).toContain('daughter')
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await readStored(page, key)).toBeNull()
  await signIn(page, next)
  await expect(page).toHaveURL('/design')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(promptBox(page)).toHaveValue('')
})

test('a visitor’s words are kept when they pause, not at every key', async ({ page }) => {
  await page.addInitScript((key) => {
    const writes: string[] = []
    const write = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (name, value) {
      if (name === key) writes.push(value)
      Reflect.apply(write, this, [name, value])
    }
    Object.assign(window, { writes })
  }, STORAGE_KEYS.visitorDraft)
  await page.clock.install()
  await visit(page, '/')
  // However long each key takes on a busy machine, nobody pauses between two of them.
  await page.clock.pauseAt(Date.now() + 60_000)
  const readWrites = () => page.evaluate(() => Reflect.get(window, 'writes') as string[])
  const words = 'a lighthouse in a storm'
  const box = page.getByRole('textbox', { name: 'Describe your tattoo' })
  await box.fill('')
  await box.pressSequentially(words)
  await expect(box).toHaveValue(words)
  expect(await readWrites()).toEqual([])
  await page.clock.runFor(1_000)
  await expect.poll(readWrites).toEqual([expect.stringContaining(words)])
})

test('a visitor’s words and style are in the designer after Google signed them in, and on the page until then', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('textbox', { name: 'Describe your tattoo' })
  await box.fill('a small sailing')
  await page.reload()
  await expect(box).toHaveValue('a small sailing')
  await waitUntilAlive(page)
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Fine Line')
  await box.fill('a small sailing ship')
  await page.getByRole('link', { name: 'Start Designing' }).first().click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await popup.getByLabel('Email').fill(newEmail('sailor'))
  await popup.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/design')
  await expect(promptBox(page)).toHaveValue('a small sailing ship')
  await isChecked(page, 'Fine Line')
  expect(await readStored(page, STORAGE_KEYS.visitorDraft)).toBeNull()
})

test('a design is changed free of charge, its versions are looked through, and one is shown again', async ({
  page,
  person,
  login,
}) => {
  const [design] = await drawDesigns(person, { prompt: 'a small key' })
  await login(page)
  await visit(page, '/design')
  await expectDrawn(page, /key/)
  const change = page.getByRole('region', { name: 'Change it, free' })
  await change.getByRole('button', { name: 'Other style' }).click()
  await page.getByRole('menuitem', { name: 'Blackwork' }).click()
  await expect(snackbar(page)).toContainText('Drawn anew, free.', DRAWN_WITHIN)
  await expect(stage(page).getByRole('figure')).toContainText('Blackwork')
  await expect(page.getByText('4 credits remaining')).toBeVisible()

  await visit(page, `/tattoo/${design!.id}`)
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Shown now')
  await page.setViewportSize(PHONE)
  await expectNoViolations(page)
  await versions
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(versions.last()).toContainText('Shown now', DRAWN_WITHIN)
  await expect(page.getByRole('definition').filter({ hasText: 'Minimalist' })).toBeVisible()
  await versions
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete version' }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toHaveCount(0)
})

test('what was made from a design hangs on its page, for everybody', async ({ page, person }) => {
  const [origin] = await drawDesigns(person, { prompt: 'a bell' })
  const maker = await createPerson()
  await drawDesigns(maker, { prompt: 'two bells', choices: { remixOf: origin!.id } })
  await visit(page, `/tattoo/${origin!.id}`)
  await expect(page.getByRole('heading', { name: 'Made from this' })).toBeVisible()
  await page.getByRole('article', { name: 'two bells' }).getByRole('link').click()
  await expect(page.getByText('Made from a bell').getByRole('link')).toHaveAttribute(
    'href',
    `/tattoo/${origin!.id}`,
  )
})

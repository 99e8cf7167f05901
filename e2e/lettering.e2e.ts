import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { currentPicture, expectDrawn, generateButton, promptBox } from './support/designs.ts'
import { PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'
import { choose } from './support/select.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Your words' })

test('words in quotation marks are shown in every hand, and what is chosen is what is asked for', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a rose')
  await expect(panel(page)).toBeHidden()
  await promptBox(page).fill('a rose with “Zoë & Max” under it')
  await expect(panel(page).getByText('Zoë & Max', { exact: true })).toBeVisible()
  await panel(page).getByText('Copperplate').click()
  await expect(panel(page).getByRole('radio', { name: 'Copperplate' })).toBeChecked()
  await choose(panel(page).getByLabel('Layout'), 'Arch')
  await choose(panel(page).getByLabel('Size'), '80 mm across')
  await panel(page).getByText('Rich').click()
  await expectNoViolations(page)
  const sending = page.waitForRequest('**/api/tattoo/generate')
  await generateButton(page).click()
  expect((await sending).postDataJSON()).toMatchObject({
    payload: {
      lettering: { hand: 'copperplate', layout: 'arc', widthMm: 80, flourish: 'rich' },
    },
  })
  await expectDrawn(page, /rose/i)
})

test('choosing Lettering opens the panel, the preview follows every choice, and so does the design', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('Fearless')
  await expect(panel(page)).toBeHidden()
  await page.getByRole('button', { name: 'More styles' }).click()
  await page.getByText('Lettering', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Lettering' })).toBeChecked()
  const preview = panel(page).getByRole('figure', { name: '“Fearless” as it will be written' })
  const outline = () => preview.locator('path').getAttribute('d')
  await expect(preview).toBeVisible()
  for (const press of [
    () => panel(page).getByText('Graffiti tag').click(),
    () => panel(page).getByText('None', { exact: true }).click(),
    () => panel(page).getByText('Roman', { exact: true }).click(),
    () => choose(panel(page).getByLabel('Layout'), 'Circle'),
    // As small as this, no stroke may be as fine as before.
    () => choose(panel(page).getByLabel('Size'), '20 mm across'),
  ]) {
    const before = await outline()
    await press()
    await expect.poll(outline).not.toBe(before)
  }
  await promptBox(page).fill('Unbroken')
  await expect(
    panel(page).getByRole('figure', { name: '“Unbroken” as it will be written' }),
  ).toBeVisible()
  await generateButton(page).click()
  await expectDrawn(page, /unbroken/i)
  // One line would be several times as wide as it is high.
  const shape = await currentPicture(page)
    .last()
    .evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement
      return naturalWidth / naturalHeight
    })
  expect(shape).toBeGreaterThan(0.8)
  expect(shape).toBeLessThan(1.25)
})

test('a button that is quicker than the preview does not skip the question', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  // The preview waits until the button was pressed.
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/lettering', async (route) => {
    await pressed
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tattoo/generate')) asked.push(request.url())
  })
  await promptBox(page).fill('"No regerts"')
  await generateButton(page).click()
  answer()
  await expect(
    panel(page).getByRole('button', { name: 'Yes, write it exactly so' }),
  ).toBeInViewport()
  expect(asked).toEqual([])
})

test('quotation marks open the panel where two designs are drawn at once, too', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/create')
  await promptBox(page).fill('a dagger with “Valeria” under it')
  await panel(page).getByText('Copperplate').click()
  const sending = page.waitForRequest('**/api/tattoo/generate')
  await page.getByRole('button', { name: 'Generate tattoos' }).click()
  expect((await sending).postDataJSON()).toMatchObject({
    payload: { lettering: { hand: 'copperplate' } },
  })
})

test('what looks misspelt is asked about once, before it costs anything', async ({
  page,
  login,
}) => {
  await page.setViewportSize(PHONE)
  await login(page)
  await visit(page, '/design')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tattoo/generate')) asked.push(request.url())
  })
  await promptBox(page).fill('"No regerts"')
  await expect(panel(page).getByText('Did you mean “regrets”?')).toBeVisible()
  await generateButton(page).click()
  const confirm = panel(page).getByRole('button', { name: 'Yes, write it exactly so' })
  await expect(confirm).toBeInViewport()
  expect(asked).toEqual([])
  await expectNoViolations(page)
  const sending = page.waitForRequest('**/api/tattoo/generate')
  await confirm.click()
  await sending
  await expect(confirm).toBeHidden()
})

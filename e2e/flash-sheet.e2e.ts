import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { subscribe } from './support/checkout.ts'
import { DRAWN_WITHIN, drawDesigns } from './support/designs.ts'
import { snackbar, visit } from './support/screen.ts'

test('a flash sheet is made of one’s own design: without a plan the plans open and say why, with one it is drawn and taken home', async ({
  page,
  person,
  login,
}) => {
  test.setTimeout(240_000)
  const [anchor] = await drawDesigns(person, { prompt: 'an anchor' })
  await login(page)
  await visit(page, `/tattoo/${anchor!.id}`)
  await page.getByRole('button', { name: /^Flash sheet of this/ }).click()
  await expect(page.getByRole('dialog', { name: 'A wall of it' })).toContainText(
    'Flash sheets come with every paid plan',
  )
  await page.keyboard.press('Escape')

  await subscribe(person, 'starter')
  await login(page)
  await visit(page, '/design')
  await page.getByRole('button', { name: /^Flash sheet of this/ }).click()
  const dialog = page.getByRole('dialog', { name: 'A flash sheet of this' })
  await dialog.getByText('US Letter').click()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Make the sheet' }).click()
  await expect(dialog.getByRole('status')).toBeVisible()
  const sheet = dialog.getByAltText(/^Flash sheet around “an anchor”/)
  await expect(sheet).toBeVisible(DRAWN_WITHIN)
  // 8.5 inches at 200 dots.
  await expect(sheet).toHaveJSProperty('naturalWidth', 1700)
  for (const kind of ['PDF', 'PNG', 'SVG']) {
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Download ${kind}` }).click()
    expect((await saving).suggestedFilename()).toBe(`flash-sheet.${kind.toLowerCase()}`)
  }
  await expectNoViolations(page)
  await expect(snackbar(page)).toHaveCount(0)
})

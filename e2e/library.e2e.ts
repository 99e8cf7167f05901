import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { subscribe } from './support/checkout.ts'
import { drawDesigns } from './support/designs.ts'
import { snackbar, visit } from './support/screen.ts'

test('the library finds, packs and deletes many designs at once', async ({
  page,
  person,
  login,
}) => {
  await drawDesigns(person, { prompt: 'a small key' })
  await drawDesigns(person, { prompt: 'a small bell', count: 2 })
  await login(page)
  await visit(page, '/design')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Your designs' }).click()
  await expect(page).toHaveURL('/designs')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)

  await page.getByLabel('Search').fill('bell')
  await expect(page.getByText('2 of 3 fit')).toBeVisible()
  await page.getByRole('button', { name: 'Select all' }).click()
  const bar = page.getByRole('region', { name: 'Selected designs' })
  await expect(bar).toContainText('2 selected')
  await expectNoViolations(page)
  const saving = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download zip' }).click()
  expect((await saving).suggestedFilename()).toBe('tattoo-designs.zip')

  await bar.getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByRole('dialog', { name: 'Designs only you see' })).toContainText(
    'Private designs come with Pro',
  )
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2 designs?' })
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(snackbar(page)).toContainText('Deleted')
  await expect(cards).toHaveCount(0)
  await page.getByLabel('Search').fill('')
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
})

test('whoever has Pro makes many designs private at once, and hangs them in the gallery again', async ({
  page,
  person,
  login,
}) => {
  await drawDesigns(person, { prompt: 'a small bell', count: 2 })
  await subscribe(person, 'pro')
  await login(page)
  await visit(page, '/designs')
  const bar = page.getByRole('region', { name: 'Selected designs' })
  const press = async (name: string, told: string) => {
    await page.getByRole('button', { name: 'Select all' }).click()
    await bar.getByRole('button', { name }).click()
    await expect(snackbar(page)).toContainText(told)
    await page.reload()
  }
  await press('Make private', 'Only you see them now')
  await expect(page.getByRole('article').getByText('Private', { exact: true })).toHaveCount(2)
  await press('Put in the gallery', 'They hang in the gallery now')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').getByText('Private', { exact: true })).toHaveCount(0)
})

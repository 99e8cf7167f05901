import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'

test('§4 support form: a failure shows its words and keeps the form; success replaces it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/support')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Support')
  await expect(
    page.getByText('We typically respond within 24 hours during business days.'),
  ).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(page.getByLabel('Name'), 'all fields are required').toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('Where are my credits?')

  faults.expectRefusal(500, '/api/contact')
  const json = { code: 'internal', message: 'Not just now.', requestId: 'r-1' }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json }), { times: 1 })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to send message. Please try again later.',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Where are my credits?')

  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/contact', async (route) => {
    await held
    await route.continue()
  })
  await submit.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  letThrough()
  const thanks = page.getByRole('main').getByRole('status')
  await expect(thanks).toHaveText("Thank you for contacting us! We'll get back to you soon.")
  const { height: headerHeight } = (await page.getByRole('banner').boundingBox())!
  await expect
    .poll(async () => (await thanks.boundingBox())?.y, 'the header does not cover it')
    .toBeGreaterThanOrEqual(headerHeight)
  await expect(page.getByLabel('Message')).toHaveCount(0)
  proves(
    '§2.route.support',
    '§2.support.words',
    '§2.support.form',
    '§2.support.thanks',
    '§4.support.states',
    '§5.support.required',
    '§8.support.failure',
    '§9.support.target',
  )
})

test('§2 legal pages: dated terms, figures of the catalogue, and one leads to the next', async ({
  page,
}) => {
  await visit(page, '/terms')
  const main = page.getByRole('main')
  await expect(main.locator('time')).toHaveText('21/01/2025')
  await expect(main).toContainText('at least 18 years old')
  await expect(main).toContainText('non-exclusive, royalty-free licence')
  await main.getByRole('link', { name: 'Credits', exact: true }).click()
  await expect(page).toHaveURL('/credit-policy')
  for (const [plan, price, credits] of [
    ['Free', '$0', '–'],
    ['Starter', '$3.50 (regular price $9.99)', '20'],
    ['Pro', '$17', '40'],
    ['Premium', '$42', '100'],
    ['Business', '$142', '500'],
  ] as const) {
    const row = main
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: plan, exact: true }) })
    await expect(row.getByRole('cell').nth(0)).toHaveText(price)
    await expect(row.getByRole('cell').nth(1)).toHaveText(credits)
  }
  await expect(main.getByRole('row', { name: '50 credits' })).toContainText('$20')
  await main.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(main.locator('time')).toHaveText('16/11/2026')
  await main.getByRole('link', { name: 'Content rules' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Rules')
  proves(
    '§2.route.legal',
    '§2.legal.terms-date',
    '§2.legal.privacy-date',
    '§9.policy.starter',
    '§9.policy.plans',
  )
})

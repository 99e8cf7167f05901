import { expect, test } from './fixtures.ts'
import { createPerson } from './support/api.ts'
import { describe, drawDesigns, DRAWN_WITHIN, stage } from './support/designs.ts'
import { snackbar, visit } from './support/screen.ts'

test('cancelling ends the drawing and gives the credit back', async ({ page, login, faults }) => {
  faults.expectRefusal(409, '/api/tattoo/generate')
  await login(page)
  await visit(page, '/design')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  // Others stand in line before it, or a calm machine would have drawn it before anybody could press.
  const others = await Promise.all([createPerson(), createPerson(), createPerson()])
  const prompt = 'a detailed realistic dragon over the sea'
  const drawnForThem = others.map((other) => drawDesigns(other, { prompt, count: 4 }))
  await describe(page, prompt)
  await expect(page.getByText('4 credits remaining')).toBeVisible(DRAWN_WITHIN)
  const refused = page.waitForResponse('**/api/tattoo/generate')
  await stage(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(snackbar(page)).toContainText('Cancelled. Nothing was charged.')
  await expect(page.getByText('5 credits remaining')).toBeVisible()
  await expect(stage(page)).toContainText('A clean sheet')
  await refused
  await Promise.all(drawnForThem)
})

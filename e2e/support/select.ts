import type { Locator } from '@playwright/test'

/** Opens one of our own lists and takes a choice from it. */
export async function choose(field: Locator, choice: string): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: choice, exact: true }).click()
}

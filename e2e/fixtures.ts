import { test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { createPerson, type Person } from './support/api.ts'
import { Faults } from './support/faults.ts'
import { rememberPricing, storeSession } from './support/screen.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Spec §4: the pricing modal opens by itself on the first visit to the designer. For most journeys that was long ago. */
  hasSeenPricing: boolean
  /** Fails every test in whose windows something goes wrong that the test did not announce. */
  faults: Faults
  /** Somebody who has just signed up, unlike anybody else. */
  person: Person
  /** Signs a window in: as `person`, or as somebody given. */
  login: (page: Page, somebody?: Person) => Promise<void>
  /** A window of another device: own storage, same watch for faults. */
  openDevice: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  hasSeenPricing: [true, { option: true }],

  faults: [
    async ({ context, hasSeenPricing }, use) => {
      const faults = new Faults()
      await faults.watch(context)
      if (hasSeenPricing) await rememberPricing(context)
      await use(faults)
      await faults.verify()
    },
    { auto: true },
  ],

  person: async ({}, use) => {
    await use(await createPerson())
  },

  login: async ({ person }, use) => {
    await use((page, somebody = person) => storeSession(page, somebody))
  },

  openDevice: async ({ browser, faults, baseURL }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      contexts.push(context)
      await faults.watch(context)
      await rememberPricing(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

import type { Page } from '@playwright/test'
import { FAILURES } from './failures.ts'
import type { World } from './world.ts'

export interface Screen {
  /** Of its files, too. */
  name: string
  words: string
  who: 'visitor' | 'newcomer' | 'member' | 'admin'
  path: string | ((world: World) => string)
  /** What there is to wait for or to press before the picture. */
  arrange?: (page: Page) => Promise<void>
  /** The designer has not been seen before, so the prices open by themselves. */
  isFirstVisit?: true
  /** Stands outside the web app, so there is no app to wait for. */
  isPlain?: true
}

export interface ScreenGroup {
  title: string
  screens: readonly Screen[]
}

/** Reading a photo takes a while on a busy machine. */
const SLOW_MS = 60_000

const seeHeading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor()

const seeCards = (page: Page) => page.getByRole('article').first().waitFor()

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await menu.isVisible()
  await (isPhone ? menu : page.getByRole('button', { name: 'Account menu' })).click()
}

async function openZoom(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: 'Current Design' })
  await stage.getByRole('button', { name: 'Zoom' }).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

const PUBLIC: ScreenGroup = {
  title: 'For everybody',
  screens: [
    { name: 'landing', words: 'Landing page', who: 'visitor', path: '/' },
    { name: 'explore', words: 'Gallery', who: 'visitor', path: '/explore', arrange: seeCards },
    {
      name: 'explore-filters',
      words: 'Gallery, filters open',
      who: 'visitor',
      path: '/explore',
      async arrange(page) {
        await page.getByRole('button', { name: 'Filters' }).click()
        await page.getByRole('group', { name: 'Placement' }).waitFor()
      },
    },
    {
      name: 'explore-nothing',
      words: 'Gallery, nothing found',
      who: 'visitor',
      path: '/explore?search=qqqqqq',
    },
    {
      name: 'tattoo',
      words: 'A design',
      who: 'visitor',
      path: ({ tattooId }) => `/tattoo/${tattooId}`,
    },
    { name: 'ideas', words: 'Ideas', who: 'visitor', path: '/ideas' },
    { name: 'idea', words: 'An idea', who: 'visitor', path: ({ ideaPath }) => ideaPath },
    {
      name: 'fitting-room',
      words: 'Fitting room',
      who: 'visitor',
      path: ({ tattooId }) => `/fitting-room?design=${tattooId}`,
      arrange: (page) =>
        page.getByRole('application', { name: /^Move / }).waitFor({ timeout: SLOW_MS }),
    },
    { name: 'pricing', words: 'Prices', who: 'visitor', path: '/pricing' },
    {
      name: 'shared',
      words: 'A picture shared by link',
      who: 'visitor',
      path: ({ sharedPath }) => sharedPath,
    },
    { name: 'shared-ended', words: 'A link that has ended', who: 'visitor', path: '/shared/ended' },
    { name: 'support', words: 'Support', who: 'visitor', path: '/support' },
    { name: 'terms', words: 'Terms', who: 'visitor', path: '/terms' },
    { name: 'credit-policy', words: 'Credit policy', who: 'visitor', path: '/credit-policy' },
    { name: 'privacy', words: 'Privacy policy', who: 'visitor', path: '/privacy-policy' },
    { name: 'content-rules', words: 'Content rules', who: 'visitor', path: '/content-rules' },
    { name: 'not-found', words: 'No such page', who: 'visitor', path: '/no/such/page' },
    { name: 'offline', words: 'No network', who: 'visitor', path: '/offline' },
    { name: 'api-docs', words: 'The API', who: 'visitor', path: '/api/docs', isPlain: true },
  ],
}

const DOOR: ScreenGroup = {
  title: 'Signing in',
  screens: [
    { name: 'login', words: 'Sign in', who: 'visitor', path: '/login' },
    { name: 'signup', words: 'Sign up', who: 'visitor', path: '/signup' },
    {
      name: 'forgot-password',
      words: 'Forgotten password',
      who: 'visitor',
      path: '/forgot-password',
    },
    {
      name: 'reset-password',
      words: 'New password',
      who: 'visitor',
      path: '/reset-password?token=not-looked-at-before-sending',
    },
    {
      name: 'verify-email',
      words: 'A verification link that failed',
      who: 'visitor',
      path: '/verify-email?token=nobodys',
      arrange: (page) => page.getByRole('alert').first().waitFor(),
    },
  ],
}

const OWN: ScreenGroup = {
  title: 'For members',
  screens: [
    {
      name: 'design-empty',
      words: 'Designer, before the first design',
      who: 'newcomer',
      path: '/design',
      arrange: seeHeading('Current Design'),
    },
    {
      name: 'design',
      words: 'Designer',
      who: 'member',
      path: '/design',
      async arrange(page) {
        const stage = page.getByRole('region', { name: 'Current Design' })
        await stage.getByRole('figure').getByRole('img').first().waitFor()
        // On a phone it stands below what it is described with.
        await stage.evaluate((element) => element.scrollIntoView())
      },
    },
    {
      name: 'design-zoom',
      words: 'Designer, zoom viewer open',
      who: 'member',
      path: '/design',
      arrange: openZoom,
    },
    {
      name: 'design-true-size',
      words: 'Designer, at true size',
      who: 'member',
      path: '/design',
      async arrange(page) {
        const stage = page.getByRole('region', { name: 'Current Design' })
        await stage.getByRole('button', { name: /^True size/ }).click()
        await stage.getByRole('slider', { name: 'Width' }).waitFor()
        await stage.evaluate((element) => element.scrollIntoView())
      },
    },
    {
      name: 'designs',
      words: 'Your designs, two of them selected',
      who: 'member',
      path: '/designs',
      async arrange(page) {
        for (const index of [0, 2]) await page.getByRole('checkbox').nth(index).check()
      },
    },
    {
      name: 'create',
      words: 'Your tattoos',
      who: 'member',
      path: '/create',
      arrange: seeCards,
    },
    {
      name: 'create-empty',
      words: 'Your tattoos, before the first',
      who: 'newcomer',
      path: '/create',
      arrange: seeHeading('Your tattoos'),
    },
    {
      name: 'favourites',
      words: 'Favourites',
      who: 'member',
      path: '/favourites',
      arrange: seeCards,
    },
    {
      name: 'favourites-empty',
      words: 'Favourites, before the first',
      who: 'newcomer',
      path: '/favourites',
    },
    {
      name: 'body',
      words: 'Your photos',
      who: 'member',
      path: '/body',
      arrange: (page) =>
        page.getByRole('list', { name: 'Your photos' }).getByRole('img').first().waitFor(),
    },
    { name: 'body-locked', words: 'Your photos, without a plan', who: 'newcomer', path: '/body' },
    {
      name: 'account',
      words: 'Account',
      who: 'member',
      path: '/account',
      arrange: seeHeading('Your account'),
    },
    {
      name: 'account-credits',
      words: 'Account, credits and their history',
      who: 'member',
      path: '/account#credits',
      arrange: seeHeading('Your account'),
    },
    {
      name: 'account-plan',
      words: 'Account, plan and billing',
      who: 'member',
      path: '/account#plan',
      arrange: seeHeading('Your account'),
    },
    { name: 'menu', words: 'Menu', who: 'member', path: '/ideas', arrange: openMenu },
  ],
}

const MONEY: ScreenGroup = {
  title: 'Paying',
  screens: [
    {
      name: 'pricing-modal',
      words: 'Prices, as they open in the designer',
      who: 'newcomer',
      path: '/design',
      isFirstVisit: true,
      arrange: (page) => page.getByRole('dialog', { name: 'Keep the ink flowing' }).waitFor(),
    },
    {
      name: 'checkout',
      words: 'Checkout of the payment sandbox',
      who: 'newcomer',
      path: ({ checkoutPath }) => checkoutPath,
      isPlain: true,
    },
    {
      name: 'billing-success',
      words: 'Credits that arrived',
      who: 'member',
      path: ({ paidPath }) => paidPath,
      arrange: seeHeading('Your credits arrived'),
    },
    {
      name: 'billing-portal',
      words: 'Billing portal of the payment sandbox',
      who: 'member',
      path: ({ portalPath }) => portalPath,
      isPlain: true,
    },
  ],
}

const DESK: ScreenGroup = {
  title: 'For the operator',
  screens: [
    {
      name: 'admin',
      words: 'Dashboard',
      who: 'admin',
      path: '/admin',
      arrange: (page) => page.getByRole('region', { name: 'Upgrade clicked' }).waitFor(),
    },
    {
      name: 'admin-users',
      words: 'People',
      who: 'admin',
      path: '/admin/users',
      async arrange(page) {
        await page.getByLabel('E-mail or username').fill('maya')
        await page.getByRole('button', { name: 'Search' }).click()
        await seeCards(page)
      },
    },
    {
      name: 'admin-reports',
      words: 'Reports',
      who: 'admin',
      path: '/admin/reports',
      arrange: seeCards,
    },
    {
      name: 'admin-messages',
      words: 'Inbox',
      who: 'admin',
      path: '/admin/messages',
      arrange: seeCards,
    },
    { name: 'admin-photos', words: 'Photos to look at', who: 'admin', path: '/admin/photos' },
    {
      name: 'admin-audit',
      words: 'Audit log',
      who: 'admin',
      path: '/admin/audit',
      // On phones the row of headings is not drawn.
      arrange: (page) => page.getByRole('cell').first().waitFor(),
    },
  ],
}

export const SCREEN_GROUPS: readonly ScreenGroup[] = [PUBLIC, DOOR, OWN, MONEY, DESK, FAILURES]

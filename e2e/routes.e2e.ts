import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { GUARDED_PATHS, MISSING_PATH, PUBLIC_PATHS } from './support/pages.ts'
import { accountMenuButton, visit } from './support/screen.ts'

test('§2 every route answers 200 with a page', async ({ request }) => {
  for (const path of [...PUBLIC_PATHS, ...GUARDED_PATHS, '/verify-email', '/api/docs']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/)
    expect(await response.text(), path).toMatch(/<title>[^<]+<\/title>/)
  }
  proves('§6.visitor.pages')
})

test('an address that does not exist answers 404 with a page', async ({
  page,
  request,
  faults,
}) => {
  expect((await request.get(MISSING_PATH)).status()).toBe(404)
  faults.expectRefusal(404, MISSING_PATH)
  await visit(page, MISSING_PATH)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('browsers find an icon where they look for one on pages that name none', async ({
  request,
}) => {
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test('an address that does not exist under /api answers 404 as JSON', async ({ request }) => {
  const response = await request.get('/api/no/such/call')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})

test('no link, picture, script or style on any public page is dead', async ({ request }) => {
  const findTargets = async () => {
    const sources = await Promise.all(
      [...PUBLIC_PATHS, '/api/docs'].map(async (path) => (await request.get(path)).text()),
    )
    const found = sources.flatMap((html) =>
      Array.from(html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g), (match) => match[1]!),
    )
    return new Set(found.map((target) => target.replaceAll('&amp;', '&')))
  }
  const targets = await findTargets()
  expect(targets.size, 'enough was found to mean something').toBeGreaterThan(50)
  const findDead = async (among: Iterable<string>) => {
    const dead: string[] = []
    for (const target of among) if (!(await request.get(target)).ok()) dead.push(target)
    return dead
  }
  const suspects = await findDead(targets)
  // Another journey may have deleted a design meanwhile, or hidden it for a while: dead is what is linked to and dead the next time too.
  const stillLinked = suspects.length > 0 ? await findTargets() : new Set<string>()
  expect(await findDead(suspects.filter((target) => stillLinked.has(target)))).toEqual([])
})

test('no link on the pages of a signed-in person is dead', async ({ page, login, request }) => {
  await login(page)
  const targets = new Set<string>()
  for (const path of GUARDED_PATHS) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    for (const target of await listTargets(page)) targets.add(target)
  }
  for (const target of targets) {
    expect((await request.get(target)).status(), target).toBe(200)
  }
})

/** Links of a page, and a check that those into the page itself lead somewhere. */
async function listTargets(page: Page) {
  const { targets, lost } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const own = links.filter((link) => link.origin === location.origin)
    const isInside = (link: HTMLAnchorElement) =>
      link.hash !== '' && link.pathname === location.pathname
    return {
      targets: own.map((link) => link.pathname + link.search),
      lost: own
        .filter((link) => isInside(link) && document.getElementById(link.hash.slice(1)) === null)
        .map((link) => link.hash),
    }
  })
  expect(lost, `links within ${page.url()}`).toEqual([])
  return targets
}

test('§2 after signing out there is no way back to a private page', async ({ page, login }) => {
  await login(page)
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL((url) => ['/login', '/terms'].includes(url.pathname))
  await expect(page.getByRole('heading', { name: 'Your account' })).toHaveCount(0)
})

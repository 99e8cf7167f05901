import { ANALYTICS_EVENT } from '#app/platform/consent/analytics.ts'
import { IDEAS } from '#content/ideas/ideas.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { drawDesigns, generateButton, promptBox } from './support/designs.ts'
import { visit } from './support/screen.ts'

// What pages say before any script has run: asked for as text, without a browser.

test('§2 /support: what people write about', async ({ request }) => {
  const html = await (await request.get('/support')).text()
  for (const reason of [
    'Technical issues',
    'Subscription questions',
    'Help with design generation',
    'Billing inquiries',
  ])
    expect(html).toContain(reason)
  proves('§2.support.reasons')
})

test('§2 /explore: the search box invites with its placeholder', async ({ request }) => {
  expect(await (await request.get('/explore')).text()).toContain('placeholder="Search tattoos..."')
  proves('§2.explore.search-box')
})

test('§2 /pricing: every plan with its price, and the top-ups', async ({ page }) => {
  await page.goto('/pricing')
  for (const [plan, price] of [
    ['Free', '$0'],
    ['Starter', '$3.50'],
    ['Pro', '$17'],
    ['Premium', '$42'],
    ['Business', '$142'],
  ] as const)
    await expect(page.getByRole('region', { name: plan, exact: true })).toContainText(price)
  for (const topUp of ['10 credits for $5', '50 credits for $20', '100 credits for $35'])
    await expect(page.getByRole('button', { name: `Buy ${topUp}` })).toBeVisible()
  proves('§2.route.pricing', '§2.pricing.page', '§9.topups.prices')
})

test('§2 /ideas: every idea is in the page, with name and description, and leads to its own', async ({
  page,
}) => {
  await page.goto('/ideas')
  const main = page.getByRole('main')
  for (const { name, description } of IDEAS) {
    const address = `/ideas/${encodeURIComponent(name.toLowerCase())}`
    const card = main.locator('li').filter({ has: page.locator(`a[href="${address}"]`) })
    await expect(card).toContainText(name)
    await expect(card).toContainText(description)
  }
  proves('§2.ideas.cards')
})

test('§2 /ideas/{idea}: meaning, the way to the designer and the banner', async ({ page }) => {
  await page.goto('/ideas/anchor')
  const main = page.getByRole('main')
  const idea = IDEAS.find(({ name }) => name === 'Anchor')
  const told = await page.locator('meta[name=description]').getAttribute('content')
  expect(told!.length).toBeGreaterThan(40)
  const meaning = idea!.meaning.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  expect(meaning).toContain(told!.replace(/…$/, ''))
  await expect(main).toContainText(idea!.description)
  expect(await main.innerHTML()).toContain(idea!.meaning)
  await expect(main.getByRole('link', { name: 'Design Your Dream Tattoo' })).toHaveAttribute(
    'href',
    '/design',
  )
  await expect(
    main.getByRole('complementary').getByRole('link', { name: 'Open the designer' }),
  ).toHaveAttribute('href', '/design')
  proves('§2.idea.words', '§2.idea.description')
})

test('§2 /tattoo/{id}: likes, date and meaning are in the page', async ({ request, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'an anchor' })
  const read = async (id: number) => (await request.get(`/tattoo/${id}`)).text()
  const html = await read(tattoo!.id)
  expect(html).toMatch(/<dt[^>]*>Likes<\/dt><dd[^>]*><span[^>]*>0<\/span>/)
  expect(html).toMatch(/<dt[^>]*>Created<\/dt>/)
  expect(html).toContain(`dateTime="${tattoo!.createdAt}"`)
  expect(html).toContain('What it means')
  expect(html).toContain(tattoo!.meaning)
  const [teapot] = await drawDesigns(person, { prompt: 'a teapot' })
  expect(teapot!.meaning).toBeNull()
  expect(await read(teapot!.id)).not.toContain('What it means')
  proves('§2.detail.stats', '§2.detail.meaning')
})

test('§9 layout: content is 1400px wide at most, the phone ends at 768px; §2 an open answer is at most 1000px high', async ({
  page,
}) => {
  await page.goto('/terms')
  const wrap = page.locator('.page-wrap').first()
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return wrap.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return { content: element.clientWidth - padding, padding }
    })
  }
  expect((await measure(2400)).content).toBe(1400)
  const phone = await measure(768)
  const desk = await measure(769)
  expect(phone.padding).toBeLessThan(desk.padding)
  expect((await measure(390)).padding).toBe(phone.padding)
  await page.goto('/')
  await expect(page.locator('#faq-0-answer')).toHaveCSS('max-height', '1000px')
  proves('§9.layout.width', '§9.layout.mobile', '§2.landing.faq-height')
})

test('§2 §7 the designer: Pro Tips, and what is told of its use', async ({ page, login }) => {
  await page.addInitScript((type) => {
    const seen: unknown[] = []
    Object.assign(window, { seenEvents: seen })
    window.addEventListener(type, (event) => seen.push((event as CustomEvent).detail))
  }, ANALYTICS_EVENT)
  await login(page)
  await visit(page, '/design')
  const tips = page.getByRole('region', { name: 'Pro Tips' }).getByRole('listitem')
  await expect(tips).toHaveText([
    /size, style and placement/,
    /reference elements/,
    /cultural or symbolic meanings/,
    /several variations/,
  ])
  await page.route('**/api/tattoo/generate', () => {})
  await promptBox(page).fill('a fox')
  await generateButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seenEvents: unknown[] }).seenEvents))
    .toEqual([
      { name: 'generate_design', data: { style: 'none' } },
      { name: 'pricing_opened', data: {} },
    ])
  proves(
    '§2.designer.tips',
    '§2.header.pricing-event',
    '§7.analytics.generate',
    '§7.analytics.pricing',
  )
})

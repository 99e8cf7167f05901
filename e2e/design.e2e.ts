import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import {
  currentPicture,
  describe,
  drawDesigns,
  DRAWN_WITHIN,
  expectDrawn,
  generateButton,
  promptBox,
  stage,
} from './support/designs.ts'
import { snackbar, visit } from './support/screen.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('§4 a description becomes a design, for one credit, with the server’s stages on the way', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await expect(page).toHaveTitle(/^Designer/)
  await expect(page.getByText('5 credits remaining')).toBeVisible()
  await page.getByRole('radio', { name: 'Watercolor' }).check({ force: true })
  await describe(page, 'a fox asleep under a fern')
  await expect(stage(page).getByRole('status')).toContainText('“a fox asleep under a fern”')
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  await expectDrawn(page, /fox/)
  await expect(page.getByText('4 credits remaining')).toBeVisible()
  await expect(stage(page).getByRole('figure')).toContainText('Watercolor')
  proves('§1.product.generate', '§2.designer.description', '§4.designer.placeholder')
})

test('§4 designer defaults: body type male, skin tone medium, no style; six styles, then all', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked()
  const styles = page.getByRole('group', { name: 'Style' }).getByRole('radio')
  await expect(styles).toHaveCount(6)
  await page.getByRole('button', { name: 'More styles' }).click()
  await expect(styles).toHaveCount(24)
  for (const style of await styles.all()) await expect(style).not.toBeChecked()
  const geometric = page.getByRole('radio', { name: 'Geometric' })
  await geometric.focus()
  await page.keyboard.press('Space')
  await expect(geometric).toBeChecked()
  await page.keyboard.press('Space')
  await expect(geometric, 'a second press takes the choice back').not.toBeChecked()
  proves('§2.designer.pickers', '§4.designer.defaults')
})

test('§5 an empty description: Please enter a description for your tattoo design.', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  for (const prompt of ['', '   ']) {
    await describe(page, prompt)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'Please enter a description for your tattoo design.',
    )
    await expect(promptBox(page)).toBeFocused()
  }
  await promptBox(page).fill('a fox')
  await expect(page.getByText('Please enter a description')).toHaveCount(0)
  proves('§5.designer.empty')
})

test('§4 Improve Prompt replaces the text and ignores a second click', async ({ page, login }) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a wolf')
  // A call may be repeated with a fresh token; only what is answered is help.
  let answers = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/prompt-improve') && response.ok()) answers += 1
  })
  const clickedTwice = Promise.withResolvers<void>()
  await page.route('**/api/tattoo/prompt-improve', async (route) => {
    await clickedTwice.promise
    await route.continue()
  })
  const improve = page.getByRole('button', { name: 'Improve Prompt' })
  await improve.click()
  await expect(improve).toHaveAttribute('aria-busy', 'true')
  await improve.click({ force: true })
  clickedTwice.resolve()
  await expect(promptBox(page)).not.toHaveValue('a wolf', DRAWN_WITHIN)
  await expect(improve).not.toHaveAttribute('aria-busy', 'true')
  await expect(promptBox(page)).toHaveValue(/wolf/i)
  expect(answers).toBe(1)
  proves('§2.designer.improve', '§4.improve.once', '§4.improve.replaces')
})

test('Improve Prompt marks what it changed, takes it back, and says when nothing is left to do', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a dargon for my brother Tom')
  const improve = page.getByRole('button', { name: 'Improve Prompt' })
  await improve.click()
  await expect(promptBox(page)).toHaveValue(
    /^A dragon for my brother Tom\. In .+ style\.$/,
    DRAWN_WITHIN,
  )
  await expect(page.getByRole('deletion').first()).toContainText('dargon')
  await expect(page.getByRole('insertion').first()).toContainText('dragon')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(promptBox(page)).toHaveValue('a dargon for my brother Tom')
  await promptBox(page).fill('A blackwork raven')
  await improve.click()
  await expect(page.getByText(/^Nothing to improve/)).toBeVisible()
  await expect(promptBox(page)).toHaveValue('A blackwork raven')
})

test('§8 prompt-improve with nothing usable: No valid response from API', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a wolf')
  await page.route('**/api/tattoo/prompt-improve', (route) => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Improve Prompt' }).click()
  await expect(snackbar(page)).toContainText('No valid response from API')
  await expect(promptBox(page)).toHaveValue('a wolf')
  proves('§8.api.no-response')
})

test('too few credits for what was asked: told how many it takes, and not that all are used', async ({
  page,
  login,
  faults,
}) => {
  faults.expectRefusal(402, '/api/tattoo/generate')
  const message = 'This takes 15 credits, and you have 5 left. Nothing was charged.'
  const json = { code: 'insufficient_credits', message, requestId: 'r-1' }
  await page.route('**/api/tattoo/generate', (route) => route.fulfill({ status: 402, json }))
  await login(page)
  await visit(page, '/design')
  await describe(page, 'a fox')
  await expect(page.getByRole('dialog', { name: 'Not Enough Credits' })).toContainText(message)
  await expect(dialog(page)).not.toContainText('used all')
  await dialog(page).getByRole('button', { name: 'Get more credits' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Pro' })).toBeVisible()
})

test('a refused description says why, and that nothing was charged', async ({
  page,
  login,
  faults,
}) => {
  faults.expectRefusal(422, '/api/tattoo/generate')
  await login(page)
  await visit(page, '/design')
  await describe(page, 'a nazi eagle with a swastika')
  const refusal = stage(page).getByRole('alert')
  await expect(refusal).toContainText(/nothing was charged/i)
  await expect(page.getByText('5 credits remaining')).toBeVisible()
  await expect(refusal.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await refusal.getByRole('button', { name: 'Dismiss' }).click()
  await expect(stage(page)).toContainText('A clean sheet')
  await expect(promptBox(page)).toHaveValue('a nazi eagle with a swastika')
  proves('§4.designer.failure', '§8.generate.failure')
})

test('a failure on our side can be tried again', async ({ page, login, faults }) => {
  faults.expectRefusal(502, '/api/tattoo/generate')
  await login(page)
  await visit(page, '/design')
  const json = { code: 'generation_failed', message: 'The pen broke.', requestId: 'r-1' }
  await page.route('**/api/tattoo/generate', (route) => route.fulfill({ status: 502, json }), {
    times: 1,
  })
  await describe(page, 'a minimalist fox')
  await expect(stage(page).getByRole('alert')).toContainText('The pen broke. Nothing was charged.')
  await stage(page).getByRole('button', { name: 'Try again' }).click()
  await expectDrawn(page, /fox/)
  proves('§4.designer.failure', '§8.generate.failure')
})

test('a lost connection is tried again with the same key, and the design is drawn once', async ({
  page,
  login,
  faults,
}) => {
  faults.expectLostConnection('/api/tattoo/generate')
  await login(page)
  await visit(page, '/design')
  const keys: (string | undefined)[] = []
  await page.route('**/api/tattoo/generate', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server has it; only the answer is lost.
    if (keys.length === 1) await route.fetch()
    if (keys.length === 1) await route.abort()
    else await route.continue()
  })
  await describe(page, 'a minimalist fox')
  await expectDrawn(page, /fox/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  await expect(page.getByText('4 credits remaining')).toBeVisible()
  await page.reload()
  await expect(page.getByText('4 so far')).toBeVisible()
})

test('a request survives a closed tab: whoever comes back finds the design', async ({
  page,
  context,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await describe(page, 'a stag in a forest')
  await expect(stage(page).getByRole('button', { name: 'Cancel' })).toBeVisible(DRAWN_WITHIN)
  await page.close()
  const later = await context.newPage()
  await visit(later, '/design')
  await expectDrawn(later, /stag/)
  await expect(later.getByText('4 credits remaining')).toBeVisible()
})

test('a request shows on a second device, also where the websocket is refused', async ({
  page,
  person,
  login,
  openDevice,
}) => {
  const tablet = await openDevice()
  await tablet.routeWebSocket('**/api/realtime', (socket) => socket.close())
  await login(page)
  await visit(page, '/design')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await describe(page, 'a stag in a forest')
  await expect(stage(page).getByRole('button', { name: 'Cancel' })).toBeVisible(DRAWN_WITHIN)
  await login(tablet, person)
  await visit(tablet, '/design')
  await expectDrawn(tablet, /stag/)
  await expectDrawn(page, /stag/)
})

test('what a second device asks for appears here by itself', async ({ page, person, login }) => {
  await login(page)
  await visit(page, '/design')
  await expect(stage(page)).toContainText('A clean sheet')
  await drawDesigns(person, { prompt: 'a raven on a branch' })
  await expectDrawn(page, /raven/)
  await expect(page.getByText('4 credits remaining')).toBeVisible()
})

test('variations are looked at one by one, put on skin, and taken home', async ({
  page,
  person,
  login,
}) => {
  await drawDesigns(person, { prompt: 'a swallow', count: 2 })
  await login(page)
  await visit(page, '/design')
  await expectDrawn(page, /swallow/)
  await page.getByRole('radio', { name: 'On skin' }).check({ force: true })
  await expect(stage(page).getByAltText(/on skin$/)).toBeVisible(DRAWN_WITHIN)
  const saves = [
    ['Download PNG', 'tattoo-design.png'],
    ['Download stencil', 'tattoo-design-stencil.png'],
    ['Download ink only', 'tattoo-design-transparent.png'],
    ['Download SVG', 'tattoo-design.svg'],
    ['Download PDF', 'tattoo-design.pdf'],
    ['Download on skin', 'tattoo-design-on-skin.webp'],
  ] as const
  for (const [name, fileName] of saves) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await saving).suggestedFilename()).toBe(fileName)
  }
})

test('More like this names its price, asks, and draws another from the same words and settings', async ({
  page,
  person,
  login,
}) => {
  const [design] = await drawDesigns(person, {
    prompt: 'a swallow',
    choices: { skinTone: 'MST 8 - Deep Dark', gender: 'Non-binary', placement: 'Calf' },
  })
  await login(page)
  await visit(page, '/design')
  await expectDrawn(page, /swallow/)
  const button = page.getByRole('button', { name: 'More like this 1 credit' })
  await button.click()
  await expect(dialog(page)).toContainText('It costs 1 credit; you have 4.')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Not now' }).click()
  await expect(button).toBeFocused()
  await button.click()
  const sent = page.waitForRequest('**/api/tattoo/generate')
  await dialog(page).getByRole('button', { name: 'Draw it for 1 credit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    payload: {
      prompt: 'a swallow',
      style: 'Minimalist',
      skinTone: 'MST 8 - Deep Dark',
      gender: 'Non-binary',
      placement: 'Calf',
      remixOf: design!.id,
    },
  })
  await expect(stage(page).getByRole('status')).toContainText('“a swallow”')
  await expect(page.getByText('2 so far')).toBeVisible(DRAWN_WITHIN)
})

test('a link brings words and a design to start from', async ({ page, person, login }) => {
  const [origin] = await drawDesigns(person, { prompt: 'a swallow' })
  await login(page)
  await visit(page, `/design?prompt=${encodeURIComponent('two swallows')}&remix=${origin?.id}`)
  await expect(promptBox(page)).toHaveValue('two swallows')
  await expect(page.getByText(`Made from design #${origin?.id}`)).toBeVisible()
  await expect(page.getByText(/^We drew: .*swallow/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Minimalist' })).toBeChecked()
  const sent = page.waitForRequest('**/api/tattoo/generate')
  await generateButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    payload: { prompt: 'two swallows', remixOf: origin?.id, bodyMapping: false },
  })
})

test('§4 favourite: the call first, then the heart', async ({ page, person, login }) => {
  await drawDesigns(person, { prompt: 'a swallow' })
  await login(page)
  await visit(page, '/design')
  const favourite = stage(page).getByRole('button', { name: 'Favourite' })
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/tattoo/favorite', async (route) => {
    await answer.promise
    await route.continue()
  })
  const calling = page.waitForRequest('**/api/tattoo/favorite')
  await favourite.click()
  await calling
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  answer.resolve()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  proves('§4.favourite.order')
})

test('deleting asks first, then the design is gone', async ({ page, person, login }) => {
  await drawDesigns(person, { prompt: 'a swallow' })
  await login(page)
  await visit(page, '/design')
  await stage(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete design' }).click()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(currentPicture(page)).toBeVisible()
  await stage(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete design' }).click()
  await dialog(page).getByRole('button', { name: 'Delete design' }).click()
  await expect(stage(page)).toContainText('A clean sheet')
  await page.reload()
  await expect(stage(page)).toContainText('A clean sheet')
  proves('§4.delete.list')
})

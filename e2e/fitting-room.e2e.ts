import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { emptyPhoto, limbPhoto } from '#tests/support/limb-photo.ts'
import { expect, test } from './fixtures.ts'
import { createPerson } from './support/api.ts'
import { expectNoViolations, settle } from './support/axe.ts'
import { drawDesigns } from './support/designs.ts'
import { choosePhoto, fingerprint, ink, slider, table } from './support/fitting-room.ts'
import { PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'

let designId = 0
/** Finding skin takes its time on a busy machine. */
const READ_WITHIN = { timeout: 80_000 }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const [design] = await drawDesigns(await createPerson(), { prompt: 'a swallow' })
  designId = design!.id
})

/** Acts, and waits until the canvas shows it. */
async function expectRedrawn(page: Page, message: string, act: () => Promise<unknown>) {
  const before = await fingerprint(page)
  await act()
  await expect.poll(() => fingerprint(page), { ...READ_WITHIN, message }).not.toBe(before)
}

test('a photo of one’s own: read here, adjusted by keys, aged, measured and saved, and never uploaded', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await visit(page, `/tattoo/${designId}`)
  await page.getByRole('link', { name: 'Try it on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fitting room' })).toBeVisible()
  await expect(page.getByText('never uploaded')).toBeVisible()
  await expect(table(page), 'it begins on our own forearm').toBeVisible(READ_WITHIN)

  await choosePhoto(page, await limbPhoto({ place: 'forearm', tone: 4, sizePx: 1_000 }))
  await expect(page.getByRole('img', { name: /, on your photo$/ })).toBeVisible()
  await expect(table(page)).toBeVisible(READ_WITHIN)
  await expectNoViolations(page)

  const valueOf = async (name: string) => Number(await slider(page, name).inputValue())
  const turn = await valueOf('Turn')
  const before = await fingerprint(page)
  await table(page).focus()
  await expectRedrawn(page, 'turned', () => page.keyboard.press(']'))
  expect(await valueOf('Turn')).toBeCloseTo(turn + 2, 0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => fingerprint(page), { ...READ_WITHIN, message: 'undone' }).toBe(before)
  const along = await valueOf('Along the limb')
  await expectRedrawn(page, 'moved', () => page.keyboard.press('PageUp'))
  expect(await valueOf('Along the limb')).toBeGreaterThan(along)
  await expectRedrawn(page, 'smaller', () =>
    page.getByRole('button', { name: 'Smaller', exact: true }).click(),
  )
  await expectRedrawn(page, 'older ink looks older', () =>
    page.getByText('10 years', { exact: true }).click(),
  )
  await page.getByLabel('How wide is it across, in cm?').fill('8,5')
  await expect(page.getByText(/^The design is \d+\.\d × \d+\.\d cm\.$/)).toBeVisible()

  const comparison = page.getByRole('slider', { name: /^Before and after/ })
  await comparison.focus()
  await page.keyboard.press('End')
  await expect(comparison).toHaveAttribute('aria-valuetext', '100 % bare')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = await (await download).path()
  const { format, width, height } = await sharp(await readFile(file)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1_000, height: 1_000 })
  await expect(page.getByText('Saved as PNG, 1000 × 1000 pixels.')).toBeVisible()
  expect(
    sent.filter((url) => !url.includes('/analytics')),
    'nothing was sent',
  ).toEqual([])
})

test('a photo without skin is refused with words, a file that is none too; on a phone, in the dark', async ({
  openDevice,
}) => {
  const page = await openDevice({ viewport: PHONE, colorScheme: 'dark', hasTouch: true })
  // Our own forearm is still on its way when the photo is chosen, and must not take its place.
  const forearmAsked = Promise.withResolvers<void>()
  const photoChosen = Promise.withResolvers<void>()
  await page.route('**/assets/*sheet*', async (route) => {
    forearmAsked.resolve()
    await photoChosen.promise
    await route.continue()
  })
  await visit(page, `/fitting-room?design=${designId}`)
  await forearmAsked.promise
  await choosePhoto(page, await emptyPhoto())
  photoChosen.resolve()
  const refusal = page.getByRole('alert').filter({ hasText: 'bare skin' })
  await expect(refusal).toContainText('Photograph the arm, leg or back itself', READ_WITHIN)
  await expectNoViolations(page)
  await refusal.getByRole('button', { name: 'Use it all the same' }).click()
  await expect(table(page), 'it is placed by hand then').toBeVisible(READ_WITHIN)
  await expect(page.getByText('No bare skin was found')).toBeVisible()
  await expectRedrawn(page, 'turned by hand', () => slider(page, 'Turn').press('ArrowRight'))
  await choosePhoto(page, Buffer.from('not a picture'))
  await expect(page.getByRole('alert')).toContainText('This file cannot be opened here')

  await page.getByRole('button', { name: 'Back to our bodies' }).click()
  await page.getByRole('radio', { name: 'MST 8 - Deep Dark' }).check({ force: true })
  await expect(page.getByRole('img', { name: /, on our body: forearm$/ })).toBeVisible()
  await expect(table(page)).toBeVisible(READ_WITHIN)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing is wider than the phone').toBeLessThanOrEqual(0)
})

test('without a photo the design lies on a body of ours, which is turned by hand; it stays on its skin', async ({
  page,
}) => {
  test.slow()
  await visit(page, `/fitting-room?design=${designId}`)
  await expect(table(page)).toBeVisible(READ_WITHIN)
  await expect(page.getByText(/^The design is \d+\.\d × \d+\.\d cm\.$/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Or on one of our bodies' }).click()
  await page.getByRole('option', { name: 'Chest' }).click()
  await expect(page.getByText('Laying out the table…'), 'the body is made').toBeVisible()
  await expect(page.getByRole('img', { name: /, on our body: chest$/ })).toBeVisible()
  await expect(table(page)).toBeVisible(READ_WITHIN)
  await expectNoViolations(page)

  const knobAt = async () => Number(await page.locator('[data-grip="turn"]').getAttribute('cx'))
  await expectRedrawn(page, 'moved', () => table(page).press('ArrowDown'))
  const before = await knobAt()
  await page.getByRole('button', { name: 'Turn the body to the right' }).click()
  await expect(slider(page, 'Turn the body')).toHaveAttribute('aria-valuetext', '20° to the right')
  // The turned body is made anew, and nobody else has asked for it before.
  await expect
    .poll(knobAt, { timeout: 2 * READ_WITHIN.timeout, message: 'carried with its skin' })
    .toBeGreaterThan(before + 20)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('the photo is brought closer by wheel and buttons, drawn along, and the design keeps its place on it', async ({
  page,
}) => {
  await visit(page, `/fitting-room?design=${designId}`)
  await expect(table(page)).toBeVisible(READ_WITHIN)
  const wide = async () => (await ink(page).boundingBox())!
  await settle(page)
  const before = await wide()
  const [turn, size] = [
    await slider(page, 'Turn').inputValue(),
    await slider(page, 'Size').inputValue(),
  ]
  // A wheel knows whole pixels alone.
  const [x, y] = [0.1 * before.width + before.x, 0.1 * before.height + before.y].map(
    Math.round,
  ) as [number, number]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await wide()).width).toBeGreaterThan(1.5 * before.width)
  await settle(page)
  const zoomed = await wide()
  expect(zoomed.x, 'what is under the pointer stays there').toBeCloseTo(
    x - ((x - before.x) * zoomed.width) / before.width,
    0,
  )
  await page.mouse.down()
  await page.mouse.move(before.x, before.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await wide()).x).toBeLessThan(zoomed.x - 20)
  expect(await slider(page, 'Turn').inputValue()).toBe(turn)
  expect(await slider(page, 'Size').inputValue()).toBe(size)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  await expect
    .poll(async () => {
      if (await zoomOut.isEnabled()) await zoomOut.click()
      return zoomOut.isDisabled()
    })
    .toBe(true)
  expect((await wide()).width).toBeCloseTo(before.width, 0)
})

test('offline the design lies flat and says why; a design that is not there says so', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(404, '/fitting-room?design=99999999')
  await visit(page, '/fitting-room?design=99999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to try on' })).toBeVisible()

  await visit(page, `/fitting-room?design=${designId}`)
  await expect(table(page)).toBeVisible(READ_WITHIN)
  faults.allowOffline()
  await page.context().setOffline(true)
  await choosePhoto(page, await limbPhoto({ sizePx: 500 }))
  await expect(page.getByText(/could not be fetched, so the design lies flat/)).toBeVisible(
    READ_WITHIN,
  )
  await expect(table(page)).toBeVisible(READ_WITHIN)
  await expect(slider(page, 'Wrap around the limb')).toHaveCount(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slider(page, 'Wrap around the limb')).toBeVisible(READ_WITHIN)
})

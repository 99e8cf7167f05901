import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
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
import { DESKTOP, PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'

/** What browsers hold a millimetre to be, where nobody has measured the screen. */
const PX_PER_MM = 96 / 25.4

for (const [name, viewport] of [
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`on a ${name} the sheet stays where it is when the ink comes over the pencil`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize(viewport)
    await login(page)
    await visit(page, '/design')
    await promptBox(page).fill('a minimalist fox')
    await generateButton(page).click()
    const sheet = stage(page).locator('.sheet-paper').first()
    await expect(stage(page).getByRole('status')).toBeVisible()
    const place = () =>
      sheet.evaluate((element) => {
        const { top, width, height } = element.getBoundingClientRect()
        return [top + window.scrollY, width, height].map(Math.round)
      })
    const before = await place()
    await expectDrawn(page, /fox/)
    expect(await place()).toEqual(before)
  })

test('on a phone all of what is being drawn is seen above the bar', async ({ page, login }) => {
  await page.setViewportSize(PHONE)
  await login(page)
  await visit(page, '/design')
  await promptBox(page).fill('a minimalist heron')
  await generateButton(page).click()
  await expect(stage(page).getByRole('status')).toBeVisible()
  const bar = page.locator('.generate-bar')
  const last = stage(page).locator('.sheet-paper').last()
  const footOfLast = async () => {
    const { y, height } = (await last.boundingBox())!
    return y + height
  }
  expect(await footOfLast()).toBeLessThanOrEqual((await bar.boundingBox())!.y)
})

for (const [reducedMotion, drawnBy] of [
  ['no-preference', 'pencil-stroke'],
  ['reduce', 'none'],
] as const)
  test(`the lines of the design come before its ink and lie under it, motion: ${reducedMotion}`, async ({
    page,
    login,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await login(page)
    await visit(page, '/design')
    await promptBox(page).fill('a minimalist swallow')
    // One is drawn sooner than four.
    await page.getByRole('group', { name: 'Variations' }).getByText('1', { exact: true }).click()
    await generateButton(page).click()
    const pencil = stage(page).locator('.sheet-paper').first().locator('svg:has(.pencil-stroke)')
    await expect(pencil).toBeVisible(DRAWN_WITHIN)
    const stroke = pencil.locator('path').first()
    await expect(stroke).toHaveCSS('animation-name', drawnBy)
    const place = await pencil.boundingBox()
    await expectDrawn(page, /swallow/)
    expect(await pencil.boundingBox()).toEqual(place)
    expect(await currentPicture(page).last().boundingBox()).toEqual(place)
    // Their time is over: nothing of them shows through the ink.
    await expect(pencil).toHaveCSS('opacity', '0')
  })

test('a drawing that waits shows every second that goes by, also where motion is reduced', async ({
  page,
  login,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await login(page)
  // It never gets as far as a stage, so nothing but the time itself is news.
  await page.route('**/api/tattoo/generate', () => {})
  await visit(page, '/design')
  await describe(page, 'a minimalist fox')
  const sheet = stage(page).getByRole('status')
  await expect(sheet).toContainText('Waiting')
  const [first = 0, ...others] = await watchSeconds(sheet, 4)
  expect(others).toEqual([first + 1, first + 2, first + 3])
})

/** What the sheet says as it says it, so that none is missed between two looks from outside. */
function watchSeconds(sheet: Locator, times: number) {
  return sheet.evaluate(
    (element, most) =>
      new Promise<number[]>((resolve) => {
        const shown: number[] = []
        const observer = new MutationObserver(() => {
          const seconds = Number(/(\d+) s/.exec(element.textContent ?? '')?.[1] ?? 0)
          if (seconds === shown.at(-1)) return
          shown.push(seconds)
          if (shown.length < most) return
          observer.disconnect()
          resolve(shown)
        })
        observer.observe(element, { childList: true, subtree: true, characterData: true })
      }),
    times,
  )
}

test('a design says its size in centimetres, and is shown and printed at it', async ({
  page,
  person,
  login,
}) => {
  const [tattoo] = await drawDesigns(person, {
    prompt: 'a minimalist fox',
    choices: { placement: 'Wrist' },
  })
  await login(page)
  await visit(page, '/design')
  const button = stage(page).getByRole('button', { name: /^True size, / })
  await expect(button).toContainText(/^5 × [\d.]+ cm$|^[\d.]+ × 5 cm$/)
  await button.click()
  const picture = stage(page).getByRole('img', { name: / cm$/ })
  const widthPx = async () => (await picture.boundingBox())!.width
  const { width, height } = tattoo!
  const usualMm = Math.min(50, (50 * width) / height)
  await expect.poll(widthPx).toBeCloseTo(usualMm * PX_PER_MM, 0)

  await stage(page).getByRole('slider', { name: 'Width' }).fill('30')
  await expect(button).toContainText('3 × ')
  await expect.poll(widthPx).toBeCloseTo(30 * PX_PER_MM, 0)
  const [printed] = await Promise.all([
    page.waitForResponse(/\/download\/pdf\?/),
    stage(page).getByRole('button', { name: 'Print it at this size' }).click(),
  ])
  expect(printed.url()).toContain('width=30')

  // A card that is held to the screen tells how large that is, and the browser remembers it.
  await stage(page).getByRole('button', { name: 'Is this ruler right?' }).click()
  await stage(page).getByRole('slider', { name: 'Card' }).fill('5')
  await stage(page).getByRole('button', { name: 'It fits' }).click()
  await expect.poll(widthPx).toBeCloseTo(150, 0)
  await stage(page).getByText('On paper').click()
  await expect(picture).toHaveCount(0)
  await page.reload()
  await button.click()
  await expect.poll(widthPx).toBeCloseTo(usualMm * 5, 0)
})

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { emptyPhoto, limbPhoto } from '#tests/support/limb-photo.ts'
import { expect, test } from './fixtures.ts'
import { subscribe } from './support/checkout.ts'
import { drawDesigns, DRAWN_WITHIN } from './support/designs.ts'
import { ORIGIN } from './support/environment.ts'
import { choosePhoto, fingerprint, slider, table } from './support/fitting-room.ts'
import { visit } from './support/screen.ts'

const SIZE_PX = 480
/** On the same forearm, further down than the design lies by itself. */
const FURTHER_DOWN = 0.82

const valueOf = async (page: Page, name: string) => Number(await slider(page, name).inputValue())

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

/** The picture that an element shows, in its own size. */
async function shownBy(picture: Locator): Promise<Buffer> {
  const address = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}

/** Saves what lies on the table; answers with what the dialog showed. */
async function save(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Save to my account' }).click(DRAWN_WITHIN)
  const dialog = page.getByRole('dialog')
  const seen = await shownBy(dialog.getByAltText('What will be saved'))
  await dialog.getByRole('button', { name: 'Save for 15 credits' }).click()
  await expect(dialog.getByRole('heading', { name: 'It is in your account' })).toBeVisible(
    DRAWN_WITHIN,
  )
  return seen
}

/** The newest picture in the account, opened there. */
async function openNewest(page: Page): Promise<Buffer> {
  await page.getByRole('link', { name: 'See it among my photos' }).click()
  await page.getByRole('button', { name: 'Picture 1, larger' }).click()
  const href = await page.getByRole('link', { name: 'Download PNG' }).getAttribute('href')
  return Buffer.from(await (await fetch(new URL(href!, ORIGIN))).arrayBuffer())
}

/** How far the saved picture is from the one that was seen, 0 to 255: on all of it, and where ink was seen. */
async function distance(bare: Buffer, seen: Buffer, saved: Buffer) {
  const [photo, one, other] = await Promise.all([bare, seen, saved].map(pixelsOf))
  let [all, inked, ink] = [0, 0, 0]
  for (let i = 0; i < one!.length; i++) {
    const apart = Math.abs(one![i]! - other![i]!)
    all += apart
    if (photo![i]! - one![i]! < 40) continue
    inked += apart
    ink++
  }
  return { all: all / one!.length, inked: inked / ink, ink }
}

test('tapped, adjusted and saved, and only when asked: the saved picture is the one that was seen, and can be moved again', async ({
  page,
  person,
  login,
  faults,
}) => {
  // A design of somebody with Pro is their own: the page that everybody gets does not have it.
  for (const path of ['/fitting-room', '/fitting-room.data']) faults.expectRefusal(404, path)
  await subscribe(person, 'pro')
  const [design] = await drawDesigns(person, { prompt: 'a key', choices: { style: 'Blackwork' } })
  await login(page)
  await visit(page, `/fitting-room?design=${design!.id}`)
  const photo = await limbPhoto({ sizePx: SIZE_PX })
  await choosePhoto(page, photo)
  await expect(page.getByRole('img', { name: /, on your photo$/ })).toBeVisible(DRAWN_WITHIN)
  await expect(table(page)).toBeVisible(DRAWN_WITHIN)
  const before = await fingerprint(page)
  const { width, height } = (await table(page).boundingBox())!
  await table(page).click({ position: { x: 0.37 * width, y: FURTHER_DOWN * height } })
  await expect
    .poll(() => fingerprint(page), { ...DRAWN_WITHIN, message: 'tapped' })
    .not.toBe(before)
  await table(page).press(']')
  await table(page).press('ArrowUp')
  const [turn, size] = [await valueOf(page, 'Turn'), await valueOf(page, 'Size')]

  const seen = await save(page)
  const saved = await openNewest(page)
  const apart = await distance(photo, seen, saved)
  expect(apart.ink, 'there is ink').toBeGreaterThan(500)
  expect(apart.all).toBeLessThan(4)
  expect(apart.inked).toBeLessThan(14)

  await page.getByRole('link', { name: 'Move it' }).click()
  await expect(table(page)).toBeVisible(DRAWN_WITHIN)
  await expect(page.getByRole('img', { name: /, on your photo$/ })).toBeVisible()
  expect(await valueOf(page, 'Turn')).toBeCloseTo(turn, 0)
  expect(await valueOf(page, 'Size')).toBeCloseTo(size, 1)
})

test('a photo in which no skin is found is no dead end: placed and bent by hand, it is saved as it was seen', async ({
  page,
  person,
  login,
  faults,
}) => {
  // A design of somebody with Pro is their own: the page that everybody gets does not have it.
  faults.expectRefusal(404, '/fitting-room')
  await subscribe(person, 'pro')
  const [design] = await drawDesigns(person, { prompt: 'a small key' })
  await login(page)
  await visit(page, `/fitting-room?design=${design!.id}`)
  const photo = await emptyPhoto(SIZE_PX)
  await choosePhoto(page, photo)
  await page.getByRole('button', { name: 'Use it all the same' }).click(DRAWN_WITHIN)
  await expect(table(page)).toBeVisible(DRAWN_WITHIN)
  await slider(page, 'Wrap around the limb').press('ArrowRight')
  await table(page).press(']')
  const seen = await save(page)
  const apart = await distance(photo, seen, await openNewest(page))
  expect(apart.ink, 'there is ink').toBeGreaterThan(500)
  expect(apart.all).toBeLessThan(4)
  expect(apart.inked).toBeLessThan(14)
})

import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_TRIGGER_WORD, type BodyPhoto, type Training } from '#shared/body.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'
import { proves } from '#tests/proves.ts'
import { limbPhoto } from '#tests/support/limb-photo.ts'
import { test } from './fixtures.ts'
import { createPerson } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { subscribe } from './support/checkout.ts'
import { DRAWN_WITHIN, expectDrawn, generateButton, promptBox } from './support/designs.ts'
import { ORIGIN } from './support/environment.ts'
import { PHONE } from './support/pages.ts'
import { accountMenuButton, visit } from './support/screen.ts'

const PHOTOS = 5
const SIZE_PX = 480

const panel = (page: Page) => page.getByRole('region', { name: 'Body mapping' })
const chooser = (page: Page) => page.getByLabel('Photos of your skin')
const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload/ })
const photos = (page: Page) => page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** A bare forearm as the engine itself draws one, then held in other ways: drawing five would hold the journey up. */
async function limbs() {
  const first = await limbPhoto({ sizePx: SIZE_PX })
  const others = [
    sharp(first).flop(),
    sharp(first).flip(),
    sharp(first).rotate(90),
    sharp(first).modulate({ brightness: 0.9 }),
  ].map((photo) => photo.jpeg().toBuffer())
  const buffers = [first, ...(await Promise.all(others))]
  return buffers.map((buffer, index) => asFile(`forearm-${index}.jpg`, buffer))
}

const unusablePhoto = (id: number): BodyPhoto => ({
  id,
  url: '/icons/apple-touch-icon.png',
  width: SIZE_PX,
  height: SIZE_PX,
  createdAt: '2026-11-15T10:00:00.000Z',
  deletesAt: '2026-12-15T10:00:00.000Z',
  reading: {
    tap: { x: 0.5, y: 0.5 },
    axisDegrees: 0,
    width: 0.1,
    skinShare: 0,
    quality: 0,
    refusals: ['no-person'],
  },
  needsReview: false,
})

const FAILED_TRAINING: Training = {
  id: 1,
  state: 'failed',
  triggerWord: DEFAULT_TRIGGER_WORD,
  photosTotal: PHOTOS,
  photosRead: PHOTOS,
  photosUsable: 0,
  retakes: Array.from({ length: PHOTOS }, (_, index) => ({
    photoId: index + 1,
    reasons: ['no-person'],
  })),
  failure: { code: 'too_few_usable', message: '0 of the photos can be used.' },
  createdAt: '2026-11-15T10:00:00.000Z',
  endedAt: '2026-11-15T10:01:00.000Z',
}

test('§4 without a paid plan the upload panel is an upgrade prompt, and so is the page of photos', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/design')
  await expect(panel(page).getByRole('switch')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Upgrade' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Starter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await accountMenuButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Your photos' })).toHaveCount(0)
  await visit(page, '/body')
  await expect(page.getByRole('button', { name: 'Upgrade' }).last()).toBeVisible()
  await expect(chooser(page)).toHaveCount(0)
  proves('§2.designer.body-panel', '§4.mapping.plan', '§6.user.no-mapping')
})

test('§4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  const files = await limbs()
  await subscribe(person, 'pro')
  await login(page)
  await visit(page, '/design')
  const toggle = panel(page).getByRole('switch', { name: /^Try it on my photos/ })
  await expect(toggle, 'off by default').not.toBeChecked()
  await toggle.click()
  await expect(panel(page)).toContainText('Select at least 5 photos')
  await expect(uploadButton(page)).toBeDisabled()
  await promptBox(page).fill('a small swallow')
  await generateButton(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Your photos come first')

  await expectHighlightedUnderFiles(panel(page).getByText('Select at least 5 photos').locator('..'))
  await chooser(page).setInputFiles([
    ...files,
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
  ])
  await expect(panel(page).getByText(/IMG_1\.HEIC is a HEIC photo/)).toBeVisible()
  const previews = panel(page).getByRole('list', { name: 'Chosen photos' }).getByRole('img')
  await expect(previews).toHaveCount(PHOTOS)
  await expect(previews.first()).toHaveJSProperty('naturalWidth', SIZE_PX)
  await panel(page).getByRole('button', { name: 'Remove forearm-1.jpg' }).click()
  await expect(uploadButton(page)).toHaveText('Upload 4 photos')
  await chooser(page).setInputFiles(files[1]!)
  await uploadButton(page).click()
  await expect(panel(page).getByText('Upload complete')).toBeVisible(DRAWN_WITHIN)
  await expect(panel(page).getByText(/Ready: the next design is laid on 5 photos/)).toBeVisible(
    DRAWN_WITHIN,
  )

  await expect(page.getByText('Costs 15 credits')).toBeVisible()
  await generateButton(page).click()
  await expectDrawn(page, /swallow/)
  const onPhotos = page.getByRole('region', { name: 'On your photos' })
  await expect(onPhotos.getByRole('listitem')).toHaveCount(PHOTOS, DRAWN_WITHIN)
  await expect(page.getByText('30 credits remaining')).toBeVisible()

  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Your photos' }).click()
  await expect(page.getByText(PHOTO_REVIEW_WORDS)).toBeVisible()
  await expect(photos(page)).toHaveCount(PHOTOS)
  await expect(photos(page).first()).toContainText(/Can be used\s*Will be deleted on/)
  await page.getByRole('button', { name: 'Point at the skin on photo 1' }).click()
  await expect(page.getByText('Noted: designs are laid there')).toBeVisible(DRAWN_WITHIN)
  await expectNoViolations(page)
  await expectNobodyElseSees(page)

  const device = await openDevice()
  const link = await share(page)
  await device.goto(link)
  await expect(device.getByAltText('A tattoo design on somebody’s skin')).toHaveJSProperty(
    'naturalWidth',
    SIZE_PX,
  )
  await expect(device.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText('The link works no more')).toBeVisible()
  faults.expectRefusal(404, new URL(link).pathname)
  await device.goto(link)
  await expect(device.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete photo 1' }).click()
  await page.getByRole('button', { name: 'Delete photo', exact: true }).click()
  await expect(photos(page)).toHaveCount(4)
  await expect(page.getByRole('row', { name: /1 photo You asked for it/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Picture \d, larger/ })).toHaveCount(4)
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'Delete 4 photos' }).click()
  await expect(page.getByRole('row', { name: /4 photos You asked for it/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Picture \d, larger/ })).toHaveCount(0)
  proves(
    '§1.product.mapping',
    '§2.designer.body-panel',
    '§2.legal.photos',
    '§4.mapping.toggle',
    '§4.mapping.plan',
    '§4.upload.remove',
    '§4.upload.preview',
    '§4.upload.drag',
    '§5.upload.five',
    '§5.upload.disabled',
  )
})

async function expectHighlightedUnderFiles(dropZone: Locator) {
  const readColour = () => dropZone.evaluate((element) => getComputedStyle(element).backgroundColor)
  const colour = await readColour()
  await dropZone.dispatchEvent('dragover')
  await expect.poll(readColour, 'highlighted').not.toBe(colour)
  await dropZone.dispatchEvent('dragleave')
  await expect.poll(readColour, 'and no longer').toBe(colour)
}

test('photos that cannot be used: each says what to take again; whoever left a plan may still delete; on a phone, in the dark', async ({
  openDevice,
  person,
  login,
}) => {
  const page = await openDevice({ viewport: PHONE, colorScheme: 'dark', hasTouch: true })
  const kept = Array.from({ length: PHOTOS }, (_, index) => unusablePhoto(index + 1))
  await page.route('**/api/body/photos', (route) =>
    route.fulfill({ json: { photos: kept, deletions: [] } }),
  )
  await page.route('**/api/training', (route) =>
    route.fulfill({ json: { training: FAILED_TRAINING, inUse: null } }),
  )
  await login(page, person)
  await visit(page, '/body')
  const retakes = page.getByRole('list', { name: 'Photos to take again' })
  await expect(retakes.getByRole('listitem')).toHaveCount(PHOTOS)
  await expect(retakes).toContainText('Photograph the arm, leg or back itself')
  await expect(page.getByText('0 of the photos can be used.')).toBeVisible()
  await expect(photos(page).first()).toContainText('Take it again')
  await expect(page.getByRole('button', { name: 'Delete all' })).toBeVisible()
  await expectNoViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing is wider than the phone').toBeLessThanOrEqual(0)
})

/** Makes a link to the newest picture and leaves its dialog open. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share by private link' }).first().click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

/** Neither a stranger nor somebody else who is signed in, unless the address itself carries a proof. */
async function expectNobodyElseSees(page: Page) {
  const source = await photos(page).first().getByRole('img').getAttribute('src')
  const { pathname } = new URL(source ?? '', ORIGIN)
  const { token } = await createPerson()
  for (const headers of [{}, { Authorization: `Bearer ${token}` }])
    expect((await fetch(ORIGIN + pathname, { headers })).status).toBe(404)
}

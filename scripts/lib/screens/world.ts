import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { BillingPortalResponse, CheckoutResponse } from '#shared/billing.ts'
import { ExploreResponse } from '#shared/gallery.ts'
import type { Color } from '#shared/options.ts'
import { POPULAR_IDEAS } from '#shared/popular-ideas.ts'
import type { Style } from '#shared/styles.ts'
import { GenerateResponse, type Tattoo } from '#shared/tattoos.ts'
import { limbPhoto } from '#tests/support/limb-photo.ts'
import { ADMIN } from '../../../e2e/support/admin.ts'
import { createPerson, post, signInAgain, type Person } from '../../../e2e/support/api.ts'
import { CARDS, payWith, subscribe } from '../../../e2e/support/checkout.ts'
import { ORIGIN } from '../../../e2e/support/environment.ts'
import { rememberPricing, storeSession, visit } from '../../../e2e/support/screen.ts'

/** Who and what the pictures show. */
export interface World {
  /** Signed up a moment ago. */
  newcomer: Person
  /** Has a plan, designs, favourites and photos. */
  member: Person
  admin: Person
  /** The newest design of the first gallery. */
  tattooId: number
  /** The one that most of the gallery is about. */
  ideaPath: string
  checkoutPath: string
  portalPath: string
  paidPath: string
  sharedPath: string
}

const WAIT_MS = 120_000
const FAVOURITES = 12
const PHOTO_PX = 720
const DESIGNS: readonly { prompt: string; style: Style; color: Color }[] = [
  { prompt: 'a swallow carrying a letter', style: 'Traditional American', color: 'Colored' },
  { prompt: 'a koi circling a lotus', style: 'Japanese', color: 'Colored' },
  { prompt: 'a wolf under the moon', style: 'Blackwork', color: 'Black and white' },
  { prompt: 'a peony with two leaves', style: 'Fine Line', color: 'Black and white' },
  { prompt: 'a moth above a crescent moon', style: 'Engraving', color: 'Black and white' },
]

/** Everything that has to be there before the first picture is taken. */
export async function createWorld(browser: Browser): Promise<World> {
  const [gallery, admin] = await Promise.all([listGallery(60), signInAgain(ADMIN)])
  const newcomer = await createPerson('noor@example.com')
  const member = await createPerson('maya.reyes@example.com')
  await subscribe(member, 'pro')
  for (const { id } of gallery.slice(0, FAVOURITES))
    await post('/tattoo/favorite', { body: { tattooId: id }, token: member.token })
  await fillDesk(admin, { newcomer, member, gallery })
  const context = await browser.newContext({ baseURL: ORIGIN })
  await rememberPricing(context)
  const page = await context.newPage()
  await storeSession(page, member)
  const sharedPath = await layOnPhotos(page)
  const paidPath = await buyCredits(page)
  await context.close()
  for (const design of DESIGNS) await drawDesign(member, design)
  return {
    newcomer,
    member,
    admin,
    tattooId: gallery[0]!.id,
    ideaPath: `/ideas/${encodeURIComponent(commonestIdea(gallery))}`,
    checkoutPath: await openCheckout(newcomer),
    portalPath: await openPortal(member),
    paidPath,
    sharedPath,
  }
}

export async function listGallery(limit: number): Promise<Tattoo[]> {
  const answer = await fetch(`${ORIGIN}/api/tattoo/explore?limit=${limit}`)
  return ExploreResponse.parse(await answer.json()).tattoos
}

function commonestIdea(gallery: readonly Tattoo[]): string {
  const names = POPULAR_IDEAS.map((name) => name.toLowerCase())
  const designsOf = (name: string) => gallery.filter(({ tags }) => tags.includes(name)).length
  return names.reduce((best, name) => (designsOf(name) > designsOf(best) ? name : best))
}

async function drawDesign({ token }: Person, design: (typeof DESIGNS)[number]): Promise<void> {
  const payload = { ...design, bodyMapping: false, variations: 1, isPrivate: false }
  GenerateResponse.parse(await post('/tattoo/generate', { body: { payload }, token }))
}

/** A message, a report and a correction: what an operator finds in the morning. */
async function fillDesk(
  { token }: Person,
  { newcomer, member, gallery }: { newcomer: Person; member: Person; gallery: readonly Tattoo[] },
): Promise<void> {
  const message =
    'The stencil of my swallow prints a little small on A4. Is there a way to set the width in centimetres before I download it?'
  await post('/contact', {
    body: { name: 'Ines Okafor', email: 'ines.okafor@example.com', message },
  })
  const report = { reason: 'copied', note: 'This looks like the flash on the wall of my studio.' }
  await post(`/tattoo/${gallery.at(-1)!.id}/report`, { body: report, token: newcomer.token })
  const grant = { userId: member.user.id, credits: 10, note: 'Sorry for the slow evening' }
  await post('/credits/purchase', { body: grant, token })
}

/** Photos go up, are read, carry a design, and one of the pictures is shared: by hand, as the member would. */
async function layOnPhotos(page: Page): Promise<string> {
  await visit(page, '/design')
  await page.getByRole('switch', { name: /^Try it on my photos/ }).click()
  const buffers = await photosOfSkin()
  const files = buffers.map((buffer, index) => ({
    name: `forearm-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await page.getByLabel('Photos of your skin').setInputFiles(files)
  await page.getByRole('button', { name: /^Upload/ }).click()
  await page.getByText(/^Ready: the next design is laid on/).waitFor({ timeout: WAIT_MS })
  await page.getByLabel('Describe your tattoo').fill('a snake around a dagger')
  await page.getByRole('button', { name: 'Generate New Design' }).click()
  const laid = page.getByRole('region', { name: 'On your photos' }).getByRole('listitem')
  await laid.nth(files.length - 1).waitFor({ timeout: WAIT_MS })
  await visit(page, '/body')
  await page.getByRole('button', { name: 'Share by private link' }).first().click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  return pathOf(await page.getByRole('textbox', { name: 'Link' }).inputValue())
}

/** One bare forearm as the engine itself draws it, held in five ways. */
async function photosOfSkin(): Promise<Buffer[]> {
  const first = await limbPhoto({ sizePx: PHOTO_PX, tone: 5 })
  const others = [
    sharp(first).flop(),
    sharp(first).flip(),
    sharp(first).rotate(90),
    sharp(first).modulate({ brightness: 0.9 }),
  ]
  return [first, ...(await Promise.all(others.map((photo) => photo.jpeg().toBuffer())))]
}

/** Leads to the page that says the credits arrived. */
async function buyCredits(page: Page): Promise<string> {
  await visit(page, '/pricing')
  await page.getByRole('button', { name: 'Buy 10 credits for $5' }).click()
  await payWith(page, CARDS.works, 'Pay $5.00')
  await page.getByRole('heading', { name: 'Your credits arrived' }).waitFor({ timeout: WAIT_MS })
  return pathOf(page.url())
}

async function openCheckout({ token }: Person): Promise<string> {
  const answer = await post('/credits/subscribe', { body: { product: 'pro' }, token })
  return pathOf(CheckoutResponse.parse(answer).url ?? '')
}

async function openPortal({ token }: Person): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${ORIGIN}/api/auth/billing-portal`, { headers })
  return pathOf(BillingPortalResponse.parse(await answer.json()).url)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, ORIGIN)
  return pathname + search
}

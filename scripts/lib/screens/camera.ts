import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { createPerson, type Person } from '../../../e2e/support/api.ts'
import { ORIGIN } from '../../../e2e/support/environment.ts'
import { DESKTOP, PHONE } from '../../../e2e/support/pages.ts'
import { rememberPricing, storeSession, waitUntilAlive } from '../../../e2e/support/screen.ts'
import type { Screen } from './screen-list.ts'
import type { World } from './world.ts'

interface Size {
  name: string
  viewport: { width: number; height: number }
  isPhone: boolean
  keptWidthPx: number
}

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Fewer pixels than the window has, where they are many: the folder is fetched by everyone who clones the repository. */
export const SIZES: readonly Size[] = [
  { name: '390', viewport: PHONE, isPhone: true, keptWidthPx: 390 },
  { name: '1440', viewport: DESKTOP, isPhone: false, keptWidthPx: 1100 },
]
const QUALITY = 70
const READY_MS = 30_000

export interface CameraOptions {
  folder: string
  /** The page to its end, not only what the window shows. */
  isWhole: boolean
}

export const fileName = (screen: string, size: string, theme: string) =>
  `${screen}-${size}-${theme}.webp`

export const filesOf = (screen: string) =>
  SIZES.flatMap((size) => THEMES.map((theme) => fileName(screen, size.name, theme)))

/** One screen in one size, by day and by night. Says what went wrong. */
export async function takeScreen(
  browser: Browser,
  { screen, size, world }: { screen: Screen; size: Size; world: World },
  options: CameraOptions,
): Promise<string[]> {
  // A context of its own: what one screen leaves in the storage must not show on the next.
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: size.viewport,
    isMobile: size.isPhone,
    hasTouch: size.isPhone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(READY_MS)
  try {
    if (!screen.isFirstVisit) await rememberPricing(context)
    const page = await context.newPage()
    const person = await personOf(screen, size, world)
    if (person) await storeSession(page, person)
    await open(page, screen, world)
    const problems: string[] = []
    for (const theme of THEMES) {
      const file = fileName(screen.name, size.name, theme)
      await photograph(page, { file, theme, size }, options).catch((error: unknown) =>
        problems.push(`${file}: ${firstLine(error)}`),
      )
    }
    return problems
  } catch (error) {
    return [`${screen.name} at ${size.name}: ${firstLine(error)}`]
  } finally {
    await context.close()
  }
}

/** The prices open by themselves once for an account, so each picture of a first visit has somebody who has not been there yet. */
async function personOf(
  { who, name, isFirstVisit }: Screen,
  size: Size,
  world: World,
): Promise<Person | undefined> {
  if (isFirstVisit) return createPerson(`${name}-${size.name}@example.com`)
  return who === 'visitor' ? undefined : world[who]
}

async function open(page: Page, screen: Screen, world: World): Promise<void> {
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(world))
  if (!screen.isPlain) await waitUntilAlive(page)
  await screen.arrange?.(page)
}

async function photograph(
  page: Page,
  { file, theme, size }: { file: string; theme: Theme; size: Size },
  { folder, isWhole }: CameraOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  if (isWhole) await scrollThrough(page)
  await settle(page)
  const pixels = await page.screenshot({
    fullPage: isWhole,
    // What is far from the window would not be drawn.
    style: '* { content-visibility: visible !important }',
    animations: 'disabled',
    caret: 'hide',
    timeout: READY_MS,
  })
  const bytes = await sharp(pixels)
    .resize({ width: size.keptWidthPx })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
  await writeFile(path.join(folder, file), bytes)
}

/** Pictures further down are fetched when they are near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const start = window.scrollY
    for (let top = 0; top < Math.min(document.body.scrollHeight, 12_000); top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    window.scrollTo(0, start)
  })
}

/** Fonts are there, pictures that can be seen are decoded, and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  await page.waitForFunction(isQuiet, undefined, { timeout: READY_MS })
  const broken = await page.evaluate(decodePictures)
  if (broken.length > 0) throw new Error(`pictures that did not come: ${broken.join(', ')}`)
}

/** Runs in the page, as the next one does. */
function isQuiet(): boolean {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some(isSeen)
  return document.fonts.status === 'loaded' && !isMoving && !isBusy
}

async function decodePictures(): Promise<string[]> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return seen.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
}

const firstLine = (error: unknown) => String(error).split('\n')[0]!

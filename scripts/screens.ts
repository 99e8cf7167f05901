import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findFreePort } from '#tests/support/free-port.ts'
import { runProduct } from '#tests/support/product-process.ts'
import { ADMIN } from '../e2e/support/admin.ts'
import { findBrowser } from './lib/browser.ts'
import { ensureBuilt, ROOT } from './lib/build.ts'

const KEPT = path.join(ROOT, 'docs/screens')

// Takes a picture of every screen, by day and by night, on a desk and on a phone, and writes the page that shows them.
const { values } = parseArgs({
  options: {
    /** Names of screens, with commas; all of them otherwise. */
    only: { type: 'string' },
    /** Another folder, to look before the kept ones are replaced. */
    out: { type: 'string', default: KEPT },
    /** Whole pages, not only what the window shows. */
    whole: { type: 'boolean', default: false },
    /** How many designs the gallery has before the first picture; no more than one page of it, which is 60. */
    designs: { type: 'string', default: '60' },
  },
})

const READY_MS = 180_000
const GALLERY_MS = 20 * 60_000

await ensureBuilt()
const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-screens-'))
const port = await findFreePort()
Object.assign(process.env, { E2E_ORIGIN: `http://localhost:${port}`, E2E_DATA_DIR: dataDir })
// They read where the product is when they are loaded.
const { createWorld, listGallery } = await import('./lib/screens/world.ts')
const { filesOf, SIZES, takeScreen } = await import('./lib/screens/camera.ts')
const { SCREEN_GROUPS } = await import('./lib/screens/screen-list.ts')
const { writeIndex } = await import('./lib/screens/index-page.ts')

async function startProduct(settings: Record<string, string>) {
  const product = await runProduct({
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    PHOTO_REVIEW: 'off',
    ...settings,
  })
  await product.waitFor('is ready', READY_MS)
  return product
}

/** Drawn first and then left alone: a gallery that grows meanwhile would be another one on every picture. */
async function drawGallery(count: number): Promise<void> {
  const product = await startProduct({ GALLERY_SEED: 'on' })
  try {
    const deadline = performance.now() + GALLERY_MS
    for (let drawn = 0; drawn < count; drawn = (await listGallery(count)).length) {
      if (performance.now() > deadline) throw new Error(`Only ${drawn} designs were drawn in time.`)
      await sleep(1_000)
    }
  } finally {
    await product.stop('SIGTERM')
  }
}

async function takeAll(): Promise<string[]> {
  const wanted = values.only?.split(',')
  const screens = SCREEN_GROUPS.flatMap((group) => group.screens).filter(
    ({ name }) => wanted === undefined || wanted.includes(name),
  )
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  const product = await startProduct({ GALLERY_SEED: 'off' })
  try {
    const world = await createWorld(browser)
    const problems: string[] = []
    const options = { folder: values.out, isWhole: values.whole }
    for (const screen of screens) {
      const taken = SIZES.map((size) => takeScreen(browser, { screen, size, world }, options))
      problems.push(...(await Promise.all(taken)).flat())
      console.log(screen.name)
    }
    return problems
  } finally {
    await browser.close()
    await product.stop('SIGTERM')
  }
}

/** Pictures of screens that there are no more. */
async function removeStrangers(): Promise<void> {
  const known = new Set(
    SCREEN_GROUPS.flatMap(({ screens }) => screens.flatMap(({ name }) => filesOf(name))),
  )
  for (const file of await readdir(values.out))
    if (file.endsWith('.webp') && !known.has(file)) await rm(path.join(values.out, file))
}

await mkdir(values.out, { recursive: true })
console.log(`Drawing a gallery of ${values.designs} designs.`)
try {
  await drawGallery(Number(values.designs))
  const problems = await takeAll()
  if (values.out === KEPT) await removeStrangers()
  const files = new Set(await readdir(values.out))
  await writeFile(path.join(values.out, 'README.md'), writeIndex(SCREEN_GROUPS, files))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

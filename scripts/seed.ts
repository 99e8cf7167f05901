import { parseArgs } from 'node:util'
import { GALLERY_RECIPES } from '#content/gallery/recipes.ts'
import { storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import { loadConfig } from '#server/platform/config.ts'
import { lockDataFolder, prepareDataFolder } from '#server/platform/data-folder.ts'
import { createDeps } from '#server/create-deps.ts'
import type { Deps } from '#server/platform/deps.ts'
import { insertSyntheticDesigns, type SharedImage } from './lib/synthetic-designs.ts'

/**
 * `npm run seed -- --designs N`: fills the configured database with made-up designs for load tests. They share a dozen
 * pictures, so that only rows grow. Meant for a database that may be thrown away.
 */
const USAGE = 'npm run seed -- --designs N'
const MOST_DESIGNS = 10_000_000
const SHARED_IMAGES = 12
const IMAGE_SIZE_PX = 1024

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { designs: { type: 'string' } } })
  const count = Number(values.designs)
  if (!Number.isInteger(count) || count < 1 || count > MOST_DESIGNS) {
    console.error(`${USAGE}, from 1 to ${MOST_DESIGNS}`)
    process.exit(1)
  }
  const config = loadConfig()
  await prepareDataFolder(config.dataDir)
  const lock = config.database.kind === 'pglite' ? await lockDataFolder(config.dataDir) : undefined
  const deps = await createDeps(config, console.log)
  const images = await drawSharedImages(deps)
  console.log(`${images.length} pictures drawn`)
  const startedAt = performance.now()
  await insertSyntheticDesigns(deps.db, { count, images }, (done) => {
    process.stdout.write(`\r${done} of ${count} designs`)
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`\n${count} designs in ${seconds} s`)
  await deps.close()
  await lock?.release()
}

/** Once: a second run finds the same pictures in the same place. */
async function drawSharedImages(deps: Deps): Promise<SharedImage[]> {
  return Promise.all(
    GALLERY_RECIPES.slice(0, SHARED_IMAGES).map(async (recipe, index) => {
      const image = await deps.ink.generate({
        prompt: recipe.prompt,
        style: recipe.style,
        colour: recipe.color === 'Colored' ? 'colored' : 'black',
        placement: recipe.placement,
        bodyType: 'other',
        skinTone: 4,
        seed: recipe.seed,
        sizePx: IMAGE_SIZE_PX,
      })
      const folder = `synthetic/${index}`
      await storeDesign(deps.files, folder, image)
      return {
        folder,
        widthPx: image.original.widthPx,
        heightPx: image.original.heightPx,
        webpWidths: image.webp.map(({ widthPx }) => widthPx),
        avifWidths: image.avif.map(({ widthPx }) => widthPx),
        previewDataUri: image.previewDataUri,
      }
    }),
  )
}

await run()

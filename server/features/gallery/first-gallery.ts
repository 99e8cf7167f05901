import { setTimeout as sleep } from 'node:timers/promises'
import { FIRST_SHOWN, GALLERY_RECIPES, type GalleryRecipe } from '#content/gallery/recipes.ts'
import { ensureHouseAccount } from '#server/features/accounts/first-run.service.ts'
import * as queries from '#server/features/gallery/first-gallery.queries.ts'
import { hasOpenGenerations } from '#server/features/generations/generations.service.ts'
import { composeTattoo } from '#server/features/tattoos/compose-tattoo.service.ts'
import { folderOfGeneration, storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import { addTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { SKIN_TONES } from '#shared/options.ts'

export interface FirstGallery {
  /** Begins nothing new and waits for what is being drawn, so long and no longer. */
  stop(timeoutMs: number): Promise<void>
  /** When there is nothing left to draw, or it was stopped. */
  ended: Promise<void>
}

export interface FirstGalleryOptions {
  recipes?: readonly GalleryRecipe[]
  /** How it rests before it looks again whether people still wait. */
  rest?: (signal: AbortSignal) => Promise<void>
}

/** Longer than any design takes; past it, another process may try. */
const LEASE_MS = 60_000
const LOOK_AGAIN_MS = 500
/** People's own designs go first. A gallery that waits for ever for a quiet moment would never come. */
const PATIENCE_MS = 20_000
/** The dates that the designs carry reach back so far. */
const PAST_MS = 42 * 24 * 60 * 60 * 1000
const SKIN_TONE = SKIN_TONES[3]
const DESIGN_SIZE_PX = 1024

const restABit = (signal: AbortSignal) => sleep(LOOK_AGAIN_MS, undefined, { signal })

/** Draws the recipes that are not drawn yet, in the background, as the configuration wants it. */
export function startFirstGallery(deps: Deps, options: FirstGalleryOptions = {}): FirstGallery {
  const controller = new AbortController()
  const { recipes = GALLERY_RECIPES, rest = restABit } = options
  const painter = new Painter(deps, { recipes, rest }, controller.signal)
  const ended = begin(painter).catch((error: unknown) => {
    if (!controller.signal.aborted) deps.log.error({ err: error }, 'the first gallery stumbled')
  })
  return {
    ended,
    async stop(timeoutMs) {
      painter.finish()
      const overdue = setTimeout(() => controller.abort(), timeoutMs)
      await ended
      clearTimeout(overdue)
    },
  }
}

async function begin(painter: Painter): Promise<void> {
  if (await painter.isWanted()) await painter.paintAll()
}

class Painter {
  readonly #deps: Deps
  readonly #recipes: readonly GalleryRecipe[]
  readonly #rest: Required<FirstGalleryOptions>['rest']
  readonly #signal: AbortSignal
  readonly #waiting: number[] = []
  #accountId = 0
  #isFinishing = false

  constructor(deps: Deps, { recipes, rest }: Required<FirstGalleryOptions>, signal: AbortSignal) {
    this.#deps = deps
    this.#recipes = recipes
    this.#rest = rest
    this.#signal = signal
  }

  finish(): void {
    this.#isFinishing = true
  }

  /** Unless configured: where there is no design yet, or where it was begun and not ended. */
  async isWanted(): Promise<boolean> {
    const { config, db } = this.#deps
    if (this.#isFinishing || config.gallerySeed === 'off') return false
    const known = await queries.listRecipes(db)
    if (config.gallerySeed === 'auto' && known.length === 0 && (await queries.hasDesigns(db)))
      return false
    const drawn = new Set(known.filter((row) => row.drawn_at !== null).map(({ key }) => key))
    this.#waiting.push(
      ...this.#recipes.flatMap(({ key }, index) => (drawn.has(key) ? [] : [index])),
    )
    return this.#waiting.length > 0
  }

  async paintAll(): Promise<void> {
    const { db, clock, config, database, log } = this.#deps
    if (database.engine.kind === 'pglite') await queries.endAllLeases(db, clock.now())
    this.#accountId = await ensureHouseAccount(this.#deps)
    const count = this.#waiting.length
    // Every thread for the first ones, while nobody else needs them, and one design more, so that none rests while one is put
    // away; one for the rest.
    await Promise.all(Array.from({ length: config.inkWorkers + 1 }, (_, lane) => this.#paint(lane)))
    if (!this.#isFinishing) log.info({ designs: count }, 'the first gallery is drawn')
  }

  async #paint(lane: number): Promise<void> {
    while (!this.#isFinishing) {
      const next = this.#waiting[0]
      if (next === undefined || (lane > 0 && next >= FIRST_SHOWN)) return
      if (await this.#isBusy(lane)) continue
      const index = this.#waiting.shift()
      if (index === undefined) return
      await this.#draw(index)
    }
  }

  /** Waits while people wait for theirs. Only the first lane loses its patience at last, so that one at most is in their way. */
  async #isBusy(lane: number): Promise<boolean> {
    const startedAt = performance.now()
    let hasWaited = false
    while (!this.#isFinishing && (await hasOpenGenerations(this.#deps.db))) {
      if (lane === 0 && performance.now() - startedAt > PATIENCE_MS) return false
      hasWaited = true
      await this.#rest(this.#signal)
    }
    return hasWaited
  }

  /** A design that cannot be drawn is left for the next start; the others do not wait for it. */
  async #draw(index: number): Promise<void> {
    const recipe = this.#recipes[index]!
    const { db, clock, ink, files, log } = this.#deps
    const now = clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    try {
      if (!(await queries.claimRecipe(db, { key: recipe.key, now, leaseUntil }))) return
      const request = toRequest(recipe)
      const image = await ink.generate(request, { signal: this.#signal })
      const fileStem = `first-${recipe.key}`
      const folder = folderOfGeneration(this.#accountId, fileStem)
      await storeDesign(files, folder, image)
      await db.transaction().execute(async (tx) => {
        if (!(await queries.markDrawn(tx, recipe.key, clock.now()))) return
        const tattoo = composeTattoo({
          accountId: this.#accountId,
          generationId: null,
          fileStem,
          folder,
          prompt: recipe.prompt,
          skinTone: SKIN_TONE.description,
          gender: recipe.gender,
          provider: 'ink',
          request,
          image,
          isPublic: true,
          remixedFromId: null,
          createdAt: this.#dateOf(index),
        })
        await addTattoos(tx, [tattoo])
      })
    } catch (error) {
      if (this.#signal.aborted) return
      log.warn({ recipe: recipe.key, err: error }, 'a design of the first gallery was not drawn')
    }
  }

  /** Later ones are younger, as their numbers are, so that both orders agree. */
  #dateOf(index: number): Date {
    const age = (PAST_MS * (this.#recipes.length - index)) / this.#recipes.length
    return new Date(this.#deps.clock.now().getTime() - Math.round(age))
  }
}

const toRequest = (recipe: GalleryRecipe): ImageRequest => ({
  prompt: recipe.prompt,
  style: recipe.style,
  colour: recipe.color === 'Colored' ? 'colored' : 'black',
  placement: recipe.placement,
  bodyType: recipe.gender === 'Female' ? 'female' : recipe.gender === 'Male' ? 'male' : 'other',
  skinTone: SKIN_TONE.monk,
  seed: recipe.seed,
  sizePx: DESIGN_SIZE_PX,
})

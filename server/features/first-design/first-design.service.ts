import { randomBytes, randomInt } from 'node:crypto'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { createToken } from '#server/platform/tokens.ts'
import {
  FirstDesignBusyError,
  FirstDesignForSignedInError,
  FirstDesignTakenError,
} from '#server/features/first-design/first-design.errors.ts'
import {
  ALIVE_MS,
  folderOf,
  PREVIEW_NAME,
  type KeptDesign,
} from '#server/features/first-design/kept-design.ts'
import * as queries from '#server/features/first-design/first-design.queries.ts'
import { hashVisitor } from '#server/features/first-design/visitor-hashes.ts'
import { checkDrawable, checkWords } from '#server/features/generations/generations.service.ts'
import type { DescribedImage } from '#server/features/tattoos/compose-tattoo.service.ts'
import { removeFolder, storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import { VisitorUnknownError } from '#server/features/tattoos/tattoos.errors.ts'
import type { Visitor } from '#server/features/tattoos/upvotes.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type {
  EncodedImage,
  GenerateOptions,
  ImageRequest,
  ImageResult,
} from '#server/providers/image/image-provider.ts'
import { watermark } from '#server/providers/image/watermark.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'
import type { FirstDesign, FirstDesignRequest } from '#shared/first-design.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const DAY_MS = 24 * 60 * 60_000
/** For all visitors together, so that they never keep waiting those who spend credits. */
const DRAWING_AT_ONCE_MAX = 2
/** Below the time the API allows itself, so that the answer is ours. */
const DRAWING_TIMEOUT_MS = 25_000
const RETRY_AFTER_SECONDS = 60
const PREVIEW_WIDTH_PX = 720
const SEED_LIMIT = 2 ** 31
/** What the designer asks besides, and the landing page does not. */
const UNSAID = { color: null, placement: null, gender: null, skinTone: null } as const

/** Who waits for it, and hears how it goes on. */
type DrawingWatch = Pick<GenerateOptions, 'onStage' | 'onSketch'> & { signal: AbortSignal }

/**
 * A visitor's free design. It is drawn by our own engine whatever provider is configured: nobody runs up the operator's
 * bill without an account. Whoever gets nothing has used nothing up.
 */
export async function drawFirstDesign(
  deps: Deps,
  who: Visitor & { actor: Actor | undefined },
  { prompt, style, corrections }: FirstDesignRequest,
  { signal, ...news }: DrawingWatch,
): Promise<FirstDesign> {
  if (who.actor) throw new FirstDesignForSignedInError()
  if (who.visitorId === undefined) throw new VisitorUnknownError()
  const choices = { prompt, style, corrections, ...UNSAID }
  checkWords(choices)
  await checkDrawable(deps, choices)
  const fileStem = randomBytes(16).toString('hex')
  const expiresAt = await takePlace(deps, fileStem, {
    visitorId: who.visitorId,
    address: who.address,
  })
  const request: ImageRequest = {
    prompt,
    style,
    corrections,
    colour: null,
    placement: null,
    bodyType: 'other',
    skinTone: 1,
    seed: randomInt(SEED_LIMIT),
    sizePx: 1024,
  }
  try {
    const image = await draw(deps, request, { signal, ...news })
    return {
      ...(await keep(deps, fileStem, { request, image })),
      expiresAt: expiresAt.toISOString(),
    }
  } catch (error) {
    await removeFolder(deps.files, folderOf(fileStem))
    await queries.deleteFirstDesign(deps.db, fileStem)
    throw error
  }
}

/** Counting and taking are one step, across all processes. Returns when the place is free again. */
async function takePlace(
  deps: Deps,
  fileStem: string,
  visitor: { visitorId: string; address: string },
): Promise<Date> {
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + DAY_MS)
  const hashes = hashVisitor(deps, visitor)
  await deps.db.transaction().execute(async (tx) => {
    await queries.lockPlaces(tx)
    const aliveSince = new Date(now.getTime() - ALIVE_MS)
    const taken = await queries.countTakings(tx, { ...hashes, now, aliveSince })
    // The scale is for machines that play many visitors from one address; a browser is always one.
    if (taken.ofBrowser >= 1 || taken.ofAddress >= deps.config.rateLimitScale)
      throw new FirstDesignTakenError(secondsUntil(taken.freeAt ?? expiresAt, now))
    if (taken.drawing >= DRAWING_AT_ONCE_MAX) throw new FirstDesignBusyError(RETRY_AFTER_SECONDS)
    await queries.insertDrawing(tx, {
      browser_hash: hashes.browserHash,
      address_hash: hashes.addressHash,
      file_stem: fileStem,
      created_at: now,
      expires_at: expiresAt,
    })
  })
  return expiresAt
}

const secondsUntil = (time: Date, now: Date) =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000))

/** What may succeed a minute later is a matter of being busy, not of the words. */
async function draw(
  deps: Deps,
  request: ImageRequest,
  { signal, ...news }: DrawingWatch,
): Promise<ImageResult> {
  const overdue = AbortSignal.timeout(DRAWING_TIMEOUT_MS)
  try {
    return await deps.ink.generate(request, {
      signal: AbortSignal.any([signal, overdue]),
      ...news,
    })
  } catch (error) {
    const isBusy = overdue.aborted || (error instanceof ProviderError && error.isRetryable)
    throw isBusy ? new FirstDesignBusyError(RETRY_AFTER_SECONDS, { cause: error }) : error
  }
}

/** Files first, then the row that leads to them. */
async function keep(
  deps: Deps,
  fileStem: string,
  { request, image }: { request: ImageRequest; image: ImageResult },
): Promise<Omit<FirstDesign, 'expiresAt'>> {
  const folder = folderOf(fileStem)
  const preview = await watermark(image.original.bytes, {
    words: PRODUCT_NAME,
    widthPx: PREVIEW_WIDTH_PX,
  })
  await storeDesign(deps.files, folder, image)
  await deps.files.put(`${folder}/${PREVIEW_NAME}`, preview.bytes, {
    contentType: preview.mediaType,
  })
  const { token, tokenHash } = createToken()
  const design: KeptDesign = { request, image: describe(image) }
  const isKept = await queries.markReady(deps.db, fileStem, {
    claimHash: tokenHash,
    design: JSON.stringify(design),
  })
  if (!isKept) throw new FirstDesignBusyError(RETRY_AFTER_SECONDS)
  return {
    previewUrl: `/first-designs/${fileStem}.webp`,
    width: preview.widthPx,
    height: preview.heightPx,
    altText: `${image.style} tattoo design: ${image.description}`,
    prompt: request.prompt,
    claimToken: token,
  }
}

function describe(image: ImageResult): DescribedImage {
  const { style, isColoured, placement, tags, description, previewDataUri, original } = image
  const widthOf = ({ widthPx }: EncodedImage) => ({ widthPx })
  return {
    style,
    isColoured,
    placement,
    tags,
    description,
    previewDataUri,
    original: { widthPx: original.widthPx, heightPx: original.heightPx },
    webp: image.webp.map(widthOf),
    avif: image.avif.map(widthOf),
    master: image.master && { engine: image.master.engine },
  }
}

/** The marked picture, for whoever has its address, while it is nobody's. */
export async function openPreview(deps: Deps, fileStem: string): Promise<StoredFile | undefined> {
  const row = await queries.findReadyByStem(deps.db, { fileStem, now: deps.clock.now() })
  return row && deps.files.open(`${folderOf(fileStem)}/${PREVIEW_NAME}`)
}

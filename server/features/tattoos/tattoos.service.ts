import { buffer } from 'node:stream/consumers'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { getAccount } from '#server/features/accounts/profile.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import {
  DownloadUnavailableError,
  TattooNotFoundError,
} from '#server/features/tattoos/tattoos.errors.ts'
import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import { makeMasterFile } from '#server/features/tattoos/masters.service.ts'
import { removeTattooFiles } from '#server/features/tattoos/tattoos.jobs.ts'
import { hashAudience } from '#server/features/tattoos/audience.ts'
import {
  composeSearchText,
  indexTattoos,
  indexWithout,
  placeAmongOthers,
} from '#server/features/tattoos/gallery-index.service.ts'
import { isOpen, presentTattoo } from '#server/features/tattoos/tattoos.present.ts'
import * as queries from '#server/features/tattoos/tattoos.queries.ts'
import { listUpvoted } from '#server/features/tattoos/upvotes.queries.ts'
import { ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { reducePng } from '#server/providers/image/reduce-png.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { DownloadKind, Tattoo } from '#shared/tattoos.ts'

const OWN_LIST_LIMIT = 200
const FAVORITES_LIMIT = 500

export type { NewTattoo } from '#server/features/tattoos/tattoos.queries.ts'

export async function addTattoos(
  tx: Executor,
  tattoos: readonly queries.NewTattoo[],
): Promise<number[]> {
  const inserted = await queries.insertTattoos(
    tx,
    (await placeAmongOthers(tx, tattoos)).map((tattoo) => ({
      ...tattoo,
      search_text: composeSearchText({
        prompt: tattoo.prompt,
        tags: tattoo.tags ?? [],
        style: tattoo.style,
        placement: tattoo.placement ?? null,
      }),
    })),
  )
  await indexTattoos(tx, inserted)
  return inserted.map(({ id }) => id)
}

/** One's own designs, newest first, private ones among them. */
export async function listOwnTattoos(
  deps: Deps,
  actor: Actor,
  before: number | undefined,
): Promise<Tattoo[]> {
  const rows = await queries.listTattoosOfAccount(deps.db, actor.accountId, {
    before,
    limit: OWN_LIST_LIMIT,
  })
  return presentFor(deps, actor, rows)
}

/** The designs of a request, and which of the variations asked for each of them is: one that could not be drawn leaves a gap. */
export async function listTattoosOfGeneration(
  deps: Deps,
  actor: Actor,
  generationId: number,
): Promise<{ output: Tattoo[]; places: (number | null)[] }> {
  const rows = await queries.listTattoosOfGeneration(deps.db, generationId)
  const placed = await queries.listPlacesInGeneration(deps.db, generationId)
  const output = await presentFor(deps, actor, rows)
  return {
    output,
    places: output.map(({ id }) => placed.find((one) => one.id === id)?.place ?? null),
  }
}

export async function getTattooByFilename(
  deps: Deps,
  actor: Actor | undefined,
  filename: string,
): Promise<Tattoo> {
  const row = await queries.findTattooByFilename(deps.db, filename)
  if (!row || !maySee(row, actor)) throw new TattooNotFoundError()
  const [tattoo] = await presentFor(deps, actor, [row])
  return tattoo!
}

/** One design for its page. */
export async function getTattoo(
  deps: Deps,
  actor: Actor | undefined,
  tattooId: number,
): Promise<Tattoo> {
  const [tattoo] = await presentFor(deps, actor, [await getVisibleTattoo(deps, actor, tattooId)])
  return tattoo!
}

/** Those of the designs that may be looked at, in the order of the ids, without what only their own pages show. */
export async function listTattoos(
  deps: Deps,
  actor: Actor | undefined,
  tattooIds: readonly number[],
): Promise<Tattoo[]> {
  const rows = await queries.listCards(deps.db, tattooIds)
  return presentFor(
    deps,
    actor,
    rows.filter((row) => maySee(row, actor)),
  )
}

/** What the person has favoured, the last favoured first. */
export async function listFavorites(deps: Deps, actor: Actor): Promise<Tattoo[]> {
  const rows = await queries.listFavorites(deps.db, actor.accountId, FAVORITES_LIMIT)
  return presentFor(deps, actor, rows)
}

const DESCENDANTS_SHOWN = 12

/** What people made from a design, as far as the asker may see it. */
export async function listDescendants(
  deps: Deps,
  actor: Actor | undefined,
  tattooId: number,
): Promise<Tattoo[]> {
  await getVisibleTattoo(deps, actor, tattooId)
  const rows = await queries.listDescendants(deps.db, tattooId, {
    accountId: actor?.accountId,
    limit: DESCENDANTS_SHOWN,
  })
  return presentFor(deps, actor, rows)
}

/** A design that may be looked at, for services that build on it. */
export async function getVisibleTattoo(
  deps: Deps,
  actor: Actor | undefined,
  tattooId: number,
): Promise<queries.TattooRow> {
  const row = await queries.findTattoo(deps.db, tattooId)
  if (!row || !maySee(row, actor)) throw new TattooNotFoundError()
  return row
}

/** One's own, or anybody's for the administrator. */
export async function deleteTattoo(deps: Deps, actor: Actor, tattooId: number): Promise<void> {
  const row = await queries.findTattoo(deps.db, tattooId)
  const isAllowed = row && (row.account_id === actor.accountId || actor.isAdmin)
  if (!isAllowed) throw new TattooNotFoundError()
  await deps.db.transaction().execute(async (tx) => {
    const folders = await queries.listFolders(tx, tattooId)
    await queries.lockTattoo(tx, tattooId)
    const deleted = await queries.deleteTattoo(tx, tattooId)
    if (!deleted) return
    await indexWithout(tx, row)
    for (const folder of folders) await deps.jobs.add(tx, removeTattooFiles, { folder })
    if (row.account_id === actor.accountId) return
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'design_deleted',
      target: { kind: 'tattoo', id: tattooId },
      details: { ownerId: row.account_id },
      now: deps.clock.now(),
    })
  })
}

export async function setFavorite(
  deps: Deps,
  actor: Actor,
  { tattooId, isFavorited }: { tattooId: number; isFavorited: boolean },
): Promise<void> {
  const { accountId } = actor
  if (!isFavorited) return queries.deleteFavorite(deps.db, { accountId, tattooId })
  await getVisibleTattoo(deps, actor, tattooId)
  await queries.insertFavorite(deps.db, {
    account_id: accountId,
    tattoo_id: tattooId,
    created_at: deps.clock.now(),
  })
}

/** Undefined when there is no such picture, or the asker has no proof that it is theirs. */
export async function openImage(
  deps: Deps,
  address: { path: string; stem: string; file: string; expires: string; signature: string },
): Promise<{ file: StoredFile; isPublic: boolean } | undefined> {
  const image = await queries.findImage(deps.db, `${address.stem}.png`)
  if (!image) return undefined
  const now = deps.clock.now()
  const isPublic = isOpen(image)
  if (!isPublic && !deps.imageSigner.isValid(address.path, address, now)) return undefined
  const file = await deps.files.open(`${image.file_folder}/${address.file}`)
  return file && { file, isPublic }
}

export interface Download {
  bytes: Uint8Array
  mediaType: string
  fileName: string
}

const DOWNLOAD_NAMES: Record<DownloadKind, string> = {
  png: 'tattoo-design.png',
  transparent: 'tattoo-design-transparent.png',
  stencil: 'tattoo-design-stencil.png',
  svg: 'tattoo-design.svg',
  pdf: 'tattoo-design.pdf',
  skin: 'tattoo-design-on-skin.webp',
}

interface DownloadRequest {
  tattooId: number
  kind: DownloadKind
  sizePx: number | undefined
  /** How wide a printed sheet shows it. */
  widthMm: number | undefined
}

/** The design as a file to take home. It is what was delivered: nothing is read from its words again. */
export async function makeDownload(
  deps: Deps,
  actor: Actor,
  { tattooId, kind, sizePx, widthMm }: DownloadRequest,
  signal: AbortSignal,
): Promise<Download> {
  const row = await getVisibleTattoo(deps, actor, tattooId)
  const { downloadMaxPx, isWhiteLabel } = await planOfActor(deps, actor)
  const fileName = DOWNLOAD_NAMES[kind]
  // One's own plan sets the limits, also for somebody else's design.
  const mostPx = Math.min(sizePx ?? downloadMaxPx, downloadMaxPx)
  if (row.master_engine !== PICTURE_IS_MASTER) {
    const keptPx = Math.max(row.width_px, row.height_px)
    const wish = {
      kind,
      sizePx: sizePx === undefined ? Math.min(keptPx, mostPx) : mostPx,
      ...(isWhiteLabel ? {} : { maker: PRODUCT_NAME }),
      ...(widthMm === undefined ? {} : { widthMm }),
    }
    return { ...(await makeMasterFile(deps, row, wish, signal)), fileName }
  }
  if (kind !== 'png') throw new DownloadUnavailableError()
  const file = await deps.files.open(`${row.file_folder}/${ORIGINAL_NAME}`)
  if (!file) throw new TattooNotFoundError()
  const original = await buffer(file.body)
  const isTooLarge = Math.max(row.width_px, row.height_px) > mostPx
  const bytes = isTooLarge ? await reducePng(original, mostPx) : original
  return { bytes, mediaType: 'image/png', fileName }
}

const planOfActor = async (deps: Deps, actor: Actor) =>
  currentPlan(await getAccount(deps, actor.accountId), deps.clock.now())

async function presentFor(
  deps: Deps,
  actor: Actor | undefined,
  rows: (queries.TattooCardRow & Partial<queries.TattooRow>)[],
) {
  const ids = rows.map(({ id }) => id)
  const favored = actor ? await queries.listFavored(deps.db, actor.accountId, ids) : NOBODYS
  const upvoted = actor ? await listUpvoted(deps.db, hashAudience(actor), ids) : NOBODYS
  const addresses = { signer: deps.imageSigner, now: deps.clock.now() }
  const { engineVersion } = deps.ink
  return rows.map((row) =>
    presentTattoo(row, {
      isFavorited: favored.has(row.id),
      isUpvoted: upvoted.has(row.id),
      addresses,
      engineVersion,
    }),
  )
}

const NOBODYS: ReadonlySet<number> = new Set()

function maySee(row: queries.TattooCardRow, actor: Actor | undefined): boolean {
  return isOpen(row) || actor?.isAdmin === true || row.account_id === actor?.accountId
}

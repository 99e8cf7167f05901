import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { UpgradeRequiredError } from '#server/features/billing/billing.errors.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import { readMaster } from '#server/features/tattoos/masters.service.ts'
import { readStored } from '#server/features/tattoos/tattoo-files.service.ts'
import {
  FlashSheetNotFoundError,
  TattooNotFoundError,
} from '#server/features/tattoos/tattoos.errors.ts'
import type { TattooRow } from '#server/features/tattoos/tattoos.queries.ts'
import { getVisibleTattoo, type Download } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { FlashOwn, FlashRequest, FlashResult } from '#server/providers/ink/flash-ink.ts'
import { contentTypeOf } from '#server/providers/storage/file-store.ts'
import {
  FLASH_FILES,
  type FlashFile,
  type FlashPage,
  type FlashSheetResponse,
} from '#shared/flash-sheet.ts'

interface SheetWish {
  tattooId: number
  page: FlashPage
  signal: AbortSignal
}

/** How long one call draws. What is drawn by then is kept, and the next call goes on from there. */
const TURN_MS = 8_000

/**
 * A sheet of small designs around one's own, for people with a plan; it takes no credits. Every design is kept as soon as it is drawn, so
 * that neither a closed tab nor a restart costs what is there, and nothing is drawn that nobody waits for.
 */
export async function makeFlashSheet(
  deps: Deps,
  actor: Actor,
  { tattooId, page, signal }: SheetWish,
): Promise<FlashSheetResponse> {
  const row = await getOwn(deps, actor, tattooId)
  if (!currentPlan(await getOwnAccount(deps, actor), deps.clock.now()).hasFlashSheets)
    throw new UpgradeRequiredError('Flash sheets come with every paid plan. Nothing was charged.')
  const until = deps.clock.now().getTime() + TURN_MS
  const own = await readMaster(deps, row, signal)
  const { tiles: planned } = await askFor(deps, { step: 'plan', scene: own.scene }, signal)
  const designs = planned.length + 1
  if (await isKept(deps, row, page)) return { isReady: true, drawn: designs, designs }
  const tiles: Uint8Array[] = []
  for (const tile of planned) {
    const name = `${tile.name}.json.gz`
    const kept = await readStored(deps.files, folderOf(row), name)
    if (!kept && deps.clock.now().getTime() > until)
      return { isReady: false, drawn: tiles.length + 1, designs }
    tiles.push(kept ?? (await drawTile(deps, row, { name, tile, own }, signal)))
  }
  await keepSheet(deps, row, { own, tiles, page }, signal)
  return { isReady: true, drawn: designs, designs }
}

/** What was made stays one's own, also when the plan has ended. */
export async function takeFlashSheet(
  deps: Deps,
  actor: Actor,
  { tattooId, page, kind }: { tattooId: number; page: FlashPage; kind: FlashFile },
): Promise<Download> {
  const row = await getOwn(deps, actor, tattooId)
  const bytes = await readStored(deps.files, folderOf(row), sheetName(page, kind))
  if (!bytes) throw new FlashSheetNotFoundError()
  return { bytes, mediaType: contentTypeOf(sheetName(page, kind)), fileName: `flash-sheet.${kind}` }
}

/** With the files of the version that is shown: they go together. */
const folderOf = ({ file_folder: folder }: TattooRow) => `${folder}/flash`

const sheetName = (page: FlashPage, kind: FlashFile) => `sheet-${page.toLowerCase()}.${kind}`

/** The SVG is written last. */
const LAST_FILE: FlashFile = 'svg'

async function isKept(deps: Deps, row: TattooRow, page: FlashPage): Promise<boolean> {
  const file = await deps.files.open(`${folderOf(row)}/${sheetName(page, LAST_FILE)}`)
  file?.body.destroy()
  return file !== undefined
}

interface TileWork {
  name: string
  tile: Extract<FlashRequest, { step: 'tile' }>['tile']
  own: FlashOwn
}

async function drawTile(
  deps: Deps,
  row: TattooRow,
  { name, tile, own }: TileWork,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { bytes } = await askFor(deps, { step: 'tile', scene: own.scene, tile }, signal)
  await deps.files.put(`${folderOf(row)}/${name}`, bytes, { contentType: contentTypeOf(name) })
  return bytes
}

async function keepSheet(
  deps: Deps,
  row: TattooRow,
  sheet: Omit<Extract<FlashRequest, { step: 'sheet' }>, 'step'>,
  signal: AbortSignal,
): Promise<void> {
  const { files } = await askFor(deps, { step: 'sheet', ...sheet }, signal)
  for (const kind of [...FLASH_FILES.filter((name) => name !== LAST_FILE), LAST_FILE]) {
    const name = sheetName(sheet.page, kind)
    await deps.files.put(`${folderOf(row)}/${name}`, files[kind], {
      contentType: contentTypeOf(name),
    })
  }
}

/** The engine answers the step that it was asked for. */
async function askFor<Step extends FlashRequest['step']>(
  deps: Deps,
  request: Extract<FlashRequest, { step: Step }>,
  signal: AbortSignal,
): Promise<Extract<FlashResult, { step: Step }>> {
  return (await deps.ink.makeFlash(request, signal)) as Extract<FlashResult, { step: Step }>
}

async function getOwn(deps: Deps, actor: Actor, tattooId: number): Promise<TattooRow> {
  const row = await getVisibleTattoo(deps, actor, tattooId)
  if (row.account_id !== actor.accountId) throw new TattooNotFoundError()
  return row
}

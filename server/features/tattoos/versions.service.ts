import { randomBytes } from 'node:crypto'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { composeSearchText, indexAgain } from '#server/features/tattoos/gallery-index.service.ts'
import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import { getScene } from '#server/features/tattoos/masters.service.ts'
import { removeFolder, storeDesign } from '#server/features/tattoos/tattoo-files.service.ts'
import * as errors from '#server/features/tattoos/tattoos.errors.ts'
import { removeTattooFiles } from '#server/features/tattoos/tattoos.jobs.ts'
import { imageAddress, stemOf } from '#server/features/tattoos/tattoos.present.ts'
import * as tattoos from '#server/features/tattoos/tattoos.queries.ts'
import { getTattoo, getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import * as queries from '#server/features/tattoos/versions.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { DrawnScene } from '#server/providers/ink/ink-studio.ts'
import type { SceneDocument } from '#shared/scene.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import type {
  NewVersionRequest,
  NewVersionResponse,
  TattooVersion,
  VersionsResponse,
} from '#shared/versions.ts'

/** Each has a folder of its own; more than these nobody tells apart. */
const VERSIONS_MAX = 30

/** The forms a design of one's own has had, newest first. */
export async function listVersions(
  deps: Deps,
  actor: Actor,
  tattooId: number,
): Promise<VersionsResponse> {
  const row = await getOwn(deps, actor, tattooId)
  const kept = await queries.listVersions(deps.db, tattooId)
  const versions = kept.length > 0 ? kept : [firstVersionOf(row)]
  return {
    versions: versions.map((version) => presentVersion(deps, version, row)),
    canChange: row.master_engine !== PICTURE_IS_MASTER,
  }
}

/** A design's scene, for its owner. */
export async function getOwnScene(
  deps: Deps,
  actor: Actor,
  tattooId: number,
  signal: AbortSignal,
): Promise<SceneDocument> {
  const row = await getOwn(deps, actor, tattooId)
  if (row.master_engine === PICTURE_IS_MASTER) throw new errors.NotChangeableError()
  return getScene(deps, row, signal)
}

/**
 * The same design, changed, at no price: it is paid for. Files come first, then the rows that lead to them; whoever comes
 * second with a change of the same version starts from what the first one made.
 */
export async function changeDesign(
  deps: Deps,
  actor: Actor,
  { tattooId, wish, signal }: { tattooId: number; wish: NewVersionRequest; signal: AbortSignal },
): Promise<NewVersionResponse> {
  const document = await getOwnScene(deps, actor, tattooId, signal)
  // Read again: the scene may just have got its master.
  const row = await getOwn(deps, actor, tattooId)
  const sizePx = Math.max(row.width_px, row.height_px)
  const changed = await deps.ink.drawChanged({ document, change: toChange(wish), sizePx }, signal)
  if (changed.kind === 'refused') throw new errors.SceneRefusedError(changed.reason)
  const stem = `${stemOf(row.filename).slice(0, 40)}-${randomBytes(6).toString('hex')}`
  const folder = `${row.file_folder.split('/').slice(0, -1).join('/')}/${stem}`
  try {
    await storeDesign(deps.files, folder, changed.design)
    const version = await addVersion(deps, row, {
      ...formOf(row, changed.design),
      change: wordsFor(row, changed.design, wish),
      filename: `${stem}.png`,
      file_folder: folder,
    })
    const tattoo = await getTattoo(deps, actor, tattooId)
    return { tattoo, version: presentVersion(deps, version, { ...row, version: version.number }) }
  } catch (error) {
    await removeFolder(deps.files, folder)
    throw error
  }
}

/** An earlier version is shown again. The others stay. */
export async function restoreVersion(
  deps: Deps,
  actor: Actor,
  { tattooId, number }: { tattooId: number; number: number },
): Promise<Tattoo> {
  await getOwn(deps, actor, tattooId)
  await deps.db.transaction().execute(async (tx) => {
    const version = await queries.findVersion(tx, { tattooId, number })
    if (!version) throw new errors.VersionNotFoundError()
    await show(deps, tx, version)
  })
  return getTattoo(deps, actor, tattooId)
}

export async function deleteVersion(
  deps: Deps,
  actor: Actor,
  { tattooId, number }: { tattooId: number; number: number },
): Promise<void> {
  await getOwn(deps, actor, tattooId)
  await deps.db.transaction().execute(async (tx) => {
    // Locked, so that nobody restores it meanwhile.
    const row = await tattoos.lockTattoo(tx, tattooId)
    const version = await queries.findVersion(tx, { tattooId, number })
    if (!row || !version) throw new errors.VersionNotFoundError()
    if (row.version === number) throw new errors.CurrentVersionError()
    await queries.deleteVersion(tx, { tattooId, number })
    await deps.jobs.add(tx, removeTattooFiles, { folder: version.file_folder })
  })
}

async function getOwn(deps: Deps, actor: Actor, tattooId: number): Promise<tattoos.TattooRow> {
  const row = await getVisibleTattoo(deps, actor, tattooId)
  if (row.account_id !== actor.accountId) throw new errors.TattooNotFoundError()
  return row
}

const toChange = ({ style, color, isMirrored, scene }: NewVersionRequest) => ({
  ...(style ? { style } : {}),
  ...(color ? { isColoured: color === 'Colored' } : {}),
  ...(isMirrored ? { isMirrored } : {}),
  ...(scene ? { scene } : {}),
})

type Form = Omit<queries.VersionRow, 'tattoo_id' | 'number' | 'created_at'>

async function addVersion(
  deps: Deps,
  row: tattoos.TattooRow,
  form: Form,
): Promise<queries.VersionRow> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await tattoos.lockTattoo(tx, row.id))) throw new errors.TattooNotFoundError()
    const kept = await queries.listVersions(tx, row.id)
    if (kept.length >= VERSIONS_MAX) throw new errors.TooManyVersionsError(VERSIONS_MAX)
    const [newest = await queries.insertVersion(tx, firstVersionOf(row))] = kept
    const version = await queries.insertVersion(tx, {
      ...form,
      tattoo_id: row.id,
      number: newest.number + 1,
      created_at: deps.clock.now(),
    })
    await show(deps, tx, version)
    return version
  })
}

/** The design's row says what is shown; pages, lists and downloads look at nothing else. */
async function show(deps: Deps, tx: Executor, version: queries.VersionRow): Promise<void> {
  const row = await tattoos.lockTattoo(tx, version.tattoo_id)
  if (!row) throw new errors.TattooNotFoundError()
  const { tattoo_id: id, number, change: _, created_at: __, ...form } = version
  await tattoos.updateTattoo(tx, id, {
    ...form,
    version: number,
    search_text: composeSearchText({ ...row, style: form.style }),
    updated_at: deps.clock.now(),
  })
  await indexAgain(tx, row)
}

function firstVersionOf(row: tattoos.TattooRow): queries.VersionRow {
  return {
    tattoo_id: row.id,
    number: 1,
    change: 'As it was drawn',
    filename: row.filename,
    file_folder: row.file_folder,
    style: row.style,
    color: row.color,
    width_px: row.width_px,
    height_px: row.height_px,
    webp_widths: row.webp_widths,
    avif_widths: row.avif_widths,
    preview_data_uri: row.preview_data_uri,
    alt_text: row.alt_text,
    meta_description: row.meta_description,
    master_engine: row.master_engine ?? PICTURE_IS_MASTER,
    created_at: row.created_at,
  }
}

/** The texts begin with the style's name: see `composeTattoo`. */
function formOf(row: tattoos.TattooRow, { style, isColoured, original, ...design }: DrawnScene) {
  const inStyle = (text: string | null) =>
    text?.startsWith(row.style) ? `${style}${text.slice(row.style.length)}` : text
  return {
    style,
    color: isColoured ? 'Colored' : 'Black and white',
    width_px: original.widthPx,
    height_px: original.heightPx,
    webp_widths: design.webp.map(({ widthPx }) => widthPx),
    avif_widths: design.avif.map(({ widthPx }) => widthPx),
    preview_data_uri: design.previewDataUri,
    alt_text: inStyle(row.alt_text),
    meta_description: inStyle(row.meta_description),
    master_engine: design.master.engine,
  }
}

/** What a person reads beside the picture, in the words of the buttons that made it. */
function wordsFor(
  row: tattoos.TattooRow,
  { style, isColoured }: DrawnScene,
  wish: NewVersionRequest,
): string {
  const color = isColoured ? 'Colored' : 'Black and white'
  const words = [
    ...(style === row.style ? [] : [style]),
    ...(color === row.color ? [] : [isColoured ? 'in colour' : 'in black']),
    ...(wish.isMirrored ? ['mirrored'] : []),
    ...(wish.scene ? ['changed by hand'] : []),
  ]
  const [first = 'drawn again', ...others] = words
  return [first[0]!.toUpperCase() + first.slice(1), ...others].join(', ')
}

function presentVersion(
  { imageSigner, clock }: Deps,
  version: queries.VersionRow,
  shown: Pick<tattoos.TattooRow, 'version' | 'is_public' | 'hidden_at'>,
): TattooVersion {
  const isCurrent = version.number === shown.version
  // Only the version that is shown may be public.
  const file = { ...shown, filename: version.filename, is_public: shown.is_public && isCurrent }
  const address = (width: number) =>
    imageAddress(file, `${width}.webp`, { signer: imageSigner, now: clock.now() })
  return {
    number: version.number,
    change: version.change,
    style: version.style,
    color: version.color,
    imageUrl: address(version.webp_widths.at(-1)!),
    webpSrcSet: version.webp_widths.map((width) => `${address(width)} ${width}w`).join(', '),
    previewDataUri: version.preview_data_uri,
    width: version.width_px,
    height: version.height_px,
    isCurrent,
    createdAt: version.created_at.toISOString(),
  }
}

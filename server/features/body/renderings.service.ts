import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { RenderingNotFoundError } from '#server/features/body/body.errors.ts'
import { presentRendering } from '#server/features/body/body.present.ts'
import { readFile } from '#server/features/body/photo-files.ts'
import { mayOpen, type PictureProof } from '#server/features/body/photos.service.ts'
import * as queries from '#server/features/body/renderings.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { toPng } from '#server/providers/photo-intake/to-jpeg.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'
import { SHARE_LINK_DAYS, type BodyRendering, type ShareResponse } from '#shared/body.ts'

const LIST_LIMIT = 100
const DAY_MS = 86_400_000

/** The person's mapped pictures, newest first. */
export async function listRenderings(
  deps: Deps,
  actor: Actor,
  { before, generationId }: { before?: number | undefined; generationId?: number | undefined },
): Promise<BodyRendering[]> {
  const rows = await queries.listRenderings(deps.db, {
    accountId: actor.accountId,
    generationId,
    before,
    limit: LIST_LIMIT,
    now: deps.clock.now(),
  })
  return rows.map((row) => presentRendering(deps, row))
}

async function getOwn(deps: Deps, actor: Actor, id: number): Promise<queries.BodyRenderingRow> {
  const row = await queries.findRendering(deps.db, id, deps.clock.now())
  if (row?.account_id !== actor.accountId) throw new RenderingNotFoundError()
  return row
}

export async function openRendering(
  deps: Deps,
  id: number,
  proof: PictureProof,
): Promise<StoredFile> {
  const row = await queries.findRendering(deps.db, id, deps.clock.now())
  if (!row || !mayOpen(deps, row.account_id, proof)) throw new RenderingNotFoundError()
  return openFile(deps, row)
}

/** The same as a file to take home. */
export async function makeRenderingPng(
  deps: Deps,
  id: number,
  proof: PictureProof,
): Promise<Buffer> {
  const row = await queries.findRendering(deps.db, id, deps.clock.now())
  if (!row || !mayOpen(deps, row.account_id, proof)) throw new RenderingNotFoundError()
  const bytes = await readFile(deps.files, row.file_key)
  if (!bytes) throw new RenderingNotFoundError()
  return toPng(bytes)
}

export async function deleteRendering(deps: Deps, actor: Actor, id: number): Promise<void> {
  const row = await getOwn(deps, actor, id)
  await deps.files.remove(row.file_key)
  await queries.deleteRendering(deps.db, id)
}

/** A new link; the one before it, if any, works no more. */
export async function shareRendering(deps: Deps, actor: Actor, id: number): Promise<ShareResponse> {
  const row = await getOwn(deps, actor, id)
  const { token, tokenHash } = createToken()
  const longest = new Date(deps.clock.now().getTime() + SHARE_LINK_DAYS * DAY_MS)
  const expiresAt = row.deletes_at < longest ? row.deletes_at : longest
  await queries.setShare(deps.db, id, { hash: tokenHash, expiresAt })
  return {
    url: `${deps.config.origin}/shared/${token}`,
    pictureUrl: `${deps.config.origin}/api/body/shared/${token}`,
    expiresAt: expiresAt.toISOString(),
  }
}

export async function unshareRendering(deps: Deps, actor: Actor, id: number): Promise<void> {
  await getOwn(deps, actor, id)
  await queries.setShare(deps.db, id, null)
}

/** For whoever holds the link. */
export async function openShared(deps: Deps, token: string): Promise<StoredFile> {
  const row = await queries.findShared(deps.db, hashToken(token), deps.clock.now())
  if (!row) throw new RenderingNotFoundError()
  return openFile(deps, row)
}

/** The size of the picture behind a link, for the page that shows it; undefined when the link works no more. */
export async function findShared(
  deps: Deps,
  token: string,
): Promise<{ width: number; height: number } | undefined> {
  const row = await queries.findShared(deps.db, hashToken(token), deps.clock.now())
  return row && { width: row.width_px, height: row.height_px }
}

async function openFile(deps: Deps, row: queries.BodyRenderingRow): Promise<StoredFile> {
  const file = await deps.files.open(row.file_key)
  if (!file) throw new RenderingNotFoundError()
  return file
}

import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { getAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import { FirstDesignGoneError } from '#server/features/first-design/first-design.errors.ts'
import * as queries from '#server/features/first-design/first-design.queries.ts'
import {
  folderOf,
  PREVIEW_NAME,
  type KeptDesign,
} from '#server/features/first-design/kept-design.ts'
import { composeTattoo } from '#server/features/tattoos/compose-tattoo.service.ts'
import { folderOfGeneration, removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import { removeTattooFiles } from '#server/features/tattoos/tattoos.jobs.ts'
import { addTattoos, getTattooByFilename } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { SKIN_TONES } from '#shared/options.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/**
 * A visitor's design becomes the person's, without the mark and without a credit. It works once: of two who come with the
 * same token at once, one gets it.
 */
export async function claimFirstDesign(
  deps: Deps,
  actor: Actor,
  claimToken: string,
): Promise<Tattoo> {
  const now = deps.clock.now()
  const row = await queries.findReadyByClaim(deps.db, { claimHash: hashToken(claimToken), now })
  if (!row) throw new FirstDesignGoneError()
  const isPublic = await isPublicFor(deps, actor)
  const { accountId } = actor
  // A folder of its own for every attempt: whoever is too late removes what is theirs, not what the first one needs.
  const attempt = randomBytes(4).toString('hex')
  const folder = `${folderOfGeneration(accountId, row.file_stem)}-${attempt}`
  await copyFiles(deps, { from: folderOf(row.file_stem), to: folder })
  const { request, image } = row.design as KeptDesign
  const tattoo = composeTattoo({
    accountId,
    generationId: null,
    fileStem: row.file_stem,
    folder,
    prompt: request.prompt,
    skinTone: SKIN_TONES[0].description,
    gender: 'Other',
    provider: 'ink',
    request,
    image,
    isPublic,
    remixedFromId: null,
    createdAt: now,
  })
  const isClaimed = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.markClaimed(tx, row.id))) return false
    await addTattoos(tx, [tattoo])
    await deps.jobs.add(tx, removeTattooFiles, { folder: folderOf(row.file_stem) })
    return true
  })
  if (!isClaimed) {
    await removeFolder(deps.files, folder)
    throw new FirstDesignGoneError()
  }
  return getTattooByFilename(deps, actor, tattoo.filename)
}

/** As with every design: public, unless the plan has private ones and the person wants them so. */
async function isPublicFor(deps: Deps, { accountId }: Actor): Promise<boolean> {
  const account = await getAccount(deps, accountId)
  const { hasPrivateDesigns } = currentPlan(account, deps.clock.now())
  return !(hasPrivateDesigns && account.is_private_by_default)
}

async function copyFiles(
  { files }: Pick<Deps, 'files'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  try {
    for await (const key of files.list(`${from}/`)) {
      const name = key.slice(from.length + 1)
      const file = name === PREVIEW_NAME ? undefined : await files.open(key)
      if (file)
        await files.put(`${to}/${name}`, await buffer(file.body), { contentType: file.contentType })
    }
  } catch (error) {
    await removeFolder(files, to)
    throw error
  }
}

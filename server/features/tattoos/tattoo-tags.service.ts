import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import { checkText } from '#server/features/moderation/moderation.service.ts'
import { composeSearchText, indexAgain } from '#server/features/tattoos/gallery-index.service.ts'
import { TattooNotFoundError, TooManyTagsError } from '#server/features/tattoos/tattoos.errors.ts'
import * as queries from '#server/features/tattoos/tattoos.queries.ts'
import { getTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { TAGS_MAX } from '#shared/gallery.ts'
import { listDistinctTags, normaliseTag } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What a design is filed under, as the administrator sets it. */
export async function setTags(
  deps: Deps,
  actor: Actor,
  { tattooId, tags }: { tattooId: number; tags: readonly string[] },
): Promise<Tattoo> {
  return changeTags(deps, actor, tattooId, () => tags)
}

export async function addTag(
  deps: Deps,
  actor: Actor,
  { tattooId, tag }: { tattooId: number; tag: string },
): Promise<Tattoo> {
  return changeTags(deps, actor, tattooId, (tags) => [...tags, tag])
}

export async function removeTag(
  deps: Deps,
  actor: Actor,
  { tattooId, tag }: { tattooId: number; tag: string },
): Promise<Tattoo> {
  const name = normaliseTag(tag)
  return changeTags(deps, actor, tattooId, (tags) =>
    tags.filter((kept) => normaliseTag(kept) !== name),
  )
}

/** Row and index change together. Only tags that are new are judged: what the engine gave a design stays. */
async function changeTags(
  deps: Deps,
  actor: Actor,
  tattooId: number,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Tattoo> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await queries.lockTattoo(tx, tattooId)
    if (!row) throw new TattooNotFoundError()
    const tags = listDistinctTags(change(row.tags))
    if (tags.length > TAGS_MAX) throw new TooManyTagsError()
    for (const tag of tags) if (!row.tags.includes(tag)) checkText(tag, 'tag')
    const now = deps.clock.now()
    await queries.updateTattoo(tx, tattooId, {
      tags,
      search_text: composeSearchText({ ...row, tags }),
      updated_at: now,
    })
    await indexAgain(tx, row)
    if (row.account_id === actor.accountId) return
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'tags_changed',
      target: { kind: 'tattoo', id: tattooId },
      details: {
        ownerId: row.account_id,
        added: tags.filter((tag) => !row.tags.includes(tag)).length,
        removed: row.tags.filter((tag) => !tags.includes(tag)).length,
      },
      now,
    })
  })
  return getTattoo(deps, actor, tattooId)
}

import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import { accountOf, hashAudience } from '#server/features/tattoos/audience.ts'
import { indexAgain } from '#server/features/tattoos/gallery-index.service.ts'
import * as reports from '#server/features/tattoos/reports.queries.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import * as queries from '#server/features/tattoos/tattoos.queries.ts'
import {
  getTattoo,
  getVisibleTattoo,
  listTattoos,
} from '#server/features/tattoos/tattoos.service.ts'
import { identifyAudience, type Visitor } from '#server/features/tattoos/upvotes.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ReportRequest, ReportsResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const REPORTS_PAGE_SIZE = 50

/** Says that a design should not be public. Nothing happens to it before the administrator has looked. */
export async function reportTattoo(
  deps: Deps,
  actor: Actor | undefined,
  { tattooId, reason, note, ...visitor }: ReportRequest & Visitor & { tattooId: number },
): Promise<void> {
  const audience = await identifyAudience(deps, actor, visitor)
  await getVisibleTattoo(deps, actor, tattooId)
  await reports.insertReport(deps.db, {
    tattoo_id: tattooId,
    reporter: hashAudience(audience),
    account_id: accountOf(audience),
    reason,
    note,
    created_at: deps.clock.now(),
  })
}

/** What nobody has looked at yet, newest first. */
export async function listReports(
  deps: Deps,
  actor: Actor,
  before: number | undefined,
): Promise<ReportsResponse> {
  const rows = await reports.listOpenReports(deps.db, { before, limit: REPORTS_PAGE_SIZE + 1 })
  const page = rows.slice(0, REPORTS_PAGE_SIZE)
  const ids = [...new Set(page.map((row) => row.tattoo_id))]
  const tattoos = new Map(
    (await listTattoos(deps, actor, ids)).map((tattoo) => [tattoo.id, tattoo] as const),
  )
  return {
    reports: page.flatMap((row) => {
      const tattoo = tattoos.get(row.tattoo_id)
      if (!tattoo) return []
      return {
        id: row.id,
        tattooId: row.tattoo_id,
        reason: row.reason,
        note: row.note,
        reporterId: row.account_id,
        createdAt: row.created_at.toISOString(),
        tattoo,
      }
    }),
    hasMore: rows.length > page.length,
  }
}

/** Out of the gallery, or back into it. Either way its reports are dealt with. */
export async function setHidden(
  deps: Deps,
  actor: Actor,
  { tattooId, isHidden }: { tattooId: number; isHidden: boolean },
): Promise<Tattoo> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const row = await queries.lockTattoo(tx, tattooId)
    if (!row) throw new TattooNotFoundError()
    const hiddenAt = isHidden ? (row.hidden_at ?? now) : null
    await queries.updateTattoo(tx, tattooId, { hidden_at: hiddenAt, updated_at: now })
    await indexAgain(tx, row)
    await reports.endReports(tx, tattooId, now)
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: isHidden ? 'design_hidden' : 'design_restored',
      target: { kind: 'tattoo', id: tattooId },
      details: { ownerId: row.account_id },
      now,
    })
  })
  return getTattoo(deps, actor, tattooId)
}

import path from 'node:path'
import type { Readable } from 'node:stream'
import { filesOfAccount } from '#server/features/accounts/account-files.ts'
import { presentCurrentUser } from '#server/features/accounts/accounts.present.ts'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { listSessions } from '#server/features/accounts/sessions.queries.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { exportBilling } from '#server/features/billing/billing.service.ts'
import { exportBody } from '#server/features/body/body-export.service.ts'
import { exportLedger } from '#server/features/credits/credits.service.ts'
import { exportFactors } from '#server/features/factors/factors.service.ts'
import { exportGenerations } from '#server/features/generations/generation-export.service.ts'
import { exportMessages } from '#server/features/support/support.service.ts'
import { exportTattoos } from '#server/features/tattoos/tattoo-export.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { packFiles, type PackedFile } from '#server/providers/storage/pack-files.ts'

/** Everything kept of a person: one JSON file, and their images as they are stored. Streams, whatever its size. */
export async function exportOwnData(deps: Deps, actor: Actor): Promise<Readable> {
  await deps.rateLimits.consume(RATE_LIMITS.exportPerAccount, String(actor.accountId))
  const account = await getOwnAccount(deps, actor)
  const sessions = await listSessions(deps.db, {
    accountId: account.id,
    now: deps.clock.now(),
  })
  const document = {
    exportedAt: deps.clock.now().toISOString(),
    account: {
      ...presentCurrentUser(account, deps.clock.now()),
      updatedAt: account.updated_at.toISOString(),
      signsInWithGoogle: account.google_subject !== null,
      utmParams: account.utm_params,
      privateByDefault: account.is_private_by_default,
    },
    sessions: sessions.map((session) => ({
      device: session.device,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
      expiresAt: session.expires_at.toISOString(),
    })),
    secondFactors: await exportFactors(deps.db, account.id),
    credits: await exportLedger(deps.db, account.id),
    billing: await exportBilling(deps.db, account.id),
    designs: await exportTattoos(deps.db, account.id),
    requests: await exportGenerations(deps.db, account.id),
    messages: await exportMessages(deps.db, account.id),
    bodyMapping: await exportBody(deps.db, account.id, deps.clock.now()),
  }
  return packFiles(deps.files, listPacked(deps, account.id, document))
}

async function* listPacked(
  { files }: Deps,
  accountId: number,
  document: object,
): AsyncGenerator<PackedFile> {
  yield { name: 'inkwright.json', bytes: Buffer.from(JSON.stringify(document, null, 2)) }
  const prefix = filesOfAccount(accountId)
  for await (const key of files.list(prefix))
    yield { name: path.posix.join('images', key.slice(prefix.length)), key }
}

import { sql, type Selectable } from 'kysely'
import type { FirstDesignTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type FirstDesignRow = Selectable<FirstDesignTable>

/** Any number that no other advisory lock of ours has. */
const LOCK_KEY = 7_249_032

/** Until the transaction ends: whoever counts and then takes a place is alone while doing so. */
export async function lockPlaces(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx)
}

export interface Takings {
  /** Being drawn for anybody. */
  drawing: number
  ofBrowser: number
  ofAddress: number
  /** When the first of those of the browser or the address no longer counts. */
  freeAt: Date | null
}

/** A drawing that began before `aliveSince` was given up, and counts for nobody. */
export async function countTakings(
  db: Executor,
  who: { browserHash: Uint8Array; addressHash: Uint8Array; now: Date; aliveSince: Date },
): Promise<Takings> {
  const { rows } = await sql<Takings>`
    select
      count(*) filter (where state = 'drawing')::int as "drawing",
      count(*) filter (where browser_hash = ${who.browserHash})::int as "ofBrowser",
      count(*) filter (where address_hash = ${who.addressHash})::int as "ofAddress",
      min(expires_at) filter (
        where browser_hash = ${who.browserHash} or address_hash = ${who.addressHash}
      ) as "freeAt"
    from first_design
    where expires_at > ${who.now}
      and (state = 'drawing' or browser_hash = ${who.browserHash} or address_hash = ${who.addressHash})
      and (state <> 'drawing' or created_at > ${who.aliveSince})
  `.execute(db)
  return rows[0]!
}

export async function insertDrawing(
  db: Executor,
  place: Pick<
    FirstDesignRow,
    'browser_hash' | 'address_hash' | 'file_stem' | 'created_at' | 'expires_at'
  >,
): Promise<void> {
  await db
    .insertInto('first_design')
    .values({ ...place, state: 'drawing' })
    .execute()
}

/** False when the place was given up meanwhile. */
export async function markReady(
  db: Executor,
  fileStem: string,
  { claimHash, design }: { claimHash: Uint8Array; design: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('first_design')
    .set({ state: 'ready', claim_hash: claimHash, design })
    .where('file_stem', '=', fileStem)
    .where('state', '=', 'drawing')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteFirstDesign(db: Executor, fileStem: string): Promise<void> {
  await db.deleteFrom('first_design').where('file_stem', '=', fileStem).execute()
}

export function findReadyByClaim(
  db: Executor,
  { claimHash, now }: { claimHash: Uint8Array; now: Date },
): Promise<FirstDesignRow | undefined> {
  return db
    .selectFrom('first_design')
    .selectAll()
    .where('claim_hash', '=', claimHash)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export function findReadyByStem(
  db: Executor,
  { fileStem, now }: { fileStem: string; now: Date },
): Promise<Pick<FirstDesignRow, 'id'> | undefined> {
  return db
    .selectFrom('first_design')
    .select('id')
    .where('file_stem', '=', fileStem)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The row stays, without what was in it, so that the day still counts. False when somebody was first. */
export async function markClaimed(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('first_design')
    .set({ state: 'claimed', claim_hash: null, design: null })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Expired, or given up while being drawn. */
export async function listOver(
  db: Executor,
  { now, aliveSince, limit }: { now: Date; aliveSince: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('first_design')
    .select('file_stem')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where.and([where('state', '=', 'drawing'), where('created_at', '<=', aliveSince)]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ file_stem }) => file_stem)
}

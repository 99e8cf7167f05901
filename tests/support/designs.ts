import { ENGINE_VERSION } from '#engine/version.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { MASTER_NAMES, ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import { addTattoos, type NewTattoo } from '#server/features/tattoos/tattoos.service.ts'
import { contentTypeOf } from '#server/providers/storage/file-store.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import type { Color, Gender, Placement } from '#shared/options.ts'
import { createClient } from '#tests/support/client.ts'
import type { TestDeps } from '#tests/support/deps.ts'

export interface DesignFields {
  prompt: string
  tags?: string[]
  style?: string
  gender?: Gender
  placement?: Placement | null
  /** Of people who are signed in. */
  upvotes?: number
  isPublic?: boolean
  meaning?: string | null
  color?: Color
  /** The request that it is a variation of. */
  generationId?: number
  /** Where it stands before likes and twins are counted. */
  standing?: number
}

/** A statement has room for 65,535 values. */
const BATCH = 500

const toRow = (
  deps: TestDeps,
  accountId: number,
  { prompt, tags = ['rose'], style = 'Fine Line', ...more }: DesignFields,
  stem: string,
): NewTattoo => ({
  account_id: accountId,
  filename: `${stem}.png`,
  file_folder: `users/${accountId}/designs/${stem}`,
  prompt,
  style,
  color: more.color ?? 'Black and white',
  generation_id: more.generationId ?? null,
  standing: more.standing ?? 0,
  skin_tone: 'medium',
  gender: more.gender ?? 'Female',
  placement: more.placement === undefined ? 'Forearm' : more.placement,
  provider: 'ink',
  recipe: '{}',
  master_engine: ENGINE_VERSION,
  width_px: 1024,
  height_px: 1024,
  webp_widths: [320],
  avif_widths: [320],
  preview_data_uri: 'data:,',
  meaning: more.meaning ?? null,
  tags,
  upvotes: more.upvotes ?? 0,
  popularity: more.upvotes ?? 0,
  is_public: more.isPublic ?? true,
  created_at: deps.clock.now(),
  updated_at: deps.clock.now(),
})

/** Designs as a delivery leaves them, without any file. Returns their ids, in order. */
export async function addDesigns(
  deps: TestDeps,
  accountId: number,
  designs: readonly DesignFields[],
): Promise<number[]> {
  const { last } = await deps.db
    .selectFrom('tattoo')
    .select((select) => select.fn.coalesce(select.fn.max('id'), select.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  const rows = designs.map((design, index) =>
    toRow(deps, accountId, design, `design-${last + index}`),
  )
  for (let from = 0; from < rows.length; from += BATCH)
    await deps.db.transaction().execute((tx) => addTattoos(tx, rows.slice(from, from + BATCH)))
  const added = await deps.db
    .selectFrom('tattoo')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .execute()
  return added.map(({ id }) => id)
}

/** A design with something under every name that a master has, for tests that are not about what files are made of it. */
export async function addKeptDesign(
  deps: TestDeps,
  accountId: number,
  design: DesignFields,
): Promise<number> {
  const [id] = (await addDesigns(deps, accountId, [design])) as [number]
  const { file_folder: folder } = await deps.db
    .selectFrom('tattoo')
    .select('file_folder')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const name of [ORIGINAL_NAME, ...Object.values(MASTER_NAMES)])
    await deps.files.put(`${folder}/${name}`, new Uint8Array([1]), {
      contentType: contentTypeOf(name),
    })
  return id
}

export async function signInAsAdmin(deps: TestDeps): Promise<AuthResponse> {
  const admin = await ensureAdmin(deps)
  if (!admin) throw new Error('the administrator was there before')
  const { body } = await createClient(deps).post<AuthResponse>('/auth/login', admin)
  return body
}

import type { Executor } from '#server/platform/db.ts'

export interface PublicDesign {
  id: number
  filename: string
  prompt: string
  alt_text: string | null
  meta_description: string | null
  webp_widths: number[]
  created_at: Date
  updated_at: Date
}

const publicDesigns = (db: Executor) =>
  db
    .selectFrom('tattoo')
    .select([
      'id',
      'filename',
      'prompt',
      'alt_text',
      'meta_description',
      'webp_widths',
      'created_at',
      'updated_at',
    ])
    .where('is_public', '=', true)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')

/** With ids above the first and up to the last: as many as there are numbers between, however many designs there are. */
export function listDesignsBetween(
  db: Executor,
  { after, upTo }: { after: number; upTo: number },
): Promise<PublicDesign[]> {
  return publicDesigns(db).where('id', '>', after).where('id', '<=', upTo).execute()
}

export function listNewestDesigns(db: Executor, limit: number): Promise<PublicDesign[]> {
  return publicDesigns(db).limit(limit).execute()
}

export async function findNewestId(db: Executor): Promise<number> {
  return (await listNewestDesigns(db, 1))[0]?.id ?? 0
}

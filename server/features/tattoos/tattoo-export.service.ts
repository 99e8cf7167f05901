import * as queries from '#server/features/tattoos/tattoos.queries.ts'
import type { Executor } from '#server/platform/db.ts'

/** A person's designs and what they said to others', as it is kept; the pictures lie beside them in the export. */
export async function exportTattoos(db: Executor, accountId: number) {
  const { designs, versions, favorites, likes, reports } = await queries.listForExport(
    db,
    accountId,
  )
  return {
    own: designs.map((row) => ({
      id: row.id,
      generationId: row.generation_id,
      folder: folderInExport(row.file_folder),
      prompt: row.prompt,
      style: row.style,
      color: row.color,
      skinTone: row.skin_tone,
      gender: row.gender,
      placement: row.placement,
      tags: row.tags,
      isPublic: row.is_public,
      upvotes: row.upvotes,
      remixedFromId: row.remixed_from_id,
      version: row.version,
      versions: versions
        .filter((version) => version.tattoo_id === row.id)
        .map(({ number, change, file_folder: folder, created_at: createdAt }) => ({
          number,
          change,
          folder: folderInExport(folder),
          createdAt: createdAt.toISOString(),
        })),
      createdAt: row.created_at.toISOString(),
    })),
    favorites: favorites.map(presentMark),
    likes: likes.map(presentMark),
    reports: reports.map((row) => ({ ...presentMark(row), reason: row.reason, note: row.note })),
  }
}

const folderInExport = (folder: string) => folder.replace(/^users\/\d+\//, 'images/')

const presentMark = (row: { tattoo_id: number; created_at: Date }) => ({
  tattooId: row.tattoo_id,
  createdAt: row.created_at.toISOString(),
})

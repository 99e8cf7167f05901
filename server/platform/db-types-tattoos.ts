import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Gender, Placement } from '#shared/options.ts'

export interface TattooTable {
  id: GeneratedAlways<number>
  account_id: number
  generation_id: number | null
  filename: string
  file_folder: string
  content: Generated<string>
  prompt: string
  style: string
  color: string
  skin_tone: string
  gender: Gender
  placement: Placement | null
  provider: string
  /** What the provider needs to draw it again; the tattoos feature alone reads it. */
  recipe: ColumnType<unknown, string, string>
  width_px: number
  height_px: number
  webp_widths: number[]
  avif_widths: number[]
  preview_data_uri: string
  alt_text: string | null
  meta_description: string | null
  meaning: string | null
  tags: Generated<string[]>
  is_public: Generated<boolean>
  upvotes: Generated<number>
  downvotes: Generated<number>
  remixed_from_id: number | null
  created_at: Date
  updated_at: Date
  hidden_at: Date | null
  search_text: Generated<string>
  /** A tsvector: for the database alone. The database says null may come of it, since it is computed. */
  search: GeneratedAlways<string | null>
  /** Likes of people who are signed in. */
  popularity: Generated<number>
  /** Whether it stands for its request in the gallery. */
  is_lead: Generated<boolean>
  likeness: Generated<string>
  standing: Generated<number>
  /** What the gallery is put in order by: its standing, and its likes. */
  rank: GeneratedAlways<number>
  /** See the migration: null until its master is kept, 0 where the picture is the master. */
  master_engine: number | null
  version: Generated<number>
}

export interface TattooVersionTable {
  tattoo_id: number
  number: number
  change: string
  filename: string
  file_folder: string
  style: string
  color: string
  width_px: number
  height_px: number
  webp_widths: number[]
  avif_widths: number[]
  preview_data_uri: string
  alt_text: string | null
  meta_description: string | null
  master_engine: number
  created_at: Date
}

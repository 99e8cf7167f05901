import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  DELETION_REASONS,
  InkPlacement,
  LimbReading,
  Retake,
  TRAINING_STATES,
} from '#shared/body.ts'

export interface BodyPhotoTable {
  id: GeneratedAlways<number>
  account_id: number
  upload_key: string
  file_folder: string
  width_px: number
  height_px: number
  review: 'clear' | 'waiting'
  reading: ColumnType<LimbReading | null, string | undefined, string | null>
  created_at: Date
  stored_at: Date | null
  deletes_at: Date
}

export interface PhotoDeletionTable {
  id: GeneratedAlways<number>
  account_id: number
  photos: number
  reason: (typeof DELETION_REASONS)[number]
  created_at: Date
}

export interface BodyProfileTable {
  id: GeneratedAlways<number>
  account_id: number
  trigger_word: string
  photo_ids: number[]
  state: Generated<(typeof TRAINING_STATES)[number]>
  photos_read: Generated<number>
  retakes: ColumnType<Retake[], string | undefined, string>
  remote_id: string | null
  remote_photo_ids: number[] | null
  model_version: string | null
  failure_code: string | null
  failure_message: string | null
  created_at: Date
  ended_at: Date | null
}

export interface TrainingToForgetTable {
  remote_id: string
  model_version: string | null
  photos: number
  account_id: number | null
  tried_at: Date | null
}

export interface BodyRenderingTable {
  id: GeneratedAlways<number>
  account_id: number
  photo_id: number
  tattoo_id: number | null
  generation_id: number | null
  file_key: string
  width_px: number
  height_px: number
  placement: ColumnType<InkPlacement, string, string>
  share_hash: Uint8Array | null
  share_expires_at: Date | null
  created_at: Date
}

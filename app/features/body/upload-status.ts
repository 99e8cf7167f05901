import { ApiError, messageOf } from '#app/platform/http/api-client.ts'

export type UploadStatus =
  | { state: 'idle' | 'starting' | 'started' | 'completed' }
  | { state: 'uploading'; percent: number }
  | { state: 'failed'; reason: string }

/** §4.upload.words, to the letter. */
export function uploadText(status: UploadStatus): string {
  switch (status.state) {
    case 'idle':
      return ''
    case 'starting':
      return 'Starting upload...'
    case 'started':
      return 'Upload started'
    case 'uploading':
      return `Uploading... ${status.percent}%`
    case 'completed':
      return 'Upload complete'
    case 'failed':
      return 'Upload failed'
  }
}

export const isUnderWay = ({ state }: UploadStatus) =>
  state === 'starting' || state === 'started' || state === 'uploading'

/** All bytes are out, and the server opens, cleans and checks every photo. */
export const isBeingChecked = (status: UploadStatus) =>
  status.state === 'uploading' && status.percent === 100

/** Whole percents, and never a hundred before the last byte. */
export function uploadingAt(share: number): UploadStatus {
  return { state: 'uploading', percent: Math.min(100, Math.max(0, Math.floor(share * 100))) }
}

/** An upload is kept whole or not at all, so whatever went wrong, pressing the button again is right. */
export function uploadFailure(error: unknown): UploadStatus {
  const isLost = error instanceof ApiError && error.code === 'network'
  const reason = isLost
    ? 'The connection broke off. Nothing was kept, and your photos are still chosen: upload them again.'
    : messageOf(error, 'Nothing was kept. Please try again.')
  return { state: 'failed', reason }
}

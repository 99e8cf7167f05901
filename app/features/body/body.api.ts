import { call, send } from '#app/platform/http/api-client.ts'
import { upload } from '#app/features/body/upload.ts'
import {
  BodyPhotosResponse,
  BodyRenderingsResponse,
  LatestTrainingResponse,
  ShareResponse,
  Training,
  TryOnResponse,
  UploadedArchiveResponse,
  UploadedPhotosResponse,
  type PhotoTap,
  type TryOnRequest,
} from '#shared/body.ts'
import { IDEMPOTENCY_HEADER } from '#shared/tattoos.ts'

type UploadEvents = {
  onStarted: () => void
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** §7.upload.photos, §7.upload.zip: photos, or one zip of them. */
export function uploadPhotos(files: readonly File[], events: UploadEvents) {
  return upload('/tattoo/upload-zip', { ...events, files, schema: UploadedArchiveResponse })
}

export function uploadPhoto(file: File) {
  return upload('/tattoo/upload-photos', { files: [file], schema: UploadedPhotosResponse })
}

export const listPhotos = () => call('/body/photos', { schema: BodyPhotosResponse })

/** Both answer with what is left and with the record. */
export function deletePhoto(id: number) {
  return call(`/body/photos/${id}`, { method: 'DELETE', schema: BodyPhotosResponse })
}
export function deleteAllPhotos() {
  return call('/body/photos', { method: 'DELETE', schema: BodyPhotosResponse })
}

/** Where the skin is on a photo; answers with the photos as they are read then. */
export function pointAtSkin(id: number, tap: PhotoTap) {
  return call(`/body/photos/${id}/tap`, { method: 'POST', body: tap, schema: BodyPhotosResponse })
}

/** The latest, and the one whose photos designs are laid on. */
export const findLatestTraining = () => call('/training', { schema: LatestTrainingResponse })

/** Without an upload's address, all photos there are. */
export function startTraining(payload: { zipUrl?: string; triggerWord: string }) {
  return call('/training/start', { method: 'POST', body: { payload }, schema: Training })
}

/** As many as the server lists at a time. */
export const RENDERINGS_PER_PAGE = 100

/** The newest, or those before one of them. */
export async function listRenderings(before?: number) {
  const query = before === undefined ? '' : `?before=${before}`
  const { renderings } = await call(`/body/renderings${query}`, { schema: BodyRenderingsResponse })
  return renderings
}

/** One of one's own; undefined where there is none of this number. */
export async function findRendering(id: number) {
  const [newest] = await listRenderings(id + 1)
  return newest?.id === id ? newest : undefined
}

export function deleteRendering(id: number) {
  return send(`/body/renderings/${id}`, { method: 'DELETE' })
}

export function shareRendering(id: number) {
  return call(`/body/renderings/${id}/share`, { method: 'POST', schema: ShareResponse })
}

export function unshareRendering(id: number) {
  return send(`/body/renderings/${id}/share`, { method: 'DELETE' })
}

/** The key makes the call safe to repeat. */
export function tryOn(request: TryOnRequest, key: string) {
  return call('/body/try-on', {
    method: 'POST',
    body: request,
    headers: { [IDEMPOTENCY_HEADER]: key },
    schema: TryOnResponse,
  })
}

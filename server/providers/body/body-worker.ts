import sharp from 'sharp'
import { readAllAsSkin } from '#engine/body/by-hand.ts'
import { layInk, shareOnSkin } from '#engine/body/lay-ink.ts'
import type { Pixels } from '#engine/body/photo.ts'
import type { BodyNet } from '#engine/body/net/body-net.ts'
import { readPhotoBy, suggestPlacement, type PhotoReading } from '#engine/body/read-photo.ts'
import { sightOf } from '#engine/body/see-body.ts'
import type { MappedPhoto, PhotoFindings, Spot } from '#server/providers/body/body-studio.ts'
import { decodePicture } from '#server/providers/body/decode-picture.ts'
import { UnreadablePhotoError } from '#server/providers/body/photo-errors.ts'
import { loadBodyNet } from '#server/providers/body/load-body-net.ts'
import { isFinal, PHOTO_KEPT_PX, type InkPlacement, type PhotoRefusal } from '#shared/body.ts'

export type BodyOrder = Spot & { photo: Uint8Array } & (
    | { kind: 'read' }
    | { kind: 'map'; art: Uint8Array; placement: InkPlacement | undefined }
  )

export interface BodyWork {
  read: PhotoFindings
  map: MappedPhoto
}

/** Only a dying worker may reject, for that is what the studio tries again; errors lose their class between threads. */
export type BodyAnswer =
  | { kind: 'done'; result: BodyWork[keyof BodyWork] }
  | { kind: 'unreadable'; message: string }
  | { kind: 'refused'; refusals: PhotoRefusal[] }
  | { kind: 'failed'; error: Error }

/** Designs come at up to 4096 px; more than the photo shows is waste. */
const ART_MAX_PX = 1536
/** With less of its ink on skin a picture is not what was asked for: it is not made, and so not charged. */
const LEAST_ON_SKIN = 0.6

// One photo at a time: more threads inside one picture only get in each other's way.
sharp.concurrency(1)
sharp.cache(false)

let loading: Promise<BodyNet> | undefined

export async function work(order: BodyOrder): Promise<BodyAnswer> {
  // Outside the guard below: a worker whose model does not load must not stay.
  loading ??= loadBodyNet()
  const net = await loading
  try {
    const photo = await decodePicture(order.photo, PHOTO_KEPT_PX)
    const reading = readAt(photo, net, order)
    if (order.kind === 'read') return { kind: 'done', result: await toFindings(reading) }
    const { refusals } = reading.limb
    // Whether a poor photo will do is for the person to judge.
    const isRefused = order.tap?.isPhotoAccepted ? isFinal(refusals) : refusals.length > 0
    if (isRefused) return { kind: 'refused', refusals }
    const art = await decodePicture(order.art, ART_MAX_PX)
    const placement = order.placement ?? suggestPlacement(reading, art)
    if (shareOnSkin(photo, reading, art, placement) < LEAST_ON_SKIN)
      return { kind: 'refused', refusals: ['beside-skin'] }
    const mapped = layInk(photo, reading, art, placement)
    return { kind: 'done', result: { ...(await toPng(mapped)), placement } }
  } catch (error) {
    if (error instanceof UnreadablePhotoError) return { kind: 'unreadable', message: error.message }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  }
}

function readAt(photo: Pixels, net: BodyNet, { tap, place }: Spot): PhotoReading {
  if (tap?.isByHand) return readAllAsSkin(photo, tap)
  return readPhotoBy(photo, sightOf(photo, net, place), tap)
}

async function toFindings({ limb, mask }: PhotoReading): Promise<PhotoFindings> {
  const { width, height, alpha } = mask
  const maskPng = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { limb, maskPng: new Uint8Array(maskPng) }
}

async function toPng({ width, height, rgba }: Pixels) {
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 2, adaptiveFiltering: false })
    .toBuffer()
  return { png: new Uint8Array(png), width, height }
}

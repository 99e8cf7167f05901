import sharp, { type Metadata } from 'sharp'
import { isPhoto, isTwoThings, kindOf } from '#server/providers/photo-intake/file-kind.ts'
import {
  quoteName,
  UploadRefusedError,
} from '#server/providers/photo-intake/upload-refused-error.ts'
import { PHOTO_KEPT_PX, PHOTO_MAX_PIXELS } from '#shared/body.ts'

export interface CleanPhoto {
  /** A JPEG of nothing but pixels. */
  bytes: Buffer
  widthPx: number
  heightPx: number
}

const QUALITY = 90
/** Nobody's photo is smaller; a picture of one pixel is somebody's experiment. */
const LEAST_PX = 64

/** One at a time: a photo of the largest size takes up to 250 MB while it is turned upright. */
let last: Promise<unknown> = Promise.resolve()

/** The photo upright, at the size it is kept at, painted anew: place, camera and whatever else the file carried are gone. */
export function cleanPhoto(bytes: Buffer, name: string): Promise<CleanPhoto> {
  const turn = last.then(() => cleanNow(bytes, name))
  last = turn.catch(() => {})
  return turn
}

async function cleanNow(bytes: Buffer, name: string): Promise<CleanPhoto> {
  const kind = kindOf(bytes)
  refuseOthers(bytes, name)
  // The size is read from the header first, so that a bomb is refused before anything is unpacked.
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw broken(name, cause)
  }
  const { width, height, format } = metadata
  if (format !== kind) throw broken(name)
  if (width * height > PHOTO_MAX_PIXELS)
    throw new UploadRefusedError(
      'photo_too_many_pixels',
      `${quoteName(name)} has ${width} × ${height} pixels. Please send one of at most ${PHOTO_MAX_PIXELS / 1e6} megapixels.`,
    )
  if (Math.min(width, height) < LEAST_PX)
    throw new UploadRefusedError(
      'photo_too_small',
      `${quoteName(name)} is too small to see a body on. Please send the photo as your camera took it.`,
    )
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PHOTO_MAX_PIXELS + 1,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({
        width: PHOTO_KEPT_PX,
        height: PHOTO_KEPT_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, widthPx: info.width, heightPx: info.height }
  } catch (cause) {
    throw broken(name, cause)
  }
}

function refuseOthers(bytes: Buffer, name: string): void {
  const kind = kindOf(bytes)
  if (!isPhoto(kind)) throw refusalOfKind(kind, name)
  if (isTwoThings(bytes))
    throw new UploadRefusedError(
      'file_two_things',
      `${quoteName(name)} is a picture and something else in one file. Please export it as a plain JPEG.`,
    )
}

const broken = (name: string, cause?: unknown) =>
  new UploadRefusedError(
    'file_broken',
    `${quoteName(name)} is damaged or incomplete. Please send it again, or take another photo.`,
    { cause },
  )

export function refusalOfKind(kind: string, name: string): UploadRefusedError {
  if (kind === 'heic')
    return new UploadRefusedError(
      'file_heic',
      `${quoteName(name)} is a HEIC photo, which cannot be read here. Please export it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or share the photo as “JPEG”.`,
    )
  return new UploadRefusedError(
    'file_not_photo',
    `${quoteName(name)} is not a photo. Please send JPEG, PNG or WebP files, or a zip of them.`,
  )
}

import sharp, { type Metadata } from 'sharp'
import type { Pixels } from '#engine/body/photo.ts'
import { UnreadablePhotoError } from '#server/providers/body/photo-errors.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#shared/body.ts'

/** Vector and document formats are not for us to parse: they can reach outside themselves. */
const FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif'])

/** Upright sRGB pixels, the longer edge at most this long. Rejects with UnreadablePhotoError. */
export async function decodePicture(bytes: Uint8Array, longEdgePx: number): Promise<Pixels> {
  if (bytes.byteLength > PHOTO_MAX_BYTES)
    throw new UnreadablePhotoError(`The picture is larger than ${PHOTO_MAX_BYTES} bytes`)
  // The size is read from the header first, so that a bomb is refused before anything is unpacked.
  const { format, width, height } = await readHeader(bytes)
  if (!FORMATS.has(format))
    throw new UnreadablePhotoError(`Pictures of type ${format} are not opened`)
  if (width * height > PHOTO_MAX_PIXELS)
    throw new UnreadablePhotoError(`The picture has more than ${PHOTO_MAX_PIXELS} pixels`)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: longEdgePx, height: longEdgePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const rgba = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
    return { width: info.width, height: info.height, rgba }
  } catch (error) {
    throw new UnreadablePhotoError('The picture is damaged', error)
  }
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  } catch (error) {
    throw new UnreadablePhotoError('The bytes are no picture', error)
  }
}

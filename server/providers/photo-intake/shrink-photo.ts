import sharp from 'sharp'

const QUALITY = 80

/** The same photo with a longer edge of so many pixels at most. */
export function shrinkPhoto(bytes: Uint8Array, longEdgePx: number): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width: longEdgePx, height: longEdgePx, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

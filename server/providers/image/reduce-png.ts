import sharp from 'sharp'

/** A picture of ours again, with its longer side at most so long. */
export async function reducePng(bytes: Uint8Array, sizePx: number): Promise<Uint8Array> {
  const reduced = await sharp(bytes)
    .resize({ width: sizePx, height: sizePx, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return new Uint8Array(reduced)
}

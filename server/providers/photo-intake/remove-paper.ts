import sharp from 'sharp'

/**
 * Ink on nothing from ink on white paper: how dark a pixel is becomes how much ink covers it, and the ink keeps the colour that
 * gives the same picture on white again.
 */
export async function removePaper(png: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  const inked = Buffer.alloc(pixels * 4)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const from = pixel * 3
    const to = pixel * 4
    const least = Math.min(data[from]!, data[from + 1]!, data[from + 2]!)
    const cover = 255 - least
    if (cover === 0) continue
    for (let channel = 0; channel < 3; channel++)
      inked[to + channel] = Math.round(((data[from + channel]! - least) * 255) / cover)
    inked[to + 3] = cover
  }
  return sharp(inked, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer()
}

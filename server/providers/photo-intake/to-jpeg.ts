import sharp from 'sharp'

/** Fine lines on skin are what is looked at: no halving of colour. */
const QUALITY = 92

export function toJpeg(png: Uint8Array): Promise<Buffer> {
  return sharp(png).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}

export function toPng(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).png().toBuffer()
}

import sharp from 'sharp'

type Tone = Uint8ClampedArray

/** Models draw on paper that is nearly white, with some grain: of the picture's rim, so much may be darker than the paper is taken for. */
const GRAIN = 0.05
/** What is darker is no paper. */
const DARKEST_PAPER = 200

/**
 * Ink on nothing from ink on paper: how much darker than its paper a pixel is becomes how much ink covers it, and the ink keeps the
 * colour that gives the same picture on white.
 */
export async function removePaper(png: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [reds, greens, blues] = paperOf(data, width, height).map(onWhite) as [Tone, Tone, Tone]
  const inked = Buffer.alloc(width * height * 4)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    const red = reds[data[from]!]!
    const green = greens[data[from + 1]!]!
    const blue = blues[data[from + 2]!]!
    const least = Math.min(red, green, blue)
    const cover = 255 - least
    if (cover === 0) continue
    inked[to] = Math.round(((red - least) * 255) / cover)
    inked[to + 1] = Math.round(((green - least) * 255) / cover)
    inked[to + 2] = Math.round(((blue - least) * 255) / cover)
    inked[to + 3] = cover
  }
  return sharp(inked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** What each level of a channel would be if the paper were white. */
const onWhite = (paperLevel: number): Tone =>
  Uint8ClampedArray.from({ length: 256 }, (_, level) => Math.round((level * 255) / paperLevel))

/** By the rim, where designs leave a margin. */
function paperOf(data: Buffer, width: number, height: number): number[] {
  const rim: number[] = []
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) rim.push(y * width, (y + 1) * width - 1)
  return [0, 1, 2].map((channel) => {
    const levels = rim.map((pixel) => data[pixel * 3 + channel]!).toSorted((a, b) => a - b)
    const level = levels[Math.floor(GRAIN * levels.length)]!
    return level < DARKEST_PAPER ? 255 : level
  })
}

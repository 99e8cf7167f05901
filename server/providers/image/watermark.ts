import sharp from 'sharp'
import { plainLine } from '#engine/lettering/plain-line.ts'
import type { EncodedImage } from '#server/providers/image/image-provider.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const WEBP = { quality: 78, effort: 2 }
const LETTERS = { hand: 'roman', size: 30 } as const
/** Of one repetition: close enough that no subject falls between two. */
const STEP = { x: 90, y: 104 }
const TILT_DEGREES = -28
/** Dark with a light edge, so that it is seen on bare paper and on solid black alike. */
const INK =
  'fill="#161310" fill-opacity="0.34" stroke="#fff" stroke-opacity="0.5" stroke-width="1.4" paint-order="stroke"'

let resources: ReturnType<typeof loadEngineResources> | undefined

/** The picture with a name written across all of it, no wider than asked. */
export async function watermark(
  image: Uint8Array,
  { words, widthPx }: { words: string; widthPx: number },
): Promise<EncodedImage> {
  const base = sharp(image).resize({ width: widthPx, withoutEnlargement: true })
  const { data, info } = await base.toBuffer({ resolveWithObject: true })
  const marked = sharp(data)
    .composite([{ input: Buffer.from(markSvg(words, info.width, info.height)) }])
    .webp(WEBP)
  const { data: bytes, info: out } = await marked.toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(bytes),
    mediaType: 'image/webp',
    widthPx: out.width,
    heightPx: out.height,
  }
}

function markSvg(words: string, width: number, height: number): string {
  resources ??= loadEngineResources()
  const { readFace } = resources
  // Outlines and not text: which fonts a machine has must not decide whether there is a mark.
  const asked = plainLine(words, { ...LETTERS, readFace })
  const { d, width: lineWidth } =
    asked.d === '' ? plainLine('Preview', { ...LETTERS, readFace }) : asked
  const stepX = lineWidth + STEP.x
  const reach = Math.hypot(width, height) / 2 + stepX
  let marks = ''
  for (let row = Math.floor(-reach / STEP.y); row * STEP.y < reach; row++)
    for (let column = Math.floor(-reach / stepX); column * stepX < reach; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * stepX
      marks += `<use href="#m" x="${Math.round(x)}" y="${row * STEP.y}"/>`
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><path id="m" d="${d}" ${INK}/></defs><g transform="translate(${width / 2} ${height / 2}) rotate(${TILT_DEGREES})">${marks}</g></svg>`
}

import sharp from 'sharp'
import {
  breakLines,
  lineOf,
  widthOf,
  writable,
  type TypeStyle,
} from '#server/providers/share-images/letters.ts'
import { LOGO } from '#shared/brand.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SHARE_IMAGE_SIZE } from '#shared/share-images.ts'

/** What a link preview shows: a name, a line below it, and one or two sheets of flash. */
export interface ShareCard {
  title: string
  caption: string
  /** The first hangs in front. */
  pictures: readonly Uint8Array[]
}

const { widthPx: WIDTH, heightPx: HEIGHT } = SHARE_IMAGE_SIZE
const MARGIN = 72
const COLOURS = {
  paper: '#f5f0e6',
  sheet: '#fcfaf4',
  hair: '#dcd2bf',
  ink: '#161310',
  faded: '#5b534a',
  red: '#b8321a',
}

const TITLE_SIZES_PX = [92, 80, 68, 58, 50, 44]
const TITLE_MOST_LINES = 5
const TITLE_WIDTH = 500
const TITLE_MOST_HEIGHT = 300
const LINE_HEIGHT = 1.06
const BALANCE_STEP_PX = 10
const CAPTION: TypeStyle = { face: 'text', sizePx: 25 }
const CAPTION_BASELINE = HEIGHT - MARGIN
const WORDMARK: TypeStyle = { face: 'display', sizePx: 38, tracking: -0.03 }

interface Size {
  widthPx: number
  heightPx: number
}

/** Where sheets hang: the middle, the room they may take and how crooked they are. */
interface Nail extends Size {
  x: number
  y: number
  degrees: number
}

const ALONE: Nail = { x: 880, y: HEIGHT / 2, widthPx: 500, heightPx: 520, degrees: 1.6 }
const IN_FRONT: Nail = { x: 756, y: 334, widthPx: 320, heightPx: 430, degrees: -2.4 }
const BEHIND: Nail = { x: 1026, y: 296, widthPx: 300, heightPx: 400, degrees: 3 }
const SHEET_PADDING = 26

/** Above the grain of the paper. */
const TRIM_THRESHOLD = 24
/** For pictures that are read again at once. */
const QUICK_PNG = { compressionLevel: 1 }
const JPEG = { quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }

/** Letters are drawn as outlines, so that no font has to be installed where the product runs. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const [front, behind] = card.pictures
  const sheets =
    front === undefined
      ? []
      : behind === undefined
        ? [await hang(front, ALONE, (room) => room)]
        : [await hang(behind, BEHIND, () => BEHIND), await hang(front, IN_FRONT, () => IN_FRONT)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    '<defs><filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter></defs>' +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>` +
    sheets.join('') +
    drawWordmark() +
    drawWords(card) +
    '</svg>'
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer())
}

/** One sheet has the shape of its design; two have one shape between them. */
async function hang(
  picture: Uint8Array,
  nail: Nail,
  shapeOf: (room: Size) => Size,
): Promise<string> {
  const { data, info } = await sharp(await withoutMargins(picture))
    .resize({
      width: nail.widthPx - 2 * SHEET_PADDING,
      height: nail.heightPx - 2 * SHEET_PADDING,
      fit: 'inside',
    })
    .png(QUICK_PNG)
    .toBuffer({ resolveWithObject: true })
  const { widthPx: width, heightPx: height } = shapeOf({
    widthPx: info.width + 2 * SHEET_PADDING,
    heightPx: info.height + 2 * SHEET_PADDING,
  })
  const sheet = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="3"`
  return (
    `<g transform="translate(${nail.x} ${nail.y}) rotate(${nail.degrees})">` +
    `<rect ${sheet} fill="${COLOURS.ink}" opacity="0.26" transform="translate(0 14)" filter="url(#shade)"/>` +
    `<rect ${sheet} fill="${COLOURS.sheet}" stroke="${COLOURS.hair}"/>` +
    // What was drawn on paper of its own takes on the colour of this one.
    `<image style="mix-blend-mode:multiply" x="${-info.width / 2}" y="${-info.height / 2}" width="${info.width}" height="${info.height}" href="data:image/png;base64,${data.toString('base64')}"/>` +
    '</g>'
  )
}

/** The margins of a design suit a page of its own; a sheet this small has margins enough. */
async function withoutMargins(picture: Uint8Array): Promise<Buffer> {
  const flat = sharp(picture).flatten({ background: COLOURS.sheet })
  try {
    return await flat.clone().trim({ threshold: TRIM_THRESHOLD }).png(QUICK_PNG).toBuffer()
  } catch {
    // A picture of one colour has nothing but margins.
    return flat.png(QUICK_PNG).toBuffer()
  }
}

function drawWordmark(): string {
  const height = 40
  const scale = height / LOGO.height
  return (
    `<path fill="${COLOURS.ink}" fill-rule="evenodd" transform="translate(${MARGIN} ${MARGIN - 8}) scale(${scale})" d="${LOGO.d}"/>` +
    lineOf(PRODUCT_NAME, WORDMARK, {
      x: MARGIN + LOGO.width * scale + 13,
      y: MARGIN + 25,
      colour: COLOURS.ink,
    })
  )
}

function drawWords({ title, caption }: ShareCard): string {
  const { lines, style } = setTitle(capitalised(writable(title, 'display')))
  const lineHeight = style.sizePx * LINE_HEIGHT
  const lastBaseline = CAPTION_BASELINE - 84
  const words = lines.map((line, index) =>
    lineOf(line, style, {
      x: MARGIN - style.sizePx * 0.03,
      y: lastBaseline - (lines.length - 1 - index) * lineHeight,
      colour: COLOURS.ink,
    }),
  )
  const rule = `<rect x="${MARGIN}" y="${CAPTION_BASELINE - 46}" width="44" height="3" fill="${COLOURS.red}"/>`
  const below = lineOf(writable(caption, 'text'), CAPTION, {
    x: MARGIN,
    y: CAPTION_BASELINE,
    colour: COLOURS.faded,
  })
  return words.join('') + rule + below
}

/** As large as it fits; what is too long in the smallest size ends between two words. */
function setTitle(title: string): { lines: string[]; style: TypeStyle } {
  const smallest = styleOf(TITLE_SIZES_PX.at(-1)!)
  for (const sizePx of TITLE_SIZES_PX) {
    const style = styleOf(sizePx)
    const lines = breakLines(title, style, roomFor(sizePx))
    if (lines) return { lines: balance(title, style, lines), style }
  }
  const words = title.split(' ')
  while (words.length > 1) {
    words.pop()
    const lines = breakLines(`${words.join(' ')}…`, smallest, roomFor(smallest.sizePx))
    if (lines) return { lines, style: smallest }
  }
  return { lines: [cut(title, smallest)], style: smallest }
}

/** The same words in as many lines, of lengths as like as may be. */
function balance(title: string, style: TypeStyle, found: string[]): string[] {
  let lines = found
  for (let widthPx = TITLE_WIDTH; widthPx > 0; widthPx -= BALANCE_STEP_PX) {
    const narrower = breakLines(title, style, { widthPx, lines: found.length })
    if (!narrower) break
    lines = narrower
  }
  return lines
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const styleOf = (sizePx: number): TypeStyle => ({ face: 'display', sizePx, tracking: -0.022 })

const roomFor = (sizePx: number) => ({
  widthPx: TITLE_WIDTH,
  lines: Math.min(TITLE_MOST_LINES, Math.floor(TITLE_MOST_HEIGHT / (sizePx * LINE_HEIGHT))),
})

/** One word longer than the line. */
function cut(word: string, style: TypeStyle): string {
  let letters = word
  while (letters !== '' && widthOf(`${letters}…`, style) > TITLE_WIDTH)
    letters = letters.slice(0, -1)
  return `${letters}…`
}

import Pdf from 'pdfkit'
import sharp from 'sharp'
import { PAGE_MARGIN_MM, PAGES, type PageName } from '#engine/present/print-size.ts'
import type { SizeMm } from '#shared/size-on-skin.ts'

/** One design of a sheet, cut to what is inked. */
export interface FlashTile {
  /** On nothing. */
  picture: Uint8Array
  /** Its lines alone. */
  stencil: Uint8Array
  svg: string
  /** What the cut shows, in the units of the SVG: left, top, width, height. */
  box: readonly [number, number, number, number]
}

/** Width by height. */
export const proportionOf = ({ box }: FlashTile): number => box[2] / box[3]

/** Where a design lies on its page, in millimetres. */
export interface FlashPlace extends SizeMm {
  x: number
  y: number
}

const GAP_MM = 9
const PT_PER_MM = 72 / 25.4
/** Pictures of a sheet are made for print. */
const PX_PER_MM = 200 / 25.4

export const flashPage = (name: PageName): SizeMm => ({
  widthMm: PAGES[name][0],
  heightMm: PAGES[name][1],
})

/** The bounds of the ink of a picture on nothing, in parts of its width and height. */
export async function inkBounds(
  png: Uint8Array,
): Promise<readonly [number, number, number, number]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0, i = 3; y < info.height; y++)
    for (let x = 0; x < info.width; x++, i += 4) {
      if (data[i]! < 16) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  if (right < left) return [0, 0, 1, 1]
  return [
    left / info.width,
    top / info.height,
    (right + 1 - left) / info.width,
    (bottom + 1 - top) / info.height,
  ]
}

/** A picture cut to a part of itself. */
export async function cutTo(
  png: Uint8Array,
  [left, top, width, height]: readonly [number, number, number, number],
): Promise<Uint8Array> {
  const image = sharp(png)
  const { width: w, height: h } = await image.metadata()
  const cut = {
    left: Math.round(left * w),
    top: Math.round(top * h),
    width: Math.max(1, Math.min(w - Math.round(left * w), Math.round(width * w))),
    height: Math.max(1, Math.min(h - Math.round(top * h), Math.round(height * h))),
  }
  return image.extract(cut).png().toBuffer()
}

/** Every way to break a count of designs into rows, in order. */
function* rowsOf(count: number): Generator<number[]> {
  if (count === 0) yield []
  for (let first = 1; first <= Math.min(4, count); first++)
    for (const rest of rowsOf(count - first)) yield [first, ...rest]
}

interface Row {
  /** Places in the list of designs. */
  own: readonly number[]
  height: number
}

/**
 * Designs in rows by their proportions (width by height). Of all ways to break the rows, and of two orders, the one that leaves the page
 * least empty with designs most alike in area, so that none looks like a mistake beside the others.
 */
export function layFlash(proportions: readonly number[], page: SizeMm): FlashPlace[] {
  const wide = page.widthMm - 2 * PAGE_MARGIN_MM
  const high = page.heightMm - 2 * PAGE_MARGIN_MM
  const given = proportions.map((_, n) => n)
  let best: FlashPlace[] = []
  let least = Infinity
  for (const order of [given, wideAndNarrow(proportions)])
    for (const counts of rowsOf(order.length)) {
      let next = 0
      const rows = counts.map((count): Row => {
        const own = order.slice(next, (next += count))
        const sum = own.reduce((all, n) => all + proportions[n]!, 0)
        return { own, height: (wide - GAP_MM * (count + 1)) / sum }
      })
      const free = high - GAP_MM * (rows.length + 1)
      // Rows that are too high together shrink; then they no longer fill the width.
      const scale = Math.min(1, free / rows.reduce((sum, { height }) => sum + height, 0))
      const areas = rows.flatMap(({ own, height }) =>
        own.map((n) => proportions[n]! * (height * scale) ** 2),
      )
      const mean = areas.reduce((a, b) => a + b, 0) / areas.length
      const spread = areas.reduce((sum, a) => sum + Math.abs(Math.log(a / mean)), 0) / areas.length
      const fault = 0.6 * spread + 2 * (1 - (mean * areas.length) / (wide * high))
      if (fault >= least) continue
      least = fault
      best = placeRows(
        rows.map(({ own, height }) => ({ own, height: height * scale })),
        proportions,
        page,
      )
    }
  return best
}

/** The widest beside the narrowest, and so on: rows come out alike. */
function wideAndNarrow(proportions: readonly number[]): number[] {
  const sorted = proportions.map((_, n) => n).toSorted((a, b) => proportions[b]! - proportions[a]!)
  return sorted.map((_, n) => (n % 2 === 0 ? sorted[n / 2]! : sorted[sorted.length - (n + 1) / 2]!))
}

/** Rows with the free room spread evenly, around them as between. */
function placeRows(
  rows: readonly Row[],
  proportions: readonly number[],
  page: SizeMm,
): FlashPlace[] {
  const places: FlashPlace[] = []
  const used = rows.reduce((sum, { height }) => sum + height, 0)
  const between = (page.heightMm - used) / (rows.length + 1)
  let y = between
  for (const { own, height } of rows) {
    const widths = own.map((n) => proportions[n]! * height)
    const gap = (page.widthMm - widths.reduce((a, b) => a + b, 0)) / (own.length + 1)
    let x = gap
    for (const [k, n] of own.entries()) {
      places[n] = { x, y, widthMm: widths[k]!, heightMm: height }
      x += widths[k]! + gap
    }
    y += height + between
  }
  return places
}

const mm = (value: number) => Math.round(value * 100) / 100

/** One file of vectors at true size; the layers of every design are kept, numbered. */
export function flashSvg(
  tiles: readonly FlashTile[],
  places: readonly FlashPlace[],
  { widthMm, heightMm }: SizeMm,
): string {
  const designs = tiles.map(({ svg, box }, n) => {
    const { x, y, ...size } = places[n]!
    const inner = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replaceAll(/ id="([^"]+)"/g, ` id="design-${n + 1}-$1"`)
    return `<svg x="${mm(x)}" y="${mm(y)}" width="${mm(size.widthMm)}" height="${mm(size.heightMm)}" viewBox="${box.map(mm).join(' ')}">${inner}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 ${widthMm} ${heightMm}" width="${widthMm}mm" height="${heightMm}mm">${designs.join('')}</svg>`
}

/** The page as a picture on paper. */
export async function flashPng(
  tiles: readonly FlashTile[],
  places: readonly FlashPlace[],
  { widthMm, heightMm }: SizeMm,
): Promise<Uint8Array> {
  const px = (value: number) => Math.max(1, Math.round(value * PX_PER_MM))
  const laid = await Promise.all(
    tiles.map(async ({ picture }, n) => {
      const { x, y, ...size } = places[n]!
      const input = await sharp(picture)
        .resize(px(size.widthMm), px(size.heightMm), { fit: 'fill' })
        .png()
        .toBuffer()
      return { input, left: px(x), top: px(y) }
    }),
  )
  const background = '#ffffff'
  return sharp({ create: { width: px(widthMm), height: px(heightMm), channels: 3, background } })
    .composite(laid)
    .withMetadata({ density: 200 })
    .png()
    .toBuffer()
}

/** Two pages at true size: the designs, and their lines for the transfer. The same designs give the same bytes. */
export async function flashPdf(
  tiles: readonly FlashTile[],
  places: readonly FlashPlace[],
  { title, page }: { title: string; page: SizeMm },
): Promise<Uint8Array> {
  const doc = new Pdf({
    autoFirstPage: false,
    font: '',
    size: [page.widthMm * PT_PER_MM, page.heightMm * PT_PER_MM],
    margin: 0,
    info: { Title: title, CreationDate: new Date(0) },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  for (const side of ['picture', 'stencil'] as const) {
    doc.addPage()
    doc.save().scale(PT_PER_MM)
    for (const [n, tile] of tiles.entries()) {
      const { x, y, widthMm, heightMm } = places[n]!
      doc.image(Buffer.from(tile[side]), x, y, { width: widthMm, height: heightMm })
    }
    doc.restore()
  }
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

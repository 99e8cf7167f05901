import Pdf from 'pdfkit'
import type { EngineResources } from '#engine/compose/resources.ts'
import { plainLine } from '#engine/lettering/plain-line.ts'
import {
  FOOT_MM,
  HEAD_MM,
  PAGE_MARGIN_MM,
  pageFor,
  type PageName,
} from '#engine/present/print-size.ts'
import type { SizeMm } from '#shared/size-on-skin.ts'
import type { VectorDrawing } from '#engine/present/vector-drawing.ts'

export interface PrintOptions {
  /** What is printed above the design. */
  title: string
  size: SizeMm
  page: PageName
  hasCutMarks: boolean
  resources: EngineResources
  /** Shading that has no vectors, as a PNG or JPEG of the whole design; it lies under the lines. */
  picture: Uint8Array | null
  /** Whose name the sheet carries, if any. */
  maker: string | null
  /** False where the lines are in the picture and soft there. */
  hasLines: boolean
}

/** Points of a PDF are 1/72 inch. */
const PT_PER_MM = 72 / 25.4
const RULER_MM = 100
const INK = '#0d0e11'
const RULE = '#333333'

type Doc = InstanceType<typeof Pdf>

/**
 * The design at its true size: first as it will look, then its lines alone for the transfer. Each page has a ruler, because a
 * printer that scales to fit spoils the size without a word. The same design gives the same bytes: dates are fixed, and text
 * is drawn as outlines, so that no font is read from disk.
 */
export async function asPrintPdf(
  drawing: VectorDrawing,
  options: PrintOptions,
): Promise<Uint8Array> {
  const page = pageFor(options.size, options.page)
  const doc = new Pdf({
    autoFirstPage: false,
    // An empty name keeps the library from loading its standard font.
    font: '',
    size: [page.widthMm * PT_PER_MM, page.heightMm * PT_PER_MM],
    margin: 0,
    info: {
      Title: options.title,
      ...(options.maker ? { Creator: options.maker } : {}),
      CreationDate: new Date(0),
    },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  addPage(doc, page, options, '', () => drawDesignPage(doc, drawing, options))
  addPage(doc, page, options, ', lines', () => drawLines(doc, drawing, options.size))
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

/** One sheet: everything on it is drawn in millimetres, the design in its own units. */
function addPage(
  doc: Doc,
  page: SizeMm,
  options: PrintOptions,
  note: string,
  draw: () => void,
): void {
  const { size, title } = options
  doc.addPage()
  doc.save().scale(PT_PER_MM)
  const left = (page.widthMm - size.widthMm) / 2
  const top =
    PAGE_MARGIN_MM +
    HEAD_MM +
    (page.heightMm - 2 * PAGE_MARGIN_MM - HEAD_MM - FOOT_MM - size.heightMm) / 2
  const measure = (mm: number) => String(Math.round(mm * 10) / 10)
  const caption = `${title.slice(0, 60)}: ${measure(size.widthMm)} × ${measure(size.heightMm)} mm${note}`
  write(doc, options, caption, [page.widthMm / 2, PAGE_MARGIN_MM + 4], 3.2)
  doc.save().translate(left, top)
  if (options.hasCutMarks) cutMarks(doc, size)
  doc.save()
  draw()
  doc.restore().restore()
  drawRuler(doc, page, options)
  doc.restore()
}

function drawDesignPage(doc: Doc, drawing: VectorDrawing, options: PrintOptions): void {
  const { widthMm, heightMm } = options.size
  if (options.picture) {
    doc.image(Buffer.from(options.picture), 0, 0, { width: widthMm, height: heightMm })
    if (options.hasLines) drawLines(doc, drawing, options.size)
    return
  }
  drawLines(doc, drawing, options.size)
  doc.scale(drawing.shadingScale)
  for (const { size, d } of drawing.dots)
    doc.path(d).lineWidth(Number(size)).lineCap('round').stroke(INK)
  if (drawing.strokes) doc.path(drawing.strokes).fill(INK)
}

/** Goes over from millimetres to the drawing's own units. */
function drawLines(doc: Doc, drawing: VectorDrawing, { widthMm, heightMm }: SizeMm): void {
  doc.scale(widthMm / drawing.width, heightMm / drawing.height)
  if (drawing.solids) doc.path(drawing.solids).fill(INK, 'even-odd')
  doc.lineCap('round').lineJoin('round')
  for (const { width, d } of drawing.lines) doc.path(d).lineWidth(width).stroke(INK)
}

/** A millimetre rule of ten centimetres, and what to do with it. */
function drawRuler(doc: Doc, page: SizeMm, options: PrintOptions): void {
  const left = (page.widthMm - RULER_MM) / 2
  const y = page.heightMm - PAGE_MARGIN_MM - 7
  doc.lineCap('butt').lineWidth(0.25)
  doc
    .moveTo(left, y)
    .lineTo(left + RULER_MM, y)
    .stroke(RULE)
  doc.lineWidth(0.12)
  for (let mm = 0; mm <= RULER_MM; mm++) {
    const length = mm % 50 === 0 ? 4 : mm % 10 === 0 ? 3 : mm % 5 === 0 ? 2.2 : 1.4
    doc.moveTo(left + mm, y).lineTo(left + mm, y - length)
  }
  doc.stroke(RULE)
  for (const mm of [0, 50, 100]) write(doc, options, String(mm), [left + mm, y - 4.8], 2.2)
  const advice = `Print at 100 %: this line is ${RULER_MM} mm long`
  write(doc, options, advice, [page.widthMm / 2, y + 4.4], 2.8)
  if (options.maker)
    write(doc, options, `Made with ${options.maker}`, [page.widthMm / 2, y + 8.4], 2.2)
}

/** Text centred on a point, as outlines. */
function write(
  doc: Doc,
  { resources }: PrintOptions,
  text: string,
  [x, y]: readonly [number, number],
  sizeMm: number,
): void {
  // Letters are rounded to a tenth: at a hundred units to the line that cannot be seen.
  const { d } = plainLine(text, { hand: 'roman', size: 100, ...resources })
  if (d === '') return
  doc
    .save()
    .translate(x, y)
    .scale(sizeMm / 100)
  doc.path(d).fill(RULE).restore()
}

/** Hairlines outside the four corners. */
function cutMarks(doc: Doc, { widthMm, heightMm }: SizeMm): void {
  doc.lineWidth(0.15).lineCap('butt')
  for (const [x, outX] of [
    [0, -1],
    [widthMm, 1],
  ] as const)
    for (const [y, outY] of [
      [0, -1],
      [heightMm, 1],
    ] as const) {
      doc.moveTo(x + 1.5 * outX, y).lineTo(x + 6 * outX, y)
      doc.moveTo(x, y + 1.5 * outY).lineTo(x, y + 6 * outY)
    }
  doc.stroke(RULE)
}

import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { drawDesign, type DrawOptions } from '#engine/draw-design.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { readPdf, type Painted, type PdfPage } from '#engine/present/pdf.test-support.ts'
import { pageFor, printSize } from '#engine/present/print-size.ts'

const workspace = createWorkspace()

const resources = testResources()
const options: DrawOptions = {
  style: 'Dotwork',
  colour: 'black',
  seed: 3,
  presentation: 'paper',
  format: 'pdf',
  sizePx: 800,
}
const on = (gallery: string) => briefOf(['rose'], { placement: { gallery, asked: gallery } })
const mm = (points: number) => (points / 72) * 25.4

async function print(brief = on('Forearm'), changes: Partial<DrawOptions> = {}) {
  const { bytes, mediaType } = await drawDesign(
    brief,
    { ...options, ...changes },
    resources,
    workspace,
  )
  expect(mediaType).toBe('application/pdf')
  return { bytes, pages: readPdf(bytes) }
}

/** Lines that go straight across, longest first. */
const rules = (page: PdfPage) =>
  page.painted
    .filter(({ kind, runs }) => kind === 'stroke' && runs.length === 1 && runs[0]!.length === 4)
    .map(({ runs }) => runs[0]!)
    .filter((run) => Math.abs(run[1]! - run[3]!) < 1e-6)
    .map((run) => Math.abs(run[2]! - run[0]!))
    .toSorted((a, b) => b - a)

const boxOf = (painted: readonly Painted[]) => {
  const points = painted.flatMap(({ runs }) => runs)
  const xs = points.flatMap((run) => run.filter((_, i) => i % 2 === 0))
  const ys = points.flatMap((run) => run.filter((_, i) => i % 2 === 1))
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) }
}

describe('a design in print', () => {
  test('stands on A4 at its true size, with a line of exactly 100 mm under it', async () => {
    const { pages } = await print(on('Forearm'), { print: { widthMm: 80 } })
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect([mm(page.widthPt), mm(page.heightPt)].map((v) => v.toFixed(1))).toEqual([
        '210.0',
        '297.0',
      ])
      expect(mm(rules(page)[0]!)).toBeCloseTo(100, 2)
    }
  })

  test('carries the name of its maker, or of nobody', async () => {
    const nameless = await print()
    const named = await print(on('Forearm'), { print: { maker: 'Inkwright' } })
    expect(Buffer.from(nameless.bytes).includes('Inkwright')).toBe(false)
    expect(Buffer.from(named.bytes).includes('Inkwright')).toBe(true)
    for (const [index, page] of named.pages.entries())
      expect(page.painted.length).toBe(nameless.pages[index]!.painted.length + 1)
  })

  test('has a tick for every millimetre of the ruler', async () => {
    const { pages } = await print()
    const ticks = pages[0]!.painted.find(({ runs }) => runs.length === 101)!
    const xs = ticks.runs.map((run) => mm(run[0]!))
    expect(xs[50]! - xs[0]!).toBeCloseTo(50, 2)
    expect(xs[100]! - xs[0]!).toBeCloseTo(100, 2)
  })

  test.each([40, 80, 120])('is as wide as asked: %i mm', async (widthMm) => {
    // The picture of a shaded design is exactly its canvas.
    const { pages } = await print(on('Forearm'), { style: 'Realistic', print: { widthMm } })
    const picture = pages[0]!.painted.find(({ kind }) => kind === 'image')!
    expect(mm(Math.abs(picture.runs[0]![2]! - picture.runs[0]![0]!))).toBeCloseTo(widthMm, 2)
    // The lines of the second page lie where the picture's were.
    const drawn = pages[1]!.painted.filter(
      ({ kind, runs }) => kind === 'stroke' && runs.length > 5 && runs.length !== 101,
    )
    const lines = boxOf(drawn)
    const canvas = boxOf([picture])
    expect(lines.left).toBeGreaterThan(canvas.left)
    expect(lines.right).toBeLessThan(canvas.right)
    expect(lines.right - lines.left).toBeGreaterThan(0.5 * (canvas.right - canvas.left))
  })

  test('of a dotwork is vectors only', async () => {
    const { pages } = await print()
    const kinds = new Set(pages.flatMap(({ painted }) => painted.map(({ kind }) => kind)))
    expect([...kinds].toSorted()).toEqual(['fill', 'stroke'])
    const dots = pages[0]!.painted.reduce((n, { runs }) => Math.max(n, runs.length), 0)
    expect(dots).toBeGreaterThan(300)
  })

  test('has the same bytes every time, and no font', async () => {
    const [once, again] = [await print(), await print()]
    expect(Buffer.compare(once.bytes, again.bytes)).toBe(0)
    expect(Buffer.from(once.bytes).toString('latin1')).not.toContain('/Font <<')
  })

  test('shows where to cut only when asked', async () => {
    const bare = await print()
    const cut = await print(on('Forearm'), { print: { hasCutMarks: true } })
    const count = ({ pages }: typeof bare) => pages[0]!.painted.length
    expect(count(cut)).toBe(count(bare) + 1)
  })
})

describe('printSize', () => {
  const design = { width: 720, height: 1000 }

  test.each([
    ['Forearm', 90, 125],
    ['Finger', 17.28, 24],
    ['Back', 216, 300],
  ])('fills the room on the %s', (gallery, widthMm, heightMm) => {
    expect(printSize(design, { gallery, asked: gallery })).toEqual({ widthMm, heightMm })
  })

  test('keeps the shape of a design whose width is asked', () => {
    expect(printSize(design, null, 72)).toEqual({ widthMm: 72, heightMm: 100 })
  })
})

describe('pageFor', () => {
  test.each([
    [{ widthMm: 90, heightMm: 180 }, 'A4', [210, 297]],
    [{ widthMm: 250, heightMm: 100 }, 'A4', [297, 210]],
    [{ widthMm: 200, heightMm: 300 }, 'A4', [297, 420]],
    [{ widthMm: 90, heightMm: 180 }, 'Letter', [215.9, 279.4]],
    [{ widthMm: 500, heightMm: 600 }, 'A3', [520, 646]],
  ] as const)('takes %o on %s', (size, wanted, [widthMm, heightMm]) => {
    expect(pageFor(size, wanted)).toEqual({ widthMm, heightMm })
  })
})

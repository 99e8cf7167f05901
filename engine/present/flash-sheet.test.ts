import { expect, test } from 'vitest'
import sharp from 'sharp'
import {
  cutTo,
  flashPage,
  flashPdf,
  flashSvg,
  layFlash,
  type FlashTile,
} from '#engine/present/flash-sheet.ts'

const SHAPES = [1.1, 1, 0.45, 1.3, 0.7, 1, 0.9, 1.2, 1.05]
const page = flashPage('A4')

test.each([2, 6, 7, 9, 12])(
  '%i designs keep their proportions and apart from each other and the rim',
  (count) => {
    const shapes = Array.from({ length: count }, (_, n) => SHAPES[n % SHAPES.length]!)
    const places = layFlash(shapes, page)
    expect(places).toHaveLength(count)
    for (const [n, a] of places.entries()) {
      expect(a.widthMm / a.heightMm).toBeCloseTo(shapes[n]!, 5)
      expect(Math.min(a.x, a.y)).toBeGreaterThan(5)
      expect(a.x + a.widthMm).toBeLessThan(page.widthMm - 5)
      expect(a.y + a.heightMm).toBeLessThan(page.heightMm - 5)
      for (const b of places.slice(n + 1))
        expect(
          a.x + a.widthMm <= b.x ||
            b.x + b.widthMm <= a.x ||
            a.y + a.heightMm <= b.y ||
            b.y + b.heightMm <= a.y,
        ).toBe(true)
    }
  },
)

test('a sheet is a page of its true size, in vectors and as a print of designs and lines', async () => {
  const blank = await sharp({
    create: { width: 20, height: 20, channels: 4, background: '#000' },
  })
    .png()
    .toBuffer()
  const picture = await cutTo(blank, [0, 0, 0.5, 1])
  const tile: FlashTile = {
    picture,
    stencil: picture,
    svg: '<svg viewBox="0 0 10 10"><g id="outline"/></svg>',
    box: [0, 0, 5, 10],
  }
  const places = layFlash([0.5, 0.5], page)
  const svg = flashSvg([tile, tile], places, page)
  expect(svg).toContain('width="210mm" height="297mm"')
  expect(svg).toContain('id="design-2-outline"')
  const pdf = new TextDecoder('latin1').decode(
    await flashPdf([tile, tile], places, { title: 'Flash', page }),
  )
  expect(pdf.match(/\/MediaBox \[0 0 595\.27\d* 841\.88\d*\]/g)).toHaveLength(2)
})

import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import {
  composeDesign,
  drawDesign,
  drawMaster,
  drawPicture,
  type DrawOptions,
} from '#engine/draw-design.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'

const workspace = createWorkspace()

const resources = testResources()
const brief = briefOf(['skull', '2 rose'], { placement: { gallery: 'Forearm', asked: 'forearm' } })
const options: DrawOptions = {
  style: 'Dotwork',
  colour: 'natural',
  seed: 7,
  presentation: 'paper',
  format: 'png',
  sizePx: 300,
}

describe('drawDesign', () => {
  test('gives the same bytes for the same brief and seed, whatever was drawn between', async () => {
    const once = await drawDesign(brief, options, resources, workspace)
    await drawDesign(briefOf(['lion']), { ...options, style: 'Watercolor' }, resources, workspace)
    const again = await drawDesign(brief, options, resources, workspace)
    expect(Buffer.compare(once.bytes, again.bytes)).toBe(0)
    const other = await drawDesign(brief, { ...options, seed: 8 }, resources, workspace)
    expect(Buffer.compare(once.bytes, other.bytes)).not.toBe(0)
  })

  test.each(['paper', 'stencil', 'skin', 'transparent'] as const)(
    'makes a picture of the asked size on %s',
    async (presentation) => {
      const design = await drawDesign(brief, { ...options, presentation }, resources, workspace)
      expect(Math.max(design.widthPx, design.heightPx)).toBe(300)
      expect([...design.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    },
  )

  test('writes an SVG with named groups for outline, shading and colour', async () => {
    const design = await drawDesign(
      brief,
      { ...options, format: 'svg', colour: 'colored' },
      resources,
      workspace,
    )
    const svg = new TextDecoder().decode(design.bytes)
    for (const group of ['outline', 'shading', 'colour']) expect(svg).toContain(`<g id="${group}"`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('drawMaster', () => {
  // Tones as dots are made for the SVG of styles that shade in pixels; they must not end up in their pictures.
  test.each(['Realistic', 'Watercolor', 'Neo Traditional'] as const)(
    'shows %s as the design itself is shown',
    async (style) => {
      const document = composeDesign(brief, { ...options, style }, resources)
      const { paper } = await drawMaster(document, { sizePx: 800 }, workspace)
      const kept = Buffer.from(paper.data)
      const shown = drawPicture(brief, { ...options, style, sizePx: 800 }, resources, workspace)
      expect(kept.equals(Buffer.from(shown.data))).toBe(true)
    },
  )

  test('keeps the same files when something else is drawn in its workspace meanwhile', async () => {
    const document = composeDesign(brief, options, resources)
    const alone = await drawMaster(document, { sizePx: 300 }, workspace)
    const [busy] = await Promise.all([
      drawMaster(document, { sizePx: 300 }, workspace),
      drawDesign(briefOf(['lion']), options, resources, workspace),
    ])
    expect(busy).toEqual(alone)
  })
})

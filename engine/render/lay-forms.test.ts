import { describe, expect, test } from 'vitest'
import { layerAt } from '#engine/compose/placing.ts'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { formDrawing } from '#engine/forms/drawing.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { drawBuffer } from '#engine/render/gbuffer.ts'
import { layForms } from '#engine/render/lay-forms.ts'
import { RECIPES, STYLE_NAMES } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const SIZE = 240

const wolf = (options: Partial<Layer> = {}): Layer =>
  layerAt(formDrawing('wolf', 'front'), [500, 500], { width: 700, height: 700 }, options)

const sceneOf = (layers: Layer[]): Scene => ({
  width: 1000,
  height: 1000,
  layout: 'square',
  layers,
  heroBox: [150, 150, 850, 850],
  faceBox: null,
  arrangement: 'base',
})

/** A plain disc over the middle of everything. */
const disc: Layer = {
  ...wolf(),
  drawing: {
    parts: [{ d: 'M-40 0A40 40 0 0 1 40 0A40 40 0 0 1 -40 0Z', fill: 'paper' }],
    box: [-40, -40, 40, 40],
  },
  x: 500,
  y: 500,
  scale: 3,
  halo: 1,
}

const lay = (layers: Layer[]) => {
  const workspace = createWorkspace()
  const scene = sceneOf(layers)
  const buffer = drawBuffer(scene, RECIPES.Realistic.line, { sizePx: SIZE }, workspace)
  return { buffer, forms: layForms(scene, buffer, workspace) }
}

describe('a form in a design', () => {
  test('gives its places to the things its coat is made of', () => {
    const { buffer, forms } = lay([wolf()])
    const tags = new Set(Array.from(buffer.id, (k) => buffer.regions[k]!.tag))
    expect(forms).toHaveLength(1)
    for (const tag of forms[0]!.sight.tags.slice(0, 2)) expect(tags).toContain(tag)
  })

  test('is not seen where something lies over it, and still known there', () => {
    const [{ open, left, top, sight }] = lay([wolf(), disc]).forms as [
      ReturnType<typeof layForms>[0],
    ]
    const middle = (SIZE / 2 - top) * sight.w + SIZE / 2 - left
    expect(open[middle]).toBe(0)
    // what lies over it may have tufts, between which it is seen
    expect(sight.hit[middle]).toBe(1)
    expect(lay([wolf()]).forms[0]!.open[middle]).toBe(1)
  })

  test('is mirrored and turned with its layer', () => {
    const [plain] = lay([wolf()]).forms
    const [mirrored] = lay([wolf({ isMirrored: true })]).forms
    const sum = ({ sight, left }: NonNullable<typeof plain>) => {
      let [weight, total] = [0, 0]
      sight.dark.forEach((dark, k) => {
        weight += dark
        total += dark * ((k % sight.w) + left + 0.5 - SIZE / 2)
      })
      return total / weight
    }
    expect(sum(mirrored!)).toBeCloseTo(-sum(plain!), 0)
  })

  test.each(STYLE_NAMES)('is inked in %s', (style) => {
    const options = { style, isColoured: RECIPES[style].isColouredByNature, seed: 1, sizePx: SIZE }
    const { ink } = renderArtwork(sceneOf([wolf()]), options, createWorkspace())
    expect(ink.black.every((value) => value >= 0 && value <= 1.001)).toBe(true)
    const inked = ink.black.reduce((sum, value) => sum + value, 0)
    expect(inked / ink.black.length).toBeGreaterThan(0.01)
  })
})

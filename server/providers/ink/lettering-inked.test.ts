import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { toScene } from '#engine/compose/scene-document.ts'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { layerTransform } from '#engine/render/gbuffer.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'
import type { StyleName } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { openPlateShelf } from '#server/providers/ink/plate-shelf.ts'

const resources = loadEngineResources()
const workspace = createWorkspace()
keepPlatesOn(openPlateShelf())

/** Where the outlines of the words say that there is ink, drawn by another hand than the style's: 255 within a stroke, 0 outside of all. */
function outlinesOf(
  { width, height, layers }: Scene,
  { w, h }: { w: number; h: number },
): Uint8Array {
  const letters = layers
    .filter(({ drawing }) => drawing.origin?.kind === 'words')
    .map((layer) => `<g transform="${layerTransform(layer)}">${strokesOf(layer)}</g>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><rect width="${width}" height="${height}"/>${letters.join('')}</svg>`
  const { pixels } = new Resvg(svg).render()
  return Uint8Array.from({ length: w * h }, (_, i) => pixels[4 * i]!)
}

const strokesOf = ({ drawing }: Layer): string =>
  drawing.parts
    .filter(({ fill }) => fill)
    .map(({ d, fill, stroke }) => {
      // The dark of a fold has an outline, which letters have not.
      const isLetter = fill === 'black' && stroke === 0
      return `<path d="${d}" fill="${isLetter ? '#fff' : '#000'}"/>`
    })
    .join('')

/** Places of so many pixels a side are looked at one by one: a letter may be lost where its neighbours are not. */
const PLACE = 20
/** Fewer pixels of either are an edge and no stroke. */
const LEAST = 10

/** How much darker the strokes are than the skin or cloth within a few pixels of them, where they are least so. */
function leastContrast(prompt: string, style: StyleName, seed: number): number {
  const document = composeDesign(readPrompt(prompt), { style, colour: 'black', seed }, resources)
  const { ink, scene } = renderArtwork(
    toScene(document),
    { style, isColoured: false, seed, sizePx: 800 },
    workspace,
  )
  const { w, h } = ink
  const outlines = outlinesOf(scene, ink)
  const isBeside = (x: number, y: number) => {
    let isNear = false
    for (let v = Math.max(0, y - 4); v <= Math.min(h - 1, y + 4); v++)
      for (let u = Math.max(0, x - 4); u <= Math.min(w - 1, x + 4); u++) {
        const there = outlines[v * w + u]!
        if (there > 20 && Math.max(Math.abs(u - x), Math.abs(v - y)) < 2) return false
        isNear ||= there > 200
      }
    return isNear
  }
  let least = 1
  for (let top = 0; top < h; top += PLACE)
    for (let left = 0; left < w; left += PLACE) {
      const [on, beside] = [
        { sum: 0, count: 0 },
        { sum: 0, count: 0 },
      ]
      for (let y = top; y < Math.min(h, top + PLACE); y++)
        for (let x = left; x < Math.min(w, left + PLACE); x++) {
          const side = outlines[y * w + x]! > 200 ? on : isBeside(x, y) ? beside : undefined
          if (!side) continue
          side.sum += ink.black[y * w + x]!
          side.count++
        }
      if (on.count < LEAST || beside.count < LEAST) continue
      least = Math.min(least, on.sum / on.count - beside.sum / beside.count)
    }
  return least
}

describe('letters are inked whole, whatever a style does to things', () => {
  test.each([
    // Black runs out of a shadow over cloth, and facets of it lie there.
    ['"In loving memory of my grandfather" on a banner', 'Old School', 19],
    ['"Stay true" on a banner', 'Geometric', 6],
    // A side of the design flies off, and its darks are a sky.
    ['a rose with "Maria" under it', 'Surreal', 5],
    ['"Stay true" on a banner', 'Surreal', 5],
    // What is thickest is torn open.
    ['"Stay true" on a banner', 'Biomechanical', 18],
    // The ground behind is dark.
    ['a skull with "Memento mori" around it', 'Negative Space', 16],
    ['a dagger through the word "Ava"', 'Portrait', 19],
    ['an anchor with "Hold fast" above it', 'Portrait', 19],
    // What is too small to be a line is taken away.
    ['48.8584° N, 2.2945° E', 'Minimalist', 3],
    ['"Emilia" 12.03.2019 under a rose', 'Minimalist', 3],
  ] as const)('%s in %s', (prompt, style, seed) => {
    expect(leastContrast(prompt, style, seed)).toBeGreaterThan(0.3)
  })

  test('letters left bare in a black field stay bare, and the field black', () => {
    expect(leastContrast('"Family first" 12.03.2019', 'Negative Space', 16)).toBeGreaterThan(0.3)
  })
})

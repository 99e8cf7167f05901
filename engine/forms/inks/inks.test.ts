import { describe, expect, test } from 'vitest'
import { layerAt } from '#engine/compose/placing.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { formDrawing } from '#engine/forms/drawing.ts'
import { see } from '#engine/forms/form.ts'
import { along } from '#engine/forms/inks/edges.ts'
import { blackwork } from '#engine/forms/inks/blackwork.ts'
import { bold } from '#engine/forms/inks/bold.ts'
import { engraving } from '#engine/forms/inks/engraving.ts'
import { fineLine } from '#engine/forms/inks/fine-line.ts'
import { findForm } from '#engine/forms/registry.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork, type Artwork } from '#engine/styles/render-artwork.ts'

const SIZE = 360
/** Lines of drawings are thinner than a pixel in smaller designs. */
const DESIGN_PX = 720

const sightOf = (name: string, view: string): Sight => see(findForm(name)!.views[view]!(), SIZE)

/** Mean ink wherever it is asked for. */
function meanInk(ink: Float32Array, isIn: (i: number) => boolean): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < ink.length; i++) {
    if (!isIn(i)) continue
    sum += ink[i]!
    count++
  }
  expect(count).toBeGreaterThan(50)
  return sum / count
}

function draw(name: string, view: string, style: StyleName): Artwork {
  const area = { width: 800, height: 800 }
  const scene: Scene = {
    width: 1000,
    height: 1000,
    layout: 'square',
    layers: [layerAt(formDrawing(name, view), [500, 500], area, { role: 'hero', subject: 0 })],
    heroBox: [100, 100, 900, 900],
    faceBox: null,
    arrangement: 'base',
  }
  const isColoured = RECIPES[style].isColouredByNature
  return renderArtwork(scene, { style, isColoured, seed: 1, sizePx: DESIGN_PX }, createWorkspace())
}

describe('markings', () => {
  const tiger = sightOf('tiger', 'prowling')
  const isCoat = (i: number) => grows(tiger, i) && tiger.hair[i]! > 0.5 && tiger.crisp[i]! < 0.2
  const isStripe = (i: number) => isCoat(i) && tiger.tone[i]! > 0.78
  const isBetween = (i: number) => isCoat(i) && tiger.tone[i]! < 0.4

  test.each([
    ['fine line', fineLine, 2],
    ['engraving', engraving, 1.3],
    ['blackwork', blackwork, 2],
  ] as const)('of a tiger show in %s', (_, ink, times) => {
    const sheet = ink(tiger, 1)
    expect(meanInk(sheet.ink, isStripe)).toBeGreaterThan(times * meanInk(sheet.ink, isBetween))
  })

  test('a black cat is black in Blackwork, without holes of shine', () => {
    const cat = sightOf('black-cat', 'sitting')
    const isFur = (i: number) => grows(cat, i) && cat.hair[i]! > 0.5 && cat.crisp[i]! < 0.2
    expect(meanInk(blackwork(cat, 1).ink, isFur)).toBeGreaterThan(0.8)
  })

  /** How much blacker a coat is where no colour tells that it is dark. */
  const gainOf = (name: string, view: string): number => {
    const sight = sightOf(name, view)
    const isFur = (i: number) => grows(sight, i) && sight.hair[i]! > 0.5 && sight.crisp[i]! < 0.2
    const [plain, coloured] = [false, true].map((isColoured) =>
      meanInk(bold(sight, 1, { isColoured }).ink, isFur),
    )
    return plain! - coloured!
  }

  test('a dark coat without colour is packed black in flash as well, and stripes make none', () => {
    expect(gainOf('panther', 'front')).toBeGreaterThan(0.2)
    expect(gainOf('black-cat', 'sitting')).toBeGreaterThan(0.12)
    expect(Math.abs(gainOf('tiger', 'prowling'))).toBeLessThan(0.08)
    expect(Math.abs(gainOf('wolf', 'front'))).toBeLessThan(0.08)
  })
})

describe('an edge', () => {
  test('is not broken by single pixels that belong to what lies behind', () => {
    const near = Array.from({ length: 60 }, (_, k) => k)
    const hit = Uint8Array.from(near, (k) => (k % 4 === 1 ? 0 : 1))
    const contour = { points: [], near, far: near }
    expect([...along({ hit }, contour, () => 1, 6)]).toEqual(near.map(() => 1))
  })
})

describe('a form in its style', () => {
  const isFormIn = ({ buffer }: Artwork) => {
    const tagged = buffer.regions.map((region) => region.layer >= 0)
    return (i: number) => buffer.id[i]! > 0 && tagged[buffer.id[i]!]!
  }

  test('has no smoke around it in Realistic and casts its shadow in 3D', () => {
    const shadow = (style: StyleName) => {
      const { ink, buffer } = draw('skull', 'turned', style)
      const aside = Math.round(0.02 * DESIGN_PX) + Math.round(0.03 * DESIGN_PX) * buffer.w
      return meanInk(ink.black, (i) => buffer.id[i] === 0 && buffer.id[i - aside]! > 0)
    }
    const none = shadow('Realistic')
    expect(none).toBeLessThan(0.1)
    expect(shadow('3D')).toBeGreaterThan(none + 0.12)
  })

  test('is dotted without an outline in Dotwork and outlined in Old School, tufts and all', () => {
    const onLines = (style: StyleName) => {
      const art = draw('wolf', 'front', style)
      const { w, id, line } = art.buffer
      const isRim = (i: number) =>
        line[i]! > 230 && [i - 4, i + 4, i - 4 * w, i + 4 * w].some((j) => id[j] === 0)
      return meanInk(art.ink.black, isRim)
    }
    expect(onLines('Dotwork')).toBeLessThan(0.45)
    expect(onLines('Old School')).toBeGreaterThan(0.9)
  })

  test('is shaded in black alone in Traditional American where it is white', () => {
    const { ink, buffer } = draw('eagle', 'head', 'Traditional American')
    const { r, g, b } = ink.colour!
    const isWhite = buffer.regions.map(({ tag }) => tag === 'featherWhite')
    const mauve = r.map((v, i) => Math.max(0, (v + b[i]!) / 2 - g[i]!))
    expect(meanInk(mauve, (i) => isWhite[buffer.id[i]!]! && ink.black[i]! < 0.5)).toBeLessThan(
      0.005,
    )
  })

  test('has no sparks of bare skin on the long hair of a mane in bold colour', () => {
    const { ink, buffer } = draw('lion', 'front', 'Traditional American')
    const isMane = buffer.regions.map(({ tag }) => tag === 'furDark')
    const bare = ink.colour!.g.map((v) => (v > 0.6 ? 1 : 0))
    expect(meanInk(bare, (i) => isMane[buffer.id[i]!]! && ink.black[i]! < 0.5)).toBeLessThan(0.01)
  })

  test('is dark in Japanese when it is a black cat', () => {
    const art = draw('black-cat', 'head', 'Japanese')
    const { black, colour } = art.ink
    const light = black.map((v, i) => (1 - v) * colour!.g[i]!)
    expect(meanInk(light, isFormIn(art))).toBeLessThan(0.4)
  })
})

test('stripes stay apart from the coat between them in Blackwork, in shadow too', () => {
  const sight = sightOf('tiger', 'turned')
  const { ink } = blackwork(sight)
  const isCoat = (i: number) => sight.hit[i] === 1 && grows(sight, i) && sight.fade[i]! > 0.99
  const stripes = meanInk(ink, (i) => isCoat(i) && sight.tone[i]! > 0.95)
  const between = meanInk(
    ink,
    (i) => isCoat(i) && sight.tone[i]! < 0.45 && sight.shade[i]! > 0.45 && sight.shade[i]! < 0.7,
  )
  expect(stripes - between).toBeGreaterThan(0.45)
})

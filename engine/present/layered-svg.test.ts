import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { asLayeredSvg, readLayeredSvg } from '#engine/present/layered-svg.ts'
import { vectorDrawing } from '#engine/present/vector-drawing.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

const resources = testResources()

function draw(subjects: string[], style: StyleName, isColoured = false) {
  const scene = composeScene(briefOf(subjects), { seed: 5, look: RECIPES[style].look, resources })
  return drawScene(scene, style, isColoured)
}

function drawScene(scene: Scene, style: StyleName, isColoured = false) {
  const artwork = renderArtwork(
    scene,
    {
      style,
      isColoured,
      seed: 5,
      sizePx: 1000,
      needsVectors: true,
    },
    workspace,
  )
  return { artwork, svg: asLayeredSvg(vectorDrawing(artwork)) }
}

test.for(['Dotwork', 'Old School', 'Realistic', 'Blackwork', 'Engraving'] as const)(
  'a file in %s gives back the drawing that it was written from',
  (style) => {
    const { artwork, svg } = draw(['rose', 'dagger'], style, style === 'Old School')
    const written = vectorDrawing(artwork)
    const read = readLayeredSvg(svg)
    expect(read).toEqual(written)
    expect(read.isShadingExact).toBe(['Dotwork', 'Blackwork', 'Engraving'].includes(style))
  },
)

const groupOf = (svg: string, name: string) =>
  new RegExp(`<g id="${name}"[^>]*>.*?</g>`, 's').exec(svg)?.[0] ?? ''

/** The outline layer alone, on nothing: what a plotter would get. */
function outlineInk(svg: string, width: number): Uint8Array {
  const root = /<svg[^>]*>/.exec(svg)![0]
  const { pixels } = new Resvg(`${root}${groupOf(svg, 'outline')}</svg>`, {
    fitTo: { mode: 'width', value: width },
  }).render()
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => pixels[4 * i + 3]!)
}

/** 1 within `reach` pixels of anything above `least`. */
function dilated(plane: ArrayLike<number>, w: number, least: number, reach: number): Uint8Array {
  const out = new Uint8Array(plane.length)
  for (let i = 0; i < plane.length; i++) {
    if (plane[i]! <= least) continue
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) out[i + dy * w + dx] = 1
  }
  return out
}

const share = (plane: ArrayLike<number>, least: number, mask: Uint8Array) => {
  let all = 0
  let inside = 0
  for (let i = 0; i < plane.length; i++) {
    if (plane[i]! <= least) continue
    all++
    inside += mask[i]!
  }
  return inside / Math.max(1, all)
}

const CASES: [string[], StyleName][] = [
  [['snake', 'dagger', '2 rose'], 'Realistic'],
  [['wolf', '2 rose'], 'Fine Line'],
  [['skull', 'rose'], 'Old School'],
  [['koi'], 'Japanese'],
  [['eagle'], 'Engraving'],
  [['lion'], 'Cartoon'],
  [['owl'], 'Geometric'],
  [['wolf'], 'Tribal'],
  [['dragon'], 'Surreal'],
]

describe('the outline layer', () => {
  test.each(CASES)(
    'of %j in %s is the visible line art, no more and no less',
    (subjects, style) => {
      const { artwork, svg } = draw(subjects, style)
      const { w, line } = artwork.buffer
      const seen = RECIPES[style].outline === 'ink' ? artwork.ink.black.map((v) => 255 * v) : line
      const outline = outlineInk(svg, w)
      expect(outline.length).toBe(seen.length)
      expect(share(outline, 128, dilated(seen, w, 40, 3))).toBeGreaterThan(0.998)
      expect(share(seen, 128, dilated(outline, w, 40, 3))).toBeGreaterThan(0.95)
    },
  )

  test('leaves out what a nearer part hides, without covering it', () => {
    const square = (x: number) => `M${x} 0L${x + 100} 0L${x + 100} 100L${x} 100Z`
    const part = (x: number) => ({ d: square(x), fill: 'paper' as const })
    const scene: Scene = {
      width: 1000,
      height: 1000,
      layout: 'square',
      heroBox: [0, 0, 1000, 1000],
      faceBox: null,
      arrangement: 'test',
      layers: [
        {
          drawing: { parts: [part(0), part(50)], box: [0, 0, 150, 100] },
          x: 200,
          y: 200,
          scale: 4,
          angle: 0,
          isMirrored: false,
          role: 'hero',
          subject: 0,
          halo: 1,
          hasVolume: true,
        },
      ],
    }
    const { svg } = drawScene(scene, 'Minimalist')
    const outline = outlineInk(svg, 1000)
    // The first square's right side runs down the middle of the second.
    expect(Math.max(...outline.subarray(400 * 1000 + 590, 400 * 1000 + 610))).toBe(0)
    expect(Math.max(...outline.subarray(400 * 1000 + 390, 400 * 1000 + 410))).toBe(255)
    expect(groupOf(svg, 'outline')).not.toMatch(/#fff|clip|mask/)
  })
})

describe('the file', () => {
  test.each([
    ['Old School', true],
    ['Dotwork', false],
    ['Realistic', false],
  ] as const)('of %s lists its layers for Inkscape and stays small', (style, isColoured) => {
    const { svg } = draw(['snake', 'dagger', '2 rose'], style, isColoured)
    const layers = [
      ...svg.matchAll(/<g id="(\w+)" inkscape:groupmode="layer" inkscape:label="\1"/g),
    ]
    expect(layers.map(([, name]) => name)).toEqual(
      isColoured ? ['colour', 'outline', 'shading'] : ['outline', 'shading'],
    )
    expect(svg.length).toBeLessThan(1_500_000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|clipPath|mask/)
  })

  test('keeps flat colour inside what is drawn', () => {
    const { artwork, svg } = draw(['koi'], 'Japanese', true)
    const root = /<svg[^>]*>/.exec(svg)![0]
    const { pixels } = new Resvg(`${root}${groupOf(svg, 'colour')}</svg>`, {
      fitTo: { mode: 'width', value: artwork.buffer.w },
    }).render()
    const { id, w } = artwork.buffer
    const alpha = Uint8Array.from(id, (_, i) => pixels[4 * i + 3]!)
    expect(share(alpha, 128, dilated(id, w, 0, 2))).toBeGreaterThan(0.999)
    const areas = groupOf(svg, 'colour').match(/<path/g)!.length
    expect(areas).toBeGreaterThan(2)
  })
})

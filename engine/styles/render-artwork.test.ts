import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { listMotifs } from '#engine/motifs/registry.ts'
import { createWorkspace, type Workspace } from '#engine/pixels/workspace.ts'
import { findStyle, RECIPES, STYLE_NAMES } from '#engine/styles/recipes.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

const resources = testResources()
const first = new Map(listMotifs().map((motif) => [motif.category, motif.name]))

describe('renderArtwork', () => {
  test.each(STYLE_NAMES)('inks a motif of every category in %s, black and coloured', (style) => {
    let turn = 0
    for (const [, name] of first) {
      const scene = composeScene(briefOf([name]), { seed: 2, look: RECIPES[style].look, resources })
      const isColoured = turn++ % 2 === 0
      const { ink } = renderArtwork(scene, { style, isColoured, seed: 2, sizePx: 256 }, workspace)
      let sum = 0
      for (const v of ink.black) {
        if (!(v >= 0 && v <= 1.0001)) throw new Error(`${style} ${name}: ink of ${v}`)
        sum += v
      }
      expect(sum / ink.black.length).toBeGreaterThan(0.004)
      for (const plane of ink.colour ? Object.values(ink.colour) : [])
        expect(plane.every((v) => v >= -1e-4 && v <= 1.0001)).toBe(true)
    }
  })

  test('leaves the border of the paper free of ink', () => {
    const brief = briefOf(['wolf', '2 rose'])
    for (const style of STYLE_NAMES) {
      const scene = composeScene(brief, { seed: 4, look: RECIPES[style].look, resources })
      const { ink } = renderArtwork(
        scene,
        { style, isColoured: false, seed: 4, sizePx: 256 },
        workspace,
      )
      const top = ink.black.subarray(0, ink.w)
      expect([style, Math.max(...top)]).toEqual([style, 0])
    }
  })

  test('an artwork holds while others are drawn in a workspace of their own', () => {
    const { look } = RECIPES.Dotwork
    const draw = (motif: string, place: Workspace) => {
      const scene = composeScene(briefOf([motif]), { seed: 2, look, resources })
      const options = { style: 'Dotwork', isColoured: true, seed: 2, sizePx: 256 } as const
      return renderArtwork(scene, options, place)
    }
    const { ink } = draw('rose', workspace)
    const before = ink.black.slice()
    draw('anchor', createWorkspace())
    expect(ink.black).toEqual(before)
    draw('anchor', workspace)
    expect(ink.black).not.toEqual(before)
  })
})

describe('findStyle', () => {
  test.each([
    ['old school', 'Old School'],
    ['fine-line', 'Fine Line'],
    ['BLACKWORK', 'Blackwork'],
    ['3d', '3D'],
  ] as const)('finds %s', (text, style) => {
    expect(findStyle(text)).toBe(style)
  })

  test('knows no style that is not there', () => {
    expect(findStyle('vaporwave')).toBeUndefined()
  })
})

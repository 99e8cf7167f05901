import { expect, test } from 'vitest'
import { layerAt } from '#engine/compose/placing.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

/** Mean black of one thing alone in a black style, in a colour that was asked for. */
function blackOf(motif: string, variant: string, tint: string | null): number {
  const layer = layerAt(
    drawMotif(getMotif(motif), { variant, seed: 1 }),
    [500, 500],
    { width: 900, height: 900 },
    { role: 'hero', subject: 0, ...(tint ? { tint } : {}) },
  )
  const scene: Scene = {
    width: 1000,
    height: 1000,
    layout: 'square',
    layers: [layer],
    heroBox: [50, 50, 950, 950],
    faceBox: null,
    arrangement: 'base',
  }
  const options = { style: 'Realistic', isColoured: false, seed: 1, sizePx: 400 } as const
  const { black } = renderArtwork(scene, options, workspace).ink
  return black.reduce((sum, v) => sum + v, 0) / black.length
}

test.each([
  ['rose', 'bloom'],
  ['wolf', 'turned'],
])('a black %s is darker than a white one where there is no colour', (motif, variant) => {
  const [white, black] = ['bone', 'clothInk'].map((tint) => blackOf(motif, variant, tint))
  expect(black! / white!).toBeGreaterThan(1.25)
})

import { expect, test } from 'vitest'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

/** Mean black of one thing alone in a black style, in a colour that was asked for. */
function blackOf(motif: string, variant: string, tint: string | null): number {
  const scene = sceneOf(motif, variant, tint ? { tint } : {})
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

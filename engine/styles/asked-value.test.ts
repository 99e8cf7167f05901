import { expect, test } from 'vitest'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { valueForms } from '#engine/styles/asked-value.ts'
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

test('a black coat keeps its form: what is lit stays further from its shade than on a pale one', () => {
  const [lit, shaded] = [0.15, 0.5]
  const sight = {
    w: 2,
    h: 1,
    hit: Uint8Array.of(1, 1),
    crisp: new Float32Array(2),
    tone: Float32Array.of(0.3, 0.3),
    dark: Float32Array.of(lit, shaded),
  }
  const regions = [{ tag: 'fur', tint: 'clothInk' }]
  const g = { w: 2, h: 1, id: new Uint16Array(2), regions } as unknown as GBuffer
  valueForms(g, [{ sight, left: 0, top: 0 } as unknown as LaidForm])
  expect(sight.dark[0]).toBeGreaterThan(lit)
  expect(sight.dark[1]! - sight.dark[0]!).toBeGreaterThan((shaded - lit) * 1.2)
})

import { expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

const draw = (motif: string, variant: string, isColoured: boolean) =>
  renderArtwork(
    sceneOf(motif, variant, {}),
    { style: 'Abstract', isColoured, seed: 1, sizePx: 400 },
    workspace,
  )

test('the brush passes behind the thing, which is left as skin, and only once across it', () => {
  const { ink, buffer } = draw('heart', 'plain', true)
  const { r, g, b } = ink.colour!
  let [over, behind, thing] = [0, 0, 0]
  for (let i = 0; i < r.length; i++) {
    const paint = 1 - Math.min(r[i]!, g[i]!, b[i]!)
    if (buffer.id[i]) thing++
    if (paint < 0.2) continue
    if (buffer.id[i]) over++
    else behind++
  }
  expect(behind).toBeGreaterThan(1500)
  expect(over).toBeGreaterThan(500)
  expect(over / thing).toBeLessThan(0.35)
})

test('without colour the brush is a wash of grey', () => {
  const { ink, buffer } = draw('heart', 'plain', false)
  expect(ink.colour).toBeUndefined()
  const wash = ink.black.filter((v, i) => !buffer.id[i] && v > 0.15 && v < 0.45)
  expect(wash.length).toBeGreaterThan(1000)
})

test('a thing of one material is black and skin', () => {
  const { ink, buffer } = draw('heart', 'plain', false)
  let [black, bare, all] = [0, 0, 0]
  for (let i = 0; i < ink.black.length; i++) {
    if (!buffer.id[i]) continue
    all++
    if (ink.black[i]! > 0.9) black++
    if (ink.black[i]! < 0.1) bare++
  }
  expect(black / all).toBeGreaterThan(0.12)
  expect(bare / all).toBeGreaterThan(0.2)
})

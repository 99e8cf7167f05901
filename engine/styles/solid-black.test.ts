import { expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

/** Mean black within the regions of a tag, drawn in Blackwork. */
function blackOf(motif: string, variant: string, tag: string): number {
  const options = { style: 'Blackwork', isColoured: false, seed: 1, sizePx: 400 } as const
  const { ink, buffer } = renderArtwork(sceneOf(motif, variant, {}), options, workspace)
  let [sum, all] = [0, 0]
  for (let i = 0; i < ink.black.length; i++) {
    if (buffer.line[i]! > 20 || buffer.regions[buffer.id[i]!]!.tag !== tag) continue
    sum += ink.black[i]!
    all++
  }
  return sum / Math.max(1, all)
}

test('facets between black ones stay open, so that a nautical star keeps its halves', () => {
  expect(blackOf('nautical-star', 'plain', 'red')).toBeLessThan(0.7)
})

test('what stands by itself is filled', () => {
  expect(blackOf('heart', 'plain', 'red')).toBeGreaterThan(0.95)
})

test('strokes of the pen on water that is filled are scratched out of it', () => {
  expect(blackOf('wave', 'single', 'water')).toBeGreaterThan(0.8)
  // Those that lie on the foam, which is not filled, stay black.
  expect(blackOf('wave', 'single', 'black')).toBeLessThan(0.75)
})

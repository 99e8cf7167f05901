import { expect, test } from 'vitest'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'

const workspace = createWorkspace()

/** How much of one thing alone is of each colour that was asked for, as parts of all that is. */
function sharesOf(motif: string, variant: string, tints: readonly string[]): number[] {
  const scene = sceneOf(motif, variant, { tint: tints[0]!, tints })
  const options = { style: 'Old School', isColoured: true, seed: 1, sizePx: 300 } as const
  const { id, regions } = renderArtwork(scene, options, workspace).buffer
  const areas = tints.map((tint) => id.filter((k) => regions[k]!.tint === tint).length)
  const whole = areas.reduce((sum, area) => sum + area, 0)
  return areas.map((area) => area / whole)
}

test.each([
  ['rose', 'bloom', ['red', 'blue']],
  ['octopus', 'spread', ['violet', 'iris']],
  ['heart', 'plain', ['green', 'bone', 'red']],
  ['butterfly', 'open', ['red', 'flame', 'gold', 'green', 'blue', 'violet']],
  ['wolf', 'turned', ['rock', 'blue']],
  ['snake', 'coiled', ['red', 'clothInk']],
])('every colour asked of a %s (%s) is seen in it', (motif, variant, tints) => {
  for (const share of sharesOf(motif, variant, tints))
    expect(share).toBeGreaterThan(0.2 / tints.length)
})

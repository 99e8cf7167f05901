import { layerAt } from '#engine/compose/placing.ts'
import type { Layer, Scene } from '#engine/compose/scene.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { getMotif } from '#engine/motifs/registry.ts'

/** A scene of one thing and nothing else. */
export function sceneOf(
  motif: string,
  variant: string,
  colour: Pick<Layer, 'tint' | 'tints'>,
): Scene {
  const layer = layerAt(
    drawMotif(getMotif(motif), { variant, seed: 1 }),
    [500, 500],
    { width: 900, height: 900 },
    { role: 'hero', subject: 0, ...colour },
  )
  return {
    width: 1000,
    height: 1000,
    layout: 'square',
    layers: [layer],
    heroBox: [50, 50, 950, 950],
    faceBox: null,
    arrangement: 'base',
  }
}

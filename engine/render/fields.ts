import { u16, u8 } from '#engine/render/buffers.ts'
import { edgeDistance } from '#engine/render/edge-distance.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'
import { inflate } from '#engine/render/inflate.ts'
import { overlapShadow } from '#engine/render/overlap-shadow.ts'
import { regionShapes, type RegionShape } from '#engine/render/region-shapes.ts'
import { slopes } from '#engine/render/slopes.ts'

/** Half-resolution volume: everything the light needs except the fine relief. */
export interface Fields {
  w2: number
  h2: number
  id: Uint16Array
  /** distance to the nearest line or region edge, full-resolution px */
  edge: Float32Array
  /** slope of the modelled form */
  gx: Float32Array
  gy: Float32Array
  height: Float32Array
  /** darkness where something above overlaps, and the cast part of it */
  occlusion: Float32Array
  shapes: RegionShape[]
}

export function buildFields(g: GBuffer): Fields {
  const w2 = g.w >> 1,
    h2 = g.h >> 1,
    n = w2 * h2
  const id = u16('f:id', n, false)
  const crease = u8('f:crease', n, false)
  for (let y = 0; y < h2; y++)
    for (let x = 0; x < w2; x++) {
      const i = 2 * y * g.w + 2 * x
      id[y * w2 + x] = g.id[i]!
      crease[y * w2 + x] =
        g.line[i]! + g.line[i + 1]! + g.line[i + g.w]! + g.line[i + g.w + 1]! > 420 ? 1 : 0
    }
  const edge = edgeDistance(id, crease, w2, h2)
  const shapes = regionShapes(g, id, w2, h2)
  const region = inflate(id, w2, h2, 'r', 3)
  const layerIds = u16('f:layer', n, false)
  const layerOf = Uint16Array.from(g.regions, (r) => r.layer + 1)
  for (let i = 0; i < n; i++) layerIds[i] = layerOf[id[i]!]!
  const layer = inflate(layerIds, w2, h2, 'l', 1)
  const { gx, gy, height } = slopes(g, id, region, layer, edge, w2, h2)
  const occlusion = overlapShadow(g, id, edge, w2, h2)
  return { w2, h2, id, edge, gx, gy, height, occlusion, shapes }
}

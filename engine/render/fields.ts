import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { edgeDistance } from '#engine/render/edge-distance.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'
import { inflate } from '#engine/render/inflate.ts'
import { overlapShadow } from '#engine/render/overlap-shadow.ts'
import { regionShapes, type RegionShape } from '#engine/render/region-shapes.ts'
import { slopes } from '#engine/render/slopes.ts'

/** Half-size volume: everything the light needs except the fine relief. It lies in the workspace it was built in. */
export interface Fields {
  /** Half the drawing's width and height; all planes below have this size. */
  w2: number
  h2: number
  id: Uint16Array
  /** Distance to the nearest line or region edge, in full-size pixels. */
  edge: Float32Array
  /** Slope of the modelled form, to the right and down. */
  gx: Float32Array
  gy: Float32Array
  height: Float32Array
  /** Darkness where something above overlaps, and the cast part of it. */
  occlusion: Float32Array
  shapes: RegionShape[]
}

export function buildFields(g: GBuffer, workspace: Workspace): Fields {
  const solid = withoutGleams(g.regions)
  const { ids, crease } = halve(g, solid, workspace)
  const { width, height: rows, values: id } = ids
  const edge = edgeDistance(ids, crease, workspace)
  const own = regionShapes(g, ids, workspace)
  const shapes = own.map((_, k) => own[solid[k]!]!)
  const region = inflate(ids, { name: 'region', finest: 3 }, workspace)
  const layers = { width, height: rows, values: layerIds(g, id, workspace) }
  const layer = inflate(layers, { name: 'layer', finest: 1 }, workspace)
  const { gx, gy, height } = slopes(g, { ids, region, layer, edge }, workspace)
  const occlusion = overlapShadow(g, ids, edge, workspace)
  return { w2: width, h2: rows, id, edge, gx, gy, height, occlusion, shapes }
}

/** Ink of four pixels together from which a line is a crease in the surface. */
const CREASE_LEAST = 420

/** A drawn highlight or shade has no volume of its own: it lies on the last shape before it that has. */
function withoutGleams(regions: GBuffer['regions']): Uint16Array {
  let under = 0
  return Uint16Array.from(regions, ({ isGleam, layer }, k) => {
    if (!isGleam) under = k
    return isGleam && regions[under]!.layer === layer ? under : k
  })
}

function halve({ w, h, id, line }: GBuffer, solid: Uint16Array, workspace: Workspace) {
  const width = w >> 1
  const height = h >> 1
  const values = workspace.ids('volume: ids', width * height, 'as left')
  const crease = workspace.bytes('volume: creases', width * height, 'as left')
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = 2 * y * w + 2 * x
      const ink = line[i]! + line[i + 1]! + line[i + w]! + line[i + w + 1]!
      values[y * width + x] = solid[id[i]!]!
      crease[y * width + x] = ink > CREASE_LEAST ? 1 : 0
    }
  const ids: Field<Uint16Array> = { width, height, values }
  return { ids, crease }
}

/** Layers numbered like regions, for a whole layer is inflated as one. */
function layerIds({ regions }: GBuffer, id: Uint16Array, workspace: Workspace): Uint16Array {
  const values = workspace.ids('volume: layers', id.length, 'as left')
  const layerOf = Uint16Array.from(regions, (region) => region.layer + 1)
  for (let i = 0; i < id.length; i++) values[i] = layerOf[id[i]!]!
  return values
}

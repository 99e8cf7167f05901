import {
  place,
  type Actor,
  type Painted,
  type Placed,
  type Thing,
} from '#engine/forms/figures/actor.ts'
import { paintFigure } from '#engine/forms/figures/paint-figure.ts'
import { framedAround } from '#engine/forms/human/framing.ts'
import { lightUp } from '#engine/forms/human/light.ts'
import { EYE, HAIR, SKIN } from '#engine/forms/human/materials.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { bearded, scalp } from '#engine/forms/human/comb.ts'
import { seeLayers } from '#engine/forms/human/seen.ts'
import { applyBack, turn, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { LIGHT, type Camera } from '#engine/forms/sculpt/view.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Whole people doing something, with what they do it with. */
export interface Figure {
  name: string
  camera: Camera
  actors: readonly Actor[]
  /** What is in the hands of the first of them or around them; it is told where their bones are. */
  things?: (somebody: Placed) => readonly Thing[]
  seed: number
}

/** Scenes are built in decimetres and seen at the size of every other form, whose edges are told apart by its depths. */
export const SCALE = 0.22

export function seeFigure({ camera, actors, things, seed }: Figure, size: number): Sight {
  const cast = actors.map((actor, k) => place(actor, k, seed + k))
  const painted: Painted[] = [
    ...cast.flatMap(({ layers }) => layers),
    ...(things?.(cast[0]!) ?? []).map(({ mesh, parts, tone, tag, gloss = 0.05 }, k): Painted => ({
      actor: -1,
      layer: { mesh, material: SKIN, part: 200 + k, isThin: true, ...(parts ? { parts } : {}) },
      look: { tone, tag, gloss },
    })),
  ]
  const layers = painted.map(({ layer }) => layer)
  const middle = middleOf(layers.map(({ mesh }) => mesh.data))
  for (const { mesh } of layers)
    for (let v = 0; v < mesh.data.length; v += STRIDE)
      for (let d = 0; d < 3; d++) mesh.data[v + d] = (mesh.data[v + d]! - middle[d]!) * SCALE
  const rotation = turn(camera.yaw, camera.pitch, camera.roll)
  const key = unit(camera.light ?? LIGHT)
  lightUp(
    layers,
    layers.filter(({ material }) => material !== EYE).map(({ mesh }) => mesh),
    applyBack(rotation, key),
    Math.max(2.2, reachOf(layers.map(({ mesh }) => mesh.data))),
  )
  for (const layer of layers)
    if (layer.material === HAIR) layer.open = layer.open!.map((open) => mix(0.5, 1, open))
  const framing = framedAround(camera, placesOf(painted))
  const scene = seeLayers(layers, framing, size)
  const whose = Int16Array.from(scene.layer, (id) => (id < 0 ? -1 : painted[id]!.actor))
  actors.forEach(({ hair, beard }, k) => {
    const isOwn = (i: number) => whose[i] === k && !painted[scene.layer[i]!]!.look
    if (hair) scalp(scene, hair, isOwn)
    if (beard) bearded(scene, isOwn)
  })
  const head = cast[0]!.onHead([0, -0.12, 0.5])
  return paintFigure({
    scene,
    painted,
    actors,
    whose,
    camera: framing,
    head: [0, 1, 2].map((d) => (head[d]! - middle[d]!) * SCALE) as unknown as V3,
  })
}

function middleOf(meshes: readonly Float32Array[]): V3 {
  const low = [99, 99, 99]
  const high = [-99, -99, -99]
  for (const data of meshes)
    for (let v = 0; v < data.length; v += STRIDE)
      for (let d = 0; d < 3; d++) {
        low[d] = Math.min(low[d]!, data[v + d]!)
        high[d] = Math.max(high[d]!, data[v + d]!)
      }
  return [0, 1, 2].map((d) => (low[d]! + high[d]!) / 2) as unknown as V3
}

const reachOf = (meshes: readonly Float32Array[]): number => {
  let far = 0
  for (const data of meshes)
    for (let v = 0; v < data.length; v += STRIDE)
      far = Math.max(far, Math.hypot(data[v]!, data[v + 1]!, data[v + 2]!))
  return far
}

function* placesOf(painted: readonly Painted[]): Generator<V3> {
  for (const { layer } of painted)
    for (let v = 0; v < layer.mesh.data.length; v += STRIDE)
      yield [layer.mesh.data[v]!, layer.mesh.data[v + 1]!, layer.mesh.data[v + 2]!]
}

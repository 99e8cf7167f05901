import {
  place,
  type Actor,
  type Painted,
  type Placed,
  type Thing,
} from '#engine/forms/figures/actor.ts'
import { gripOf } from '#engine/forms/figures/things.ts'
import { paintFigure } from '#engine/forms/figures/paint-figure.ts'
import { framedAround } from '#engine/forms/human/framing.ts'
import { lightUp } from '#engine/forms/human/light.ts'
import { EYE, HAIR, SKIN } from '#engine/forms/human/materials.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { bearded, scalp } from '#engine/forms/human/comb.ts'
import { seeLayers, type Layer } from '#engine/forms/human/seen.ts'
import { applyBack, turn, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { LIGHT, type Camera } from '#engine/forms/sculpt/view.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Whole people doing something, with what they do it with. */
export interface Figure {
  name: string
  camera: Camera
  actors: readonly Actor[]
  /** What is in the hands of the first of them or around them; it is told where their bones are, and those of all. */
  things?: (somebody: Placed, all: readonly Placed[]) => readonly Thing[]
  /** Shown from this height above the ground on: below it they run out into skin. */
  cut?: number
  seed: number
}

/** Scenes are built in decimetres and seen at the size of every other form, whose edges are told apart by its depths. */
export const SCALE = 0.22

/** Everybody and everything of a scene in its place, at the size of every other form, and the camera that has all of it in view. */
function setUp({ camera, actors, things, seed, cut }: Figure) {
  const cast = actors.map((actor, k) => place(actor, k, seed + k))
  const painted: Painted[] = [
    ...cast.flatMap(({ layers }) => layers),
    ...(things?.(cast[0]!, cast) ?? []).map(
      ({ mesh, parts, tone, tag, gloss = 0.05 }, k): Painted => ({
        actor: -1,
        layer: { mesh, material: SKIN, part: 200 + k, isThin: true, ...(parts ? { parts } : {}) },
        look: { tone, tag, gloss },
      }),
    ),
  ]
  const layers = painted.map(({ layer }) => layer)
  if (cut !== undefined) for (const layer of layers) dropBelow(layer, cut - 0.5 * FADING)
  const middle = middleOf(layers.map(({ mesh }) => mesh.data))
  for (const { mesh } of layers)
    for (let v = 0; v < mesh.data.length; v += STRIDE)
      for (let d = 0; d < 3; d++) mesh.data[v + d] = (mesh.data[v + d]! - middle[d]!) * SCALE
  const placed = (at: V3): V3 =>
    [0, 1, 2].map((d) => (at[d]! - middle[d]!) * SCALE) as unknown as V3
  return { cast, painted, layers, placed, framing: framedAround(camera, placesOf(painted)) }
}

/** How far above its cut a figure begins to run out, in decimetres. */
export const FADING = 2.4

/** Leaves out the faces of a layer that lie lower; its places stay as they are counted. */
function dropBelow({ mesh }: Layer, height: number): void {
  const { data, quads } = mesh
  const kept = quads.filter((_, k) => {
    const q = k - (k % 4)
    return [0, 1, 2, 3].every((j) => data[quads[q + j]! * STRIDE + 1]! >= height)
  })
  mesh.quads = kept
  const used = new Set(kept)
  // What no face uses goes to where something is, so that nothing is framed or weighed that is not seen.
  const first = kept[0]
  if (first === undefined) {
    mesh.data = new Float32Array(0)
    return
  }
  for (let v = 0; v < data.length / STRIDE; v++)
    if (!used.has(v)) data.copyWithin(v * STRIDE, first * STRIDE, first * STRIDE + 3)
}

/** Of the first of them: where the hands are closed, the soles, and the face, in decimetres about the middle of the head. */
const FACE = { crown: [0, 1.18, 0], eye: [0.32, 0.13, 0.75], mouth: [0, -0.52, 0.9] } as const

/** What others may touch of somebody, as the camera sees it. */
export function reachOfFigure(figure: Figure) {
  const { cast, placed, framing } = setUp(figure)
  const { joint, onHead } = cast[0]!
  const [x, y, z] = FACE.eye
  return {
    camera: framing,
    hands: (['L', 'R'] as const).map((side) => placed(gripOf(joint, side))),
    feet: (['L', 'R'] as const).map((side) => placed(joint(`foot.${side}`, 'tail'))),
    eyes: [placed(onHead([-x, y, z])), placed(onHead([x, y, z]))],
    mouth: placed(onHead([...FACE.mouth])),
    crown: placed(onHead([...FACE.crown])),
  }
}

export function seeFigure(figure: Figure, size: number): Sight {
  const { camera, actors } = figure
  const { cast, painted, layers, placed, framing } = setUp(figure)
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
  const scene = seeLayers(layers, framing, size)
  const whose = Int16Array.from(scene.layer, (id) => (id < 0 ? -1 : painted[id]!.actor))
  actors.forEach(({ hair, beard }, k) => {
    const isOwn = (i: number) => whose[i] === k && !painted[scene.layer[i]!]!.look
    if (hair) scalp(scene, hair, isOwn)
    if (beard) bearded(scene, isOwn)
  })
  const head = placed(cast[0]!.onHead([0, -0.12, 0.5]))
  const ends =
    figure.cut === undefined
      ? undefined
      : [figure.cut, figure.cut + FADING].map((y) => placed([head[0], y, 0]))
  return paintFigure({ scene, painted, actors, whose, camera: framing, head, ends })
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

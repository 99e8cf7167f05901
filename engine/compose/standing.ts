import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { clearFaces } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Things with a foot of their own: they stand on the hero's ground, not under it. */
export const STANDS =
  /candle|bottle|lamp|lantern|hourglass|vase|chess|cup|chalice|tombstone|trophy|teapot|cactus|books?$/
const BESIDE = { height: 0.62, out: 0.36, sunk: 0.05 }

export function standBeside(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const side = build.random() < 0.5 ? -1 : 1
  const height = BESIDE.height * Math.max(boxHeight(target), 0.8 * boxWidth(target))
  const at = [cx + side * BESIDE.out * boxWidth(target), 0] as const
  const layer = put(build, 'front', actor, { at, width: height, height })
  const ground = target[3] + BESIDE.sunk * boxHeight(target)
  moveLayer(layer, 0, ground - inkBoxOf(layer)[3])
  clearFaces(layer, build.faces)
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** A ribbon lies before the lower part of what it belongs to, and its ends reach out on both sides. */
const RIBBON = { width: 1.3, down: 0.3 }

export function across(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const width = RIBBON.width * Math.max(boxWidth(target), 0.6 * boxHeight(target))
  const layer = put(build, 'front', actor, {
    at: [cx, cy + RIBBON.down * boxHeight(target)],
    width,
  })
  clearFaces(layer, build.faces)
}

/** Somebody slim in a broad place would stand off: two that do not touch are two tattoos. */
export function standClose({ middle }: Build, layer: Layer, target: Box): void {
  const box = inkBoxOf(layer)
  const step = CLOSER * boxWidth(box) * Math.sign(centreOf(target)[0] - centreOf(box)[0])
  const least = countPieces(middle)
  for (let i = 0; i < STEPS && countPieces([...middle, layer]) > least; i++) layer.x += step
}

const countPieces = (layers: readonly Layer[]): number =>
  piecesOf(planOf(layers, unionOf(layers.map(inkBoxOf)), PLAN_CELLS), () => true).length

/** Each step towards the hero, in parts of their own breadth. */
const CLOSER = 0.12
const STEPS = 10
const PLAN_CELLS = 40

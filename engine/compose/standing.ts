import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { clearFaces, HIDDEN_AT_MOST } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { freeSide } from '#engine/compose/free-side.ts'
import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

const BESIDE = { height: 0.62, out: 0.44, sunk: 0.05, lower: 0.1, apart: 0.7 }

/** What has a foot of its own stands on the hero's ground, not under it: upright, the first to one side, the next to the other, those after them farther out and lower. */
export function standBeside(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const lot = build.random() < 0.5 ? -1 : 1
  const first = freeSide(build, actor, target) || lot
  const ground = target[3] + BESIDE.sunk * boxHeight(target)
  const layers = Array.from({ length: actor.count }, (_, i) => {
    const side = i % 2 ? -first : first
    const lower = 1 - BESIDE.lower * i
    const height = BESIDE.height * lower * Math.max(boxHeight(target), 0.8 * boxWidth(target))
    const layer = put(build, 'front', actor, { at: [0, 0], width: height, height })
    const box = inkBoxOf(layer)
    const out = BESIDE.out * boxWidth(target) + Math.floor(i / 2) * BESIDE.apart * boxWidth(box)
    moveLayer(layer, cx + side * out - centreOf(box)[0], ground - box[3])
    stepAside(layer, build.faces, side)
    return layer
  })
  build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
}

/** Out of a face along the ground: lifted off it, a candle would hang in the air. */
export function stepAside(layer: Layer, faces: readonly Box[], side: number): void {
  const step = side * 0.08 * boxWidth(inkBoxOf(layer))
  const hides = () => faces.some((face) => coverage(face, inkBoxOf(layer)) > HIDDEN_AT_MOST)
  for (let turn = 0; turn < STEPS && hides(); turn++) moveLayer(layer, step, 0)
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
export function standClose({ middle }: Pick<Build, 'middle'>, layer: Layer, target: Box): void {
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

import { circle, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { layerOf } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { unionOf, boxOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** A star whose rays are hollow curves: the spark of flash sheets. */
export function spark([x, y]: Point, radius: number, points = 4, inner = 0.2): string {
  const at = (r: number, k: number) => {
    const angle = -Math.PI / 2 + (k * TAU) / (2 * points)
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  }
  let d = `M${at(radius, 0)}`
  for (let k = 1; k <= points; k++) {
    d += `Q${at(radius * inner, 2 * k - 1)} ${at(radius, 2 * k)}`
  }
  return d + 'Z'
}

function fillerParts(
  kind: StageLook['fillers'],
  point: Point,
  room: number,
  index: number,
): Part[] {
  const [x, y] = point
  const ink = (d: string): Part => ({ d, fill: 'black', stroke: 0 })
  if (kind === 'stars' && index % 2 === 0)
    return [ink(spark(point, Math.min(20, room * 0.55), 5, 0.38))]
  if (kind !== 'dots' && index % 3 === 0)
    return [ink(spark(point, Math.min(24, room * 0.6), 4, 0.16))]
  if (kind === 'dots' || index % 3 === 1)
    return [
      ink(circle(point, 4)),
      ink(circle([x + 13, y + 9], 2.5)),
      ink(circle([x - 4, y + 16], 1.8)),
    ]
  return [{ d: circle(point, 5.5), fill: null, stroke: 0.8 }]
}

/** Small marks in the gaps near the design, where there is room for them and nowhere else. */
export function fillersFor(
  layers: readonly Layer[],
  { look, canvas, random }: { look: StageLook; canvas: Box; random: Rng },
): Layer[] {
  if (look.fillers === 'none' || layers.length === 0) return []
  const shape = silhouetteOf(layers, canvas, 100)
  const distance = distances(shape.isInk, shape.width, shape.height)
  const area = unionOf(layers.map(boxOf))
  const words = layers.filter(({ drawing }) => drawing.origin?.kind === 'words').map(boxOf)
  const parts: Part[] = []
  const taken: Point[] = []
  const wanted = look.fillers === 'stars' ? 12 : 9
  for (let tries = 0; tries < 1500 && taken.length < wanted; tries++) {
    const x = area[0] - 20 + random() * (area[2] - area[0] + 40)
    const y = area[1] - 20 + random() * (area[3] - area[1] + 40)
    if (!isWithin(canvas, [x, y])) continue
    // A star in the bowl of a P is read as part of it.
    if (words.some(([left, top, right, bottom]) => x > left && y > top && x < right && y < bottom))
      continue
    const column = Math.floor((x - shape.left) / shape.cell)
    const row = Math.floor((y - shape.top) / shape.cell)
    const room = distance[row * shape.width + column]! * shape.cell
    if (room < 30 || room > 95) continue
    if (taken.some((other) => Math.hypot(other[0] - x, other[1] - y) < 105)) continue
    parts.push(...fillerParts(look.fillers, [x, y], room, taken.length))
    taken.push([x, y])
  }
  if (parts.length === 0) return []
  return [layerOf(parts, { role: 'filler', hasVolume: false })]
}

/** Half of the largest mark, and the bare margin that every design keeps. */
const RIM = 44

const isWithin = ([left, top, right, bottom]: Box, [x, y]: Point) =>
  x > left + RIM && y > top + RIM && x < right - RIM && y < bottom - RIM

/** Distance to the nearest ink in cells, by two sweeps; a city-block measure is exact enough for fillers. */
function distances(isInk: Uint8Array, width: number, height: number): Float32Array {
  const out = new Float32Array(isInk.length).fill(1e6)
  for (let i = 0; i < isInk.length; i++) {
    if (isInk[i]) out[i] = 0
    else {
      if (i % width > 0) out[i] = Math.min(out[i]!, out[i - 1]! + 1)
      if (i >= width) out[i] = Math.min(out[i]!, out[i - width]! + 1)
    }
  }
  for (let i = isInk.length - 1; i >= 0; i--) {
    if (i % width < width - 1) out[i] = Math.min(out[i]!, out[i + 1]! + 1)
    if (i + width < width * height) out[i] = Math.min(out[i]!, out[i + width]! + 1)
  }
  return out
}

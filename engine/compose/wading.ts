import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, mirror } from '#engine/compose/contact.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { lowestInk, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** How much of somebody is under water, in parts of their height: shins of who stands, more of who has no legs to stand on. */
const DEEP = { standing: 0.13, other: 0.2 }
/** Rings about where somebody stands: down from the line, across from the middle, and how long, in parts of the breadth. */
const RIPPLES: readonly (readonly [down: number, across: number, long: number])[] = [
  [0, -0.5, 0.46],
  [0, 0.48, 0.52],
  [0.035, 0.02, 0.8],
  [0.075, -0.34, 0.46],
  [0.085, 0.4, 0.36],
  [0.13, 0.08, 0.34],
]
const THICK = 0.014
/** The line of the water bends a little about a body. */
const BENT = 0.022

/** Somebody stands in the water: what is under its line is not seen, and rings spread out and fade. False for what lives in it. */
export function wade(build: Build, water: Actor): boolean {
  const hero = build.cast.get(build.middle[0]?.subject ?? -1)
  if (!hero || !isLiving(hero) || hero.motif.swims) return false
  const box = unionOf(build.middle.map(inkBoxOf))
  const floor = lowestInk(silhouetteOf(build.middle, box))
  const stands = (hero.motif.marks?.(hero.variant)?.feet ?? []).length > 0
  const line = floor - (stands ? DEEP.standing : DEEP.other) * boxHeight(box)
  for (const layer of build.middle) layer.clip ??= above(inkBoxOf(layer), line)
  const rings = layerOf(ringsAt(box, line), {
    role: 'support',
    subject: water.subject,
    hasVolume: false,
  })
  build.front.push(rings)
  build.mayTouchFace.add(rings)
  build.heroBox = [box[0], box[1], box[2], line]
  build.boxes.set(hero.subject, build.heroBox)
  build.boxes.set(water.subject, inkBoxOf(rings))
  return true
}

/** Out of the water before whoever stands in it: how far ahead and how large, in parts of their box, and how much is still under. */
const LEAP = { ahead: 0.52, size: 0.52, under: 0.18, rears: 0.5 }

export function leap(build: Build, swimmer: Actor): void {
  const hero = build.cast.get(build.middle[0]?.subject ?? -1)
  const box = build.heroBox
  const ahead = (hero && facingOf(hero, build.middle[0]!)) || (build.random() < 0.5 ? 1 : -1)
  const layer = put(build, 'front', swimmer, {
    at: [centreOf(box)[0] + ahead * LEAP.ahead * boxWidth(box), box[3]],
    width: LEAP.size * Math.max(boxWidth(box), boxHeight(box)),
  })
  if (facingOf(swimmer, layer) === ahead) mirror(layer)
  if (swimmer.motif.swims) layer.angle -= (facingOf(swimmer, layer) || -ahead) * LEAP.rears
  const own = inkBoxOf(layer)
  moveLayer(layer, 0, box[3] + LEAP.under * boxHeight(own) - own[3])
  layer.clip = above(inkBoxOf(layer), box[3])
  build.boxes.set(swimmer.subject, inkBoxOf(layer))
}

function above([left, top, right, bottom]: Box, line: number): Point[] {
  const [far, high] = [0.1 * (right - left), 0.1 * (bottom - top)]
  const edge = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    const x = right + far - t * (right - left + 2 * far)
    return [x, line + BENT * (bottom - top) * Math.sin(t * 5 * Math.PI)]
  })
  return [[left - far, top - high], [right + far, top - high], ...edge]
}

function ringsAt(box: Box, line: number): Part[] {
  const [cx] = centreOf(box)
  const [w, h] = [boxWidth(box), boxHeight(box)]
  return RIPPLES.map(([down, across, long]): Part => ({
    d: polygon(ring([cx + across * w, line + down * h], (long * w) / 2, THICK * h)),
    fill: 'black',
    stroke: 0,
  }))
}

/** Thick in the middle, bent a little, and gone at both ends. */
function ring([x, y]: Point, half: number, thick: number): Point[] {
  const steps = 16
  const at = (i: number, side: number): Point => {
    const t = (2 * i) / steps - 1
    const body = thick * 0.5 * (1 - t * t)
    return [x + t * half, y + 1.4 * thick * (1 - t * t) + side * body]
  }
  const over = Array.from({ length: steps + 1 }, (_, i) => at(i, -1))
  const under = Array.from({ length: steps + 1 }, (_, i) => at(steps - i, 1))
  return [...over, ...under]
}

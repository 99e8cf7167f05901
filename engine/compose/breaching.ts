import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { drawMotif, type Part } from '#engine/motifs/motif.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Which way who comes out of the water points, in degrees above the level, and how much of them is still under it. */
const UP = 58
const UNDER = 0.24
/** Who has no home there comes up as they stand: legs under water, or the end of a neck. */
const UNDER_STANDING = { body: 0.3, head: 0.14 }
/** Waves at the line: across from the middle and down, in the breadth of who comes out, how large, and whether before them. */
const WAVES: readonly { x: number; y: number; size: number; isBefore: boolean }[] = [
  { x: -0.4, y: -0.06, size: 0.8, isBefore: false },
  { x: 0.42, y: -0.05, size: 0.8, isBefore: false },
  { x: -0.02, y: 0.05, size: 1.02, isBefore: true },
]
/** Drops thrown up to both sides: across and up from the line, and how large, in the same parts. */
const SPRAY: readonly (readonly [x: number, up: number, size: number])[] = [
  [-0.46, 0.34, 0.034],
  [-0.36, 0.22, 0.022],
  [-0.58, 0.2, 0.024],
  [-0.3, 0.42, 0.018],
  [0.44, 0.3, 0.03],
  [0.56, 0.18, 0.02],
  [0.34, 0.18, 0.024],
  [0.5, 0.44, 0.018],
]

const BREACHES = /^breaching$/

/** Who breaches does it out of the sea, named or not: without it a whale hangs in the air. */
export function breachUnbidden(build: Build, { subject, motif, variant }: Actor): void {
  const actor = build.cast.get(subject)
  const hasSea = [...build.cast.values()].some(({ kind }) => kind === 'water')
  if (actor && motif.swims && BREACHES.test(variant) && !hasSea) breach(build, sea(), { actor })
}

function sea(): Actor {
  const motif = getMotif('wave')
  const variant = motif.variants[0]!
  return {
    subject: -1,
    motif,
    kind: 'water',
    count: 1,
    modifiers: [],
    variant,
    colour: {},
    draw: () => drawMotif(motif, { variant, seed: 1 }),
  }
}

/** Up out of the water, head first who lives there and upright anybody else. False for what is no water. */
export function breach(build: Build, water: Actor, { actor: hero }: { actor: Actor }): boolean {
  const layer = layerOfActor(build, hero)
  if (!layer || water.kind !== 'water' || !isLiving(hero) || build.middle.length > 1) return false
  const { mouth } = marksOn(hero, layer)
  if (!mouth) return false
  const swims = hero.motif.swims === true
  const ahead = facingOf(hero, layer) || 1
  const [x, y] = centreOf(inkBoxOf(layer))
  const rises = Math.atan2(y - mouth[1], ahead * (mouth[0] - x))
  if (swims) layer.angle -= ahead * ((UP * Math.PI) / 180 - rises)
  const whole = inkBoxOf(layer)
  const isHead = isBust(hero.motif, hero.variant)
  const under = swims ? UNDER : isHead ? UNDER_STANDING.head : UNDER_STANDING.body
  const line = whole[3] - under * boxHeight(whole)
  layer.clip = over(whole, line)
  const [cx] = centreOf(whole)
  const w = Math.max(boxWidth(whole), 0.8 * boxHeight(whole))
  const waves = WAVES.map(({ x: across, y: down, size, isBefore }) =>
    put(
      build,
      isBefore ? 'front' : 'back',
      water,
      { at: [cx + across * w, line + down * w], width: size * w },
      { isMirrored: across > 0 },
    ),
  )
  const spray = layerOf(
    SPRAY.map(([dx, up, size]) => drop([cx + dx * w, line - up * w], dx, size * w)),
    {
      role: 'support',
      subject: water.subject,
      halo: 1,
    },
  )
  build.front.push(spray)
  build.mayTouchFace.add(spray)
  const seen: Box = [whole[0], whole[1], whole[2], line]
  build.heroBox = seen
  const face = swims ? null : faceOf(hero, whole, layer.isMirrored)
  build.faces = face ? [face] : []
  build.faceBox = face
  build.boxes.set(hero.subject, seen)
  build.boxes.set(water.subject, unionOf(waves.map(inkBoxOf)))
  return true
}

function over([left, top, right]: Box, line: number): Point[] {
  const far = 0.1 * (right - left)
  return [
    [left - far, top - far],
    [right + far, top - far],
    [right + far, line],
    [left - far, line],
  ]
}

/** Blunt where it flies to, pointed behind. */
function drop([x, y]: Point, aside: number, r: number): Part {
  const away = Math.atan2(-1, Math.sign(aside) * 0.6)
  const at = (angle: number, far: number): Point => [
    x + far * r * Math.cos(away + angle),
    y + far * r * Math.sin(away + angle),
  ]
  const round = Array.from({ length: 11 }, (_, i) => at(-1.9 + (3.8 * i) / 10, 1))
  return { d: polygon([...round, at(Math.PI, 2.4)]), fill: 'water' }
}

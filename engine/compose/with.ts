import type { Actor } from '#engine/compose/cast.ts'
import { placeOnArm } from '#engine/compose/arm.ts'
import { placeAround } from '#engine/compose/around.ts'
import { facingOf, mirror } from '#engine/compose/contact.ts'
import { across, standBeside, standClose, stepAside } from '#engine/compose/standing.ts'
import { freeSide } from '#engine/compose/free-side.ts'
import { bunch } from '#engine/compose/bouquet.ts'
import { atTheFoot, inTheSky, sprout } from '#engine/compose/scenery.ts'
import { axisOf, isSlim, put, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { wearOn } from '#engine/compose/worn.ts'
import { clearFaces, isBust } from '#engine/compose/face.ts'
import { bulkOf, isLiving } from '#engine/compose/kinds.ts'
import { shelterAll } from '#engine/compose/sheltering.ts'
import { dangle, dangles } from '#engine/compose/dangling.ts'
import { followInFile } from '#engine/compose/filing.ts'
import { follow } from '#engine/compose/young.ts'
import { drawNear } from '#engine/compose/nearing.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

const DEGREE = Math.PI / 180

/** Angles around the hero (0 = right, 90 = below) for n supporters of a kind, by arrangement. */
function anglesFor(build: Build, count: number): number[] {
  const side = build.random() < 0.5 ? 1 : -1
  const even = (middle: number, span: number) =>
    Array.from({ length: count }, (_, i) =>
      count === 1 ? middle : middle + span * (i / (count - 1) - 0.5),
    )
  switch (build.arrangement) {
    case 'base':
      return even(count === 1 ? 90 + side * 28 : 90, Math.min(170, 62 * (count - 1) + 34))
    case 'sweep':
      return even(90 + side * 42, Math.min(150, 44 * (count - 1))).map((angle) => angle)
    case 'flank':
      return Array.from(
        { length: count },
        (_, i) => (i % 2 === (side > 0 ? 0 : 1) ? 24 : 156) + (i >= 2 ? (i % 2 ? -1 : 1) * 38 : 0),
      )
    case 'crest':
      return even(90, Math.min(220, 76 * (count - 1)))
  }
}

/** From straight below towards the side that is free, in degrees. */
const ASIDE = 48

const SHARE = [0, 0.54, 0.5, 0.43, 0.38, 0.34]

/** Around the lower rim of a target, larger in the middle: flowers, small things. */
export function gather(build: Build, actor: Actor, target: Box, factor = 1): void {
  const [cx, cy] = centreOf(target)
  const unit = sizeOf(target)
  // A slim hero still needs room beside it, and a slim canvas has room above and below.
  const a = Math.max(boxWidth(target) / 2, unit * 0.3) * (isSlim(build) ? 0.72 : 1)
  const b = (boxHeight(target) / 2) * (isSlim(build) ? 1.06 : 1)
  const { count } = actor
  const free = count === 1 && !isSlim(build) ? freeSide(build, actor, target) : null
  const angles = free === null ? anglesFor(build, count) : [90 - free * ASIDE]
  // A candle or a rosary as long as a rose is wide would be a trinket.
  const slender = actor.kind === 'object' && axisOf(actor).stretch > 1.5 ? 1.4 : 1
  angles.forEach((degrees, i) => {
    const middle = count > 2 ? 1 - Math.abs((2 * i) / (count - 1) - 1) : 0
    const size = unit * factor * slender * (SHARE[count] ?? 0.3) * (0.9 + 0.25 * middle)
    const angle = degrees * DEGREE
    const reach = 0.9 + (size / unit) * 0.14 - 0.12 * Math.abs(Math.cos(angle))
    const isBehind = Math.sin(angle) < -0.25
    const layer = put(
      build,
      isBehind ? 'back' : 'front',
      actor,
      { at: [cx + a * reach * Math.cos(angle), cy + b * reach * Math.sin(angle)], width: size },
      {
        isMirrored: Math.cos(angle) > 0.2,
        angle: (build.random() - 0.5) * 0.5 + Math.cos(angle) * -0.25,
      },
    )
    if (!isBehind) clearFaces(layer, build.faces)
  })
}

/** Things with wings keep to the air above and beside. */
export function hover(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const unit = sizeOf(target)
  const slots = build.random() < 0.5 ? [-52, -128, -12, -168, 20] : [-128, -48, -170, -8, 160]
  const { count } = actor
  const hero = silhouetteOf(build.middle, unionOf(build.middle.map(inkBoxOf)))
  for (let i = 0; i < count; i++) {
    // More than five fly round it in a ring.
    const degrees = count > slots.length ? -170 + (360 / count) * i : slots[i]!
    const angle = (degrees + (build.random() - 0.5) * 14) * DEGREE
    const size = unit * (count > 2 ? 0.3 : 0.42) * (1 - (0.4 * i) / Math.max(4, count))
    const layer = put(
      build,
      'front',
      actor,
      {
        at: [
          cx + (boxWidth(target) / 2 + size * 0.28) * Math.cos(angle),
          cy + (boxHeight(target) / 2 + size * 0.2) * Math.sin(angle),
        ],
        width: size,
      },
      { isMirrored: Math.cos(angle) < 0, angle: Math.cos(angle) * 0.35 },
    )
    clearFaces(layer, build.faces)
    // A swarm flies free; one or two are part of the picture.
    if (count < 3) drawNear(layer, hero, build.faces)
  }
}

/** The head of a whole body, which is a small part of it; a bust is all head. */
function headBoxOf({ faceBox, heroBox }: Build, target: Box): Box {
  const isBody = target === heroBox && faceBox && sizeOf(faceBox) < 0.6 * sizeOf(heroBox)
  return isBody ? faceBox : target
}

/** How far a hat comes over a head that nothing more is known of: eyes may be high in it. */
const SUNK = 0.26

/** A hat sits where the middle of the head begins, ears and antlers apart. */
export function wear(build: Build, actor: Actor, target: Box): void {
  const wearer = build.cast.get(build.middle[0]?.subject ?? -1)
  if (target === build.heroBox && wearer && wearOn(build, actor, wearer)) return
  const head = headBoxOf(build, target)
  const [cx] = centreOf(head)
  const shape = silhouetteOf([...build.middle, ...build.front], target)
  const top = Math.min(topAt(shape, cx), topAt(shape, cx - 0.05 * boxWidth(head)))
  const share = head === target ? 0.5 : 0.9
  const layer = put(build, 'front', actor, {
    at: [cx, top],
    width: boxWidth(head) * share,
    height: boxHeight(head) * share,
  })
  const box = inkBoxOf(layer)
  layer.y += top + SUNK * boxHeight(box) - box[3]
  build.mayTouchFace.add(layer)
}

function crossBehind(build: Build, actor: Actor, target: Box): void {
  const length = Math.max(boxWidth(target), boxHeight(target)) * 1.42
  const lean = build.layout.name === 'tall' || build.layout.name === 'sleeve' ? 62 : 45
  const { count } = actor
  const angles =
    count > 1
      ? Array.from({ length: count }, (_, i) => lean + ((180 - 2 * lean) * i) / (count - 1))
      : [[lean, 180 - lean, 90][Math.floor(build.random() * 3)]!]
  for (const [i, degrees] of angles.entries())
    put(
      build,
      'back',
      actor,
      { at: centreOf(target), width: length },
      {
        angle: turnTo(actor, degrees * DEGREE),
        isMirrored: i === 1 && actor.motif.name !== 'arrow',
      },
    )
}

function besides(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  // Beside words there is no room; above them a beast is their crest.
  if (build.middle[0]?.subject === -1) {
    const size = Math.max(h * 1.1, w * 0.5)
    const isTaken = build.boxes.size > 0
    const y = isTaken ? target[3] + size * 0.46 : target[1] - size * 0.46
    put(build, 'back', actor, { at: [cx, y], width: size })
    return
  }
  // Two that stand on the ground stand on one ground, on an arm too: one above the other they are acrobats.
  const isGrounded = areBodies(build, actor)
  const isStacked = isSlim(build) && !isGrounded
  const scale = isGrounded ? besideMeasure(build, actor) : 1
  const side = build.random() < 0.5 ? -1 : 1
  const { count } = actor
  if (actor.motif.swims && count === 1 && heroOn(build)?.kind === 'land')
    return offShore(build, actor, target, side)
  if (scale < SMALL && count === 1) return nestle(build, actor, target, scale)
  for (let i = 0; i < count; i++) {
    const s = i % 2 ? -side : side
    const size = count === 1 ? 0.94 : Math.max(0.4, 0.7 - 0.08 * (count - 2))
    const at = isStacked
      ? ([cx + s * w * 0.12, cy + h * (0.72 + 0.6 * Math.floor(i / 2)) * (i % 2 ? -1 : 1)] as const)
      : ([cx + s * w * 0.66, cy + h * (0.06 + 0.5 * Math.floor(i / 2))] as const)
    const room = { at, width: w * size * scale, height: h * size * scale }
    const layer = put(build, scale < 1 ? 'front' : 'back', actor, room, { isMirrored: s > 0 })
    if (isGrounded) standAs(layer, target, scale * size)
    if (!isStacked) standClose(build, layer, target)
  }
}

/** Before the foot of a lighthouse, in the water about it: across and down from its middle, and how large. */
const OFF_SHORE = { aside: 0.36, down: 0.26, size: 0.72 }

function offShore(build: Build, actor: Actor, target: Box, side: number): void {
  const [cx, cy] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const layer = put(
    build,
    'front',
    actor,
    {
      at: [cx + side * OFF_SHORE.aside * w, cy + OFF_SHORE.down * h],
      width: OFF_SHORE.size * Math.max(w, h),
      height: OFF_SHORE.size * h,
    },
    { isMirrored: side > 0 },
  )
  standClose(build, layer, target)
}

const heroOn = ({ cast, middle }: Build) => cast.get(middle[0]?.subject ?? -1)

/** Both whole, and on the ground. */
function areBodies(build: Build, actor: Actor): boolean {
  const hero = heroOn(build)
  const isBody = ({ motif, variant }: Actor) =>
    motif.measure !== undefined && !isBust(motif, variant)
  return hero !== undefined && hero.kind === 'figure' && isBody(hero) && isBody(actor)
}

/** A lamb is smaller than the lion it lies with, and still large enough to be looked at. */
const MEASURE = { least: 0.55, most: 1.25 }

function besideMeasure(build: Build, actor: Actor): number {
  const ratio = bulkOf(actor.motif) / bulkOf((heroOn(build) ?? actor).motif)
  return Math.max(MEASURE.least, Math.min(MEASURE.most, ratio))
}

/** Who stands upright beside a long dog is taller than it: they are measured by their size, within reason. */
const TALLER = 2

function standAs(layer: Layer, target: Box, scale: number): void {
  const own = inkBoxOf(layer)
  const grow = (scale * sizeOf(target)) / sizeOf(own)
  layer.scale *= Math.min(grow, (TALLER * boxHeight(target)) / boxHeight(own))
  const [cx] = centreOf(own)
  const grown = inkBoxOf(layer)
  moveLayer(layer, cx - centreOf(grown)[0], target[3] - grown[3])
}

/** Who is much smaller comes close: before the fore part of the other, on its ground and turned to it. */
const SMALL = 0.8
const NESTLED = 0.4

function nestle(build: Build, actor: Actor, target: Box, scale: number): void {
  const hero = heroOn(build)!
  const ahead = facingOf(hero, build.middle[0]!) || (build.random() < 0.5 ? 1 : -1)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const at = [centreOf(target)[0] + ahead * NESTLED * w, target[3]] as const
  const layer = put(build, 'front', actor, { at, width: w * scale, height: h * scale })
  if (facingOf(actor, layer) === ahead) mirror(layer)
  moveLayer(layer, 0, target[3] + 0.03 * h - inkBoxOf(layer)[3])
  stepAside(layer, build.faces, ahead)
  build.mayTouchFace.add(layer)
}

/** More than these are a heap. */
const MOST_BESIDE = 5

/** Where a supporter goes when the brief says only that it is there too: by what kind of thing it is. */
export function placeWith(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  if (followInFile(build, actor)) return
  if (actor.isYoung) return follow(build, actor, target)
  if (placeOnArm(build, actor)) return
  if (dangles(build, actor)) return dangle(build, actor, target)
  if (actor.motif.name === 'banner') return across(build, actor, target)
  switch (actor.kind) {
    case 'headgear':
      return wear(build, actor, target)
    case 'flyer':
      return hover(build, actor, target)
    case 'weapon':
      return crossBehind(build, actor, target)
    case 'sky':
      return inTheSky(build, actor, target)
    case 'land':
    case 'water':
      return atTheFoot(build, actor, target)
    case 'figure':
      // A snake beside a face would be a second picture: it winds about it.
      if (actor.motif.name === 'snake' && actor.count === 1 && build.faceBox && !isSlim(build))
        placeAround(build, actor, target)
      else besides(build, actor, target)
      return
    case 'wings':
      put(build, 'back', actor, { at: [cx, cy - 0.05 * h], width: w * 2.1, height: h * 1.25 })
      return
    case 'fire':
      // A fire is higher than wide, and has to be seen on all sides.
      put(build, 'back', actor, { at: [cx, cy - 0.26 * h], width: w * 1.8, height: h * 2.1 })
      return
    case 'frame':
      put(
        build,
        'back',
        actor,
        { at: [cx, cy], width: Math.max(w, h) * 1.34 },
        { halo: 0, hasVolume: false },
      )
      return
    case 'cloud':
      for (const s of [-1, 1])
        put(
          build,
          'back',
          actor,
          {
            at: isSlim(build)
              ? [cx + s * w * 0.2, cy + s * h * 0.56]
              : [cx + s * w * 0.58, cy + s * h * 0.22],
            width: w * 0.8,
            height: h * 0.5,
          },
          { isMirrored: s > 0 },
        )
      return
    case 'stars':
      for (let i = 0; i < actor.count; i++) {
        const angle =
          (-150 + (120 / Math.max(3, actor.count - 1)) * i + build.random() * 16) * DEGREE
        put(build, 'back', actor, {
          at: [cx + w * 0.66 * Math.cos(angle), cy + h * 0.64 * Math.sin(angle)],
          width: sizeOf(target) * (0.1 + 0.07 * build.random()),
        })
      }
      return
    case 'foliage':
      return sprout(build, actor, target)
    case 'flower':
      return bunch(build, actor, target)
    case 'object':
      if (actor.motif.shelters && actor.count === 1 && isLiving(heroOn(build) ?? actor))
        return shelterAll(build, actor, target)
      return actor.motif.stands && actor.count <= MOST_BESIDE
        ? standBeside(build, actor, target)
        : gather(build, actor, target, 0.95)
  }
}

/** On a band everything stands in one row: mirrored to both sides of what is there, until the row is as long as the band. */
export function placeAlongBand(build: Build, actor: Actor): void {
  const height = boxHeight(build.heroBox)
  const [, cy] = centreOf(build.heroBox)
  for (let turn = 0; turn < 2; turn++) {
    const row = unionOf([...build.back, ...build.middle, ...build.front].map(inkBoxOf))
    if (turn > 0 && boxWidth(row) > 2 * height) return
    for (const s of [-1, 1]) {
      const layer = put(
        build,
        'back',
        actor,
        { at: [0, cy], width: height * 1.3, height: height * (turn ? 0.66 : 0.86) },
        { isMirrored: s > 0 },
      )
      const box = inkBoxOf(layer)
      const edge = s < 0 ? row[0] - box[2] : row[2] - box[0]
      layer.x += edge - s * 0.08 * boxWidth(box)
    }
    build.boxes.set(actor.subject, row)
  }
}

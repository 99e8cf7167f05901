import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { heroRoomOn } from '#engine/compose/arm.ts'
import { axisOf, put, turnTo, type Build } from '#engine/compose/build.ts'
import { entwine } from '#engine/compose/entwining.ts'
import { placeInRing } from '#engine/compose/circling.ts'
import { takeHands } from '#engine/compose/hand-in-hand.ts'
import { meetInPair } from '#engine/compose/meeting.ts'
import { meetingIn } from '#engine/compose/mutual.ts'
import { standInRow } from '#engine/compose/row.ts'
import { CHASES, isCircling } from '#engine/compose/poses.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  unionOf,
  type Layer,
  type LayoutName,
} from '#engine/compose/scene.ts'

const ROOM: Record<LayoutName, readonly [width: number, height: number]> = {
  square: [420, 420],
  tall: [360, 480],
  wide: [500, 360],
  band: [420, 300],
  sleeve: [340, 420],
  round: [420, 420],
  small: [420, 420],
}

const roomOf = (build: Build) =>
  build.layout.isSleeve ? heroRoomOn(build) : ROOM[build.layout.name]

/** Sets the hero, or the group of them, about the origin. */
export function placeHero(
  build: Build,
  actor: Actor,
  { isWrapped, isAlone }: { isWrapped: boolean; isAlone: boolean },
): void {
  const [width, height] = roomOf(build)
  const round = isCircling(actor) ? [...build.cast.values()].filter(isCircling) : []
  const many = round.reduce((sum, { count }) => sum + count, 0)
  if (many > 1 && build.layout.name !== 'band')
    return placeInRing(build, round, Math.min(width, height))
  const count = repeats(build, actor, isAlone) ? 3 : actor.count
  if (entwine(build, actor, height)) return rememberHero(build, actor)
  if (meetInPair(build, actor, Math.max(width, height))) return rememberHero(build, actor)
  if (takeHands(build, actor, [width, height])) return rememberHero(build, actor)
  if (standInRow(build, actor, height)) return rememberHero(build, actor)
  if (count === 1) placeOne(build, actor, isWrapped)
  else {
    const angles = (i: number) => groupAt(build, actor, count, i)
    for (let i = 0; i < count; i++) {
      const { at, size, turn, isMirrored } = angles(i)
      put(
        build,
        'middle',
        actor,
        { at: [at[0] * width, at[1] * height], width: width * size, height: height * size },
        { role: 'hero', angle: turn, isMirrored },
      )
    }
  }
  if (count === 2) closeGap(build.middle as [Layer, Layer])
  else if (count > 2) huddle(build.middle)
  rememberHero(build, actor)
}

function rememberHero(build: Build, actor: Actor): void {
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  build.boxes.set(actor.subject, build.heroBox)
}

/** Slides a pair together until they overlap a little: two that stand apart are two tattoos. */
function closeGap([one, other]: [Layer, Layer]): void {
  const [a, b] = [inkBoxOf(one), inkBoxOf(other)]
  const [dx, dy] = [
    Math.max(a[0], b[0]) - Math.min(a[2], b[2]),
    Math.max(a[1], b[1]) - Math.min(a[3], b[3]),
  ]
  const overlap = OVERLAP * boxWidth(a)
  if (Math.max(dx, dy) <= -overlap) return
  // Set off in both directions they would touch by a corner at most: across the other one they come to stand side by side.
  const beside = (gap: number, size: number) => (gap > 0 ? gap + BESIDE * size : 0)
  const [alongX, alongY] =
    dx >= dy ? [dx + overlap, beside(dy, boxHeight(a))] : [beside(dx, boxWidth(a)), dy + overlap]
  const [toX, toY] = [
    (alongX / 2) * Math.sign(centreOf(b)[0] - centreOf(a)[0]),
    (alongY / 2) * Math.sign(centreOf(b)[1] - centreOf(a)[1]),
  ]
  moveLayer(one, toX, toY)
  moveLayer(other, -toX, -toY)
}

/** How much of a pair overlaps, and how far two that were set off stand beside each other, in parts of one. */
const OVERLAP = 0.06
const BESIDE = 0.6

/** Draws a group together until everyone touches somebody. */
function huddle(layers: readonly Layer[]): void {
  for (let turn = 0; turn < 14; turn++) {
    const boxes = layers.map(inkBoxOf)
    const isTogether = boxes.every((box, i) =>
      boxes.some((other, j) => i !== j && coverage(box, other) > 0.03),
    )
    if (isTogether) return
    for (const [i, layer] of layers.entries()) {
      const [cx, cy] = centreOf(boxes[i]!)
      moveLayer(layer, -0.07 * cx, -0.07 * cy)
    }
  }
}

/** A band of one small thing is a pattern of it; a beast stays alone in the middle. */
const repeats = (build: Build, actor: Actor, isAlone: boolean) =>
  build.layout.name === 'band' && isAlone && actor.count === 1 && actor.kind !== 'figure'

function placeOne(build: Build, actor: Actor, isWrapped: boolean): void {
  const [width, height] = roomOf(build)
  const { stretch } = axisOf(actor)
  // A sign that leans is another sign, what stands on the ground would fall over, and smoke rises.
  const isRoom = build.relations.some(({ kind, to }) => kind === 'inside' && to === actor.subject)
  const mayLean =
    actor.motif.category !== 'symbol' && !actor.motif.stands && !actor.motif.liesLevel && !isRoom
  const isSeat = build.relations.some(
    ({ kind, manner, to }) => kind === 'on' && manner === null && to === actor.subject,
  )
  const isLong =
    mayLean &&
    actor.variant !== 'stone' &&
    stretch > 2.6 &&
    (actor.kind === 'weapon' || actor.kind === 'object')
  if (isLong && isWrapped) {
    put(
      build,
      'middle',
      actor,
      { at: [0, 0], width: height * 1.1 },
      { role: 'hero', angle: turnTo(actor, Math.PI / 2) },
    )
    return
  }
  const isSlim = build.layout.name === 'tall' || build.layout.name === 'sleeve'
  const lean = isLong && !isSlim ? (build.random() < 0.5 ? 0.9 : -0.9) + Math.PI / 2 : Math.PI / 2
  // A wire or a sword that somebody sits on lies level.
  const isLevel = build.layout.name === 'band' || isSeat
  put(
    build,
    'middle',
    actor,
    { at: [0, 0], width: isLong ? height * 1.15 : width, height: isLong ? height * 1.15 : height },
    {
      role: 'hero',
      angle: isLong ? turnTo(actor, isLevel ? 0 : lean) : 0,
      isMirrored: build.random() < 0.5,
    },
  )
}

interface Spot {
  at: Point
  size: number
  turn: number
  isMirrored: boolean
}

/** What has a foot: upside down it has fallen. */
const STANDING: ReadonlySet<Actor['kind']> = new Set([
  'headgear',
  'wings',
  'object',
  'land',
  'water',
])

/** The place of the i-th of n equal heroes: a facing pair, a wheel, a row or a rising flight. */
function groupAt(build: Build, actor: Actor, count: number, i: number): Spot {
  const { name } = build.layout
  const isTall = name === 'tall' || name === 'sleeve'
  const t = i / (count - 1) - 0.5
  if (actor.kind === 'weapon' && count === 2)
    return {
      at: [0, 0],
      size: 1,
      turn: turnTo(actor, i ? 0.9 : Math.PI - 0.9),
      isMirrored: i === 1,
    }
  if (name === 'band') return { at: [t * 2.1, 0], size: 1, turn: 0, isMirrored: false }
  if (count > MOST_IN_ROW) return inRows(count, i)
  const isStanding = STANDING.has(actor.kind)
  const canWheel = !isStanding && actor.kind !== 'figure'
  if (build.arrangement === 'crest' && count <= 5 && canWheel) {
    const angle = -Math.PI / 2 + (i * Math.PI * 2) / count
    return {
      at: [0.34 * Math.cos(angle), 0.34 * Math.sin(angle)],
      size: count === 2 ? 0.62 : 0.52,
      turn: angle + Math.PI / 2,
      isMirrored: false,
    }
  }
  if (count === 2)
    return isTall
      ? {
          at: [t * 0.3, t * 0.9],
          size: 0.72,
          turn: i && !isStanding ? Math.PI : 0,
          isMirrored: false,
        }
      : {
          // Who does something to the other stands on the same ground.
          at: [
            t * 0.9,
            t * (build.arrangement === 'sweep' && !meetingIn(actor.modifiers) ? 0.4 : 0),
          ],
          size: 0.72,
          turn: 0,
          isMirrored: t > 0 && !actor.modifiers.some((modifier) => CHASES.test(modifier)),
        }
  if (build.arrangement === 'sweep' || isTall)
    return {
      at: isTall ? [t * 0.4 * (i % 2 ? 1 : -1), t * 1.3] : [t * 1.15, -t * 0.8],
      size: 0.62 - 0.04 * count + 0.1 * (t + 0.5),
      turn: (i % 2 ? 1 : -1) * 0.15,
      isMirrored: i % 2 === 1,
    }
  return {
    at: [t * 1.2, (0.5 - Math.abs(t) * 2) * 0.3],
    size: 0.64 - 0.05 * count + (Math.abs(t) < 0.1 ? 0.12 : 0),
    turn: t * 0.4,
    isMirrored: t > 0,
  }
}

/** More than these would be too small in one row. */
const MOST_IN_ROW = 7

/** Rows of a crowd, the upper ones set off by half a place. */
function inRows(count: number, i: number): Spot {
  const perRow = Math.ceil(count / (count > 8 ? 3 : 2))
  const rows = Math.ceil(count / perRow)
  const row = Math.floor(i / perRow)
  const here = Math.min(perRow, count - row * perRow)
  const across = (i % perRow) - (here - 1) / 2
  return {
    at: [(across * 1.15) / perRow, (row - (rows - 1) / 2) * (0.95 / rows)],
    size: 1.25 / perRow,
    turn: 0,
    isMirrored: across > 0,
  }
}

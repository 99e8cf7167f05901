import { reachOfFigure, type Figure } from '#engine/forms/figures/figure.ts'
import type { Sculpture } from '#engine/forms/form.ts'
import { reachOfPerson, type Person } from '#engine/forms/human/person.ts'
import { PLATE_PX, unitsPerPixel } from '#engine/forms/plate.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS, type Clay } from '#engine/forms/sculpt/clay.ts'
import { fromSeat } from '#engine/forms/sculpt/figure.ts'
import { framed } from '#engine/forms/sculpt/framing.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V2, V3 } from '#engine/forms/sculpt/maths.ts'
import { projection } from '#engine/forms/sculpt/view.ts'
import type { Marks } from '#engine/motifs/motif.ts'

/** Where the eyes, the mouth, the crown, the hands and the feet of a view are, in units of its drawing. Nothing is solved for it. */
export function marksOf(sculpture: Sculpture): Marks {
  if ('tubes' in sculpture) return marksOfBody(sculpture)
  if ('actors' in sculpture) return sculpture.actors.length === 1 ? marksOfFigure(sculpture) : {}
  if ('build' in sculpture) return marksOfPerson(sculpture)
  return 'clay' in sculpture ? marksOfHead(sculpture) : {}
}

function marksOfHead(head: Head): Marks {
  return marksIn(projection(head.camera, PLATE_PX), head, head.clay, (p) => p)
}

function marksOfBody(body: Body): Marks {
  const see = projection(framed(body), PLATE_PX)
  const feet = body.tubes
    .filter(({ name }) => /leg/.test(name))
    .map(({ points }) => placeOf(see(points.at(-1)!)))
  if (!body.head) return feet.length > 0 ? { feet } : {}
  const { bust, seat } = body.head
  const head = marksIn(see, bust, bust.clay.headOnly(), (p) => fromSeat(seat, p))
  return { ...head, ...(feet.length > 0 ? { feet } : {}) }
}

/** Of somebody alone; of two it is not known whose hand is meant. */
function marksOfFigure(figure: Figure): Marks {
  const { camera, hands, feet, eyes, mouth, crown } = reachOfFigure(figure)
  const see = projection(camera, PLATE_PX)
  const places = (points: readonly V3[]) => points.map((point) => placeOf(see(point)))
  return {
    eyes: places(eyes),
    mouth: placeOf(see(mouth)),
    crown: placeOf(see(crown)),
    feet: places(feet),
    hands: places(hands),
  }
}

function marksOfPerson(person: Person): Marks {
  const { camera, eyes, mouth, crown } = reachOfPerson(person)
  const see = projection(camera, PLATE_PX)
  // From the side the farther eye is behind the nose.
  const behind = see(crown)[2]
  return {
    eyes: eyes
      .map(see)
      .filter((eye) => eye[2] > behind)
      .map(placeOf),
    mouth: placeOf(see(mouth)),
    crown: placeOf(see(crown)),
  }
}

type See = (p: V3) => V3

/** `set` takes the head to where it sits. */
function marksIn(see: See, head: Head, clay: Clay, set: (p: V3) => V3): Marks {
  const muzzle = muzzleOf(clay)
  const eyes = eyesOf(head).flatMap((at) => seenOf(see, set, at))
  return {
    ...(eyes.length > 0 ? { eyes } : {}),
    ...(muzzle ? { mouth: placeOf(see(set(muzzle))) } : {}),
    crown: placeOf(see(set(crownOf(clay)))),
  }
}

const eyesOf = ({ paints, socket }: Head): V3[] =>
  socket
    ? [socket]
    : paints
        .flatMap((paint) => ('isEye' in paint && paint.isEye ? [paint.frame.o] : []))
        .slice(0, 1)

/** Of a pair of eyes those that the head does not hide: from the side, the nearer one. */
function seenOf(see: See, set: (p: V3) => V3, [x, y, z]: V3): V2[] {
  const pair = [-1, 1].map((side) => see(set([side * x, y, z])))
  const middle = see(set([0, y, z - 0.4]))[2]
  return pair.filter((eye) => eye[2] > middle).map(placeOf)
}

/** Lips lie under the leather of a nose; a beak opens at its tip. */
const BELOW_NOSE = 0.2
const BEHIND_NOSE = 0.14

/** The foremost place of a head. */
function muzzleOf(clay: Clay): V3 | undefined {
  let tip: V3 | undefined
  for (let y = -1; y <= 0.6; y += 0.05) {
    const z = meet(clay, (t) => [0, y, 2.6 - t])
    if (z !== undefined && 2.6 - z > (tip?.[2] ?? -9)) tip = [0, y, 2.6 - z]
  }
  if (!tip) return undefined
  clay.distance(...tip)
  const isBeak = MATERIALS[clay.material] === 'horn'
  return isBeak ? tip : [0, tip[1] - BELOW_NOSE, tip[2] - BEHIND_NOSE]
}

const crownOf = (clay: Clay): V3 => [0, 2.6 - (meet(clay, (t) => [0, 2.6 - t, 0]) ?? 1.8), 0]

/** How far along a way the clay is met. */
function meet(clay: Clay, at: (t: number) => V3): number | undefined {
  let t = 0
  for (let step = 0; step < 80 && t < 4.4; step++) {
    const d = clay.distance(...at(t))
    if (d < 0.004) return t
    t += d * 0.9
  }
  return undefined
}

const placeOf = ([x, y]: V3): V2 => [inUnits(x), inUnits(y)]
const inUnits = (pixel: number) => Math.round((pixel - PLATE_PX / 2) * unitsPerPixel(PLATE_PX))

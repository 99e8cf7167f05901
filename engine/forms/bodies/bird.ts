import type { Blade } from '#engine/forms/sculpt/blades.ts'
import { birdLeg, type BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import { foldedWing, type FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import { feathers, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { add, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { plumage, type Plumage } from '#engine/forms/sculpt/plumage.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Everything that parts one whole bird from another; forward is +x, up +y. */
export interface BirdPlan {
  name: string
  camera: Camera
  tags: Body['tags']
  /** From the nape to the root of the tail. */
  spine: readonly V3[]
  radii: readonly number[]
  back: V3
  flat?: number
  head: {
    bust: Head
    at: V3
    scale: number
    face: V3
    crown?: V3
    hue: HueOf
    tip: V3
    blend?: number
    /** Feathers of the head itself, on its seat: crest, ears, a veil round the eyes. */
    crest?: (place: Seat) => readonly Blade[]
  }
  /** Small feathers of neck, breast and back. */
  coats: readonly Plumage[]
  wings?: readonly { wing: Wing; side: 1 | -1; arm: number }[]
  /** Or shut, on both sides. */
  folded?: FoldedWing
  tail: readonly Blade[]
  legs?: readonly BirdLeg[]
  thigh?: Pick<Plumage, 'look' | 'long' | 'wide'>
  /** What shows between feathers. */
  down: (spot: Spot) => Skin
  /** Colour numbers of scaled legs and of claws. */
  foot?: { skin: number; horn: number }
  /** What it sits on, and the colour number of bark. */
  branch?: { points: readonly V3[]; radius: number; hue: number }
}

/** Where a claw may hang to, below the end of its toe. */
const lowestClaw = ({ joints, toe, claw }: BirdLeg): V3 =>
  add(joints[3], [0, 1, 0], -(toe * 0.32 + claw))

const mirrored = ([x, y, z]: V3, side: number): V3 => [x, y, z * side]

export function birdBody(plan: BirdPlan): Body {
  const { spine, radii, back, flat = 0.9, head, branch, wings = [], folded } = plan
  const clay = new Clay(false)
  const trunk = tube('trunk', spine, radii, back, 5)
  // the clay stays under the feathers: blended, it swells past its bones
  const core = tube(
    'core',
    spine,
    radii.map((r) => r * 0.86),
    back,
    3,
  )
  model(clay, core, { of: 'feather' }, flat)
  const arms = wings.map(({ wing, side, arm }) => {
    const joints = [wing.shoulder, wing.elbow, wing.wrist, wing.tip].map((p) => mirrored(p, side))
    const widths = [arm, arm * 0.6, arm * 0.42, arm * 0.2]
    for (let i = 0; i < 3; i++)
      clay.limb(joints[i]!, joints[i + 1]!, widths[i]!, widths[i + 1]!, {
        k: i ? 0.03 : 0.1,
        of: 'feather',
      })
    return tube('arm', joints, widths, [0, 1, 0.01], 2)
  })
  const legs = (plan.legs ?? []).map((leg) => birdLeg(clay, leg))
  const place = seat(head.at, head.scale, head.face, head.crown ?? [0, 1, 0], head.blend ?? 0.12)
  const perch =
    branch &&
    tube(
      'branch',
      branch.points,
      branch.points.map(
        (_, i, { length }) => branch.radius * (i === 0 || i === length - 1 ? 0.45 : 1 - i * 0.06),
      ),
      [0, 1, 0.01],
      4,
    )
  if (perch) model(clay, perch, { of: 'bone', k: 0.01 })
  const { thigh, foot } = plan
  return {
    name: plan.name,
    camera: plan.camera,
    clay,
    tubes: [trunk, ...arms, ...legs, ...(perch ? [perch] : [])],
    tags: plan.tags,
    own: foot ? { horn: { tone: 0.9, hue: foot.horn, gloss: 0.4 } } : {},
    head: { bust: head.bust, seat: place, hue: head.hue, reach: 0.62 },
    shown: [fromSeat(place, head.tip), ...(plan.legs ?? []).map(lowestClaw)],
    blades: [
      ...wings.flatMap(({ wing, side }) => feathers(wing, side)),
      ...wings.flatMap(({ wing, arm }, n) => plumage(arms[n]!, shoulder(wing, arm), n + 5)),
      ...(folded ? [...foldedWing(folded, 1), ...foldedWing(folded, -1)] : []),
      ...plan.tail,
      ...(head.crest?.(place) ?? []),
      ...plan.coats.flatMap((coat, n) => plumage(trunk, { flat, ...coat }, n + 1)),
      ...(thigh
        ? legs.flatMap((leg, n) =>
            plumage(leg, { from: 0, to: 0.42, pointed: 0.7, ...thigh }, n + 9),
          )
        : []),
    ],
    skin: (spot, ppu) => {
      if (spot.tube.name === 'branch') return bark(spot, branch!.hue)
      if (spot.tube.name === 'leg' && spot.u > 0.3 && foot) return shank(spot, ppu, foot.skin)
      return plan.down(spot)
    },
  }
}

/** The smallest coverts, over the bones of the wing. */
const shoulder = (wing: Wing, arm: number): Plumage => ({
  from: 0,
  to: 0.9,
  long: () => arm * 1.3,
  wide: () => arm * 0.45,
  look: (_, v) => wing.look(3, v),
})

/** Scutes of a bird's foot. */
function shank(spot: Spot, ppu: number, hue: number): Skin {
  const { tone, line } = scaleTone(scaleAt(spot, 0.045, 6), 0.045 * ppu, 0.12, 0.4)
  return { tone, hue, line: line * 0.75, gloss: 0.2 }
}

/** Furrows along the branch, broken by knots. */
function bark({ arc, v }: Spot, hue: number): Skin {
  const furrow = Math.abs(noise(v * 3.2 + noise(arc * 3, v) * 0.7, arc * 2.2))
  return {
    tone: 0.34 + noise(v * 5, arc * 9) * 0.12,
    hue,
    line: smoothstep(0.13, 0.05, furrow) * 0.85,
  }
}

import { Clay, type Material } from '#engine/forms/sculpt/clay.ts'
import { seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import { foot, type Feet } from '#engine/forms/sculpt/foot.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { chain, model, onTube, tube, type Angle, type Tube } from '#engine/forms/sculpt/skeleton.ts'

type Four = readonly [Angle, Angle, Angle, Angle]
type Five = readonly [Angle, Angle, Angle, Angle, Angle]

/** A pose is angles only, so any build of the same plan can take it. Side 0 is the one towards +z. */
export type Pose = {
  /** Pelvis to loin, loin to ribs, ribs to withers. */ spine: readonly [Angle, Angle, Angle]
  neck: readonly [Angle, Angle]
  /** Shoulder blade, upper arm, forearm, pastern, paw. */ fore: readonly [Five, Five]
  /** Thigh, shank, hind pastern, paw. */ hind: readonly [Four, Four]
  tail: readonly Angle[]
  face: V3
  crown?: V3
  /** The spine bends sideways on the ground, so its back faces up all the way. */ flat?: true
  /** Larger and higher than its neck would hold it: the head of one that sleeps in a ring lies on what is under it. */
  laid?: { grow: number; raise: number; ahead: number }
}

/** What makes the animal: lengths and half widths of its bones, in the order of the pose. */
export type Build = {
  spine: readonly [number, number, number]
  /** Half depth at pelvis, loin, ribs, withers. */ trunk: readonly [number, number, number, number]
  flat: number
  neck: readonly [number, number]
  /** Half width at withers, mid neck, poll. */ throat: readonly [number, number, number]
  fore: readonly [number, number, number, number, number]
  foreR: readonly [number, number, number, number, number]
  hind: readonly [number, number, number, number]
  hindR: readonly [number, number, number, number, number]
  wide: readonly [number, number]
  tail: { long: number; r: readonly number[] }
  foot: Feet['foot']
  claws?: number
  /** What bare animals are covered with instead of fur. */ hide?: Material
  /** How sharply muscles part: 1 under fur, less under a short coat. */ sinew?: number
  head: { scale: number; ahead: number; up: number; k?: number; reach?: number }
}

export type Frame4 = {
  clay: Clay
  tubes: Tube[]
  seat: Seat
  trunk: Tube
  neck: Tube
  tail: Tube
  legs: Tube[]
}

/** Poses a four-legged body: spine first, then legs hung from it, muscles on the bones, feet last. */
export function quadruped(b: Build, pose: Pose): Frame4 {
  const clay = new Clay(false, b.hide)
  const back = chain([0, 0, 0], b.spine, pose.spine)
  const backOf = (way: V3): V3 => (pose.flat ? [0.01, 1, 0] : cross([0, 0, 1], way))
  const neckJoints = chain(add(back[3]!, [0, -b.trunk[3] * 0.1, 0]), b.neck, pose.neck)
  // tubes run the way hair lies: head to tail, hip to paw
  const rump = add(
    add(back[0]!, unit(add(back[0]!, back[1]!, -1)), b.trunk[0] * 0.72),
    over(back, 0),
    -b.trunk[0] * 0.22,
  )
  const trunk = tube(
    'trunk',
    [...back.toReversed(), rump],
    [...b.trunk.toReversed(), b.trunk[0] * 0.72],
    backOf(unit(add(back[3]!, back[2]!, -1))),
    4,
  )
  const neck = tube(
    'neck',
    neckJoints.toReversed(),
    b.throat.toReversed(),
    backOf(unit(add(neckJoints[2]!, neckJoints[0]!, -1))),
    4,
  )
  model(clay, trunk, { k: 0.1 }, b.flat)
  model(clay, neck, { k: b.throat[0] * 0.6 }, b.flat)
  const tailRoot = add(rump, over(back, 0), b.trunk[0] * 0.35)
  const step = b.tail.long / pose.tail.length
  const tail = tube(
    'tail',
    chain(
      tailRoot,
      pose.tail.map(() => step),
      pose.tail,
    ),
    tapering(b.tail.r, pose.tail.length + 1),
    [0, 1, 0.01],
    4,
  )
  model(clay, tail, { k: 0.08 })
  // one run of coat from poll to rump, so that markings do not break at the withers
  const whole = tube(
    'trunk',
    [neckJoints[2]!, neckJoints[1]!, ...back.toReversed(), rump],
    [b.throat[2], b.throat[1], ...b.trunk.toReversed(), b.trunk[0] * 0.72],
    neck.back[0]!,
    4,
  )
  const legs = ([0, 1] as const).flatMap((n) => {
    const z = n ? -1 : 1
    const splay = (angles: readonly Angle[]): Angle[] =>
      angles.map((a) => (typeof a === 'number' ? a : [a[0], a[1] * z]))
    const strap = onTube(neck, 0.15, -b.throat[2] * 0.1, -z * b.throat[2] * 0.55)
    const point = chain(add(back[3]!, over(back, 2), b.trunk[3] * 0.55), b.fore, pose.fore[n])[1]!
    if (b.sinew)
      clay.limb(
        strap,
        [point[0] + 0.06, point[1] + 0.04, z * b.wide[1] * 0.95],
        b.throat[2] * 0.42,
        b.throat[0] * 0.42,
        { k: 0.05 },
      ) // neck to shoulder
    return [
      foreLeg(clay, b, back, z, splay(pose.fore[n])),
      hindLeg(clay, b, back, z, splay(pose.hind[n])),
    ]
  })
  const poll = neckJoints[2]!
  const face = unit(pose.face)
  const crown = pose.crown ?? [0, 1, 0]
  const { grow = 1, raise = 0, ahead = 0 } = pose.laid ?? {}
  const at = add(add(add(poll, face, b.head.ahead), unit(crown), b.head.up), [0, raise, ahead])
  return {
    clay,
    tubes: [whole, tail, ...legs],
    seat: seat(at, b.head.scale * grow, face, crown, b.head.k, b.head.reach),
    trunk,
    neck,
    tail,
    legs,
  }
}

/** Which way is up for the animal at a bone of its spine, however it stands. */
const over = (back: readonly V3[], i: number): V3 =>
  cross([0, 0, 1], unit(add(back[i + 1]!, back[i]!, -1)))

const tapering = (r: readonly number[], n: number): number[] =>
  Array.from({ length: n }, (_, i) => {
    const at = (i / (n - 1)) * (r.length - 1)
    const k = Math.min(Math.floor(at), r.length - 2)
    return r[k]! + (r[k + 1]! - r[k]!) * (at - k)
  })

function bones(clay: Clay, joints: readonly V3[], r: readonly number[], k: number): void {
  for (let i = 0; i + 1 < joints.length; i++)
    clay.limb(joints[i]!, joints[i + 1]!, r[i]!, r[i + 1]!, { k: i ? r[i]! * 0.5 : k })
}

/** Ellipsoid between two places: as long as they are apart, so deep, so wide. */
function muscle(
  clay: Clay,
  a: V3,
  b: V3,
  long: number,
  deep: number,
  wide: number,
  k: number,
): void {
  const x = unit(add(b, a, -1))
  const side = unit(add([0, 0, 1], x, -x[2]))
  clay.ball(add(a, add(b, a, -1), 0.5), [long, deep, wide], { k, axes: [x, cross(side, x), side] })
}

function foreLeg(
  clay: Clay,
  b: Build,
  back: readonly V3[],
  z: number,
  angles: readonly Angle[],
): Tube {
  const soft = b.sinew ?? 1
  const top = add(add(back[3]!, over(back, 2), b.trunk[3] * 0.55), [-0.03, 0, z * b.wide[1] * 0.72])
  const j = chain(top, b.fore, angles)
  const shoulder: V3 = [j[1]![0], j[1]![1], z * b.wide[1]]
  const from = chain(shoulder, b.fore.slice(1), angles.slice(1))
  const size = b.foreR[0]
  muscle(clay, top, shoulder, b.fore[0] * 0.62, size * 1.1, size * 0.66, 0.09 * soft) // shoulder blade
  muscle(clay, shoulder, from[1]!, b.fore[1] * 0.62, size * 0.95, size * 0.8, 0.06 * soft) // upper arm
  const rear = add(add(shoulder, add(from[1]!, shoulder, -1), 0.55), [-size * 0.45, size * 0.15, 0])
  muscle(clay, rear, from[1]!, b.fore[1] * 0.42, size * 0.66, size * 0.62, 0.05 * soft) // triceps
  bones(clay, from, b.foreR, 0.1)
  muscle(
    clay,
    from[1]!,
    add(from[1]!, add(from[2]!, from[1]!, -1), 0.6),
    b.fore[2] * 0.4,
    b.foreR[1] * 1.12,
    b.foreR[1] * 0.9,
    0.06,
  )
  clay.ball(from[2]!, [b.foreR[2] * 1.15, b.foreR[2] * 1.15, b.foreR[2] * 1.08], { k: 0.05 }) // wrist
  clay.ball(from[3]!, [b.foreR[3] * 1.12, b.foreR[3] * 1.12, b.foreR[3] * 1.08], { k: 0.03 })
  foot(clay, b, from.at(-2)!, from.at(-1)!, b.foreR.at(-2)!, 1)
  return tube(
    z > 0 ? 'fore' : 'fore far',
    [add(shoulder, add(from[1]!, shoulder, -1), 0.5), ...from.slice(1)],
    [size * 0.8, ...b.foreR.slice(1)],
    [1, 0, 0.01],
    1,
  )
}

function hindLeg(
  clay: Clay,
  b: Build,
  back: readonly V3[],
  z: number,
  angles: readonly Angle[],
): Tube {
  const soft = b.sinew ?? 1
  const hip: V3 = add(add(back[0]!, over(back, 0), -b.trunk[0] * 0.1), [0, 0, z * b.wide[0]])
  const j = chain(hip, b.hind, angles)
  const size = b.hindR[0]
  muscle(clay, add(hip, [0, size * 0.25, 0]), j[1]!, b.hind[0] * 0.72, size * 1.2, size * 0.7, 0.1) // haunch
  const rear = add(hip, add(j[1]!, hip, -1), 0.5)
  muscle(
    clay,
    add(rear, [-size * 0.5, 0, 0]),
    j[1]!,
    b.hind[0] * 0.48,
    size * 0.75,
    size * 0.62,
    0.06 * soft,
  ) // hamstrings
  bones(clay, j, b.hindR, 0.1)
  muscle(
    clay,
    j[1]!,
    add(j[1]!, add(j[2]!, j[1]!, -1), 0.55),
    b.hind[1] * 0.36,
    b.hindR[1] * 1.05,
    b.hindR[1] * 0.8,
    0.08,
  ) // calf
  // point of the hock
  const heel = add(
    j[2]!,
    unit(add(unit(add(j[2]!, j[1]!, -1)), unit(add(j[3]!, j[2]!, -1)), -1)),
    b.hindR[2] * 0.7,
  )
  clay.limb(heel, add(j[2]!, add(j[3]!, j[2]!, -1), 0.3), b.hindR[2] * 0.55, b.hindR[2] * 0.6, {
    k: 0.05,
  })
  foot(clay, b, j.at(-2)!, j.at(-1)!, b.hindR.at(-2)!, 0.92)
  return tube(
    z > 0 ? 'hind' : 'hind far',
    [add(hip, add(j[1]!, hip, -1), 0.62), ...j.slice(1)],
    [size * 0.7, ...b.hindR.slice(1)],
    [1, 0, 0.01],
    1,
  )
}

export { onTube, radiusAt as radius } from '#engine/forms/sculpt/skeleton.ts'

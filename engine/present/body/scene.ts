import { human, jointAt, shape } from '#engine/forms/human/human.ts'
import { keepFaces, normalsOf, subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import { posed, turnAbout, turned } from '#engine/forms/human/pose.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { bloodOf } from '#engine/present/body/blood.ts'
import { BUILDS, type BodyType } from '#engine/present/body/body.ts'
import { flatChart, surfaceVertex, type Chart } from '#engine/present/body/chart.ts'
import { lensFor, seenAt, type Lens, type Sighting } from '#engine/present/body/lens.ts'
import type { Garment, Joints, Place, Spot } from '#engine/present/body/place.ts'
import { roundChart } from '#engine/present/body/round-chart.ts'
import { diffused, type Space } from '#engine/present/body/soft-light.ts'
import { BARE_STRIDE, CHANNEL } from '#engine/present/body/visible.ts'

/** A place on a build, ready to be lit: what is in view of the body, the cloth over it, and where the design goes. */
export interface Scene {
  place: Place
  lens: Lens
  space: Space
  spot: Spot
  skin: Required<Mesh>
  /** What throws shadows: the same, but coarser. */
  occluder: Required<Mesh>
  /** What this build wears there. */
  garment?: Garment
  cloth?: Required<Mesh>
  isTurned: boolean
  /** Near enough for the mesh to show, so that it is divided once more when it is lit. */
  isClose: boolean
  joints: Joints
  restJoints: Joints
  /** 1 for a man. */
  hairiness: number
  /** Height of the ground, where the body stands on it. */
  floor?: number
}

const CLOSE = 3.6
const ARMS = /^(?:upperarm|lowerarm|wrist|finger|metacarpal)/

/** How much of a vertex hangs on bones of some names. */
function sharesOf(bones: RegExp): Float32Array {
  const { bones: all, skinned, skinBones, skinWeights } = human()
  const isOne = all.map(({ name }) => bones.test(name))
  const shares = new Float32Array(skinned)
  for (let k = 0; k < skinned * 4; k++)
    if (isOne[skinBones[k]!]) shares[k >> 2]! += skinWeights[k]! / 255
  return shares
}

/** Each joint is looked up once: garments ask for them at every vertex. */
function jointsOf(places: Float32Array): Joints {
  const known = new Map<string, V3>()
  return (bone, end = 'head') => {
    const key = `${bone} ${end}`
    const found = known.get(key) ?? jointAt(places, bone, end)
    known.set(key, found)
    return found
  }
}

/** The body turned so many degrees to the right about the way the place runs: lamps, camera and room stay with each other. */
function seenTurned(sighting: Sighting, { down }: Spot, degrees: number): Sighting {
  if (degrees === 0) return sighting
  const turn = turnAbout(down, degrees)
  return { ...sighting, from: turned(turn, sighting.from), up: turned(turn, sighting.up) }
}

export interface SceneWishes {
  size: number
  /** Degrees to the right. */
  turn: number
}

export function sceneOf(place: Place, type: BodyType, { size, turn }: SceneWishes): Scene {
  const build = BUILDS[type]
  const rest = shape(build)
  const at = place.pose ? posed(rest, place.pose) : rest
  const [joints, restJoints] = [jointsOf(at), jointsOf(rest)]
  const { spot, ...asPlaced } = place.see(joints)
  const sighting = seenTurned(asPlaced, spot, turn)
  const lens = lensFor(sighting, size)
  const isBare = build.gender > 0.7 && !place.isForAll
  const garment = isBare ? undefined : place.garment
  const body = bodyMesh({ rest, at, restJoints, place: { ...place, garment } })
  const { mesh, radius } = inView(body, place, lens, sighting)
  const skin = subdivide(mesh) as Required<Mesh>
  return {
    place,
    lens,
    space: { centre: sighting.target, radius },
    spot,
    skin,
    occluder: mesh,
    ...(garment ? { garment, cloth: clothOver(mesh) } : {}),
    isTurned: turn !== 0,
    isClose: sighting.wide < CLOSE,
    joints,
    restJoints,
    hairiness: build.gender > 0.6 ? 1 : build.gender > 0.3 ? 0.5 : 0.26,
    ...(place.isStanding ? { floor: lowestOf(at) } : {}),
  }
}

interface BodyParts {
  rest: Float32Array
  at: Float32Array
  restJoints: Joints
  place: Omit<Place, 'garment'> & { garment: Place['garment'] | undefined }
}

/** The whole body with what is known of each vertex before it is lit. */
function bodyMesh({ rest, at, restJoints, place }: BodyParts): Required<Mesh> {
  const { body, skinned } = human()
  const quads = Uint32Array.from(body)
  // Hems end in a smooth line at the armpit, not from vertex to vertex.
  const arms = diffused({ data: at, quads }, sharesOf(ARMS), 5)
  const limb = place.limb && sharesOf(place.limb.bones)
  const bloodAt = bloodOf(restJoints)
  const data = new Float32Array(skinned * BARE_STRIDE)
  for (let v = 0; v < skinned; v++) {
    const r: V3 = [rest[v * 3]!, rest[v * 3 + 1]!, rest[v * 3 + 2]!]
    data.set(at.subarray(v * 3, v * 3 + 3), v * BARE_STRIDE)
    data.set(r, v * BARE_STRIDE + CHANNEL.rest)
    data[v * BARE_STRIDE + CHANNEL.cloth] = place.garment?.inside(r, restJoints, arms[v]!) ?? -1
    data[v * BARE_STRIDE + CHANNEL.blood] = bloodAt(r)
    data[v * BARE_STRIDE + CHANNEL.limb] = limb ? limb[v]! : 0
  }
  return { data, quads, stride: BARE_STRIDE }
}

/** Beyond the picture's edge so much is kept, in decimetres: as a face goes with its first corner that is too far away, less would cut into the picture. */
const AROUND_VIEW = 0.9
/** A vertex belongs to a limb when more of it hangs there than elsewhere. */
const MOST_OF_IT = 0.5

/** What of the body the camera can see, and a little around it. */
function inView(
  body: Required<Mesh>,
  place: Place,
  lens: Lens,
  { target, wide }: { target: V3; wide: number },
) {
  const shares = place.bones && sharesOf(place.bones)
  const { size } = lens
  const count = body.data.length / body.stride
  const isSeen = new Uint8Array(count)
  const edge = 0.5 + AROUND_VIEW / wide
  let radius = 0
  for (let v = 0; v < count; v++) {
    if (shares && shares[v]! < MOST_OF_IT) continue
    const i = v * body.stride
    const p: V3 = [body.data[i]!, body.data[i + 1]!, body.data[i + 2]!]
    const [x, y] = seenAt(lens, p)
    const d = add(p, target, -1)
    if (Math.abs(x / size - 0.5) > edge || Math.abs(y / size - 0.5) > edge) continue
    const away = Math.hypot(d[0], d[1], d[2])
    if (away > wide + AROUND_VIEW) continue
    isSeen[v] = 1
    radius = Math.max(radius, away)
  }
  return { mesh: keepFaces(body, (v) => isSeen[v] === 1) as Required<Mesh>, radius }
}

function lowestOf(at: Float32Array): number {
  let low = Infinity
  for (let i = 1; i < human().skinned * 3; i += 3) low = Math.min(low, at[i]!)
  return low
}

/** Decimetres of cloth and air between skin and its outside. */
const CLOTH_LIFT = 0.06
/** Cloth is made this far beyond its hem. */
const BEYOND_HEM = 0.5

/** A garment is the body with its hollows bridged, lifted off the skin; it ends where its field crosses zero. */
function clothOver(part: Required<Mesh>): Required<Mesh> {
  const { stride } = part
  const normals = normalsOf(part)
  const count = normals.length / 3
  const axes = [0, 1, 2]
  const bare = axes.map((c) =>
    Float32Array.from({ length: count }, (_, v) => part.data[v * stride + c]!),
  )
  // Nothing small shows through.
  const own = bare.map((list) => diffused(part, list, 14))
  const slack = own.map((list) => diffused(part, list, 24))
  const outward = (lists: readonly Float32Array[], from: readonly Float32Array[]) =>
    bare[0]!.map((_, v) =>
      axes.reduce((sum, c) => sum + (lists[c]![v]! - from[c]![v]!) * normals[v * 3 + c]!, 0),
    )
  const lift = outward(slack, own)
  const eased = diffused(
    part,
    lift.map((x) => Math.max(0, x)),
    2,
  )
  // Where smoothing took it below the skin, it comes up again.
  const sunk = diffused(
    part,
    outward(bare, own).map((x) => Math.max(0, x - 0.05)),
    9,
  )
  const data = part.data.slice()
  for (let v = 0; v < count; v++) {
    // Hems lie close.
    const loose = smoothstep(-0.05, 0.55, part.data[v * stride + CHANNEL.cloth]!)
    for (const c of axes) {
      const by = CLOTH_LIFT * (0.4 + 0.6 * loose) + Math.max(eased[v]!, lift[v]!) * loose + sunk[v]!
      data[v * stride + c] = mix(bare[c]![v]!, own[c]![v]!, loose) + normals[v * 3 + c]! * by
    }
  }
  const lifted = { data, quads: part.quads, stride }
  return subdivide(
    keepFaces(lifted, (v) => data[v * stride + CHANNEL.cloth]! > -BEYOND_HEM),
  ) as Required<Mesh>
}

/** Farther from its middle than this a design by area never reaches, in parts of its size. */
const REACH = 1.15

/** Where the design lies on a mesh of the scene's skin, however finely divided. */
export function chartOf(
  { place, spot, joints }: Scene,
  mesh: Required<Mesh>,
): Chart & { seed: number } {
  const normals = normalsOf(mesh)
  const seed = surfaceVertex(mesh, normals, { from: spot.at, towards: spot.facing })
  const { limb, size } = place
  if (!limb)
    return {
      seed,
      ...flatChart(mesh, normals, { seed, down: spot.down, reachMm: REACH * size.mm }),
    }
  return {
    seed,
    ...roundChart(mesh, {
      joints: limb.joints(joints),
      facing: spot.facing,
      seed,
      reach: limb.reachMm,
      isClosed: size.by === 'girth',
    }),
  }
}

import { growBeard, type BeardStyle } from '#engine/forms/human/beard.ts'
import { bearded, scalp } from '#engine/forms/human/comb.ts'
import { crownOfThorns } from '#engine/forms/human/crown.ts'
import { dressed } from '#engine/forms/human/dress.ts'
import type { FaceLook } from '#engine/forms/human/face.ts'
import { framedAround } from '#engine/forms/human/framing.ts'
import { growHair, inHair, type HairStyle } from '#engine/forms/human/hair.ts'
import { human, jointAt, shape, type Build } from '#engine/forms/human/human.ts'
import { lightUp } from '#engine/forms/human/light.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { BEARD, EYE, HAIR, SKIN, WORN } from '#engine/forms/human/materials.ts'
import { keepFaces, normalsOf, STRIDE, subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import { both, posed, turnAbout, type Pose, type Turn } from '#engine/forms/human/pose.ts'
import { seeLayers, type Layer } from '#engine/forms/human/seen.ts'
import { SkinMap } from '#engine/forms/human/skin-map.ts'
import { under, type Costume, type Worn } from '#engine/forms/human/worn.ts'
import { applyBack, turn, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { LIGHT, type Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Material as Tag } from '#shared/materials.ts'
import { createRng } from '#shared/random.ts'

/** Everything that is said about the bust of somebody. */
export interface Person {
  name: string
  camera: Camera
  build: Build
  pose?: Pose
  face: FaceLook
  /** Degrees the eyes are turned, to their left and up. */
  gaze?: readonly [number, number]
  /** Darkness of the iris. */
  iris: number
  hair?: HairStyle
  beard?: BeardStyle
  /** The mouth is so far open that one sees into it. */
  isOpen?: boolean
  /** What is worn on the head. */
  crown?: 'thorns'
  /** All else that is worn. */
  wears?: readonly Costume[]
  /** Where skin is painted with another colour than its own, by places of the human at rest. */
  tints?: (at: V3) => Tag | undefined
  seed: number
}

/** Middle of the head of the human at rest. */
export const MIDDLE: V3 = [0, 7.15, 0.6]
/** How far down a bust goes. */
const CUT = -2.5
/** What lies lower may be cut by the picture's edge, since it has faded. */
const LOWEST = -1.5
const LOWEST_WORN = -2.05

/** Hair lies over ears as if they were flat. */
export const isEar = ({ data }: Mesh, v: number): boolean =>
  Math.abs(data[v * STRIDE + 3]!) > 0.72 && Math.abs(data[v * STRIDE + 4]! + 0.03) < 0.42

interface Bust {
  skin: Mesh
  coarse: Mesh
  eyes: Mesh[]
}

/** Hair has a body: the scalp is lifted by most of its volume, and locks lie on that. */
export function lift(mesh: Mesh, { volume, receding }: HairStyle): void {
  const normals = normalsOf(mesh)
  const { data } = mesh
  for (let v = 0, j = 0; v < data.length; v += STRIDE, j += 3) {
    if (data[v + 4]! < -0.6) continue
    const deep = inHair([data[v + 3]!, data[v + 4]!, data[v + 5]!], receding)
    const high = volume * 0.65 * smoothstep(0, 0.3, deep)
    for (let d = 0; d < 3; d++) data[v + d]! += normals[j + d]! * high
  }
}

export const looking = ([aside, up]: readonly [number, number]): Turn =>
  both(turnAbout([0, 1, 0], aside), turnAbout([1, 0, 0], -up))

function bustOf({ build, pose, hair, gaze = [0, 0] }: Person): Bust {
  const { rest, skinned, body, eyes } = human()
  const still = shape(build)
  const at = posed(still, { ...pose, 'eye.L': looking(gaze), 'eye.R': looking(gaze) })
  const eye = jointAt(still, 'eye.L')
  const middle: V3 = [0, eye[1] - 0.13, eye[2] - 0.65]
  const data = new Float32Array(skinned * STRIDE)
  for (let v = 0; v < skinned; v++)
    for (let d = 0; d < 3; d++) {
      data[v * STRIDE + d] = at[v * 3 + d]! - middle[d]!
      data[v * STRIDE + 3 + d] = rest[v * 3 + d]! - MIDDLE[d]!
    }
  const coarse = keepFaces(
    { data, quads: Uint32Array.from(body) },
    (v) => data[v * STRIDE + 4]! > CUT && Math.abs(data[v * STRIDE + 3]!) < 2.6,
  )
  if (hair) lift(coarse, hair)
  const half = eyes.length / 2
  return {
    coarse,
    skin: subdivide(coarse),
    eyes: [eyes.subarray(0, half), eyes.subarray(half)].map((quads) =>
      ball({ data, quads: Uint32Array.from(quads) }),
    ),
  }
}

/** An eye whose places are those on a ball of radius 1 that looks along z. */
export function ball(all: Mesh): Mesh {
  const eye = subdivide(subdivide(keepFaces(all, () => true)))
  const { data } = eye
  const low = [9, 9, 9]
  const high = [-9, -9, -9]
  for (let v = 0; v < data.length; v += STRIDE)
    for (let d = 0; d < 3; d++) {
      low[d] = Math.min(low[d]!, data[v + 3 + d]!)
      high[d] = Math.max(high[d]!, data[v + 3 + d]!)
    }
  const radius = (high[1]! - low[1]!) / 2
  for (let v = 0; v < data.length; v += STRIDE)
    for (let d = 0; d < 3; d++)
      data[v + 3 + d] = (data[v + 3 + d]! - (low[d]! + high[d]!) / 2) / radius
  return eye
}

/** Skin, eyes, hair and all that is worn in their places, and the camera that has all of it in view. */
function setUp(person: Person) {
  const { camera, hair, beard } = person
  const bust = bustOf(person)
  const rng = createRng(person.seed)
  const layers: Layer[] = [
    { mesh: bust.skin, material: SKIN, part: 0 },
    ...bust.eyes.map((mesh, k): Layer => ({ mesh, material: EYE, part: k + 1 })),
  ]
  const map = new SkinMap(keepFaces(bust.coarse, (v) => !isEar(bust.coarse, v)))
  const costumes = person.wears ?? []
  const isHidden = (p: V3) => costumes.some(({ hides }) => hides?.(p))
  const locks: Lock[] = hair ? under(growHair(bust.coarse, map, hair, rng), isHidden) : []
  if (locks.length > 0) layers.push(lockLayer(locks))
  if (beard) layers.push(lockLayer(growBeard(bust.coarse, map, beard, rng), BEARD))
  if (person.crown) layers.push(crownOfThorns(map, rng))
  const side = camera.yaw < 0 ? -1 : 1
  const worn = costumes.flatMap(({ pieces }) => pieces({ bust: bust.coarse, skin: map, rng, side }))
  const first = layers.length
  layers.push(...worn.map(wornLayer))
  return { bust, layers, worn, first, framing: framedAround(camera, placesOf(layers)) }
}

/** Crown and mouth of the human at rest, about the middle of the head. */
const CROWN: V3 = [0, 1.18, 0]
const MOUTH: V3 = [0, -0.535, 0.9]

/** What others may touch of somebody, as the camera sees it. */
export function reachOfPerson(person: Person) {
  const { bust, framing } = setUp(person)
  return {
    camera: framing,
    eyes: bust.eyes.map(middleOf),
    mouth: nearestTo(bust.coarse, MOUTH),
    crown: nearestTo(bust.coarse, CROWN),
  }
}

/** Where the vertex is now that lies nearest to a place of the human at rest. */
function nearestTo({ data }: Mesh, [x, y, z]: V3): V3 {
  let [found, least]: [V3, number] = [[0, 0, 0], Infinity]
  for (let v = 0; v < data.length; v += STRIDE) {
    const far = Math.hypot(data[v + 3]! - x, data[v + 4]! - y, data[v + 5]! - z)
    if (far >= least) continue
    least = far
    found = [data[v]!, data[v + 1]!, data[v + 2]!]
  }
  return found
}

function middleOf({ data }: Mesh): V3 {
  const sum: [number, number, number] = [0, 0, 0]
  for (let v = 0; v < data.length; v += STRIDE) for (let d = 0; d < 3; d++) sum[d]! += data[v + d]!
  const many = data.length / STRIDE
  return [sum[0] / many, sum[1] / many, sum[2] / many]
}

/** Somebody as seen. */
export function seePerson(person: Person, size: number): Sight {
  const { camera, hair, beard } = person
  const { bust, layers, worn, first, framing } = setUp(person)
  const rotation = turn(camera.yaw, camera.pitch, camera.roll)
  const key = unit(camera.light ?? LIGHT)
  lightUp(
    layers,
    layers
      .filter(({ material }) => material !== EYE)
      .map(({ mesh }, k) => (k === 0 ? bust.coarse : mesh)),
    applyBack(rotation, key),
    3.4,
  )
  for (const layer of layers)
    if (layer.material === HAIR) layer.open = layer.open!.map((open) => mix(0.5, 1, open))
  const scene = seeLayers(layers, framing, size)
  if (hair) scalp(scene, hair)
  if (beard) bearded(scene)
  const wornAt = Array.from(scene.layer, (id) => worn[id - first])
  return dressed({ ...person, camera: framing }, scene, bust.skin, (i) => wornAt[i])
}

/** Parts are numbered so that no two pieces share one. */
const MOST_PARTS = 400

function wornLayer({ mesh, parts, ways }: Worn, k: number): Layer {
  const part = WORN + k * MOST_PARTS
  return {
    mesh,
    material: ways ? HAIR : SKIN,
    part,
    isThin: true,
    ...(parts ? { parts: parts.map((own) => part + own) } : {}),
    ...(ways ? { ways } : {}),
  }
}

/** All of head and hair; shoulders only as far as they are drawn. */
function* placesOf(layers: readonly Layer[]): Generator<V3> {
  for (const { mesh, material, part } of layers) {
    if (material === EYE) continue
    for (let v = 0; v < mesh.data.length; v += STRIDE) {
      const [x, y, z, , restY] = mesh.data.subarray(v, v + STRIDE)
      const lowest = part >= WORN ? LOWEST_WORN : material === SKIN ? LOWEST : -Infinity
      if (restY! >= lowest && (part < WORN || y! >= lowest)) yield [x!, y!, z!]
    }
  }
}

import {
  bareSkin,
  regionsOf,
  shellOf,
  type Garment,
  type Region,
} from '#engine/forms/figures/garments.ts'
import { skirtOf, type Skirt } from '#engine/forms/figures/skirts.ts'
import { poseOf, type Stance } from '#engine/forms/figures/stance.ts'
import { growBeard, type BeardStyle } from '#engine/forms/human/beard.ts'
import type { FaceLook } from '#engine/forms/human/face.ts'
import { growHair, type HairStyle } from '#engine/forms/human/hair.ts'
import { human, jointAt, shape, type Build } from '#engine/forms/human/human.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { EYE, SKIN } from '#engine/forms/human/materials.ts'
import { keepFaces, STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { ball, isEar, lift, looking, MIDDLE } from '#engine/forms/human/person.ts'
import {
  carried,
  framesOf,
  posed,
  turnAbout,
  turned,
  type BoneFrame,
} from '#engine/forms/human/pose.ts'
import type { Layer } from '#engine/forms/human/seen.ts'
import { SkinMap } from '#engine/forms/human/skin-map.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** Somebody in a scene: who, how held, what is worn, and where they stand. Lengths in decimetres. */
export interface Actor {
  build: Build
  stance: Stance
  face: FaceLook
  /** What bare skin is painted as, where it is no person's. */
  hide?: Tag
  iris?: number
  gaze?: readonly [number, number]
  hair?: HairStyle
  beard?: BeardStyle
  wears?: readonly Garment[]
  skirt?: Skirt
  /** Left out of the body: a tail takes the place of legs. */
  without?: readonly Region[]
  at?: V3
  /** Degrees turned about. */
  yaw?: number
  /** How large, where it is not life size. */
  scale?: number
  /** Degrees leaning forward as a whole, about the feet. */
  lean?: number
}

/** Something in a scene that is no body. */
export interface Thing {
  mesh: Mesh
  tone: number
  tag: Tag
  gloss?: number
  /** Many parts within it, each with its own edge. */
  parts?: Int32Array
}

/** A layer and how it is painted. */
export interface Painted {
  layer: Layer
  /** Which actor; -1 for things. */
  actor: number
  look?: { tone: number; tag: Tag; gloss: number }
}

export type Joint = (bone: string, end?: 'head' | 'tail') => V3

/** Somebody placed in the scene. */
export interface Placed {
  layers: Painted[]
  joint: Joint
  /** A place of the head, told in its own axes about its middle, in the scene. */
  onHead: (p: V3) => V3
  body: Mesh
}

/** What a skirt goes around. */
const LEGS: readonly Region[] = ['waist', 'thigh', 'shin']

/** Parts are numbered so that every garment has an edge. */
const PARTS = 20

export function place(actor: Actor, number: number, seed: number): Placed {
  const { build, stance, gaze = [0, 0], wears = [] } = actor
  const { rest, skinned, body: faces, eyes, bones } = human()
  const still = legible(shape(build), build)
  const eye = jointAt(still, 'eye.L')
  const middle: V3 = [0, eye[1] - 0.13, eye[2] - 0.65]
  const rng = createRng(seed)
  const { locks, beards } = groomed(still, middle, actor, rng)
  const pose = {
    ...poseOf(still, stance),
    'eye.L': looking(gaze),
    'eye.R': looking(gaze),
  }
  const at = posed(still, pose)
  const head = framesOf(still, pose)[bones.findIndex(({ name }) => name === 'head')]!
  const set = setter(actor, at, skinned)
  const data = new Float32Array(skinned * STRIDE)
  for (let v = 0; v < skinned; v++) {
    data.set(set([at[v * 3]!, at[v * 3 + 1]!, at[v * 3 + 2]!]), v * STRIDE)
    for (let d = 0; d < 3; d++) data[v * STRIDE + 3 + d] = rest[v * 3 + d]! - MIDDLE[d]!
  }
  const body: Mesh = { data, quads: Uint32Array.from(faces) }
  const joint: Joint = (bone, end) => set(jointAt(at, bone, end))
  const first = 1 + number * PARTS
  const layers: Painted[] = [
    {
      actor: number,
      layer: { mesh: bareSkin(body, wears, actor.without), material: SKIN, part: first },
    },
  ]
  const half = eyes.length / 2
  for (const [k, quads] of [eyes.subarray(0, half), eyes.subarray(half)].entries())
    layers.push({
      actor: number,
      layer: { mesh: ball({ data, quads: Uint32Array.from(quads) }), material: EYE, part: k + 1 },
    })
  const onHead = (p: V3) => set(carried(head, add(p, middle)))
  for (const grown of [locks, beards])
    if (grown.length > 0)
      layers.push({
        actor: number,
        layer: { ...lockLayer(moved(grown, head, actor, onHead)), part: first },
      })
  wears.forEach((garment, k) =>
    layers.push({
      actor: number,
      layer: { mesh: shellOf(body, garment), material: SKIN, part: first + 1 + k, isThin: true },
      look: { tone: garment.tone, tag: garment.tag, gloss: garment.gloss ?? 0.02 },
    }),
  )
  if (actor.skirt)
    layers.push({
      actor: number,
      layer: {
        mesh: skirtOf(regionsOf(body, LEGS), joint, actor.skirt),
        material: SKIN,
        part: first + 15,
        isThin: true,
      },
      look: { tone: actor.skirt.tone, tag: actor.skirt.tag, gloss: 0.02 },
    })
  return { layers, joint, onHead, body }
}

/** Drawn small, a grown head is shown a little larger, so that it still has a face. */
const LARGER = 0.14

function legible(still: Float32Array, { age }: Build): Float32Array {
  if (age === 'child' || age === 'baby') return still
  const [neck, chin] = [jointAt(still, 'neck01'), jointAt(still, 'head')]
  for (let v = 0; v < still.length; v += 3) {
    const much = LARGER * smoothstep(neck[1], chin[1], still[v + 1]!)
    const isHead = Math.abs(still[v]!) < 1.6
    if (isHead) for (let d = 0; d < 3; d++) still[v + d]! += (still[v + d]! - neck[d]!) * much
  }
  return still
}

/** Hair grows on the head at rest, where combing knows its way, and goes with the head afterwards. */
function groomed(
  still: Float32Array,
  middle: V3,
  { hair, beard }: Pick<Actor, 'hair' | 'beard'>,
  rng: () => number,
): { locks: Lock[]; beards: Lock[] } {
  if (!hair && !beard) return { locks: [], beards: [] }
  const { rest, skinned, body } = human()
  const data = new Float32Array(skinned * STRIDE)
  for (let v = 0; v < skinned; v++)
    for (let d = 0; d < 3; d++) {
      data[v * STRIDE + d] = still[v * 3 + d]! - middle[d]!
      data[v * STRIDE + 3 + d] = rest[v * 3 + d]! - MIDDLE[d]!
    }
  const all: Mesh = { data, quads: Uint32Array.from(body) }
  if (hair) lift(all, hair)
  for (let v = 0; v < skinned; v++)
    for (let d = 0; d < 3; d++) still[v * 3 + d] = data[v * STRIDE + d]! + middle[d]!
  const bust = keepFaces(
    all,
    (v) => data[v * STRIDE + 4]! > -2.5 && Math.abs(data[v * STRIDE + 3]!) < 2.6,
  )
  const map = new SkinMap(keepFaces(bust, (v) => !isEar(bust, v)))
  return {
    locks: hair ? growHair(bust, map, hair, rng) : [],
    beards: beard ? growBeard(bust, map, beard, rng) : [],
  }
}

const moved = (
  locks: readonly Lock[],
  head: BoneFrame,
  actor: Actor,
  onHead: (p: V3) => V3,
): Lock[] =>
  locks.map((lock) => ({
    ...lock,
    points: lock.points.map(onHead),
    out: lock.out.map((way) => about(actor, turned(head.turn, way))),
  }))

const about = ({ yaw = 0, lean = 0, scale = 1 }: Actor, p: V3): V3 => {
  const [x, y, z] = turned(turnAbout([0, 1, 0], yaw), turned(turnAbout([1, 0, 0], lean), p))
  return [x * scale, y * scale, z * scale]
}

/** Sets somebody down: the lowest place on the ground, the hips over where they are told to be. */
function setter(actor: Actor, at: Float32Array, skinned: number): (p: V3) => V3 {
  const hips = jointAt(at, 'root')
  let low = 99
  for (let v = 0; v < skinned; v++)
    low = Math.min(low, about(actor, [at[v * 3]!, at[v * 3 + 1]!, at[v * 3 + 2]!])[1])
  const to = actor.at ?? [0, 0, 0]
  const [x, , z] = about(actor, hips)
  return (p) => add(add(about(actor, p), [-x, -low, -z]), to)
}

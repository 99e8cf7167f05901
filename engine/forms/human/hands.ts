import { furrow } from '#engine/forms/human/dress.ts'
import { framedAround } from '#engine/forms/human/framing.ts'
import { human, type Build } from '#engine/forms/human/human.ts'
import { lightUp } from '#engine/forms/human/light.ts'
import { endingWith } from '#engine/forms/human/line-ends.ts'
import { joined } from '#engine/forms/human/solids.ts'
import { beadsAbout, sleeveAbout } from '#engine/forms/human/sleeves.ts'
import { SKIN } from '#engine/forms/human/materials.ts'
import { keepFaces, STRIDE, subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import type { Gesture, Held } from '#engine/forms/human/gestures.ts'
import { detailsOf, drawnDetails, type Detail } from '#engine/forms/human/hand-details.ts'
import { bonesOfHand } from '#engine/forms/human/hand-bones.ts'
import { gestured } from '#engine/forms/human/gestured.ts'
import { turnAbout, turned } from '#engine/forms/human/pose.ts'
import { seeLayers, type Layer } from '#engine/forms/human/seen.ts'
import { streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import {
  add,
  applyBack,
  cross,
  dot,
  noise,
  turn,
  unit,
  type V3,
} from '#engine/forms/sculpt/maths.ts'
import { sightOf, type Sight } from '#engine/forms/sculpt/sight.ts'
import { LIGHT, type Camera } from '#engine/forms/sculpt/view.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** Hands of somebody, held in some way. */
export interface Hands {
  name: string
  camera: Camera
  /** Whose; praying unless they are held otherwise. */
  hands: Build
  held?: readonly Held[]
  /** Nothing but their bones. */
  isBare?: boolean
  /** Beads are wound about them. */
  hasBeads?: boolean
}

const OF_THE_HAND = /^(?:lowerarm|wrist|finger|metacarpal).*\.L/

/** Fingers laid together as for prayer. */
const TOGETHER: Gesture = {
  fingers: [
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ],
  spread: 0,
  thumb: [
    [0.12, 0.8, 0.55],
    [0.12, 1.2, 0.34],
    [0.12, 1.2, 0.34],
  ],
}

/** A hand, what is drawn on its skin, and the sleeve that it comes out of. */
interface Shown {
  mesh: Mesh
  /** Of bones, which each vertex belongs to. */
  parts?: Int32Array
  details: Detail[]
  sleeve: readonly Mesh[]
}

const movedDetails = (details: readonly Detail[], put: (p: V3) => V3): Detail[] =>
  details.map((detail) => ({ ...detail, points: detail.points.map(put) }))

/** The left hand and forearm in a frame of their own: fingers up along y, the palm towards +x, the little finger along -z. */
function leftHand(build: Build, gesture: Gesture = TOGETHER): Shown {
  const { skinned, body, bones, skinBones, skinWeights } = human()
  const { at, framed, boneAt } = gestured(build, gesture)
  const held = (v: number) => {
    let sum = 0
    for (let k = 0; k < 4; k++)
      if (OF_THE_HAND.test(bones[skinBones[v * 4 + k]!]!.name)) sum += skinWeights[v * 4 + k]!
    return sum > 153
  }
  const data = new Float32Array(skinned * STRIDE)
  for (let v = 0; v < skinned; v++) {
    const own = framed([at[v * 3]!, at[v * 3 + 1]!, at[v * 3 + 2]!])
    data.set([...own, ...own], v * STRIDE)
  }
  const coarse = keepFaces(
    { data, quads: Uint32Array.from(body) },
    (v) => held(v) && data[v * STRIDE + 1]! > SKIN_ENDS - 0.3,
  )
  const mesh = subdivide(coarse)
  const details = detailsOf(mesh, (finger, bone) => boneAt(`finger${finger}-${bone}`))
  return { mesh, details, sleeve: sleeveAbout(mesh) }
}

/** Its bones alone: one mesh, each bone a part of it. */
function leftBones(build: Build, gesture: Gesture): Shown {
  const bones = bonesOfHand(build, gesture)
  const parts = bones.flatMap(({ data }, k) =>
    Array.from({ length: data.length / STRIDE }, () => k + 1),
  )
  const mesh = joined(bones)
  const { data } = mesh
  for (let v = 0; v < data.length; v += STRIDE) data.copyWithin(v + 3, v, v + 3)
  return { mesh, parts: Int32Array.from(parts), details: [], sleeve: [] }
}

/** A hand put where it is told to be; a right hand is a left one mirrored. */
function heldHand(
  { build, side, gesture, at, fingers, palm, scale = 1 }: Held,
  isBare: boolean,
): Shown {
  const { mesh, parts, details, sleeve } = isBare
    ? leftBones(build, gesture)
    : leftHand(build, gesture)
  const up = unit(fingers)
  const out = unit(add(palm, up, -dot(palm, up)))
  const thumb = side === 'L' ? cross(out, up) : cross(up, out)
  const put = ([x, y, z]: V3): V3 =>
    add(add(add(at, out, x * scale), up, y * scale), thumb, z * scale)
  for (const { data, quads } of [mesh, ...sleeve]) {
    for (let v = 0; v < data.length; v += STRIDE)
      data.set(put([data[v]!, data[v + 1]!, data[v + 2]!]), v)
    if (side === 'R') for (let q = 0; q < quads.length; q += 4) quads.subarray(q, q + 4).reverse()
  }
  return { mesh, ...(parts ? { parts } : {}), details: movedDetails(details, put), sleeve }
}

/** Both hands palm to palm, the arms leaning apart below the wrists. */
function prayingHands(build: Build): Shown[] {
  const { mesh: hand, details, sleeve } = leftHand(build)
  const lean = turnAbout([0, 0, 1], -9)
  const left = hand.data.slice()
  let inner = -9
  for (let v = 0; v < left.length; v += STRIDE) {
    const p = turned(lean, [left[v]!, left[v + 1]!, left[v + 2]!])
    left.set(p, v)
    if (p[1] > 1.1) inner = Math.max(inner, p[0])
  }
  const right = left.slice()
  for (let v = 0; v < left.length; v += STRIDE) {
    // Flesh that meets flesh is flattened.
    left[v] = Math.min(-0.002, left[v]! - inner)
    right[v] = -left[v]!
  }
  // A mirrored hand has its faces turned round.
  const quads = hand.quads.slice()
  for (let q = 0; q < quads.length; q += 4) quads.subarray(q, q + 4).reverse()
  const leant = movedDetails(details, (p) => add(turned(lean, p), [inner, 0, 0], -1))
  const leaning = sleeve.map((cloth) =>
    placedMesh(cloth, (p) => add(turned(lean, p), [inner, 0, 0], -1)),
  )
  const mirrored = ([x, y, z]: V3): V3 => [-x, y, z]
  return [
    { mesh: { data: left, quads: hand.quads }, details: leant, sleeve: leaning },
    {
      mesh: { data: right, quads },
      details: movedDetails(leant, mirrored),
      sleeve: leaning.map((cloth) => turnedRound(placedMesh(cloth, mirrored))),
    },
  ]
}

/** Its faces look the other way, as those of a mirrored mesh must. */
function turnedRound({ data, quads }: Mesh): Mesh {
  const own = quads.slice()
  for (let q = 0; q < own.length; q += 4) own.subarray(q, q + 4).reverse()
  return { data, quads: own }
}

/** A mesh with each place moved; places on the hand at rest stay. */
function placedMesh({ data, quads }: Mesh, put: (p: V3) => V3): Mesh {
  const own = data.slice()
  for (let v = 0; v < own.length; v += STRIDE)
    own.set(put([data[v]!, data[v + 1]!, data[v + 2]!]), v)
  return { data: own, quads }
}

/** Where sleeves end in skin, in strokes of uneven length. */
const [WHOLE, GONE] = [-1.08, -1.18]
const UNEVEN = 0.04
/** Well within the sleeve. */
const SKIN_ENDS = -0.7
/** More than there are bones in a hand and its forearm. */
const MOST_BONES = 50
/** How cuff and sleeve look. */
const LOOKS = [
  { tone: 0.1, gloss: 0.05, tag: 'skin' },
  { tone: 0.03, gloss: 0.02, tag: 'paper' },
  { tone: 0.78, gloss: 0.02, tag: 'clothDark' },
  { tone: 0.5, gloss: 0.6, tag: 'wood' },
  { tone: 0.25, gloss: 0.6, tag: 'gold' },
] as const

export function seeHands(
  { camera, hands, held, isBare = false, hasBeads = false }: Hands,
  size: number,
): Sight {
  const shown = held ? held.map((one) => heldHand(one, isBare)) : prayingHands(hands)
  const meshes = shown.map(({ mesh }) => mesh)
  const beads = hasBeads ? beadsAbout(meshes) : []
  const worn = [
    ...shown.flatMap(({ sleeve }) => sleeve.map((mesh, k) => [mesh, k + 1] as const)),
    ...beads,
  ]
  const layers: Layer[] = [
    ...shown.map(({ mesh, parts }, k): Layer => ({
      mesh,
      material: SKIN,
      part: k,
      ...(parts ? { parts: parts.map((own) => own + k * MOST_BONES), isThin: true } : {}),
    })),
    ...worn.map(([mesh], k): Layer => ({
      mesh,
      material: SKIN,
      part: meshes.length + k,
      isThin: true,
    })),
  ]
  const key = unit(camera.light ?? LIGHT)
  const rotation = turn(camera.yaw, camera.pitch, camera.roll)
  const all = layers.map(({ mesh }) => mesh)
  lightUp(layers, all, applyBack(rotation, key), 2.6)
  const framing = framedAround(camera, placesOf(all))
  const { s, part, layer } = seeLayers(layers, framing, size)
  const drawn = shown.map(({ details }, k) => drawnDetails(s, details, (i) => part[i] === k))
  for (const { deep } of drawn) furrow(s, deep)
  const lookOf = (i: number) =>
    layer[i]! < meshes.length ? 0 : worn[layer[i]! - meshes.length]![1]
  const n = size * size
  const fade = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    if (!s.hit[i]) continue
    const [x, y, z] = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    // Strokes along the arm, some shorter than others: it is not cut off.
    const short = UNEVEN * (0.5 + 0.5 * noise(x * 13, z * 13))
    const look = lookOf(i)
    // Arms end within their sleeves; what hangs about the hands ends nowhere.
    fade[i] =
      look > 2
        ? 1
        : look === 0 && !isBare
          ? Number(y > SKIN_ENDS)
          : smoothstep(GONE, WHOLE, y - short)
  }
  const wide = Math.ceil(size / 4)
  const field = () => new Float32Array(wide * wide)
  const flow: Flow = {
    cell: 4,
    wide,
    tall: wide,
    x: field(),
    y: field(),
    length: field(),
    streak: field(),
  }
  streaks(flow)
  const sight = sightOf({
    s,
    coat: {
      tone: Float32Array.from(layer, (_, i) => LOOKS[lookOf(i)]!.tone),
      gloss: Float32Array.from(layer, (_, i) => LOOKS[lookOf(i)]!.gloss),
      hair: new Float32Array(n),
      crisp: new Float32Array(n),
    },
    flow,
    fade,
    hue: Uint8Array.from(layer, (_, i) => lookOf(i)),
    part,
    strands: [],
    tags: LOOKS.map(({ tag }, k) => (isBare && k === 0 ? 'bone' : tag)),
    look: { camera: framing },
  })
  return {
    ...sight,
    contours: endingWith(sight.contours, fade, LEAST_FADE),
    strands: drawn.flatMap(({ strands }) => strands),
  }
}

/** Lines go on where hardly any skin is left. */
const LEAST_FADE = 0.15

function* placesOf(meshes: readonly Mesh[]): Generator<V3> {
  for (const { data } of meshes)
    for (let v = 0; v < data.length; v += STRIDE)
      if (data[v + 4]! >= GONE) yield [data[v]!, data[v + 1]!, data[v + 2]!]
}

import { framedAround } from '#engine/forms/human/framing.ts'
import { human, jointAt, shape, type Build } from '#engine/forms/human/human.ts'
import { lightUp } from '#engine/forms/human/light.ts'
import { SKIN } from '#engine/forms/human/materials.ts'
import { keepFaces, STRIDE, subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import type { Gesture, Held } from '#engine/forms/human/gestures.ts'
import { handAxes } from '#engine/forms/human/hand-axes.ts'
import { aimed, posed, turnAbout, turned } from '#engine/forms/human/pose.ts'
import { seeLayers, type Layer } from '#engine/forms/human/seen.ts'
import type { Contour } from '#engine/forms/sculpt/contour.ts'
import { streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import { add, applyBack, cross, dot, turn, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
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

/** The left hand and forearm in a frame of their own: fingers up along y, the palm towards +x, the little finger along -z. */
function leftHand(build: Build, { fingers, spread, thumb }: Gesture = TOGETHER): Mesh {
  const { skinned, body, bones, skinBones, skinWeights } = human()
  const still = shape(build)
  const { axis, across, palm } = handAxes(still, 'L')
  const ways: Record<string, V3> = {}
  fingers.forEach((bends, f) => {
    const fan = (spread * (1.2 - f) * Math.PI) / 180
    const along = add(add([0, 0, 0], axis, Math.cos(fan)), across, -Math.sin(fan))
    let bent = 0
    bends.forEach((degrees, k) => {
      bent += (degrees * Math.PI) / 180
      const way = add(add([0, 0, 0], along, Math.cos(bent)), palm, Math.sin(bent))
      ways[`finger${f + 2}-${k + 1}.L`] = way
    })
  })
  thumb.forEach(([x, y, z], k) => {
    ways[`finger1-${k + 1}.L`] = add(add(add([0, 0, 0], palm, x), axis, y), across, -z)
  })
  const at = posed(still, aimed(still, ways))
  const wrist = jointAt(at, 'wrist.L')
  const held = (v: number) => {
    let sum = 0
    for (let k = 0; k < 4; k++)
      if (OF_THE_HAND.test(bones[skinBones[v * 4 + k]!]!.name)) sum += skinWeights[v * 4 + k]!
    return sum > 153
  }
  const data = new Float32Array(skinned * STRIDE)
  for (let v = 0; v < skinned; v++) {
    const d = add([at[v * 3]!, at[v * 3 + 1]!, at[v * 3 + 2]!], wrist, -1)
    const own = [dot(d, palm), dot(d, axis), -dot(d, across)]
    data.set([...own, ...own], v * STRIDE)
  }
  return subdivide(keepFaces({ data, quads: Uint32Array.from(body) }, held))
}

/** A hand put where it is told to be; a right hand is a left one mirrored. */
function heldHand({ build, side, gesture, at, fingers, palm, scale = 1 }: Held): Mesh {
  const { data, quads } = leftHand(build, gesture)
  const up = unit(fingers)
  const out = unit(add(palm, up, -dot(palm, up)))
  const thumb = side === 'L' ? cross(out, up) : cross(up, out)
  for (let v = 0; v < data.length; v += STRIDE) {
    const [x, y, z] = [data[v]! * scale, data[v + 1]! * scale, data[v + 2]! * scale]
    data.set(add(add(add(at, out, x), up, y), thumb, z), v)
  }
  if (side === 'R') for (let q = 0; q < quads.length; q += 4) quads.subarray(q, q + 4).reverse()
  return { data, quads }
}

/** Both hands palm to palm, the arms leaning apart below the wrists. */
function prayingHands(build: Build): Mesh[] {
  const hand = leftHand(build)
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
  return [
    { data: left, quads: hand.quads },
    { data: right, quads },
  ]
}

/** Where the forearms end in skin. */
const [WHOLE, GONE] = [-0.45, -0.95]

export function seeHands({ camera, hands, held }: Hands, size: number): Sight {
  const meshes = held ? held.map(heldHand) : prayingHands(hands)
  const layers: Layer[] = meshes.map((mesh, k) => ({ mesh, material: SKIN, part: k }))
  const key = unit(camera.light ?? LIGHT)
  const rotation = turn(camera.yaw, camera.pitch, camera.roll)
  lightUp(layers, meshes, applyBack(rotation, key), 2.6)
  const framing = framedAround(camera, placesOf(meshes))
  const { s, part } = seeLayers(layers, framing, size)
  const n = size * size
  const fade = new Float32Array(n)
  for (let i = 0; i < n; i++) if (s.hit[i]) fade[i] = smoothstep(GONE, WHOLE, s.place[i * 3 + 1]!)
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
      tone: new Float32Array(n).fill(0.1),
      gloss: new Float32Array(n).fill(0.05),
      hair: new Float32Array(n),
      crisp: new Float32Array(n),
    },
    flow,
    fade,
    hue: new Uint8Array(n),
    part,
    strands: [],
    tags: ['skin'],
    look: { camera: framing },
  })
  return { ...sight, contours: sight.contours.flatMap((line) => trimmed(line, fade)) }
}

/** Lines end with the skin that they border, and not where the arm is cut off. */
const LEAST_FADE = 0.15

function trimmed({ points, near, far }: Contour, fade: Float32Array): Contour[] {
  const isSeen = (pixel: number) => fade[pixel]! >= LEAST_FADE
  const [from, to] = [near.findIndex(isSeen), near.findLastIndex(isSeen) + 1]
  if (from < 0) return []
  const part = <Value>(values: readonly Value[]) => values.slice(from, to)
  return [{ points: part(points), near: part(near), far: part(far) }]
}

function* placesOf(meshes: readonly Mesh[]): Generator<V3> {
  for (const { data } of meshes)
    for (let v = 0; v < data.length; v += STRIDE)
      if (data[v + 4]! >= GONE) yield [data[v]!, data[v + 1]!, data[v + 2]!]
}

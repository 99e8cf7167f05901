import { subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import { dot, unit } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { growHairs, inHairOf } from '#engine/present/body/body-hair.ts'
import { BODY_TYPES, type BodyType } from '#engine/present/body/body.ts'
import { placeOf, type Chart } from '#engine/present/body/chart.ts'
import { expose, KIND, type Exposure } from '#engine/present/body/exposure.ts'
import { floorShadow } from '#engine/present/body/floor-shadow.ts'
import { focus } from '#engine/present/body/focus.ts'
import { fbm3, hash } from '#engine/present/body/grain.ts'
import { seenAt, UNIT_MM } from '#engine/present/body/lens.ts'
import { addMarks } from '#engine/present/body/moles.ts'
import type { DesignSize } from '#engine/present/body/place.ts'
import { BODY_PLACES, PLACES, type BodyPlace } from '#engine/present/body/placements.ts'
import { chartOf, sceneOf, type Scene, type SceneWishes } from '#engine/present/body/scene.ts'
import { shade, type Shaded } from '#engine/present/body/shade.ts'
import type { RoomWish } from '#engine/present/body/room.ts'
import { lightMeshes } from '#engine/present/body/soft-light.ts'
import { soften } from '#engine/present/body/soften.ts'
import { moodOf, studioFor, type Studio } from '#engine/present/body/studio.ts'
import { CHANNEL, look, nothingVisible, type Visible } from '#engine/present/body/visible.ts'

/** Bodies are photographed at this size, whatever the size of the picture they are shown in. */
export const PLATE_PX = 1024

/** Light and shine of a plate: this is 1. */
export const FULL_LIGHT = 16384
/** Steps to the pixel of blur. */
export const BLUR_STEPS = 20
/** Steps to the millimetre on the design's sheet, and what stands where there is none. */
export const MM_STEPS = 50
export const NO_MM = -32768

/**
 * A body photographed once, without tone and without a design: the light it throws back, its shine, and where every pixel lies
 * on the design's sheet. It depends on place and build alone, so it is kept once made.
 */
export interface BodyPlate {
  size: number
  /** Red, green, blue of each pixel. */
  lit: Uint16Array
  shine: Uint16Array
  /** How much of a pixel is body, and how much of that is cloth; 255 is all. */
  cover: Uint8Array
  cloth: Uint8Array
  clothColour: readonly [number, number, number]
  /** What light is left on wall and floor. */
  wall: Uint8Array
  /** What stands behind. */
  room: RoomWish
  /** Right and down of each pixel, in steps. */
  mm: Int16Array
  /** Half the width of the lens's blur, in steps: ink is as soft as the skin it lies in. */
  blur: Uint8Array
  /** Sleeves: how cloudy the shading between designs is. */
  clouds?: Uint8Array
  /** In millimetres; by girth is this limb's own. */
  design: DesignSize
  /** Of the limb, up and down from the design's middle: what shading may cover. */
  reachMm?: readonly [number, number]
  pxPerMm: number
  /** The design's middle in shares of the picture, its turn clockwise, and half the limb's breadth there. */
  spot: { x: number; y: number; angle: number; radius: number }
}

export function photograph(
  place: BodyPlace,
  type: BodyType,
  { size = PLATE_PX, turn = 0 }: Partial<SceneWishes> = {},
): BodyPlate {
  const scene = sceneOf(PLACES[place], type, { size, turn })
  const number = BODY_PLACES.indexOf(place)
  const studio = studioFor(scene.lens, moodOf(number, type))
  const meshes = [scene.skin, ...(scene.cloth ? [scene.cloth] : [])]
  const [lit, cloth] = lightMeshes(meshes, scene.occluder, studio, scene.space)
  const skin = scene.isClose ? (subdivide(lit!) as Required<Mesh>) : lit!
  const chart = chartOf(scene, skin)
  const visible = nothingVisible(size)
  look(visible, scene.lens, skin, bareOf(scene, skin))
  if (cloth) lookAtCloth(visible, scene, cloth, skin.quads.length / 4)
  const exposure = expose(scene, { skin, cloth }, chart, visible)
  const seed = number * 3 + BODY_TYPES.indexOf(type)
  mark(exposure, scene, visible, seed)
  hide(exposure, scene, visible)
  const shaded = shade(exposure, visible.depth, scene.lens, studio)
  return develop({ scene, studio, seed, skin, chart, visible, exposure, shaded })
}

/** Deeper under a garment than this skin is never drawn, so that nothing shows through; decimetres. */
const UNDER_CLOTH = 0.3

function bareOf({ garment }: Scene, { data, stride }: Required<Mesh>) {
  if (!garment) return {}
  const field = (v: number) => data[v * stride + CHANNEL.cloth]!
  return {
    isThere: (a: number, b: number, c: number) =>
      field(a) < UNDER_CLOTH || field(b) < UNDER_CLOTH || field(c) < UNDER_CLOTH,
  }
}

function lookAtCloth(visible: Visible, { lens }: Scene, cloth: Required<Mesh>, first: number) {
  const { data, stride } = cloth
  const field = (v: number) => data[v * stride + CHANNEL.cloth]!
  look(visible, lens, cloth, {
    first,
    isThere: (a, b, c, wb, wc) => field(a) * (1 - wb - wc) + field(b) * wb + field(c) * wc > 0,
  })
}

function mark({ kind, tint, normal, mm }: Exposure, scene: Scene, visible: Visible, seed: number) {
  addMarks(tint, {
    lens: scene.lens,
    depth: visible.depth,
    normal,
    isSkin: (p) => kind[p] === KIND.skin,
    fromDesign: (p) => Math.hypot(mm[p * 2]!, mm[p * 2 + 1]!),
    designMm: scene.place.size.mm,
    seed,
  })
}

/** Hairs, strongest on a man; around the design they were shaved. */
function hide({ kind, tint, normal, mm, rest }: Exposure, scene: Scene, visible: Visible): void {
  const { hairs, size, isMansHair, hasHead } = scene.place
  const skin = {
    lens: scene.lens,
    depth: visible.depth,
    normal,
    isSkin: (p: number) => kind[p] === KIND.skin,
    fromDesign: (p: number) => Math.hypot(mm[p * 2]!, mm[p * 2 + 1]!),
    shavedMm: 0.62 * size.mm,
    lie: scene.spot.down,
  }
  if (hairs && !(isMansHair && scene.hairiness < 1))
    growHairs(tint, { ...skin, perSquareCm: hairs, strength: scene.hairiness })
  if (!hasHead) return
  const inHair = inHairOf(scene.restJoints)
  growHairs(tint, {
    ...skin,
    // The edge of the hair is never a line.
    isRoot: (p) =>
      inHair([rest[p * 3]! / UNIT_MM, rest[p * 3 + 1]! / UNIT_MM, rest[p * 3 + 2]! / UNIT_MM]) >
      0.11 * hash(p, 5, 3),
    perSquareCm: 420,
    strength: 1,
  })
}

interface Negative {
  scene: Scene
  studio: Studio
  /** Of this place on this build. */
  seed: number
  skin: Required<Mesh>
  chart: Chart & { seed: number }
  visible: Visible
  exposure: Exposure
  shaded: Shaded
}

/** Skin where the design lies is as light as this, whatever the place: so the photographer sets the exposure. */
const MIDDLE_LIGHT = 0.68

/** Where the design lies in the shade, lit skin beside it is still no lighter than this. */
const BRIGHTEST = 1.5

function develop(negative: Negative): BodyPlate {
  const { scene, studio, seed, skin, chart, visible, exposure, shaded } = negative
  const { kind } = exposure
  const n = kind.length
  const { size } = visible
  const exposed = Math.min(
    MIDDLE_LIGHT / lightOnSkin(exposure, shaded.lit, metered(scene)),
    BRIGHTEST / brightestSkin(exposure, shaded.lit),
  )
  const soft = soften(kind, visible.depth, size)
  const { cover, cloth } = soft
  const film = {
    lit: soft.planes(shaded.lit, 3),
    shine: soft.planes(shaded.shine, 1),
    cover,
    cloth,
  }
  const sharpAt = seenAt(scene.lens, placeOf(skin, chart.seed))[2]
  const { radius } = focus(film, visible.depth, scene.lens, sharpAt)
  const blur = Uint8Array.from(radius, (px) => Math.min(255, px * BLUR_STEPS + 0.5))
  const light = studioLight(scene, studio)
  for (let p = 0; p < n; p++) {
    if (cover[p] === 0) continue
    const much = light(p % size, Math.floor(p / size))
    // What little light is left in the shade of skin has been through it, and blood is red.
    const dim =
      kind[p] === KIND.cloth ? 0 : Math.max(0, 1 - film.lit[p * 3 + 1]! * (exposed / MIDDLE_LIGHT))
    film.lit[p * 3]! *= much
    film.lit[p * 3 + 1]! *= much * (1 - 0.14 * dim * dim)
    film.lit[p * 3 + 2]! *= much * (1 - 0.24 * dim * dim)
    film.shine[p]! *= much
  }
  const lit = inSteps(film.lit, exposed * FULL_LIGHT)
  const shine = inSteps(film.shine, exposed * FULL_LIGHT)
  const wall = new Uint8Array(n).fill(255)
  if (scene.floor !== undefined) {
    const shadow = floorShadow(skin, scene.lens, scene.floor)
    for (let p = 0; p < n; p++) if (cover[p]! < 255) wall[p] = Math.round(255 * shadow(p))
  }
  const mm = new Int16Array(n * 2)
  for (let p = 0; p < n; p++) {
    const x = exposure.mm[p * 2]! * MM_STEPS
    const y = exposure.mm[p * 2 + 1]! * MM_STEPS
    const isThere = Math.abs(x) < 32_000 && Math.abs(y) < 32_000
    mm[p * 2] = isThere ? Math.round(x) : NO_MM
    mm[p * 2 + 1] = isThere ? Math.round(y) : NO_MM
  }
  const { limb, hasGround } = scene.place
  return {
    size,
    lit,
    shine,
    cover,
    cloth,
    clothColour: colourOf(scene.garment, seed),
    wall,
    room: { mood: studio.mood, side: studio.side, horizon: horizonOf(scene), seed },
    mm,
    blur,
    ...(limb && hasGround ? { clouds: cloudsOn(exposure, limb.reachMm) } : {}),
    design: chart.girth === undefined ? scene.place.size : { by: 'girth', mm: chart.girth },
    ...(limb ? { reachMm: limb.reachMm } : {}),
    ...sightOf(scene, skin, chart.seed, exposure),
  }
}

const colourOf = (garment: Scene['garment'], seed: number) =>
  garment ? garment.colours[seed % garment.colours.length]! : ([0, 0, 0] as const)

/** A lamp is near enough for its own side to get more of it. */
function studioLight({ lens, spot }: Scene, { key }: Studio) {
  const [x, y] = seenAt(lens, spot.at)
  const [ways, wayUp] = [dot(key, lens.right), dot(key, lens.up)]
  return (px: number, py: number) =>
    Math.max(0.4, 1 + (0.42 * ((px - x) * ways - (py - y) * wayUp)) / lens.size)
}

/** Decimetres from the design to the wall. */
const TO_WALL = 12

/** Where floor and wall meet, in shares of the picture. */
function horizonOf({ lens, spot, floor }: Scene): number {
  if (floor === undefined) return 1
  const way = unit([lens.forward[0], 0, lens.forward[2]])
  const [, y] = seenAt(lens, [spot.at[0] + way[0] * TO_WALL, floor, spot.at[2] + way[2] * TO_WALL])
  return Math.min(1, Math.max(0, y / lens.size))
}

function inSteps(values: Float32Array, steps: number): Uint16Array {
  const out = new Uint16Array(values.length)
  for (let i = 0; i < out.length; i++)
    out[i] = Math.min(65_535, Math.max(0, values[i]! * steps + 0.5))
  return out
}

/** How far from the design's middle the light is metered, in millimetres. Of a turned body all: the design may lie in its shade. */
const metered = ({ place, isTurned }: Scene) =>
  isTurned ? Infinity : Math.min(60, 0.4 * place.size.mm)

/** The mean light around the middle of the design. */
function lightOnSkin({ kind, mm }: Exposure, lit: Float32Array, reach: number): number {
  let [sum, count] = [0, 0]
  for (let p = 0; p < kind.length; p++) {
    if (kind[p] !== KIND.skin || !(mm[p * 2]! ** 2 + mm[p * 2 + 1]! ** 2 < reach ** 2)) continue
    sum += 0.3 * lit[p * 3]! + 0.6 * lit[p * 3 + 1]! + 0.1 * lit[p * 3 + 2]!
    count++
  }
  return count > 0 ? sum / count : 1
}

/** Steps in which light is counted, and the part of the skin that may be lighter: edges, and what a lamp is near to. */
const LIGHT_STEPS = 64
const MAY_BE_LIGHTER = 0.04

/** As light as all of the skin in view but for a little. */
function brightestSkin({ kind }: Exposure, lit: Float32Array): number {
  const counts = new Uint32Array(LIGHT_STEPS * 8)
  let left = 0
  for (let p = 0; p < kind.length; p++) {
    if (kind[p] !== KIND.skin) continue
    left++
    counts[Math.min(counts.length - 1, Math.floor(lit[p * 3 + 1]! * LIGHT_STEPS))]!++
  }
  left *= MAY_BE_LIGHTER
  for (let step = counts.length - 1; step > 0; step--) {
    left -= counts[step]!
    if (left < 0) return (step + 1) / LIGHT_STEPS
  }
  return 1 / LIGHT_STEPS
}

/** Soft clouds fixed to the skin, fading out at the ends of the sleeve: they meet all around the limb. */
function cloudsOn({ kind, mm, rest }: Exposure, [up, down]: readonly [number, number]): Uint8Array {
  const fade = 60
  const out = new Uint8Array(kind.length)
  for (let p = 0; p < out.length; p++) {
    const along = mm[p * 2 + 1]!
    if (kind[p] !== KIND.skin || Number.isNaN(along)) continue
    const end = smoothstep(-up, fade - up, along) * smoothstep(down, down - fade, along)
    if (end === 0) continue
    const cloud = fbm3(rest[p * 3]! / 30, rest[p * 3 + 1]! / 38, rest[p * 3 + 2]! / 30, 4)
    out[p] = Math.round(255 * end * smoothstep(-0.12, 0.34, cloud))
  }
  return out
}

/** Where the middle of the design is seen, and how large a millimetre is there. */
function sightOf(
  { lens, spot }: Scene,
  skin: Required<Mesh>,
  seed: number,
  { kind, mm }: Exposure,
) {
  const [x, y, away] = seenAt(lens, placeOf(skin, seed))
  const { size } = lens
  // The limb's breadth where the design sits, square to the way it runs.
  const [dx, dy] = [dot(spot.down, lens.right), -dot(spot.down, lens.up)]
  const long = Math.hypot(dx, dy) || 1
  const stretch = (way: 1 | -1) => {
    let k = 0
    for (; k < size; k++) {
      const [px, py] = [x + (way * k * dy) / long, y - (way * k * dx) / long]
      if (px < 0 || py < 0 || px >= size || py >= size) break
      const p = Math.floor(py) * size + Math.floor(px)
      if (kind[p] !== KIND.skin || Number.isNaN(mm[p * 2]!)) break
    }
    return k
  }
  return {
    pxPerMm: lens.focal / (away * UNIT_MM),
    spot: {
      x: x / size,
      y: y / size,
      angle: Math.atan2(-dx, dy),
      radius: (stretch(1) + stretch(-1)) / 2 / size,
    },
  }
}

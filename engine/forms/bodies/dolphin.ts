import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { fin } from '#engine/forms/sculpt/fin.ts'
import { add, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { frameAt, model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [BACK, WHITE, BLACK, SIDE] = [0, 1, 2, 3]

/** Joints from the tip of the beak to the root of the flukes. */
type Joints = readonly V3[]

/** Out of the water in one bow, already on its way down again. */
const LEAP: Joints = [
  [1.12, 0.02, 0.1],
  [0.98, 0.14, 0.08],
  [0.76, 0.32, 0.05],
  [0.44, 0.5, 0],
  [0.06, 0.54, -0.02],
  [-0.32, 0.42, -0.02],
  [-0.64, 0.16, 0],
  [-0.84, -0.16, 0.04],
  [-0.92, -0.38, 0.08],
]
/** Gliding by, the tail on its downward beat. */
const SWIM: Joints = [
  [1.2, 0.06, 0.12],
  [1.02, 0.08, 0.09],
  [0.76, 0.12, 0.05],
  [0.42, 0.16, 0],
  [0.02, 0.16, -0.03],
  [-0.38, 0.1, -0.03],
  [-0.74, -0.02, 0],
  [-1.02, -0.18, 0.06],
  [-1.18, -0.3, 0.1],
]
/** Straight up out of the sea. */
const BREACH: Joints = [
  [0.34, 1.14, 0.06],
  [0.3, 0.96, 0.05],
  [0.24, 0.7, 0.02],
  [0.12, 0.38, 0],
  [-0.02, 0, -0.02],
  [-0.12, -0.36, -0.02],
  [-0.14, -0.7, 0],
  [-0.06, -0.98, 0.04],
  [0.06, -1.16, 0.06],
]
export const DOLPHIN_POSES = { leap: LEAP, swim: SWIM, breach: BREACH }

/** What parts a dolphin from a killer whale. */
export interface DolphinKind {
  name: string
  radii: readonly number[]
  /** Length and half width of the fin on the back, of the flippers and of a fluke. */
  dorsal: readonly [number, number]
  flipper: readonly [number, number]
  fluke: readonly [number, number]
  /** How far the forehead stands over the beak. */
  melon: number
  /** How far along mouth and eye are, and how far round from the back. */
  mouth: number
  eye: readonly [number, number]
  tags: Body['tags']
  /** Dark of the back, grey of the flank and white of the belly at a place of the trunk. */
  hide: (round: number, u: number, arc: number) => { tone: number; hue: number }
  finTone: number
}

/** A dark cape, a grey flank and a white belly that reaches up before the tail. */
export const DOLPHIN: DolphinKind = {
  name: 'dolphin',
  radii: [0.035, 0.07, 0.19, 0.28, 0.31, 0.26, 0.17, 0.085, 0.05],
  dorsal: [0.42, 0.17],
  flipper: [0.48, 0.12],
  fluke: [0.5, 0.15],
  melon: 0.13,
  mouth: 0.17,
  eye: [0.2, 0.44],
  tags: ['hide', 'furWhite', 'black', 'hide'],
  hide: (round, u, arc) => {
    const wave = noise(arc * 3, 2) * 0.03
    const cape = smoothstep(0.36, 0.32, round + wave + Math.abs(u - 0.5) * 0.16)
    const belly = smoothstep(0.62, 0.68, round + wave - smoothstep(0.7, 0.95, u) * 0.14)
    return {
      tone: mix(mix(0.34, 0.66, cape), 0.02, belly),
      hue: belly > 0.5 ? WHITE : cape > 0.5 ? BACK : SIDE,
    }
  },
  finTone: 0.6,
}

/** Black, with a white patch behind the eye, a white throat and belly and a grey saddle behind the tall fin. */
export const ORCA: DolphinKind = {
  name: 'orca',
  radii: [0.1, 0.18, 0.27, 0.35, 0.38, 0.32, 0.2, 0.1, 0.06],
  dorsal: [0.72, 0.17],
  flipper: [0.5, 0.2],
  fluke: [0.56, 0.17],
  melon: 0.04,
  mouth: 0.15,
  eye: [0.165, 0.5],
  tags: ['furBlack', 'furWhite', 'black', 'furGrey'],
  hide: (round, u) => {
    const patch = smoothstep(1.05, 0.95, Math.hypot((u - 0.235) / 0.055, (round - 0.42) / 0.07))
    const flame = smoothstep(0.05, 0, Math.abs(u - 0.66) - 0.1) * 0.2
    const belly = smoothstep(0.68, 0.72, round + flame - smoothstep(0.3, 0.4, u) * 0.04)
    const saddle = smoothstep(1.1, 0.8, Math.hypot((u - 0.56) / 0.09, round / 0.3))
    const white = Math.max(patch, belly)
    return {
      tone: mix(mix(0.94, 0.4, saddle), 0.02, white),
      hue: white > 0.5 ? WHITE : saddle > 0.5 ? SIDE : BACK,
    }
  },
  finTone: 0.94,
}

function fins(clay: Clay, body: Tube, { dorsal, flipper, fluke }: DolphinKind): Tube[] {
  const one = (
    [u, up, across]: V3,
    way: V3,
    sweep: V3,
    [long, chord]: readonly [number, number],
  ): Tube => {
    const [along, over, side] = frameAt(body, u)
    const turned = (v: V3): V3 =>
      unit(add(add(add([0, 0, 0], along, v[0]), over, v[1]), side, v[2]))
    const root = onTube(body, u, radiusAt(body, u) * up, radiusAt(body, u) * across)
    return fin(clay, root, turned(way), turned(sweep), long, chord)
  }
  return [
    one([0.48, 0.8, 0], [0.4, 1, 0], [1, 0, 0], dorsal),
    ...[1, -1].flatMap((side) => [
      one([0.33, -0.5, 0.7 * side], [0.5, -0.62, 0.8 * side], [1, 0, 0], flipper),
      one([0.99, 0, 0.2 * side], [0.5, 0, side], [1, 0, 0], fluke),
    ]),
  ]
}

/** Wet hide, told apart by its three tones; the mouth smiles up towards the eye. */
function hideOf({ hide, mouth, finTone }: DolphinKind) {
  return ({ u, v, arc, tube: { name } }: Spot): Skin => {
    if (name === 'fin') return { tone: finTone, hue: BACK, gloss: 0.3 }
    const round = Math.abs(v) / Math.PI
    const lips = 0.56 - 0.06 * smoothstep(mouth * 0.5, mouth, u)
    const cut =
      smoothstep(0.022, 0.008, Math.abs(round - lips)) * smoothstep(mouth + 0.006, mouth - 0.006, u)
    return { ...hide(round, u, arc), gloss: 0.35, line: cut }
  }
}

export function dolphinBody(joints: Joints, camera: Camera, kind: DolphinKind = DOLPHIN): Body {
  const clay = new Clay(false)
  const body = tube('trunk', joints, kind.radii, [0.1, 1, 0.01], 5)
  model(clay, body, { of: 'bone' }, 0.92)
  const melon = kind.melon + 0.1
  clay.ball(onTube(body, 0.22, radiusAt(body, 0.22) * 0.3), [melon, melon, melon], {
    of: 'bone',
    k: 0.12,
  })
  const [u, round] = kind.eye
  const [up, across] = [Math.cos(round * Math.PI), Math.sin(round * Math.PI)]
  for (const side of [1, -1]) {
    const r = radiusAt(body, u)
    clay.ball(onTube(body, u, r * up, r * across * 0.93 * side), [0.03, 0.026, 0.026], {
      of: 'mouth',
      k: 0.003,
    })
  }
  return {
    name: kind.name,
    camera,
    clay,
    tubes: [body, ...fins(clay, body, kind)],
    tags: kind.tags,
    sheen: 0.16,
    own: { mouth: { tone: 0.98, hue: BLACK, gloss: 0.8 } },
    skin: hideOf(kind),
  }
}

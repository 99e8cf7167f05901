import { eagle as bust } from '#engine/forms/heads/eagle.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { seat } from '#engine/forms/sculpt/figure.ts'
import { add, cross, mix, noise, smoothstep, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { model, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { fan, feathers, type Wing } from '#engine/forms/sculpt/bird.ts'

export type BirdPose = {
  body: readonly V3[]
  face: V3
  wing: Wing
  legs: readonly (readonly V3[])[]
  tail: V3
}

const wing: Wing = {
  shoulder: [0.0, 0.24, 0.26],
  elbow: [-0.16, 0.42, 0.66],
  wrist: [0.06, 0.86, 1.02],
  tip: [-0.04, 1.16, 1.4],
  ways: [
    [-0.15, 0.75, 0.66],
    [-0.35, -0.15, 0.95],
    [-0.4, -0.95, 0.12],
  ],
  facing: [1, 0.05, 0.1],
  long: [1.0, 0.62],
  wide: 0.092,
  counts: [10, 13],
  over: -1,
  finger: 1,
  look: (row, n) =>
    row === 0
      ? { tone: [0.5, 0.78, 0.42], hue: n < 10 ? 2 : 0 }
      : { tone: [0.9, row === 1 ? 0.42 : 0.55, 0.22], hue: row === 1 ? 3 : 0 },
}

/** Breaking above the prey: body reared, wings thrown up, both feet forward. */
const SWOOP: BirdPose = {
  body: [
    [0.28, 0.44, 0],
    [0.14, 0.24, 0],
    [0.0, -0.08, 0],
    [-0.2, -0.44, 0],
    [-0.4, -0.74, 0],
  ],
  face: [0.86, -0.3, -0.42],
  wing,
  legs: [
    [
      [-0.02, -0.36, 0.16],
      [0.24, -0.62, 0.24],
      [0.5, -0.82, 0.28],
      [0.66, -0.9, 0.3],
    ],
    [
      [-0.02, -0.36, -0.16],
      [0.28, -0.52, -0.22],
      [0.56, -0.6, -0.26],
      [0.74, -0.66, -0.28],
    ],
  ],
  tail: [-0.55, -0.8, 0],
}
export const EAGLE_POSES = { swoop: SWOOP }

/** Feathered thigh, scaled shank, three toes ahead and one behind, each with a hooked talon. */
function leg(clay: Clay, j: readonly V3[], side: number): Tube {
  const horn = { of: 'horn' } as const
  clay
    .limb(j[0]!, j[1]!, 0.17, 0.13, { k: 0.1, of: 'feather' })
    .limb(j[1]!, add(j[1]!, add(j[2]!, j[1]!, -1), 0.45), 0.13, 0.07, { k: 0.06, of: 'feather' })
  clay.limb(j[1]!, j[2]!, 0.05, 0.045, { k: 0.02, of: 'skin' })
  const to = unit(add(j[3]!, j[2]!, -1))
  const z: V3 = [0, 0, 1]
  const down = unit(cross(to, z))
  const sole: V3 = down[1] < 0 ? down : [-down[0], -down[1], -down[2]]
  for (const [n, angle] of [-0.55, 0, 0.55, Math.PI].entries()) {
    const way = unit(add(add([0, 0, 0], to, Math.cos(angle)), z, Math.sin(angle) * side))
    const mid = add(add(j[2]!, way, 0.13), sole, n === 3 ? 0.06 : -0.02)
    const end = add(add(j[2]!, way, 0.24), sole, 0.07)
    const tip = add(add(j[2]!, way, 0.3), sole, 0.24)
    clay
      .limb(j[2]!, mid, 0.042, 0.04, { k: 0.02, of: 'skin' })
      .limb(mid, end, 0.042, 0.036, { k: 0.015, of: 'skin' })
    clay
      .limb(end, add(end, add(way, sole, 0.5), 0.08), 0.036, 0.026, { k: 0.008, ...horn })
      .limb(add(end, add(way, sole, 0.5), 0.08), tip, 0.026, 0.004, { k: 0.015, ...horn })
  }
  return tube('leg', j, [0.17, 0.12, 0.05, 0.04], [0, 1, 0.01], 2)
}

export function eagleBody(pose: BirdPose, camera: Camera): Body {
  const clay = new Clay(false)
  const trunk = tube('trunk', pose.body, [0.17, 0.29, 0.34, 0.24, 0.09], [-0.6, 0.6, 0.01], 4)
  model(clay, trunk, { of: 'feather' }, 0.9)
  for (const side of [1, -1]) {
    const [s, e, w, t] = [pose.wing.shoulder, pose.wing.elbow, pose.wing.wrist, pose.wing.tip].map(
      (p): V3 => [p[0], p[1], p[2] * side],
    ) as [V3, V3, V3, V3]
    clay
      .limb(s, e, 0.13, 0.075, { k: 0.12, of: 'feather' })
      .limb(e, w, 0.075, 0.055, { k: 0.03, of: 'feather' })
      .limb(w, t, 0.055, 0.03, { k: 0.03, of: 'feather' })
  }
  const legs = pose.legs.map((j, n) => leg(clay, j, n ? -1 : 1))
  const arms = [1, -1].map((side) =>
    tube(
      'arm',
      [pose.wing.shoulder, pose.wing.elbow, pose.wing.wrist, pose.wing.tip].map((p): V3 => [
        p[0],
        p[1],
        p[2] * side,
      ]),
      [0.13, 0.075, 0.055, 0.03],
      [0, 1, 0.01],
      2,
    ),
  )
  return {
    name: 'eagle',
    camera,
    clay,
    tubes: [trunk, ...legs, ...arms],
    tags: ['furDark', 'featherWhite', 'featherBlack', 'feather', 'beak'],
    own: { skin: { tone: 0.3, hue: 4, gloss: 0.2 }, horn: { tone: 0.9, hue: 2, gloss: 0.4 } },
    head: {
      bust: bust(camera),
      seat: seat(add(pose.body[0]!, [0.12, 0.15, 0]), 0.4, pose.face, [0.2, 1, 0], 0.12),
      hue: (tone, material) => (material === 3 ? 4 : tone > 0.6 ? 2 : 1),
    },
    blades: [
      ...feathers(pose.wing, 1),
      ...feathers(pose.wing, -1),
      ...fan(
        pose.body[4]!,
        pose.tail,
        [0, 0, 1],
        [1, -0.3, 0.1],
        0.75,
        [0.72, 0.71, 0.69, 0.66, 0.62, 0.58],
        0.085,
        () => ({ tone: [0.3, 0.02, 0.2], hue: 1 }),
      ),
    ],
    skin: (t0, ppu) => {
      const { tube: t, u, v, arc, along } = t0
      const white = t.name === 'trunk' ? smoothstep(0.2, 0.12, u + noise(v * 3, arc * 4) * 0.04) : 0
      const under = t.name === 'trunk' ? smoothstep(0.86, 0.97, u) : 0
      const fleck = noise(v * 6, arc * 16) * 0.14
      // body feathers are laid like scales, but soft: tone only, drawn by the same strokes as fur
      const long = t.name === 'leg' ? 0.075 : 0.1
      const shaken = {
        ...t0,
        arc: arc + noise(v * 7, arc * 6) * 0.035,
        v: v + noise(v * 9 + 4, arc * 9) * 0.12,
      }
      const { tone } = scaleTone(
        scaleAt(shaken, long, t.name === 'trunk' ? 19 : 9, 1.2),
        long * ppu,
        0.46,
        0.42,
      )
      if (t.name !== 'arm' && white < 0.5 && under < 0.5)
        return {
          tone: tone + fleck * 0.5,
          hue: tone > 0.62 ? 2 : tone < 0.32 ? 3 : 0,
          hair: 0.075,
          lift: 0.16,
        }
      return {
        tone: mix(0.6 + fleck, 0.05, Math.max(white, under)),
        hue: white > 0.5 || under > 0.5 ? 1 : 0,
        hair: 0.15,
        lift: 0.3,
        to: add(along, [0, -0.15, 0]),
      }
    },
  }
}

import type { SnakePose } from '#engine/forms/bodies/snake-poses.ts'
import { snake as bust } from '#engine/forms/heads/snake.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay, hinged, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import { add, clamp, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Strand } from '#engine/forms/sculpt/sight.ts'
import { plateAt, scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { frameAt, model, onTube, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** What some snakes have over others. */
export interface SnakeKind {
  rattles?: boolean
  /** Spread below the head, as a cobra's. */
  hasHood?: boolean
}

export function snakeBody(
  pose: SnakePose,
  camera: Camera,
  { rattles = false, hasHood = false }: SnakeKind = {},
): Body {
  const clay = new Clay(false)
  const path = rattles ? tailUp(pose) : pose
  const n = path.joints.length - 1
  const radii = path.joints.map((_, i) => {
    const u = i / n
    return (
      mix(0.135, 0.22, smoothstep(0, 0.35, u)) *
      mix(1, rattles ? 0.3 : 0.06, smoothstep(0.62, 1, u))
    )
  })
  const body = tube('trunk', path.joints, radii, path.backs, 5)
  model(clay, body, { of: 'bone' })
  if (rattles) rattle(clay, path.joints)
  if (hasHood) hood(clay, body)
  const place = seat(
    [path.joints[0]![0] + 0.1, path.joints[0]![1] - 0.01, path.joints[0]![2] + 0.06],
    0.52,
    path.face,
    path.crown,
    0.1,
  )
  return {
    name: 'snake',
    camera,
    clay,
    tubes: [body],
    tags: ['scale', 'belly', 'leaf', 'red', 'bone', 'gold'],
    head: {
      bust: bust(camera, path.open),
      seat: place,
      hue: (tone, material) =>
        material === MATERIALS.indexOf('mouth')
          ? 3
          : material === MATERIALS.indexOf('tooth')
            ? 4
            : tone < 0.14
              ? 1
              : 0,
    },
    own: { horn: { tone: 0.3, hue: 1, gloss: 0.2 } },
    strands: tongue(place, path.open),
    skin: (spot, ppu) => {
      const round = Math.abs(spot.v) / Math.PI
      if (round > 0.72) {
        const plate = plateAt(spot, 0.075, ppu)
        const seam = smoothstep(0.735, 0.722, round)
        return { tone: plate.tone * 0.6 + 0.03, hue: 1, line: Math.max(plate.line, seam) * 0.9 }
      }
      const files = 22
      const scale = scaleAt(spot, 0.062, files)
      // saddles: dark diamonds along the back, pale rim
      const diamond = Math.abs(((spot.arc / 0.42) % 1) - 0.5) * 2 * 0.62 + round * 1.1
      const dark = smoothstep(0.56, 0.46, diamond)
      const pale = smoothstep(0.1, 0.05, Math.abs(diamond - 0.62))
      const { tone, line } = scaleTone(
        scale,
        0.062 * ppu,
        mix(mix(0.3, 0.66, dark), 0.05, pale),
        0.4,
      )
      return {
        tone: clamp(tone),
        hue: dark > 0.5 ? 2 : pale > 0.5 ? 5 : 0,
        line: line * 0.9,
        gloss: 0.25,
      }
    },
  }
}

/** Where a hood begins and ends along the body, its half width, and how many slices it is made of. */
const HOOD = { from: 0.045, to: 0.2, wide: 0.52, slices: 18 }

/** The ribs of the neck spread: thin slices across it, widest in the upper third, running out into the neck below. */
function hood(clay: Clay, body: Tube): void {
  for (let n = 0; n < HOOD.slices; n++) {
    const t = (n + 0.5) / HOOD.slices
    const u = mix(HOOD.from, HOOD.to, t)
    const [along, back, side] = frameAt(body, u)
    const wide = HOOD.wide * Math.sin(Math.PI * t ** 0.8) ** 0.7
    clay.ball(onTube(body, u, 0.05), [Math.max(0.16, wide), 0.13, 0.07], {
      k: 0.1,
      of: 'bone',
      axes: [side, along, back],
    })
  }
}

/** The tail held up beside the coils, as when it warns. */
function tailUp(pose: SnakePose): SnakePose {
  const root = pose.joints.at(-3)!
  return {
    ...pose,
    joints: [...pose.joints.slice(0, -2), add(root, [0.26, 0.22, 0]), add(root, [0.3, 0.58, 0])],
  }
}

/** Rings of horn, each a little smaller than the one before. */
function rattle(clay: Clay, joints: readonly V3[]): void {
  const end = joints.at(-1)!
  const way = unit(add(end, joints.at(-2)!, -1))
  for (let n = 0; n < RINGS; n++) {
    const r = 0.1 - n * 0.007
    clay.ball(add(end, way, 0.02 + n * 0.078), [r, r * 0.62, r * 0.8], { k: 0.008, of: 'horn' })
  }
}
const RINGS = 7

/** Forked, out of the floor of an open mouth or the notch of a shut one. */
function tongue(place: Seat, open: number): Strand[] {
  const jaw = hinged([0, -0.1, -0.4], open * 0.72)
  const stem: readonly V3[] = [
    [0, -0.1, 0.3],
    [0, -0.06, 0.84],
    [0.02, -0.1, 1.15],
  ]
  return (
    [
      [0.16, 0.0, 1.45],
      [-0.1, -0.24, 1.42],
    ] as const
  ).map((tip) => ({
    points: [...stem.slice(open > 10 ? 0 : 1), tip].map((p) => fromSeat(place, jaw(p))),
    width: 2.6,
    tone: 0.9,
    hue: 3,
  }))
}

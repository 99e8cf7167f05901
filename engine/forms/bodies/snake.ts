import { snake as bust } from '#engine/forms/heads/snake.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, seat } from '#engine/forms/sculpt/figure.ts'
import { clamp, mix, smoothstep, type V3 } from '#engine/forms/sculpt/maths.ts'
import { plateAt, scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A path head to tail with, at each joint, half width and the way its back looks. */
export type Path = { joints: V3[]; backs: V3[]; face: V3; crown: V3 }

/** Reared in an S out of two coils, jaws open. */
function strike(): Path {
  const joints: V3[] = [
    [0.86, 1.5, 0.5],
    [0.56, 1.7, 0.42],
    [0.16, 1.68, 0.3],
    [-0.12, 1.34, 0.18],
    [0.04, 0.84, 0.06],
    [0.34, 0.62, -0.06],
    [0.6, 0.42, -0.3],
  ]
  const backs: V3[] = [
    [0, 1, -0.1],
    [-0.1, 1, -0.1],
    [-0.8, 0.7, -0.2],
    [-1, 0.1, -0.2],
    [-0.8, -0.3, -0.3],
    [-0.2, 0.8, -0.4],
    [0.3, 1, -0.2],
  ]
  const turns = 15
  for (let k = 0; k < turns; k++) {
    const a = -0.75 - (k / 8) * 2 * Math.PI
    const r = 0.6 + 0.46 * (k / turns)
    joints.push([Math.cos(a) * r, 0.4 - 0.5 * (k / turns), Math.sin(a) * r * 0.9])
    backs.push([Math.cos(a) * 0.7, 1, Math.sin(a) * 0.7])
  }
  joints.push([1.2, -0.12, 0.62], [1.62, -0.1, 0.5], [1.86, 0.04, 0.36])
  backs.push([0.3, 1, 0.4], [0.2, 1, 0.2], [0, 1, 0])
  return { joints, backs, face: [0.86, -0.22, 0.46], crown: [0.2, 1, 0] }
}
export const SNAKE_POSES = { strike }

export function snakeBody(path: Path, camera: Camera): Body {
  const clay = new Clay(false)
  const n = path.joints.length - 1
  const radii = path.joints.map((_, i) => {
    const u = i / n
    return mix(0.135, 0.22, smoothstep(0, 0.35, u)) * mix(1, 0.06, smoothstep(0.62, 1, u))
  })
  const body = tube('trunk', path.joints, radii, path.backs, 5)
  model(clay, body, { of: 'bone' })
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
      bust: bust(camera),
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
    strands: [
      {
        points: (
          [
            [0, -0.5, 0.3],
            [0, -0.42, 0.8],
            [0.02, -0.55, 1.15],
            [0.16, -0.5, 1.45],
          ] as const
        ).map((p) => fromSeat(place, p)),
        width: 2.6,
        tone: 0.9,
        hue: 3,
      },
      {
        points: (
          [
            [0, -0.5, 0.3],
            [0, -0.42, 0.8],
            [0.02, -0.55, 1.15],
            [-0.1, -0.75, 1.42],
          ] as const
        ).map((p) => fromSeat(place, p)),
        width: 2.6,
        tone: 0.9,
        hue: 3,
      },
    ],
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

import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { smoothstep, type V3 } from '#engine/forms/sculpt/maths.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { fan, feathers, type Wing } from '#engine/forms/sculpt/bird.ts'

/** Scythes: short arm, very long hand, swept back. Seen from below, so that throat and belly show. */
const GLIDE: Wing = {
  shoulder: [0.12, 0.1, 0.14],
  elbow: [0.06, 0.2, 0.3],
  wrist: [0.26, 0.34, 0.52],
  tip: [0.2, 0.42, 0.92],
  ways: [
    [-0.66, 0.3, 0.74],
    [-0.94, 0.05, 0.34],
    [-1, -0.08, 0.06],
  ],
  facing: [0, -1, 0.12],
  long: [1.1, 0.5],
  wide: 0.066,
  counts: [9, 8],
  over: -1,
  finger: 0.75,
  look: (row) =>
    row === 0 ? { tone: [0.85, 0.42, 0.2], hue: 2 } : { tone: [0.86, 0.25, 0.12], hue: 0 },
}
export const SWALLOW_POSES = { glide: GLIDE }

export function swallowBody(wing: Wing, camera: Camera): Body {
  const clay = new Clay(false)
  const plume = { of: 'feather' } as const
  const trunk = tube(
    'trunk',
    [
      [0.66, 0.1, 0],
      [0.5, 0.12, 0],
      [0.3, 0.07, 0],
      [0, 0, 0],
      [-0.32, 0.0, 0],
      [-0.6, 0.02, 0],
    ],
    [0.09, 0.165, 0.17, 0.2, 0.13, 0.05],
    [0, 1, 0],
    4,
  )
  model(clay, trunk, plume, 1.02)
  for (const side of [1, -1]) {
    const at = (p: V3): V3 => [p[0], p[1], p[2] * side]
    clay
      .limb(at(wing.shoulder), at(wing.elbow), 0.075, 0.05, { k: 0.08, ...plume })
      .limb(at(wing.elbow), at(wing.wrist), 0.05, 0.04, { k: 0.03, ...plume })
      .limb(at(wing.wrist), at(wing.tip), 0.04, 0.016, { k: 0.03, ...plume })
    clay.ball([0.58, 0.115, 0.15 * side], [0.04, 0.036, 0.03], { k: 0.01, of: 'mouth' })
    clay.ball([0.592, 0.12, 0.178 * side], [0.012, 0.012, 0.012], { k: 0.002, of: 'tooth' })
  }
  clay.limb([0.7, 0.1, 0], [0.84, 0.075, 0], 0.055, 0.006, { k: 0.03, of: 'horn' })
  return {
    name: 'swallow',
    camera,
    clay,
    tubes: [trunk],
    tags: ['wing', 'featherWhite', 'wingDark', 'red'],
    own: {
      horn: { tone: 0.9, hue: 2, gloss: 0.3 },
      mouth: { tone: 1, hue: 2, line: 1 },
      tooth: { tone: 0, hue: 1 },
    },
    blades: [
      ...feathers(wing, 1),
      ...feathers(wing, -1),
      ...fan(
        [-0.5, 0.02, 0],
        [-1, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
        0.42,
        [0.34, 0.38, 0.44, 0.54, 0.7, 1.15],
        0.06,
        () => ({ tone: [0.85, 0.4, 0.25], hue: 2 }),
        0.8,
      ),
    ],
    skin: ({ u, v }) => {
      const belly = Math.abs(v) / Math.PI
      const face = smoothstep(0.2, 0.16, u) * smoothstep(0.38, 0.46, belly)
      const brow = smoothstep(0.08, 0.05, u)
      const pale = smoothstep(0.52, 0.6, belly)
      const red = Math.max(face, brow)
      const band = smoothstep(0.025, 0.02, Math.abs(u - 0.225)) * pale
      const tone = band > 0.5 ? 0.62 : red > 0.5 ? 0.5 : pale > 0.5 ? 0.04 : 0.6
      return {
        tone,
        hue: band > 0.5 ? 2 : red > 0.5 ? 3 : pale > 0.5 ? 1 : 0,
        hair: 0.08,
        lift: 0.15,
      }
    },
  }
}
